"""The program on a real display under a window manager, with nothing but keys that xdotool types."""

import time

from swallows_gui import records
from tests.patience import patience
from tests.window.program import Program, wait_until

TYPED = ("Return", "g", "p", "Right", "Return", "d", "f", "0")
"""Play what is looked at or press what has the focus, go on, pass, look further, decline, finish the row, put nothing
in the envelope."""
BACK = ("Left", "Return")
"""The card to the left: the one that may be chosen can lie on either side."""


def test_a_friendly_is_begun_played_and_closed_with_keys(program: Program, display: str) -> None:
    program.choose(language="de", pace="instant", reduced_motion=True)
    child = program.start(display=display)
    program.wait_for_window()
    program.press("ctrl+f")
    wait_until(lambda: program.title().startswith("Freundschaftsspiel"), "the friendly's page")
    program.press("Return")
    wait_until(lambda: program.shown > 0, "the first move")
    (journal,) = program.journals
    end = time.monotonic() + 2 * patience()
    while not records.read(journal).over and time.monotonic() < end:
        program.press(*TYPED, *BACK)
    record = records.read(journal)
    assert record.over
    assert record.result is not None
    while program.most_shown < len(record.standing) and time.monotonic() < end:
        program.press("g")  # what was decided may wait for a nod before the end is shown
    assert program.most_shown >= len(record.standing), "the last move on the screen"
    program.press("ctrl+q")
    wait_until(lambda: child.poll() is not None, "the end of the program")
    assert child.returncode == 0
    assert "Traceback" not in program.said
    assert "unexpected error" not in program.said
