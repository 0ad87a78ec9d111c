"""What a seat does whose time is up: it declines, passes and refuses, and no money leaves its purse but for Germany."""

from typing import Any, Final

from swallows_gui.engine.modest import modest
from swallows_gui.games.swallows.rules import actions as a
from swallows_gui.games.swallows.rules.betting import KIND_BITS
from swallows_gui.games.swallows.rules.dealing import COLOUR_BITS
from swallows_gui.games.swallows.rules.tables import OUTSIDE, RED
from swallows_gui.games.swallows.rules.view import SwallowsView

_REFUSALS: Final = frozenset(
    (
        a.PASS, a.DONE, a.DECLINE, a.HAND_IN, a.NO_OBJECTION, a.LEAVE_DIE, a.WHISTLE, a.REFUSE, a.SEAL,
        a.RETURN_ENVELOPES,
    )
)  # fmt: skip


def most_modest(view: SwallowsView) -> int:
    """Say nothing, bet no more, object to nobody, attack and defend only where the rules demand a card, leave the die,
    whistle, refuse money and offer none. Where something must be named: the weakest team, a bet on Germany for the
    quarter-final, outside, the colour of which most is dealt, and of the cards the weakest, a red last."""
    return modest(view, a.verb_of, _REFUSALS, _cost)


def _cost(view: SwallowsView, answer: int) -> Any:
    verb, argument, tables = a.verb_of(answer), a.argument_of(answer), view.tables
    if verb in (a.PLAY, a.SEND_OFF, a.DISCARD_CARD, a.INJURE_CARD, a.RECOVER):
        return tables.card_colour[argument] == RED, tables.card_value[argument], argument
    if verb == a.PICK:
        return tables.nation_strength[view.field[argument]]
    if verb == a.RULE:
        return argument != OUTSIDE
    if verb == a.BET:
        return argument >> KIND_BITS != view.open.german, argument
    if verb == a.GIVE_UP:
        return -tables.nation_cards[view.field[argument >> COLOUR_BITS]][argument & (1 << COLOUR_BITS) - 1]
    return 0
