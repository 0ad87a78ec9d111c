"""A hint: what an expert would do, what each choice promises, and why the best one is the best.

Worth is counted in hundredths of a goal, from the same search that an expert seat chooses by.
"""

from typing import Final

from swallows_gui.ai.advice import Advice, AdvisedChoice, Facts, Hint
from swallows_gui.ai.thought import CheckCancelled, never_cancelled
from swallows_gui.games.final_whistle.ai.seats import Expert
from swallows_gui.games.final_whistle.rules import actions as a
from swallows_gui.games.final_whistle.rules.tables import CARDS, MEN, SQUAD
from swallows_gui.games.final_whistle.rules.view import FinalWhistleView

GOAL: Final = 100.0
"""A goal in the unit of the worths."""


def hint(view: FinalWhistleView, seed: int, in_turn: bool, check_cancelled: CheckCancelled = never_cancelled) -> Hint:
    """What an expert would do with this view. Raises `ValueError` if the seat has nothing to decide."""
    if not in_turn or not view.legal or view.seat is None:
        raise ValueError("the seat has nothing to decide")
    expert = Expert(view.seat, seed)
    expert.check_cancelled = check_cancelled
    choices = _choices(view, expert)
    reason, facts = reason_for(view, choices[0].action)
    return Hint(Advice(tuple(choices), reason, facts), ())


def _choices(view: FinalWhistleView, expert: Expert) -> list[AdvisedChoice]:
    """The choices that were weighed, the best first."""
    legal = view.open.legal
    depth = expert.depths.get(view.step)
    if depth is None or len(legal) == 1:
        return [AdvisedChoice(expert.favourite(view), 0.0, 0.0)]
    found = expert.search(view, depth)
    return found.choices(GOAL)


def reason_for(view: FinalWhistleView, action: int) -> tuple[str, Facts]:
    """The code of the reason for an action, and what its sentence needs."""
    seat = view.seat if view.seat is not None else 0
    verb, argument = a.verb_of(action), a.argument_of(action)
    match view.step:
        case "mark":
            man = seat * SQUAD + argument
            seen = view.outlook(man)
            attacks = seat == view.attacker
            chance = seen.against_best if attacks else 1 - seen.against_best
            code = "mark_attack" if attacks else "mark_defence"
            return code, (("man", MEN[argument]), ("sum", seen.sum), ("chance", _percent(chance)))
        case "card" | "further":
            strength = view.tables.cards[argument].strength
            chance = _percent(view.card_chance(seat, argument))
            return view.step, (("card", CARDS[argument]), ("strength", strength), ("chance", chance))
        case "exchange" if verb == a.EXCHANGE:
            return "exchange", (("card", CARDS[argument]),)
        case "exchange":
            return "keep", ()
        case "substitutes" if verb == a.SUBSTITUTE:
            off, on = divmod(argument, a.OFF)
            return "substitute", (("man", MEN[on]), ("off", MEN[off]))
        case "substitutes":
            return "done", ()
        case step:
            return step, ()


def _percent(chance: float) -> int:
    return round(100 * chance)
