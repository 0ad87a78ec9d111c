"""Why a choice is the best: a code of `REASONS` and the facts that its sentence needs.

The codes are a closed set; the sentences, in both languages, stand in the models. Facts are "card" (its id), "team"
(a nation's code), "kind" (of a bet), "seat", "chance" (per cent), and M: sums in whole ones ("amount", "offered",
"asked", "taken", "pays", "less"), estimates ("gain", "cost", "worth"), and rough ones ("value", "freedom").
A gain is named only where it is more than the error of its estimate; a code without one stands for a narrow choice.
"""

from collections.abc import Callable
from typing import Final, NamedTuple

from swallows_gui.ai.advice import NOTHING, TRIFLE, Facts
from swallows_gui.games.swallows.ai.features import Position
from swallows_gui.games.swallows.ai.haggling import taken_before
from swallows_gui.games.swallows.ai.questions import card_of, verb
from swallows_gui.games.swallows.ai.refereeing import against_by, ban_cost
from swallows_gui.games.swallows.ai.search.sheet import MOST_BLUES, sheet
from swallows_gui.games.swallows.rules import odds
from swallows_gui.games.swallows.rules import tables as t
from swallows_gui.games.swallows.rules.actions import (
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

REASONS: Final = (
    "only_choice",
    "best_odds",
    "last_chance",
    "save_cards",
    "hardly_worth_card",
    "wait_cheaply",
    "bets_want_loss",
    "unwanted_green",
    "played_out",
    "draw_is_enough",
    "stop_shot",
    "shot_either_way",
    "stop_goal",
    "goal_either_way",
    "goal_is_welcome",
    "cannot_save",
    "keep_goalie",
    "not_worth_card",
    "red_helps",
    "red_comes_back",
    "red_later",
    "red_can_wait",
    "bribe_pays",
    "bribe_over_freedom",
    "bribe_free",
    "bribe_promised",
    "bribe_fair",
    "bribe_too_dear",
    "ask_for_more",
    "price_stands",
    "name_price",
    "no_price",
    "offer_pays",
    "offer_as_before",
    "offer_at_price",
    "offer_below_price",
    "offer_fair",
    "price_fair",
    "price_too_dear",
    "no_offer_pays",
    "no_offer",
    "ruling_pays",
    "roll_stands",
    "ruling_indifferent",
    "avoid_ban",
    "worth_ban",
    "use_penalty",
    "penalty_now",
    "keep_penalty",
    "one_penalty",
    "let_it_run",
    "hostile_referee",
    "keep_objection",
    "hurts_most",
    "costs_least",
    "best_card_back",
    "bet_promises",
    "bet_shared",
    "bet_duty",
    "bet_duty_shared",
    "slip_done",
    "strong_team",
    "strong_in_cup",
    "weak_group",
    "fair_share",
)
"""Codes of reasons."""

HARDLY = 0.05
"""The chance of a goal below which a card is not played for the goal."""


class Ahead(NamedTuple):
    """By how much the best choice leads others, M; 0 where that is within the error of its estimate."""

    of_next: float
    of_worse: float
    """The first choice that is not about as good."""
    of_nothing: float
    """Letting things go on, out of turn."""
    of_other_way: float
    """The best choice that plays no card where it plays one, or plays one where it does not; 0 if there is none."""


def percent(chance: float) -> int:
    """A chance in per cent; only a certain one is 100."""
    return 100 if chance > 1 - 1e-9 else min(99, round(100 * chance))


def reason(position: Position, best: int, ahead: Ahead) -> tuple[str, Facts]:
    """Why `best` is what a good player would do in a match."""
    if best == NOTHING:
        return ("let_it_run" if position.view.step == "attack" else "no_offer"), ()
    if verb(best) == PENALTY:
        side = best & ARGUMENT
        team = ("team", _code(position, side))
        return ("use_penalty", (team, ("gain", ahead.of_worse))) if ahead.of_worse else ("penalty_now", (team,))
    if verb(best) == OFFER:
        side = best >> AMOUNT_BITS & 1
        facts: Facts = (("team", _code(position, side)), ("amount", best & AMOUNT))
        if not ahead.of_nothing:
            return "offer_fair", facts
        facts = (*facts, ("value", round((best & AMOUNT) + ahead.of_nothing, 1)))
        before = taken_before(position.view.history, position.view.referee)
        return ("offer_as_before", (*facts, ("taken", before[-1]))) if before else ("offer_pays", facts)
    if verb(best) == PLAY and best not in position.view.asked:
        return _red(position, best, ahead)  # at a stoppage, whoever attacks
    return _BY_STEP.get(position.view.step, _red)(position, best, ahead)


def _code(position: Position, side: int) -> str:
    return position.tables.nation_code[position.view.field[position.team(side)]]


def _card(position: Position, action: int) -> tuple[str, str]:
    return "card", position.tables.card_id[card_of(action)]


def _attack(position: Position, best: int, ahead: Ahead) -> tuple[str, Facts]:
    view = position.view
    side = position.side(view.initiative)
    goal = position.stakes.goal[side]
    team = ("team", _code(position, side))
    if verb(best) == DECLINE:
        if (loss := _draw_is_enough(position)) > 0:
            return "draw_is_enough", (("worth", round(loss, 1)),)
        if goal < -TRIFLE:
            return "bets_want_loss", (team,)
        return ("save_cards", (("gain", ahead.of_next),)) if ahead.of_next else ("hardly_worth_card", ())
    if goal < -TRIFLE:
        may_decline = any(verb(action) == DECLINE for action in view.asked)
        return ("played_out", ()) if may_decline else ("unwanted_green", (team,))
    card = card_of(best)
    cards = sheet(position.tables)
    chance = cards.scores[min(MOST_BLUES, position.blues(1 - side))][card]
    facts = (_card(position, best), ("chance", percent(chance)))
    if chance < HARDLY:
        return "wait_cheaply", ()
    if position.later[side] <= 0 or (view.knockout and position.stakes.price[side] <= TRIFLE):
        return "last_chance", facts
    return "best_odds", facts


def _draw_is_enough(position: Position) -> float:
    """What a defeat would cost where it is level and a draw is worth more to the seat than it could win beyond it,
    M; else 0."""
    view = position.view
    finals = position.stakes.book.finals
    if view.knockout or view.score[0] != view.score[1]:
        return 0.0
    own = [view.trainer[team] == position.seat for team in (view.home, view.away)]
    won, lost = (finals[6], finals[4]) if own[0] else (finals[4], finals[6])
    loss = finals[5] - lost
    return loss if loss > 0 and won - finals[5] < min(1.0, loss) else 0.0


def _defence(position: Position, best: int, ahead: Ahead) -> tuple[str, Facts]:
    running = position.view.attack
    assert running is not None
    goal = position.stakes.goal[position.side(running.team)]
    if goal >= -TRIFLE:
        return ("played_out", ()) if verb(best) == PLAY else ("goal_is_welcome", (("worth", round(goal, 1)),))
    facts = (
        ("chance", percent(float(odds.shot_chance(position.tables.marks, running.value)))),
        ("worth", round(-goal, 1)),
    )
    if not ahead.of_other_way:
        return "shot_either_way", facts
    return ("stop_shot", (_card(position, best), *facts)) if verb(best) == PLAY else ("not_worth_card", facts)


def _goalie(position: Position, best: int, ahead: Ahead) -> tuple[str, Facts]:
    running = position.view.attack
    assert running is not None
    attacker = position.side(running.team)
    goal = position.stakes.goal[attacker]
    if goal >= -TRIFLE:
        return ("played_out", ()) if verb(best) == PLAY else ("goal_is_welcome", (("worth", round(goal, 1)),))
    if verb(best) == PLAY:
        code = "stop_goal" if ahead.of_other_way else "goal_either_way"
        return code, (_card(position, best), ("worth", round(-goal, 1)))
    hand = position.hand(1 - attacker) or ()
    tables = position.tables
    keepers = (card for card in hand if tables.card_kind[card] == t.GOALIE)
    if not any(running.total - tables.card_value[card] < tables.on_target for card in keepers):
        return "cannot_save", ()
    return "keep_goalie" if ahead.of_other_way else "goal_either_way", (("worth", round(-goal, 1)),)


def _red(position: Position, best: int, ahead: Ahead) -> tuple[str, Facts]:
    if verb(best) != PLAY:
        return ("red_later" if ahead.of_next else "red_can_wait"), ()
    card = _card(position, best)
    return ("red_helps", (card, ("gain", ahead.of_worse))) if ahead.of_worse else ("red_comes_back", (card,))


def _offer(position: Position, best: int, ahead: Ahead) -> tuple[str, Facts]:
    offer = position.view.offer
    assert offer is not None
    amount = ("amount", offer[2])
    if not ahead.of_next:
        return "bribe_fair", (amount,)
    if verb(best) == ACCEPT:
        return "bribe_pays", (amount, ("gain", ahead.of_next))
    return "bribe_too_dear", (amount, ("cost", round(offer[2] + ahead.of_next, 1)))


def _die(position: Position, best: int, ahead: Ahead) -> tuple[str, Facts]:
    if verb(best) != CHANGE_DIE:
        return _no_ruling(position, "roll_stands", ahead)
    return _ruling(position, against_by(position, (best & ARGUMENT) - 1), ahead)


def _edge(position: Position, best: int, ahead: Ahead) -> tuple[str, Facts]:
    running = position.view.attack
    assert running is not None
    attacker = position.side(running.team)
    return _ruling(position, 1 - attacker if best & ARGUMENT == t.INSIDE else attacker, ahead)


def _ruling(position: Position, against: int, ahead: Ahead) -> tuple[str, Facts]:
    """Why something is decided against a side: worth a ban if it is Germany (S4.9)."""
    if not ahead.of_worse:
        return "ruling_indifferent", ()
    cost = ban_cost(position, against)
    if cost > 0:
        return "worth_ban", (("gain", ahead.of_worse), ("cost", round(cost, 1)))
    return _no_ruling(position, "ruling_pays", ahead)


def _no_ruling(position: Position, pays: str, ahead: Ahead) -> tuple[str, Facts]:
    """Why a decision that could be taken against a side is not: the ban for Germany, or it makes no difference."""
    cost = max(ban_cost(position, side) for side in (0, 1))
    if cost > TRIFLE:
        return "avoid_ban", (("cost", round(cost, 1)),)
    return (pays, (("gain", ahead.of_worse),)) if ahead.of_worse else ("ruling_indifferent", ())


def _whistle(position: Position, best: int, ahead: Ahead) -> tuple[str, Facts]:  # noqa: ARG001
    return ("keep_penalty", (("gain", ahead.of_next),)) if ahead.of_next else ("one_penalty", ())


def _objection(position: Position, best: int, ahead: Ahead) -> tuple[str, Facts]:  # noqa: ARG001
    if verb(best) == OBJECT:
        return "hostile_referee", (("seat", position.view.referee),)
    return "keep_objection", ()


def _harm(position: Position, best: int, ahead: Ahead) -> tuple[str, Facts]:  # noqa: ARG001
    return "hurts_most", (_card(position, best),)


def _give_up(position: Position, best: int, ahead: Ahead) -> tuple[str, Facts]:  # noqa: ARG001
    return "costs_least", (_card(position, best),)


def _take_back(position: Position, best: int, ahead: Ahead) -> tuple[str, Facts]:  # noqa: ARG001
    return "best_card_back", (_card(position, best),)


_BY_STEP: Final[dict[str, Callable[[Position, int, Ahead], tuple[str, Facts]]]] = {
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
