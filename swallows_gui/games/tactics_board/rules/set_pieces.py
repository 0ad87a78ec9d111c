"""Goal kick, corner kick, free kick, penalty kick (T13)."""

from typing import Final

from swallows_gui.games.tactics_board.rules import actions as a
from swallows_gui.games.tactics_board.rules.actions import Step, ask, go
from swallows_gui.games.tactics_board.rules.after_play import hold
from swallows_gui.games.tactics_board.rules.board import COLUMNS, OFF, SQUARES, zone
from swallows_gui.games.tactics_board.rules.moving import closed_to, may_stand, send_home, shift_all
from swallows_gui.games.tactics_board.rules.shots import take_shot
from swallows_gui.games.tactics_board.rules.state import State, number_of
from swallows_gui.games.tactics_board.rules.tables import MIDFIELDER, NOBODY, PAWNS

PLACEMENTS: Final = 6
"""At a corner, of both sides (T13.4)."""


def dead_ball(game: State, side: int) -> None:
    """Give a side a set piece: no pawn is offside, every pawn may touch the ball."""
    ball = game.ball
    game.clear_play()
    game.o_side, game.ball, game.due = side, ball, ""


class GoalKick(Step):
    """The keeper of the O side begins a set from his goal area (T13.1)."""

    name = "goal_kick"

    def enter(self, game: State) -> None:
        if game.time_is_up:
            go(game, "end_period")
            return
        side = game.o_side
        dead_ball(game, side)
        game.tell("awarded", side, "goal_kick", None)
        shift_all(game, 1 - side, game.tables.penalty_area[side])
        send_home(game, side)
        keeper = game.keepers[side]
        game.ball, game.restart = game.at[keeper], "goal_kick"
        hold(game, keeper)
        go(game, "begin_set")


class CornerDue(Step):
    """The pawn that shot goes to the corner, and room is made for it (T13.3)."""

    name = "corner_due"

    def enter(self, game: State) -> None:
        kicker, side = game.holder, game.holder // PAWNS
        west = game.ball % COLUMNS < COLUMNS // 2
        corner = game.tables.corners[1 - side][0 if west else 1]
        dead_ball(game, side)
        game.ball = game.corner_square = corner
        game.tell("awarded", side, "corner", corner)
        game.kicker, game.corner_turn = kicker, 0
        game.put(kicker, OFF)
        send_home(game, 1 - side)
        shift_all(game, 1 - side, zone(corner))
        shift_all(game, side, 1 << corner)
        ask(game, "corner", 1 - side)


def corner_squares(game: State, pawn: int) -> list[int]:
    """The squares where a pawn may be placed at a corner (T13.4)."""
    side = pawn // PAWNS
    closed = closed_to(game, pawn) | 1 << game.at[pawn] | 1 << game.corner_square
    if side != game.o_side:
        closed |= zone(game.corner_square)
    return [square for square in range(SQUARES) if not closed >> square & 1]


def _next_placement(game: State) -> None:
    game.moved(game.asked)
    game.corner_turn += 1
    game.picked = NOBODY
    if game.corner_turn < PLACEMENTS:
        ask(game, "corner", game.o_side if game.corner_turn % 2 else 1 - game.o_side)
        return
    kicker = game.kicker
    game.kicker = NOBODY
    game.put(kicker, game.corner_square)
    game.tell("placed", game.o_side, number_of(kicker), game.corner_square, "corner")
    hold(game, kicker)
    game.restart, game.second = "corner", False
    go(game, "roll_ball")


class Corner(Step):
    """Which field player is placed, if any (T13.4)."""

    name = "corner"

    def options(self, game: State) -> list[int]:
        pick = game.action(a.PICK)
        pawns = [pawn for pawn in game.field_players(game.asked) if corner_squares(game, pawn)]
        return [*[pick | number_of(pawn) for pawn in pawns], game.action(a.PASS)]

    def push(self, game: State, action: int) -> None:
        if a.verb_of(action) == a.PASS:
            _next_placement(game)
            return
        game.picked = game.asked * PAWNS + a.argument_of(action) - 1
        ask(game, "corner_to", game.asked)


class CornerTo(Step):
    """Where the pawn is placed at a corner (T13.4)."""

    name = "corner_to"

    def options(self, game: State) -> list[int]:
        to = game.action(a.TO)
        return [to | square for square in corner_squares(game, game.picked)]

    def push(self, game: State, action: int) -> None:
        square = a.argument_of(action)
        game.put(game.picked, square)
        game.tell("placed", game.asked, number_of(game.picked), square, "corner")
        _next_placement(game)


class FreeKickDue(Step):
    """The O side has a free kick from the spot (T13.6)."""

    name = "free_kick_due"

    def enter(self, game: State) -> None:
        if game.time_is_up:
            game.due = ""
            go(game, "end_period")
            return
        side, spot = game.o_side, game.spot
        dead_ball(game, side)
        game.ball = spot
        game.tell("awarded", side, "free_kick", spot)
        there = game.pawn_on(side, spot)
        if there >= 0:
            take_free_kick(game, there)
        elif takers(game, side):
            game.due = "free_kick"
            ask(game, "taker", side)
        elif may_stand(game, game.keepers[side], spot):
            _put_taker(game, game.keepers[side])
        else:
            go(game, "goal_kick")


def takers(game: State, side: int) -> list[int]:
    """The field players that may stand on the spot of a free kick (T13.6)."""
    return [pawn for pawn in game.field_players(side) if may_stand(game, pawn, game.spot)]


def penalty_takers(game: State, side: int) -> list[int]:
    """Midfielders and strikers (T13.7)."""
    return [pawn for pawn in game.field_players(side) if game.role(pawn) >= MIDFIELDER]


def _put_taker(game: State, pawn: int) -> None:
    game.put(pawn, game.spot)
    game.tell("placed", pawn // PAWNS, number_of(pawn), game.spot, "free_kick")
    take_free_kick(game, pawn)


def take_free_kick(game: State, pawn: int) -> None:
    """Opponents leave the zone; a set, or a shot from a long-distance square (T13.6)."""
    side = pawn // PAWNS
    game.due = ""
    shift_all(game, 1 - side, zone(game.spot))
    hold(game, pawn)
    game.restart = "free_kick"
    if game.tables.long_distance[1 - side] >> game.spot & 1:
        ask(game, "free_kick", side)
    else:
        go(game, "begin_set")


class PenaltyDue(Step):
    """The O side has a penalty kick (T13.7)."""

    name = "penalty_due"

    def enter(self, game: State) -> None:
        side = game.o_side
        dead_ball(game, side)
        game.due = "penalty"
        game.ball = game.spot = game.tables.penalty_spot[1 - side]
        game.tell("awarded", side, "penalty", None)
        ask(game, "taker", side)


class Taker(Step):
    """Who takes a free kick or a penalty kick (T13.6, T13.7)."""

    name = "taker"

    def options(self, game: State) -> list[int]:
        pick = game.action(a.PICK)
        found = penalty_takers if game.due == "penalty" else takers
        return [pick | number_of(pawn) for pawn in found(game, game.asked)]

    def push(self, game: State, action: int) -> None:
        side = game.asked
        pawn = side * PAWNS + a.argument_of(action) - 1
        game.moved(side)
        if game.due == "free_kick":
            _put_taker(game, pawn)
            return
        game.due = ""
        area = game.tables.penalty_area[1 - side]
        if game.at[pawn] != game.spot:
            game.put(pawn, game.spot)
            game.tell("placed", side, number_of(pawn), game.spot, "penalty")
        send_home(game, 1 - side)
        for other in (1 - side, side):
            keeper = game.keepers[other] if other != side else pawn
            shift_all(game, other, area, stays=keeper)
        hold(game, pawn)
        go(game, "shot")


class FreeKick(Step):
    """Shoot at once, or play on (T13.6)."""

    name = "free_kick"

    def options(self, game: State) -> list[int]:
        return [game.action(a.SHOOT), game.action(a.PLAY_ON)]

    def push(self, game: State, action: int) -> None:
        if a.verb_of(action) == a.SHOOT:
            game.restart = ""
            take_shot(game)
        else:
            go(game, "begin_set")
