"""Registers Tactics Board with sessions: its AI players, its chance events and its cup matches. Nothing is hidden
(T18).

A draw in a cup leads to extra time (T16).
"""

from functools import cache
from typing import Final

from swallows_gui.engine.game import Json
from swallows_gui.engine.tournament.ranking import Score
from swallows_gui.games.tactics_board.ai.players import hint, make_player, says
from swallows_gui.games.tactics_board.data.board import load
from swallows_gui.games.tactics_board.rules import events as e
from swallows_gui.games.tactics_board.rules.game import TacticsBoard, most_modest
from swallows_gui.session.match_rules import MatchOccasion, MatchRules
from swallows_gui.session.openings import Playable, match_kind

RULES: Final = 1
"""Raised whenever equal moves could give other events than before."""


@cache
def tactics_board() -> Playable:
    """The game with the board of this installation."""
    return Playable(
        kind=match_kind("tactics_board", RULES, TacticsBoard, load(), e.EVENTS.well_formed, e.SECTIONS),
        player=make_player,
        is_chance=e.EVENTS.is_chance,
        modest=most_modest,
        advise=hint,
        says=says,
        all_open=True,
    )


_AFTER: Final = {"abandoned": "normal"}


def _options(options: Json, occasion: MatchOccasion) -> Json:
    """The cup's options; where a match must have a winner, extra time follows a draw (T14.4)."""
    return {**options, "draw": "extra"} if occasion.decisive else options


def _score(result: Json) -> Score:
    """The score, and that of the shoot-out where there was one."""
    home, away = result["score"]
    shootout = result["shootout"]
    after = str(result["after"])
    return Score(home, away, _AFTER.get(after, after), None if shootout is None else (shootout[0], shootout[1]))


MATCH: Final = MatchRules(score=_score, options=_options, forms=("knockout", "league"), players=range(1, 3))
"""As the house plays them; a match of a championship may be drawn, if its options say so."""
