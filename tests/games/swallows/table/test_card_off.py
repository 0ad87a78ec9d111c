"""With 32 teams each trainer says of which colour a team is dealt a card fewer, on the page of the draft (S10.1)."""

from pathlib import Path

from pytestqt.qtbot import QtBot

from swallows_gui.games.swallows.rules.tables import GREEN
from swallows_gui.games.swallows.rules.view import SwallowsView
from swallows_gui.games.swallows.table.desk import Desk
from swallows_gui.games.swallows.table.screens.draft import DraftScreen
from swallows_gui.session import Seat, Session, Setup
from swallows_gui.ui.kit.seat_colours import SEAT_COLOURS
from swallows_gui.ui.shell.main_window import MainWindow


def _step(session: Session) -> str:
    view = session.view(None)
    assert isinstance(view, SwallowsView)
    return view.step


def _asked(path: Path) -> Path:
    """A tournament of 32 teams shared out by lot, where seat 0 is asked for a colour."""
    seats = (Seat("Kim", "human", "", SEAT_COLOURS[0]), Seat("Wanda", "ai", "easy", SEAT_COLOURS[1]))
    with Session.new(
        Setup({"format": "thirty-two", "distribution": "random"}, seats, game="swallows", seed=4), path=path
    ) as session:
        while not (session.to_move == 0 and _step(session) == "give_up"):
            session.step()
    return path


def test_a_colour_is_named_with_a_button_that_says_what_is_left(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    window.open_file(_asked(tmp_path / "thirty-two.swallows"))
    qtbot.waitUntil(lambda: window.desk is not None and window.desk.controller.info.actor == 0)
    assert isinstance(window.desk, Desk)
    controller = window.desk.controller
    screen = window.stack.currentWidget()
    assert isinstance(screen, DraftScreen)
    view = controller.view
    team = len(view.open.given_up)
    green = screen.answers.colours["green"]
    due = view.tables.nation_cards[view.field[team]][0]
    assert green.isVisible()
    assert green.isEnabled()
    assert green.text() == f"Green: {due - 1} instead of {due}"
    assert controller.models.names.team(team) in screen.prompt.text()
    assert not screen.pick_button.isVisible()
    green.click()
    qtbot.waitUntil(lambda: len(controller.view.open.given_up) > team)
    assert controller.view.open.given_up[team] == GREEN
