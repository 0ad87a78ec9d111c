"""Tactics Board, as a session runs it: its AI players, and what of it is chance. Nothing is hidden in it (T18)."""

from functools import cache
from typing import Final

from swallows_gui.engine.game import Json
from swallows_gui.games.tactics_board.ai.hint import hint
from swallows_gui.games.tactics_board.ai.players import make_player
from swallows_gui.games.tactics_board.ai.voices import says
from swallows_gui.games.tactics_board.data.board import load
from swallows_gui.games.tactics_board.rules import events as e
from swallows_gui.games.tactics_board.rules.game import TacticsBoard
from swallows_gui.games.tactics_board.rules.modest import most_modest
from swallows_gui.games.tactics_board.rules.sections import SECTIONS
from swallows_gui.session.games import Playable, match_kind

RULES: Final = 1
"""Raised whenever equal moves could give other events than before."""

_CHANCE: Final = (e.LotsRolled, e.PawnRolled, e.BallRolled, e.BattleRolled, e.ShotTaken)
"""Events that nobody could know before."""


@cache
def tactics_board() -> Playable:
    """The game with the board of this installation."""
    return Playable(
        kind=match_kind("tactics_board", RULES, TacticsBoard, load(), e.EVENTS.well_formed, SECTIONS),
        player=make_player,
        is_chance=is_chance,
        modest=most_modest,
        advise=hint,
        says=says,
        all_open=True,
    )


def is_chance(event: Json) -> bool:
    """Whether nobody could know the outcome before: dice and the spinner."""
    return isinstance(e.EVENTS.read(event), _CHANCE)
