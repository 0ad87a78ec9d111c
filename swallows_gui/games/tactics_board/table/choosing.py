"""What is looked at and chosen on the board: the pawn that is about to be picked, the square, and which of its choices.

Nothing here is decided: it hands out actions, which the table does. At first nothing is looked at: Enter takes nothing
that nobody has moved to.
"""

from __future__ import annotations

from collections.abc import Iterable

from swallows_gui.games.tactics_board.rules.actions import PASS, verb_of
from swallows_gui.games.tactics_board.rules.board import OFF
from swallows_gui.games.tactics_board.rules.tables import NOBODY
from swallows_gui.games.tactics_board.rules.view import TacticsBoardView
from swallows_gui.games.tactics_board.words.targets import AND_THEN, Target, Targets


class Choosing:
    """One question's choices."""

    def __init__(self, view: TacticsBoardView, legal: Iterable[int]) -> None:
        self._view = view
        self.targets = Targets(view, legal)
        self.square = OFF
        self._place = 0
        may_pass = any(verb_of(action) == PASS for action in self.targets.legal)
        if view.step in AND_THEN and len(self.targets.pickable) == 1 and not may_pass:
            self.pick(self.targets.pickable[0])

    @property
    def view(self) -> TacticsBoardView:
        """The question that it belongs to."""
        return self._view

    @property
    def picked(self) -> int:
        """The pawn that is looked at where one is to be picked, or that has been picked."""
        if self.targets.ahead is not None:
            return self.targets.picked
        return self._view.picked if self._view.step in ("to", "keeper", "corner_to") else NOBODY

    @property
    def target(self) -> Target | None:
        """The choice that is looked at."""
        found = self.targets.at(self.square)
        return found[self._place % len(found)] if found else None

    @property
    def way(self) -> tuple[int, ...]:
        """The way to it."""
        target = self.target
        return self.targets.way(target) if target is not None else ()

    @property
    def others(self) -> list[Target]:
        """The other choices on the same square."""
        target = self.target
        return [other for other in self.targets.at(self.square) if other is not target]

    def look(self, square: int) -> None:
        """Look at a square."""
        if square != self.square:
            self.square, self._place = square, 0

    def look_at(self, target: Target) -> None:
        """Look at one choice."""
        self.square = target.square
        found = self.targets.at(self.square)
        self._place = found.index(target) if target in found else 0

    def next_target(self, step: int = 1) -> None:
        """Look at the next choice, by what it is worth."""
        every = self.targets.all
        if not every:
            return
        here = self.target
        if here in every:
            at = every.index(here)
        else:  # the best of the pawn that has been picked, or of all
            mine = next((number for number, target in enumerate(every) if target.pawn == self.picked), 0)
            at = mine - 1 if step > 0 else mine + 1
        self.look_at(every[(at + step) % len(every)])

    def pick(self, pawn: int) -> bool:
        """Look at what a pawn could do; False if it cannot be picked, or is picked at once."""
        if self._view.step not in AND_THEN or pawn not in self.targets.pickable:
            return False
        self.targets = Targets(self._view, self.targets.legal, pawn)
        self.square, self._place = OFF, 0
        return True

    def drop(self) -> bool:
        """Look at no pawn any more; False if none was looked at."""
        if self.targets.ahead is None:
            return False
        self.targets = Targets(self._view, self.targets.legal)
        self.square, self._place = OFF, 0
        return True
