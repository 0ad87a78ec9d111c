"""Hints in the real window: asked for by button, key and menu, at every kind of question; gone when they must be."""

from typing import Any
from unittest import mock

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from checks.stage import covered
from swallows_gui.engine.game import seat_of
from swallows_gui.games.swallows.rules.actions import PLAY, argument_of, verb_of
from swallows_gui.services.settings import settings
from swallows_gui.session import Setup
from swallows_gui.ui.play.advice.advice_sheet import AdviceSheet
from swallows_gui.ui.play.seat_rows import SeatChoice
from swallows_gui.ui.shell.main_window import MainWindow
from tests.ui.hands import click, controller_of, desk_of, wait
from tests.ui.mouse import MousePlayer, bring_into_sight

ANN, BEN = SeatChoice("Ann", "#C8321F", "", ""), SeatChoice("Ben", "#1F4E9E", "", "")
CLEO, DORA = SeatChoice("Cleo", "#1E7B4A", "normal", ""), SeatChoice("Dora", "#8A5A00", "normal", "")


def begin(window: MainWindow, seed: int, *seats: SeatChoice, **options: object) -> None:
    """A friendly of Spain against Italy, or another game."""
    usual: dict[str, object] = {"format": "friendly", "field": ["ESP", "ITA"], "knockout": True}
    with mock.patch.object(Setup, "drawn_seed", return_value=seed):
        window.new_game({**usual, **options}, tuple(seats))


def sheet_of(window: MainWindow) -> AdviceSheet:
    """The sheet that hints stand on."""
    assert window.talk is not None
    return window.talk.hints.sheet


def hinted(window: MainWindow) -> bool:
    """Whether a hint has come."""
    return bool(sheet_of(window).model.rows)


def until_asked(window: MainWindow, qtbot: QtBot, mouse: MousePlayer, step: str, most: int = 120) -> None:
    """Play with the mouse until a question of this step allows a hint."""
    controller = controller_of(window)
    for _decision in range(most):
        mouse.wait_for_question()
        assert controller.scene != "payout", f"never asked at {step}"
        if controller.info.actor is not None and controller.view.step == step and controller.info.may_hint:
            return
        mouse.decide()
    raise AssertionError(f"never asked at {step}")


def test_a_hint_marks_the_best_choice_and_says_why(window: MainWindow, qtbot: QtBot) -> None:
    begin(window, 5, ANN, CLEO, DORA)
    mouse = MousePlayer(window, qtbot, 5)
    until_asked(window, qtbot, mouse, "attack")
    table = desk_of(window).table
    table.finish()
    click(table.prompt.hint)
    sheet = sheet_of(window)
    assert sheet.isVisible()
    wait(qtbot, lambda: hinted(window))
    rows = sheet.model.rows
    assert rows[0].best
    assert rows[0].share == 1.0
    assert not any(row.best for row in rows[1:])
    assert sheet.sentence.whole.endswith(".")
    assert sheet.title.text() == "Hint for Ann"
    names = {card.partition("#")[0] for card in _own_cards(window)}
    legal, card_id = controller_of(window).info.legal.actions, controller_of(window).view.tables.card_id
    plays = [argument_of(choice) for choice in legal if verb_of(choice) == PLAY]
    assert plays
    assert {card_id[card].partition("#")[0] for card in plays} <= names


def _own_cards(window: MainWindow) -> set[str]:
    view: Any = controller_of(window).session.view(0)
    return {view.tables.card_id[card] for hands in view.hands if hands for hand in hands for card in hand}


@pytest.mark.parametrize(("size", "scale"), [((1280, 800), 100), ((1024, 700), 100), ((1400, 900), 150)])
def test_a_hint_leaves_the_cards_it_speaks_of_in_sight(
    window: MainWindow, qtbot: QtBot, size: tuple[int, int], scale: int
) -> None:
    settings().change(text_scale=scale)
    window.resize(*size)
    begin(window, 5, ANN, CLEO, DORA)
    until_asked(window, qtbot, MousePlayer(window, qtbot, 5), "defence")
    table = desk_of(window).table
    table.finish()
    click(table.prompt.hint)
    wait(qtbot, lambda: hinted(window))
    assert not covered(window)


def test_the_key_asks_and_escape_closes(window: MainWindow, qtbot: QtBot) -> None:
    begin(window, 5, ANN, CLEO, DORA)
    mouse = MousePlayer(window, qtbot, 5)
    until_asked(window, qtbot, mouse, "attack")
    desk_of(window).table.finish()
    before = window.focusWidget()
    QTest.keyClick(before, Qt.Key.Key_T)
    wait(qtbot, lambda: hinted(window))
    sheet = sheet_of(window)
    assert sheet.isAncestorOf(window.focusWidget())
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Escape)
    assert sheet.isHidden()
    assert not hinted(window)
    assert sheet.text() == ""
    assert window.focusWidget() is before
    window.actions_["hint"].trigger()
    wait(qtbot, lambda: hinted(window))


def test_a_hint_goes_when_the_decision_is_made(window: MainWindow, qtbot: QtBot) -> None:
    begin(window, 5, ANN, CLEO, DORA)
    mouse = MousePlayer(window, qtbot, 5)
    until_asked(window, qtbot, mouse, "attack")
    desk_of(window).table.finish()
    click(desk_of(window).table.prompt.hint)
    wait(qtbot, lambda: hinted(window))
    mouse.decide()
    assert sheet_of(window).isHidden()
    assert not hinted(window)


def test_a_hint_under_way_is_called_off_with_the_decision(window: MainWindow, qtbot: QtBot) -> None:
    begin(window, 5, ANN, CLEO, DORA)
    mouse = MousePlayer(window, qtbot, 5)
    until_asked(window, qtbot, mouse, "attack")
    desk_of(window).table.finish()
    click(desk_of(window).table.prompt.hint)
    assert window.talk is not None
    thought = window.talk.hints._thought
    assert thought is not None
    mouse.decide()
    assert thought.cancelled
    qtbot.wait(300)
    assert not hinted(window)


def test_a_hint_barred_by_the_game_cannot_be_asked_for(window: MainWindow, qtbot: QtBot) -> None:
    begin(window, 5, ANN, CLEO, DORA, hints=False)
    mouse = MousePlayer(window, qtbot, 5)
    for _decision in range(12):
        mouse.wait_for_question()
        if controller_of(window).scene == "payout":
            break
        assert not desk_of(window).table.prompt.hint.isVisible()
        assert not window.actions_["hint"].isEnabled()
        mouse.decide()


@pytest.mark.parametrize("allowed", [True, False])
def test_a_new_tournament_asks_whether_hints_are_allowed(window: MainWindow, qtbot: QtBot, allowed: bool) -> None:
    click(window.start.new_button)
    screen = window.navigation.screens["tournament"]
    assert screen.hints.isChecked()  # type: ignore[attr-defined]
    if not allowed:
        click(screen.more)  # type: ignore[attr-defined]
        bring_into_sight(screen.hints)  # type: ignore[attr-defined]
        click(screen.hints)  # type: ignore[attr-defined]
    click(screen.start_button)  # type: ignore[attr-defined]
    controller = controller_of(window)
    assert controller.session.options["hints"] is allowed
    wait(qtbot, lambda: controller.info.actor is not None)
    assert controller.info.may_hint is allowed
    assert desk_of(window).screen("draft").hint_button.isVisible() is allowed  # type: ignore[attr-defined]


def test_the_curtain_takes_the_hint_away(window: MainWindow, qtbot: QtBot) -> None:
    begin(window, 3, ANN, BEN, CLEO)
    mouse = MousePlayer(window, qtbot, 3)
    controller = controller_of(window)
    talk = window.talk
    assert talk is not None
    until_asked(window, qtbot, mouse, "attack")
    desk_of(window).table.finish()
    click(desk_of(window).table.prompt.hint)
    wait(qtbot, lambda: hinted(window))
    other = 1 - controller.view.seat
    controller.step_in(other)
    assert talk.curtain.closed
    assert sheet_of(window).text() == ""
    assert not hinted(window)
    click(talk.curtain._open)
    assert sheet_of(window).isHidden()


def test_a_question_before_everybody_opens_the_curtain_for_its_hint(window: MainWindow, qtbot: QtBot) -> None:
    """The referee is asked with the curtain open for all: his hint comes behind his own."""
    begin(window, 34, ANN, BEN, SeatChoice("Eve", "#1E7B4A", "", ""))
    controller = controller_of(window)
    talk = window.talk
    assert talk is not None
    mouse = MousePlayer(window, qtbot, 34)
    for _decision in range(200):
        mouse.wait_for_question()
        assert controller.scene != "payout"
        open_to_all = not talk.curtain.closed and controller.view.seat is None
        if open_to_all and controller.info.actor is not None and controller.info.may_hint:
            break
        mouse.decide()
    desk_of(window).table.finish()
    actor = controller.info.actor
    click(desk_of(window).table.prompt.hint)
    assert talk.curtain.closed
    assert not hinted(window)
    click(talk.curtain._open)
    wait(qtbot, lambda: hinted(window))
    assert controller.view.seat == actor == controller.info.actor
    focused = window.focusWidget()
    assert focused is not None
    assert sheet_of(window).isAncestorOf(focused)
    QTest.keyClick(focused, Qt.Key.Key_Escape)
    assert sheet_of(window).isHidden()
    focused = window.focusWidget()
    assert focused is not None
    assert desk_of(window).table.isAncestorOf(focused), "Enter answers the question; it does not tear a dock off"


@pytest.mark.parametrize("language", [pytest.param("en", marks=pytest.mark.nightly), "de"])
def test_hints_at_the_draft_and_on_the_slip(window: MainWindow, qtbot: QtBot, language: str) -> None:
    window.actions_[f"language:{language}"].trigger()
    begin(window, 12, ANN, BEN._replace(level="normal"), CLEO, DORA, format="sixteen", field="random", knockout=False)
    controller = controller_of(window)
    mouse = MousePlayer(window, qtbot, 12)
    wait(qtbot, lambda: controller.info.actor is not None)
    assert controller.view.step == "draft"
    click(desk_of(window).screen("draft").hint_button)  # type: ignore[attr-defined]
    wait(qtbot, lambda: hinted(window))
    assert len(sheet_of(window).model.rows) == len(controller.info.legal.actions)
    while controller.scene != "bets":
        mouse.wait_for_question()
        if controller.scene != "bets":
            mouse.decide()
    mouse.wait_for_question()
    assert "[T]" in desk_of(window).screen("bets").hint_button.toolTip()  # type: ignore[attr-defined]
    QTest.keyClick(window.focusWidget() or window, Qt.Key.Key_T)
    wait(qtbot, lambda: hinted(window))
    slip = [row for row in sheet_of(window).model.rows if row.best]
    germany = {"en": "Germany", "de": "Deutschland"}[language]
    assert sum(germany in row.words for row in slip) == 1


def test_the_texts_of_a_hint_follow_the_language(window: MainWindow, qtbot: QtBot) -> None:
    begin(window, 5, ANN, CLEO, DORA)
    until_asked(window, qtbot, MousePlayer(window, qtbot, 5), "attack")
    desk_of(window).table.finish()
    click(desk_of(window).table.prompt.hint)
    wait(qtbot, lambda: hinted(window))
    english = sheet_of(window).text().split("\n")
    window.actions_["language:de"].trigger()
    german = sheet_of(window).text().split("\n")
    assert len(english) == len(german)
    assert not set(english) & set(german)


def test_enter_does_what_the_line_of_a_hint_says(window: MainWindow, qtbot: QtBot) -> None:
    begin(window, 5, ANN, CLEO, DORA)
    until_asked(window, qtbot, MousePlayer(window, qtbot, 5), "attack")
    controller, table = controller_of(window), desk_of(window).table
    table.finish()
    click(table.prompt.hint)
    sheet = sheet_of(window)
    wait(qtbot, lambda: hinted(window))
    qtbot.waitUntil(sheet.lines.hasFocus)
    assert ("Return", "Do what the line says") in sheet.key_help()
    hint = window.talk.hints._hint if window.talk is not None else None
    assert hint is not None
    with mock.patch.object(type(controller.session), "act_all", autospec=True) as acted:
        QTest.keyClick(sheet.lines, Qt.Key.Key_Return)
    assert not sheet.isVisible()
    (_session, row), _named = acted.call_args
    assert seat_of(row[0]) == controller.info.in_front
    assert row[0] == hint.advice.choices[0].action
