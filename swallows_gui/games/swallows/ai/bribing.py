"""Bribes: what a seat offers the referee and when, and what he takes (S4.7).

An offer buys no favour: it takes away the decisions against one team. So its worth to the briber is what those
decisions would cost him times how likely they are, and its price to the referee what he would have made of them.
How the other side thinks is guessed from what is public: its teams and their fees.
"""

from math import ceil

from swallows_gui.engine.events import of_kinds
from swallows_gui.games.swallows.ai import refereeing
from swallows_gui.games.swallows.ai.beliefs import kick_off
from swallows_gui.games.swallows.ai.evaluation import is_worth_money
from swallows_gui.games.swallows.ai.features import Position
from swallows_gui.games.swallows.ai.match_context import attacks_to_come
from swallows_gui.games.swallows.ai.questions import answer
from swallows_gui.games.swallows.rules import tables as t
from swallows_gui.games.swallows.rules.actions import ACCEPT, AMOUNT_BITS, REFUSE
from swallows_gui.games.swallows.rules.events import BribeDeclined, EnvelopesOpened, EnvelopesReturned
from swallows_gui.games.swallows.rules.marks import SHOT
from swallows_gui.games.swallows.rules.odds import FREE_KICK, PENALTY
from swallows_gui.games.swallows.rules.view import SwallowsView

LEAST_BRIBE = 1
"""A referee does not stoop for less, M, and nobody offers it."""
_SURE = 0.85
"""How likely a referee is held to do what suits him."""
_NOTICEABLE = 0.08
"""What a decision must bring a referee to suit him, M."""
_RULINGS = 0.11
"""Decisions against a side that a referee may find in one attack to come: dice near a mark, fouls on the edge."""
_RULINGS_THREATENED = 0.06
"""The same as they really come up, of which one that asks in vain lets none pass."""
_THREATENED = (0.4, 0.6, 0.9)
"""How likely a referee who asks in vain gives the penalty out of the blue, if it suits him: in a knock-out match that
is still level, before another attack, and before the whistle."""
_SWING = 0.5
"""Of a goal, what such a decision is worth."""
_WORTH_A_WORD = 2.0
"""An offer is made from this gain on, M."""


def refusals(view: SwallowsView, side: int) -> list[BribeDeclined]:
    """The offers for a side that the referee has refused in the running match. The view must have its history."""
    code = view.tables.nation_code[view.field[(view.home, view.away)[side]]]
    return [one for one in of_kinds(view.history[kick_off(view.history) :], BribeDeclined) if one.team == code]


def refused(view: SwallowsView, side: int) -> int:
    """The highest sum that he has refused for a side in the running match, in an envelope (S4.12) or out of one, M; 0
    if none. Nobody offers so little again: he has said no to it before everybody's eyes."""
    sums = [one.amount for one in refusals(view, side)]
    running = view.history[kick_off(view.history) :]
    if any(of_kinds(running, EnvelopesReturned)):
        code = view.tables.nation_code[view.field[(view.home, view.away)[side]]]
        lay = (each for opened in of_kinds(running, EnvelopesOpened) for each in opened.envelopes)
        sums += [each["amount"] for each in lay if each["team"] == code]
    return max(sums, default=0)


def protection_worth(briber: Position, referee: Position, side: int) -> float:
    """The value to the briber of binding the referee not to decide against `side`, M. `referee` is the briber's image
    of the referee's position, or the referee's own."""
    worth = 0.0
    view = briber.view
    running = view.attack
    if running is not None and view.step in ("referee_die", "edge", "offer"):
        if _die_is_open(briber):
            worth += _die_protection(briber, referee, side)
        elif running.area == t.EDGE and refereeing.is_called(briber):
            worth += _edge_protection(briber, referee, side)
    return worth + _penalty_protection(briber, referee, side) + _later_protection(briber, referee, side)


def _die_is_open(position: Position) -> bool:
    running = position.view.attack
    if running is None or running.purpose in (-1, SHOT) or position.view.step == "edge":
        return False
    return any(refereeing.crosses_a_mark(position, delta) for delta in (-1, 1))


def _die_protection(briber: Position, referee: Position, side: int) -> float:
    his = refereeing.die_worths(referee)
    mine = refereeing.die_worths(briber)
    worth = 0.0
    for delta in (-1, 1):
        if refereeing.against_by(briber, delta) != side or mine[delta] >= mine[0]:
            continue
        gain = his[delta] - his[0] - refereeing.cost_of_harm(referee, side)
        worth += _likely(briber, gain) * (mine[0] - mine[delta])
    return worth


def _edge_protection(briber: Position, referee: Position, side: int) -> float:
    running = briber.view.attack
    assert running is not None
    attacker = briber.side(running.team)
    inside, outside = briber.shot_worth(PENALTY, attacker), briber.shot_worth(FREE_KICK, attacker)
    his_inside, his_outside = refereeing.edge_worths(referee)
    if side == attacker:
        return _likely(briber, his_outside - his_inside) * (inside - outside)
    return _likely(briber, his_inside - his_outside) * (outside - inside)


def _penalty_protection(briber: Position, referee: Position, side: int) -> float:
    """The value of protection from a penalty out of the blue for the other side."""
    view = briber.view
    if view.referee in view.penalty_spent or view.step == "edge":
        return 0.0
    level = view.knockout and view.period == "normal" and view.score[0] == view.score[1]
    if level and not referee.asks[side]:
        return 0.0
    his = refereeing.penalty_worth(referee, 1 - side) - refereeing.keep_penalty_for(referee)
    if his <= 0:
        return 0.0
    now = view.declined[0] and view.declined[1]
    if referee.asks[side]:
        ready = _THREATENED[0 if level else 2 if now else 1]
    else:
        ready = 0.5 if now else 0.2
    return -ready * briber.shot_worth(PENALTY, 1 - side)


def _later_protection(briber: Position, referee: Position, side: int) -> float:
    """The value of protection from later rulings in this match."""
    harm = max(0.0, briber.stakes.goal[side], -briber.stakes.goal[1 - side]) * _SWING
    his = _taste(referee, side) * _SWING - refereeing.cost_of_harm(referee, side)
    return _rulings_to_come(briber, threatened=referee.asks[side]) * _likely(briber, his) * harm


def _taste(referee: Position, side: int) -> float:
    """The value to the referee of a goal against `side`, or one fewer for it."""
    return (referee.stakes.goal[1 - side] - referee.stakes.goal[side]) / 2


def _rulings_to_come(position: Position, *, threatened: bool = False) -> float:
    """How many decisions against a side may still come up in this period."""
    return (_RULINGS_THREATENED if threatened else _RULINGS) * (
        attacks_to_come(position.view, 0) + attacks_to_come(position.view, 1)
    )


def _likely(briber: Position, his_gain: float) -> float:
    """How likely the referee decides this way, by what he seems to gain."""
    doubt = briber.weights.suspicion
    if his_gain > _NOTICEABLE:
        return _SURE
    if his_gain < -_NOTICEABLE:
        return 0.4 * doubt
    return doubt


def choose_offer(briber: Position, referee: Position, legal: list[range]) -> int | None:
    """The offer to make now, or None. It is below the value of the protection and above its cost to the referee."""
    view = briber.view
    assert view.cash is not None
    if not is_worth_money(view):
        return None
    made = view.offers_made[briber.seat]
    share = min(briber.weights.ceiling, briber.weights.generosity + 0.2 * made)
    best: tuple[float, int] | None = None
    for entry in legal:
        side = entry[0] >> AMOUNT_BITS & 1
        if view.bound[side]:
            continue
        gain = protection_worth(briber, referee, side) / _dearness(briber)
        if gain < _WORTH_A_WORD:
            continue
        price = freedom_worth(referee, side) / _dearness(referee)
        amount = max(share * gain, min(price + 0.5, briber.weights.ceiling * gain))
        least = max(LEAST_BRIBE, refused(view, side) + 1)
        amount = min(max(least, ceil(amount)), int(gain), len(entry), view.cash // 2)
        if amount < least or price > briber.weights.ceiling * gain:
            continue
        if best is None or gain - amount > best[0]:
            best = (gain - amount, entry[amount - 1])
    return None if best is None else best[1]


def _dearness(position: Position) -> float:
    """The weight of paying or receiving 1M, since the other seat's money counts against one's own."""
    return 1 + position.weights.rivalry / max(1, position.view.seats - 1)


def freedom_worth(referee: Position, side: int) -> float:
    """The referee's loss if he may not decide against `side` in the rest of this match."""
    view = referee.view
    worth = 0.0
    running = view.attack
    if running is not None and view.step in ("referee_die", "edge", "offer"):
        if _die_is_open(referee):
            his = refereeing.die_worths(referee)
            for delta in (-1, 1):
                if refereeing.against_by(referee, delta) == side:
                    worth = max(worth, his[delta] - his[0] - refereeing.cost_of_harm(referee, side))
        elif running.area == t.EDGE and refereeing.is_called(referee):
            attacker = referee.side(running.team)
            inside, outside = refereeing.edge_worths(referee)
            worth = max(0.0, outside - inside if side == attacker else inside - outside)
    if referee.seat not in view.penalty_spent:
        now = refereeing.penalty_worth(referee, 1 - side) - refereeing.keep_penalty_for(referee)
        worth += 0.5 * max(0.0, now)
    return worth + _rulings_to_come(referee) * _SWING * max(0.0, _taste(referee, side))


def answer_offer(referee: Position, briber: Position, legal: list[int]) -> int:
    """Take the money if it is more than the freedom is worth and a fair share of what the briber seems to gain."""
    view = referee.view
    assert view.offer is not None
    _, side, amount = view.offer
    pays = view.bound[side] or amount >= max(LEAST_BRIBE, asking_price(referee, briber, side))
    return answer(legal, ACCEPT if pays else REFUSE)


def asking_price(referee: Position, briber: Position, side: int) -> float:
    """The price a referee asks for a side: the value of his freedom, and a fair share of the gain he sees, M."""
    seems = max(0.0, protection_worth(briber, referee, side))
    return freedom_worth(referee, side) / _dearness(referee) + min(3.0, referee.weights.greed * seems)
