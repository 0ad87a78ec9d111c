"""The question a seat is asked: its legal actions read as verbs and cards, what is out of turn left aside."""

from collections.abc import Iterable

from swallows_gui.engine.swallows.actions import ARGUMENT, PLAY, WITHOUT_SEAT
from swallows_gui.engine.swallows.tables import AS_ATTACK, RED, WITH_ATTACK
from swallows_gui.engine.swallows.view import SwallowsView


def card_of(action: int) -> int:
    """The card that an action plays or chooses."""
    return action & ARGUMENT


def verb(action: int) -> int:
    """What an action does, its seat left out and its argument cut off; a play of a card is 0."""
    return action & WITHOUT_SEAT & ~ARGUMENT


def answer(legal: Iterable[int], what: int) -> int:
    """The action with this verb, which the question always offers: PASS, DONE, WHISTLE, ..."""
    return next(action for action in legal if verb(action) == what)


def in_turn(view: SwallowsView) -> list[int]:
    """The legal actions that answer the question asked: what the seat may do out of turn besides is left to `offer`."""
    singles = [entry for entry in view.legal if isinstance(entry, int)]
    if view.step != "attack" and view.step != "modifiers":
        return singles
    when, colour = view.tables.card_when, view.tables.card_colour
    wanted = AS_ATTACK if view.step == "attack" else WITH_ATTACK
    return [
        action
        for action in singles
        if verb(action) != PLAY or colour[card_of(action)] != RED or when[card_of(action)] & wanted
    ]
