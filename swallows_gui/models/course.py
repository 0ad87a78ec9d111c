"""What has gone before an event of a match: the base of what each game follows of its own.

A `Course` is shown every event in order and says for each the situation it happened in, so that the same events are
told in the same words after loading and undo.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, ClassVar, Generic, Protocol, Self, TypeVar

from swallows_gui.models.narration import Event

Pair = tuple[int, int]
"""A number of each side."""


class Situated(Protocol):
    """Where an event stands in its match: a named tuple with whatever a game knows besides."""

    @property
    def known(self) -> bool:
        """Whether the match's course is known."""
        ...

    @property
    def times(self) -> int:
        """How many events of the same sort there have been before."""
        ...

    def _replace(self, *, times: int = ...) -> Self: ...


S = TypeVar("S", bound=Situated)


class Course(ABC, Generic[S]):
    """Follows a match event by event."""

    nowhere: ClassVar[Any]
    """The situation in which nothing is known: of an event told by itself."""
    sorts: ClassVar[tuple[str, ...]]
    """Fields that tell one sort of event from another, beside its type: each sort has its own sentences."""

    def __init__(self) -> None:
        self._now: S = self.nowhere
        self._times: dict[tuple[Any, ...], int] = {}

    def see(self, event: Event) -> S:
        """The situation an event happened in; it counts as seen from now on."""
        self._now = self.before(event, self._now)
        sort = (event.get("type"), *(event.get(name) for name in self.sorts))
        times = self._times.get(sort, 0)
        self._times[sort] = times + 1
        seen = self._now._replace(times=times)
        self._now = self.after(event, self._now)
        return seen

    def before(self, event: Event, now: S) -> S:
        """`now` with what an event brings about itself: it is told in it."""
        del event
        return now

    @abstractmethod
    def after(self, event: Event, now: S) -> S:
        """`now` with what an event has changed for those that follow."""


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
