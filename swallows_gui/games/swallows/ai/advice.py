"""Advice: what each choice of a decision is worth to the seat that is asked, and why the best one is.

`advise` answers with sums of money and a reason in code (explanations.py), from nothing but the seat's own view.
"""

from collections.abc import Sequence
from dataclasses import replace

from swallows_gui.ai.advice import NOTHING, Advice, AdvisedChoice, CheckCancelled, Facts, never_cancelled
from swallows_gui.ai.racing import CandidateRecord
from swallows_gui.games.swallows.ai import drafting, haggling_advice
from swallows_gui.games.swallows.ai.explanations import Ahead, percent, reason
from swallows_gui.games.swallows.ai.match_context import NORMAL
from swallows_gui.games.swallows.ai.questions import verb
from swallows_gui.games.swallows.ai.search.bribes import offers
from swallows_gui.games.swallows.ai.search.seats import Expert, Hard, Searcher, different
from swallows_gui.games.swallows.ai.search.thinking import ThinkingPlan
from swallows_gui.games.swallows.ai.strategy import slips
from swallows_gui.games.swallows.ai.strategy.drafting import team_worths, ways_out
from swallows_gui.games.swallows.rules.actions import AMOUNT, ARGUMENT, BET, BET_KINDS, HAND_IN, PLAY
from swallows_gui.games.swallows.rules.payout import less_for_each
from swallows_gui.games.swallows.rules.talking import KIND_BITS
from swallows_gui.games.swallows.rules.view import SwallowsView

_LEVELS: dict[str, type[Searcher]] = {"hard": Hard, "expert": Expert}
_PROMISE = 0.7
"""M that a tenth of a goal more or less in the nation cards of a group is worth."""


def advise(
    view: SwallowsView,
    seed: int,
    level: str = "expert",
    check_cancelled: CheckCancelled = never_cancelled,
    in_turn: bool = True,
) -> Advice:
    """What a seat of `level` would do with this view: answering the question asked, or out of turn.

    Raises `ValueError` if the seat has nothing to decide here, or for a level that does not search.
    """
    seat = adviser(view, seed, level, check_cancelled)
    if not in_turn:
        return _out_of_turn(seat, view)
    if view.to_move != view.seat:
        raise ValueError("this seat is not asked")
    if view.step == "offer" and view.options.haggling:
        return haggling_advice.answered(seat, view)
    best = seat.choose(view)
    if view.step == "sealing":  # judged, not played out: a referee's word is nothing that a playout weighs
        return Advice((AdvisedChoice(best, 0.0, 0.0),), "played_out" if best & AMOUNT else "no_offer", ())
    candidates = different(view, view.asked, best)
    if len(candidates) == 1:
        return Advice((AdvisedChoice(best, 0.0, 0.0),), "only_choice", ())
    if view.step == "talk":
        return Advice((AdvisedChoice(best, 0.0, 0.0),), "talk", ())
    if view.step == "bets":
        return _on_bets(seat, view, candidates)
    if view.step in ("draft", "leftover"):
        by_team = team_worths(view, seat.check_cancelled)
        worths = [by_team[action & ARGUMENT] for action in candidates]
        team = best & ARGUMENT
        facts: Facts = (("team", _team(view, team)),)
        if not view.form.schedule.groups:
            return Advice(_ranked(candidates, worths), "strong_in_cup", facts)
        chance = ("chance", percent(ways_out(view, seat.check_cancelled)[team]))
        return Advice(_ranked(candidates, worths), "strong_team", (*facts, chance))
    if view.step == "sharing":
        return Advice((AdvisedChoice(best, 0.0, 0.0),), "fair_share", ())
    if view.step == "placing":
        worths = [_PROMISE * drafting.place_worth(view, action) for action in candidates]
        return Advice(_ranked(candidates, worths), "weak_group", ())
    return _weighed(seat, view, candidates, [seat.plan(view, action) for action in candidates])


def adviser(
    view: SwallowsView, seed: int, level: str = "expert", check_cancelled: CheckCancelled = never_cancelled
) -> Searcher:
    """A seat of `level` in the view's place that goes by money alone: no character and no fear.

    Raises `ValueError` for a level that does not search.
    """
    if level not in _LEVELS:
        raise ValueError(f"level {level!r} gives no advice")
    assert view.seat is not None
    seat = _LEVELS[level](view.seat, seed)
    seat.check_cancelled = check_cancelled
    seat.keeps_word, seat.weights, seat.dread, seat.plays_for_the_place = False, NORMAL, 1.0, False
    return seat


def _out_of_turn(seat: Searcher, view: SwallowsView) -> Advice:
    """The values of penalties, reds and offers, compared with letting play continue."""
    ranges = [entry for entry in view.legal if isinstance(entry, range)]
    answers = set(view.asked) if view.to_move == view.seat else set()
    actions = [entry for entry in view.legal if isinstance(entry, int) and entry not in answers]
    plans = [ThinkingPlan(()), *(ThinkingPlan((action,)) for action in actions)]
    if view.options.haggling:
        return _at_a_stoppage(seat, view, plans)
    if ranges and view.referee not in (-1, seat.seat):
        plans += offers(seat.position(view), seat.imagine(view, view.referee), seat.seen_by_others(view), ranges)
    if len(plans) == 1:
        return Advice((AdvisedChoice(NOTHING, 0.0, 0.0),), "no_offer", ())
    best = seat.offer(view)
    firsts = [plan.actions[0] if plan.actions else NOTHING for plan in plans]
    if best is not None and best in firsts:
        plans.insert(0, plans.pop(firsts.index(best)))
    return _weighed(seat, view, [plan.actions[0] if plan.actions else NOTHING for plan in plans], plans)


def _at_a_stoppage(seat: Searcher, view: SwallowsView, plans: list[ThinkingPlan]) -> Advice:
    """The values where prices are named: reds and penalties are played out, sums valued as seats haggle."""
    best = seat.offer(view)
    if view.referee == seat.seat:
        deals = haggling_advice.asked(seat, view, best)
    else:
        deals = haggling_advice.offered(seat, view) if view.referee != -1 else []
    firsts = [plan.actions[0] if plan.actions else NOTHING for plan in plans]
    recommended = (deal.action for deal in deals if deal.recommended)
    first = best if best is not None else next(recommended, NOTHING)
    if first in firsts:
        plans.insert(0, plans.pop(firsts.index(first)))
    if len(plans) > 1:
        played = _weighed(seat, view, [plan.actions[0] if plan.actions else NOTHING for plan in plans], plans)
    else:
        played = Advice((AdvisedChoice(NOTHING, 0.0, 0.0),), "let_it_run" if view.step == "attack" else "no_offer", ())
    nothing = next(choice.money for choice in played.choices if choice.action == NOTHING)
    choices = [*played.choices, *(deal.choice(nothing) for deal in deals)]
    choices.sort(key=lambda choice: (choice.action != first, -choice.money))
    why = haggling_advice.reason_out_of_turn(view, first, deals)
    return Advice(tuple(choices), *(why or (played.reason, played.facts)))


def _weighed(seat: Searcher, view: SwallowsView, actions: Sequence[int], plans: list[ThinkingPlan]) -> Advice:
    """All plans in the same worlds, none dropped; the first is what the seat would do."""
    patient = replace(seat.budget, rounds=(sum(seat.budget.rounds),))
    _, standings = seat.search(view, plans, patient)
    order = sorted(range(1, len(plans)), key=lambda number: -standings[number].mean)
    choices = tuple(_choice(actions[number], standings[number]) for number in (0, *order))
    code, facts = reason(seat.position(view), actions[0], _ahead(choices))
    return Advice(choices, code, facts)


def _ahead(choices: Sequence[AdvisedChoice]) -> Ahead:
    best, *others = choices
    leads = [best.lead(other) for other in others]
    to_nothing = next((lead for other, lead in zip(others, leads, strict=True) if other.action == NOTHING), 0.0)
    plays = verb(best.action) == PLAY
    others_way = (lead for other, lead in zip(others, leads, strict=True) if (verb(other.action) == PLAY) != plays)
    return Ahead(leads[0], next(filter(None, leads), 0.0), to_nothing, next(others_way, 0.0))


def _choice(action: int, standing: CandidateRecord) -> AdvisedChoice:
    return AdvisedChoice(action, standing.mean, standing.error)


def _ranked(actions: Sequence[int], worths: Sequence[float]) -> tuple[AdvisedChoice, ...]:
    """The first, which the seat would choose, then the others by worth."""
    first, *others = (AdvisedChoice(action, worth, 0.0) for action, worth in zip(actions, worths, strict=True))
    return (first, *sorted(others, key=lambda choice: -choice.money))


def _on_bets(seat: Searcher, view: SwallowsView, candidates: Sequence[int]) -> Advice:
    """The average gain of each bet beyond its stake; handing in gains nothing."""
    promised = slips.prospects(view, seat.weights, seat.seed, seat.level, seat.check_cancelled)
    worths = [promised[_bet(action)] if verb(action) == BET else 0.0 for action in candidates]
    choices = _ranked(candidates, worths)
    best = candidates[0]
    if verb(best) == HAND_IN:
        return Advice(choices, "slip_done", ())
    team, kind = _bet(best)
    duty = view.field[team] == view.tables.germany
    facts: Facts = (("team", _team(view, team)), ("kind", kind), ("gain", round(worths[0], 1)))
    if not view.options.shared_odds:
        return Advice(choices, "bet_duty" if duty else "bet_promises", facts)
    pays = view.form.economy.bets[kind].amount
    facts = (*facts, ("pays", pays), ("less", less_for_each(BET_KINDS.index(kind), pays)))
    return Advice(choices, "bet_duty_shared" if duty else "bet_shared", facts)


def _bet(action: int) -> tuple[int, str]:
    argument = action & ARGUMENT
    return argument >> KIND_BITS, BET_KINDS[argument & (1 << KIND_BITS) - 1]


def _team(view: SwallowsView, team: int) -> str:
    return view.tables.nation_code[view.field[team]]
