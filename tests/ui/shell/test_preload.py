"""What is loaded while somebody looks at the start screen, and before a replay, is there to be loaded."""

from importlib.util import find_spec

from swallows_gui import titles
from swallows_gui.ui.shell.preload import AFTER, BEFORE


def test_every_module_that_is_loaded_ahead_is_there() -> None:
    named = [*BEFORE, *AFTER, *(name for title in titles.titles() for name in title.ahead)]
    assert [name for name in named if find_spec(name) is None] == []
