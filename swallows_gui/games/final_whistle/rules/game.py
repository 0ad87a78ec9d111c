"""The game: a match from the choice of the squads to its winner, secrets included.

What happens stands in the steps, one file a section of the rules; the fields stand in `State`.
"""

# Steps are found by their names: whoever makes a game loads all of them.
from swallows_gui.games.final_whistle.rules import checks, ending, period, refusals, shootout  # noqa: F401
from swallows_gui.games.final_whistle.rules.notation import NOTES
from swallows_gui.games.final_whistle.rules.squads import SQUAD_ROW
from swallows_gui.games.final_whistle.rules.state import State
from swallows_gui.games.final_whistle.rules.step import STEPS
from swallows_gui.games.final_whistle.rules.view import FinalWhistleView


class FinalWhistle(State):
    """One running match of Final Whistle; implements the `Game` protocol."""

    __slots__ = ()
    steps = STEPS
    notation = NOTES
    names_something = refusals.names_something
    why_not_now = refusals.why_not_now

    def start(self) -> None:
        """The first choice of a squad."""
        options = self.options
        self.tell("match_started", options.clubs, options.squads, options.decks, options.leg)
        SQUAD_ROW.enter(self)

    def view(self, seat: int | None) -> FinalWhistleView:
        """What `seat` knows; with None what everybody knows."""
        return FinalWhistleView(self, seat)
