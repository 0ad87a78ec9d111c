"""A question is put to whoever decides it, once: not to the seat before, and not where it answers itself."""

from __future__ import annotations

from importlib import import_module

import pytest
from pytestqt.qtbot import QtBot

from swallows_gui.ui.kit import notices
from swallows_gui.ui.kit.clock import clock
from swallows_gui.ui.play.manners import Manners
from swallows_gui.ui.play.seat_rows import SeatChoice
from swallows_gui.ui.play.table_info import Phase
from swallows_gui.ui.play.turn_controller import CHANCE
from swallows_gui.ui.shell.main_window import MainWindow
from tests.ui.evening import Spectator, time_by_hand
from tests.ui.hands import controller_of
from tests.ui.play.test_hot_seat_evenings import begin

ANN, BEN = SeatChoice("Ann", "#C8321F", "", ""), SeatChoice("Ben", "#1F4E9E", "", "")
OTTMAR, WANDA = SeatChoice("Ottmar", "#1F4E9E", "random", ""), SeatChoice("Wanda", "#1E7B4A", "random", "")
FRIENDLY: dict[str, object] = {"format": "friendly", "field": ["ESP", "ITA"], "haggling": True}


@pytest.mark.parametrize("seats", [(ANN, OTTMAR, WANDA), (ANN, BEN, WANDA)])
def test_nobody_hears_a_question_that_is_not_his(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, seats: tuple[SeatChoice, ...]
) -> None:
    heard: list[tuple[str, int, int | None]] = []

    def hear(_widget: object, sentence: str, urgent: bool = False) -> None:
        if urgent:
            session = controller_of(window).session
            heard.append((sentence, session.n, session.to_move))

    monkeypatch.setattr(notices, "announce", hear)
    with time_by_hand("normal"):
        begin(window, 8, FRIENDLY, *seats)
        Spectator(window, qtbot, 8).play_on(lambda: len(heard) >= 14)
    people = {number: seat.name for number, seat in enumerate(seats) if not seat.level}
    assert len(heard) >= 5
    for sentence, _n, mover in heard:
        assert mover in people, sentence
        assert sentence.startswith(people[mover]), sentence
    assert len({(sentence, n) for sentence, n, _mover in heard}) == len(heard), "said once"


def test_a_person_has_time_to_step_in_before_an_ai_seat_decides(window: MainWindow, qtbot: QtBot) -> None:
    with time_by_hand("normal"):
        begin(window, 8, FRIENDLY, ANN, OTTMAR, WANDA)
        controller, player = controller_of(window), Spectator(window, qtbot, 8)
        seen = 0
        for _ in range(12):
            player.wait_for_question()
            player.decide()
            for _frame in range(600):
                session = controller.session
                if controller.info.phase is Phase.THINKING and 0 in session.may_act() and session.to_move != 0:
                    before, passed = session.n, 0.0
                    while session.n == before and passed < 5 and controller.info.phase is Phase.THINKING:
                        clock().pass_time(0.05)
                        passed += 0.05
                    assert passed >= CHANCE * 0.9 - 0.05
                    seen += 1
                    break
                if controller.info.phase in (Phase.ASKED, Phase.HELD, Phase.OVER):
                    break
                clock().pass_time(0.05)
            if seen >= 3 or controller.session.over:
                break
        assert seen


@pytest.mark.parametrize("game", ["power_soccer", "tactics_board"])
def test_dice_are_rolled_by_hand_though_nothing_else_can_be_done(game: str) -> None:
    """Only answers are given by themselves, but not those with which a die is thrown."""
    manners = import_module(f"swallows_gui.games.{game}.table.manners")
    kind = next(
        each for each in vars(manners).values() if isinstance(each, type) and each.__module__ == manners.__name__
    )
    verbs = import_module(f"swallows_gui.games.{game}.rules.actions")
    assert issubclass(kind, Manners)
    assert {deed >> verbs.VERB_SHIFT for deed in kind.by_hand} <= set(range(len(verbs.VERBS)))
    assert verbs.ROLL in kind.by_hand
