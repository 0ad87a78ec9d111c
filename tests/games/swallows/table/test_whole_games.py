"""Whole games in the real window, with the mouse alone; a hot seat with the curtain."""

from pathlib import Path
from typing import cast
from unittest import mock

import pytest
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from swallows_gui.games.swallows.rules.view import SwallowsView
from swallows_gui.session import Session, Setup
from swallows_gui.ui.shell.main_window import MainWindow
from tests.ui.hands import click, controller_of, desk_of, start_friendly, wait
from tests.ui.mouse import MousePlayer


@pytest.mark.parametrize("seed", [1, pytest.param(2, marks=pytest.mark.nightly)])
def test_a_friendly_with_the_mouse_alone(window: MainWindow, qtbot: QtBot, seed: int) -> None:
    with mock.patch.object(Setup, "drawn_seed", return_value=seed):
        start_friendly(window, qtbot)
    player = MousePlayer(window, qtbot, seed)
    player.play_on()
    controller = controller_of(window)
    assert controller.session.over
    assert player.clicks["card"] >= 1
    payout = desk_of(window).screen("payout")
    assert payout.winner  # type: ignore[attr-defined]
    wait(qtbot, payout.finish_button.isVisible)  # type: ignore[attr-defined]
    click(payout.finish_button)  # type: ignore[attr-defined]
    assert window.desk is None
    assert window.stack.currentWidget() is window.start


def leave_to_the_computer(window: MainWindow, qtbot: QtBot, folder: Path, until: int) -> None:
    """Put the game away, and take it up again where so many matches are over that nobody has looked at."""
    path = desk_of(window).session.path
    assert path is not None
    window.leave_game()
    with Session.load(path, target=folder / "later.swallows") as session:
        (person,) = session.humans()
        session.hand_to_ai(person, "random")
        session.run(lambda: len(cast(SwallowsView, session.view(None)).played) >= until)
        session.take_back_seat(person)
    window.open_file(folder / "later.swallows")
    wait(qtbot, lambda: window.game.laid is not None)


@pytest.mark.nightly  # by day `ui/fit/test_fit.py` goes through one, and tests of each screen use the mouse
@pytest.mark.parametrize("seen", [2, 31])
def test_a_whole_tournament_with_the_mouse_alone(window: MainWindow, qtbot: QtBot, tmp_path: Path, seen: int) -> None:
    """The first matches and the last ones, or all: what comes between is more of the same."""
    click(window.start.new_button)
    with mock.patch.object(Setup, "drawn_seed", return_value=12):
        click(window.navigation.screens["tournament"].start_button)  # type: ignore[attr-defined]
    player, wanted = MousePlayer(window, qtbot, 12), {"attack", "defence", "objection"}
    player.play_on(lambda: len(controller_of(window).view.played) >= seen and wanted <= player.asked)
    if controller_of(window).scene != "payout":
        leave_to_the_computer(window, qtbot, tmp_path, 29)
        player.play_on()
    controller = controller_of(window)
    assert controller.session.over
    assert len(controller.view.played) == 31
    assert wanted <= player.asked
    payout = desk_of(window).screen("payout")
    told = payout.story.rows  # type: ignore[attr-defined]
    assert [event["type"] for _n, event in told][-1] == "game_ended"
    ranking = payout.ranking.rows  # type: ignore[attr-defined]
    assert controller.session.result is not None
    assert {row.seat: row.cash for row in ranking} == dict(enumerate(controller.session.result["cash"]))


def test_two_people_at_one_screen_see_only_their_own_cards(window: MainWindow, qtbot: QtBot) -> None:
    click(window.start.start_buttons["friendly"])
    friendly = window.navigation.screens["friendly"]
    friendly.opponent.setCurrentIndex(friendly.opponent.count() - 1)  # type: ignore[attr-defined]
    with mock.patch.object(Setup, "drawn_seed", return_value=3):
        click(friendly.start_button)  # type: ignore[attr-defined]
    controller = controller_of(window)
    player = MousePlayer(window, qtbot, 3)
    seen: list[int | None] = []
    talk = window.talk
    assert talk is not None
    while controller.scene != "payout":
        player.wait_for_question()
        if talk.curtain.closed:
            _nothing_private(window)
        elif controller.scene == "table" and controller.info.actor is not None:
            viewer = controller.view.seat
            seen.append(viewer)
            own = [team for team, trainer in enumerate(controller.view.trainer) if trainer == viewer]
            for model in (desk_of(window).models.home_hand, desk_of(window).models.away_hand):
                if model.team not in own:
                    known = set(controller.view.known[model.team]) if model.team >= 0 else set()
                    assert all(row.card in known for row in model.rows if row.card >= 0 and not row.used)
        player.decide()
    assert player.clicks["curtain"] >= 2
    assert {0, 1} <= set(seen)


def _nothing_private(window: MainWindow) -> None:
    """While the curtain is closed no model, menu or title knows a secret."""
    desk = desk_of(window)
    assert not desk.models.home_hand.rows
    assert not desk.models.away_hand.rows
    assert all(row.cash is None for row in desk.models.accounts.rows)
    assert not desk.models.bets.rows
    assert ":" not in window.actions_["undo"].text()
    assert desk.controller.view.seat is None
    for row in range(desk.models.log.rowCount()):
        event = desk.models.log.event_at(row)
        if event["type"] == "cards_drawn" and event["reason"] != "personal":
            assert not any("#" in str(card) for card in event.get("cards", ()))


def test_the_curtain_wants_the_pin(window: MainWindow, qtbot: QtBot) -> None:
    from swallows_gui.ui.play.seat_rows import SeatChoice

    seats = (SeatChoice("Ann", "#C8321F", "", "12"), SeatChoice("Ben", "#1F4E9E", "", ""))
    with mock.patch.object(Setup, "drawn_seed", return_value=5):
        window.new_game({"format": "friendly", "field": ["ESP", "ITA"]}, seats)
    controller = controller_of(window)
    talk = window.talk
    assert talk is not None
    for _turn in range(30):
        wait(qtbot, lambda: talk.curtain.closed or controller.info.phase == "asked")
        if talk.curtain.closed and talk.curtain._name == "Ann":
            break
        MousePlayer(window, qtbot, 1).decide()
    assert talk.curtain.closed
    QTest.keyClicks(talk.curtain._pin, "99")
    click(talk.curtain._open)
    assert talk.curtain.closed
    assert controller.view.seat is None
    QTest.keyClicks(talk.curtain._pin, "12")
    click(talk.curtain._open)
    assert not talk.curtain.closed
    assert controller.view.seat == 0
