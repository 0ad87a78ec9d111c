"""The game record: one file format for save, autosave journal, replay and bug report.

`read` and `verify` for files, `write.Journal` while playing, `library` for the list of games.
"""

from swallows_gui.records.read import read, read_sound
from swallows_gui.records.record import (
    CannotGoOn,
    DamagedRecord,
    Header,
    JournalInUse,
    JournalTrouble,
    NewerRecord,
    NewerRules,
    Record,
    RecordError,
    UnknownGame,
    UnreadableRecord,
)
from swallows_gui.records.verify import ReplayPosition, Verification, replay, verify
from swallows_gui.records.write import Journal

__all__ = [
    "CannotGoOn",
    "DamagedRecord",
    "Header",
    "Journal",
    "JournalInUse",
    "JournalTrouble",
    "NewerRecord",
    "NewerRules",
    "Record",
    "RecordError",
    "ReplayPosition",
    "UnknownGame",
    "UnreadableRecord",
    "Verification",
    "read",
    "read_sound",
    "replay",
    "verify",
]
