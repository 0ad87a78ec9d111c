"""Power Soccer, as a session runs it: its AI players, and what of it is chance. Nothing is hidden in it (P12)."""

from functools import cache
from typing import Final

from swallows_gui.engine.game import Json
from swallows_gui.games.power_soccer.ai.hint import hint
from swallows_gui.games.power_soccer.ai.players import make_player
from swallows_gui.games.power_soccer.ai.voices import says
from swallows_gui.games.power_soccer.data.dice import tables
from swallows_gui.games.power_soccer.rules.events import EVENTS, DieRolled
from swallows_gui.games.power_soccer.rules.game import PowerSoccer
from swallows_gui.games.power_soccer.rules.modest import most_modest
from swallows_gui.games.power_soccer.rules.sections import SECTIONS
from swallows_gui.games.power_soccer.rules.view import PowerSoccerView
from swallows_gui.session.games import Playable, match_kind

RULES: Final = 1
"""Raised whenever equal moves could give other events than before."""


@cache
def power_soccer() -> Playable:
    """The game with the dice of this installation."""
    return Playable(
        kind=match_kind("power_soccer", RULES, PowerSoccer, tables(), EVENTS.well_formed, SECTIONS),
        player=make_player,
        is_chance=is_chance,
        modest=most_modest,
        concerns=concerns,
        advise=hint,
        says=says,
        all_open=True,
    )


def is_chance(event: Json) -> bool:
    """Whether nobody could know the outcome before: every throw."""
    return isinstance(EVENTS.read(event), DieRolled)


def concerns(view: PowerSoccerView) -> bool:
    """Whether the seat has a part in the running attack: whoever has none decides nothing in it (P6.4)."""
    return view.seat in (view.attacker, view.defender)
