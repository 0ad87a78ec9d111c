"""How the Grudge Match is shown: which questions need the hand, and how long each event is seen (G10.3)."""

# ruff: noqa: ARG002 - the base names arguments that are not needed here

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import TYPE_CHECKING, Final

from swallows_gui.games.grudgematch.rules import events as e
from swallows_gui.games.grudgematch.rules.actions import PASS
from swallows_gui.games.grudgematch.rules.board import WIDTH
from swallows_gui.games.grudgematch.rules.sections import MATCH
from swallows_gui.games.grudgematch.table.board_moments import DROP, PLACE, PUT, SLAP, STEP, SWEEP, flight_seconds
from swallows_gui.games.grudgematch.table.cues import CUES
from swallows_gui.games.grudgematch.table.kick_strip import FLIES
from swallows_gui.games.grudgematch.words.match_story import number_of
from swallows_gui.models.narration import Event
from swallows_gui.services.settings import settings
from swallows_gui.ui.kit.dice import TUMBLE
from swallows_gui.ui.kit.take_over import COMES, LASTS
from swallows_gui.ui.play.manners import TABLE, Manners
from swallows_gui.ui.play.moments import Beat

if TYPE_CHECKING:
    from swallows_gui.games.grudgematch.rules.view import GrudgematchView

RESULT: Final = "result"
"""The page with statistics, when the match is over."""
IN_HAND: Final = frozenset(("kick", "dead_turn", "after_goal_exchange"))
"""Steps that are answered from the hand; to tackle and to block it may be opened (G10.3)."""
UNOPENED: Final = frozenset(("tackle", "block"))
"""Steps that can be passed without a look into the hand (G10.3)."""
DRAWN: Final = 0.15
"""Seconds at pace normal in which a card is drawn."""

_BEATS: Final[Mapping[type, Beat]] = {
    e.Placed: Beat(PLACE, 0.0, PLACE),
    e.TurnStarted: Beat(SWEEP, 0.0, 0.0),
    e.BallIn: Beat(TUMBLE + DROP, 0.2, TUMBLE),
    e.BallPut: Beat(PUT, 0.1, PUT),
    e.RunRolled: Beat(TUMBLE, 0.25, TUMBLE),
    e.Fouled: Beat(TUMBLE, 0.7, TUMBLE),
    e.Tackled: Beat(SWEEP, 0.3, SWEEP / 2),
    e.TackleFailed: Beat(0.0, 0.4, 0.0),
    e.DirectionChosen: Beat(0.0, 0.1, 0.0),
    e.Blocked: Beat(SLAP, 0.4, SLAP),
    e.BlockFailed: Beat(0.0, 0.4, 0.0),
    e.Goal: Beat(LASTS, 0.1, COMES),
    e.JokerDrawn: Beat(LASTS, 0.1, COMES),
    e.Discarded: Beat(0.0, 0.3, 0.0),
    e.BoxRolled: Beat(TUMBLE, 0.3, TUMBLE),
    e.BroughtBack: Beat(PLACE, 0.2, PLACE),
    e.MatchEnded: Beat(LASTS, 1.0, COMES),
}


class GrudgeManners(Manners):
    """One table, and a page after it."""

    passing = frozenset((PASS,))
    matters = frozenset({e.Goal.type, e.MatchEnded.type, e.JokerDrawn.type})
    sections = (MATCH,)
    cues = CUES

    def beat(self, event: Event) -> Beat:
        match told := e.EVENTS.read(event):
            case e.Ran(from_=start, space=space):
                motion = STEP * _steps(start, space)
                return Beat(motion, 0.1, motion)
            case e.BallMoved(way=way, end=end):
                motion = flight_seconds(len(way), goal=end == "goal")
                return Beat(motion, 0.05, motion)
            case e.CardPlayed(dice=dice):
                return Beat(TUMBLE + FLIES, 0.4, TUMBLE) if dice else Beat(FLIES, 0.4, 0.0)
            case e.AfterGoalChosen(die=int()):
                return Beat(TUMBLE, 0.2, TUMBLE)
            case e.CardsDrawn() | e.CardsDealt() as taken:
                motion = DRAWN * number_of(taken)
                return Beat(motion, 0.0, motion)
            case e.PackShuffled(reason="second"):
                return Beat(LASTS, 0.2, COMES)
        return _BEATS.get(type(told)) or super().beat(event)

    def speaks(self) -> bool:
        return settings().now.on("grudgematch.voices")

    def scene(self, view: GrudgematchView, *, asked: bool, over: bool) -> str:
        return RESULT if over else TABLE

    def needs_hand(self, view: GrudgematchView) -> bool:
        return view.step in IN_HAND

    def asks_over_the_hand(self, view: GrudgematchView) -> bool:
        return view.step in UNOPENED

    def in_section(self, view: GrudgematchView) -> bool:
        return view.to_move is not None

    def concerns(self, view: GrudgematchView, seats: Collection[int], own: object) -> bool:
        return True


def _steps(start: int, end: int) -> int:
    """The fewest steps from one space to another."""
    down, across = abs(start // WIDTH - end // WIDTH), abs(start % WIDTH - end % WIDTH)
    return max(1, down + across)


MANNERS: Final = GrudgeManners()
"""The same for every match."""
