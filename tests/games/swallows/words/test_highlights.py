"""The moments of a tournament that is over: which they are, where they lead, and that they come from public events."""

from functools import cache
from typing import Any, cast

import pytest

from swallows_gui.games.swallows.data import voices
from swallows_gui.games.swallows.data.catalogue import load
from swallows_gui.games.swallows.rules.events import EVENTS
from swallows_gui.games.swallows.rules.view import SwallowsView
from swallows_gui.games.swallows.words.highlights import Highlight, highlights
from swallows_gui.games.swallows.words.names import Names
from swallows_gui.services.language import language
from swallows_gui.session import Seat, Session, Setup
from tests.whole_events import all_whole

pytestmark = pytest.mark.usefixtures("qapp")

Json = dict[str, Any]


@pytest.fixture
def names() -> Names:
    language().set_language("en")
    return Names(load(), ("Ann", "Ben", "Cleo"), ("BRA", "HAI", "GER"))


def match(home: str, away: str, goals: tuple[int, int], referee: int = 2) -> list[Json]:
    winner = None if goals[0] == goals[1] else home if goals[0] > goals[1] else away
    return [
        {"type": "match_started", "match": 1, "stage": "group", "home": home, "away": away},
        {"type": "referee_settled", "match": 1, "seat": referee, "card_at": referee},
        {"type": "match_ended", "match": 1, "home": goals[0], "away": goals[1], "after": "normal", "winner": winner},
    ]


def shot(team: str, value: int, *, card: bool = True) -> list[Json]:
    played = {"type": "attack_played", "team": team, "card": "dachshund#1", "kind": "attack", "value": value}
    award = {"type": "awarded", "team": team, "what": "penalty", "cause": "edge"}
    rolled = {"type": "die_rolled", "purpose": "shot", "team": team, "die": 1, "value": value, "modifiers": []}
    return [played if card else award, rolled, {"type": "missed", "team": team}]


def told(*pieces: list[Json]) -> list[tuple[int, list[Json]]]:
    numbered = [
        [{**each, "match": at} if "match" in each else each for each in piece] for at, piece in enumerate(pieces)
    ]
    return [(at, all_whole(EVENTS, piece)) for at, piece in enumerate(numbered)]


def test_the_weaker_a_winner_the_greater_the_upset(names: Names) -> None:
    found = highlights(
        told(match("GER", "HAI", (0, 1)), match("BRA", "HAI", (1, 2)), match("BRA", "GER", (3, 0))), names
    )
    assert found == [Highlight("The upset", "Haiti beat Brazil 2–1", 1)]


def test_a_draw_and_a_favourite_s_win_are_no_upset(names: Names) -> None:
    assert highlights(told(match("BRA", "HAI", (1, 1)), match("BRA", "HAI", (1, 0))), names) == []


def test_the_dearest_referee_is_that_of_one_match(names: Names) -> None:
    taken = {"type": "bribe_accepted", "seat": 0, "team": "BRA"}
    first, second = match("BRA", "HAI", (2, 0), 1), match("BRA", "GER", (2, 0), 2)
    first[2:2] = [{**taken, "amount": 5}]
    second[2:2] = [{**taken, "amount": 3}, {**taken, "amount": 4}]
    found = highlights(told(first, second), names)
    assert found == [Highlight("The dearest referee", "Cleo, 7M (Brazil – Germany)", 1)]


@pytest.mark.parametrize(("value", "said"), [(3, ""), (4, "67 %"), (5, "83 %")])
def test_a_miss_is_told_that_was_almost_a_goal(names: Names, value: int, said: str) -> None:
    for card, manner in ((True, "with “The dachshund”"), (False, "from the spot")):
        found = [each.text for each in highlights(told(shot("GER", value, card=card)), names)]
        assert found == ([f"Germany missed {manner}, at a chance of {said}"] if said else [])


@cache
def _tournament() -> tuple[tuple[Json, ...], tuple[str, ...]]:
    seats = tuple(Seat(name, "ai", "easy") for name in ("Ann", "Ben", "Cleo"))
    session = Session.new(Setup({"format": "eight"}, seats, seed=4))
    session.run()
    view = cast(SwallowsView, session.view(None))
    return tuple(map(dict, view.history)), tuple(view.tables.nation_code[nation] for nation in view.field)


@pytest.mark.parametrize("code", ["de", "en"])
def test_the_last_goal_is_a_goal(code: str) -> None:
    language().set_language(code)
    history, field = _tournament()
    found = highlights(
        [(at, [event]) for at, event in enumerate(history)], Names(load(), ("Ann", "Ben", "Cleo"), field)
    )
    assert 1 <= len(found) <= 4
    last = found[-1]
    assert history[last.position]["type"] == "goal"
    assert not any("{" in each.text for each in found)


@pytest.mark.parametrize(
    ("award", "words"), [("penalty", "2–1 {}, from a penalty"), ("free_kick", "2–1 {}, from a free kick")]
)
def test_a_goal_from_the_spot_is_the_last_one_too_and_one_of_the_shootout_is_not(
    names: Names, award: str, words: str
) -> None:
    codes = names.field[:2]
    goal = {"type": "goal", "own_goal": False}
    course: list[list[Json]] = [
        [{"type": "match_started", "home": codes[0], "away": codes[1], "stage": "final"}],
        [{"type": "attack_played", "card": "dachshund#1"}, {**goal, "team": codes[1], "home": 1, "away": 1}],
        [{"type": "awarded", "what": award}, {**goal, "team": codes[0], "home": 2, "away": 1}],
        [{"type": "period_started", "period": "shootout"}],
        [{"type": "awarded", "what": "penalty"}, {**goal, "team": codes[1], "home": 2, "away": 2}],
    ]
    last = highlights(told(*course), names)[-1]
    assert last == Highlight("The last goal of all", words.format(names.team(codes[0])), 2)


def test_the_best_line_is_the_last_one_of_those_that_the_most_hung_on(names: Names) -> None:
    def said(seat: int, occasion: str, variant: int) -> list[Json]:
        return [{"type": "said", "seat": seat, "occasion": occasion, "variant": variant}]

    found = highlights(told(said(0, "out", 0), said(1, "out", 1), said(2, "paid", 0), said(0, "out", 99_999)), names)
    line = voices.sentence("out", 1, "en")
    assert line
    assert found == [Highlight("The best line", f"Ben: “{line}”", 1)]
    assert highlights(told(said(0, "out", 99_999)), names) == [], "a sentence that nobody knows any more"
