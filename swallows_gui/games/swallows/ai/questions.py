"""The question a seat is asked: its legal actions read as verbs and cards."""

from collections.abc import Iterable

from swallows_gui.games.swallows.rules.actions import ARGUMENT, WITHOUT_SEAT


def card_of(action: int) -> int:
    """The card that an action plays or chooses."""
    return action & ARGUMENT


def verb(action: int) -> int:
    """What an action does, its seat left out and its argument cut off; a play of a card is 0."""
    return action & WITHOUT_SEAT & ~ARGUMENT


def answer(legal: Iterable[int], what: int) -> int:
    """The action with this verb, which the question always offers: PASS, DONE, WHISTLE, ..."""
    return next(action for action in legal if verb(action) == what)
