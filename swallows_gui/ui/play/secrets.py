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
    """What only `seat` knows: the keys that `shown` finds in its view, without those in anybody else's view and without
    those that `told` finds in events that anybody else was told."""
    found = set(shown(session.view(seat)))
    for other in (None, *range(len(session.seats))):
        if other != seat:
            view = session.view(other)
            found -= shown(view)
            for event in view.history:
                found -= set(told(event))
    return found


def words(event: object) -> Iterator[str]:
    """Every text in an event; of card ids the part before the copy's number."""
    match event:
        case str():
            yield event.partition("#")[0]
        case dict():
            for value in event.values():
                yield from words(value)
        case list() | tuple():
            for value in event:
                yield from words(value)
