"""PySide gets ready later what words its errors, and then it words them as ever."""

import subprocess
import sys

from tests.patience import patience

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
