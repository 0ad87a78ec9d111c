"""The players of Final Whistle by level, hints, and the events that give AI seats something to say.

A hint says what an expert would do, what each choice promises and why the best one is best. Values are hundredths of a
goal, from the same search that an expert seat uses.
"""

from functools import partial
from typing import Final

from swallows_gui.ai.advice import Advice, AdvisedChoice, CheckCancelled, Facts, Hint, never_cancelled
from swallows_gui.ai.levels import Minds, RandomSeat, player_of
from swallows_gui.ai.match_voices import SmallTalk
from swallows_gui.games.final_whistle.ai.seats import Easy, Expert, Hard, Normal
from swallows_gui.games.final_whistle.rules import actions as a
from swallows_gui.games.final_whistle.rules.events import EVENTS, AttackStarted, ShotTaken
from swallows_gui.games.final_whistle.rules.options import CARDS, MEN, SQUAD
from swallows_gui.games.final_whistle.rules.view import FinalWhistleView


def _moment(view: FinalWhistleView, legal: tuple[int, ...]) -> tuple[object, ...]:
    """A key that distinguishes the view from the seat's other views, without history."""
    game = view.open
    return (view.period, view.step, game.number, game.marked, game.shown, game.shootout, bytes(game.top), legal)


MINDS: Final[Minds] = {
    "random": partial(RandomSeat, moment=_moment),
    "easy": Easy,
    "normal": Normal,
    "hard": Hard,
    "expert": Expert,
}
"""What makes the mind of a level, from seat and seed."""

make_player = partial(player_of, MINDS)
"""A player of a level for a seat, from a seed. Raises `UnknownLevel`."""


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
    """The choices that were compared, the best first."""
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


says: Final = SmallTalk(EVENTS, (AttackStarted.type, ShotTaken.type), lambda seat, _before: ((seat,), (1 - seat,)))
"""What an AI seat says after a move, if one speaks."""
