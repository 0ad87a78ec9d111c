"""What every game of the house offers: the `Game` and `View` protocols and the errors of the rules.

Nothing here knows a particular game. An *action* is one small integer that carries its seat; an *event* is a tuple
whose first item is its type. Each game says how both are written in a record (`Notation`).
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Protocol, Self, runtime_checkable

from swallows_gui.engine.chance import Chance

Event = tuple[Any, ...]
"""An event: its type, then its fields in the order of the record's table."""

Json = dict[str, Any]
"""A JSON object."""

SEAT_SHIFT = 20
"""An action's seat stands above this bit; what the seat does stands below it."""


class IllegalAction(Exception):
    """An action the rules do not allow now. Nothing has changed.

    `code` names the reason (translated by the interface, linked to a rule clause); `parameters` fill its sentence.
    """

    def __init__(self, code: str, **parameters: Any) -> None:
        super().__init__(code, parameters)
        self.code = code
        self.parameters: dict[str, Any] = parameters

    def __str__(self) -> str:
        given = ", ".join(f"{key}={value!r}" for key, value in self.parameters.items())
        return f"{self.code}({given})"


class Choices(Sequence[int | range]):
    """What a seat may do: actions, and ranges of actions where an amount is to be named.

    A range counts as one entry; `in` looks into ranges too.
    """

    __slots__ = ("entries",)

    def __init__(self, entries: Sequence[int | range] = ()) -> None:
        self.entries: tuple[int | range, ...] = tuple(entries)

    def __len__(self) -> int:
        return len(self.entries)

    def __getitem__(self, index: Any) -> Any:
        return self.entries[index]

    def __iter__(self) -> Iterator[int | range]:
        return iter(self.entries)

    def __contains__(self, action: object) -> bool:
        return any(action in entry if isinstance(entry, range) else action == entry for entry in self.entries)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Choices) and self.entries == other.entries

    def __hash__(self) -> int:
        return hash(self.entries)

    def __repr__(self) -> str:
        return f"Choices({self.entries!r})"


@runtime_checkable
class View(Protocol):
    """All that one seat (or the public, seat None) knows and remembers."""

    @property
    def seat(self) -> int | None:
        """Whose view it is; None: the public's."""
        ...

    @property
    def to_move(self) -> int | None:
        """The seat that must decide, or None when the game is over."""
        ...

    @property
    def legal(self) -> Choices:
        """What this seat may do now, in turn and out of turn."""
        ...

    @property
    def asked(self) -> Sequence[int | range]:
        """For the seat to move: what of `legal` answers its question; what it may do out of turn is left out."""
        ...

    def sample(self, chance: Chance) -> Any:
        """A full game that fits this view, the unseen parts drawn from `chance`."""
        ...


class Game(Protocol):
    """One running game: its whole state, secrets included."""

    seats: int

    @property
    def to_move(self) -> int | None:
        """The seat that must decide, or None when the game is over."""
        ...

    def may_act(self) -> tuple[int, ...]:
        """The seats that may act out of turn now."""
        ...

    def legal_actions(self, seat: int) -> Choices:
        """Everything `seat` may do now, in turn and out of turn."""
        ...

    def push(self, action: int) -> list[Event]:
        """Carry out `action` and all that follows from it; return the events.

        Raises `IllegalAction`, and then nothing has changed.
        """
        ...

    def view(self, seat: int | None) -> View:
        """What `seat` knows; with None what everybody knows."""
        ...

    def copy(self) -> Self:
        """An independent copy."""
        ...

    def to_state(self) -> Json:
        """The full state as plain JSON."""
        ...

    @property
    def result(self) -> Json | None:
        """How the game ended, or None while it runs."""
        ...


class Notation(Protocol):
    """How a game's actions and events are written in a record: JSON with ids instead of numbers."""

    def action_to_json(self, action: int) -> Json:
        """The action as an object with `type`; its seat is not in it."""
        ...

    def action_from_json(self, seat: int, written: Mapping[str, Any]) -> int:
        """The action that `written` stands for. Raises `IllegalAction` if it names nothing this game has."""
        ...

    def event_to_json(self, event: Event) -> Json:
        """The event as an object with `type`."""
        ...

    def redact(self, event: Json, seat: int | None) -> Json | None:
        """The event as `seat` may know it, or None if it may not know that it happened."""
        ...


def seat_of(action: int) -> int:
    """The seat that an action belongs to."""
    return action >> SEAT_SHIFT
