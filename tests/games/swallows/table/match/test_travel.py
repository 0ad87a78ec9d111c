"""What travels over the match table while events are shown: whence and where to, and that no face is seen that the
watcher may not see. The clock is passed by hand."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import product
from typing import Any

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from swallows_gui.games.swallows.rules.events import EVENTS
from swallows_gui.games.swallows.table.match.match_times import MOMENTS
from swallows_gui.games.swallows.table.match.table import MatchTable
from swallows_gui.games.swallows.table.presentation import MANNERS
from swallows_gui.services.settings import settings
from swallows_gui.ui.kit.clock import clock
from swallows_gui.ui.kit.face_cache import paint_queue
from swallows_gui.ui.play.moments import showing_ms
from tests.games.swallows.table.match.evening import Evening
from tests.whole_events import whole

pytestmark = pytest.mark.usefixtures("by_hand")

FRAME = 0.1
LONG = 30.0
"""Seconds after which everything has been shown."""
Json = dict[str, Any]
Wanted = Callable[[Sequence[Mapping[str, Any]]], bool]


def seated(qtbot: QtBot, evening: Evening) -> MatchTable:
    table = evening.seat_table()
    for widget in (table, table.referee_panel, table.commentary):
        qtbot.addWidget(widget)
    table.resize(700, 700)
    table.show()
    QApplication.processEvents()
    return table


def before(
    wanted: Callable[[Sequence[Mapping[str, Any]]], bool], seeds: range = range(60), **options: Any
) -> tuple[Evening, int]:
    """An evening, and the move that brings what is wanted."""
    for seed in seeds:
        trial = Evening(seed, **options)
        for moves in range(120):
            if trial.game.to_move is None:
                break
            told = len(trial.told)
            trial.push(trial.choose())
            if wanted(trial.told[told:]):
                evening = Evening(seed, pace="normal", **options)
                for _ in range(moves):
                    evening.push(evening.choose())
                return evening, evening.choose()
    raise AssertionError("no evening brings that")


def of(kind: str, **fields: Any) -> Wanted:
    def wanted(events: Sequence[Mapping[str, Any]]) -> bool:
        return any(
            event["type"] == kind and all(event.get(name) == value for name, value in fields.items())
            for event in events
        )

    return wanted


def faces(table: MatchTable) -> set[str]:
    return {flight.card.id for flight, _spot in table.travel.layer.flying if flight.card is not None}


@pytest.mark.parametrize(("evenings", "moves"), [(1, 20), pytest.param(6, 45, marks=pytest.mark.nightly)])
def test_s0_6_no_face_flies_that_the_events_do_not_name(qtbot: QtBot, evenings: int, moves: int) -> None:
    """Seen by a seat of a team and by the referee, in so many evenings at least."""
    flown = covered = 0
    for seed, seat in product(range(20), (0, 2)):
        if seed >= evenings and covered and flown > 20:
            break
        evening = Evening(seed, (seat,), pace="normal")
        table = seated(qtbot, evening)
        for _ in range(moves):
            if evening.game.to_move is None:
                break
            told = len(evening.told)
            evening.push(evening.choose())
            seen = [evening.game.notation.redact(event, evening.viewer) for event in evening.told[told:]]
            named = {
                str(copy).partition("#")[0]
                for event in seen
                if event is not None
                for copy in [event.get("card"), *(event.get("cards") or ())]
            }
            for _frame in range(round(showing_ms(MANNERS, [e for e in seen if e], 900) / 1000 / FRAME) + 3):
                clock().pass_time(FRAME)
                assert faces(table) <= named
                flown += len(faces(table))
                covered += sum(flight.card is None for flight, _spot in table.travel.layer.flying)
        table.close()
    assert flown > 20
    assert covered > 0, "cards drawn by others fly face down"


@pytest.mark.parametrize("seed", range(2))
def test_what_moved_lies_as_if_it_had_never_moved(qtbot: QtBot, seed: int) -> None:
    evening = Evening(seed, (0,), pace="normal")
    table = seated(qtbot, evening)
    for _ in range(25):
        if evening.game.to_move is None:
            break
        evening.push(evening.choose())
        clock().pass_time(LONG)
        assert not table.presenter.running
        assert not table.travel.layer.isVisible()
        table.pitch.grab()
        paint_queue().flush()
        moved = table.pitch.grab().toImage()
        table.pitch.show_state(table.pitch.state, animate=False)
        assert table.pitch.grab().toImage() == moved


def test_a_card_travels_from_its_place_in_the_hand_to_the_pitch(qtbot: QtBot) -> None:
    evening, action = before(of("attack_played", team="BRA"))
    table = seated(qtbot, evening)
    fan = table.near.fan
    evening.push(action)
    [(flight, spot)] = table.travel.layer.flying
    assert flight.card is not None
    assert not flight.covered
    hand = fan.viewport().mapTo(table, fan.viewport().rect().topLeft()).y()
    assert spot.centre.y() > hand, "it starts in the hand"
    assert table.pitch.cards["attack"].opacity() == 0
    clock().pass_time(0.25)
    assert table.travel.layer.flying[0][1].centre.y() < spot.centre.y()
    clock().pass_time(0.3)
    assert table.travel.layer.flying == []
    assert table.pitch.cards["attack"].opacity() == 1


def test_s4_5_a_card_that_is_sent_off_is_shown_and_flies_off_the_pitch(qtbot: QtBot) -> None:
    evening, action = before(lambda events: any(e["type"] == "sent_off" and e["card"] for e in events))
    table = seated(qtbot, evening)
    evening.push(action)
    event = next(event for event in evening.told if event["type"] == "sent_off" and event["card"])
    while not table.travel.layer.flying:
        clock().pass_time(FRAME)
    [(flight, start)] = table.travel.layer.flying
    assert flight.mark == "red"
    assert flight.card is not None
    assert flight.card.id == str(event["card"]).partition("#")[0]
    assert table.pitch.hand.isVisible(), "the referee holds up a red card"
    clock().pass_time(0.8)
    middle = QPointF(table.pitch.mapTo(table, table.pitch.rect().center()))
    shown = table.travel.layer.flying[0][1]
    assert (shown.centre - middle).manhattanLength() < 10 < (start.centre - middle).manhattanLength()
    clock().pass_time(0.7)
    away = table.travel.layer.flying[0][1]
    assert abs(away.centre.x() - middle.x()) > table.pitch.width() * 0.4
    clock().pass_time(LONG)
    assert table.travel.layer.flying == []
    assert not table.pitch.hand.isVisible()


def test_a_key_completes_everything_that_moves(qtbot: QtBot) -> None:
    evening, action = before(lambda events: {"die_rolled", "goal"} <= {event["type"] for event in events})
    table = seated(qtbot, evening)
    evening.push(action)
    clock().pass_time(0.2)
    assert table.presenter.running
    QTest.keyClick(table, Qt.Key.Key_Shift)
    assert not table.presenter.running
    assert not table.pitch.motion.running
    assert not clock().busy
    assert table.travel.layer.flying == []
    assert str(evening.view().score[0]) in table.band.score.accessibleName()


def test_the_curtain_ends_every_flight(qtbot: QtBot) -> None:
    evening, action = before(of("attack_played", team="BRA"))
    table = seated(qtbot, evening)
    evening.push(action)
    assert table.travel.layer.flying
    table.hide_private()
    assert table.travel.layer.flying == []
    clock().pass_time(LONG)
    assert not table.travel.layer.isVisible()


def test_taking_back_in_the_middle_of_a_motion_shows_the_state_before(qtbot: QtBot) -> None:
    evening, action = before(of("attack_played"))
    table = seated(qtbot, evening)
    earlier, shown = evening.view(), table.pitch.state
    evening.push(action)
    clock().pass_time(0.2)
    table.show_view(earlier, evening.info())
    assert table.pitch.state == shown
    clock().pass_time(LONG)
    assert table.pitch.state == shown
    assert table.travel.layer.flying == []


def test_reduced_motion_lets_nothing_fly(qtbot: QtBot) -> None:
    evening, action = before(of("attack_played", team="BRA"))
    table = seated(qtbot, evening)
    settings().change(reduced_motion=True)
    evening.push(action)
    assert table.travel.layer.flying == []
    assert not table.pitch.motion.running
    assert table.pitch.cards["attack"].opacity() == 1


def test_a_window_of_another_size_takes_the_flight_along(qtbot: QtBot) -> None:
    evening, action = before(of("attack_played", team="BRA"))
    table = seated(qtbot, evening)
    evening.push(action)
    clock().pass_time(0.2)
    table.resize(900, 620)
    QApplication.processEvents()
    assert table.travel.layer.geometry() == table.rect()
    [(flight, _spot)] = table.travel.layer.flying
    pitch = table.pitch
    place = QPointF(pitch.mapTo(table, pitch.mapFromScene(pitch.card_place("attack"))))
    assert (flight.spots[-1]().centre - place).manhattanLength() < 2


def test_s5_13_how_long_events_are_shown_is_public() -> None:
    known = whole(EVENTS, {"type": "cards_drawn", "team": "BRA", "cards": ["through-ball#1"], "reason": "effect"})
    hidden = whole(EVENTS, {"type": "cards_drawn", "team": "BRA", "colours": ["green"], "reason": "effect"})
    assert showing_ms(MANNERS, [known], 900) == showing_ms(MANNERS, [hidden], 900)
    assert showing_ms(MANNERS, [known], 0) == 0
    roll: Json = whole(EVENTS, {"type": "die_rolled"})
    assert showing_ms(MANNERS, [roll, whole(EVENTS, {"type": "goal"})], 900) == round(
        1000 * sum(MOMENTS["die_rolled"]) + 1000 * MOMENTS["goal"][0] + 900 * MOMENTS["goal"][1]
        - 100 * MOMENTS["die_rolled"][1]
    )  # fmt: skip
    assert showing_ms(MANNERS, [roll], 250) < showing_ms(MANNERS, [roll], 900) < showing_ms(MANNERS, [roll], 2200)
