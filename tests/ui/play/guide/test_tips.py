"""Tips: each the first time its thing happens, once, never in front of a secret, never in the way of a key."""

from pathlib import Path
from typing import cast
from unittest import mock

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from swallows_gui.catalogue.rulebook import load_rulebook
from swallows_gui.games.swallows.rules.events import EVENTS
from swallows_gui.games.swallows.rules.marks import PRINTED
from swallows_gui.games.swallows.rules.view import SwallowsView
from swallows_gui.games.swallows.words.lessons import tournament_tips
from swallows_gui.services.settings import settings
from swallows_gui.session import Session, Setup
from swallows_gui.session.lines import Seat
from swallows_gui.ui.play.guide.tips import Tips
from swallows_gui.ui.play.seat_rows import SeatChoice
from swallows_gui.ui.shell.main_window import MainWindow
from tests.ui.hands import click, controller_of, desk_of, start_friendly, wait
from tests.ui.mouse import MousePlayer

BOOK = tournament_tips(PRINTED)


def tips_of(window: MainWindow) -> Tips:
    assert window.talk is not None
    assert window.talk.tips is not None
    return window.talk.tips


def test_every_tip_has_words_a_clause_and_an_event_that_exists() -> None:
    book = load_rulebook("swallows", "en")
    for tip in BOOK.tips:
        heading, sentences = BOOK.words(tip.name)
        assert heading
        assert sentences.endswith(".")
        assert book.clause(tip.clause)
        assert bool(tip.event) != bool(tip.scene)
        if tip.event:
            fields = {*EVENTS[str(tip.event["type"])], "type"}
            assert set(tip.event) <= fields


def test_a_tip_is_due_once() -> None:
    events = [{"type": "sent_off", "team": "GER"}, {"type": "sent_off", "team": "GER"}, {"type": "declined"}]
    assert [tip.name for tip in BOOK.due(events, {})] == ["sent_off", "declined"]
    assert [tip.name for tip in BOOK.due(events, {"sent_off": ""})] == ["declined"]
    assert not BOOK.due([{"type": "cards_returned", "by": "x"}], {})


def test_a_tip_is_over_with_what_it_speaks_of() -> None:
    by_name = {tip.name: tip for tip in BOOK.tips}
    attack, match = {"type": "attack_over"}, {"type": "match_ended"}
    assert not by_name["swallow"].is_over([attack])
    assert by_name["swallow"].is_over([attack, {"type": "declined"}, attack])
    assert not by_name["bribe"].is_over([attack] * 9)
    assert by_name["declined"].is_over([{"type": "period_started", "period": "extra"}])
    assert all(tip.is_over([match]) for tip in BOOK.tips if tip.event)
    assert not any(tip.is_over([match]) for tip in BOOK.tips if tip.scene)


def test_while_others_play_no_tip_outlasts_its_match(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    """One stayed open for three matches while the seat was asked nothing."""
    seats = tuple(Seat(name, "ai", "easy") for name in ("Ann", "Ben", "Cleo", "Dan"))
    with Session.new(Setup({"format": "sixteen"}, seats, seed=11), path=tmp_path / "game.swallows") as session:
        session.run(lambda: len(cast(SwallowsView, session.view(None)).played) >= 2)
    settings().change(tips=True, tips_seen={})
    window.game.open_file(tmp_path / "game.swallows")
    wait(qtbot, lambda: window.game.laid is not None)
    controller, guide = controller_of(window), tips_of(window)
    shown_in: dict[str, set[int]] = {}

    def follow() -> bool:
        if guide.tip is not None:
            shown_in.setdefault(guide.tip.name, set()).add(controller.view.match)
        return len(controller.view.played) >= 5

    wait(qtbot, follow)
    assert shown_in
    assert all(max(matches) - min(matches) <= 1 for matches in shown_in.values()), shown_in


@pytest.mark.parametrize("seed", [41, pytest.param(7, marks=pytest.mark.nightly)])
def test_tips_come_with_a_friendly_take_no_focus_and_go(window: MainWindow, qtbot: QtBot, seed: int) -> None:
    settings().change(tips=True)
    with mock.patch.object(Setup, "drawn_seed", return_value=seed):
        start_friendly(window, qtbot)
    controller, player = controller_of(window), MousePlayer(window, qtbot, seed)
    guide = tips_of(window)
    given: list[str] = []
    while controller.scene != "payout":
        player.wait_for_question()
        desk_of(window).table.finish()
        qtbot.wait(50)
        if guide.tip is not None:
            assert guide.note.isVisible()
            assert not guide.note.isAncestorOf(window.focusWidget())
            happened = controller.view.history
            assert guide.tip.name in [tip.name for tip in BOOK.due(happened, {})] or not guide.tip.event
            if guide.tip.name not in given:
                given.append(guide.tip.name)
                assert list(settings().now.tips_seen).count(f"swallows.{guide.tip.name}") == 1
        if controller.scene != "payout":
            player.decide()
    assert given
    assert len(given) == len(set(given))
    window.leave_game()
    with mock.patch.object(Setup, "drawn_seed", return_value=seed):
        start_friendly(window, qtbot)
    guide, player = tips_of(window), MousePlayer(window, qtbot, seed)
    for _decision in range(6):
        player.wait_for_question()
        qtbot.wait(40)
        assert guide.tip is None or guide.tip.name not in given
        if controller_of(window).scene != "payout":
            player.decide()


def test_got_it_no_more_and_all_again(window: MainWindow, qtbot: QtBot) -> None:
    settings().change(tips=True)
    window.show_screen("tournament")
    with mock.patch.object(Setup, "drawn_seed", return_value=22):
        window.navigation.screens["tournament"].start_button.click()  # type: ignore[attr-defined]
    guide = tips_of(window)
    wait(qtbot, lambda: guide.tip is not None and guide.note.isVisible())
    assert guide.tip is not None
    assert guide.tip.name == "draft"
    click(guide.note.rule)
    assert window.stack.currentWidget() is window.navigation.screens["rules"]
    assert guide.note.isHidden()
    window.go_back()
    QApplication.processEvents()
    assert guide.tip is None
    settings().change(tips_seen={})
    guide._look()
    wait(qtbot, lambda: guide.note.isVisible())
    click(guide.note.next)
    assert guide.note.isHidden()
    assert window.focusWidget() is desk_of(window).screen("draft").cards
    settings().change(tips_seen={})
    guide._look()
    wait(qtbot, lambda: guide.note.isVisible())
    click(guide.note.end)
    assert guide.note.isHidden()
    assert not settings().now.tips
    window.show_screen("settings")
    screen = window.navigation.screens["settings"]
    assert not screen.play_panel.switches["tips"].isChecked()
    screen.tips_button.click()
    assert settings().now.tips
    assert not settings().now.tips_seen


def test_no_tip_stands_before_a_closed_curtain(window: MainWindow, qtbot: QtBot) -> None:
    settings().change(tips=True)
    seats = (SeatChoice("Ann", "#C8321F", "", ""), SeatChoice("Ben", "#1F4E9E", "", ""))
    with mock.patch.object(Setup, "drawn_seed", return_value=5):
        window.new_game({"format": "friendly", "field": ["ESP", "ITA"]}, seats)
    player, talk = MousePlayer(window, qtbot, 5), window.talk
    assert talk is not None
    closed = 0
    for _decision in range(25):
        player.wait_for_question()
        QTest.qWait(40)
        if controller_of(window).scene == "payout":
            break
        if talk.curtain.closed:
            closed += 1
            assert tips_of(window).note.isHidden()
        player.decide()
    assert closed > 2


def test_escape_closes_a_tip_wherever_it_stands(window: MainWindow, qtbot: QtBot) -> None:
    settings().change(tips=True, tips_seen={})
    window.show_screen("tournament")
    with mock.patch.object(Setup, "drawn_seed", return_value=22):
        window.navigation.screens["tournament"].start_button.click()  # type: ignore[attr-defined]
    wait(qtbot, lambda: window.game.laid is not None)
    draft = tips_of(window)
    wait(qtbot, lambda: draft.note.isVisible() and controller_of(window).info.phase == "asked")
    cards = desk_of(window).screen("draft").cards  # type: ignore[attr-defined]
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    cards.setFocus()
    QTest.keyClick(cards, Qt.Key.Key_Escape)
    wait(qtbot, draft.note.isHidden)
    assert draft.tip is None
    assert window.focusWidget() is cards
    window.leave_game()
    with mock.patch.object(Setup, "drawn_seed", return_value=41):
        start_friendly(window, qtbot)
    at_the_table, player = tips_of(window), MousePlayer(window, qtbot, 41)
    for _decision in range(60):
        player.wait_for_question()
        if at_the_table.tip is not None:
            break
        player.decide()
    wait(qtbot, at_the_table.note.isVisible)  # it stands a moment after it is due
    QTest.keyClick(window.focusWidget() or window, Qt.Key.Key_Escape)
    wait(qtbot, at_the_table.note.isHidden)


def test_escape_closes_a_tip_of_several_pages(window: MainWindow, qtbot: QtBot) -> None:
    with mock.patch.object(Setup, "drawn_seed", return_value=41):
        start_friendly(window, qtbot)
    controller, guide = controller_of(window), tips_of(window)
    wait(qtbot, lambda: controller.info.phase == "asked")
    guide._show(next(tip for tip in BOOK.tips if tip.name == "envelopes"))
    wait(qtbot, guide.note.isVisible)
    guide.note.words.set_whole("It is said at length. " * 60)
    assert not guide.note.words.at_end
    for _page in range(guide.note.words.pages - 1):
        guide.note.next.click()
    assert guide.note.words.at_end
    assert guide.note.next.shortcut() == QKeySequence(Qt.Key.Key_Escape), "a new label keeps the key"
    guide.note.next.click()
    wait(qtbot, guide.note.isHidden)


def test_no_tip_lies_below_a_hint(window: MainWindow, qtbot: QtBot) -> None:
    with mock.patch.object(Setup, "drawn_seed", return_value=41):
        start_friendly(window, qtbot)
    controller, guide = controller_of(window), tips_of(window)
    wait(qtbot, lambda: controller.info.phase == "asked")
    guide._show(next(tip for tip in BOOK.tips if tip.name == "bribe"))
    wait(qtbot, guide.note.isVisible)
    controller.ask_hint()
    assert guide.tip is None
    assert guide.note.isHidden()


def test_no_tip_lies_over_the_result_of_a_match(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    seats = tuple(Seat(name, "ai", "random") for name in ("Ann", "Ben", "Cleo", "Dan"))
    with Session.new(Setup({"format": "sixteen"}, seats, seed=3), path=tmp_path / "final.swallows") as session:
        session.run(lambda: cast(SwallowsView, session.view(None)).stage == "F")
        final = cast(SwallowsView, session.view(None))
        session.take_back_seat(final.trainer[final.home])
    window.game.open_file(tmp_path / "final.swallows")
    wait(qtbot, lambda: window.game.laid is not None)
    settings().change(tips=True, tips_seen={f"swallows.{tip.name}": "" for tip in BOOK.tips})
    controller, table, guide = controller_of(window), desk_of(window).table, tips_of(window)
    bribe = next(tip for tip in BOOK.tips if tip.name == "bribe")
    shown, was_up = 0, False
    while not controller.moments.waits:
        wait(qtbot, lambda: controller.moments.waits or controller.info.phase == "asked")
        if not controller.moments.waits:
            was_up = guide.tip is bribe
            controller.do(controller.info.legal.actions[:1])
        if not controller.moments.waits and guide.tip is None:
            guide._show(bribe)
            shown += 1
    assert shown
    assert was_up, "a tip was read when the result came"
    QApplication.processEvents()
    assert table.board.isVisible()
    assert guide.tip is None
    assert guide.note.isHidden()
