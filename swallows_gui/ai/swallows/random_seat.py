"""The level `random`, for tests: any action as likely as any other."""

from zlib import crc32

from swallows_gui.engine.chance import Seeded
from swallows_gui.engine.swallows.view import SwallowsView

OUT_OF_TURN = 3
"""Per cent of the chances to act out of turn that are taken."""


class RandomSeat:
    """Chooses evenly among the entries, and evenly inside a range: another seed, another choice, but always the same
    one for the same view."""

    level = "random"
    looks_back = False

    def __init__(self, seat: int, seed: int) -> None:
        self.seat = seat
        self.seed = seed

    def choose(self, view: SwallowsView) -> int:
        """Any answer to the question asked."""
        legal = view.asked
        return legal[self._chance(view).below(len(legal))]

    def offer(self, view: SwallowsView) -> int | None:
        """Now and then any action out of turn."""
        chance = self._chance(view)
        if not view.legal or chance.below(100) >= OUT_OF_TURN:
            return None
        entry = view.legal[chance.below(len(view.legal))]
        if isinstance(entry, range):
            return entry[chance.below(len(entry))]
        assert isinstance(entry, int)
        return entry

    def _chance(self, view: SwallowsView) -> Seeded:
        """A source that belongs to this view, the same in every process (`hash` is not: it may change with Python)."""
        moment = (view.match, view.open.roll, view.counts, view.spent, view.used, view.staged, view.offers_made)
        legal = tuple(entry if isinstance(entry, int) else entry[-1] for entry in view.legal)
        told = repr((self.seed, self.seat, moment, legal, view.declined, view.bets))
        return Seeded(crc32(told.encode("ascii")))
