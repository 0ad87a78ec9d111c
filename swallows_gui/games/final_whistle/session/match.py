"""Matches of Final Whistle for cups: ties of two matches whose goals are added (F10)."""

from typing import Final

from swallows_gui.engine.game import Json
from swallows_gui.engine.tournament.ranking import Score
from swallows_gui.session.match_rules import MatchRules, Occasion

LEGS: Final = 2


def _options(options: Json, occasion: Occasion) -> Json:
    """Those of the cup. What nobody must win ends after six periods; the second match of a tie knows how the first
    ended (F10.1)."""
    if not occasion.decisive:
        return {**options, "extra_time": "never"}
    if not occasion.legs:
        return {**options, "extra_time": "always"}
    first = occasion.legs[0]
    return {**options, "leg": 2, "first_leg": [first.home, first.away]}


def _score(result: Json) -> Score:
    """The score, and that of the shoot-out where there was one."""
    home, away = result["score"]
    if result["after"] == "normal":
        return Score(home, away)
    if result["shootout"] is None:
        return Score(home, away, "extra")
    first, second = result["shootout"]
    return Score(home, away, "shootout", (first, second))


MATCH: Final = MatchRules(score=_score, options=_options, legs=LEGS, forms=("knockout",), sizes=(4, 8))
"""As the house plays them (F10.3)."""
