"""Several people at one screen: take-backs that others must agree to, and stepping in out of turn."""

from unittest import mock

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog
from pytestqt.qtbot import QtBot

from swallows_gui.games.swallows.rules.actions import OFFER, verb_of
from swallows_gui.session import Setup
from swallows_gui.ui.kit.pin_field import PinCheck
from swallows_gui.ui.play import dialogs
from swallows_gui.ui.play.seat_rows import SeatChoice
from swallows_gui.ui.shell.main_window import MainWindow
from tests.ui.hands import button, click, controller_of, desk_of, wait
from tests.ui.mouse import MousePlayer

ANN, BEN = SeatChoice("Ann", "#C8321F", "", ""), SeatChoice("Ben", "#1F4E9E", "", "")
CLEO = SeatChoice("Cleo", "#1E7B4A", "normal", "")


def begin(window: MainWindow, seed: int, *seats: SeatChoice, **options: object) -> None:
    """A friendly of Spain against Italy."""
    with mock.patch.object(Setup, "drawn_seed", return_value=seed):
        window.new_game({"format": "friendly", "field": ["ESP", "ITA"], "knockout": True, **options}, tuple(seats))


@pytest.mark.parametrize("agree", [True, False])
def test_a_take_back_needs_the_other_person(window: MainWindow, qtbot: QtBot, agree: bool) -> None:
    begin(window, 31, ANN, BEN, take_back="agreed")
    controller = controller_of(window)
    player = MousePlayer(window, qtbot, 31)
    offered = None
    for _decision in range(80):
        player.wait_for_question()
        assert window.talk is not None
        if controller.session.over:
            break
        seat = controller.info.in_front
        if not window.talk.curtain.closed and seat is not None:
            offered = controller.session.can_undo(seat)
            if offered is not None and offered.ask:
                break
        player.decide()
    assert offered is not None
    assert offered.ask
    before = controller.session.n
    open_behind: list[int | None] = []

    def answer(*_about: object) -> bool:
        open_behind.append(controller.view.seat)
        return agree

    with mock.patch.object(dialogs, "ask_vote", side_effect=answer) as asked:
        window.actions_["undo"].trigger()
        wait(qtbot, lambda: asked.called and controller.session.vote is None)
    assert open_behind == [None], "the hand of whoever asks is closed before somebody else looks"
    _window, asking, other, pin_check, since = asked.call_args.args
    assert since == "", "only the last decision would go"
    assert pin_check is None, "nobody has a PIN"
    assert {asking, other} == {"Ann", "Ben"}
    if agree:
        assert controller.session.n < before
    else:
        assert controller.session.n == before


def test_a_seat_with_a_pin_agrees_to_a_take_back_with_its_pin(window: MainWindow) -> None:
    asked = dialogs.VoteDialog("Ann", "Ben", PinCheck("22".__eq__), window)
    asked.show()
    assert asked.focusWidget() is asked.pin
    QTest.keyClicks(asked.pin, "11")
    QTest.keyClick(asked.pin, Qt.Key.Key_Return)
    assert asked.isVisible()
    assert asked.wrong.text() == "That is not the PIN of Ben."
    assert asked.pin.text() == ""
    QTest.keyClicks(asked.pin, "22")
    QTest.keyClick(asked.pin, Qt.Key.Key_Return)
    assert asked.result() == QDialog.DialogCode.Accepted
    asked.deleteLater()


def test_a_seat_without_a_pin_is_asked_and_no_is_the_first_answer(window: MainWindow) -> None:
    asked = dialogs.VoteDialog("Ann", "Ben", None, window)
    asked.show()
    assert not asked.pin.isVisible()
    QTest.keyClick(asked.focusWidget() or asked, Qt.Key.Key_Return)
    assert not asked.isVisible()
    assert asked.result() == QDialog.DialogCode.Rejected
    asked.deleteLater()


def test_a_seat_without_a_pin_agrees_by_keyboard(window: MainWindow, qtbot: QtBot) -> None:
    asked = dialogs.VoteDialog("Ann", "Ben", None, window)
    with qtbot.waitExposed(asked):
        asked.show()
    asked.agree.setFocus()
    QTest.keyClick(asked.agree, Qt.Key.Key_Return)
    assert asked.result() == QDialog.DialogCode.Accepted
    asked.deleteLater()


def test_before_a_slip_the_curtain_shows_the_slip(window: MainWindow, qtbot: QtBot) -> None:
    begin(window, 4, ANN, BEN, format="sixteen", field="random", distribution="random", knockout=False)
    talk = window.talk
    assert talk is not None
    player = MousePlayer(window, qtbot, 4)
    player.wait_for_question()
    while not talk.curtain.closed:
        player.decide()
        player.wait_for_question()
    assert button(talk.curtain, "Ann").text() == "I am Ann: show my slip"
    assert talk.curtain._portrait.isVisible()
    assert talk.curtain._portrait.accessibleName() == "Ann"
    while controller_of(window).scene != "table":
        player.decide()
        player.wait_for_question()
    while not talk.curtain.closed:
        player.decide()
        player.wait_for_question()
    assert "show my cards" in button(talk.curtain, "I am").text()


def test_a_decision_before_everybody_names_nobodys_last_deed(window: MainWindow, qtbot: QtBot) -> None:
    """The referee decides with the curtain open for all: the menu does not tell what that seat did last."""
    undo = window.actions_["undo"]
    named, unnamed = 0, 0
    for seed in range(40, 46):
        begin(window, seed, ANN, BEN, SeatChoice("Dora", "#1E7B4A", "", ""), take_back="agreed")
        controller = controller_of(window)
        player = MousePlayer(window, qtbot, seed)
        for _decision in range(150):
            player.wait_for_question()
            assert window.talk is not None
            if controller.session.over or (named > 3 and unnamed > 1):
                break
            if not window.talk.curtain.closed and undo.isEnabled():
                if controller.info.viewer is None:
                    unnamed += 1
                    assert undo.text() == "&Undo: the last decision"
                else:
                    named += undo.text() != "&Undo: the last decision"
            player.decide()
        window.leave_game()
        if named > 3 and unnamed > 1:
            break
    assert named > 3
    assert unnamed > 1


def test_a_person_steps_in_behind_the_curtain_and_play_waits(window: MainWindow, qtbot: QtBot) -> None:
    begin(window, 33, ANN, BEN, CLEO)
    controller = controller_of(window)
    player = MousePlayer(window, qtbot, 33)
    talk = window.talk
    assert talk is not None
    for _decision in range(60):
        player.wait_for_question()
        steppers = controller.info.may_step_in
        if not talk.curtain.closed and steppers and controller.view.step == "attack":
            break
        player.decide()
    assert steppers
    other = steppers[0]
    desk_of(window).table.step_in.emit(other)
    assert talk.curtain.closed
    assert controller.view.seat is None
    click(talk.curtain._open)
    assert controller.view.seat == other
    assert controller.info.phase == "held"
    before = controller.session.n
    qtbot.wait(200)
    assert controller.session.n == before
    offers = [each for each in controller.info.legal.entries if isinstance(each, range) and verb_of(each[0]) == OFFER]
    controller.do([offers[0][0]])
    wait(qtbot, lambda: controller.session.n > before)
    assert controller.view.offers_made[other] == 1
