"""What has gone before an event: how it stands, which period runs, whose pawn is the keeper."""

from __future__ import annotations

from typing import Final, NamedTuple

from swallows_gui.models import course
from swallows_gui.models.course import Pair, pair
from swallows_gui.models.match_memory import Deed
from swallows_gui.models.narration import Event


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

    nowhere = NOWHERE

    def before(self, event: Event, now: Situation) -> Situation:
        """`now` with what an event brings about itself."""
        return Situation(True) if event.get("type") == "match_started" else now

    def deed(self, event: Event, now: Situation) -> Deed | None:
        """Goals and misses of pawns; the kicks of a shoot-out are no goals."""
        del now
        kind = event.get("type")
        if kind == "goal":
            return Deed("goal", int(event["side"]), str(event["pawn"]))
        if kind == "shot_taken" and event["result"] != "goal" and event["square"] is not None:
            return Deed("miss", int(event["side"]), str(event["pawn"]))
        return None

    def after(self, event: Event, now: Situation) -> Situation:
        """`now` with what an event has changed."""
        match event.get("type"):
            case "goal":
                return now._replace(score=pair(event["score"]))
            case "period_started":
                return now._replace(period=int(event["period"]))
            case "keeper_changed":
                red, blue = now.keepers
                number = int(event["pawn"])
                return now._replace(keepers=(red, number) if event["side"] else (number, blue))
        return now
