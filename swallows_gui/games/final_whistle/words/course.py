"""What has gone before an event, and what the men of a match have done."""

from __future__ import annotations

from swallows_gui.engine.events import WrittenEvent
from swallows_gui.games.final_whistle.rules.events import EVENTS, Goal, MatchEnded, PhaseRolled, SentOff
from swallows_gui.games.final_whistle.words.match_story import MatchStory
from swallows_gui.models.course import StoryCourse
from swallows_gui.models.match_memory import Deed


class Course(StoryCourse[MatchStory]):
    """Follows a match event by event."""

    events, goal, end = EVENTS, Goal, MatchEnded
    nowhere = MatchStory()

    def deed(self, event: WrittenEvent | None, now: MatchStory) -> Deed | None:
        """Goals and misses of the man marked last for the attack, and who is sent off."""
        match event:
            case SentOff(seat=seat, man=man):
                return Deed("sent_off", seat, man)
            case Goal() if now.scorer:
                return Deed("goal", now.side, now.scorer)
            case PhaseRolled(phase="finish", success=False) if now.scorer:
                return Deed("miss", now.side, now.scorer)
        return None
