"""Games played by ear: whoever plays knows only what the accessibility bus tells, and has only the keys."""

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from swallows_gui import records
from tests.window.program import Program
from tests.window.reader import ScreenReader, is_installed, session_bus

pytestmark = pytest.mark.skipif(not is_installed(), reason="needs dbus-run-session and at-spi2-core")


@pytest.fixture
def reader(program: Program, display: str, qtbot: QtBot) -> Iterator[ScreenReader]:
    """A screen reader in a session of its own, in which the program has been started."""
    with session_bus(display) as session:
        made = ScreenReader(session)
        program.choose(language="en", pace="instant", reduced_motion=True)
        program.start(display=display, DBUS_SESSION_BUS_ADDRESS=session)
        program.wait_for_window()
        yield made
        program.end()
        made.hang_up()


def begin_a_friendly(program: Program, reader: ScreenReader) -> None:
    """From the start to the first question to the hand."""
    reader.listen_for(lambda heard: heard.kind == "push button")
    program.press("ctrl+f")
    reader.listen_for(lambda heard: heard == ("push button", "Kick-off", heard.place))
    program.press("Return")
    reader.listen_for(lambda heard: heard.kind == "alert")


def test_every_key_in_the_hand_tells_its_card(program: Program, reader: ScreenReader) -> None:
    """Each arrow brings the focus to one thing, the next card: not to the list, and not to it twice."""
    begin_a_friendly(program, reader)
    program.press("End")
    last = reader.listen_for(lambda heard: heard.kind == "list item")
    assert last.place > 3
    walked = [last]
    for key in ["Left"] * last.place + ["Right"] * last.place:
        program.press(key)
        walked.append(reader.listen_for(lambda heard: heard.kind not in ("alert", "announcement")))
    assert {heard.kind for heard in walked} == {"list item"}
    down = [*range(last.place, 0, -1)]
    assert [heard.place for heard in walked] == [*down, 0, *reversed(down)]
    assert all(" (" in heard.words for heard in walked)
    assert walked[: last.place + 1] == walked[: last.place - 1 : -1], "the same cards on the way back"


def test_a_friendly_is_played_to_its_end_by_ear(program: Program, reader: ScreenReader) -> None:
    """The keys go through the hand from its end to a card that can be played; a button with the focus is pressed."""
    begin_a_friendly(program, reader)
    program.press("End")
    question, in_hand = "", True
    while (heard := reader.listen()).words != "Back to the start":
        if heard.kind == "alert":
            question = heard.words
        elif heard.kind != "announcement":
            in_hand = heard.kind in ("list", "list item")
        if heard.kind == "push button":
            program.press("Return")
        elif heard.kind == "list item":
            if "Can be played." in heard.words or "choose a card" in question:
                program.press("Return")
            elif heard.place > 0:
                program.press("Left")
            else:
                program.press("d" if "attack no more" in question else "p")
        elif heard.kind in ("alert", "list") and in_hand:
            program.press("End")
    is_over(program, reader)


def is_over(program: Program, reader: ScreenReader) -> None:
    """The game was played to its end, and all that had the focus has a name."""
    assert all(heard.words.strip() for heard in reader.log), "the focus is never on anything without a name"
    (journal,) = program.journals
    assert records.read(journal).over
    assert "Traceback" not in program.said


def test_a_match_of_power_soccer_is_played_to_its_end_by_ear(program: Program, reader: ScreenReader) -> None:
    """From the first page on: arrows and Tab lead to what is heard, Enter takes it."""
    reader.listen_for(lambda heard: heard.words == "Your first match")
    shelf = (("Down", "Millions of Swallows"), ("Down", "Power Soccer"))
    for key, wanted in (*shelf, ("Return", "Tutorial"), ("Tab", "New match"), ("Return", "Kick-off")):
        program.press(key)
        reader.listen_for(lambda heard, wanted=wanted: heard.words == wanted)  # type: ignore[misc]
    program.press("Return")
    focus, rolls, questions = "", 0, 0
    while focus != "To the start screen":
        focus = ""
        for heard in reader.hear_out(0.3):  # until nothing more is said
            focus = heard.words if heard.kind == "push button" else focus
            questions += heard.kind == "announcement" and heard.words.startswith("Player 1 · ")
        if focus.startswith(("Roll", "To the statistics")):
            program.press("Return")
        elif focus != "To the start screen":
            program.press("1")  # of several answers none has the focus: the first
        rolls += focus.startswith("Roll")
        assert rolls < 400
    assert rolls > 5
    assert questions >= rolls / 2, "what is asked again is said again"
    is_over(program, reader)


def test_a_card_that_cannot_be_played_says_why(program: Program, reader: ScreenReader) -> None:
    """Enter on it says the same as the mouse would read below the question."""
    begin_a_friendly(program, reader)
    program.press("End")
    heard = reader.listen_for(lambda heard: heard.kind == "list item")
    while "Can be played." in heard.words:
        program.press("Left")
        heard = reader.listen_for(lambda heard: heard.kind == "list item")
    program.press("Return")
    why = reader.listen()
    assert why.kind == "announcement"
    assert why.words in heard.words, "what the card itself says"


def test_leaving_a_game_moves_the_focus_once(program: Program, reader: ScreenReader) -> None:
    """It goes from the hand to the start screen at once, and is handed on by nobody."""
    begin_a_friendly(program, reader)
    reader.hear_out()
    program.press("ctrl+w")
    assert [heard.kind for heard in reader.hear_out(3)] == ["push button"]


def test_what_is_asked_is_said_after_the_focus_has_moved(program: Program, reader: ScreenReader) -> None:
    """What gets the focus is read out at once, and would break off the question."""
    begin_a_friendly(program, reader)
    hand = [heard for heard in reader.log if heard.kind in ("list", "list item", "alert")]
    assert [heard.kind for heard in hand] == ["list", "alert"]
