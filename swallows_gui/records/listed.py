"""What a list of games shows of a record."""

import datetime
from dataclasses import dataclass, field
from pathlib import Path

from swallows_gui.engine.game import Json
from swallows_gui.records.record import SeatLine


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
