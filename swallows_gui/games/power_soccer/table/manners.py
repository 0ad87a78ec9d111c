"""How Power Soccer is shown: nothing is hidden, so there is no curtain; every event is a moment of its own."""

# ruff: noqa: ARG002 - the base names arguments that are not needed here

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from swallows_gui.games.power_soccer.rules import events as e
from swallows_gui.games.power_soccer.rules.actions import ROLL
from swallows_gui.games.power_soccer.rules.sections import MATCH
from swallows_gui.games.power_soccer.table.cues import CUES
from swallows_gui.games.power_soccer.table.kicks import COMES as STEPS_UP
from swallows_gui.games.power_soccer.table.pitch_moments import CARD, FLAG, HOP, SHOT, SIDES, STEAL
from swallows_gui.models.narration import Event
from swallows_gui.services.settings import settings
from swallows_gui.ui.kit.dice import TUMBLE
from swallows_gui.ui.kit.take_over import COMES, LASTS
from swallows_gui.ui.play.manners import TABLE, Manners
from swallows_gui.ui.play.moments import AT_ONCE, Beat

if TYPE_CHECKING:
    from collections.abc import Collection

    from swallows_gui.games.power_soccer.rules.view import PowerSoccerView

RESULT: Final = "result"
"""The page with statistics, when the match is over."""

_BEATS: Final[Mapping[type, Beat]] = {
    e.DieRolled: Beat(TUMBLE, 0.3, TUMBLE),
    e.FaceChosen: Beat(0.2, 0.0, 0.0),
    e.PointsMade: Beat(HOP, 0.35, HOP),
    e.CardShown: Beat(CARD, 0.6, CARD),
    e.PenaltyGiven: Beat(0.0, STEPS_UP, 0.0),
    e.WallShot: Beat(SHOT, 0.35, SHOT),
    e.KickedOff: Beat(SIDES, 0.4, 0.0),
    e.AttackStarted: Beat(SIDES, 0.15, SIDES),
    e.Goal: Beat(LASTS, 0.1, COMES),
    e.ShootoutStarted: Beat(SIDES, 0.5, SIDES),
    e.KickOver: Beat(SHOT, 0.5, SHOT),
    e.MatchEnded: Beat(LASTS, 1.0, COMES),
}
_ENDS: Final = {
    "goal": AT_ONCE,
    "over": Beat(0.0, 0.7, 0.0),
    "red": Beat(0.0, 0.3, 0.0),
    "offside": Beat(0.0, 0.3, 0.0),
    "wide": Beat(SHOT, 0.6, SHOT),
    "saved": Beat(SHOT, 0.6, SHOT),
    "stolen": Beat(STEAL, 0.6, STEAL),
}


class PowerManners(Manners):
    """One table, and a page after it."""

    by_hand = frozenset({ROLL})
    all_open = True
    matters = frozenset({e.Goal.type, e.MatchEnded.type, e.ShootoutStarted.type})
    sections = (MATCH,)
    cues = CUES

    def beat(self, event: Event) -> Beat:
        match told := e.EVENTS.read(event):
            case e.AttackOver(reason=reason):
                return _ENDS[reason]
            case e.Offside(given=given):
                return Beat(FLAG, 0.7, FLAG) if given else Beat(0.0, 0.4, 0.0)
        return _BEATS.get(type(told)) or super().beat(event)

    def speaks(self) -> bool:
        return settings().now.on("power_soccer.voices")

    def scene(self, view: PowerSoccerView, *, asked: bool, over: bool) -> str:
        return RESULT if over else TABLE

    def needs_hand(self, view: PowerSoccerView) -> bool:
        """Nothing is held (P12)."""
        return False

    def in_section(self, view: PowerSoccerView) -> bool:
        return view.to_move is not None

    def concerns(self, view: PowerSoccerView, seats: Collection[int], own: object) -> bool:
        return True


MANNERS: Final = PowerManners()
"""The same for every match."""
