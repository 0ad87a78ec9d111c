"""The story of a match is read event by event: what has been read once is not read again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic, Protocol, Self, TypeVar

from swallows_gui.engine.events import Events, WrittenEvent
from swallows_gui.models.narration import Event


class Story(Protocol):
    """What has been told of a match so far."""

    def after(self, event: WrittenEvent | None) -> Self:
        """The story with one event more; None: one that the game does not know."""
        ...


S = TypeVar("S", bound=Story)


class StoryReader(Generic[S]):
    """Reads the story of a history that grows; one that has gone another way is read from its beginning."""

    def __init__(self, events: Events, nothing: S) -> None:
        """`nothing`: the story before the first event."""
        self._events = events
        self._nothing = self._story = nothing
        self._read: tuple[Event, ...] = ()

    def read(self, history: Sequence[Event]) -> S:
        """The story that a history tells."""
        now, known = tuple(history), len(self._read)
        goes_on = now[:known] == self._read
        story = self._story if goes_on else self._nothing
        for event in now[known:] if goes_on else now:
            story = story.after(self._events.read(event))
        self._read, self._story = now, story
        return story
