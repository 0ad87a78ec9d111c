"""What a log tells beside its game: what AI seats say, who plays a seat from now on, and whose time was up."""

from typing import Annotated, Final

from swallows_gui.engine.events import Events, WrittenEvent, number
from swallows_gui.engine.game import Json

_Count = Annotated[int, number(0, 10**9)]


class Said(WrittenEvent):
    """A seat spoke."""

    seat: _Count
    occasion: str
    variant: _Count


class SeatChanged(WrittenEvent):
    """A seat was handed over."""

    seat: _Count
    kind: str
    level: str


class TimeUp(WrittenEvent):
    """The last move is the most modest answer of a seat whose time was up."""

    seat: _Count


ASIDES: Final = Events(vars())
SAID: Final = Said.type
OF_A_MOVE: Final = frozenset((Said.type, TimeUp.type))
"""What belongs to the move that it stands after, and is taken back with it."""


def said_event(seat: int, occasion: str, variant: int) -> Json:
    """What everybody hears when a seat speaks.

    >>> said_event(1, "out", 302)
    {'type': 'said', 'seat': 1, 'occasion': 'out', 'variant': 302}
    """
    return ASIDES.written((Said.type, seat, occasion, variant))


def handed_event(seat: int, kind: str, level: str) -> Json:
    """The public event of a change of who plays a seat.

    >>> handed_event(2, "ai", "hard")
    {'type': 'seat_changed', 'seat': 2, 'kind': 'ai', 'level': 'hard'}
    """
    return ASIDES.written((SeatChanged.type, seat, kind, level))


def time_up_event(seat: int) -> Json:
    """The public event of a seat whose time is up.

    >>> time_up_event(2)
    {'type': 'time_up', 'seat': 2}
    """
    return ASIDES.written((TimeUp.type, seat))
