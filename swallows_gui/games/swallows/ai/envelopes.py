"""Envelopes: what a seat puts in, which one a referee takes, and what his word is worth to him (S4.12).

Money in an envelope asks for the penalty out of the blue. A seat pays about half of what the penalty's answers are
apart for it, and less to a referee who has taken money before and given nothing for it. He weighs each envelope with
what it leaves him to do; his word he keeps unless that costs him more than he feels he owes.
"""

from collections.abc import Sequence
from math import ceil
from typing import Final

from swallows_gui.engine.events import of_kinds
from swallows_gui.engine.game import SEAT_SHIFT, Told
from swallows_gui.games.swallows.ai import refereeing
from swallows_gui.games.swallows.ai.beliefs import kick_off
from swallows_gui.games.swallows.ai.evaluation import is_worth_money
from swallows_gui.games.swallows.ai.features import Position
from swallows_gui.games.swallows.ai.haggling import dearness
from swallows_gui.games.swallows.ai.match_context import Weights
from swallows_gui.games.swallows.rules.actions import AMOUNT_BITS, RETURN_ENVELOPES, SEAL, TAKE_ENVELOPE
from swallows_gui.games.swallows.rules.events import Awarded, EnvelopeTaken, MatchEnded
from swallows_gui.games.swallows.rules.odds import PENALTY
from swallows_gui.games.swallows.rules.view import SwallowsView

_SHARE: Final = (0.3, 0.4)
"""Of what the answers are apart: what a seat pays at least, and how much more by the share it offers first."""
_MOST_SHARE: Final = 0.9
"""It pays so much of it rather than less than he can be had for."""
_LEAST: Final = 1
"""Nobody seals less, M."""
_MIGHT: Final = 0.8
"""How much it counts that he might give it to the others, where nothing says that he wants to."""
_UNSURE: Final = 0.5
"""How much a penalty is still worth some money that he seems to want to give anyway: nobody has seen his slip."""
_DISTRUST: Final = 0.5
"""What is still paid after each word that a referee has broken."""
_OWED: Final = (0.6, 0.4)
"""Of what he took: so much a referee feels that he owes, and how much more by the worth of his word."""
_MOST_WORD: Final = 1.4
"""A word is not worth more, however far he sees, where it is about how he looks."""
_SCRUPLES: Final = (1.8, 2.2)
"""What a broken word costs him, of the sum, and how much less by his greed of the day."""


def fill(own: Position, referee: Position, weights: Weights) -> int:
    """The seat's money for its envelope: less if the referee would give the penalty anyway, more if that persuades him,
    and none if it cannot, or the match does not matter. `referee` is the seat's image of him."""
    view = own.view
    worths = [own.shot_worth(PENALTY, side) for side in (0, 1)]
    side = int(worths[1] > worths[0])
    wanted = [wants(referee, each) for each in (0, 1)]
    apart = worths[side] - worths[1 - side] * (1.0 if wanted[1 - side] else _MIGHT)
    if apart <= 0 or view.bound[1 - side]:
        return seal(view, side, 0)
    share = _SHARE[0] + _SHARE[1] * weights.opening
    trust = _DISTRUST ** broken_words(view.history, view.referee) * (_UNSURE if wanted[side] else 1.0)
    worth = trust * apart / dearness(own)
    if worth < _LEAST or not is_worth_money(view):
        return seal(view, side, 0)
    moves = ceil(refereeing.keep_penalty_for(referee))
    amount = max(_LEAST, round(share * worth))
    if amount < moves and not wanted[side]:
        amount = moves if moves <= _MOST_SHARE * worth else 0
    return seal(view, side, amount)


def wants(referee: Position, side: int) -> bool:
    """Whether a referee gives a side his penalty unasked."""
    return not referee.view.bound[1 - side] and _gains(referee, side) > 0


def _gains(referee: Position, side: int, promised: float = 0.0) -> float:
    """The referee's gain from giving the penalty, beyond keeping it."""
    return refereeing.penalty_worth(referee, side) + promised - refereeing.keep_penalty_for(referee)


def seal(view: SwallowsView, side: int, amount: int) -> int:
    """The action that puts a sum in, as far as the cash goes; of a seat that is asked."""
    most = max((len(entry) for entry in view.legal if isinstance(entry, range)), default=0)
    put = max(0, min(amount, most))
    assert view.to_move is not None
    return view.to_move << SEAT_SHIFT | SEAL | (side << AMOUNT_BITS if put else 0) | put


def choose(position: Position, weights: Weights) -> int:
    """The envelope worth most to the referee, with what he may still do after taking it; or none."""
    view = position.view
    base = view.referee << SEAT_SHIFT
    best = max(0.0, *(_gains(position, side) for side in (0, 1) if not view.bound[1 - side]))
    chosen = base | RETURN_ENVELOPES
    scruples = min(_MOST_WORD, weights.word) * (_SCRUPLES[0] - _SCRUPLES[1] * weights.greed)
    for seat, side, amount in view.envelopes:
        owed = debt(amount, weights)
        after = 0.0 if view.bound[1 - side] else max(0.0, _gains(position, side, owed))
        worth = dearness(position) * amount + after - (0.0 if after else amount * scruples)
        if worth > best:
            best, chosen = worth, base | TAKE_ENVELOPE | seat
    return chosen


def debt(amount: int, weights: Weights) -> float:
    """How much a referee who has taken an envelope gives up rather than break his word, M."""
    return amount * (_OWED[0] + _OWED[1] * weights.word)


def promises(view: SwallowsView, weights: Weights) -> tuple[float, float]:
    """For home and away, the value to the referee of giving the penalty for which he has taken an envelope."""
    running = view.history[kick_off(view.history) :]
    taken = next((each for each in of_kinds(reversed(running), EnvelopeTaken)), None)
    if taken is None or taken.referee != view.referee:
        return 0.0, 0.0
    owed = debt(taken.amount, weights)
    home = view.tables.nation_code[view.field[view.home]] == taken.team
    return (owed, 0.0) if home else (0.0, owed)


def broken_words(history: Sequence[Told], referee: int) -> int:
    """How often a seat has taken an envelope in the tournament and given no penalty for it."""
    broken, owed = 0, ""
    for event in of_kinds(history, EnvelopeTaken, Awarded, MatchEnded):
        match event:
            case EnvelopeTaken() if event.referee == referee:
                owed = event.team
            case Awarded(cause="referee") if event.team == owed:
                owed = ""
            case MatchEnded():
                broken, owed = broken + bool(owed), ""
    return broken
