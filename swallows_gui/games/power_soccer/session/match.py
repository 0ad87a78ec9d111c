"""Matches of Power Soccer for cups of eight sides, which are knock-outs: every draw goes to penalty kicks (P10)."""

from typing import Final

from swallows_gui.engine.game import Json
from swallows_gui.engine.tournament.ranking import Score
from swallows_gui.games.power_soccer.rules.options import MOST_PER_SIDE
from swallows_gui.session.match_rules import MatchOccasion, MatchRules

SIDES: Final = 8


def _options(options: Json, occasion: MatchOccasion) -> Json:
    """Those of the cup; where somebody must win, penalty kicks follow a draw (P10.2)."""
    return {**options, "draw": "penalties"} if occasion.decisive else options


def _score(result: Json) -> Score:
    """The score, and that of the penalty kicks where there were any."""
    home, away = result["score"]
    if result["shootout"] is None:
        return Score(home, away)
    first, second = result["shootout"]
    return Score(home, away, "shootout", (first, second))


MATCH: Final = MatchRules(
    score=_score, options=_options, forms=("knockout", "league"), players=range(1, MOST_PER_SIDE + 1), sizes=(SIDES,)
)
"""As the house plays them; a match of a championship may be drawn, if its options do not say otherwise."""
