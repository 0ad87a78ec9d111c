"""What has gone before an event: how it stands, which period runs, whose pawn is the keeper."""

from __future__ import annotations

from typing import Final, NamedTuple

from swallows_gui.engine.events import WrittenEvent
from swallows_gui.games.tactics_board.rules.events import (
    EVENTS,
    Goal,
    KeeperChanged,
    MatchEnded,
    MatchStarted,
    PeriodStarted,
    ShotTaken,
)
from swallows_gui.models import course
from swallows_gui.models.match_memory import Deed, Pair


class Situation(NamedTuple):
    """Where an event stands in its match; the score is that before it, Red first."""

    known: bool = False
    """Whether the match's course is known."""
    score: Pair = (0, 0)
    period: int = 1
    keepers: Pair = (1, 1)
    """By side: the number of its keeper."""


NOWHERE: Final = Situation()
"""For an event told by itself."""


class Course(course.Course[Situation]):
    """Follows a match event by event."""

    events, goal, end = EVENTS, Goal, MatchEnded
    nowhere = NOWHERE

    def before(self, event: WrittenEvent | None, now: Situation) -> Situation:
        """`now` with what an event brings about itself."""
        return Situation(True) if isinstance(event, MatchStarted) else now

    def deed(self, event: WrittenEvent | None, now: Situation) -> Deed | None:
        """Goals and misses of pawns; the kicks of a shoot-out are no goals."""
        del now
        match event:
            case Goal():
                return Deed("goal", event.side, str(event.pawn))
            case ShotTaken() if event.result != "goal" and event.square is not None:
                return Deed("miss", event.side, str(event.pawn))
        return None

    def after(self, event: WrittenEvent | None, now: Situation) -> Situation:
        """`now` with what an event has changed."""
        match event:
            case Goal():
                return now._replace(score=event.score)
            case PeriodStarted():
                return now._replace(period=event.period)
            case KeeperChanged():
                red, blue = now.keepers
                return now._replace(keepers=(red, event.pawn) if event.side else (event.pawn, blue))
        return now
