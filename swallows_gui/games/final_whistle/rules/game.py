"""A match of Final Whistle from the choice of the squads to its winner, secrets included.

The rules stand in the steps, one file a section; the fields stand in `State`. `most_modest` answers for a seat whose
time is up (F14): it substitutes and exchanges nothing, and uses the weakest man and card.
"""

from typing import Any, Final

from swallows_gui.engine.modest import modest
from swallows_gui.games.final_whistle.rules import actions as a
from swallows_gui.games.final_whistle.rules import (
    checks,  # noqa: F401
    ending,  # noqa: F401
    period,  # noqa: F401
    refusals,
    shootout,  # noqa: F401
)
from swallows_gui.games.final_whistle.rules.actions import STEPS
from swallows_gui.games.final_whistle.rules.notation import NOTES
from swallows_gui.games.final_whistle.rules.options import SQUAD
from swallows_gui.games.final_whistle.rules.sampling import SQUAD_ROW
from swallows_gui.games.final_whistle.rules.state import State
from swallows_gui.games.final_whistle.rules.view import FinalWhistleView

# Steps are found by their names: whoever makes a game loads all of them.


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


_REFUSALS: Final = frozenset((a.DONE, a.KEEP, a.DECLINE, a.READY))


def most_modest(view: FinalWhistleView) -> int:
    """Substitute nobody, keep the card, agree to no extra time, and take the first ready squad that the points allow.
    Where something must be named: the cheapest man for a squad, the first colour, the weakest card, the man with the
    lowest present strength."""
    return modest(view, a.verb_of, _REFUSALS, _cost)


def _cost(view: FinalWhistleView, answer: int) -> Any:
    verb, argument = a.verb_of(answer), a.argument_of(answer)
    if verb in a.OF_CARDS:
        return view.tables.cards[argument].strength
    if verb == a.TAKE:
        return view.tables.values[argument]
    if verb in a.OF_MEN:
        assert view.seat is not None
        return view.strength(view.seat * SQUAD + argument)
    return argument
