"""What has gone before an event, and what the pawns of a match have done."""

from __future__ import annotations

from swallows_gui.engine.events import WrittenEvent
from swallows_gui.games.tactics_board.rules.events import EVENTS, Goal, MatchEnded, ShotTaken
from swallows_gui.games.tactics_board.words.match_story import MatchStory
from swallows_gui.models.course import StoryCourse
from swallows_gui.models.match_memory import Deed


class Course(StoryCourse[MatchStory]):
    """Follows a match event by event."""

    events, goal, end = EVENTS, Goal, MatchEnded
    nowhere = MatchStory()

    def deed(self, event: WrittenEvent | None, now: MatchStory) -> Deed | None:
        """Goals and misses of pawns; the kicks of a shoot-out are no goals."""
        del now
        match event:
            case Goal():
                return Deed("goal", event.side, str(event.pawn))
            case ShotTaken() if event.result != "goal" and event.square is not None:
                return Deed("miss", event.side, str(event.pawn))
        return None
