"""What has gone before an event: which clubs play, how it stands, who attacks with which card."""

from __future__ import annotations

from typing import Final, NamedTuple

from swallows_gui.models import course
from swallows_gui.models.course import Pair, pair
from swallows_gui.models.match_memory import Deed
from swallows_gui.models.narration import Event


class Situation(NamedTuple):
    """Where an event stands in its match; the score is that before it, seat 0 first."""

    known: bool = False
    """Whether the match's course is known."""
    clubs: str = "ab"
    """The clubs of seat 0 and seat 1."""
    score: Pair = (0, 0)
    period: int = 0
    side: int = 0
    """The seat that attacks, or has attacked last."""
    card: str = ""
    """The card it attacks with."""
    scorer: str = ""
    """The man marked last by the attacking seat."""
    tied: bool = False
    """The cards of the period were equally strong."""


NOWHERE: Final = Situation()
"""For an event told by itself."""


class Course(course.Course[Situation]):
    """Follows a match event by event."""

    nowhere = NOWHERE

    def before(self, event: Event, now: Situation) -> Situation:
        """`now` with what an event brings about itself."""
        match event.get("type"):
            case "match_started":
                return Situation(True, clubs=str(event["clubs"]))
            case "attack_started":
                return now._replace(side=int(event["seat"]), card=str(event["card"]), scorer="")
            case "marked" if event["seat"] == now.side:
                return now._replace(scorer=str(event["man"]))
            case "period_started":
                return now._replace(period=int(event["period"]), tied=False)
            case "tie_rolled":
                return now._replace(tied=True)
        return now

    def deed(self, event: Event, now: Situation) -> Deed | None:
        """Goals and misses of the man marked last for the attack, and who is sent off."""
        kind = event.get("type")
        if kind == "sent_off":
            return Deed("sent_off", int(event["seat"]), str(event["man"]))
        missed = kind == "phase_rolled" and event["phase"] == "finish" and not event["success"]
        if not now.scorer or not (missed or kind == "goal"):
            return None
        return Deed("miss" if missed else "goal", now.side, now.scorer)

    def after(self, event: Event, now: Situation) -> Situation:
        """`now` with what an event has changed."""
        return now._replace(score=pair(event["score"])) if event.get("type") == "goal" else now
