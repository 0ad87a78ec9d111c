"""Taking up a game from a file: which lines, what stands, and what the player has to be told about it."""

import contextlib
from pathlib import Path

from swallows_gui.records import library
from swallows_gui.records.errors import DamagedRecord, JournalInUse, RecordError
from swallows_gui.records.read import bytes_of, read, read_sound
from swallows_gui.records.record import Damage, Record
from swallows_gui.records.replay import Resumed, resume
from swallows_gui.records.write import in_use
from swallows_gui.session.event_log import EventLog
from swallows_gui.session.handovers import asides


def whole(path: Path, *, in_memory: bool) -> tuple[Record, Resumed]:
    """The record in a file and its game, if all of it is sound. Raises as `Session.load`."""
    record = read(path)
    _refuse_if_played(path, in_memory or record.over)
    return record, resume(record)


def sound(path: Path, *, in_memory: bool) -> tuple[Record, Resumed]:
    """The record in a file and its game up to the last sound move. Raises as `Session.load_sound`."""
    record = read_sound(path)
    _refuse_if_played(path, in_memory)
    try:
        return record, resume(record)
    except DamagedRecord as damage:
        if damage.sound is None:
            raise
        damage.sound.damage = Damage(damage.line, damage.reason, damage.detail)
        return damage.sound, resume(damage.sound)


def event_log(record: Record, taken: Resumed) -> EventLog:
    """What has happened: the moves that can be taken back one by one, all before them as one piece."""
    base = taken.history.base
    start = record.start + [event for move in taken.standing[:base] for event in move.events]
    history = taken.history
    told = EventLog(lambda: history.game.notation, start)
    for move in taken.standing[base:]:
        told.add(move.events)
    for after, aside in asides(record):
        told.add_aside(aside, after - base)
    return told


def warnings(record: Record, taken: Resumed) -> tuple[str, ...]:
    """What was left out or changed: "torn", "damaged", "continued"."""
    found = {"torn": record.torn, "damaged": record.damage is not None, "continued": taken.continued}
    return tuple(code for code, is_so in found.items() if is_so)


def new_path() -> Path:
    """Where a game that is taken up goes on."""
    return library.new_path()


def drop_copy(copy: Path, original: Path, data: bytes) -> None:
    """Delete a copy of a game to which nothing was added, if the original is still whole."""
    with contextlib.suppress(OSError, RecordError):
        if original.resolve() != copy.resolve() and bytes_of(original).startswith(data):
            copy.unlink()


def thin_out(copy: Path | None, original: Path) -> None:
    """Of the copies of a game in the user's data folder keep the newest and the one it was made from."""
    if copy is not None and copy.parent == library.games_folder():
        library.thin(copy, original)


def _refuse_if_played(path: Path, writes_nothing: bool) -> None:
    if not writes_nothing and in_use(path):
        raise JournalInUse(path)
