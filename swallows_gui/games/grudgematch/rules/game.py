"""A match of the Grudge Match from the shuffling of the pack to its winner, secrets included.

The rules stand in the steps, one file a section; the fields stand in `State`. `most_modest` answers for a seat whose
time is up (G9): it plays no card, runs no man, and fouls nobody.
"""

from typing import Any, Final

from swallows_gui.engine.modest import modest
from swallows_gui.games.grudgematch.rules import actions as a
from swallows_gui.games.grudgematch.rules import refusals
from swallows_gui.games.grudgematch.rules.actions import STEPS
from swallows_gui.games.grudgematch.rules.notation import NOTES
from swallows_gui.games.grudgematch.rules.preparation import begin_half, shuffle_and_deal
from swallows_gui.games.grudgematch.rules.state import State
from swallows_gui.games.grudgematch.rules.tables import RANKS
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


_REFUSALS: Final = frozenset((a.PASS, a.DONE, a.FAIR, a.NOTHING))
_ACROSS: Final = 2
"""The direction that leads across the field, to the east: no ball becomes a goal by it."""
_AROUND: Final = 8


def most_modest(view: GrudgematchView) -> int:
    """Pass, run and kick no more, play fair, do nothing after a goal. Where something must be done: men and ball go as
    near to the own goal line as possible, a running man takes the shortest way, a ball already kicked goes across the
    field, and the lowest card is given up."""
    return modest(view, a.verb_of, _REFUSALS, _cost)


def _cost(view: GrudgematchView, answer: int) -> Any:
    verb, argument = a.verb_of(answer), a.argument_of(answer)
    if verb in (a.PLACE, a.PUT):
        return view.board.from_goal(argument, view.side_of_seat)
    if verb == a.TO:
        return view.board.distance(view.men[view.runner], argument)
    if verb == a.AIM:
        apart = abs(argument - _ACROSS) % (_AROUND // 2)
        return min(apart, _AROUND // 2 - apart), argument
    if verb in (a.PLAY, a.DISCARD):
        return argument % RANKS
    return argument
