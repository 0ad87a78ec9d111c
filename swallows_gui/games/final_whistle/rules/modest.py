"""What a seat does whose time is up (F14): it substitutes and exchanges nothing, and uses the least man and card."""

from typing import Any, Final

from swallows_gui.engine.modest import modest
from swallows_gui.games.final_whistle.rules import actions as a
from swallows_gui.games.final_whistle.rules.tables import SQUAD
from swallows_gui.games.final_whistle.rules.view import FinalWhistleView

_REFUSALS: Final = frozenset((a.DONE, a.KEEP, a.DECLINE, a.READY))


def most_modest(view: FinalWhistleView) -> int:
    """Substitute nobody, keep the card, agree to no extra time, and take the first ready squad that the points allow.
    Where something must be named: the cheapest man for a squad, the first colour, the weakest card, the man who counts
    least now."""
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
