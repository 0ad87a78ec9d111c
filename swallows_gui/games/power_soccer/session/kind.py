"""Registers Power Soccer with sessions: its AI players, its chance events and its cup matches. Nothing is hidden (P12).

Cups of eight sides are knock-outs: every draw goes to penalty kicks (P10).
"""

from functools import cache
from typing import Final

from swallows_gui.engine.game import Json
from swallows_gui.engine.tournament.ranking import Score
from swallows_gui.games.power_soccer.ai.players import hint, make_player, says
from swallows_gui.games.power_soccer.data.dice import tables
from swallows_gui.games.power_soccer.rules.events import EVENTS, SECTIONS
from swallows_gui.games.power_soccer.rules.game import PowerSoccer, most_modest
from swallows_gui.games.power_soccer.rules.state import MOST_PER_SIDE
from swallows_gui.games.power_soccer.rules.view import PowerSoccerView
from swallows_gui.session.match_rules import MatchOccasion, MatchRules
from swallows_gui.session.openings import Playable, match_kind

RULES: Final = 1
"""Raised whenever equal moves could give other events than before."""


@cache
def power_soccer() -> Playable:
    """The game with the dice of this installation."""
    return Playable(
        kind=match_kind("power_soccer", RULES, PowerSoccer, tables(), EVENTS.well_formed, SECTIONS),
        player=make_player,
        is_chance=EVENTS.is_chance,
        modest=most_modest,
        concerns=concerns,
        advise=hint,
        says=says,
        all_open=True,
    )


def concerns(view: PowerSoccerView) -> bool:
    """Whether the seat takes part in the running attack; other seats decide nothing in it (P6.4)."""
    return view.seat in (view.attacker, view.defender)


SIDES: Final = 8


def _options(options: Json, occasion: MatchOccasion) -> Json:
    """The cup's options; where a match must have a winner, penalty kicks follow a draw (P10.2)."""
    return {**options, "draw": "penalties"} if occasion.decisive else options


def _score(result: Json) -> Score:
    """The score, and that of the penalty kicks where there were any."""
    home, away = result["score"]
    if result["shootout"] is None:
        return Score(home, away)
    first, second = result["shootout"]
    return Score(home, away, "shootout", (first, second))


MATCH: Final = MatchRules(
    score=_score, options=_options, forms=("knockout", "league"), players=range(1, MOST_PER_SIDE + 1), sizes=(SIDES,)
)
"""As the house plays them; a match of a championship may be drawn, if its options do not say otherwise."""
