"""Matches of Final Whistle for cups: ties of two matches whose goals are added, a holder's points (F10)."""

from typing import Final

from swallows_gui.engine.game import Json
from swallows_gui.engine.tournament.ranking import Score
from swallows_gui.games.final_whistle.rules.options import MOST_HOLDER_POINTS
from swallows_gui.session.match_rules import MatchOccasion, MatchRules

LEGS: Final = 2


def _options(options: Json, occasion: MatchOccasion) -> Json:
    """Those of the cup. What nobody must win ends after six periods; the second match of a tie knows how the first
    ended (F10.1)."""
    if occasion.holder is not None and occasion.holder_points:
        options = {**options, "squads": "choose", "holder": occasion.holder, "holder_points": occasion.holder_points}
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


MATCH: Final = MatchRules(
    score=_score,
    options=_options,
    legs=LEGS,
    forms=("knockout", "league"),
    sizes=(4, 8),
    holder_points=MOST_HOLDER_POINTS,
)
"""As the house plays them (F10.2, F10.3)."""
