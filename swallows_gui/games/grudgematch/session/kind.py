"""Philosophers' Grudge Match, as a session runs it: its AI players, and what of it is chance."""

from typing import Final

from swallows_gui.engine.game import Json
from swallows_gui.games.grudgematch.ai.hint import hint
from swallows_gui.games.grudgematch.ai.players import make_player
from swallows_gui.games.grudgematch.ai.voices import says
from swallows_gui.games.grudgematch.data.board import load
from swallows_gui.games.grudgematch.rules import events as e
from swallows_gui.games.grudgematch.rules.game import Grudgematch
from swallows_gui.games.grudgematch.rules.modest import most_modest
from swallows_gui.games.grudgematch.rules.sections import SECTIONS
from swallows_gui.games.grudgematch.session.open_view import open_view
from swallows_gui.games.grudgematch.session.view_pickling import REDUCERS
from swallows_gui.session.games import Playable, match_kind

RULES: Final = 1
"""Raised whenever equal moves could give other events than before."""

_CHANCE: Final = (e.BallIn, e.RunRolled, e.Fouled, e.BoxRolled, e.PackShuffled, e.CardsDrawn, e.JokerDrawn)
"""Events that nobody could know before."""


def grudgematch() -> Playable:
    """The game with its board."""
    tables = load()
    return Playable(
        kind=match_kind("grudgematch", RULES, Grudgematch, tables, e.EVENTS.well_formed, SECTIONS),
        player=make_player,
        is_chance=is_chance,
        modest=most_modest,
        reducers=REDUCERS,
        advise=hint,
        says=says,
        open_view=open_view,
    )


def is_chance(event: Json) -> bool:
    """Whether nobody could know the outcome before: dice, and cards from the pile."""
    match e.EVENTS.read(event):
        case e.CardPlayed(dice=dice):
            return bool(dice)
        case e.AfterGoalChosen(die=die):
            return die is not None
        case told:
            return isinstance(told, _CHANCE)
