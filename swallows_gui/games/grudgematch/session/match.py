"""Matches of Philosophers' Grudge Match for cups and championships: the side at home is Germany (G0.1, G6.4)."""

from typing import Final

from swallows_gui.engine.game import Json
from swallows_gui.engine.tournament.ranking import Score
from swallows_gui.session.match_rules import MatchOccasion, MatchRules

AWAY: Final = 1
"""Whose a level match is: France's (G6.3)."""


def _options(options: Json, _occasion: MatchOccasion) -> Json:
    """Those of the cup; no match is drawn anyway."""
    return {**options, "germany": 0}


def _score(result: Json) -> Score:
    """The score; where it is level when the second pack has run out, the side away from home has won."""
    home, away = result["score"]
    return Score(home, away, str(result["after"]), through=AWAY if home == away else None)


MATCH: Final = MatchRules(score=_score, options=_options, forms=("knockout", "league"), level_goes_to=AWAY)
"""As the house plays them."""
