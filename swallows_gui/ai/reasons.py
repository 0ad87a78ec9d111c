"""Why a choice is the best: a code of `REASONS` and the facts that its sentence needs.

The codes are a closed set; the sentences, in both languages, stand in the models. Facts are "card" (its id), "team"
(a nation's code), "kind" (of a bet), "seat", "chance" (per cent), and M: "amount", "gain", "cost", "worth".
"""

from collections.abc import Callable
from typing import Final

from swallows_gui.ai.position import Position
from swallows_gui.ai.questions import card_of, verb
from swallows_gui.ai.refereeing import against_by, ban_cost
from swallows_gui.ai.search.sheet import MOST_BLUES, sheet
from swallows_gui.engine.swallows import tables as t
from swallows_gui.engine.swallows.actions import (
    ACCEPT,
    AMOUNT,
    AMOUNT_BITS,
    ARGUMENT,
    CHANGE_DIE,
    DECLINE,
    OBJECT,
    OFFER,
    PENALTY,
    PLAY,
)

Facts = tuple[tuple[str, int | float | str], ...]

REASONS: Final = (
    "only_choice",
    "best_odds",
    "last_chance",
    "save_cards",
    "wait_cheaply",
    "bets_want_loss",
    "draw_serves_both",
    "stop_goal",
    "goal_is_welcome",
    "cannot_save",
    "keep_goalie",
    "not_worth_card",
    "red_helps",
    "red_later",
    "bribe_pays",
    "bribe_too_dear",
    "offer_pays",
    "no_offer",
    "ruling_pays",
    "ruling_indifferent",
    "avoid_ban",
    "worth_ban",
    "use_penalty",
    "keep_penalty",
    "let_it_run",
    "hostile_referee",
    "keep_objection",
    "hurts_most",
    "costs_least",
    "best_card_back",
    "bet_promises",
    "bet_duty",
    "slip_done",
    "strong_team",
    "weak_group",
)
"""Codes of reasons."""

NOTHING: Final = -1
"""In advice out of turn: letting things go on."""
_TRIFLE = 0.1
"""M below which something makes no difference."""


def reason(position: Position, best: int, gain: float) -> tuple[str, Facts]:
    """Why `best` is what a good player would do in a match; `gain`: by how much it leads the next choice, M."""
    if best == NOTHING:
        return ("let_it_run" if position.view.step == "attack" else "no_offer"), ()
    if verb(best) == PENALTY:
        side = best & ARGUMENT
        return "use_penalty", (("team", _code(position, side)), ("gain", round(gain, 1)))
    if verb(best) == OFFER:
        side = best >> AMOUNT_BITS & 1
        facts = (("team", _code(position, side)), ("amount", best & AMOUNT), ("gain", round(gain, 1)))
        return "offer_pays", facts
    return _BY_STEP.get(position.view.step, _red)(position, best, gain)


def _code(position: Position, side: int) -> str:
    return position.tables.nation_code[position.view.field[position.team(side)]]


def _card(position: Position, action: int) -> tuple[str, str]:
    return "card", position.tables.card_id[card_of(action)]


def _attack(position: Position, best: int, gain: float) -> tuple[str, Facts]:
    view = position.view
    side = position.side(view.initiative)
    goal = position.stakes.goal[side]
    team = ("team", _code(position, side))
    if verb(best) == DECLINE:
        if _draw_serves_both(position):
            return "draw_serves_both", ()
        if goal < -_TRIFLE:
            return "bets_want_loss", (team,)
        return "save_cards", (("gain", round(gain, 1)),)
    if goal < -_TRIFLE:
        return "bets_want_loss", (team,)
    card = card_of(best)
    cards = sheet(position.tables)
    chance = cards.scores[min(MOST_BLUES, position.blues(1 - side))][card]
    facts = (_card(position, best), ("chance", round(100 * chance)))
    if position.tables.card_kind[card] == t.ATTACK and position.tables.card_value[card] <= 0:
        return "wait_cheaply", facts
    if position.later[side] <= 0 or (view.knockout and position.stakes.price[side] <= _TRIFLE):
        return "last_chance", facts
    return "best_odds", facts


def _draw_serves_both(position: Position) -> bool:
    """Level, and the draw is worth more to the seat, whose team plays, than it could win beyond it."""
    view = position.view
    finals = position.stakes.book.finals
    if view.knockout or view.score[0] != view.score[1]:
        return False
    own = [view.trainer[team] == position.seat for team in (view.home, view.away)]
    won, lost = (finals[6], finals[4]) if own[0] else (finals[4], finals[6])
    return lost < finals[5] and won - finals[5] < min(1.0, finals[5] - lost)


def _defence(position: Position, best: int, gain: float) -> tuple[str, Facts]:
    running = position.view.attack
    assert running is not None
    goal = position.stakes.goal[position.side(running.team)]
    if verb(best) == PLAY:
        return "stop_goal", (_card(position, best), ("worth", round(-goal, 1)))
    if goal >= -_TRIFLE:
        return "goal_is_welcome", (("worth", round(goal, 1)),)
    return "not_worth_card", (("worth", round(-goal, 1)), ("gain", round(gain, 1)))


def _goalie(position: Position, best: int, gain: float) -> tuple[str, Facts]:
    running = position.view.attack
    assert running is not None
    if verb(best) == PLAY:
        return _defence(position, best, gain)
    attacker = position.side(running.team)
    goal = position.stakes.goal[attacker]
    if goal >= -_TRIFLE:
        return "goal_is_welcome", (("worth", round(goal, 1)),)
    hand = position.hand(1 - attacker) or ()
    tables = position.tables
    if not any(tables.card_kind[card] == t.GOALIE and running.total - tables.card_value[card] < 7 for card in hand):
        return "cannot_save", ()
    return "keep_goalie", (("worth", round(-goal, 1)),)


def _red(position: Position, best: int, gain: float) -> tuple[str, Facts]:
    if verb(best) == PLAY:
        return "red_helps", (_card(position, best), ("gain", round(gain, 1)))
    return "red_later", ()


def _offer(position: Position, best: int, gain: float) -> tuple[str, Facts]:
    offer = position.view.offer
    assert offer is not None
    amount = offer[2]
    if verb(best) == ACCEPT:
        return "bribe_pays", (("amount", amount), ("gain", round(gain, 1)))
    return "bribe_too_dear", (("amount", amount), ("cost", round(amount + gain, 1)))


def _die(position: Position, best: int, gain: float) -> tuple[str, Facts]:
    if verb(best) == CHANGE_DIE:
        against = against_by(position, (best & ARGUMENT) - 1)
        if ban_cost(position, against) > 0:
            return "worth_ban", (("gain", round(gain, 1)), ("cost", round(ban_cost(position, against), 1)))
        return "ruling_pays", (("gain", round(gain, 1)),)
    return _no_ruling(position, gain)


def _no_ruling(position: Position, gain: float) -> tuple[str, Facts]:
    """Why a decision that could be taken against a side is not: the ban for Germany, or it makes no difference."""
    cost = max(ban_cost(position, side) for side in (0, 1))
    if cost > _TRIFLE:
        return "avoid_ban", (("cost", round(cost, 1)),)
    return ("ruling_pays", (("gain", round(gain, 1)),)) if gain > _TRIFLE else ("ruling_indifferent", ())


def _edge(position: Position, best: int, gain: float) -> tuple[str, Facts]:
    running = position.view.attack
    assert running is not None
    attacker = position.side(running.team)
    against = 1 - attacker if best & ARGUMENT == t.INSIDE else attacker
    if ban_cost(position, against) > 0:
        return "worth_ban", (("gain", round(gain, 1)), ("cost", round(ban_cost(position, against), 1)))
    return _no_ruling(position, gain)


def _whistle(position: Position, best: int, gain: float) -> tuple[str, Facts]:  # noqa: ARG001 - as the others
    return "keep_penalty", (("gain", round(gain, 1)),)


def _objection(position: Position, best: int, gain: float) -> tuple[str, Facts]:
    if verb(best) == OBJECT:
        return "hostile_referee", (("seat", position.view.referee), ("gain", round(gain, 1)))
    return "keep_objection", ()


def _harm(position: Position, best: int, gain: float) -> tuple[str, Facts]:
    return "hurts_most", (_card(position, best), ("gain", round(gain, 1)))


def _give_up(position: Position, best: int, gain: float) -> tuple[str, Facts]:  # noqa: ARG001
    return "costs_least", (_card(position, best),)


def _take_back(position: Position, best: int, gain: float) -> tuple[str, Facts]:  # noqa: ARG001
    return "best_card_back", (_card(position, best),)


_BY_STEP: Final[dict[str, Callable[[Position, int, float], tuple[str, Facts]]]] = {
    "attack": _attack,
    "defence": _defence,
    "goalie": _goalie,
    "offer": _offer,
    "referee_die": _die,
    "edge": _edge,
    "whistle": _whistle,
    "objection": _objection,
    "send_off": _harm,
    "injure": _harm,
    "discard": _give_up,
    "recover": _take_back,
}
