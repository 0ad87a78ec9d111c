"""A hint: what an expert would do, what each choice promises, and why the best one is the best.

Worth is counted in hundredths of a goal, from the same search that an expert seat chooses by.
"""

from typing import Final

from swallows_gui.ai.advice import Advice, AdvisedChoice, Facts, Hint
from swallows_gui.ai.thought import CheckCancelled, never_cancelled
from swallows_gui.engine.chance import Seeded
from swallows_gui.games.tactics_board.ai.greedy import greedy
from swallows_gui.games.tactics_board.ai.seats import Expert
from swallows_gui.games.tactics_board.rules import actions as a
from swallows_gui.games.tactics_board.rules.board import own_row
from swallows_gui.games.tactics_board.rules.odds import outlook, shot_odds
from swallows_gui.games.tactics_board.rules.tables import NOBODY, PAWNS
from swallows_gui.games.tactics_board.rules.view import TacticsBoardView

GOAL: Final = 100.0
"""A goal in the unit of the worths."""


def hint(view: TacticsBoardView, seed: int, in_turn: bool, check_cancelled: CheckCancelled = never_cancelled) -> Hint:
    """What an expert would do with this view. Raises `ValueError` if the seat has nothing to decide."""
    if not in_turn or not view.legal or view.seat is None:
        raise ValueError("the seat has nothing to decide")
    expert = Expert(view.seat, seed)
    expert.check_cancelled = check_cancelled
    choices = _choices(view, expert)
    best = choices[0].action
    row = _row(view, best, expert, seed)
    reason, facts = reason_for(view, best, row)
    return Hint(Advice(tuple(choices), reason, facts), row)


def _choices(view: TacticsBoardView, expert: Expert) -> list[AdvisedChoice]:
    """The choices that were weighed, the best first."""
    if not expert.thinks_about(view):
        return [AdvisedChoice(greedy(view.open.copy()), 0.0, 0.0)]
    found = expert.search(view)
    return found.choices(GOAL)


def _row(view: TacticsBoardView, first: int, expert: Expert, seed: int) -> tuple[int, ...]:
    """Where the pawn goes that is picked."""
    if a.verb_of(first) != a.PICK or view.step not in ("pawn", "corner"):
        return ()
    game = view.sample(Seeded(seed))
    game.push(first)
    return (expert.choose(game.view(view.seat)),)


def reason_for(view: TacticsBoardView, action: int, row: tuple[int, ...] = ()) -> tuple[str, Facts]:
    """The code of the reason for an action, and what its sentence needs."""
    verb, argument = a.verb_of(action), a.argument_of(action)
    match view.step:
        case "ball" if verb == a.DRIBBLE:
            return "dribble", (("square", argument),)
        case "ball":
            return _why_play(view, argument)
        case "pawn":
            square = a.argument_of(row[0]) if row else NOBODY
            return _why_move(view, view.side_of_seat * PAWNS + argument - 1, square)
        case "to":
            return _why_move(view, view.picked, argument)
        case "keeper":
            return ("to_ball" if argument == view.ball else "keeper"), _pawn(view.picked)
        case "shoot" | "shootout" | "free_kick" if verb == a.SHOOT:
            return "shoot", (("chance", round(100 * shot_odds(view.open)["goal"])),)
        case "corner" if verb == a.PASS:
            return "corner_pass", ()
        case step:
            return step, ()


def _pawn(pawn: int) -> Facts:
    return (("pawn", pawn),)


def _why_play(view: TacticsBoardView, square: int) -> tuple[str, Facts]:
    found = outlook(view.open, square)
    facts: Facts = (("square", square),)
    if found.leads_to == "battle" and found.battle is not None:
        return "battle", (*facts, ("chance", round(100 * (found.battle.wins + found.battle.fouled))))
    if found.leads_to == "loose":
        return "loose", (*facts, ("ours", len(found.ours)), ("theirs", len(found.theirs)))
    return found.leads_to, facts


def _why_move(view: TacticsBoardView, pawn: int, square: int) -> tuple[str, Facts]:
    if square == view.ball and view.open.why != "set":
        return "to_ball", _pawn(pawn)
    side = pawn // PAWNS
    tables = view.tables
    targets = tables.penalty_area[1 - side] | tables.long_distance[1 - side]
    if square >= 0 and targets >> square & 1 and side == view.o_side:
        return "target", (*_pawn(pawn), ("square", square))
    if square >= 0 and view.open.own[1 - side] >> square & 1:
        return "mark", (*_pawn(pawn), ("square", square))
    here = view.squares[pawn]
    forward = square >= 0 and own_row(side, square) > own_row(side, here)
    return ("forward" if forward else "place"), _pawn(pawn)
