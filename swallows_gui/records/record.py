"""A record in memory: its header, its lines, and what stands of them. Made by `read`."""

from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from swallows_gui.catalogue.pack_mark import PackMark
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
class Start(RecordLine):
    """What happened before the first decision."""

    events: list[Json]


@dataclass(frozen=True, slots=True)
class Move(RecordLine):
    """One decision and all that followed from it; `n` is its number among the moves that stand, from 1."""

    n: int
    seat: int
    action: Json
    events: list[Json]
    late: bool = False
    """The seat's time was up, and this is its most modest answer."""


@dataclass(frozen=True, slots=True)
class Undo(RecordLine):
    """The last move that stands, `n`, is taken back; the seats `by` agreed."""

    n: int
    by: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class SeatChanged(RecordLine):
    """A seat was handed to an AI or taken back."""

    seat: int
    kind: str
    level: str


@dataclass(frozen=True, slots=True)
class Said(RecordLine):
    """A seat spoke after move `n`; no part of the game. Of what it said only ids are kept."""

    n: int
    seat: int
    occasion: str
    variant: int


@dataclass(frozen=True, slots=True)
class Snapshot(RecordLine):
    """The full state after move `n`."""

    n: int
    state: Json


@dataclass(frozen=True, slots=True)
class Continued(RecordLine):
    """Another version took the game up after move `n`; moves after that fell away."""

    n: int
    rules: int
    app: str
    catalogue: str
    state: Json


@dataclass(frozen=True, slots=True)
class End(RecordLine):
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
    standing: list[Move] = field(default_factory=list)
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
        return first.events if isinstance(first, Start) else []

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.result is not None

    @property
    def events(self) -> list[Json]:
        """Every event that stands, in order, secrets included."""
        return self.start + [event for move in self.standing for event in move.events]
