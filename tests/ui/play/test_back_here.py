"""Back to a line of the log, and to the beginning of one's turn: by click and key, for nobody else's eyes."""

from unittest import mock

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from swallows_gui.session import Setup
from swallows_gui.ui.play import dialogs
from swallows_gui.ui.play.seat_rows import SeatChoice
from swallows_gui.ui.play.sounding import BackHere
from swallows_gui.ui.shell.main_window import MainWindow
from tests.ui.hands import click, controller_of, desk_of, wait
from tests.ui.mouse import MousePlayer

ANN, BEN = SeatChoice("Ann", "#C8321F", "", ""), SeatChoice("Ben", "#1F4E9E", "", "")
OTTMAR = SeatChoice("Ottmar", "#1F4E9E", "normal", "")


def begin(window: MainWindow, qtbot: QtBot, *seats: SeatChoice, take_back: str) -> MousePlayer:
    """A friendly of Spain against Italy."""
    with mock.patch.object(Setup, "drawn_seed", return_value=31):
        options = {"format": "friendly", "field": ["ESP", "ITA"], "knockout": True, "take_back": take_back}
        window.new_game(options, seats)
    return MousePlayer(window, qtbot, 31)


def decide_until_deep(window: MainWindow, player: MousePlayer) -> None:
    """Play until the seat in front, whose view is open, has decided at two points of the match, and is asked again."""
    controller = controller_of(window)
    for _decision in range(120):
        player.wait_for_question()
        seat = controller.info.actor
        if seat is not None and controller.info.viewer == seat:
            session = controller.session
            every = (session.can_undo(seat, n) for n in range(1, session.n + 1))
            moves = {offer.row for offer in every if offer is not None}
            if len(moves) >= 3:
                window.docks.by_name["commentary"].show()
                return
        player.decide()
    raise AssertionError("never")


def test_a_line_of_the_log_leads_back_and_redo_forth(window: MainWindow, qtbot: QtBot) -> None:
    player = begin(window, qtbot, ANN, OTTMAR, take_back="free")
    decide_until_deep(window, player)
    controller, lines = controller_of(window), desk_of(window).table.commentary.lines
    button = lines.findChild(BackHere)
    assert button is not None
    assert not button.isVisibleTo(lines)
    rows = [row for row in range(lines.model().rowCount()) if controller.back_to(row) is not None]
    offers = {offer.row for row in rows if (offer := controller.back_to(row))}
    assert len(offers) >= 2, "lines of several decisions lead back to each"
    row = rows[-1]
    before, offer = controller.session.n, controller.back_to(row)
    assert offer is not None
    lines.setCurrentIndex(lines.model().index(row, 0))
    assert button.isVisibleTo(lines)
    assert (
        controller.models.narrator.deed(controller.session.action_json(offer.row[0])) in button.accessibleDescription()
    )
    assert button.toolTip()
    QTest.keyClick(lines, Qt.Key.Key_Backspace)
    wait(qtbot, lambda: controller.session.n < before and controller.info.actor == offer.seat)
    assert controller.session.can_redo(offer.seat)
    went_back_to = controller.session.n
    window.actions_["redo"].trigger()
    wait(qtbot, lambda: controller.session.n == before)
    assert went_back_to < before
    lines.setCurrentIndex(lines.model().index(row, 0))
    click(button)
    wait(qtbot, lambda: controller.session.n == went_back_to)


def test_nobody_goes_back_before_another_seats_eyes(window: MainWindow, qtbot: QtBot) -> None:
    player = begin(window, qtbot, ANN, BEN, take_back="agreed")
    decide_until_deep(window, player)
    controller, lines = controller_of(window), desk_of(window).table.commentary.lines
    row = next(row for row in reversed(range(lines.model().rowCount())) if controller.back_to(row) is not None)
    button = lines.findChild(BackHere)
    assert button is not None
    before, offer = controller.session.n, controller.back_to(row)
    assert offer is not None
    lines.setCurrentIndex(lines.model().index(row, 0))
    with mock.patch.object(dialogs, "ask_vote", return_value=False) as asked:
        click(button)
        wait(qtbot, lambda: asked.called and controller.session.vote is None)
    since = asked.call_args.args[4]
    public = controller.session.view(None).history
    narrator = controller.models.narrator
    assert since in {narrator.sentence(event) for event in public if narrator.tells(event)}
    assert controller.session.n == before
    controller.turns.look_in(1 - offer.seat)
    assert not button.isVisibleTo(lines)
    assert not button.toolTip()
    assert controller.back_to(row) is None
