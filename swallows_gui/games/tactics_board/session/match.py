"""Matches of Tactics Board for cups, where extra time follows a draw (T16), and championships."""

from typing import Final

from swallows_gui.engine.game import Json
from swallows_gui.engine.tournament.ranking import Score
from swallows_gui.session.match_rules import MatchOccasion, MatchRules

_AFTER: Final = {"abandoned": "normal"}


def _options(options: Json, occasion: MatchOccasion) -> Json:
    """Those of the cup; where somebody must win, extra time follows a draw (T14.4)."""
    return {**options, "draw": "extra"} if occasion.decisive else options


def _score(result: Json) -> Score:
    """The score, and that of the shoot-out where there was one."""
    home, away = result["score"]
    shootout = result["shootout"]
    after = str(result["after"])
    return Score(home, away, _AFTER.get(after, after), None if shootout is None else (shootout[0], shootout[1]))


MATCH: Final = MatchRules(score=_score, options=_options, forms=("knockout", "league"), players=range(1, 3))
"""As the house plays them; a match of a championship may be drawn, if its options say so."""
