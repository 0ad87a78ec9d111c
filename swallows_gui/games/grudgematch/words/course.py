"""What has gone before an event, and what the men of a match have done."""

from __future__ import annotations

from swallows_gui.engine.events import WrittenEvent
from swallows_gui.games.grudgematch.rules.events import EVENTS, Blocked, Fouled, Goal, MatchEnded
from swallows_gui.games.grudgematch.words.match_story import MatchStory
from swallows_gui.models.course import StoryCourse
from swallows_gui.models.match_memory import Deed


class Course(StoryCourse[MatchStory]):
    """Follows a match event by event."""

    events, goal, end = EVENTS, Goal, MatchEnded
    nowhere = MatchStory()

    def deed(self, event: WrittenEvent | None, now: MatchStory) -> Deed | None:
        """Goals and blocked kicks of the man who has kicked, and who is sent off; an own goal is nobody's."""
        match event:
            case Fouled(sent_off=True) as fouled:
                return _deed("sent_off", now.man_of(fouled))
            case Goal(own_goal=False) if now.kicker >= 0:
                return _deed("goal", now.kicker)
            case Blocked() if now.kicker >= 0:
                return _deed("miss", now.kicker)
        return None


def _deed(what: str, man: int) -> Deed:
    return Deed(what, man // 4, str(man))
