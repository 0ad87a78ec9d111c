"""Offside (T11)."""

from swallows_gui.games.tactics_board.rules.board import HALVES, own_row
from swallows_gui.games.tactics_board.rules.state import State, number_of
from swallows_gui.games.tactics_board.rules.step import go
from swallows_gui.games.tactics_board.rules.tables import PAWNS


def last_row(game: State, side: int) -> int:
    """The row, counted from its own goal line, of a side's last field player; 0 without one (T11.1)."""
    return min((own_row(side, game.at[pawn]) for pawn in game.field_players(side)), default=0)


def offside_now(game: State, side: int) -> int:
    """The pawns of a side that are offside, whoever plays the ball not counted in (T11.1)."""
    other, at = 1 - side, game.at
    last = last_row(game, other)
    found = 0
    for pawn in game.pawns(side):
        square = at[pawn]
        if HALVES[other] >> square & 1 and own_row(other, square) < last and pawn != game.holder:
            found |= 1 << pawn
    return found


def is_offside(game: State, pawn: int) -> bool:
    """Whether a pawn was offside when the ball was played last."""
    return bool(game.offside >> pawn & 1)


def give_offside(game: State, pawn: int, *, goal_area: bool = False) -> None:
    """The other side has a free kick from where the ball is (T11.2, T11.4)."""
    side = pawn // PAWNS
    game.tell("offside_given", side, number_of(pawn), game.ball, goal_area)
    game.o_side, game.spot, game.due = 1 - side, game.ball, "free_kick"
    go(game, "free_kick_due")


def spoils_shot(game: State, shooter: int) -> int:
    """The pawn of the shooter's side that was offside and stands in the goal area before it (T11.4), else -1."""
    side = shooter // PAWNS
    area = game.tables.goal_area[1 - side]
    for pawn in game.pawns(side):
        if pawn != shooter and is_offside(game, pawn) and area >> game.at[pawn] & 1:
            return pawn
    return -1
