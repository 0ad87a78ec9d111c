"""The most modest answer to a question: what a seat does whose time is up. Each game says which of its verbs ask for
nothing, and which of all other answers costs least."""

from collections.abc import Callable, Set
from typing import Any, TypeVar

from swallows_gui.engine.game import View

V = TypeVar("V", bound=View)


def first_asked(view: View) -> int:
    """The first answer to the question that the view's seat is asked, with the least sum where it names one."""
    return answers(view)[0]


def modest(view: V, verb_of: Callable[[int], int], refusals: Set[int], cost: Callable[[V, int], Any]) -> int:
    """An answer whose verb is among `refusals`, or else that of the least `cost`; of equals the first.

    Raises `ValueError` where the view's seat is not asked.
    """
    return min(answers(view), key=lambda answer: (0,) if verb_of(answer) in refusals else (1, cost(view, answer)))


def answers(view: View) -> list[int]:
    """What answers the question, of a sum to be named the least."""
    return [entry[0] if isinstance(entry, range) else entry for entry in view.asked]
