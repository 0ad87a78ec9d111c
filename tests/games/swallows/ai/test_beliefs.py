"""What a seat infers about the others' slips: from habits, and from what they do where all can see it (S2, S4.7)."""

from collections.abc import Sequence
from dataclasses import replace
from random import Random

import pytest

from swallows_gui.engine.game import Event, Json, View
from swallows_gui.games.swallows.ai.beliefs import (
    FAVOUR,
    HARM,
    OFFER,
    Beliefs,
    ShownWish,
    beliefs,
    believed_gains,
    habitual,
    signs,
)
from swallows_gui.games.swallows.ai.match_context import NORMAL
from swallows_gui.games.swallows.lab.playing import new_game, play, players
from swallows_gui.games.swallows.rules.actions import BET_KINDS, HAND_IN, WITHOUT_SEAT
from swallows_gui.games.swallows.rules.events import EVENTS
from swallows_gui.games.swallows.rules.game import Swallows
from swallows_gui.games.swallows.rules.view import SwallowsView
from tests.whole_events import whole


class Ear:
    """Hears everything in a game."""

    def __init__(self) -> None:
        self.heard: list[Json] = []

    def asked(self, game: Swallows, view: View) -> None:
        """Nothing to hear."""

    def happened(self, game: Swallows, events: Sequence[Event]) -> None:
        """Keep the events."""
        self.heard += [game.notation.event_to_json(event) for event in events]


def begun(seed: int = 5) -> Swallows:
    """A tournament whose slips are handed in, Germany's bet on each."""
    game = new_game({"distribution": "random"}, 4, seed)
    while game.step.name == "bets":
        ends = [action for action in game.legal if action & WITHOUT_SEAT == HAND_IN]
        german = game.tables.nation("GER")
        mine = [a for a in game.legal if a not in ends and game.field[(a & 0xFFF) >> 2] == german]
        game.push(ends[0] if ends else mine[0])
    return game


def told(game: Swallows, *events: Json) -> SwallowsView:
    """Seat 0's view with a history."""
    view = game.view(0)
    view.history = events
    return view


def match(game: Swallows, home: int, away: int, *between: Json) -> tuple[Json, ...]:
    """A group match that is over, with something in it."""
    codes = game.notation.codes
    return (
        {"type": "match_started", "match": 1, "stage": "group", "home": codes[home], "away": codes[away]},
        *between,
        {"type": "match_ended", "match": 1, "home": 0, "away": 0, "after": "normal", "shootout": None, "winner": None},
    )


def strangers(game: Swallows) -> tuple[int, int, int]:
    """A seat that is not seat 0, and two teams that it does not train and that are not Germany."""
    german = game.field.index(game.tables.nation("GER"))
    seat = 1
    teams = [team for team, trainer in enumerate(game.trainer) if trainer not in (0, seat) and team != german]
    return seat, teams[0], teams[1]


def test_signs_are_read_with_the_team_they_favour() -> None:
    def rolled(purpose: str, delta: int) -> list[Json]:
        return [
            {"type": "attack_played", "team": "FRA", "card": "x#1", "kind": "attack", "value": 3, "area": "edge"},
            whole(EVENTS, {"type": "die_rolled", "purpose": purpose, "team": "BRA", "die": 3}),
            {"type": "die_changed", "seat": 2, "delta": delta, "total": 7},
        ]

    start: Json = {"type": "match_started", "match": 3, "stage": "group", "home": "FRA", "away": "BRA"}
    expected = {("foul", 1): "FRA", ("foul", -1): "BRA", ("offside", 1): "BRA", ("rough", -1): "FRA"}
    for (purpose, delta), favoured in expected.items():
        found = signs([start, *rolled(purpose, delta)])
        other = "BRA" if favoured == "FRA" else "FRA"
        assert found == [ShownWish(2, favoured, FAVOUR, 3, "group"), ShownWish(2, other, HARM, 3, "group")]
    offer: Json = {"type": "bribe_offered", "seat": 1, "team": "BRA", "amount": 4}
    assert signs([start, offer]) == [ShownWish(1, "BRA", OFFER, 3, "group")]


def test_everybody_is_held_to_have_bet_on_germany_and_the_own_slip_is_known() -> None:
    game = begun()
    held = habitual(game.view(0))
    german = game.field.index(game.tables.nation("GER"))
    assert held.must == german
    for seat in range(4):
        assert held.backed(seat, german) == pytest.approx(1)
        assert all(sum(leaning) == pytest.approx(1) for leaning in held.leanings[seat])
    assert [team for team in range(16) if held.backed(0, team) > 0] == [german]


def test_a_bribe_for_another_seats_team_tells_of_a_bet_and_a_ruling_against_it_of_none() -> None:
    game = begun()
    seat, team, other = strangers(game)
    codes = game.notation.codes
    before = beliefs(told(game))
    offer: Json = {"type": "bribe_offered", "seat": seat, "team": codes[team], "amount": 5}
    bribed = beliefs(told(game, *match(game, team, other, offer)))
    assert bribed.backed(seat, team) > 3 * before.backed(seat, team)
    penalty: Json = {"type": "awarded", "seat": seat, "team": codes[other], "what": "penalty", "cause": "referee"}
    harmed = beliefs(told(game, *match(game, team, other, penalty)))
    assert harmed.backed(seat, team) < before.backed(seat, team)
    assert harmed.backed(seat, other) > before.backed(seat, other)


def test_what_happens_in_the_running_match_does_not_count_yet() -> None:
    game = begun()
    seat, team, other = strangers(game)
    offer: Json = {"type": "bribe_offered", "seat": seat, "team": game.notation.codes[team], "amount": 5}
    running = match(game, team, other, offer)[:-1]
    assert beliefs(told(game, *running)) == beliefs(told(game))


def test_drawn_slips_fit_the_cash_and_hold_germany() -> None:
    game = begun()
    held = beliefs(told(game))
    poor = Beliefs(held.leanings, held.stakes, (100, 25, 100, 100), held.must)
    for seed in range(50):
        for seat in (1, 2, 3):
            slip = poor.draw(seat, Random(seed))
            assert sum(poor.stakes[team] for team, _ in slip) <= poor.most[seat]
            assert held.must in [team for team, _ in slip]
            assert len({team for team, _ in slip}) == len(slip)
            assert all(0 <= kind < len(BET_KINDS) for _, kind in slip)


def sure_of_a_bet(held: Beliefs, seat: int, team: int) -> Beliefs:
    """The same, but for certain that a seat has bet on a team's quarter-final."""
    rows = [list(leanings) for leanings in held.leanings]
    rows[seat][team] = (0.0, 1.0, 0.0, 0.0)
    return replace(held, leanings=tuple(map(tuple, rows)))


def test_a_bet_that_another_seat_is_believed_to_have_counts_for_it_and_for_nobody_else() -> None:
    game = begun()
    seat, team, _ = strangers(game)
    view = told(game)
    held = beliefs(view)
    sure = sure_of_a_bet(held, seat, team)
    at = team * 4
    for better in range(4):
        change = believed_gains(view, sure, better, NORMAL)[at] - believed_gains(view, held, better, NORMAL)[at]
        assert (change > 0) == (better == seat)
        assert change >= 0


def test_who_spites_counts_every_bet_of_the_others_against_it() -> None:
    game = begun()
    better, team, _ = strangers(game)
    view = told(game)
    held = beliefs(view)
    sure = sure_of_a_bet(held, better, team)
    at = team * 4
    for seat in range(4):
        before, after = (believed_gains(view, known, seat, NORMAL, spites=True)[at] for known in (held, sure))
        assert (after > before) if seat == better else (after < before)


def test_after_the_groups_bettors_are_told_from_the_others() -> None:
    """Over a few played tournaments the teams bet on are held likelier than before anything was seen."""
    gained = 0.0
    for seed in range(21, 23):
        game = new_game({"distribution": "random"}, 4, seed)
        ear = Ear()
        play(game, players(["normal"] * 4, seed), ear)
        view = game.view(None)
        view.history = tuple(ear.heard)
        before, after = habitual(view), beliefs(view)
        for seat in range(4):
            bet = {team for team, _ in game.bets[seat]} - {after.must}
            gained += sum(after.backed(seat, team) - before.backed(seat, team) for team in bet)
    assert gained > 0
