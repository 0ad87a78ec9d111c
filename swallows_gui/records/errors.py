"""What can be wrong with a record or its journal. `code` is for the interface to translate, `str()` is English."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from swallows_gui.catalogue.pack_mark import PackMark
from swallows_gui.records.record import Record

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
    """The game was played by other rules or cards, and no snapshot fits those of today."""

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
    """Another instance of the program writes this journal."""

    def __init__(self, path: Path) -> None:
        super().__init__(path, "in_use")
