"""The players of Tactics Board by level, hints, and the events that give AI seats something to say.

The level easy goes for the ball and forward, and often overlooks the best move (T21.1). A hint says what an expert
would do, what each choice promises and why the best one is best; values are hundredths of a goal, from the same search
that an expert seat uses.
"""

from functools import partial
from typing import Final
from zlib import crc32

from swallows_gui.ai.advice import Advice, AdvisedChoice, CheckCancelled, Facts, Hint, never_cancelled
from swallows_gui.ai.levels import Minds, RandomSeat, SeatByTurns, player_of
from swallows_gui.ai.match_voices import SmallTalk
from swallows_gui.engine.chance import Seeded
from swallows_gui.games.tactics_board.ai.greedy import greedy, play_value
from swallows_gui.games.tactics_board.ai.seats import Expert, Hard, Normal
from swallows_gui.games.tactics_board.rules import actions as a
from swallows_gui.games.tactics_board.rules.board import own_row
from swallows_gui.games.tactics_board.rules.events import EVENTS, SetStarted, ShotTaken
from swallows_gui.games.tactics_board.rules.odds import outlook, shot_odds
from swallows_gui.games.tactics_board.rules.state import SEATS
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
    """The choices that were compared, the best first."""
    if not expert.thinks_about(view):
        return [AdvisedChoice(greedy(view.open.copy()), 0.0, 0.0)]
    found = expert.search(view)
    return found.choices(GOAL)


def _row(view: TacticsBoardView, first: int, expert: Expert, seed: int) -> tuple[int, ...]:
    """The move of the picked pawn."""
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


MISTAKES = 3
"""One decision in so many is left to the lot."""
BALL_MISTAKES = 2
"""Of those about the ball one in so many: then the better of two ways drawn."""


class Easy(SeatByTurns):
    """Greedy with mistakes."""

    level = "easy"

    def choose(self, view: TacticsBoardView) -> int:
        """The action chosen by the quick judgement, without search."""
        game = view.open.copy()
        legal = game.legal
        moment = (self.seed, self.seat, game.period, game.plays, game.sets, game.round, game.step, tuple(game.at))
        chance = Seeded(crc32(repr(moment).encode("ascii")))
        if game.step == "ball" and chance.below(BALL_MISTAKES) == 0:
            drawn = [legal[chance.below(len(legal))] for _ in range(2)]
            return max(drawn, key=play_value(game))
        if game.step in ("pawn", "to", "corner", "corner_to") and chance.below(MISTAKES) == 0:
            return legal[chance.below(len(legal))]
        return greedy(game)


def _moment(view: TacticsBoardView, legal: tuple[int, ...]) -> tuple[object, ...]:
    """A key that distinguishes the view from the seat's other views, without history."""
    game = view.open
    return (game.period, game.plays, game.sets, game.round, game.step, view.squares, view.ball, legal)


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


def _of(side: int) -> tuple[int, ...]:
    """The seats that may play a side."""
    return tuple(range(side, SEATS[-1], 2))


says: Final = SmallTalk(EVENTS, (SetStarted.type, ShotTaken.type), lambda side, _before: (_of(side), _of(1 - side)))
"""What an AI seat says after a move, if one speaks."""
