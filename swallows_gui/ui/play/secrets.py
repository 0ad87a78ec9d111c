"""What a seat knows and nobody else does, found by comparing views: for those who listen on behalf of the others."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Set
from typing import TYPE_CHECKING, Any, TypeVar

if TYPE_CHECKING:
    from swallows_gui.models.chapters import Event
    from swallows_gui.session import Session

K = TypeVar("K")


def known_alone(
    session: Session, seat: int, shown: Callable[[Any], Set[K]], told: Callable[[Event], Iterator[K]]
) -> set[K]:
    """What only `seat` knows: of what `shown` finds in its view less whatever stands in the view of anybody else, and
    less whatever `told` finds in an event that anybody else was told."""
    found = set(shown(session.view(seat)))
    for other in (None, *range(len(session.seats))):
        if other != seat:
            view = session.view(other)
            found -= shown(view)
            for event in view.history:
                found -= set(told(event))
    return found


def words(event: object) -> Iterator[str]:
    """Every text in an event, by id without the number of the copy."""
    match event:
        case str():
            yield event.partition("#")[0]
        case dict():
            for value in event.values():
                yield from words(value)
        case list() | tuple():
            for value in event:
                yield from words(value)
