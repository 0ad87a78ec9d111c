"""What an expert does and a hard seat does not: each a position with the reason, several seeds."""

import pytest

from swallows_gui.engine.game import Json
from swallows_gui.games.swallows.ai.beliefs import OFFER, ShownWish, beliefs, running_signs
from swallows_gui.games.swallows.ai.search.seats import Expert, Hard, Searcher
from swallows_gui.games.swallows.rules.events import EVENTS
from swallows_gui.games.swallows.rules.view import SwallowsView
from tests.games.swallows.ai.positions import no_bets
from tests.games.swallows.rules.given import given
from tests.games.swallows.rules.story import Story
from tests.whole_events import whole

pytestmark = pytest.mark.parametrize("seed", [1, 2, 3])


def _in_the_match(story: Story, *events: Json) -> SwallowsView:
    """The referee's view, having heard of this match so far only these events."""
    view = story.game.view(story.seat("referee"))
    start: Json = whole(EVENTS, {"type": "match_started", "match": view.match, "stage": "group"})
    view.history = (start | {"home": story.code("home"), "away": story.code("away")}, *events)
    return view


def _before_a_die() -> Story:
    story = no_bets(given(stage="group", home_hand=["foul 3 inside"], away_hand=["attack 6 inside"], dice=[3]))
    return story.play("attack 6 inside").play("foul 3 inside").asks("referee", "referee_die")


def test_who_bribes_for_a_team_is_held_at_once_to_have_money_on_it(seed: int) -> None:
    """Who trains neither side and pays for the away team wants it to win, in this match and not only in the next."""
    story = _before_a_die()
    other, referee = story.seat("other"), story.seat("referee")
    offer: Json = {"type": "bribe_offered", "seat": other, "team": story.code("away"), "amount": 3}

    def gain(kind: type[Searcher], *events: Json) -> float:
        """What a goal for the away team seems to bring the other seat."""
        mind = kind(referee, seed)
        return mind.imagine(_in_the_match(story, *events), other).stakes.goal[1]

    assert gain(Expert, offer) > gain(Expert) + 0.5
    assert gain(Hard, offer) == gain(Hard)


def test_what_is_seen_in_the_running_match_goes_with_the_view(seed: int) -> None:
    """Asked again after the offer was taken back, an expert has forgotten it: its choice hangs on the view alone."""
    story = _before_a_die()
    other = story.seat("other")
    mind = Expert(story.seat("referee"), seed)

    def seen(side: str) -> tuple[float, float]:
        offer: Json = {"type": "bribe_offered", "seat": other, "team": story.code(side), "amount": 3}
        return mind.imagine(_in_the_match(story, offer), other).stakes.goal

    first = mind.imagine(_in_the_match(story), other).stakes.goal
    assert seen("away") != first
    assert seen("home") != seen("away")
    assert mind.imagine(_in_the_match(story), other).stakes.goal == first


def test_signs_of_the_running_match_are_told_from_those_before(seed: int) -> None:
    story = no_bets(given(stage="group"))
    home, away, other = story.code("home"), story.code("away"), story.seat("other")
    offer: Json = {"type": "bribe_offered", "seat": other, "team": away, "amount": 3}
    start: Json = {"type": "match_started", "match": 1, "stage": "group", "home": home, "away": away}
    assert running_signs([start, offer]) == (ShownWish(other, away, OFFER, 1, "group"),)
    assert running_signs([start, offer, start | {"match": 2}]) == ()
    assert running_signs([]) == ()
    view = _in_the_match(story, offer)
    assert beliefs(view, up_to=view.match) != beliefs(view)
