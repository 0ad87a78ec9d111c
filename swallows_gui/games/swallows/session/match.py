"""A friendly as a match of a championship: two drawn teams, no third seat, and the fuller purse has won (S10.5)."""

from typing import Final

from swallows_gui.engine.game import Json
from swallows_gui.engine.tournament.ranking import Score
from swallows_gui.session.match_rules import MatchOccasion, MatchRules


def _friendly(options: Json, _occasion: MatchOccasion) -> Json:
    return {"format": "friendly", "take_back": "never", **options}


def _purses(result: Json) -> Score:
    home, away = result["cash"]
    return Score(home, away, "pay_out")


MATCH: Final = MatchRules(score=_purses, options=_friendly, forms=("league",), settles=False)
