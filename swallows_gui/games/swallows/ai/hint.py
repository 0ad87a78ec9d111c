"""A hint: advice on the question asked, and the rest of the row that its best choice begins (S2.2, S5.11).

A slip or a card with reds is a row of small decisions that the window collects in one form. So the hint thinks on: it
draws a game that fits the view, makes the choice there, and asks the same expert again. In the middle of a row
nothing but the seat's own slip and hand has changed, so nothing hidden comes into it.
"""

from typing import Final

from swallows_gui.ai.advice import CheckCancelled, Hint, never_cancelled
from swallows_gui.engine.chance import Seeded
from swallows_gui.games.swallows.ai.advice import advise, adviser
from swallows_gui.games.swallows.ai.questions import verb
from swallows_gui.games.swallows.rules.actions import DONE, HAND_IN, PLAY
from swallows_gui.games.swallows.rules.view import SwallowsView

_MODIFYING: Final = ("modifiers", "defence_modifiers", "second_goalie")
_LONGEST: Final = 40
"""Small decisions of a row at most: more teams than that can be bet on by nobody."""


def hint(view: SwallowsView, seed: int, in_turn: bool, check_cancelled: CheckCancelled = never_cancelled) -> Hint:
    """What an expert would do with this view. Raises `ValueError` if the seat has nothing to decide."""
    advice = advise(view, seed, check_cancelled=check_cancelled, in_turn=in_turn)
    if not in_turn or not advice.choices:
        return Hint(advice, ())
    return Hint(advice, _row(view, advice.choices[0].action, seed, check_cancelled))


def _row(view: SwallowsView, first: int, seed: int, check_cancelled: CheckCancelled) -> tuple[int, ...]:
    betting = view.step == "bets"
    if verb(first) == HAND_IN or not (betting or verb(first) == PLAY):
        return ()
    expert = adviser(view, seed, check_cancelled=check_cancelled)
    row: list[int] = []
    action = first
    while len(row) < _LONGEST:
        check_cancelled()
        game = view.sample(Seeded(seed))
        game.push(action)
        view = game.view(view.seat)
        if view.to_move != view.seat or view.step not in (("bets",) if betting else _MODIFYING):
            break
        action = expert.choose(view)
        if verb(action) in (HAND_IN, DONE):
            break
        row.append(action)
    return tuple(row)
