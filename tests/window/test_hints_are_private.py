"""Two people at one screen who ask for hints and reviews: nothing of one is said while the other looks on."""

from unittest import mock

from PySide6.QtGui import QAccessible
from pytestqt.qtbot import QtBot

from swallows_gui.session import Setup
from swallows_gui.ui.play.seat_rows import SeatChoice
from swallows_gui.ui.shell.main_window import MainWindow
from tests.ui.hands import click, controller_of, desk_of, wait
from tests.ui.mouse import MousePlayer
from tests.window.test_privacy import Eavesdropper

HINTS = 4
"""At least."""


def test_hints_tell_nobody_the_cards_of_the_other(window: MainWindow, qtbot: QtBot) -> None:
    QAccessible.setActive(True)
    seats = (SeatChoice("Ann", "#C8321F", "", ""), SeatChoice("Ben", "#1F4E9E", "", ""))
    with mock.patch.object(Setup, "drawn_seed", return_value=31):
        window.new_game({"format": "friendly", "field": ["ESP", "ITA"], "knockout": True}, seats)
    controller = controller_of(window)
    talk = window.talk
    assert talk is not None
    ear = Eavesdropper(window)
    mouse = MousePlayer(window, qtbot, 31)
    asked: set[int] = set()
    hints = 0
    while controller.scene != "payout" and (hints < HINTS or len(asked) < 2):
        mouse.wait_for_question()
        ear.listen()
        if not talk.curtain.closed and controller.info.may_hint and controller.info.actor is not None:
            desk_of(window).table.finish()
            seat = controller.info.actor
            click(desk_of(window).table.prompt.hint)
            if talk.curtain.closed:
                ear.listen()
                click(talk.curtain._open)
            wait(qtbot, lambda: bool(talk.hints.sheet.model.rows))
            assert controller.view.seat == seat
            ear.listen()
            asked.add(seat)
            hints += 1
        mouse.decide()
        ear.listen()
    assert asked == {0, 1}
    assert hints >= HINTS or controller.session.over
    assert ear.ear.behind_the_curtain >= 2
    assert ear.ear.compared > 50


def test_a_hint_is_announced(window: MainWindow, qtbot: QtBot) -> None:
    """The reason and the best choice, once."""
    seats = (
        SeatChoice("Ann", "#C8321F", "", ""),
        SeatChoice("Ben", "#1F4E9E", "normal", ""),
        SeatChoice("Cleo", "#1E7B4A", "normal", ""),
    )
    with mock.patch.object(Setup, "drawn_seed", return_value=5):
        window.new_game({"format": "friendly", "field": ["ESP", "ITA"]}, seats)
    mouse = MousePlayer(window, qtbot, 5)
    mouse.wait_for_question()
    while not controller_of(window).info.may_hint or controller_of(window).info.actor is None:
        mouse.decide()
        mouse.wait_for_question()
    desk_of(window).table.finish()
    talk = window.talk
    assert talk is not None
    with mock.patch("swallows_gui.ui.play.advice.advice_sheet.announce") as announced:
        click(desk_of(window).table.prompt.hint)
        wait(qtbot, lambda: bool(talk.hints.sheet.model.rows))
    (call,) = announced.call_args_list
    said = str(call.args[1])
    sheet = talk.hints.sheet
    assert said.startswith("Hint for Ann")
    assert said.partition(" Recommended:")[0].removeprefix(f"{sheet.title.text()} ") in sheet.sentence.whole
    assert sheet.model.rows[0].spoken in said
