"""Checking a record from end to end: sums, shapes, numbers, and every event against the rules."""

from dataclasses import dataclass
from pathlib import Path

from swallows_gui.records.games import GameKind, kind_of
from swallows_gui.records.read import read
from swallows_gui.records.record import Continued, Move, Record
from swallows_gui.records.replay import Replay


@dataclass(frozen=True, slots=True)
class Unchecked:
    """Lines that were checked by their sums only: they were written under other rules or with another catalogue."""

    first: int
    last: int
    rules: int
    same_catalogue: bool


@dataclass(frozen=True, slots=True)
class Verification:
    """What was found in a sound record."""

    moves: int
    """All moves, undone ones included."""
    undone: int
    late: int
    """Moves of seats whose time was up, undone ones included."""
    over: bool
    torn: bool
    """The last line was cut off and is not counted."""
    unchecked: tuple[Unchecked, ...]


def verify(path: Path) -> Verification:
    """What the record in a file holds, if it is sound in every line.

    Raises `DamagedRecord` naming the line, `NewerRecord`, `UnreadableRecord` or `UnknownGame`.
    """
    return verify_record(read(path))


def verify_record(record: Record, kind: GameKind | None = None) -> Verification:
    """As `verify`, for a record that was read already, and played by `kind` (None: by the program's own)."""
    kind = kind or kind_of(record)
    run = Replay(record, kind)
    for line in record.lines:
        run.take(line)
    return Verification(
        moves=run.moves,
        undone=run.undone,
        late=sum(isinstance(line, Move) and line.late for line in record.lines),
        over=record.over,
        torn=record.torn,
        unchecked=tuple(_unchecked(record, kind.catalogue, first, last) for first, last in run.unchecked),
    )


def _unchecked(record: Record, catalogue: str, first: int, last: int) -> Unchecked:
    rules, used = record.header.rules, record.header.catalogue
    for line in record.lines:
        if isinstance(line, Continued) and line.number <= first:
            rules, used = line.rules, line.catalogue
    return Unchecked(first, last, rules, used == catalogue)
