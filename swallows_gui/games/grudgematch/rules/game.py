"""The game: a match from the shuffling of the pack to its winner, secrets included.

What happens stands in the steps, one file a section of the rules; the fields stand in `State`.
"""

from swallows_gui.games.grudgematch.rules import refusals
from swallows_gui.games.grudgematch.rules.notation import NOTES
from swallows_gui.games.grudgematch.rules.preparation import begin_half, shuffle_and_deal
from swallows_gui.games.grudgematch.rules.state import State
from swallows_gui.games.grudgematch.rules.step import STEPS
from swallows_gui.games.grudgematch.rules.turn import TURN
from swallows_gui.games.grudgematch.rules.view import GrudgematchView


class Grudgematch(State):
    """One running match of Philosophers' Grudge Match; implements the `Game` protocol."""

    __slots__ = ()
    steps = STEPS
    notation = NOTES
    names_something = refusals.names_something
    why_not_now = refusals.why_not_now

    def start(self) -> None:
        """Shuffle and deal; the first man is to be placed."""
        self.stack = [TURN]
        self.tell("match_started", self.options.germany, self.options.rows, self.options.fouling)
        shuffle_and_deal(self)
        begin_half(self)

    def view(self, seat: int | None) -> GrudgematchView:
        """What `seat` knows; with None what everybody knows."""
        return GrudgematchView(self, seat)
