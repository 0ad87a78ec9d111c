"""What has gone before an event of a match: the base of what each game follows of its own.

A `Course` is shown every event in order and says for each the situation it happened in, so that the same events are
told in the same words after loading and undo.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping
from typing import Any, ClassVar, Generic, Protocol, TypeVar

from swallows_gui.engine.events import Events, WrittenEvent
from swallows_gui.models.commentary import stirred
from swallows_gui.models.match_memory import Deed, MatchMemory, Pair, Recollection
from swallows_gui.models.narration import Event
from swallows_gui.models.story_reader import Story

S = TypeVar("S")


class GoalTold(Protocol):
    """An event that tells a goal."""

    @property
    def score(self) -> Pair:
        """After it."""
        ...


class EndTold(Protocol):
    """An event that tells the end of a match."""

    @property
    def score(self) -> Pair: ...
    @property
    def winner(self) -> int | str | None: ...


class Course(ABC, Generic[S]):
    """Follows a match event by event."""

    events: ClassVar[Events]
    goal: ClassVar[type[GoalTold]]
    end: ClassVar[type[EndTold]]
    """The game's events, and those of them that tell a goal and the end of the match."""
    nowhere: ClassVar[Any]
    """The situation in which nothing is known: of an event told by itself."""
    match = 1

    def __init__(self) -> None:
        self._now: S = self.nowhere
        self.seed = ""
        """By which the reporter's turns are shuffled: the dice so far."""
        self.recalled: Mapping[str, Recollection] = {}
        """What comes to mind at the event seen last, by the callback's key."""
        self._memory = MatchMemory()

    def see(self, event: Event) -> S:
        """The situation an event happened in; it counts as seen from now on."""
        if "die" in event or "dice" in event:
            self.seed = stirred(self.seed, event, "type", "die", "dice")
        told = self.events.read(event)
        seen = self.before(told, self._now)
        self.recalled = dict(self._recall(told, self.deed(told, seen)))
        self._now = self.after(told, seen)
        return seen

    def _recall(self, told: WrittenEvent | None, deed: Deed | None) -> Iterator[tuple[str, Recollection]]:
        if isinstance(told, self.goal):
            yield from self._memory.at_goal(told.score)
        elif isinstance(told, self.end):
            yield from self._memory.at_end(told.score, told.winner if isinstance(told.winner, int) else None)
        if deed is not None:
            yield from self._memory.at_deed(deed)

    def left(self, mark: str, event: Event) -> None:
        """A sentence that leaves a mark has told the event: nothing comes of it by itself."""

    def deed(self, event: WrittenEvent | None, now: S) -> Deed | None:
        """What a man has done in an event, if it names one; `now` is the situation that it is told in."""
        del event, now
        return None

    def before(self, event: WrittenEvent | None, now: S) -> S:
        """`now` with what an event brings about itself: it is told in it. None: one that the game does not know."""
        del event
        return now

    @abstractmethod
    def after(self, event: WrittenEvent | None, now: S) -> S:
        """`now` with what an event has changed for those that follow."""


F = TypeVar("F", bound=Story)


class StoryCourse(Course[F]):
    """Follows the story of a match; an event is told in the story with it, a goal in the one before it."""

    told_before: ClassVar[tuple[type[WrittenEvent], ...]] = ()
    """Other events that are told in the story before them."""

    def _waits(self, event: WrittenEvent | None) -> bool:
        return isinstance(event, (self.goal, *self.told_before))

    def before(self, event: WrittenEvent | None, now: F) -> F:
        return now if self._waits(event) else now.after(event)

    def after(self, event: WrittenEvent | None, now: F) -> F:
        return now.after(event) if self._waits(event) else now


def pair(numbers: Any) -> Pair:
    """Two numbers of an event. Raises `ValueError` or `TypeError` if they are none.

    >>> pair([2, 1])
    (2, 1)
    """
    first, second = numbers
    return int(first), int(second)


def moment_of_goal(mine: int, theirs: int) -> str:
    """What a goal does to the score, which is meant as it stands after it, for the side that has scored.

    >>> moment_of_goal(1, 0), moment_of_goal(2, 2), moment_of_goal(1, 3), moment_of_goal(3, 2), moment_of_goal(3, 1)
    ('first', 'level', 'closer', 'ahead', 'further')
    """
    if mine + theirs == 1:
        return "first"
    if mine == theirs:
        return "level"
    if mine < theirs:
        return "closer"
    return "ahead" if mine == theirs + 1 else "further"
