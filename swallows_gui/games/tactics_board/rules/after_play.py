"""What follows where the ball has ended: passes, captures, dribbles (T8)."""

from swallows_gui.games.tactics_board.rules.actions import Step, go
from swallows_gui.games.tactics_board.rules.board import SQUARES, distance
from swallows_gui.games.tactics_board.rules.moving import ask_move, give_offside, is_offside, may_stand
from swallows_gui.games.tactics_board.rules.state import State, number_of
from swallows_gui.games.tactics_board.rules.tables import NOBODY, PAWNS, SIDES

ROUNDS = 6
"""So many rounds has a capture (T8.4)."""


def hold(game: State, pawn: int) -> None:
    """A pawn has the ball."""
    game.holder, game.o_side = pawn, pawn // PAWNS
    game.no_touch, game.no_touch_why = NOBODY, ""


def in_other_area(game: State, side: int) -> bool:
    """Whether the ball is in the other penalty area of a side."""
    return bool(game.tables.penalty_area[1 - side] >> game.ball & 1)


def set_or_shot(game: State) -> None:
    """The holder has captured the ball, won it or dribbled: a shot in the other penalty area, else a set (T10.1)."""
    go(game, "shot" if in_other_area(game, game.holder // PAWNS) else "begin_set")


class EndedEmpty(Step):
    """The ball lies free: a capture begins (T8.2)."""

    name = "ended_empty"

    def enter(self, game: State) -> None:
        game.round, game.second = 1, False
        game.reached = (NOBODY, NOBODY)
        ask_move(game, game.o_side, "capture")


class CapturedStep(Step):
    """A side has made its attempt (T8.2, T8.3)."""

    name = "captured"

    def enter(self, game: State) -> None:
        side, pawn = game.asked, game.picked
        if pawn >= 0 and game.at[pawn] == game.ball:
            game.reached = (pawn, game.reached[1]) if side == 0 else (game.reached[0], pawn)
            game.no_touch, game.no_touch_why = NOBODY, ""
            if is_offside(game, pawn):
                give_offside(game, pawn)
                return
        if side == game.o_side:
            ask_move(game, 1 - side, "capture")
        elif min(game.reached) >= 0:
            go(game, "battle")
        elif max(game.reached) >= 0:
            self._won(game, max(game.reached), by_limit=False)
        elif game.round == ROUNDS:
            self._limit(game)
        else:
            game.round += 1
            ask_move(game, game.o_side, "capture")

    def _won(self, game: State, pawn: int, *, by_limit: bool) -> None:
        hold(game, pawn)
        game.tell("captured", pawn // PAWNS, number_of(pawn), game.ball, game.round, by_limit)
        set_or_shot(game)

    def _limit(self, game: State) -> None:
        """The nearest pawn has it (T8.4)."""
        ranked = [
            (distance(game.at[pawn], game.ball), side != game.o_side, pawn)
            for side in range(SIDES)
            for pawn in game.pawns(side)
            if pawn != game.no_touch and not is_offside(game, pawn) and may_stand(game, pawn, game.ball)
        ]
        if ranked:
            pawn = min(ranked)[-1]
            game.put(pawn, game.ball)
            self._won(game, pawn, by_limit=True)
        else:
            game.o_side = int(game.ball >= SQUARES // 2)
            go(game, "goal_kick")


class EndedPass(Step):
    """A team-mate alone has the ball: a shot, a second play or an attempt of the other side (T8.5, T8.6)."""

    name = "ended_pass"

    def enter(self, game: State) -> None:
        side = game.o_side
        pawn = game.pawn_on(side, game.ball)
        if is_offside(game, pawn):
            give_offside(game, pawn)
            return
        hold(game, pawn)
        game.tell("passed", side, number_of(pawn), game.ball, game.second)
        if in_other_area(game, side) or game.tables.long_distance[1 - side] >> game.ball & 1:
            go(game, "shot")
        elif game.second:
            game.second = game.dribbled = False
            ask_move(game, 1 - side, "attempt")
        else:
            game.second = True
            go(game, "roll_ball")


class EndedMixed(Step):
    """A pawn of each side is there: battle (T9.1)."""

    name = "ended_mixed"

    def enter(self, game: State) -> None:
        red, blue = (game.pawn_on(side, game.ball) for side in range(SIDES))
        ours = (red, blue)[game.o_side]
        game.second = False
        if is_offside(game, ours):
            give_offside(game, ours)
            return
        game.no_touch, game.no_touch_why = NOBODY, ""
        game.reached = (red, blue)
        go(game, "battle")


class EndedOpponent(Step):
    """Only an opponent is there: he begins a set (T6.4)."""

    name = "ended_opponent"

    def enter(self, game: State) -> None:
        hold(game, game.pawn_on(1 - game.o_side, game.ball))
        go(game, "begin_set")


class DribbleEnded(Step):
    """A battle with the opponent on the square, else an attempt of the other side (T8.7)."""

    name = "dribble_ended"

    def enter(self, game: State) -> None:
        side, pawn = game.o_side, game.holder
        game.second = False
        theirs = game.pawn_on(1 - side, game.ball)
        if theirs >= 0:
            game.reached = (theirs, pawn) if side else (pawn, theirs)
            game.holder = NOBODY
            go(game, "battle")
        else:
            game.dribbled = True
            ask_move(game, 1 - side, "attempt")


class Attempted(Step):
    """The other side has made its one attempt to reach the holder (T8.6, T8.7)."""

    name = "attempted"

    def enter(self, game: State) -> None:
        pawn, holder = game.picked, game.holder
        dribbled, game.dribbled = game.dribbled, False
        if pawn >= 0 and game.at[pawn] == game.ball:
            game.reached = (holder, pawn) if holder < pawn else (pawn, holder)
            game.holder = NOBODY
            go(game, "battle")
        elif dribbled:
            set_or_shot(game)
        else:
            go(game, "begin_set")
