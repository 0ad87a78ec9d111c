"""Seats handed to the computer and taken over: no hand opens by that without its curtain, and everybody is told."""

from collections.abc import Callable
from pathlib import Path
from unittest import mock

import pytest
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from bench.trial.overheard import everything_said
from swallows_gui.games.swallows.table.replay_desk import secret_lines
from swallows_gui.session import Session, Setup
from swallows_gui.ui.play import dialogs
from swallows_gui.ui.play.seat_rows import SeatChoice
from swallows_gui.ui.shell.main_window import MainWindow
from tests.ui.hands import click, controller_of, desk_of, wait
from tests.ui.mouse import MousePlayer

ANN, BEN = SeatChoice("Ann", "#C8321F", "", ""), SeatChoice("Ben", "#1F4E9E", "", "")
PIN = "7"
CLEO = SeatChoice("Cleo", "#1E7B4A", "easy", "")


def begin(window: MainWindow, seed: int, *seats: SeatChoice) -> None:
    """A friendly of Spain against Italy."""
    with mock.patch.object(Setup, "drawn_seed", return_value=seed):
        window.new_game({"format": "friendly", "field": ["ESP", "ITA"], "knockout": True}, tuple(seats))


def play_until(window: MainWindow, player: MousePlayer, so: Callable[[], bool]) -> None:
    """Decide until something is so at an open table."""
    for _decision in range(80):
        player.wait_for_question()
        assert window.talk is not None
        if not window.talk.curtain.closed and so():
            return
        if window.talk.curtain._pin.isVisible():
            QTest.keyClicks(window.talk.curtain._pin, PIN)
        player.decide()
    raise AssertionError("it never came to that")


def hand(window: MainWindow, seat: int, level: str, *, sure: bool = True) -> mock.Mock:
    """Choose in the dialog of the seats; `sure`: what is answered if it asks."""
    assert window.talk is not None
    dialog = dialogs.SeatsDialog(controller_of(window).info.seats, window)
    dialog.handed.connect(window.talk.hand_over)
    with mock.patch.object(dialogs, "ask_take_over", return_value=sure) as asked:
        choice = dialog.choices[seat]
        choice.setCurrentIndex(choice.findData(level))
    dialog.deleteLater()
    return asked


def nothing_is_heard(window: MainWindow, *seats: int) -> None:
    """No line of a card of these seats is said anywhere in the window."""
    whole = "\n".join(everything_said())
    session = desk_of(window).session
    lines = {line for seat in seats for line in secret_lines(session, seat)}
    assert lines
    assert not [line for line in lines if line in whole]


def test_who_hands_the_own_seat_to_the_computer_sees_the_other_hand_behind_its_curtain_only(
    window: MainWindow, qtbot: QtBot
) -> None:
    begin(window, 31, ANN, BEN._replace(pin=PIN), CLEO)
    controller, player = controller_of(window), MousePlayer(window, qtbot, 31)
    talk = window.talk
    assert talk is not None
    play_until(window, player, lambda: controller.view.step == "attack" and controller.info.viewer == 0)
    hand(window, 0, "easy")
    assert controller.view.seat is None
    nothing_is_heard(window, 0, 1)
    wait(qtbot, lambda: talk.curtain.closed)
    assert talk.curtain._pin.isVisible()
    nothing_is_heard(window, 0, 1)
    click(talk.curtain._open)
    assert talk.curtain.closed
    assert controller.view.seat is None


def test_who_takes_the_own_seat_back_finds_no_hand_open(window: MainWindow, qtbot: QtBot) -> None:
    begin(window, 31, ANN, BEN, CLEO)
    controller, player = controller_of(window), MousePlayer(window, qtbot, 31)
    play_until(window, player, lambda: controller.view.step == "attack" and controller.info.viewer == 0)
    hand(window, 0, "easy")
    play_until(window, player, lambda: controller.info.viewer == 1)
    hand(window, 0, "")
    assert controller.view.seat is None
    nothing_is_heard(window, 0, 1)


def test_a_game_taken_up_opens_no_hand_where_two_people_have_played(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    begin(window, 31, ANN, BEN, CLEO)
    controller, player = controller_of(window), MousePlayer(window, qtbot, 31)
    play_until(window, player, lambda: controller.view.step == "attack" and controller.info.viewer == 0)
    hand(window, 0, "easy")
    copy = tmp_path / "copy.swallows"
    desk_of(window).session.save_as(copy)
    window.leave_game()
    window.open_file(copy)
    controller = controller_of(window)
    assert controller.session.humans() == (1,)
    assert controller.view.seat is None
    nothing_is_heard(window, 0, 1)


def test_the_seat_of_an_ai_is_taken_over_after_a_warning_only_and_everybody_is_told(
    window: MainWindow, qtbot: QtBot
) -> None:
    begin(window, 31, ANN, BEN._replace(level="easy"), CLEO)
    controller, player = controller_of(window), MousePlayer(window, qtbot, 31)
    play_until(window, player, lambda: controller.view.step == "attack" and controller.info.viewer == 0)
    asked = hand(window, 1, "", sure=False)
    assert asked.called
    assert controller.session.humans() == (0,)
    assert controller.view.seat == 0
    hand(window, 1, "")
    assert controller.session.humans() == (0, 1)
    assert controller.view.seat is None
    said = "A person plays Ben now and sees the cards, the bets and the cash."
    assert said in desk_of(window).models.log.index(0).data()
    assert said in "\n".join(everything_said())
    nothing_is_heard(window, 0, 1)


def test_the_log_of_a_game_taken_up_still_tells_who_has_taken_over_a_seat(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    begin(window, 31, ANN, BEN._replace(level="easy"), CLEO)
    controller, player = controller_of(window), MousePlayer(window, qtbot, 31)
    play_until(window, player, lambda: controller.view.step == "attack")
    hand(window, 1, "")
    hand(window, 1, "normal")
    copy = tmp_path / "copy.swallows"
    desk_of(window).session.save_as(copy)
    session = Session.load(copy, in_memory=True)
    told = [event for event in session.view(None).history if event["type"] == "seat_changed"]
    assert [(event["seat"], event["kind"]) for event in told] == [(1, "human"), (1, "ai")]
    assert session.people == {0, 1}


@pytest.mark.parametrize("pin", ["", PIN])
def test_one_person_alone_needs_no_curtain_but_for_a_pin(window: MainWindow, qtbot: QtBot, pin: str) -> None:
    begin(window, 31, ANN._replace(pin=pin), BEN._replace(level="easy"), CLEO)
    controller = controller_of(window)
    talk = window.talk
    assert talk is not None
    wait(qtbot, lambda: talk.curtain.closed or controller.info.phase in ("asked", "held"))
    assert (controller.view.seat is None) == bool(pin)
    hand(window, 0, "easy")
    assert controller.view.seat is None
    hand(window, 0, "")
    assert (controller.view.seat is None) == bool(pin)


def test_a_seat_handed_over_while_its_curtain_is_closed_opens_nothing(window: MainWindow, qtbot: QtBot) -> None:
    begin(window, 31, ANN, BEN, CLEO)
    controller, player = controller_of(window), MousePlayer(window, qtbot, 31)
    talk = window.talk
    assert talk is not None
    while not talk.curtain.closed:
        player.wait_for_question()
        if not talk.curtain.closed:
            player.decide()
    waited_for = controller.presenter.now.curtain_for
    assert waited_for is not None
    hand(window, waited_for, "easy")
    assert controller.view.seat is None
    assert controller.presenter.now.curtain_for != waited_for
    nothing_is_heard(window, 0, 1)


def test_one_person_alone_is_told_what_goes_back_with_a_decision(window: MainWindow, qtbot: QtBot) -> None:
    begin(window, 31, ANN, BEN._replace(level="easy"), CLEO)
    controller, player = controller_of(window), MousePlayer(window, qtbot, 31)
    undo = window.actions_["undo"]
    play_until(window, player, lambda: undo.isEnabled() and controller.info.undo_takes_along)
    assert undo.text().endswith(", with the dice and answers since")
    before = controller.session.n
    undo.trigger()
    wait(qtbot, lambda: controller.session.n < before)
    assert window.notice.text().startswith("Ann has gone back, dice and answers and all")


def test_a_seat_of_a_level_that_new_games_do_not_offer_keeps_it_when_nobody_takes_it_over(
    window: MainWindow, qtbot: QtBot
) -> None:
    begin(window, 31, ANN, BEN, CLEO._replace(level="random"))
    hand(window, 2, "", sure=False)
    seat = desk_of(window).session.seats[2]
    assert (seat.kind, seat.level) == ("ai", "random")
    hand(window, 2, "easy")
    assert desk_of(window).session.seats[2].level == "easy"


def test_the_news_of_a_seat_taken_over_goes_with_the_next_decision_of_a_person(
    window: MainWindow, qtbot: QtBot
) -> None:
    begin(window, 31, ANN, CLEO)
    controller, player = controller_of(window), MousePlayer(window, qtbot, 31)
    player.wait_for_question()
    hand(window, 1, "normal")
    assert "Cleo" in window.notice.text()
    player.wait_for_question()
    before = len(controller.view.history)
    player.decide()
    wait(qtbot, lambda: len(controller.view.history) > before)
    assert window.notice.text() == ""
    hand(window, 1, "easy")
    window.notice.show_notice("Something else.", "warning")
    player.wait_for_question()
    player.decide()
    wait(qtbot, lambda: controller.info.phase in ("asked", "held", "over"))
    assert window.notice.text() == "Something else."
