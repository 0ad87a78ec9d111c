"""What has gone before an event: who is Germany, how it stands, whose kick it was."""

from __future__ import annotations

from typing import Final, NamedTuple

from swallows_gui.models import course
from swallows_gui.models.course import Pair, pair
from swallows_gui.models.match_memory import Deed
from swallows_gui.models.narration import Event


class Situation(NamedTuple):
    """Where an event stands in its match; the score is that before it, Germany first."""

    known: bool = False
    """Whether the match's course is known."""
    germany: int = 0
    """The seat that is Germany."""
    rows: int = 11
    score: Pair = (0, 0)
    second: bool = False
    """The second pack: the next goal wins (G6.3)."""
    kicker: int = -1
    """The man who has kicked last, 0 to 7; -1 for nobody."""


NOWHERE: Final = Situation()
"""For an event told by itself."""


class Course(course.Course[Situation]):
    """Follows a match event by event."""

    nowhere = NOWHERE

    def before(self, event: Event, now: Situation) -> Situation:
        """`now` with what an event brings about itself."""
        if event.get("type") == "match_started":
            return Situation(True, germany=int(event["germany"]), rows=int(event["rows"]))
        return now

    def deed(self, event: Event, now: Situation) -> Deed | None:
        """Goals and blocked kicks of the man who has kicked, and who is sent off; an own goal is nobody's."""
        kind = event.get("type")
        if kind == "fouled" and event["sent_off"]:
            return _deed("sent_off", man_of(event, now))
        if now.kicker < 0 or (kind == "goal" and event["own_goal"]):
            return None
        return _deed("goal" if kind == "goal" else "miss", now.kicker) if kind in ("goal", "blocked") else None

    def after(self, event: Event, now: Situation) -> Situation:
        """`now` with what an event has changed."""
        match event.get("type"):
            case "goal":
                return now._replace(score=pair(event["score"]))
            case "card_played" if event["as"] == "kick":
                return now._replace(kicker=man_of(event, now))
            case "pack_shuffled" if event["reason"] == "second":
                return now._replace(second=True)
        return now


def _deed(what: str, man: int) -> Deed:
    return Deed(what, man // 4, str(man))


def side_of(event: Event, now: Situation) -> int:
    """The side whose event it is: 0 Germany, 1 France."""
    return int(event["seat"]) ^ now.germany


def man_of(event: Event, now: Situation) -> int:
    """The man whose event it is, 0 to 7."""
    return side_of(event, now) * 4 + int(event["man"])
