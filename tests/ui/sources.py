"""What the program's source calls: read once for all tests that look into it."""

import ast
from collections import defaultdict
from functools import cache
from pathlib import Path


def calls(checkout: Path, name: str) -> list[tuple[str, ast.Call]]:
    """Every call of a function or method of this name in the package, and where it stands: `ui/kit/words.py:12`."""
    return _calls(checkout / "swallows_gui").get(name, [])


@cache
def _calls(package: Path) -> dict[str, list[tuple[str, ast.Call]]]:
    found: dict[str, list[tuple[str, ast.Call]]] = defaultdict(list)
    for path in sorted(package.rglob("*.py")):
        where = path.relative_to(package).as_posix()
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                match node.func:
                    case ast.Name(id=name) | ast.Attribute(attr=name):
                        found[name].append((f"{where}:{node.lineno}", node))
    return dict(found)
