"""What every game of the house offers: the protocols `Game`, `View` and `Notation`, and why an action is refused.

Nothing here knows a particular game. An *action* is one small integer that carries its seat; an *event* is a tuple
whose first item is its type. Each game says how both are written in a record (`Notation`) and which of its events
begin and end a part of it (`Section`).
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from operator import attrgetter
from typing import TYPE_CHECKING, Any, Protocol, Self, runtime_checkable

from swallows_gui.engine.chance import Chance

if TYPE_CHECKING:
    from swallows_gui.engine.events import Events, WrittenEvent

Event = tuple[Any, ...]
"""An event: its type, then its fields in the order of the record's table."""

Json = dict[str, Any]
"""A JSON object."""

Told = Mapping[str, Any]
"""An event as a seat may know it: an object of its class in `games/<id>/rules/events.py`, or what a record of another
version says of it, where this one does not know its type."""

SEAT_SHIFT = 20
"""An action's seat stands above this bit; what the seat does stands below it."""


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why the rules do not allow an action.

    `code` is one of the game's rule book (its clause and a translated sentence belong to it), `parameters` fill the
    sentence.

    >>> print(Refusal("too_many_offers", {"most": 3}))
    too_many_offers(most=3)
    """

    code: str
    parameters: Mapping[str, Any] = field(default_factory=dict)

    def __str__(self) -> str:
        given = ", ".join(f"{key}={value!r}" for key, value in self.parameters.items())
        return f"{self.code}({given})"


class IllegalAction(Exception):
    """An action the rules do not allow now, for the `Refusal` of `code` and `parameters`. Nothing has changed."""

    def __init__(self, code: str, **parameters: Any) -> None:
        super().__init__(code, parameters)
        self.code = code
        self.parameters: dict[str, Any] = parameters

    @property
    def reason(self) -> Refusal:
        """Why it is not allowed, as `View.refusal` says it."""
        return Refusal(self.code, self.parameters)

    def __str__(self) -> str:
        return str(self.reason)


class Choices(Sequence[int | range]):
    """What a seat may do: actions, and ranges of actions where an amount is to be named.

    A range counts as one entry; `in` looks into ranges too.

    >>> legal = Choices([7, range(10, 20)])
    >>> len(legal), 12 in legal, 20 in legal
    (2, True, False)
    """

    __slots__ = ("entries",)

    def __init__(self, entries: Sequence[int | range] = ()) -> None:
        self.entries: tuple[int | range, ...] = tuple(entries)

    @property
    def actions(self) -> tuple[int, ...]:
        """The choices without an amount.

        >>> Choices([7, range(10, 20)]).actions
        (7,)
        """
        return tuple(entry for entry in self.entries if isinstance(entry, int))

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


@dataclass(frozen=True, slots=True)
class Section:
    """A part of a game with beginning and end: a match, a set, a half. A record writes a full state at its beginning;
    the list of games shows the running one and its score; when it is over, its decisions can be reviewed.

    >>> half = Section("half", begins="half_started", ends="half_ended", numbered="half")
    >>> half.number({"type": "half_started", "half": 2})
    2
    """

    name: str
    """What it is called."""
    begins: str
    """The type of the event that it begins with."""
    ends: str
    """The type of the event that it ends with."""
    standing: tuple[str, ...] = ()
    """Types of events that say how it stands, the last of them as it stands now: ("goal",)."""
    numbered: str | int = 1
    """The field of its first event that numbers it, from 1; or its number, if there is one of the kind."""

    def number(self, event: Json) -> int:
        """The number of the section that `event` begins. 0 if its field is null. Raises `KeyError` if it has none."""
        return self.numbered if isinstance(self.numbered, int) else int(event[self.numbered] or 0)


def begins_section(sections: Iterable[Section], events: Iterable[Mapping[str, Any]]) -> bool:
    """Whether one of `sections` begins among `events`.

    >>> match = Section("match", begins="match_started", ends="match_ended")
    >>> begins_section([match], [{"type": "goal"}, {"type": "match_started", "match": 2}])
    True
    """
    first = {section.begins for section in sections}
    return any(event["type"] in first for event in events)


class Notation(Protocol):
    """How a game's actions and events are written in a record: JSON with ids instead of numbers."""

    @property
    def events(self) -> "Events":
        """Its events as they are declared."""
        ...

    def action_to_json(self, action: int) -> Json:
        """The action as an object with `type`; its seat is not in it."""
        ...

    def action_from_json(self, seat: int, written: Mapping[str, Any]) -> int:
        """The action that `written` stands for. Raises `IllegalAction` if it names nothing this game has."""
        ...

    def event_to_json(self, event: Event) -> Json:
        """The event as an object with `type`."""
        ...

    def tell(self, event: Event) -> "WrittenEvent":
        """The event as an object of its class, with all that is secret in it."""
        ...

    def redact(self, event: Told, seat: int | None) -> Told | None:
        """The event as `seat` may know it, or None if it may not know that it happened."""
        ...

    def describe(self, action: int) -> str:
        """The action for a reader of logs and tests, in English: "seat 2: offer 5M for home"."""
        ...


@runtime_checkable
class View(Protocol):
    """All that one seat (or the public, seat None) knows and remembers."""

    history: tuple[Told, ...]
    """Every event that stands, as far as the seat may know it; whoever gives the view out fills it in."""

    @property
    def seat(self) -> int | None:
        """The seat of the view; None for the public view."""
        ...

    @property
    def to_move(self) -> int | None:
        """The seat that must decide, or None when the game is over."""
        ...

    @property
    def may_act(self) -> tuple[int, ...]:
        """The seats that, by all that is public, may act out of turn now."""
        ...

    @property
    def legal(self) -> Choices:
        """What this seat may do now, in turn and out of turn."""
        ...

    @property
    def asked(self) -> Sequence[int | range]:
        """For the seat to move: the part of `legal` that answers its question, without actions out of turn."""
        ...

    @property
    def section(self) -> int:
        """The number of the section that runs, 0 before the first."""
        ...

    @property
    def notation(self) -> Notation:
        """How actions and events are written."""
        ...

    def refusal(self, action: int) -> Refusal | None:
        """Why this seat may not do `action` now, as `Game.push` would say it; None if it may: it is in `legal`."""
        ...

    def sample(self, chance: Chance) -> Any:
        """A full game that fits this view, the unseen parts drawn from `chance`."""
        ...


class Game(Protocol):
    """One running game: its whole state, secrets included."""

    seats: int
    chance: Chance
    """What all its dice and draws come from."""
    start_events: list[Event]
    """What happened before the first decision."""

    @property
    def to_move(self) -> int | None:
        """The seat that must decide, or None when the game is over."""
        ...

    @property
    def notation(self) -> Notation:
        """How its actions and events are written."""
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
        """What `seat` knows, without its history; with None what everybody knows."""
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


def open_field(name: str) -> Any:
    """A property of a view: that field of its `open` as it is, or one of its fields, "step.name". The view declares its
    type."""
    return property(attrgetter(f"open.{name}"))


def seat_of(action: int) -> int:
    """The seat that an action belongs to.

    >>> seat_of(3 << SEAT_SHIFT | 17)
    3
    """
    return action >> SEAT_SHIFT


def deed_of(action: int) -> int:
    """The type and argument of an action, without its seat.

    >>> deed_of(3 << SEAT_SHIFT | 17)
    17
    """
    return action & (1 << SEAT_SHIFT) - 1
