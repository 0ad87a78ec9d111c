"""The events of a game, each declared once as a class of its fields: `games/<id>/rules/events.py`.

A running game tells them as plain tuples, type and values in the order of the fields; everybody above rules has them
as objects of these classes, and a record as JSON. From the declarations follow how one becomes the other, which JSON is
well formed, who may know what of it, and the table of the documentation:

    class CardDrawn(WrittenEvent):
        \"""A card is drawn.\"""

        seat: Seat
        card: Annotated[Card | None, Hidden()]

    EVENTS: Final = Events(vars())

What the fields of a written event may hold, read off their types: `kind_of(int | None)`.

A type that says enough stands for itself: `bool`, `str`, `Literal["high", "low"]`, `X | None`, `tuple[X, ...]` (a list
of any length) and `tuple[X, Y]` (a list of exactly these). Other kinds are named once for a game and stand in the type:
`Die = Annotated[int, number(1, 6)]`.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import MISSING, dataclass, fields
from functools import cache
from operator import itemgetter
from types import NoneType, UnionType
from typing import (
    Annotated,
    Any,
    ClassVar,
    Final,
    Literal,
    NamedTuple,
    TypeVar,
    Union,
    dataclass_transform,
    get_args,
    get_origin,
    get_type_hints,
)

from swallows_gui.engine.game import Event, Json, Section, Told

Form = Callable[[Any], bool]
Change = Callable[[Any], Any]


class Kind:
    """What a field may hold as a record has it.

    `fits` says whether a JSON value is of this kind, `says` does so in the documentation ("" for what a reader knows).
    `written` makes it of the engine's value, where that is another; what only a game's notation can write, it names in
    `writer`.
    """

    reader: Change | None = None
    """Makes the value of a class of the JSON value, where that is another."""

    def __init__(self, fits: Form, says: str = "", written: Change | None = None) -> None:
        self.fits = fits
        self.says = says
        self.written = written

    def writer(self, own: "Mapping[Kind, Change]") -> Change | None:
        """What makes JSON of the engine's value, None where it is JSON already; `own`: what a notation says itself."""
        return own.get(self, self.written)


class OrNull(Kind):
    """A kind that also allows null."""

    def __init__(self, kind: Kind) -> None:
        super().__init__(lambda value: value is None or kind.fits(value), kind.says)
        self.kind = kind
        self.reader = _unless_null(kind.reader)

    def writer(self, own: Mapping[Kind, Change]) -> Change | None:
        """The inner kind's writer, with null for None."""
        return _unless_null(self.kind.writer(own))


class ListOf(Kind):
    """A list of one kind, of any length or of one of `lengths`."""

    def __init__(self, kind: Kind, lengths: tuple[int, ...] = ()) -> None:
        def fits(value: Any) -> bool:
            right = isinstance(value, list) and (not lengths or len(value) in lengths)
            return right and all(map(kind.fits, value))

        super().__init__(fits, kind.says)
        self.kind = kind
        self.reader = _each(tuple, kind.reader)

    def writer(self, own: Mapping[Kind, Change]) -> Change | None:
        """Always a list."""
        return _each(list, self.kind.writer(own))


class FixedList(Kind):
    """A list of exactly these kinds."""

    def __init__(self, *kinds: Kind) -> None:
        def fits(value: Any) -> bool:
            right = isinstance(value, list) and len(value) == len(kinds)
            return right and all(kind.fits(item) for kind, item in zip(kinds, value, strict=True))

        super().__init__(fits, kinds[0].says if len(set(kinds)) == 1 else "")
        self.kinds = kinds
        readers = [kind.reader for kind in kinds]
        self.reader = lambda value: tuple(_changed(readers, value))

    def writer(self, own: Mapping[Kind, Change]) -> Change | None:
        """Always a list."""
        writers = [kind.writer(own) for kind in self.kinds]
        return lambda value: _changed(writers, value)


class Items(NamedTuple):
    """Beside the type of a list: how many items it may have."""

    least: int
    most: int


def number(least: int, most: int, says: str | None = None) -> Kind:
    """A whole number from `least` to `most`; true and false are none. Documented by its bounds unless `says` is given.

    >>> die = number(1, 6)
    >>> die.fits(6), die.fits(7), die.fits(True), die.says
    (True, False, False, '1 to 6')
    """
    known = range(least, most + 1)
    return Kind(lambda value: _whole(value) and value in known, f"{least} to {most}" if says is None else says)


def one_of(*known: str | int, says: str | None = None, written: Change | None = None) -> Kind:
    """One of these words or numbers. Documented by all of them unless `says` is given.

    >>> one_of("single", 1, 2).fits(2), one_of("single", 1, 2).says
    (True, '"single", 1, 2')
    """

    def fits(value: Any) -> bool:
        return (isinstance(value, str) or _whole(value)) and value in known

    all_of_them = ", ".join(f'"{each}"' if isinstance(each, str) else str(each) for each in known)
    return Kind(fits, all_of_them if says is None else says, written)


TRUTH: Final = Kind(lambda value: isinstance(value, bool))
TEXT: Final = Kind(lambda value: isinstance(value, str))


def kind_of(hint: Any) -> Kind:
    """The kind that a type stands for. Raises `TypeError` for a type that says too little, such as `int`.

    >>> goals = kind_of(tuple[Annotated[int, number(0, 99)], ...] | None)
    >>> goals.fits([1, 0]), goals.fits(None), goals.fits([1, -1]), goals.says
    (True, True, False, '0 to 99')
    """
    origin, parts = get_origin(hint), get_args(hint)
    if hint in (bool, str):
        return TRUTH if hint is bool else TEXT
    if origin is Annotated:
        lengths = [range(mark.least, mark.most + 1) for mark in parts[1:] if isinstance(mark, Items)]
        if lengths:
            return ListOf(kind_of(get_args(parts[0])[0]), tuple(lengths[0]))
        kinds = [mark for mark in parts[1:] if isinstance(mark, Kind)]
        return kinds[0] if kinds else kind_of(parts[0])
    if origin is Literal:
        return one_of(*parts)
    if origin is tuple:
        return ListOf(kind_of(parts[0])) if parts[-1] is Ellipsis else FixedList(*map(kind_of, parts))
    if origin in (Union, UnionType) and len(parts) == 2 and NoneType in parts:
        return OrNull(kind_of(parts[0] if parts[1] is NoneType else parts[1]))
    raise TypeError(f"{hint!r} does not say what it may hold")


def _whole(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _changed(changes: list[Change | None], values: Any) -> list[Any]:
    return [value if change is None else change(value) for change, value in zip(changes, values, strict=True)]


def _one_after_the_other(first: Change | None, then: Change | None) -> Change | None:
    if first is None or then is None:
        return first or then
    return lambda value: None if (changed := first(value)) is None else then(changed)


def _unless_null(change: Change | None) -> Change | None:
    return change and (lambda value: None if value is None else change(value))


def _each(kind: Change, change: Change | None) -> Change:
    return kind if change is None else lambda values: kind(map(change, values))


@dataclass_transform(frozen_default=True, eq_default=False)
class WrittenEvent(Mapping[str, Any]):
    """One type of event, its fields as a record has them; frozen. As a mapping it is what a record says of it: its
    `type`, and those of its fields that are told, by name.

    Each field's type says its kind (`engine/events.py`), further marks in it are a remark for the documentation and
    `Hidden`. Where the name of a field is a word of Python, an underscore stands behind it: `from_`. Fields with a
    default are left out of a record where they hold it, or where the game does not tell them. `secret`: that it has
    happened at all is told to its owners alone, whom the fields in `owners` name. `chance`: nobody could know its
    outcome before, such as a throw; the name of a field: where that field has a value. `begins`: the part of the game
    (`Section`) that begins with it, by its name; which of them it is says the field `numbered`, or that number. `ends`
    and `standing`: the parts that end with it, and of which it says how they stand, with spaces between them.
    `decision`: it shows what somebody has decided. `counts`: the figures of the laboratory that count it; where they
    count only some, each with the engine's values, or their types, of fields. `reveals`: it brings something hidden to
    light. `unlucky`: its seat or side has reason to complain, where its fields have these values.
    """

    type: ClassVar[str]
    """What it is called in records: "card_drawn"."""
    _secret: ClassVar[bool] = False
    _owners: ClassVar[tuple[str, ...]] = ("seat",)
    _chance: ClassVar[bool | str] = False
    _begins: ClassVar[str] = ""
    _numbered: ClassVar[str | int] = 1
    _ends: ClassVar[Sequence[str]] = ()
    _standing: ClassVar[Sequence[str]] = ()
    _decision: ClassVar[bool] = False
    _counts: ClassVar[Mapping[str, Mapping[str, Any]]] = {}
    _reveals: ClassVar[bool] = False
    _unlucky: ClassVar[Mapping[str, Any] | None] = None

    def __init_subclass__(
        cls,
        *,
        secret: bool = False,
        owners: tuple[str, ...] = (),
        chance: bool | str = False,
        begins: str = "",
        numbered: str | int = 1,
        ends: str = "",
        standing: str = "",
        decision: bool = False,
        counts: str | Mapping[str, Mapping[str, Any]] = "",
        reveals: bool = False,
        unlucky: Mapping[str, Any] | None = None,
    ) -> None:
        cls.type = re.sub(r"(?<!^)(?=[A-Z])", "_", cls.__name__).lower()
        cls._secret, cls._owners = secret or cls._secret, owners or cls._owners
        cls._chance = chance or cls._chance
        cls._begins, cls._numbered = begins, numbered
        cls._ends, cls._standing = ends.split(), standing.split()
        cls._decision, cls._reveals, cls._unlucky = decision, reveals, unlucky
        cls._counts = {counts: {}} if isinstance(counts, str) and counts else counts or {}
        dataclass(frozen=True, eq=False)(cls)

    def __getitem__(self, name: str) -> Any:
        if name == "type":
            return self.type
        attribute, untold = _by_name(type(self))[name]
        value = getattr(self, attribute)
        if value == untold:
            raise KeyError(name)
        return _as_json(value)

    def __iter__(self) -> Iterator[str]:
        yield "type"
        for name, (attribute, untold) in _by_name(type(self)).items():
            if getattr(self, attribute) != untold:
                yield name

    def __len__(self) -> int:
        return sum(1 for _name in self)

    def __eq__(self, other: object) -> bool:
        if isinstance(other, WrittenEvent):
            return type(self) is type(other) and vars(self) == vars(other)
        return dict(self) == other

    def __hash__(self) -> int:
        return hash((self.type, *vars(self).values()))


class Hidden(NamedTuple):
    """Marks a field of type `X | None` that only the event's owners are told; for others it is missing."""

    instead: str = ""
    """The field that all others are told in its place; it is declared with a default."""
    unless: tuple[str, Any] = ("", None)
    """A field and the value with which everybody is told."""

    def covers(self, event: Told) -> bool:
        """Whether the field is hidden in this event."""
        name, value = self.unless
        return not name or event.get(name) != value


class _Field(NamedTuple):
    name: str
    kind: Kind
    hidden: Hidden | None
    default: Any
    remark: str


E = TypeVar("E", bound=WrittenEvent)


@cache
def _by_name(declared: type[WrittenEvent]) -> dict[str, tuple[str, Any]]:
    """The fields of a class: its attribute, and the value with which it is not told."""
    attributes = [one.name for one in fields(declared)]  # type: ignore[arg-type]  # a dataclass since it was declared
    told = zip(attributes, _fields(declared), strict=True)
    return {one.name: (attribute, None if one.hidden else one.default) for attribute, one in told}


def _as_json(value: Any) -> Any:
    return list(map(_as_json, value)) if isinstance(value, tuple) else value


def of_kinds(events: Iterable[Told], *kinds: type[E]) -> Iterator[E]:
    """The events of these classes among written events, parsed lazily; of others only the type is read. Raises
    `KeyError` for a malformed one.

    >>> class Goal(WrittenEvent):
    ...     '''A goal.'''
    ...     own: bool
    >>> list(of_kinds([{"type": "goal", "own": True}, {"type": "offside"}], Goal))
    [Goal(own=True)]
    """
    readers = {kind.type: _reader(kind) for kind in kinds}
    for event in events:
        reader = readers.get(event["type"])
        if reader is not None:
            yield reader(event)


_TOLD_INSTEAD: Final[Mapping[str, Change]] = {"number": len}


class Events(Mapping[str, tuple[str, ...]]):
    """All events of a game: type -> the fields that each has, in order. Made of the names of their module; a class with
    an underscore before its name is none, only what several have in common.

    >>> class Goal(WrittenEvent):
    ...     '''A goal.'''
    ...     own: bool
    >>> events = Events({"Goal": Goal})
    >>> events.written(("goal", True)), events["goal"], events.well_formed({"type": "goal", "own": 1})
    ({'type': 'goal', 'own': True}, ('own',), False)
    >>> events.read({"type": "goal", "own": True})
    Goal(own=True)
    """

    def __init__(self, names: Mapping[str, Any]) -> None:
        self.classes: dict[str, type[WrittenEvent]] = {
            one.type: one
            for name, one in names.items()
            if isinstance(one, type) and issubclass(one, WrittenEvent) and one is not WrittenEvent and name[0] != "_"
        }
        self._fields = {kind: _fields(one) for kind, one in self.classes.items()}
        self._always = {kind: [one for one in all_ if one.default is MISSING] for kind, all_ in self._fields.items()}
        self._covered = {
            kind: [one for one in all_ if one.hidden]
            for kind, all_ in self._fields.items()
            if self.classes[kind]._secret or any(one.hidden for one in all_)
        }
        self.written = self.writer({})
        """An event as the record has it."""
        self.told = self.teller({})
        """An event as an object of its class."""

    def __getitem__(self, kind: str) -> tuple[str, ...]:
        return tuple(one.name for one in self._always[kind])

    def __iter__(self) -> Iterator[str]:
        return iter(self.classes)

    def __len__(self) -> int:
        return len(self.classes)

    def writer(self, own: Mapping[Kind, Change]) -> Callable[[Event], Json]:
        """What writes events; `own` says how the kinds are written that depend on the game at hand."""
        always = {k: [(one.name, one.kind.writer(own)) for one in all_] for k, all_ in self._always.items()}
        more = {
            k: [(one.name, one.kind.writer(own), one.default) for one in all_ if one.default is not MISSING]
            for k, all_ in self._fields.items()
        }

        def write(event: Event) -> Json:
            kind = event[0]
            written: Json = {"type": kind}
            end = len(always[kind]) + 1
            for (name, change), value in zip(always[kind], event[1:end], strict=True):
                written[name] = value if change is None else change(value)
            for (name, change, default), value in zip(more[kind], event[end:], strict=False):
                if value != default:
                    written[name] = value if change is None else change(value)
            return written

        return write

    def teller(self, own: Mapping[Kind, Change]) -> Callable[[Event], WrittenEvent]:
        """What makes events of the classes; `own` as for `writer`."""
        changes = {
            kind: [_one_after_the_other(one.kind.writer(own), one.kind.reader) for one in all_]
            for kind, all_ in self._fields.items()
        }

        def tell(event: Event) -> WrittenEvent:
            kind = event[0]
            values = zip(changes[kind], event[1:], strict=False)
            return self.classes[kind](*[value if change is None else change(value) for change, value in values])

        return tell

    def as_told(self, event: Told) -> Told:
        """A written event as its class, if it is of a known type and well formed; else as it is written, for records
        of other versions."""
        known = isinstance(event, WrittenEvent) or not self.well_formed(event)
        return event if known else self.read(event) or event

    def well_formed(self, event: Told) -> bool:
        """Whether a written event has all fields of its type, each of its kind; unknown types and fields are accepted.
        It protects readers of records that cannot be replayed from values of the wrong kind."""
        return all(
            one.name in event and one.kind.fits(event[one.name]) for one in self._always.get(str(event["type"]), ())
        )

    def read(self, event: Told) -> WrittenEvent | None:
        """A written event as its class, for `match`; None for an unknown type. Fields that its reader may not know are
        None, lists are tuples. Raises `KeyError` for an event that is not well formed."""
        declared = self.classes.get(event["type"])
        return None if declared is None else _reader(declared)(event)

    def sections(self, *names: str) -> tuple[Section, ...]:
        """The parts of the game of these names, as the events that begin and end them are declared. Raises `KeyError`.

        >>> class HalfStarted(WrittenEvent, begins="half", numbered="half"):
        ...     '''A half begins.'''
        ...     half: Annotated[int, number(1, 2)]
        >>> class HalfEnded(WrittenEvent, ends="half"):
        ...     '''It is over.'''
        >>> Events({"HalfStarted": HalfStarted, "HalfEnded": HalfEnded}).sections("half")
        (Section(name='half', begins='half_started', ends='half_ended', standing=(), numbered='half'),)
        """
        first = {one._begins: one for one in self.classes.values()}
        last = {name: one.type for one in self.classes.values() for name in one._ends}
        tell = {name: tuple(one.type for one in self.classes.values() if name in one._standing) for name in names}
        return tuple(Section(name, first[name].type, last[name], tell[name], first[name]._numbered) for name in names)

    def is_chance(self, event: Told) -> bool:
        """Whether the outcome of a written event was unknown before."""
        declared = self.classes.get(event["type"])
        chance = declared is not None and declared._chance
        return bool(event.get(chance)) if isinstance(chance, str) else chance

    def is_decision(self, event: Told) -> bool:
        """Whether a written event shows a player's decision."""
        declared = self.classes.get(event["type"])
        return declared is not None and declared._decision

    def is_unlucky(self, event: Told) -> bool:
        """Whether the seat or side of a written event has reason to complain."""
        declared = self.classes.get(event["type"])
        wanted = None if declared is None else declared._unlucky
        return wanted is not None and all(event.get(name) == value for name, value in wanted.items())

    def revealing(self) -> frozenset[str]:
        """The types of events that show hidden information."""
        return frozenset(kind for kind, declared in self.classes.items() if declared._reveals)

    def counted(self) -> Mapping[str, Sequence[tuple[str, Callable[[Event], bool]]]]:
        """By type the figures that count a running game's events, and which of them.

        >>> class Shot(WrittenEvent, counts={"shots": {}, "goals": {"goal": True}}):
        ...     '''A shot.'''
        ...     seat: Annotated[int, number(0, 1)]
        ...     goal: bool
        >>> [(name, fits(("shot", 1, False))) for name, fits in Events({"Shot": Shot}).counted()["shot"]]
        [('shots', True), ('goals', False)]
        """
        return {
            kind: [(figure, _fits(self[kind], wanted)) for figure, wanted in declared._counts.items()]
            for kind, declared in self.classes.items()
        }

    def known(
        self,
        event: Told,
        seat: int | None,
        owner: Change | None = None,
        instead: Mapping[str, Change] = _TOLD_INSTEAD,
    ) -> Told | None:
        """The event as `seat` may know it (None: the public), or None if it may not know that it happened. `owner`
        gives the seat for an owner field that is not itself a seat; `instead` gives what others are told in place of a
        hidden field."""
        hidden = self._covered.get(event["type"])
        if hidden is None:
            return event
        told = self.classes[event["type"]]
        whose = [event[name] for name in told._owners]
        if seat is not None and seat in (whose if owner is None else map(owner, whose)):
            return event
        if told._secret:
            return None
        marks = [(name, mark) for name, _kind, mark, _default, _remark in hidden if mark and mark.covers(event)]
        if not marks:
            return event
        known = dict(event)
        for name, mark in marks:
            value = known.pop(name)
            if mark.instead:
                known[mark.instead] = instead[mark.instead](value)
        return _reader(told)(known) if isinstance(event, WrittenEvent) else known

    def table(self) -> str:
        """All of them for the documentation of records, as Markdown."""
        lines = ["| event | fields | what it tells |", "| --- | --- | --- |"]
        for kind, one in self.classes.items():
            instead = {field.hidden.instead for field in self._fields[kind] if field.hidden}
            owners = " and ".join(f"`{name}`" for name in one._owners)
            said = ", ".join(_said(field, owners) for field in self._fields[kind] if field.name not in instead)
            alone = f" Only {owners} is told." if one._secret else ""
            lines.append(f"| `{kind}` | {said} | {' '.join((one.__doc__ or '').split())}{alone} |")
        return "\n".join(lines)


def _fits(names: Sequence[str], wanted: Mapping[str, Any]) -> Callable[[Event], bool]:
    """Whether an event has these values, or values of these types, in its fields."""
    places = [(names.index(name) + 1, value) for name, value in wanted.items()]

    def fits(event: Event) -> bool:
        return all(
            isinstance(event[at], value) if isinstance(value, type) else event[at] == value for at, value in places
        )

    return fits


class DeclaredEvents:
    """Half of a `Notation`, where all that is hidden belongs to a seat that the event names."""

    events: ClassVar[Events]

    def event_to_json(self, event: Event) -> Json:
        """The event as the record has it."""
        return self.events.written(event)

    def tell(self, event: Event) -> WrittenEvent:
        """The event as everybody above rules reads it, with all that is secret in it."""
        return self.events.told(event)

    def redact(self, event: Told, seat: int | None) -> Told | None:
        """The event as `seat` may know it (None: the public); None if it may not know that it happened."""
        return self.events.known(event, seat)


def _fields(declared: type[WrittenEvent]) -> list[_Field]:
    hints = get_type_hints(declared, include_extras=True)
    found = []
    for one in fields(declared):  # type: ignore[arg-type]  # a dataclass since it was declared
        kind, hint = kind_of(hints[one.name]), hints[one.name]
        marks = get_args(hint)[1:] if get_origin(hint) is Annotated else ()
        hidden = next((mark for mark in marks if isinstance(mark, Hidden)), None)
        if hidden and isinstance(kind, OrNull):
            kind = kind.kind
        remark = "; ".join(mark for mark in marks if isinstance(mark, str))
        found.append(_Field(one.name.rstrip("_"), kind, hidden, one.default, remark))
    return found


_READERS: Final[dict[type[WrittenEvent], Callable[[Told], Any]]] = {}


def _reader(declared: type[E]) -> Callable[[Told], E]:
    """What makes an event of this class of a written one."""
    if declared not in _READERS:
        read = _made_reader(declared, _fields(declared))
        _READERS[declared] = lambda event: event if isinstance(event, declared) else read(event)
    return _READERS[declared]


def _made_reader(declared: type[E], read: list[_Field]) -> Callable[[Told], E]:
    if len(read) > 1 and not any(one.hidden or one.kind.reader or one.default is not MISSING for one in read):
        values = itemgetter(*(one.name for one in read))
        return lambda event: declared(*values(event))

    def with_changes(event: Told) -> E:
        values = []
        for name, held, hidden, default, _remark in read:
            value = event[name] if default is MISSING and not hidden else event.get(name, None if hidden else default)
            values.append(value if held.reader is None or value is None else held.reader(value))
        return declared(*values)

    return with_changes


def _said(field: _Field, owners: str) -> str:
    """A field's description for the documentation."""
    parts = [field.kind.says, field.remark]
    if field.hidden:
        parts.append(
            f"told to {owners} alone" + f", others are told `{field.hidden.instead}`" * bool(field.hidden.instead)
        )
    if field.default is not MISSING:
        parts.append("not always there" if field.default is None else f"left out where it is {field.default}")
    told = "; ".join(filter(None, parts))
    if isinstance(field.kind, OrNull) and field.default is MISSING and "null" not in told:
        told = f"{told}, or null".removeprefix(", ")
    return f"`{field.name}` ({told})" if told else f"`{field.name}`"
