"""PySide gets ready later what words its errors, and then it words them as ever; the fence around how that is done."""

import json
import subprocess
import sys

from swallows_gui.cli import qt
from tests.patience import patience

PYSIDE, LOADER = "6.11.3", "1d6d3fa1fb7df286bf1e5f0b2a1a63e1a75b9cba6e503671266bd86244a34fa8"
"""The PySide whose loader was read, and the digest of its Python files (`LOOK`)."""
LOOK = """
import builtins, hashlib, json, sys
compiled, compile_now = [], builtins.compile
def compile_noted(source, filename, *rest, **more):
    compiled.append(str(filename))
    return compile_now(source, filename, *rest, **more)
builtins.compile = compile_noted
import PySide6.QtCore
files = sys.modules["shibokensupport.signature"].__loader__.zfile
names = sorted(name for name in files.namelist() if name.endswith(".py"))
digest = hashlib.sha256(b"".join(files.read(name).replace(b"\\r\\n", b"\\n") for name in names)).hexdigest()
print(json.dumps([PySide6.__version__, digest, compiled]))
"""
ASK = """
import sys
from swallows_gui.cli import qt
if sys.argv[1] == "later":
    qt.demand("PySide6.QtCore")
from PySide6.QtCore import QSize
print("argparse" in sys.modules)
try:
    QSize(1, 2).scale("a")
except TypeError as error:
    print(error)
try:
    QSize(1, 2).setWidth([])
except TypeError as error:
    print(error)
print(QSize.transposed.__doc__)
"""


def _asked(how: str) -> tuple[str, str]:
    done = subprocess.run(
        [sys.executable, "-c", ASK, how], capture_output=True, text=True, timeout=patience(), check=True
    )
    first, _, rest = done.stdout.partition("\n")
    return first, rest


def test_what_words_errors_is_loaded_with_the_first_error_and_words_it_alike() -> None:
    (at_once, told), (later, told_later) = _asked("at once"), _asked("later")
    assert (at_once, later) == ("True", "False")
    assert told == told_later
    assert "Supported signatures" in told


def test_the_loader_of_this_pyside_is_the_one_that_was_read() -> None:
    """What comes later is chosen by names inside PySide, and stood in for by the way its loader reads them."""
    done = subprocess.run([sys.executable, "-c", LOOK], capture_output=True, text=True, timeout=patience(), check=False)
    unread = (
        f"the loader of this PySide is not that of {PYSIDE}: read loader.py and signature_bootstrap.py in it, see if"
        " cli/qt.py still holds and pays (packaging/checks/measure.py start), and note its digest here"
    )
    assert done.returncode == 0, f"{unread}\n{done.stderr}"
    version, digest, compiled = json.loads(done.stdout)
    assert digest == LOADER, f"PySide {version}, digest {digest}: {unread}"
    assert sorted(qt._LATER) == sorted(qt._LATER.intersection(compiled)), unread
