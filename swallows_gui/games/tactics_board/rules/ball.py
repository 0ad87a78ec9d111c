"""Playing the ball (T6), and a set (T7)."""

from swallows_gui.games.tactics_board.rules import actions as a
from swallows_gui.games.tactics_board.rules.actions import Step, ask, go
from swallows_gui.games.tactics_board.rules.board import HALVES, flights, neighbours
from swallows_gui.games.tactics_board.rules.moving import ask_move, closed_to, offside_now
from swallows_gui.games.tactics_board.rules.state import NO_DIE, State, number_of
from swallows_gui.games.tactics_board.rules.tables import NOBODY, PAWNS

NO_OFFSIDE = ("corner", "goal_kick")
"""Restarts without offside (T11.3)."""


def allowed_ends(game: State) -> list[int]:
    """The squares where the ball may end by distance and restart, occupied or not (T6.2, T3.4, T13.1)."""
    found = flights(game.ball, game.roll)
    side = game.holder // PAWNS
    if game.restart == "kick_off":
        return [square for square in found if HALVES[1 - side] >> square & 1]
    if game.restart == "goal_kick":
        area = game.tables.penalty_area[side]
        return [square for square in found if not area >> square & 1]
    return list(found)


def ball_ends(game: State) -> list[int]:
    """The squares to which the ball may be played; to a lone opponent only if there is no other (T6.4)."""
    found, side = allowed_ends(game), game.holder // PAWNS
    lone = game.own[1 - side] & ~game.own[side]
    return [square for square in found if not lone >> square & 1] or found


def dribble_ends(game: State) -> list[int]:
    """The squares to which holder and ball may go together (T6.5)."""
    if game.roll != 1 or game.restart:
        return []
    closed = closed_to(game, game.holder)
    return [square for square in neighbours(game.ball) if not closed >> square & 1]


class BeginSet(Step):
    """The side with the ball moves a pawn, then plays the ball (T7.1), if there is time (T14.2)."""

    name = "begin_set"

    def enter(self, game: State) -> None:
        if game.time_is_up:
            go(game, "end_period")
            return
        side = game.holder // PAWNS
        game.o_side, game.second = side, False
        game.sets += 1
        game.tell("set_started", side, number_of(game.holder), game.ball, game.sets)
        ask_move(game, side, "set")


class RollBall(Step):
    """The dice for the ball (T6.1)."""

    name = "roll_ball"

    def enter(self, game: State) -> None:
        pawn = game.holder
        side = pawn // PAWNS
        number = 2 if pawn == game.keepers[side] else 1
        dice = tuple(game.chance.die() for _ in range(number))
        game.o_side, game.roll, game.picked = side, sum(dice), NOBODY
        game.plays += 1
        game.offside = 0 if game.restart in NO_OFFSIDE else offside_now(game, side)
        if game.emits_events:
            offside = tuple(number_of(other) for other in game.pawns(side) if game.offside >> other & 1)
            restart = game.restart or None
            game.tell("ball_rolled", side, number_of(pawn), dice, game.roll, game.plays, restart, offside)
        ask(game, "ball", side)


class Ball(Step):
    """The side chooses the square to which it plays the ball (T6)."""

    name = "ball"

    def options(self, game: State) -> list[int]:
        play, dribble = game.action(a.PLAY), game.action(a.DRIBBLE)
        found = [play | square for square in ball_ends(game)]
        return found + [dribble | square for square in dribble_ends(game)]

    def push(self, game: State, action: int) -> None:
        pawn, side, square = game.holder, game.asked, a.argument_of(action)
        game.moved(side)
        game.roll = NO_DIE
        if a.verb_of(action) == a.DRIBBLE:
            game.put(pawn, square)
            game.ball = square
            game.no_touch = NOBODY
            game.tell("dribbled", side, number_of(pawn), square)
            go(game, "dribble_ended")
            return
        here, game.ball, game.holder = game.ball, square, NOBODY
        game.no_touch, game.no_touch_why = (pawn, game.restart) if game.restart else (NOBODY, "")
        game.restart = ""
        ours, theirs = (game.own[one] >> square & 1 for one in (side, 1 - side))
        ended = ("mixed" if theirs else "pass") if ours else "opponent" if theirs else "empty"
        game.tell("ball_played", side, number_of(pawn), here, square, ended)
        go(game, f"ended_{ended}")
