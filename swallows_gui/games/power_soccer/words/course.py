"""What has gone before an event: enough for the commentary to speak of equalisers, second cards and lost points."""

from __future__ import annotations

from typing import Final, NamedTuple

from swallows_gui.engine.events import WrittenEvent
from swallows_gui.games.power_soccer.rules.events import (
    EVENTS,
    AttackOver,
    AttackStarted,
    CardShown,
    DieRolled,
    Goal,
    KickOver,
    MatchEnded,
    MatchStarted,
    PenaltyGiven,
    PointsMade,
    WallShot,
)
from swallows_gui.models import course
from swallows_gui.models.match_memory import Deed, Pair


class Situation(NamedTuple):
    """Where an event stands in its match; scores are those before it, A first."""

    known: bool = False
    """Whether the match's course is known."""
    keeper: bool = False
    """Whether a keeper stands in the goal at a penalty (P2.8), as far as this match has shown."""
    score: Pair = (0, 0)
    attacker: int = 0
    defender: int = 0
    points: int = 0
    """Of the attack, as they were before the event."""
    card: str = ""
    """The attacker's, "" for none."""
    from_the_spot: bool = False
    """Whether the attack has come to its penalty."""
    hits: Pair = (0, 0)
    kick_goals: Pair = (0, 0)


NOWHERE: Final = Situation()
"""For an event told by itself."""


class Course(course.Course[Situation]):
    """Follows a match event by event."""

    events, goal, end = EVENTS, Goal, MatchEnded
    nowhere = NOWHERE

    def before(self, event: WrittenEvent | None, now: Situation) -> Situation:
        """`now` with what an event brings about itself."""
        if not isinstance(event, AttackStarted):
            return now
        return now._replace(attacker=event.seat, defender=event.defender, points=0, card="", from_the_spot=False)

    def deed(self, event: WrittenEvent | None, now: Situation) -> Deed | None:
        """Goals of the player who attacks, and attacks that went over, wide or to the keeper."""
        match event:
            case Goal() if now.known:
                return Deed("goal", event.side, str(now.attacker))
            case AttackOver(reason="over" | "wide" | "saved"):
                return Deed("miss", now.attacker % 2, str(now.attacker))
        return None

    def after(self, event: WrittenEvent | None, now: Situation) -> Situation:
        """`now` with what an event has changed."""
        match event:
            case MatchStarted():
                return Situation(known=True, keeper=event.rules == "professional")
            case DieRolled(purpose="save"):
                return now._replace(keeper=True)
            case PointsMade():
                return now._replace(points=event.points)
            case CardShown():
                return now._replace(card=event.card)
            case PenaltyGiven():
                return now._replace(from_the_spot=True)
            case Goal():
                return now._replace(score=event.score)
            case WallShot():
                return now._replace(hits=event.hits)
            case KickOver():
                return now._replace(kick_goals=event.goals)
        return now
