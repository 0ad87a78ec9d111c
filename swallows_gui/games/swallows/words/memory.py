"""What the reporter remembers of a game: promises, money, nudges, who is missing, and the people of the village.

A `Memory` is shown every event and says what comes to mind at it. `kept.py` says what it keeps, `recollections.py` what
comes to mind; `resources/swallows/commentary/callbacks.json` says which recollections are told, and how often. It rests
on what everybody knows alone, so that a callback tells nobody more than he may know.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from swallows_gui.engine.events import WrittenEvent
from swallows_gui.games.swallows.words.kept import Kept, Pair, Pledge
from swallows_gui.games.swallows.words.match_story import MatchStory
from swallows_gui.games.swallows.words.recollections import Recollections

Recalled = Mapping[str, Any]


class Memory:
    """Follows a game by what everybody knows of it."""

    def __init__(self) -> None:
        self._kept = Kept()
        self._recollections = Recollections(self._kept)

    @property
    def story(self) -> MatchStory:
        """The running match as it has been told so far."""
        return self._kept.now.story

    def leave(self, mark: str, team: str, score: Pair) -> None:
        """The reporter has said something that leaves a mark; the score is home's first."""
        self._kept.marks[mark] = Pledge(self.story.number, team, score)

    def recall(self, event: WrittenEvent | None) -> Recalled:
        """What comes to mind at an event, as things stood before it; the event counts as seen from now on."""
        found = dict(self._recollections.found(event))
        self._kept.keep(event)
        return found
