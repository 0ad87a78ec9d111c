"""What a session tells its listeners and asks its seats. Nothing in here holds more than the asking seat may know."""

from collections.abc import Callable
from dataclasses import dataclass, field

from swallows_gui.engine.game import Told, View

Redactor = Callable[[int | None], list[Told | None]]


def nothing(seat: int | None) -> list[Told | None]:
    """No events, for every seat."""
    del seat
    return []


@dataclass(frozen=True, slots=True, eq=False)
class Change:
    """A change of a session. `kind` is "pushed", "undone", "redone", "loaded", "seat_changed", "vote", "trouble" or
    "over"; `seat` caused it (None for no seat); `n` is the number of moves that are not undone. After "undone" and
    "loaded" listeners must rebuild from a view."""

    kind: str
    seat: int | None
    n: int
    _redacted: Redactor = field(default=nothing, repr=False)
    came_of_it: bool = field(default=False, repr=False)
    """Of "undone": whether dice, or what others decided, went with it."""

    def events(self, seat: int | None) -> list[Told]:
        """What happened, as `seat` may know it; None: as everybody does."""
        return [event for event in self._redacted(seat) if event is not None]

    def told_both(self, seat: int | None) -> list[tuple[Told | None, Told | None]]:
        """Every event as `seat` may know it and as everybody does, None for nothing; what neither knows is left out."""
        both = zip(self._redacted(seat), self._redacted(None), strict=True)
        return [(known, public) for known, public in both if known is not None or public is not None]


@dataclass(frozen=True, slots=True)
class UndoOffer:
    """What `seat` may take back. For the eyes of this seat only."""

    seat: int
    row: tuple[int, ...]
    """Its own actions that go, the first names them."""
    free: bool
    """Nothing came of it yet; otherwise it is a take-back, and the record says so."""
    ask: tuple[int, ...]
    """The other human seats that have to agree."""


@dataclass(frozen=True, slots=True)
class Vote:
    """`seat` wants to take back its last decision, or to go back further; `waiting` have not answered yet."""

    seat: int
    waiting: tuple[int, ...]
    agreed: tuple[int, ...]
    since: tuple[Told, ...] = ()
    """Of going back to a point: the events that would go, as everybody was told them."""


@dataclass(frozen=True, slots=True)
class Question:
    """What an AI seat is asked: to decide (`in_turn`), or whether it wants to step in."""

    seat: int
    in_turn: bool
    level: str
    seed: int
    view: View
    point: int
    """The point of the session at which it was asked; an answer that comes later is dropped."""
    searches: bool = False
    """Whether the level thinks for long and heeds a call to stop; the others answer in milliseconds."""


@dataclass(frozen=True, slots=True)
class Decision:
    """What a seat decided: the question as it saw it then, and its answer. For the eyes of this seat only."""

    question: Question
    action: int
    after: tuple[Told, ...] = ()
    """What the seat was told from then on until the section was over."""


class UndoRefused(Exception):
    """Nothing can be undone, or other seats must agree first."""
