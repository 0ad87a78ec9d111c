"""The compiled laboratory: a copy of the program in a folder of its own, its rules and search compiled by mypyc.

The checkout itself stays as it is, and so does whatever is installed from it: what is compiled starts later, and only
pays where thousands of games are played. The copy stands for the files as they were when it was made. It is started as
`python build/fast bench`, and its worker processes are compiled, too.
"""

import os
import shutil
import sys
import sysconfig
from collections.abc import Iterable, Iterator
from contextlib import chdir
from fnmatch import fnmatch
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from swallows_gui import build, titles
from swallows_gui.engine import chance
from swallows_gui.lab.game_lab import lab_of

CHECKOUT: Final = Path(__file__).resolve().parents[2]
FOLDER: Final = CHECKOUT / "build" / "fast"
"""Where the copy lies."""
_HOUSE: Final = ("engine/chance.py", "engine/tournament/*.py", "ai/racing.py")
"""What is compiled of the house; what is of a game, its laboratory says."""
_DATA: Final = ("resources", "translations")
_DOOR: Final = '''"""Starts the compiled laboratory: `python build/fast bench`."""

from swallows_gui.__main__ import main

if __name__ == "__main__":
    main()
'''


class CannotCompile(Exception):
    """Compiling is not possible here; the message says in one sentence why, and what to do."""


def is_compiled() -> bool:
    """Whether this process runs the compiled laboratory."""
    return chance.__file__.endswith(tuple(EXTENSION_SUFFIXES))


def what_is_missing() -> str:
    """Why nothing can be compiled here, in words that follow "cannot compile: "; "" where everything is there."""
    if not build.is_checkout():
        return "these are not the sources of the program"
    if find_spec("mypyc") is None or find_spec("setuptools") is None:
        return "mypyc is not installed; it comes with `python3 packaging/bootstrap.py setup --tests`"
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "").split()
    if os.name != "nt" and (not compiler or shutil.which(compiler[0]) is None):
        return "there is no C compiler; on Debian the package gcc has one"
    headers = Path(sysconfig.get_path("include")) / "Python.h"
    return "" if headers.is_file() else f"{headers} is missing; on Debian the package python3-dev has it"


def modules() -> list[str]:
    """The modules to compile, by place in the package: "engine/chance.py"."""
    package = CHECKOUT / "swallows_gui"
    found = list(_matching(package, _HOUSE, ()))
    for game in titles.ids():
        lab = lab_of(game)
        folder = f"games/{game}/"
        found += _matching(package, [folder + one for one in lab.compiled], [folder + one for one in lab.interpreted])
    return sorted(found)


def build_fast(folder: Path = FOLDER, optimised: int = 2) -> Path:
    """Copy the program into `folder`, in place of what lay there, and compile it; returns the folder.

    `optimised` is the compiler's level, 0 to 3. Raises `CannotCompile`, and `OSError` where it cannot be written.
    """
    if missing := what_is_missing():
        raise CannotCompile(missing)
    unfinished = folder.with_name(f"{folder.name}.{os.getpid()}")
    try:
        _copy(unfinished)
        _compile(unfinished, optimised)
        shutil.rmtree(unfinished / _OBJECTS)
        shutil.rmtree(folder, ignore_errors=True)
        unfinished.replace(folder)
    finally:
        shutil.rmtree(unfinished, ignore_errors=True)
    return folder


_OBJECTS: Final = "objects"
"""What the compiler leaves behind."""


def _matching(package: Path, patterns: Iterable[str], left_out: Iterable[str]) -> Iterator[str]:
    """The package's modules that match one of the patterns and none of those left out."""
    but = tuple(left_out)
    for pattern in patterns:
        for path in package.glob(pattern):
            name = path.relative_to(package).as_posix()
            if path.name != "__init__.py" and not any(fnmatch(name, one) for one in but):
                yield name


def _copy(folder: Path) -> None:
    """Lay sources, data and door into the folder."""
    shutil.copytree(CHECKOUT / "swallows_gui", folder / "swallows_gui", ignore=shutil.ignore_patterns("__pycache__"))
    for part in _DATA:
        shutil.copytree(CHECKOUT / part, folder / part)
    (folder / "__main__.py").write_text(_DOOR, "utf-8")
    if commit := build.commit():
        (folder / "swallows_gui" / build.COMMIT_FILE).write_text(f"{commit}\n", "ascii")


def _compile(folder: Path, optimised: int) -> None:
    """Compile the chosen modules of the copy, each beside its source, which Python then ignores."""
    from mypyc.build import mypycify
    from setuptools import Distribution

    words = ["--strict", "--explicit-package-bases", f"--python-version={sys.version_info[0]}.{sys.version_info[1]}"]
    with chdir(folder):
        try:
            compiled = mypycify(
                [*words, *(f"swallows_gui/{name}" for name in modules())],
                opt_level=str(optimised),
                multi_file=True,
                target_dir=_OBJECTS,
                group_name="swallows",
            )
            command = Distribution({"ext_modules": compiled}).get_command_obj("build_ext")
            command.inplace, command.parallel, command.build_temp = True, os.cpu_count(), _OBJECTS
            command.build_lib = _OBJECTS
            command.ensure_finalized()
            command.run()
        except SystemExit:
            raise CannotCompile("mypyc refuses a module (see above)") from None
        except Exception as error:
            raise CannotCompile(f"the C compiler failed: {error}") from error
