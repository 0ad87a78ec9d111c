"""What has gone before an event, and what the players of a match have done."""

from __future__ import annotations

from swallows_gui.engine.events import WrittenEvent
from swallows_gui.games.power_soccer.rules.events import EVENTS, AttackOver, CardShown, Goal, MatchEnded
from swallows_gui.games.power_soccer.words.match_story import MatchStory
from swallows_gui.models.course import StoryCourse
from swallows_gui.models.match_memory import Deed


class Course(StoryCourse[MatchStory]):
    """Follows a match event by event."""

    events, goal, end = EVENTS, Goal, MatchEnded
    nowhere = MatchStory()
    told_before = (CardShown,)

    def deed(self, event: WrittenEvent | None, now: MatchStory) -> Deed | None:
        """Goals of the player who attacks, and attacks that went over, wide or to the keeper."""
        match event:
            case Goal() if now.attack is not None:
                return Deed("goal", event.side, str(now.attacker))
            case AttackOver(reason="over" | "wide" | "saved"):
                return Deed("miss", now.attacker % 2, str(now.attacker))
        return None
