"""What a replay's timeline marks: where the parts of a game begin and end, and moments in them worth going to.

Each game has parts and moments of its own, with as much in them as it likes to tell.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Generic, NamedTuple, Protocol, TypeVar

from swallows_gui.models.narration import Event


class Part(Protocol):
    """A part of a game."""

    @property
    def first(self) -> int:
        """The position at which it begins."""
        ...

    @property
    def last(self) -> int:
        """The position of its end, or the last there is while it runs."""
        ...


class Mark(Protocol):
    """A moment worth going to."""

    @property
    def position(self) -> int:
        """After its event."""
        ...


P = TypeVar("P", bound=Part)
M = TypeVar("M", bound=Mark)


@dataclass(frozen=True, slots=True)
class Chapters(Generic[P, M]):
    """All parts and marks of a record in their order."""

    sections: tuple[P, ...] = ()
    marks: tuple[M, ...] = ()

    def at(self, position: int) -> P | None:
        """The part that runs, or was over last, at a position; None before the first."""
        found = None
        for section in self.sections:
            if section.first > position:
                break
            found = section
        return found

    def next_section(self, position: int) -> int | None:
        """The position at which the next part begins."""
        return next((section.first for section in self.sections if section.first > position), None)

    def last_section(self, position: int) -> int | None:
        """The position at which this part, or at its beginning the one before, begins."""
        return next((section.first for section in reversed(self.sections) if section.first < position), None)

    def next_mark(self, position: int) -> int | None:
        """The position of the next mark."""
        return next((mark.position for mark in self.marks if mark.position > position), None)

    def last_mark(self, position: int) -> int | None:
        """The position of the mark before."""
        return next((mark.position for mark in reversed(self.marks) if mark.position < position), None)


class PlainPart(NamedTuple):
    """A part of which no more is known than its number, from 1."""

    number: int
    first: int
    last: int


class PlainMark(NamedTuple):
    """A moment of which no more is known."""

    position: int


def ends_of(starts: Sequence[int], last: int) -> list[int]:
    """Where parts end that begin at these positions: each where the next begins, the last at `last`.

    >>> ends_of([0, 4], 9), ends_of([], 3)
    ([4, 9], [])
    """
    return [*starts[1:], last] if starts else []


def plain_chapters(told: Iterable[Iterable[Event]], begins: Callable[[Event], bool]) -> Chapters[PlainPart, PlainMark]:
    """The parts of a game by what they begin with; `told` has the events that led to each position."""
    starts: list[int] = []
    position = 0
    for position, events in enumerate(told):
        starts += [position] * any(map(begins, events))
    ends = [*(start for start in starts[1:]), position]
    return Chapters(tuple(PlainPart(at, *span) for at, span in enumerate(zip(starts, ends, strict=False), 1)))
