"""The referee's choices: die, edge, sendings-off, the penalty out of the blue; and objections to a referee (S4).

A referee decides for his own money, and counts what a ban for deciding against Germany costs him (S4.9).
"""

from swallows_gui.games.swallows.ai.features import Position
from swallows_gui.games.swallows.ai.match_context import goals_of
from swallows_gui.games.swallows.ai.questions import answer, card_of, verb
from swallows_gui.games.swallows.rules import odds
from swallows_gui.games.swallows.rules import tables as t
from swallows_gui.games.swallows.rules.actions import (
    ARGUMENT,
    CHANGE_DIE,
    LEAVE_DIE,
    NO_OBJECTION,
    OBJECT,
    PENALTY,
    RULE,
    WHISTLE,
)
from swallows_gui.games.swallows.rules.bribes import named_unasked
from swallows_gui.games.swallows.rules.marks import FOUL, SWALLOW

_TRIFLE = 0.05
"""M below which a referee does not bother."""
OFFICE = 0.45
"""What refereeing one match is worth on average: bribes and rulings, M."""
_OWN_WISH = 1.0
"""M that a goal for a team must be worth to a referee more than one against it for him to wish it well."""
_BEST_PENALTY = 2.5
"""What the best use of the penalty out of the blue brings in a whole tournament, M."""


def matches_to_referee(position: Position) -> float:
    """Matches after this one that the seat may expect to referee."""
    view = position.view
    if position.seat in view.banned:
        return 0.0
    free = max(1, view.seats - len(view.banned))
    return view.matches_left * 0.9 / free


def ban_cost(position: Position, against: int) -> float:
    """What deciding against a side costs the referee later: nothing unless it is Germany (S4.9)."""
    view = position.view
    if view.field[position.team(against)] != view.tables.germany:
        return 0.0
    cost = OFFICE * matches_to_referee(position)
    if position.seat not in view.penalty_spent:
        cost += later_penalty(position)
    return cost


def wishes_well(position: Position, side: int) -> bool:
    """Whether a referee wants a side to win himself, and would threaten it with nothing."""
    return position.stakes.goal[side] - position.stakes.goal[1 - side] > _OWN_WISH


def kept_word(position: Position, side: int) -> float:
    """What it is worth to a referee that he rules against a side for which he has asked in vain, M: whose threats are
    empty is not paid again. No word is worth more than the price it was given for, and a bluff is worth none."""
    view = position.view
    if not position.asks[side] or view.bound[side]:
        return 0.0
    if named_unasked(view.open, side) and wishes_well(position, side):
        return 0.0
    return min(position.weights.word, view.prices[side] or position.weights.word)


def kept_by(position: Position, action: int) -> float:
    """What a referee's action is worth to him because it keeps his word, M; nothing where nothing follows from it."""
    side = harmed_by(position, action)
    if side is None or (verb(action) == CHANGE_DIE and not crosses_a_mark(position, (action & ARGUMENT) - 1)):
        return 0.0
    return kept_word(position, side)


def cost_of_harm(position: Position, against: int) -> float:
    """What deciding against a side costs the referee beside the match: a ban, less what keeping his word is worth."""
    return ban_cost(position, against) - kept_word(position, against)


def harmed_by(position: Position, action: int) -> int | None:
    """The side that a referee's action is against (S4.10), if it is against one."""
    running = position.view.attack
    what, argument = verb(action), action & ARGUMENT
    if what == PENALTY:
        return 1 - argument
    if what == CHANGE_DIE:
        return against_by(position, argument - 1)
    if what == RULE and running is not None:
        attacker = position.side(running.team)
        return attacker if argument == t.OUTSIDE else 1 - attacker
    return None


def later_penalty(position: Position) -> float:
    """What the penalty out of the blue may bring in a later match."""
    later = matches_to_referee(position)
    return _BEST_PENALTY * later / (later + 2.0)


def die_worths(position: Position) -> dict[int, float]:
    """What each change of the running total (-1, 0, 1) brings the seat, bans left out."""
    running = position.view.attack
    assert running is not None
    attacker = position.side(running.team)
    value = running.value + sum(delta for _, delta in running.modifiers)
    return {
        delta: position.roll_worth(running.purpose, running.total + delta, attacker, value, running.area)
        for delta in (-1, 0, 1)
    }


def against_by(position: Position, delta: int) -> int:
    """The side that a change of the die by `delta` is against (S4.10)."""
    running = position.view.attack
    assert running is not None
    attacker = position.side(running.team)
    favoured_by_more = attacker if running.purpose in (FOUL, SWALLOW) else 1 - attacker
    return favoured_by_more if delta < 0 else 1 - favoured_by_more


def crosses_a_mark(position: Position, delta: int) -> bool:
    """Whether something else follows from the roll when its total is changed by `delta` (S0.4)."""
    running = position.view.attack
    assert running is not None
    lower, higher = sorted((running.total, running.total + delta))
    return any(lower < mark <= higher for mark in position.tables.crossings[running.purpose])


def is_called(position: Position) -> bool:
    """Whether a foul is called or a swallow believed as the running roll's total stands (S5.3, S5.7)."""
    running = position.view.attack
    assert running is not None
    return running.purpose in (FOUL, SWALLOW) and running.total >= position.tables.turns[running.purpose]


def choose_die(position: Position, legal: list[int]) -> int:
    """The change of the total that pays best, or none: not one from which nothing follows, word or no word."""
    worths = die_worths(position)
    best, chosen = _TRIFLE, answer(legal, LEAVE_DIE)
    for action in legal:
        if verb(action) != CHANGE_DIE:
            continue
        delta = (action & ARGUMENT) - 1
        if not crosses_a_mark(position, delta):
            continue
        gain = worths[delta] - worths[0] - cost_of_harm(position, against_by(position, delta))
        if gain > best:
            best, chosen = gain, action
    return chosen


def edge_worths(position: Position) -> tuple[float, float]:
    """What ruling inside and outside brings the seat, bans and his word included."""
    running = position.view.attack
    assert running is not None
    attacker = position.side(running.team)
    inside = position.shot_worth(odds.PENALTY, attacker) - cost_of_harm(position, 1 - attacker)
    outside = position.shot_worth(odds.FREE_KICK, attacker) - cost_of_harm(position, attacker)
    return inside, outside


def choose_edge(position: Position, legal: list[int]) -> int:
    """Inside or outside, by what pays; where it does not matter, for the attacker as often as not."""
    rulings = {action & ARGUMENT: action for action in legal if verb(action) == RULE}
    if len(rulings) == 1:
        return next(iter(rulings.values()))
    inside, outside = edge_worths(position)
    if abs(inside - outside) < _TRIFLE:
        running = position.view.attack
        assert running is not None
        return rulings[t.INSIDE if running.die % 2 else t.OUTSIDE]
    return rulings[t.INSIDE if inside > outside else t.OUTSIDE]


def choose_send_off(position: Position, legal: list[int]) -> int:
    """The card whose loss suits the seat best: the dearest of a rival, the cheapest of a friend."""
    side = position.view.open.off_side
    price = position.stakes.price[side] - 0.15 * position.stakes.goal[1 - side] + 0.15 * position.stakes.goal[side]
    cards = sorted((_keenness(position, card_of(action)), action) for action in legal)
    return cards[0][1] if price > 0 else cards[-1][1]


def _keenness(position: Position, card: int) -> float:
    """How much a card helps its holder."""
    red = 2.0 if position.tables.card_colour[card] == t.RED else 1.0
    return red * goals_of(position.tables, card)


def penalty_worth(position: Position, side: int) -> float:
    """What a penalty out of the blue for `side` brings now, a ban and his word counted."""
    return position.shot_worth(odds.PENALTY, side) - cost_of_harm(position, 1 - side)


def choose_whistle(position: Position, legal: list[int], promised: tuple[float, float] = (0.0, 0.0)) -> int:
    """Before the whistle: the penalty if it pays more than keeping it. `promised`: the additional value of giving it to
    home or to away, after taking money for it (S4.12)."""
    penalty = _best_penalty(position, legal, keep_penalty_for(position), promised)
    return penalty if penalty is not None else answer(legal, WHISTLE)


def _best_penalty(
    position: Position, legal: list[int], least: float, promised: tuple[float, float] = (0.0, 0.0)
) -> int | None:
    """The penalty that brings most, if one brings more than `least`."""
    best, chosen = least, None
    for action in legal:
        if verb(action) == PENALTY:
            side = action & ARGUMENT
            worth = penalty_worth(position, side) + promised[side]
            if worth > best:
                best, chosen = worth, action
    return chosen


def keep_penalty_for(position: Position) -> float:
    """What a penalty out of the blue must bring to be given now."""
    return max(4 * _TRIFLE, position.weights.patience * later_penalty(position))


def penalty_at_stoppage(position: Position, legal: list[int]) -> int | None:
    """A penalty out of the blue before an attack: only where waiting for the whistle may come too late.

    In the knock-out it cannot be given at a level score in normal time (S4.6), so a lead is used at once.
    """
    view = position.view
    last_chance = view.declined[0] and view.declined[1]
    if not last_chance and not view.knockout:
        return None
    if not last_chance and min(position.greens(0), position.greens(1)) > 1:
        return None
    return _best_penalty(position, legal, 1.5 * keep_penalty_for(position))


def choose_objection(position: Position, legal: list[int], hostility: float) -> int:
    """Object where the referee is likely to harm and the match is worth it. `hostility`: M his rulings may cost."""
    view = position.view
    importance = max(abs(position.stakes.goal[0]), abs(position.stakes.goal[1]))
    left = view.matches_left / len(view.fixtures)
    return answer(legal, OBJECT if hostility > 0.8 + 1.6 * left and importance > 2.5 else NO_OBJECTION)
