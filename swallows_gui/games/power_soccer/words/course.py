"""What has gone before an event: enough for the commentary to speak of equalisers, second cards and lost points."""

from __future__ import annotations

from typing import Final, NamedTuple

from swallows_gui.models import course
from swallows_gui.models.course import Pair, pair
from swallows_gui.models.match_memory import Deed
from swallows_gui.models.narration import Event


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

    nowhere = NOWHERE

    def before(self, event: Event, now: Situation) -> Situation:
        """`now` with what an event brings about itself."""
        if event.get("type") != "attack_started":
            return now
        return now._replace(attacker=event["seat"], defender=event["defender"], points=0, card="", from_the_spot=False)

    def deed(self, event: Event, now: Situation) -> Deed | None:
        """Goals of the player who attacks, and attacks that went over, wide or to the keeper."""
        kind = event.get("type")
        if kind == "goal" and now.known:
            return Deed("goal", int(event["side"]), str(now.attacker))
        if kind == "attack_over" and event["reason"] in ("over", "wide", "saved"):
            return Deed("miss", now.attacker % 2, str(now.attacker))
        return None

    def after(self, event: Event, now: Situation) -> Situation:
        """`now` with what an event has changed."""
        match event.get("type"):
            case "match_started":
                return Situation(known=True, keeper=event["rules"] == "professional")
            case "die_rolled" if event["purpose"] == "save":
                return now._replace(keeper=True)
            case "points_made":
                return now._replace(points=int(event["points"]))
            case "card_shown":
                return now._replace(card=str(event["card"]))
            case "penalty_given":
                return now._replace(from_the_spot=True)
            case "goal":
                return now._replace(score=pair(event["score"]))
            case "wall_shot":
                return now._replace(hits=pair(event["hits"]))
            case "kick_over":
                return now._replace(kick_goals=pair(event["goals"]))
        return now
