"""What has gone before an event, and what the men of a match have done."""

from __future__ import annotations

from swallows_gui.games.final_whistle.rules.events import EVENTS, Goal, PhaseRolled, SentOff
from swallows_gui.games.final_whistle.words.match_story import MatchStory
from swallows_gui.models import course
from swallows_gui.models.match_memory import Deed
from swallows_gui.models.narration import Event


class Course(course.Course[MatchStory]):
    """Follows a match event by event; an event is told in the story with it, a goal in the one before it."""

    nowhere = MatchStory()

    def before(self, event: Event, now: MatchStory) -> MatchStory:
        return now if isinstance(EVENTS.read(event), Goal) else now.after(event)

    def deed(self, event: Event, now: MatchStory) -> Deed | None:
        """Goals and misses of the man marked last for the attack, and who is sent off."""
        match EVENTS.read(event):
            case SentOff(seat=seat, man=man):
                return Deed("sent_off", seat, man)
            case Goal() if now.scorer:
                return Deed("goal", now.side, now.scorer)
            case PhaseRolled(phase="finish", success=False) if now.scorer:
                return Deed("miss", now.side, now.scorer)
        return None

    def after(self, event: Event, now: MatchStory) -> MatchStory:
        return now.after(event) if isinstance(EVENTS.read(event), Goal) else now
