"""What an end of a playout is worth to a searching seat (`games/swallows/ai/search/determinization.py`)."""

from dataclasses import replace
from itertools import product

import pytest

from swallows_gui.engine.chance import Seeded
from swallows_gui.games.swallows.ai.search.determinization import MOST_GONE, Scale, scale, until_the_whistle
from swallows_gui.games.swallows.ai.search.seats import Expert
from swallows_gui.games.swallows.ai.search.sheet import sheet
from swallows_gui.games.swallows.rules.game import Swallows
from swallows_gui.games.swallows.rules.state import SHOOTOUT
from tests.games.swallows.ai.positions import bet, no_bets
from tests.games.swallows.rules.given import given

RICH = ["attack 6 inside", "attack 5 inside", "goalie 3", "foul 5 edge"]
POOR = ["attack 1 outside", "attack 2 edge"]

_RESULTS = [(1, 0), (2, 0), (5, 0), (4, 3), (0, 1), (0, 4), (2, 3)]


def _decision(stage: str) -> tuple[Scale, Swallows]:
    """The scale of the home team's trainer at a stoppage, and a game drawn from his view."""
    story = no_bets(given(stage=stage, home_hand=RICH, away_hand=POOR, dice=[3], cash=60))
    home = story.seat("home")
    bet(story.game, home, (story.team("home"), "F"), (story.team("away"), "V"))
    view = story.game.view(home)
    world = view.sample(Seeded(1))
    until_the_whistle(world)
    return scale(Expert(home, 1).position(view), sheet(view.tables)), world


def _ended(world: Swallows, score: tuple[int, int]) -> Swallows:
    end = world.copy()
    end.score = score
    return end


def _result(weighing: Scale, score: tuple[int, int]) -> float:
    return weighing.finals[10 if score[0] > score[1] else 0]


@pytest.mark.parametrize("stage", ["QF", "SF"])
def test_knockout_ends_that_leave_both_hands_as_they_are_differ_by_the_result_alone(stage: str) -> None:
    weighing, world = _decision(stage)
    weighing = replace(weighing, pride=(0.0, 0.0))
    before = weighing.kept(world)
    for first, second in product(_RESULTS, _RESULTS):
        expected = _result(weighing, first) - _result(weighing, second)
        found = weighing.weigh(_ended(world, first), before) - weighing.weigh(_ended(world, second), before)
        assert found == pytest.approx(expected), (first, second)


def test_a_shootout_won_with_the_hands_as_they_are_is_worth_what_a_win_by_goals_is() -> None:
    weighing, world = _decision("QF")
    weighing = replace(weighing, pride=(0.0, 0.0))
    before = weighing.kept(world)
    for kicks in ((3, 2), (2, 3)):
        end = _ended(world, (1, 1))
        end.period, end.kick_goals = SHOOTOUT, kicks
        assert weighing.weigh(end, before) == pytest.approx(weighing.weigh(_ended(world, kicks), before))


def test_a_card_spent_in_the_knockout_costs_only_the_team_that_goes_on() -> None:
    weighing, world = _decision("QF")
    weighing = replace(weighing, price=(1.0, -1.0), spread=([0.0] * MOST_GONE, [0.0] * MOST_GONE))
    before = weighing.kept(world)
    home = world.sides[0]
    card, *kept = world.greens[home]
    spent = world.copy()
    spent.greens[home] = tuple(kept)
    spent.spent[0] = (*spent.spent[0], card)
    for score, expected in (((1, 0), -2 * weighing.sheet.goals[card]), ((0, 1), 0.0)):
        found = weighing.weigh(_ended(spent, score), before) - weighing.weigh(_ended(world, score), before)
        assert found == pytest.approx(expected)
