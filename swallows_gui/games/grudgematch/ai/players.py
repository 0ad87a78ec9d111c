"""The players of the Grudge Match by level, hints, and the events that give AI seats something to say.

A hint says what an expert would do, what each choice promises and why the best one is best. Values are hundredths of a
goal, from the same search that an expert seat uses.
"""

from collections.abc import Sequence
from functools import partial
from typing import Final

from swallows_gui.ai.advice import Advice, AdvisedChoice, CheckCancelled, Facts, Hint, never_cancelled
from swallows_gui.ai.levels import Minds, RandomSeat, player_of
from swallows_gui.ai.match_voices import Event, SmallTalk
from swallows_gui.engine.chance import Seeded
from swallows_gui.engine.events import of_kinds
from swallows_gui.games.grudgematch.ai.easy import Easy
from swallows_gui.games.grudgematch.ai.greedy import ahead, let_through, shot_through, threat
from swallows_gui.games.grudgematch.ai.seats import Expert, Hard, Normal, judged
from swallows_gui.games.grudgematch.ai.sight import SearchState, worth
from swallows_gui.games.grudgematch.rules import actions as a
from swallows_gui.games.grudgematch.rules.events import EVENTS, MatchStarted, TurnStarted
from swallows_gui.games.grudgematch.rules.odds import ray
from swallows_gui.games.grudgematch.rules.tables import SIDES
from swallows_gui.games.grudgematch.rules.view import GrudgematchView


def _moment(view: GrudgematchView, legal: tuple[int, ...]) -> tuple[object, ...]:
    """A key that distinguishes the view from the seat's other views, without history."""
    return (view.turn, view.step, view.men, view.ball, len(view.discard), view.hand_sizes, legal)


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


def _sides(side: str, before: Sequence[Event]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    seat = next(of_kinds(before, MatchStarted)).germany ^ SIDES.index(side)
    return (seat,), (1 - seat,)


says: Final = SmallTalk(EVENTS, (TurnStarted.type,), _sides)
"""What an AI seat says after a move, if one speaks."""


GOAL: Final = 100.0
"""A goal in the unit of the worths."""
RISK: Final = 5
"""A goal less likely than this, per cent, is no danger."""
SHOT: Final = 0.1
"""A shot at least so likely is a reason."""


def hint(view: GrudgematchView, seed: int, in_turn: bool, check_cancelled: CheckCancelled = never_cancelled) -> Hint:
    """What an expert would do with this view. Raises `ValueError` if the seat has nothing to decide."""
    if not in_turn or not view.legal or view.seat is None:
        raise ValueError("the seat has nothing to decide")
    expert = Expert(view.seat, seed)
    expert.check_cancelled = check_cancelled
    choices = _choices(view, expert)
    best = choices[0].action
    reason, facts = reason_for(view, best)
    return Hint(Advice(tuple(choices), reason, facts), _row(view, best, expert, seed))


def _choices(view: GrudgematchView, expert: Expert) -> list[AdvisedChoice]:
    """The choices that were compared, the best first."""
    depth = expert.depths.get(view.step)
    if depth is None or len(view.legal) == 1:
        return [AdvisedChoice(judged(view), 0.0, 0.0)]
    found = expert.search(view, depth)
    return found.choices(GOAL)


def _row(view: GrudgematchView, first: int, expert: Expert, seed: int) -> tuple[int, ...]:
    """The space to which the picked man runs."""
    if a.verb_of(first) != a.RUN or view.step == "after_goal":
        return ()
    game = view.sample(Seeded(seed))
    game.push(first)
    return (expert.choose(game.view(view.seat)),)


def reason_for(view: GrudgematchView, action: int) -> tuple[str, Facts]:
    """The code of the reason for an action, and what its sentence needs."""
    verb, argument = a.verb_of(action), a.argument_of(action)
    side = view.side_of_seat
    sight = SearchState(view.open, side, view.hand_sizes[1 - side])
    match view.step:
        case "kick" if verb == a.PLAY:
            return _why_kick(sight, sight.side * 4 + argument // 13, round(worth(view.tables, argument)), argument)
        case "kick":
            return "keep", ()
        case "direction":
            return _why_aim(sight, argument)
        case "run" | "after_goal_run" if verb == a.RUN:
            return ("goalie" if argument // a.DIE == 0 else "run"), (("man", side * 4 + argument // a.DIE),)
        case "run" | "after_goal_run":
            return "stay", ()
        case "run_to":
            return ("to_ball" if _next_to_ball(view, argument) else "place"), (("man", view.runner),)
        case "tackle":
            return _why_answer(verb, _percent(threat(sight, view.open.value)), "let_kick")
        case "block":
            found = ahead(view.open)
            danger = _percent(let_through(sight, found) if found.side == sight.other else 0.0)
            return _why_answer(verb, danger, "let_run")
        case "tackle_foul" | "kick_foul":
            return ("foul" if verb == a.FOUL else "fair"), ()
        case step:
            return step, ()


def _why_kick(sight: SearchState, man: int, value: int, card: int) -> tuple[str, Facts]:
    shot = max((_shot(sight, direction, value, man) for direction in range(8)), default=0.0)
    if shot >= SHOT:
        return "shot", (("man", man), ("card", card), ("chance", _percent(shot)))
    return "forward", (("man", man), ("card", card))


def _why_answer(verb: int, danger: int, let_be: str) -> tuple[str, Facts]:
    """Why a kick is answered with a card or let be, where it is a goal in so many per cent."""
    if danger < RISK:
        return ("stop_here" if verb == a.PLAY else "harmless"), ()
    return ("stop" if verb == a.PLAY else let_be), (("chance", danger),)


def _shot(sight: SearchState, direction: int, value: int, kicker: int) -> float:
    found = ray(sight.game, direction, value)
    if found is None or found.side != sight.side:
        return 0.0
    return shot_through(sight, found._replace(chances=tuple(one for one in found.chances if one.man != kicker)))


def _why_aim(sight: SearchState, direction: int) -> tuple[str, Facts]:
    found = ray(sight.game, direction, sight.game.value)
    if found is not None and found.side == sight.side:
        return "shot", (("man", sight.game.kicker), ("chance", _percent(shot_through(sight, found))))
    near = sight.board.near[found.space if found is not None and found.way else sight.game.ball]
    mates = [man for man in range(sight.side * 4, sight.side * 4 + 4) if sight.men[man] in near]
    if mates:
        return "pass", (("man", mates[0]),)
    return "forward", (("man", sight.game.kicker),)


def _next_to_ball(view: GrudgematchView, space: int) -> bool:
    return view.ball >= 0 and space in view.board.near[view.ball]


def _percent(chance: float) -> int:
    return round(100 * chance)
