"""Where pawns may stand (T2), and where they are shifted to (T2.7)."""

from swallows_gui.games.tactics_board.rules.board import (
    COLUMNS,
    HALVES,
    SQUARES,
    crowded,
    differences,
    distance,
    fifth_in_row,
    fourth_in_column,
    own_row,
    squares_of,
)
from swallows_gui.games.tactics_board.rules.state import State, number_of
from swallows_gui.games.tactics_board.rules.tables import DEFENDER, PAWNS, SIDES

MOST_IN_AREA = 4
"""Field players of a side in a penalty area (T2.4)."""
ALL = (1 << SQUARES) - 1


def others(game: State, pawn: int) -> int:
    """The squares of the other pawns of its side."""
    here = game.at[pawn]
    own = game.own[pawn // PAWNS]
    return own & ~(1 << here) if here >= 0 else own


def is_bound(game: State, pawn: int) -> bool:
    """Whether a pawn must stay in its own half (T2.2)."""
    return game.role(pawn) <= DEFENDER


def closed_to(game: State, pawn: int, *, crowds: bool = True) -> int:
    """The squares where a pawn may not stand (T2); without `crowds` T2.3 does not hinder it (T2.6)."""
    side = pawn // PAWNS
    own = others(game, pawn)
    closed = own | crowded(own) if crowds else own
    if is_bound(game, pawn):
        closed |= HALVES[1 - side]
    keeper = game.keepers[side]
    field = own
    if pawn != keeper and game.at[keeper] >= 0:
        field &= ~(1 << game.at[keeper])
    for half in range(SIDES):
        if own & game.tables.goal_area[half]:
            closed |= game.tables.goal_area[half]
        area = game.tables.penalty_area[half]
        if pawn != keeper and (field & area).bit_count() >= MOST_IN_AREA:
            closed |= area
    return closed


def may_stand(game: State, pawn: int, square: int) -> bool:
    """Whether a square is legal for a pawn (T2)."""
    return not closed_to(game, pawn) >> square & 1


def why_closed(game: State, pawn: int, square: int) -> str:
    """The code of the reason why a pawn may not stand on a square, "" if it may (T19)."""
    side, own = pawn // PAWNS, others(game, pawn)
    if own >> square & 1:
        return "own_pawn_there"
    if is_bound(game, pawn) and HALVES[1 - side] >> square & 1:
        return "own_half_only"
    if not closed_to(game, pawn) >> square & 1:
        return ""
    if fifth_in_row(own) >> square & 1:
        return "four_in_a_row"
    if fourth_in_column(own) >> square & 1:
        return "three_in_a_column"
    if any(own & area and area >> square & 1 for area in game.tables.goal_area):
        return "goal_area_taken"
    return "area_full"


def shift(game: State, pawn: int, closed: int) -> None:
    """A rule pushes a pawn off its square, to none of `closed` (T2.7)."""
    side, here = pawn // PAWNS, game.at[pawn]
    free = ALL & ~(closed_to(game, pawn) | game.own[1 - side] | closed)
    ranked = [
        (distance(here, to), sum(differences(here, to)), own_row(side, to), to % COLUMNS, to) for to in squares_of(free)
    ]
    if ranked:
        to = min(ranked)[-1]
        game.put(pawn, to)
        game.tell("shifted", side, number_of(pawn), here, to)


def shift_all(game: State, side: int, closed: int, *, stays: int = -1) -> None:
    """All pawns of a side on `closed` are shifted off it, but one that stays."""
    for pawn in game.pawns(side):
        if pawn != stays and closed >> game.at[pawn] & 1:
            shift(game, pawn, closed)


def send_home(game: State, side: int) -> None:
    """The keeper of a side goes to its goal area, and a team-mate there out of it (T13.2)."""
    keeper, area = game.keepers[side], game.tables.goal_area[side]
    if area >> game.at[keeper] & 1:
        return
    homes = game.tables.keeper_squares[side]
    home = min(homes, key=lambda square: (distance(game.at[keeper], square), homes.index(square)))
    shift_all(game, side, area)
    game.put(keeper, home)
    game.tell("placed", side, number_of(keeper), home, "home")
