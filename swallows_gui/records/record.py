"""A record in memory as `read` makes it: header, lines, the moves that are not undone, and damage.

The `code` of a damage is for the interface to translate, its `str()` is English. A summary is what a list of games
shows of a record.
"""

import datetime
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from swallows_gui.catalogue.places import PackMark
from swallows_gui.engine.game import Json

FORMAT: Final = "swallows-record"
VERSION: Final = 1
"""The version of the format that this program writes, and the latest it reads."""


@dataclass(frozen=True, slots=True)
class SeatLine:
    """Who sits at a seat: `kind` is "human" or "ai"; `level` is the AI's, "" for humans."""

    name: str
    kind: str
    level: str


@dataclass(frozen=True, slots=True)
class Header:
    """The first line: with it and the moves the whole game can be played again."""

    game: str
    app: str
    rules: int
    created: str
    """ISO 8601, UTC."""
    seed: int
    ai_seeds: tuple[int, ...]
    catalogue: str
    options: Json
    seats: tuple[SeatLine, ...]
    packs: tuple[PackMark, ...] = ()
    """The packs that it is played with, by id."""


@dataclass(frozen=True, slots=True)
class RecordLine:
    """Any line; `number` counts from 1."""

    number: int


@dataclass(frozen=True, slots=True)
class StartLine(RecordLine):
    """What happened before the first decision."""

    events: list[Json]


@dataclass(frozen=True, slots=True)
class MoveLine(RecordLine):
    """One decision and all that followed from it; `n` is its number among the moves that stand, from 1."""

    n: int
    seat: int
    action: Json
    events: list[Json]
    late: bool = False
    """The seat's time was up, and this is its most modest answer."""


@dataclass(frozen=True, slots=True)
class UndoLine(RecordLine):
    """The last move that stands, `n`, is taken back; the seats `by` agreed."""

    n: int
    by: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class SeatChangedLine(RecordLine):
    """A seat was handed to an AI or taken back."""

    seat: int
    kind: str
    level: str


@dataclass(frozen=True, slots=True)
class SaidLine(RecordLine):
    """A seat spoke after move `n`; not part of the game. Only ids of what it said are kept."""

    n: int
    seat: int
    occasion: str
    variant: int


@dataclass(frozen=True, slots=True)
class SnapshotLine(RecordLine):
    """The full state after move `n`."""

    n: int
    state: Json


@dataclass(frozen=True, slots=True)
class ContinuedLine(RecordLine):
    """Another version continued the game after move `n`; later moves are dropped."""

    n: int
    rules: int
    app: str
    catalogue: str
    state: Json


@dataclass(frozen=True, slots=True)
class EndLine(RecordLine):
    """The game is over."""

    result: Json


@dataclass(frozen=True, slots=True)
class Damage:
    """What is wrong with `line` (from 1): one of `errors.REASONS`; `detail` says more in English."""

    line: int
    reason: str
    detail: str = ""


@dataclass(slots=True)
class Record:
    """All sound lines of a file. Nothing here is ever written back."""

    path: Path
    header: Header
    raw: list[bytes]
    """The bytes of the sound lines, newlines included, the header first."""
    sums: list[int]
    """The sum of each of them."""
    torn: bool = False
    """The last line was cut off and is left out."""
    damage: Damage | None = None
    """Why lines after the sound ones were left out."""
    lines: list[RecordLine] = field(default_factory=list)
    """The lines after the header."""
    standing: list[MoveLine] = field(default_factory=list)
    """The moves that stand."""
    seats: list[SeatLine] = field(default_factory=list)
    """Who sits where now."""
    result: Json | None = None
    """How the game ended, or None while it runs."""
    rules: int = 0
    """The rules it was last played by."""
    app: str = ""
    """The version of the program that it was last played with."""
    catalogue: str = ""
    """The catalogue it was last played with."""

    @property
    def start(self) -> list[Json]:
        """The events before the first decision."""
        first = self.lines[0] if self.lines else None
        return first.events if isinstance(first, StartLine) else []

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.result is not None

    @property
    def events(self) -> list[Json]:
        """Every event that stands, in order, secrets included."""
        return self.start + [event for move in self.standing for event in move.events]


REASONS: Final = {
    "empty": "the file is empty",
    "too_large": "the file is too large for a record",
    "not_a_record": "this is not a record of a game",
    "torn": "the line is cut off",
    "sum": "the line was changed, or lines are missing before it",
    "not_text": "the line is not a line of text in UTF-8",
    "not_json": "the line is not a JSON object",
    "field": "a field is missing or of the wrong kind",
    "line": "no line of this kind is known",
    "order": "the line does not belong here",
    "number": "the move has the wrong number",
    "options": "no game can be set up like this",
    "illegal": "the rules do not allow the move",
    "events": "the rules give other events",
    "state": "the state is not that of the game",
    "result": "the result is not that of the game",
}
"""Every reason of a `DamagedRecord`, in English."""


class RecordError(Exception):
    """A record that cannot be used as asked."""

    code = "record"


class DamagedRecord(RecordError):
    """A record is damaged at `line` (from 1), for one of `REASONS`. `last_move` is the last sound move before it.

    `detail` says more in English; `sound` is the record up to the damage, or None if nothing before it is of use.

    >>> print(DamagedRecord(7, "sum"))
    line 7: the line was changed, or lines are missing before it
    """

    code = "damaged"

    def __init__(self, line: int, reason: str, detail: str = "", *, sound: Record | None = None) -> None:
        super().__init__(line, reason)
        self.line = line
        self.reason = reason
        self.detail = detail
        self.sound = sound

    @property
    def last_move(self) -> int:
        """The number of the last move that is sound and stands; 0 if none."""
        return len(self.sound.standing) if self.sound else 0

    def __str__(self) -> str:
        more = f" ({self.detail})" if self.detail else ""
        return f"line {self.line}: {REASONS[self.reason]}{more}"


class NewerRecord(RecordError):
    """The file is of a later version of the format than this program reads."""

    code = "newer_record"

    def __init__(self, version: int, app: str) -> None:
        super().__init__(version, app)
        self.version = version
        self.app = app

    def __str__(self) -> str:
        by = f", written by version {self.app} of the program" if self.app else ""
        return f"the record is of version {self.version} of the format{by}; this program reads version 1"


class NewerRules(RecordError):
    """The game was last played by later rules than this program's."""

    code = "newer_rules"

    def __init__(self, rules: int, app: str) -> None:
        super().__init__(rules, app)
        self.rules = rules
        self.app = app

    def __str__(self) -> str:
        return (
            f"the game was played with version {self.app} of the program, whose rules (number {self.rules}) are newer"
        )


class CannotGoOn(RecordError):
    """The game was played with other rules or cards, and no snapshot fits the present ones."""

    code = "cannot_go_on"

    def __init__(self, app: str) -> None:
        super().__init__(app)
        self.app = app

    def __str__(self) -> str:
        return f"the game was played with version {self.app} of the program and cannot be continued with this one"


class UnreadableRecord(RecordError):
    """The file cannot be opened or read."""

    code = "unreadable"

    def __init__(self, path: Path, cause: OSError) -> None:
        super().__init__(path, cause)
        self.path = path
        self.cause = cause

    def __str__(self) -> str:
        return f"{self.path} cannot be read: {self.cause.strerror or self.cause}"


class UnknownGame(RecordError):
    """The record is of a game that this program does not have."""

    code = "unknown_game"

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.name = name

    def __str__(self) -> str:
        return f"this program has no game called {self.name!r}"


class MissingPacks(RecordError):
    """The game is played with packs that are not there, or not with the rules they had."""

    code = "missing_packs"

    def __init__(self, packs: Sequence[PackMark]) -> None:
        super().__init__(packs)
        self.packs = tuple(packs)

    @property
    def named(self) -> str:
        """The packs by id and version: "oldboys 1.2, cups 3"."""
        return ", ".join(f"{pack.id} {pack.version}" for pack in self.packs)

    def __str__(self) -> str:
        return f"the game is played with packs that are not there as they were: {self.named}"


class JournalTrouble(RecordError):
    """A journal or save cannot be written.

    `code` is "full", "read_only", "no_folder", "in_use" or "failed".
    """

    def __init__(self, path: Path, code: str, cause: OSError | None = None) -> None:
        super().__init__(path, code, cause)
        self.path = path
        self.code = code
        self.cause = cause

    def __str__(self) -> str:
        why = {
            "full": "the disk is full",
            "read_only": "the folder or file is read-only",
            "no_folder": "there is no such folder",
            "in_use": "another window or program is writing it",
        }.get(self.code, str((self.cause and self.cause.strerror) or self.cause or "writing failed"))
        return f"{self.path} cannot be written: {why}"


class JournalInUse(JournalTrouble):
    """Another instance of the program is writing this journal."""

    def __init__(self, path: Path) -> None:
        super().__init__(path, "in_use")


@dataclass(frozen=True, slots=True)
class ListedGame:
    """One game of the list. Of a file that cannot be opened only `path`, `changed`, `code` and `line` are known."""

    path: Path
    changed: datetime.datetime
    """When it was last written, UTC."""
    game: str = ""
    name: str = ""
    """What the player calls it, "" if it has no name."""
    title: str = ""
    options: Json | None = None
    seats: tuple[SeatLine, ...] = ()
    created: str = ""
    """ISO 8601, UTC."""
    moves: int = 0
    """Moves that stand."""
    section: int = 0
    """The number of the last section that has begun; 0 before the first, and in games without sections."""
    opening: Json = field(default_factory=dict)
    """The event it began with."""
    standing: Json = field(default_factory=dict)
    """The last event that says how it stands; empty before that."""
    over: bool = False
    in_use: bool = False
    """Another window or program is playing it."""
    torn: bool = False
    code: str = ""
    """Why it cannot be opened as it is: a `RecordError`'s code, or ""."""
    line: int = 0
    """The damaged line, or 0."""
    lines: int = 0
    """How many lines are sound."""
    mark: int = 0
    """The sum of the first line, which all copies of a game have; 0 where no line is sound."""
    last: int = 0
    """The sum of the last sound line, which tells all lines before it."""
    deeds: Json | None = None
    """What a game that is over tells of its people, with its `result`; None as long as nobody has asked."""
