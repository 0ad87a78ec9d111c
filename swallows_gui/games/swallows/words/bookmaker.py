"""The bookmaker beside the betting slip, an option of the game: chances of every bet from public facts alone (S2).

He plays the rest of the tournament many times over, a few remainders at a time, so that the window goes on meanwhile.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject, QTimer, Signal

from swallows_gui.games.swallows.ai.forecast.remainder import Remainders, remainders
from swallows_gui.games.swallows.ai.forecast.start import public_start

if TYPE_CHECKING:
    from swallows_gui.games.swallows.rules.view import SwallowsView

REMAINDERS = 2000
"""Played in all."""
_SLICE = 25
"""Played at a time: about 5 ms."""


class Quote(NamedTuple):
    """What the bookmaker says of one bet."""

    chance: float
    worth: float
    """M that the bet pays on average."""

    @property
    def odds(self) -> float:
        """Fair odds: how many times its price a bet would have to pay; 0 if it never came true."""
        return 1 / self.chance if self.chance else 0.0


class Bookmaker(QObject):
    """Works on the tournament of a view; `changed` tells that his quotes are there."""

    changed = Signal()

    def __init__(self, view: SwallowsView, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._begun = public_start(view)
        self._pays = {kind: (pay.stage, pay.amount) for kind, pay in view.form.economy.bets.items()}
        self._rows: tuple[bytes, ...] = ()
        self._played: Remainders | None = None
        self._timer = QTimer(self)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self.work)
        self._timer.start()

    @property
    def ready(self) -> bool:
        """Whether he is done."""
        return self._played is not None

    def work(self) -> None:
        """Play a few remainders more."""
        done = len(self._rows)
        played = remainders(self._begun, min(_SLICE, REMAINDERS - done), done)
        self._rows += played.reached
        if len(self._rows) < REMAINDERS:
            return
        self._timer.stop()
        self._played = Remainders(played.ladder, self._rows)
        self.changed.emit()

    def quote(self, team: int, kind: str) -> Quote | None:
        """What he says of a bet; None while he is still at work."""
        if self._played is None:
            return None
        stage, amount = self._pays[kind]
        ladder = self._played.ladder
        chance = self._played.reach[team * len(ladder) + ladder.index(stage)]
        return Quote(chance, chance * amount)
