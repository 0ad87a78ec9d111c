"""Computer seats pause by what everybody knows: never by their hands, their thinking or their entries."""

from __future__ import annotations

import random
from collections import defaultdict
from itertools import pairwise

import pytest
from pytestqt.qtbot import QtBot

from swallows_gui.engine.chance import Seeded
from swallows_gui.games.swallows.rules.tables import GREEN
from swallows_gui.games.swallows.rules.view import SwallowsView
from swallows_gui.games.swallows.table import presentation as swallows
from swallows_gui.games.swallows.table.presentation import MANNERS
from swallows_gui.games.tactics_board.table.presentation import MANNERS as BOARD
from swallows_gui.session.openings import playable
from swallows_gui.ui.play.presentation import SPREAD, SeatPause, pause_ms
from swallows_gui.ui.play.seat_rows import SeatChoice
from swallows_gui.ui.shell.main_window import MainWindow
from tests.games.swallows.rules.given import given
from tests.games.swallows.rules.test_state import moments
from tests.ui.evening import Spectator, time_by_hand
from tests.ui.hands import controller_of
from tests.ui.play.test_hot_seat_evenings import begin
from tests.ui.play.test_who_is_asked import ANN, FRIENDLY, OTTMAR, WANDA

NAMES = ("Ottmar", "Wanda", "Ben")


@pytest.mark.parametrize("pause", list(SeatPause))
def test_pauses_lie_about_their_length_and_are_each_seats_own(pause: SeatPause) -> None:
    rows = [[pause_ms(pause, 900, name, told) for told in range(400)] for name in NAMES]
    for row in rows:
        assert min(row) >= 900 * pause.value * (1 - SPREAD) - 1
        assert max(row) <= 900 * pause.value * (1 + SPREAD) + 1
        assert sum(row) / len(row) == pytest.approx(900 * pause.value, rel=0.03)
    assert all(first != second for first, second in pairwise(rows))
    assert not any(pause_ms(pause, 0, "Wanda", told) for told in range(20)), "pace instant knows no pause"


@pytest.mark.parametrize("seed", range(12))
def test_no_pause_of_a_match_hangs_on_a_secret(seed: int) -> None:
    """Games that differ in every hidden card, slip and purse, and look the same to everybody, have the same pauses."""
    for game in moments(seed):
        twin = game.view(None).sample(Seeded(seed))
        assert swallows.MANNERS.pause_before(twin.view(None)) is swallows.MANNERS.pause_before(game.view(None))


def why(view: SwallowsView) -> str:
    """What there is to a question by which a pause goes, in the test's own words."""
    if view.step in ("offer", "referee_die", "edge", "objection"):
        return view.step
    if view.step == "whistle":
        return "whistle, level in the knock-out" if view.knockout and view.open.is_level else "whistle"
    team = view.open.sides[view.hand_side] if view.hand_side >= 0 else -1
    cards = view.counts[team] if team >= 0 else (9, 9, 9)
    if view.step == "attack":
        return "no green" if not cards[GREEN] else "last card" if sum(cards) == 1 else "attack"
    return "" if view.step in ("envelopes", "sealing") else "anything else"


def test_people_pause_before_what_matters() -> None:
    met: dict[str, set[SeatPause]] = defaultdict(set)
    for seed in range(18):
        for game in moments(seed, often=1.0):
            view = game.view(None)
            if game.to_move is not None and view.section:
                met[why(view)].add(swallows.MANNERS.pause_before(view))
    level = given(away_hand=["attack 1 edge"], dice=[1], penalties_spent=False, stage="QF").play("attack 1 edge")
    met[why(level.game.view(None))].add(swallows.MANNERS.pause_before(level.game.view(None)))
    met.pop("", None)
    expected: dict[str, set[SeatPause]] = {
        "offer": {SeatPause.LONG},
        "referee_die": {SeatPause.LONG},
        "edge": {SeatPause.LONG},
        "whistle, level in the knock-out": {SeatPause.LONG},
        "last card": {SeatPause.LONG},
        "whistle": {SeatPause.USUAL},
        "attack": {SeatPause.USUAL},
        "objection": {SeatPause.BRIEF},
        "no green": {SeatPause.BRIEF},
        "anything else": {SeatPause.USUAL},
    }
    assert met == expected


def test_where_nothing_is_hidden_a_forced_move_is_thrown_in() -> None:
    choose, game = random.Random(3), playable("tactics_board").kind.new({}, 3)
    met = set()
    for _ in range(300):
        view, mover = game.view(None), game.to_move
        if mover is None:
            break
        actions = [entry for entry in game.legal_actions(mover) if isinstance(entry, int)]
        forced = len(actions) == 1
        assert BOARD.pause_before(view) is (SeatPause.BRIEF if forced else SeatPause.USUAL)
        met.add(forced)
        game.push(choose.choice(actions))
    assert met == {True, False}


def test_the_window_asks_the_publics_view_how_long_a_seat_pauses(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    looked: list[int | None] = []
    usual = swallows.SwallowsPresentation.pause_before

    def look(manners: swallows.SwallowsPresentation, view: SwallowsView) -> SeatPause:
        looked.append(view.seat)
        return usual(manners, view)

    monkeypatch.setattr(swallows.SwallowsPresentation, "pause_before", look)
    with time_by_hand("normal"):
        begin(window, 8, FRIENDLY, ANN, OTTMAR, WANDA)
        Spectator(window, qtbot, 8).play_on(lambda: len(looked) > 20)
    assert set(looked) == {None}


@pytest.mark.parametrize(("seats", "beats"), [((ANN, OTTMAR, WANDA), {900}), ((OTTMAR, WANDA, ANN), {900, 450, 60})])
def test_a_match_that_nobody_here_plays_is_told_in_half_the_time_and_then_in_brief(
    window: MainWindow, qtbot: QtBot, seats: tuple[SeatChoice, ...], beats: set[int]
) -> None:
    """The third seat of a friendly referees; what he decides and what matters keeps its time."""
    seen: dict[int, set[str]] = defaultdict(set)
    with time_by_hand("normal"):
        begin(window, 8, FRIENDLY, *seats)
        presenter = controller_of(window).presenter
        presenter.began.connect(
            lambda events: seen[presenter.info.beat_ms].update(str(event["type"]) for event in events)
        )
        Spectator(window, qtbot, 8).play_on(lambda: "match_ended" in seen[900])
    assert {beat for beat, told in seen.items() if told} == beats
    for brief in (450, 60):
        assert not seen[brief] & MANNERS.matters
        assert ("attack_played" in seen[brief]) == (brief in beats)
