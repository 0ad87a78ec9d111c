"""A question is put to whoever decides it, once: not to the seat before, and not where it answers itself."""

from __future__ import annotations

from importlib import import_module
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from swallows_gui.engine.game import deed_of
from swallows_gui.games.swallows.rules.actions import HAND_IN, NO_OBJECTION
from swallows_gui.games.swallows.table.presentation import MANNERS
from swallows_gui.services.settings import settings
from swallows_gui.session import Seat, Session, Setup
from swallows_gui.ui.kit import notices
from swallows_gui.ui.kit.clock import clock
from swallows_gui.ui.play.auto_answers import AutoAnswers
from swallows_gui.ui.play.game_table import Phase
from swallows_gui.ui.play.presentation import PresentationRules
from swallows_gui.ui.play.seat_rows import SeatChoice
from swallows_gui.ui.play.turn_controller import STEP_IN_SHARE
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
                    assert passed >= STEP_IN_SHARE * 0.9 - 0.05
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
    manners = import_module(f"swallows_gui.games.{game}.table.presentation")
    kind = next(
        each
        for each in vars(manners).values()
        if isinstance(each, type) and issubclass(each, PresentationRules) and each.__module__ == manners.__name__
    )
    verbs = import_module(f"swallows_gui.games.{game}.rules.actions")
    assert {deed >> verbs.VERB_SHIFT for deed in kind.by_hand} <= set(range(len(verbs.VERBS)))
    assert verbs.ROLL in kind.by_hand


def test_the_last_pick_is_no_question_between_two(window: MainWindow, qtbot: QtBot) -> None:
    """Everybody sees that one team is left, and whose it is."""
    settings().change(answer_alone=True)
    with time_by_hand("normal"):
        begin(window, 7, {"format": "eight", "talk": False}, ANN, BEN)
        player, controller = Spectator(window, qtbot, 7), controller_of(window)
        picks = 0
        while True:
            player.wait_for_question()
            if controller.curtained or controller.view.step != "draft":
                break
            assert len(controller.info.legal) > 1
            picks += 1
            player.decide()
    assert picks == 7


def test_s4_2_who_plays_alone_is_asked_for_an_objection_where_it_makes_odds(qapp: QApplication) -> None:
    """To the referee of matches of teams that he has or has bet on; of others nothing is asked."""
    settings().change(answer_alone=True)
    seats = [
        Seat("Ann", "human", "", "#C8321F"),
        *(Seat(name, "ai", "random", "#1F4E9E") for name in ("Ben", "Cleo", "Dora")),
    ]
    session = Session.new(
        Setup({"format": "eight", "distribution": "random", "talk": False}, tuple(seats), "swallows", seed=5)
    )
    shown = SimpleNamespace(session=session, manners=MANNERS, lone_seat=0, now=SimpleNamespace(running=False))
    unasked, random, asked = AutoAnswers(shown), Random(5), list[bool]()  # type: ignore[arg-type]
    while not {True, False} <= set(asked):
        seat = session.to_move
        assert seat is not None, "the tournament is long enough"
        view: Any = session.view(seat)
        legal = session.legal(seat)
        if seat == 0 and view.step == "objection":
            sides = {view.home, view.away}
            own = any(view.trainer[side] == 0 for side in sides) or any(team in sides for team, _kind in view.bets)
            answer = unasked.answer(0)
            assert (answer is None) == own
            if own:
                unasked.settle(0, "objection")
                accepted = unasked.answer(0)
                assert accepted is not None
                assert deed_of(accepted) == NO_OBJECTION, "once for all"
                unasked.forget()
                assert unasked.answer(0) is None
            asked.append(own)
            assert MANNERS.standing_question(view) == "objection", "for all matches, the last one too"
            session.act(next(each for each in legal.actions if deed_of(each) == NO_OBJECTION))
            continue
        if view.step == "bets":
            session.act(next(each for each in legal.actions if deed_of(each) == HAND_IN))
            continue
        session.act(random.choice([each if isinstance(each, int) else each[0] for each in legal]))
