"""Loads a running game from a file: its lines, the moves that are not undone, and warnings for the player.

Besides moves a record has seats handed to the computer or taken over by a person, what AI seats said, and whose time
was up. `EventLog` holds the events so far as each seat may know them; `Notation.redact` is the only way events leave
it.
"""

import contextlib
from bisect import bisect_right
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

from swallows_gui.engine.asides import OF_A_MOVE, Said, SeatChanged, TimeUp
from swallows_gui.engine.game import Notation, Section, Told
from swallows_gui.records import library
from swallows_gui.records.read import bytes_of, read, read_sound
from swallows_gui.records.record import (
    ContinuedLine,
    Damage,
    DamagedRecord,
    JournalInUse,
    MoveLine,
    Record,
    RecordError,
    SaidLine,
    SeatChangedLine,
    UndoLine,
)
from swallows_gui.records.verify import Resumed, resume
from swallows_gui.records.write import in_use
from swallows_gui.session.lines import HUMAN


def people(record: Record) -> set[int]:
    """The seats that a person has played at any time: what each of them knew is no business of the others."""
    begun = {number for number, seat in enumerate(record.header.seats) if seat.kind == HUMAN}
    return begun | {line.seat for line in record.lines if isinstance(line, SeatChangedLine) and line.kind == HUMAN}


def asides(record: Record) -> list[tuple[int, Told]]:
    """Every seat handed over, every word said and every time that was up, in order, with the number of the standing
    move it came after. What belongs to a move is taken back with it."""
    found: list[tuple[int, Told]] = []
    stands = 0
    for line in record.lines:
        match line:
            case MoveLine():
                stands = line.n
                found += [(stands, TimeUp(line.seat))] if line.late else []
            case UndoLine() | ContinuedLine():
                stands = line.n - isinstance(line, UndoLine)
                found = [
                    (min(after, stands), event)
                    for after, event in found
                    if after <= stands or event["type"] not in OF_A_MOVE
                ]
            case SeatChangedLine():
                found.append((stands, SeatChanged(line.seat, line.kind, line.level)))
            case SaidLine():
                found.append((stands, Said(line.seat, line.occasion, line.variant)))
            case _:
                pass
    return found


class EventLog:
    """The events of the start and of every move that stands, and for each seat its redacted history.

    `notation` gives the notation of the game as it stands.
    """

    def __init__(self, notation: Callable[[], Notation], start: Iterable[Told]) -> None:
        self._notation = notation
        self._moves: list[list[Told]] = []
        self._asides: list[tuple[int, Told]] = []
        self._seats: dict[int | None, _Heard] = {}
        self.add(start)

    def add(self, events: Iterable[Told]) -> None:
        """One more move, as the game or a record tells it."""
        self._moves.append(list(map(self._notation().events.as_told, events)))

    def add_aside(self, event: Told, after: int | None = None) -> None:
        """What everybody hears and is no part of the game, such as a seat handed over: it stands after a move, 0 being
        the start and None the last. No take-back takes it back, but what belongs to a move goes with it."""
        last = len(self._moves) - 1
        at = last if after is None else max(0, min(last, after))
        self._asides.append((at, event))
        for heard in self._seats.values():
            heard.cut(at)

    def heard_beside(self, kind: str) -> bool:
        """Whether anything of a type has been heard that is no part of the game."""
        return any(event["type"] == kind for _at, event in self._asides)

    def take_back(self, moves: int) -> None:
        """The last moves did not happen."""
        del self._moves[-moves:]
        last = len(self._moves) - 1
        if any(at > last for at, _event in self._asides):
            self._asides = [
                (min(at, last), event) for at, event in self._asides if at <= last or event["type"] not in OF_A_MOVE
            ]
        else:
            last += 1
        for heard in self._seats.values():
            heard.cut(last)

    def of_move(self, index: int) -> list[Told]:
        """All events of a move, secrets included; 0 is the start. Not to be given out."""
        return self._moves[index]

    def history(self, seat: int | None) -> tuple[Told, ...]:
        """Everything `seat` was told."""
        return self._heard(seat).all()

    def until(self, seat: int | None, index: int) -> tuple[Told, ...]:
        """The events that `seat` was told up to a move; 0 is the start."""
        heard = self._heard(seat)
        return tuple(heard.events[: heard.ends[index]])

    def before_last(self, seat: int | None) -> tuple[Told, ...]:
        """The events that `seat` was told before the last move."""
        return self.until(seat, len(self._moves) - 2)

    def move_of(self, seat: int | None, place: int) -> int:
        """The move that told `seat` the event at an index of its history; 0 is the start."""
        return bisect_right(self._heard(seat).ends, place)

    def of_piece(self, seat: int | None, index: int) -> list[Told]:
        """The events that a move told `seat`; 0 is the start."""
        heard = self._heard(seat)
        return heard.events[heard.ends[index - 1] if index else 0 : heard.ends[index]]

    def of_last(self, seat: int | None) -> list[Told]:
        """The events that the last move told `seat`."""
        return self.of_piece(seat, len(self._moves) - 1)

    def public_from(self, index: int) -> tuple[Told, ...]:
        """The public events from a move on; the move is not the start."""
        return self.history(None)[len(self.until(None, index - 1)) :]

    def last_section(self, sections: Sequence[Section]) -> range:
        """The indexes of the moves of the section that was over last, its last move included; empty before that."""
        for ended in reversed(range(len(self._moves))):
            for section in sections:
                if self._tells(ended, section.ends):
                    begun = next((at for at in reversed(range(ended)) if self._tells(at, section.begins)), 0)
                    return range(begun + 1, ended + 1)
        return range(0)

    def since(self, seat: int | None, index: int) -> list[Told]:
        """The events of `seat`'s history from `index` on."""
        return self._heard(seat).events[index:]

    def redacted(self, events: Iterable[Told], seat: int | None) -> list[Told]:
        """Events as `seat` may know them."""
        return [told for told in self.redacted_each(events, seat) if told is not None]

    def redacted_each(self, events: Iterable[Told], seat: int | None) -> list[Told | None]:
        """Every event as `seat` may know it, None for nothing."""
        redact = self._notation().redact
        return [redact(event, seat) for event in events]

    def _tells(self, index: int, kind: str) -> bool:
        return any(event["type"] == kind for event in self._moves[index])

    def _heard(self, seat: int | None) -> "_Heard":
        heard = self._seats.setdefault(seat, _Heard())
        for index, events in enumerate(self._moves[len(heard.ends) :], len(heard.ends)):
            told = self.redacted(events, seat) if events else events
            beside = [event for at, event in self._asides if at == index]
            heard.add([*told, *beside] if beside else told)
        return heard


class _Heard:
    """One seat's history, and where each move ends in it."""

    __slots__ = ("_all", "ends", "events")

    def __init__(self) -> None:
        self.events: list[Told] = []
        self.ends: list[int] = []
        self._all: tuple[Told, ...] | None = None

    def add(self, events: list[Told]) -> None:
        if events:
            self.events += events
            self._all = None
        self.ends.append(len(self.events))

    def cut(self, moves: int) -> None:
        if len(self.ends) > moves:
            del self.ends[moves:]
            del self.events[self.ends[-1] if self.ends else 0 :]
            self._all = None

    def all(self) -> tuple[Told, ...]:
        if self._all is None:
            self._all = tuple(self.events)
        return self._all


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
    """The path at which a continued game is written."""
    return library.new_path()


def drop_copy(copy: Path, original: Path, data: bytes) -> None:
    """Delete a copy of a game to which nothing was added, if the original is still whole."""
    with contextlib.suppress(OSError, RecordError):
        if original.resolve() != copy.resolve() and bytes_of(original).startswith(data):
            copy.unlink()


def thin_out(copy: Path | None, original: Path) -> None:
    """Of several copies of a game in the user's data folder keep only the newest and the one it was made from."""
    if copy is not None and copy.parent == library.games_folder():
        library.thin(copy, original)


def _refuse_if_played(path: Path, writes_nothing: bool) -> None:
    if not writes_nothing and in_use(path):
        raise JournalInUse(path)
