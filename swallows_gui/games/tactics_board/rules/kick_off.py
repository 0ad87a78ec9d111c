"""Set-up and kick-off (T3)."""

from typing import Final

from swallows_gui.games.tactics_board.rules import actions as a
from swallows_gui.games.tactics_board.rules.actions import Step, ask, go
from swallows_gui.games.tactics_board.rules.board import OFF, set_of, zone
from swallows_gui.games.tactics_board.rules.moving import closed_to
from swallows_gui.games.tactics_board.rules.state import State, number_of
from swallows_gui.games.tactics_board.rules.tables import DEFENDER, MIDFIELDER, PAWNS, ROLE_OF, SIDES, STRIKER

_KICKERS: Final = (STRIKER, MIDFIELDER, DEFENDER)


def line_up_order(game: State) -> list[int]:
    """The pawns that are placed after the one that kicks off, in order (T17.1)."""
    first = game.kick_off_side
    order = [pawn for side in (first, 1 - first) for pawn in strikers(game, side) if pawn != game.holder]
    return [*order, game.keepers[first], game.keepers[1 - first]]


def strikers(game: State, side: int) -> list[int]:
    """The strikers that a side has left."""
    return [pawn for pawn in game.left(side) if game.role(pawn) == STRIKER]


def may_kick_off(game: State) -> list[int]:
    """The pawns that may kick off: strikers, else midfielders, else defenders (T3.3)."""
    left = game.left(game.kick_off_side)
    for role in _KICKERS:
        if found := [pawn for pawn in left if game.role(pawn) == role]:
            return found
    return []


def open_squares(game: State, pawn: int) -> list[int]:
    """The squares where a pawn may be lined up (T3.3)."""
    side = pawn // PAWNS
    if pawn == game.keepers[side]:
        return list(game.tables.keeper_squares[side])
    closed = closed_to(game, pawn)
    if side != game.kick_off_side:
        closed |= set_of(game.tables.circle[side]) | zone(game.ball)
    return [square for square in game.tables.front_row[side] if not closed >> square & 1]


class KickOff(Step):
    """All pawns return to their first squares (T3.2), if there is time (T14.2)."""

    name = "kick_off"

    def enter(self, game: State) -> None:
        if game.time_is_up:
            go(game, "end_period")
            return
        game.clear_play()
        game.clear_board()
        game.ball, game.placing = OFF, 0
        game.o_side = game.kick_off_side
        for side in range(SIDES):
            for pawn in game.left(side):
                if pawn != game.keepers[side] and ROLE_OF[pawn % PAWNS] in (DEFENDER, MIDFIELDER):
                    game.put(pawn, game.tables.line_up[side][pawn % PAWNS - 1])
        game.tell("set_up", tuple(_standing(game, side) for side in range(SIDES)))
        ask(game, "kickoff", game.kick_off_side)


class Spot(Step):
    """Who kicks off, and from where (T3.3)."""

    name = "kickoff"

    def options(self, game: State) -> list[int]:
        spot = game.action(a.SPOT)
        circle = game.tables.circle[game.asked]
        return [spot | number_of(pawn) << a.SQUARE_BITS | square for pawn in may_kick_off(game) for square in circle]

    def push(self, game: State, action: int) -> None:
        number, square = divmod(a.argument_of(action), 1 << a.SQUARE_BITS)
        pawn = game.asked * PAWNS + number - 1
        game.put(pawn, square)
        game.holder, game.ball = pawn, square
        game.tell("placed", game.asked, number, square, "kick_off")
        next_placed(game)


class LineUp(Step):
    """The other strikers and the keepers, one after the other (T3.3, T17.1)."""

    name = "line_up"

    def options(self, game: State) -> list[int]:
        place = game.action(a.PLACE)
        return [place | square for square in open_squares(game, line_up_order(game)[game.placing])]

    def push(self, game: State, action: int) -> None:
        pawn, square = line_up_order(game)[game.placing], a.argument_of(action)
        game.put(pawn, square)
        game.tell("placed", game.asked, number_of(pawn), square, "kick_off")
        if pawn == game.keepers[game.asked]:
            game.moved(game.asked)
        game.placing += 1
        next_placed(game)


def next_placed(game: State) -> None:
    """The next pawn is placed, or the ball is played (T3.4)."""
    order = line_up_order(game)
    if game.placing < len(order):
        ask(game, "line_up", order[game.placing] // PAWNS)
    else:
        game.restart = "kick_off"
        go(game, "roll_ball")


def _standing(game: State, side: int) -> tuple[int | None, ...]:
    squares = game.at[side * PAWNS : side * PAWNS + PAWNS]
    return tuple(None if square == OFF else square for square in squares)
