"""Undo and redo stacks over any game.

Before every push the game is copied, so taking a move back costs nothing and the dice fall the same again. Who may
take back what, and whom he must ask, is the session's business.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from swallows_gui.engine.game import Event, Game

G = TypeVar("G", bound=Game)


@dataclass(frozen=True, slots=True)
class PlayedMove(Generic[G]):
    """A move that stands: the game before it, the action, and what happened."""

    before: G
    action: int
    events: Sequence[Event]


@dataclass(frozen=True, slots=True)
class TriedMove(Generic[G]):
    """A move that could stand, and the game after it."""

    n: int
    """The number of moves that stood before it."""
    move: PlayedMove[G]
    after: G


class History(Generic[G]):
    """A game with the moves that led to it and the moves undone. `past` are the moves that are not undone, the oldest
    first; `base` is the number of earlier moves, which can no longer be undone."""

    __slots__ = ("_undone", "base", "game", "past")

    def __init__(self, game: G, base: int = 0) -> None:
        self.game = game
        self.base = base
        self.past: list[PlayedMove[G]] = []
        self._undone: list[tuple[int, ...]] = []

    @property
    def n(self) -> int:
        """The number of moves that stand."""
        return self.base + len(self.past)

    @property
    def redoable(self) -> tuple[int, ...]:
        """The actions that one `undo` took back and `redo` plays again one by one, in their order; empty if none."""
        return self._undone[-1] if self._undone else ()

    def push(self, action: int) -> list[Event]:
        """Play `action` and return its events; undone moves can then no longer be redone. Raises `IllegalAction`, and
        then nothing changes."""
        events = self._play(action)
        self._undone.clear()
        return events

    def tried(self, row: Sequence[int]) -> list[TriedMove[G]]:
        """What a row of actions brings, played on copies: each of them can `stand` then, in their order.

        Raises `IllegalAction` if one of them is refused. Nothing has changed in any case.
        """
        game = self.game
        found: list[TriedMove[G]] = []
        for n, action in enumerate(row, self.n):
            after = game.copy()
            found.append(TriedMove(n, PlayedMove(game, action, after.push(action)), after))
            game = after
        return found

    def stand(self, tried: TriedMove[G]) -> Sequence[Event]:
        """Let a move stand that was tried; returns its events, as `push` does, which plays it if others came first."""
        if tried.n != self.n:
            return self.push(tried.move.action)
        self.past.append(tried.move)
        self.game = tried.after
        self._undone.clear()
        return tried.move.events

    def undo(self, moves: int = 1) -> list[PlayedMove[G]]:
        """Take back the last `moves` moves and return them, the oldest first; `redoable` then has them.

        Raises `IndexError` if fewer can be taken back.
        """
        if not 1 <= moves <= len(self.past):
            raise IndexError(f"{moves} moves to take back, {len(self.past)} can be")
        gone = self.past[-moves:]
        del self.past[-moves:]
        self.game = gone[0].before
        self._undone.append(tuple(played.action for played in gone))
        return gone

    def redo(self) -> list[Event]:
        """Play the first action of `redoable` again and return the events. What is left of it can follow.

        Raises `IndexError` if nothing was taken back.
        """
        if not self._undone:
            raise IndexError("nothing was taken back")
        first, *rest = self._undone[-1]
        events = self._play(first)
        if rest:
            self._undone[-1] = tuple(rest)
        else:
            self._undone.pop()
        return events

    def forget_undone(self) -> None:
        """Make redo impossible."""
        self._undone.clear()

    def _play(self, action: int) -> list[Event]:
        before = self.game.copy()
        events = self.game.push(action)
        self.past.append(PlayedMove(before, action, events))
        return events
