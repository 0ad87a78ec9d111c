"""Final Whistle, as a session runs it: its AI players, and what of it is chance."""

from typing import Final

from swallows_gui.engine.game import Json
from swallows_gui.games.final_whistle.ai.hint import hint
from swallows_gui.games.final_whistle.ai.players import make_player
from swallows_gui.games.final_whistle.ai.voices import says
from swallows_gui.games.final_whistle.data.box import load
from swallows_gui.games.final_whistle.rules import events as e
from swallows_gui.games.final_whistle.rules.game import FinalWhistle
from swallows_gui.games.final_whistle.rules.modest import most_modest
from swallows_gui.games.final_whistle.rules.sections import SECTIONS
from swallows_gui.games.final_whistle.rules.tables import Tables
from swallows_gui.games.final_whistle.session.open_view import open_view
from swallows_gui.session.games import Playable, match_kind
from swallows_gui.session.view_pickling import by_digest

RULES: Final = 1
"""Raised whenever equal moves could give other events than before."""

_UNKNOWN: Final = (
    e.CardsDealt, e.CardDrawn, e.ClosingCardOpen, e.TieRolled, e.PhaseRolled, e.Checked, e.ShotTaken, e.SquadNamed,
    e.CardsRevealed, e.ShootersNamed,
)  # fmt: skip
"""Events whose outcome the seat that caused them could not know: dice, cards, and what the other chose in secret."""


def final_whistle() -> Playable:
    """The game with its footballers and cards."""
    tables = load()
    return Playable(
        kind=match_kind("final_whistle", RULES, FinalWhistle, tables, e.EVENTS.well_formed, SECTIONS),
        player=make_player,
        is_chance=is_chance,
        modest=most_modest,
        reducers={Tables: by_digest(load)},
        advise=hint,
        says=says,
        # All that is hidden comes to light as an unknown outcome: what else is seen tells no more than itself (F15.4).
        all_open=True,
        open_view=open_view,
    )


def is_chance(event: Json) -> bool:
    """Whether the outcome was unknown to the seat that caused it."""
    return isinstance(e.EVENTS.read(event), _UNKNOWN)
