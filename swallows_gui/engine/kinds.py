"""What the fields of a written event may hold, read off their types: `kind_of(int | None)`.

A type that says enough stands for itself: `bool`, `str`, `Literal["high", "low"]`, `X | None`, `tuple[X, ...]` (a list
of any length) and `tuple[X, Y]` (a list of exactly these). Other kinds are named once for a game and stand in the type:
`Die = Annotated[int, number(1, 6)]`.
"""

from collections.abc import Callable, Mapping
from types import NoneType, UnionType
from typing import Annotated, Any, Final, Literal, NamedTuple, Union, get_args, get_origin

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
    """Another kind, or null."""

    def __init__(self, kind: Kind) -> None:
        super().__init__(lambda value: value is None or kind.fits(value), kind.says)
        self.kind = kind
        self.reader = _unless_null(kind.reader)

    def writer(self, own: Mapping[Kind, Change]) -> Change | None:
        """As that of the kind, and null for None."""
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


def _unless_null(change: Change | None) -> Change | None:
    return change and (lambda value: None if value is None else change(value))


def _each(kind: Change, change: Change | None) -> Change:
    return kind if change is None else lambda values: kind(map(change, values))
