"""A record to be looked at again: every position of it, as some eyes may see it. Nothing here writes a file.

While a game is not over it shows what everybody knows or, where one person alone plays against AI seats, what that
seat knows; other hands and the open view come with the end. Positions are made from the states kept at the start of
every section and a few more, so going anywhere costs a handful of moves.
"""

import contextlib
from bisect import bisect_right
from collections.abc import Generator, Iterator, Set
from itertools import pairwise
from pathlib import Path
from typing import Any, Final, Literal

from swallows_gui.engine.game import Game, Told, View, begins_section
from swallows_gui.records.games import kind_of
from swallows_gui.records.read import finished, read
from swallows_gui.records.record import (
    CannotGoOn,
    ContinuedLine,
    MoveLine,
    NewerRules,
    Record,
    RecordLine,
    SnapshotLine,
    StartLine,
    UndoLine,
)
from swallows_gui.records.verify import WRONG_STATE, Replay, restored, same_events
from swallows_gui.session.lines import Seat, seated
from swallows_gui.session.loading import EventLog, asides, people
from swallows_gui.session.openings import playable_of

Eyes = int | Literal["open"] | None
"""Whose knowledge is shown: a seat's, everybody's (None), or all there is ("open")."""

OPEN: Final = "open"
_APART: Final = 24
"""At most so many moves lie between two states that are kept."""
_WALKED, _SIFTED = 0.6, 0.9
"""Shares of the work that are done when the moves have been played, and when those to be shown are known."""


class Playback:
    """The positions of one record, numbered from 0; the last is `last`. Undone moves are left out.

    Raises `DamagedRecord`, `NewerRules` or `UnknownGame`, and `CannotGoOn` if these rules can show none of it.
    """

    def __init__(self, record: Record) -> None:
        finished(self._prepare(record))

    @classmethod
    def load(cls, path: Path) -> "Playback":
        """The record in a file. Raises what `read` and `Playback` raise."""
        return cls(read(path))

    @classmethod
    def preparing(cls, record: Record) -> Generator[float, None, "Playback"]:
        """`Playback(record)` in small pieces, for a window that must not stand still; yields the share that is done."""
        made = cls.__new__(cls)
        yield from made._prepare(record)
        return made

    def _prepare(self, record: Record) -> Generator[float, None, None]:
        self._game = playable_of(record)
        if record.rules > self._game.kind.rules:
            raise NewerRules(record.rules, record.app)
        self.record = record
        self._kept, moves = yield from _walk(record)
        if not moves:
            raise CannotGoOn(record.app)
        self._kept_at = sorted(self._kept)
        self._at: tuple[int, Game] | None = None
        """The move after which the game was made last, and that game."""
        self._moves = moves if record.over else (yield from self._public(moves))
        self._pieces = self._shared_out()
        self._told = yield from self._heard()
        self._eyes = self._may_look()

    # What there is

    @property
    def last(self) -> int:
        """The number of the last position."""
        return len(self._moves) - 1

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.record.over

    @property
    def seed(self) -> int | None:
        """The number that all chance came from, once the game is over."""
        return self.record.header.seed if self.over else None

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Who sat where in the end."""
        return tuple(seated(self.record.seats, self.record.header.options))

    @property
    def catalogue(self) -> Any:
        """The data that the game is played with here, a value of its own kind; None if it has none."""
        return self._game.catalogue

    @property
    def title(self) -> str:
        """The game's title, or ""."""
        title = self.record.header.options.get("title")
        return title if isinstance(title, str) else ""

    @property
    def eyes(self) -> tuple[Eyes, ...]:
        """Whose knowledge the replay may show."""
        return self._eyes

    def _may_look(self) -> tuple[Eyes, ...]:
        everybody = range(len(self.record.seats))
        if self.over:
            return (None, *everybody, OPEN)
        ever = people(self.record)
        return (None, *ever) if len(ever) == 1 else (None,)

    def move(self, position: int) -> int:
        """The number of moves at a position. While the game runs it is the position itself, since the true number would
        reveal the length of a hidden slip."""
        return self._moves[position] if self.over else position

    def position(self, move: int) -> int:
        """The last position that is reached with so many moves, as `move` counts them; 0 if none is."""
        return max(0, bisect_right(self._moves, move) - 1) if self.over else max(0, min(self.last, move))

    # What it shows

    def view(self, position: int, eyes: Eyes) -> View:
        """The view of `eyes` at a position, with history. Raises `PermissionError` for a secret."""
        self._check(eyes)
        game = self._made(self._moves[position])
        view: View
        if eyes == OPEN:
            assert self._game.open_view is not None
            view = self._game.open_view(game)
        else:
            view = game.view(eyes)
        view.history = self.history(position, eyes)
        return view

    def history(self, position: int, eyes: Eyes) -> tuple[Told, ...]:
        """All that happened up to a position, as the eyes may know it. Raises `PermissionError` for a secret."""
        self._check(eyes)
        if eyes == OPEN:
            return tuple(event for index in range(position + 1) for event in self._told.of_move(index))
        return self._told.until(eyes, position)

    def events(self, position: int, eyes: Eyes) -> list[Told]:
        """What happened between the position before and this one, as the eyes may know it.

        Raises `PermissionError` for a secret.
        """
        self._check(eyes)
        if eyes == OPEN:
            return list(self._told.of_move(position))
        return self._told.of_piece(eyes, position)

    def told_both(self, position: int, eyes: Eyes) -> list[tuple[Told | None, Told | None]]:
        """As `events`, each event as `eyes` may know it and as everybody knew it then, None for not at all. Raises
        `PermissionError` for a secret."""
        self._check(eyes)
        piece = self._told.of_move(position)
        known = list(piece) if eyes == OPEN else self._told.redacted_each(piece, eyes)
        both = zip(known, self._told.redacted_each(piece, None), strict=True)
        return [(seen, public) for seen, public in both if seen is not None or public is not None]

    def _check(self, eyes: Eyes) -> None:
        if eyes not in self.eyes or (eyes == OPEN and self._game.open_view is None):
            raise PermissionError(f"the game is not over: {eyes!r} cannot be shown")

    # How it is made

    def _made(self, move: int) -> Game:
        """The game after so many moves; not to be changed."""
        near = self._kept_at[bisect_right(self._kept_at, move) - 1]
        at, game = near, self._kept[near]
        if self._at is not None and near <= self._at[0] <= move:
            at, game = self._at
        if at < move:
            game = game.copy()
            for standing in self.record.standing[at:move]:
                game.push(game.notation.action_from_json(standing.seat, standing.action))
        self._at = move, game
        return game

    def _public(self, moves: list[int]) -> Generator[float, None, list[int]]:
        """The moves that show something to everybody; the number of others would reveal the length of a slip."""
        shown, before = moves[:1], self._made(moves[0]).view(None)
        for number, move in enumerate(moves[1:], 1):
            view = self._made(move).view(None)
            if view != before:
                shown.append(move)
                before = view
            yield _WALKED + (_SIFTED - _WALKED) * number / len(moves)
        return shown

    def _shared_out(self) -> list[list[Told]]:
        """The events that led to each position from the one before."""
        standing = self.record.standing
        first = self.record.start + [event for move in standing[: self._moves[0]] for event in move.events]
        pieces: list[list[Told]] = [[*first]]
        for before, after in pairwise(self._moves):
            pieces.append([event for move in standing[before:after] for event in move.events])
        for after, aside in asides(self.record):
            pieces[max(0, bisect_right(self._moves, after) - 1)].append(aside)
        return pieces

    def _heard(self) -> Generator[float, None, EventLog]:
        """The events as each seat may know them. Raises `CannotGoOn` if these rules cannot read them."""
        notation = self._made(self._moves[-1]).notation
        told = EventLog(lambda: notation, self._pieces[0])
        for number, piece in enumerate(self._pieces):
            if number:
                told.add(piece)
            try:
                for seat in (None, *range(len(self.record.seats))):
                    told.of_piece(seat, number)
            except WRONG_STATE:
                raise CannotGoOn(self.record.app) from None
            yield _SIFTED + (1 - _SIFTED) * number / len(self._pieces)
        return told


def _walk(record: Record) -> Generator[float, None, tuple[dict[int, Game], list[int]]]:
    """Kept states by the number of moves that stand, and all such numbers that can be shown, in order.

    A stretch of other rules is shown where its written states can be read, and from there as far as the same happens.
    Raises `DamagedRecord` naming the line that differs.
    """
    run = Replay(record, kind_of(record))
    kept: dict[int, Game] = {}
    played: set[int] = set()
    for number, line in enumerate(record.lines):
        run.take(line)
        if isinstance(line, (UndoLine, ContinuedLine)):
            stands = line.n - 1 if isinstance(line, UndoLine) else line.n
            kept = {n: game for n, game in kept.items() if n <= stands}
            played = {n for n in played if n <= stands}
        if run.history is not None:
            played.add(run.history.n)
        _keep(run, line, kept)
        yield _WALKED * number / len(record.lines)
    for n in sorted(kept.keys() - played):
        played.update(_played_on(record, kept[n].copy(), n, played | kept.keys()))
    return kept, sorted(played | kept.keys())


def _played_on(record: Record, game: Game, n: int, known: Set[int]) -> Iterator[int]:
    """The numbers of moves after `n`, up to one that is known, as long as these rules give the events written."""
    for move in record.standing[n:]:
        if move.n in known:
            return
        try:
            events = game.push(game.notation.action_from_json(move.seat, move.action))
            if not same_events(game.notation, move.events, events):
                return
        except WRONG_STATE:
            return
        yield move.n


def _keep(run: Replay, line: RecordLine, kept: dict[int, Game]) -> None:
    """Keep the state after a line, if it is one to keep; where these rules cannot play, the states written there."""
    if run.history is None:
        if isinstance(line, (SnapshotLine, ContinuedLine)):
            with contextlib.suppress(*WRONG_STATE):
                kept[line.n] = restored(run.kind, line.state, len(run.record.seats))
        return
    match line:
        case StartLine():
            kept[0] = run.history.game.copy()
        case ContinuedLine():
            kept[line.n] = run.history.game.copy()
        case MoveLine() if line.n % _APART == 0 or begins_section(run.kind.sections, line.events):
            kept[line.n] = run.history.game.copy()
