"""Plays records again and checks them from end to end: checksums, forms, numbers, and every event against the rules.

A game is a pure function of its header and its moves. {3}
"""

import json
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from swallows_gui.engine.asides import TimeUp
from swallows_gui.engine.game import Event, Game, IllegalAction, Json, Notation, Told
from swallows_gui.engine.history import History
from swallows_gui.records.games import GameKind, Tells, kind_of
from swallows_gui.records.read import read, read_bytes
from swallows_gui.records.record import (
    CannotGoOn,
    ContinuedLine,
    DamagedRecord,
    EndLine,
    MoveLine,
    NewerRules,
    Record,
    RecordLine,
    SnapshotLine,
    StartLine,
    UndoLine,
)

WRONG_STATE = (LookupError, TypeError, ValueError, AttributeError, ArithmeticError, AssertionError, IllegalAction)
"""What restoring a state, or playing on from it, may raise if it is none of this game."""


@dataclass(frozen=True, slots=True)
class ReplayPosition:
    """The game after a line. `game` is None where these rules cannot play the moves; `events` are
    those in the record."""

    line: RecordLine
    game: Game | None
    events: Sequence[Json]


def replay(record: Record) -> Iterator[ReplayPosition]:
    """The game after each line, from the start on.

    Raises `DamagedRecord` naming the line that differs, and `UnknownGame`.
    """
    run = Replay(record, kind_of(record))
    for line in record.lines:
        run.take(line)
        events = line.events if isinstance(line, (StartLine, MoveLine)) else ()
        yield ReplayPosition(line, run.history.game if run.history else None, events)


class Replay:
    """Plays a record's lines again, one by one."""

    def __init__(self, record: Record, kind: GameKind) -> None:
        self.record = record
        self.kind = kind
        self.history: History[Game] | None = None
        """The game so far, or None in a stretch that is not played."""
        self.moves = 0
        """All moves met, undone ones included."""
        self.undone = 0
        self.unchecked: list[tuple[int, int]] = []
        """First and last line of each stretch that was not played."""
        self._rules = record.header.rules
        self._tells = told_by(kind, record.header.rules, record.header.catalogue)

    def take(self, line: RecordLine) -> None:
        """Play one more line. Raises `DamagedRecord` if the game then differs from the record."""
        match line:
            case ContinuedLine():
                self._continue(line)
            case _ if self._tells is None:
                self._count(line)
                self._trust(line)
            case StartLine():
                self._start(line)
            case MoveLine():
                self._count(line)
                self._move(line)
            case UndoLine():
                self._count(line)
                self._undo(line)
            case SnapshotLine():
                state = self._game.to_state()
                of_then = state if self._rules == self.kind.rules else known_then(line.state, state)
                self._compare(line, "state", line.state, of_then)
            case EndLine():
                self._compare(line, "result", line.result, self._game.result)
            case _:
                pass

    @property
    def _game(self) -> Game:
        assert self.history is not None
        return self.history.game

    def _count(self, line: RecordLine) -> None:
        if isinstance(line, MoveLine):
            self.moves += 1
        elif isinstance(line, UndoLine):
            self.undone += 1

    def _trust(self, line: RecordLine) -> None:
        if isinstance(line, (StartLine, MoveLine)) and self._rules <= self.kind.rules:
            for place, event in enumerate(line.events, 1):
                if not self.kind.well_formed(event):
                    raise self._damaged(line.number, "field", f"event {place}, {event['type'][:40]}")
        first = self.unchecked.pop()[0] if self.unchecked and self.unchecked[-1][1] == line.number - 1 else line.number
        self.unchecked.append((first, line.number))

    def _start(self, line: StartLine) -> None:
        header = self.record.header
        try:
            game = self.kind.new(header.options, header.seed)
        except WRONG_STATE as error:
            raise self._damaged(1, "options", str(error)) from error
        if game.seats != len(header.seats):
            raise self._damaged(1, "options", f"{game.seats} seats")
        self.history = History(game)
        self._compare_events(line, line.events, game.start_events)

    def _move(self, line: MoveLine) -> None:
        assert self.history is not None
        try:
            action = self._game.notation.action_from_json(line.seat, line.action)
            events = self.history.push(action)
        except WRONG_STATE as error:
            raise self._damaged(line.number, "illegal", str(error)) from error
        self._compare_events(line, line.events, events)

    def _undo(self, line: UndoLine) -> None:
        assert self.history is not None
        try:
            self.history.undo()
        except IndexError:
            raise self._damaged(line.number, "order", "the move before a continuation") from None

    def _continue(self, line: ContinuedLine) -> None:
        self._rules = line.rules
        self._tells = told_by(self.kind, line.rules, line.catalogue)
        self.history = None
        if self._tells is None:
            self.unchecked.append((line.number, line.number))
            return
        try:
            self.history = History(restored(self.kind, line.state, len(self.record.seats)), line.n)
        except WRONG_STATE as error:
            raise self._damaged(line.number, "state", str(error)) from error

    def _compare_events(self, line: RecordLine, written: list[Json], events: Sequence[Event]) -> None:
        notation, tells = self._game.notation, self._tells or same_json
        for place, event in enumerate(events):
            if place >= len(written) or not tells(written[place], notation.event_to_json(event)):
                found = written[place]["type"] if place < len(written) else "none"
                raise self._damaged(line.number, "events", f"event {place + 1} is {found}, the rules give {event[0]}")
        if len(written) > len(events):
            raise self._damaged(line.number, "events", f"event {len(events) + 1} does not happen")

    def _compare(self, line: RecordLine, reason: str, written: Json, found: Json | None) -> None:
        if not same_json(written, found):
            raise self._damaged(line.number, reason)

    def _damaged(self, line: int, reason: str, detail: str = "") -> DamagedRecord:
        return DamagedRecord(line, reason, detail, sound=before(self.record, line))


def restored(kind: GameKind, state: Json, seats: int) -> Game:
    """The game of a state, after a look from every seat. Raises one of `WRONG_STATE` if it is none of this game."""
    game = kind.restore(state)
    if game.seats != seats:
        raise ValueError(f"{game.seats} seats")
    if not same_json(state, known_then(state, game.to_state())):
        raise ValueError("the state changes when it is restored")
    for seat in (None, *range(seats)):
        game.view(seat)
    return game


def before(record: Record, line: int) -> Record | None:
    """The record without `line` (from 1) and all that follows, or None if nothing of use is left."""
    return read_bytes(b"".join(record.raw[: line - 1]), record.path) if line > 2 else None


def same_json(written: Any, found: Any) -> bool:
    """Whether two values are the same JSON: true is not 1, and 1.0 neither.

    >>> same_json({"a": 1, "b": 2}, {"b": 2, "a": 1}), same_json(True, 1)
    (True, False)
    """
    return repr(written) == repr(found) or json.dumps(written, sort_keys=True) == json.dumps(found, sort_keys=True)


def told_by(kind: GameKind, rules: int, catalogue: str) -> Tells | None:
    """How to compare events of moves made with these rules and this catalogue; None if the present ones cannot play
    them."""
    if catalogue != kind.catalogue:
        return None
    return same_json if rules == kind.rules else kind.former.get(rules)


def known_then(written: Json, state: Json) -> Json:
    """What was known of a state when `written` was: former rules wrote fewer fields.

    >>> known_then({"score": 1}, {"score": 2, "roll": 6})
    {'score': 2}
    """
    return {name: value for name, value in state.items() if name in written}


@dataclass(frozen=True, slots=True)
class Resumed:
    """A game continued from a record. `continued` is true if its rules are not those it was last played with."""

    history: History[Game]
    standing: tuple[MoveLine, ...]
    """The moves that stand; fewer than the record's if some fell away."""
    continued: bool


def resume(record: Record) -> Resumed:
    """The game at the end of a record, with as much of its undo stack as possible. A game last played with older rules
    or another catalogue is replayed as long as the same events follow; if not to its end, it continues from there or
    from its last snapshot, whichever is later. Raises `DamagedRecord`, `NewerRules`, `UnknownGame`, and `CannotGoOn` if
    there is no way to continue, or a finished game would now end differently."""
    kind = kind_of(record)
    if record.rules > kind.rules:
        raise NewerRules(record.rules, record.app)
    run = Replay(record, kind)
    for line in record.lines:
        run.take(line)
    if told_by(kind, record.rules, record.catalogue) is None:
        return _carry_over(record, kind)
    history = run.history
    assert history is not None
    continued = record.rules != kind.rules
    return Resumed(_from_here(history) if continued else history, tuple(record.standing), continued=continued)


def _from_here(history: History[Game]) -> History[Game]:
    """The game without its past: moves before a continuation cannot be taken back."""
    return History(history.game, history.n)


def _carry_over(record: Record, kind: GameKind) -> Resumed:
    """The game of other rules or another catalogue, carried over to ours."""
    found = _as_far_as_it_goes(record, kind)
    if found is None or found.n < len(record.standing):
        at = found.n if found else -1
        snapshot = next((line for line in _snapshots(record) if line.n > at), None)
        if snapshot is not None:
            try:
                found = History(restored(kind, snapshot.state, len(record.seats)), snapshot.n)
            except WRONG_STATE:
                found = None if at < 0 else _as_far_as_it_goes(record, kind)
    if found is None or (record.over and found.n < len(record.standing)) or not _can_be_told(record, found):
        raise CannotGoOn(record.app)
    return Resumed(_from_here(found), tuple(record.standing[: found.n]), continued=True)


def _can_be_told(record: Record, history: History[Game]) -> bool:
    """Whether the game's notation can read all earlier events."""
    notation = history.game.notation
    events = record.start + [event for move in record.standing[: history.n] for event in move.events]
    try:
        for seat in (None, *range(len(record.seats))):
            for event in events:
                notation.redact(event, seat)
    except WRONG_STATE:
        return False
    return True


def _snapshots(record: Record) -> list[SnapshotLine | ContinuedLine]:
    """States written for moves that still stand, the latest first."""
    found: list[SnapshotLine | ContinuedLine] = []
    for line in record.lines:
        if isinstance(line, UndoLine):
            found = [state for state in found if state.n < line.n]
        elif isinstance(line, ContinuedLine):
            found = [state for state in found if state.n <= line.n]
        if isinstance(line, (SnapshotLine, ContinuedLine)):
            found.append(line)
    return found[::-1]


def _as_far_as_it_goes(record: Record, kind: GameKind) -> History[Game] | None:
    """The moves that stand played by our rules from the start, or from the position that the game was given before its
    first, up to the first that gives other events."""
    header = record.header
    position = next((line for line in record.lines if isinstance(line, ContinuedLine) and line.n == 0), None)
    try:
        game = kind.new(header.options, header.seed)
        same = game.seats == len(header.seats) and same_events(game.notation, record.start, game.start_events)
        if position is not None:
            game = restored(kind, position.state, len(header.seats))
    except WRONG_STATE:
        return None
    if not same:
        return None
    history: History[Game] = History(game)
    for move in record.standing:
        try:
            action = history.game.notation.action_from_json(move.seat, move.action)
            same = same_events(history.game.notation, move.events, history.push(action))
        except WRONG_STATE:
            return history
        if not same:
            history.undo()
            history.forget_undone()
            return history
    return history


def same_events(notation: Notation, written: list[Json], events: Sequence[Event]) -> bool:
    """Whether these events are those in the record."""
    return same_json(written, [notation.event_to_json(event) for event in events])


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
    """As `verify`, for a record already read; `kind` plays it (by default the program's own)."""
    kind = kind or kind_of(record)
    run = Replay(record, kind)
    for line in record.lines:
        run.take(line)
    return Verification(
        moves=run.moves,
        undone=run.undone,
        late=sum(isinstance(line, MoveLine) and line.late for line in record.lines),
        over=record.over,
        torn=record.torn,
        unchecked=tuple(_unchecked(record, kind.catalogue, first, last) for first, last in run.unchecked),
    )


def _unchecked(record: Record, catalogue: str, first: int, last: int) -> Unchecked:
    rules, used = record.header.rules, record.header.catalogue
    for line in record.lines:
        if isinstance(line, ContinuedLine) and line.number <= first:
            rules, used = line.rules, line.catalogue
    return Unchecked(first, last, rules, used == catalogue)


@contextmanager
def of_line(number: int) -> Iterator[None]:
    """A context manager that turns errors about unreadable events into damage of this line; nothing else checks
    stretches with other cards."""
    try:
        yield
    except WRONG_STATE as wrong:
        raise DamagedRecord(number, "events", str(wrong)) from wrong


def told_lines(record: Record) -> Iterator[tuple[int, Told]]:
    """Yield every event that stands, and whose time was up, each with its line."""
    for event in record.start:
        yield 2, event
    for move in record.standing:
        for event in move.events:
            yield move.number, event
        if move.late:
            yield move.number, TimeUp(move.seat)


def public_lines(record: Record) -> Iterator[tuple[int, Told]]:
    """Yield what everybody may know of the events of `told_lines`.

    Raises `UnknownGame` or `MissingPacks`, `CannotGoOn` where this program cannot set up such a game, `DamagedRecord`
    naming the line of an event that it cannot read.
    """
    kind = kind_of(record)
    try:
        notation = kind.new(record.header.options, record.header.seed).notation
    except WRONG_STATE:
        raise CannotGoOn(record.app) from None
    for number, event in told_lines(record):
        with of_line(number):
            known = notation.redact(event, None)
        if known is not None:
            yield number, known
