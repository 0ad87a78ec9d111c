"""Who has won a tie moves on to the next one in the bracket, on the animation clock.

Under reduced motion and at pace instant he stands where he will be.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from functools import partial
from typing import Final, NamedTuple

from PySide6.QtCore import QObject

from swallows_gui.engine.tournament.schedule import FROM_LOSER, FROM_WINNER
from swallows_gui.models.ties import TieRow
from swallows_gui.ui.kit.clock import Motion, clock, ease, even, late

MOVES_ON: Final = 0.6
"""Seconds at pace normal."""


class MoveOn(NamedTuple):
    """A team's way from a side of one row to a side of another; sides are 0 home, 1 away."""

    source: int
    source_side: int
    row: int
    side: int


def moves_on(rows: Sequence[TieRow], row: int, side: int) -> MoveOn | None:
    """The way by which the team on a side of a row came there; None if none of these matches sent it."""
    fixture = rows[row].fixture
    place = fixture.away if side else fixture.home
    team = rows[row].away if side else rows[row].home
    if place.kind not in (FROM_WINNER, FROM_LOSER) or team < 0:
        return None
    for at in range(len(rows) - 1, -1, -1):  # the last of its matches: both legs and replays name the first
        match = rows[at].fixture
        if place.number in (match.number, match.first_leg, match.replay_of) and team in (rows[at].home, rows[at].away):
            return MoveOn(at, 0 if rows[at].home == team else 1, row, side)
    return None


class BracketMoves(QObject):
    """Animates teams that move on in the bracket."""

    def __init__(self, owner: QObject, update: Callable[[], None]) -> None:
        super().__init__(owner)
        self._update = update
        self.moves: list[MoveOn] = []
        """Those that are on their way; empty at rest."""
        self.part = 1.0
        """The part of their way that is done."""
        self._motion: Motion | None = None
        self._known: set[tuple[int, int]] = set()

    def know(self, rows: Sequence[TieRow]) -> list[MoveOn]:
        """Remember who plays where; returns the sides that were empty the last time."""
        known = {
            (row.fixture.number, side) for row in rows for side, team in enumerate((row.home, row.away)) if team >= 0
        }
        new, self._known = known - self._known, known
        numbers = {row.fixture.number: at for at, row in enumerate(rows)}
        found = (moves_on(rows, numbers[number], side) for number, side in sorted(new))
        return [each for each in found if each is not None]

    def all_from(self, rows: Sequence[TieRow], numbers: Collection[int]) -> list[MoveOn]:
        """The ways of all teams that matches of these numbers have sent on."""
        found = (moves_on(rows, row, side) for row in range(len(rows)) for side in (0, 1))
        return [each for each in found if each is not None and rows[each.source].fixture.number in numbers]

    def run(self, moves: Sequence[MoveOn], wait: float = 0.0) -> None:
        """Animate these ways, `wait` seconds later at pace normal."""
        self.stop()
        if not moves:
            return
        self.moves = list(moves)
        motion = clock().run(self, wait + MOVES_ON, partial(self._step, wait), self.stop, curve=even)
        self._motion = None if motion.over else motion

    def stop(self) -> None:
        """Stop: all teams stand at their places."""
        if self._motion is not None:
            self._motion.cancel()
        self._motion, self.moves, self.part = None, [], 1.0
        self._update()

    def arrives(self, row: int, side: int) -> bool:
        """Whether a side's team is still on its way there."""
        return any((each.row, each.side) == (row, side) for each in self.moves)

    def _step(self, wait: float, part: float) -> None:
        self.part = ease(late(part, wait, MOVES_ON))
        self._update()
