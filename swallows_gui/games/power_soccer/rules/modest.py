"""What a seat does whose time is up (P11): it rolls where it must, lets play go on, and takes the plainer face."""

from typing import Final

from swallows_gui.engine.modest import modest
from swallows_gui.games.power_soccer.rules.actions import LET_PLAY, face_of, verb_of
from swallows_gui.games.power_soccer.rules.view import PowerSoccerView

_REFUSALS: Final = frozenset((LET_PLAY,))


def most_modest(view: PowerSoccerView) -> int:
    """Let play go on where it may (P3.3), or roll; of two faces the one with fewer points, none of a foul, an offside
    or a penalty kick where that is avoided (P9.2)."""
    return modest(view, verb_of, _REFUSALS, _cost)


def _cost(_view: PowerSoccerView, answer: int) -> int:
    """The place of a face in the die's order, which begins with the fewest points; a roll has none."""
    return face_of(answer)
