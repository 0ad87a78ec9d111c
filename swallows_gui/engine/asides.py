"""What a log tells beside its game: what AI seats say, who plays a seat from now on, and whose time was up."""

from typing import Annotated, Final

from swallows_gui.engine.events import Events, WrittenEvent, number

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
