"""Base classes for matches without actions out of turn, and for their views.

A game's state is a dataclass derived from `MatchByTurns`: each field is declared once with its first value, and
copying, saving and comparing follow from that. Its class, `class Chess(State)`, says how a match begins and how a view
of it is made. `ViewByTurns` does the same for what one seat knows. `plain` and `taken` write fields of states and
options as JSON and read them back.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import MISSING, dataclass, field, fields
from functools import cache
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Self, TypeVar

from swallows_gui.engine.chance import Chance, Seeded
from swallows_gui.engine.game import Choices, Event, IllegalAction, Json, Notation, Refusal, Told, seat_of
from swallows_gui.engine.step import GameStep

if TYPE_CHECKING:
    from swallows_gui.engine.step import Steps


def plain(value: Any) -> Any:
    """A field as JSON: a step by its name, chance by its number, rows of any kind as lists.

    >>> plain(((1, 2), "home", bytearray(b"\\0\\1")))
    [[1, 2], 'home', [0, 1]]
    """
    match value:
        case list() | tuple() | bytearray():
            return [plain(item) for item in value]
        case GameStep():
            return value.name
        case Chance():
            return value.state
        case _:
            return value


def taken(value: Any, usual: Any, steps: Mapping[str, Any]) -> Any:
    """A field from what `plain` wrote, of the kind of its `usual` value, and as long as that where that has items.

    Rows within rows are tuples, words in them names of steps. Raises `TypeError` for another kind, `ValueError` for
    another length, `KeyError` for no step.

    >>> taken([3, 4], (0, 0), {}), taken([[1, 2], []], [(), ()], {})
    ((3, 4), [(1, 2), ()])
    """
    match usual:
        case list() | tuple() | bytearray():
            if not isinstance(value, list) or (usual and len(value) != len(usual)):
                raise ValueError(f"{value!r} is no row of {len(usual)}")
            rows = [_row(item, steps) for item in value]
            return bytearray(rows) if isinstance(usual, bytearray) else rows if isinstance(usual, list) else tuple(rows)
        case GameStep():
            return steps[value]
        case Chance():
            return Chance(whole(value))
        case bool():
            return bool(value)
        case int():
            return whole(value)
    if not isinstance(value, type(usual)):
        raise TypeError(f"{value!r} is not as {usual!r}")
    return value


def whole(value: Any) -> int:
    """A whole number. Raises `TypeError` for anything else."""
    if not isinstance(value, int) or isinstance(value, bool):
        raise TypeError(f"{value!r} is no whole number")
    return value


def _row(item: Any, steps: Mapping[str, Any]) -> Any:
    if isinstance(item, list):
        return tuple(_row(part, steps) for part in item)
    if isinstance(item, str):
        return steps[item]
    if not isinstance(item, int):
        raise TypeError(f"{item!r} is no number")
    return item


NOT_A_STATE = (KeyError, ValueError, TypeError, IndexError, AttributeError)
"""What reading a state raises that is none."""


@dataclass(slots=True, eq=False, repr=False)
class MatchByTurns(ABC):
    """The base of matches in which only the seat to move may act. A state is a `@dataclass(slots=True, eq=False,
    repr=False)` subclass. Fields with a `default_factory` are copied with a match, all others are shared; fields that
    follow from tables and options are `field(init=False)` and set by `set_up`."""

    tables: Any
    options: Any
    chance: Chance
    seats: int = 2
    log: list[Event] = field(default_factory=list)
    """The events of the running push."""
    start_events: list[Event] = field(default_factory=list)
    emits_events: bool = True
    """Whether events are told; search does without."""
    _legal: list[int] | None = None

    steps: ClassVar[Steps[Any]]
    """All steps by name."""
    options_type: ClassVar[Any]
    """Reads options: `read(tables, given)`."""
    kept: ClassVar[tuple[str, ...]]
    """The fields that are written down, in their order; "options" and "chance" among them."""

    # What a game says

    @property
    @abstractmethod
    def asked(self) -> int:
        """Who is asked, a seat or a side; below 0 when the match is over."""

    @property
    def mover(self) -> int:
        """The seat asked, below 0 when the match is over; a game that asks sides says whose it is."""
        return self.asked

    @property
    @abstractmethod
    def running(self) -> GameStep[Any]:
        """The name of the step that asks a seat."""

    @abstractmethod
    def start(self) -> None:
        """Begin the match, up to its first question; called once, all fields as they begin."""

    @property
    @abstractmethod
    def result(self) -> Json | None:
        """How the match ended, or None while it runs."""

    @property
    @abstractmethod
    def notation(self) -> Notation:
        """How actions and events are written."""

    @abstractmethod
    def view(self, seat: int | None) -> ViewByTurns[Any]:
        """What `seat` knows; with None what everybody knows."""

    @abstractmethod
    def names_something(self, action: int) -> bool:
        """Whether an action of a seat that plays could be one of this game at all."""

    @abstractmethod
    def why_not_now(self, action: int) -> Refusal:
        """Why the asked seat cannot do an action that is not among its choices, as a refusal with code."""

    def why_out_of_turn(self, action: int) -> Refusal | None:
        """Why another seat than the asked one cannot do this, if there is a better reason than that it
        is not its turn."""
        del action
        return None

    @abstractmethod
    def set_up(self) -> None:
        """Set the fields that follow from tables and options; all others have their first values."""

    @abstractmethod
    def restored(self) -> None:
        """Set the fields that follow from those just read. Raises `ValueError` for an impossible match."""

    # What every one has

    @classmethod
    def new(cls, tables: Any, options: Mapping[str, Any], seed: int) -> Self:
        """A new match that waits for its first decision; `start_events` are the events before it. Raises
        `IllegalAction("bad_option", option=..., value=...)` for options that cannot be played."""
        return cls.begin(tables, cls.options_type.read(tables, options), Seeded(seed))

    @classmethod
    def begin(cls, tables: Any, options: Any, chance: Chance) -> Self:
        """As `new`, with options already read and a given source of chance."""
        game = cls(tables, options, chance)
        game.set_up()
        game.log = game.start_events
        game.start()
        game.log = []
        return game

    @property
    def to_move(self) -> int | None:
        """The seat that must decide, or None when the match is over."""
        return None if self.asked < 0 else self.mover

    @property
    def legal(self) -> list[int]:
        """What the seat asked may do, nothing when the match is over; never changed in place."""
        if self._legal is None:
            self._legal = self.running.options(self) if self.asked >= 0 else []
        return self._legal

    def may_act(self) -> tuple[int, ...]:
        """Empty: no seat acts out of turn."""
        return ()

    def legal_actions(self, seat: int) -> Choices:
        """Everything `seat` may do now."""
        return Choices(self.legal) if seat == self.mover else Choices()

    def push(self, action: int) -> list[Event]:
        """Carry out `action` and all that follows from it; return the events.

        Raises `IllegalAction` with the exact reason, and then nothing has changed.
        """
        if action not in self.legal:
            reason = self.why_not(action)
            raise IllegalAction(reason.code, **reason.parameters)
        return self.carry_out(action)

    def carry_out(self, choice: int) -> list[Event]:
        """As `push`, for a choice just taken from `legal`: it is not checked, which saves playouts time."""
        self.log = []
        self.running.push(self, choice)
        return self.log

    def why_not(self, action: int) -> Refusal:
        """Why `action`, which is not among its seat's choices, cannot be done now."""
        if action < 0 or seat_of(action) >= self.seats or not self.names_something(action):
            return Refusal("unknown_action", {"what": action})
        if self.asked < 0:
            return Refusal("game_over")
        if seat_of(action) != self.mover:
            turn = Refusal("not_your_turn", {"seat": seat_of(action), "to_move": self.mover})
            return self.why_out_of_turn(action) or turn
        return self.why_not_now(action)

    def tell(self, *event: object) -> None:
        """Log an event."""
        if self.emits_events:
            self.log.append(event)

    def copy(self) -> Self:
        """An independent copy."""
        copier: Callable[[Self], Self] = _copier(type(self))
        return copier(self)

    def to_state(self) -> Json:
        """The full state as plain JSON."""
        written = {name: plain(getattr(self, name)) for name in self.kept}
        return {**written, "options": self.options.as_json()}

    @classmethod
    def from_state(cls, tables: Any, state: Mapping[str, Any]) -> Self:
        """The match that `to_state` wrote. Raises `IllegalAction("bad_state", what=...)` for an invalid state."""
        try:
            game = cls(tables, cls.options_type.read(tables, state["options"]), Chance(0))
            game.set_up()
            game.take(state)
            game.restored()
        except NOT_A_STATE as error:
            raise IllegalAction("bad_state", what=str(error)) from None
        return game

    def take(self, state: Mapping[str, Any]) -> None:
        """Set the fields from a state; called on a match whose fields have their first values."""
        for name in self.kept:
            if name != "options":
                setattr(self, name, taken(state[name], getattr(self, name), self.steps))


@cache
def _copier(game: type[MatchByTurns]) -> Callable[[Any], Any]:
    """What copies a match of this class: assignments written out once from its fields, as `dataclass` writes its
    `__init__`. Search copies more than it does anything else, and a loop over names takes three times as long."""
    lines = [f"twin.{one.name} = game.{one.name}" for one in fields(game) if one.default_factory is MISSING]
    lines += [f"twin.{one.name} = game.{one.name}[:]" for one in fields(game) if one.default_factory is not MISSING]
    body = "; ".join(["twin = new(kind)", *lines, "twin.chance = game.chance.copy()", "return twin"])
    made: dict[str, Any] = {"new": object.__new__, "kind": game}
    exec(f"def copy(game): {body}", made)
    copier: Callable[[Any], Any] = made["copy"]
    return copier


K = TypeVar("K", bound=MatchByTurns)


class ViewByTurns(ABC, Generic[K]):
    """What a seat knows of a match `K` without actions out of turn; with seat None what everybody knows. A game with
    secrets removes them from `open` in its own `__init__`."""

    __slots__ = ("history", "legal", "open", "seat")

    def __init__(self, game: K, seat: int | None) -> None:
        self.seat = seat
        self.history: tuple[Told, ...] = ()
        self.legal = Choices(game.legal) if seat is not None and seat == game.mover else Choices()
        known = game.copy()
        known.chance, known.emits_events, known.log, known.start_events = Chance(0), False, [], []
        self.open = known
        """The match as far as it is known, without the dice to come."""

    @property
    @abstractmethod
    def section(self) -> int:
        """The number of the part that runs, 0 before the first."""

    @property
    def to_move(self) -> int | None:
        """The seat that must decide, None when the match is over."""
        return self.open.to_move

    @property
    def may_act(self) -> tuple[int, ...]:
        """Empty: no seat acts out of turn."""
        return ()

    @property
    def asked(self) -> Choices:
        """What answers the question: all that is legal, as nothing is out of turn."""
        return self.legal

    @property
    def notation(self) -> Notation:
        """How actions and events are written."""
        return self.open.notation

    @property
    def tables(self) -> Any:
        """What the match is played with."""
        return self.open.tables

    @property
    def options(self) -> Any:
        """How the match was set up."""
        return self.open.options

    def refusal(self, action: int) -> Refusal | None:
        """Why this seat may not do `action` now, in the words of `Game.push`; None if it may."""
        return None if action in self.legal else self.open.why_not(action)

    def sample(self, chance: Chance) -> Any:
        """A full match that fits this view; without hidden information a copy of the match. It logs no events, and its
        dice come from `chance`."""
        game = self.open.copy()
        game.chance = Seeded(chance.below(1 << 20))
        return game

    def __eq__(self, other: object) -> bool:
        if type(other) is not type(self):
            return NotImplemented
        return self._known == other._known

    __hash__ = None  # type: ignore[assignment]

    @property
    def _known(self) -> list[Any]:
        """What makes two views equal."""
        known = [getattr(self.open, name) for name in self.open.kept if name != "chance"]
        return [self.seat, self.legal, self.history, *known]
