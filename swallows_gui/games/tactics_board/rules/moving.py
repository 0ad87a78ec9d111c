"""Moving a pawn in a set, a capture or an attempt (T5), offside (T11), and where pawns may stand or be shifted (T2,
T2.7)."""

from typing import Final

from swallows_gui.games.tactics_board.rules import actions as a
from swallows_gui.games.tactics_board.rules.actions import Step, ask, go
from swallows_gui.games.tactics_board.rules.board import (
    COLUMNS,
    HALVES,
    SQUARES,
    crowded,
    differences,
    distance,
    fifth_in_row,
    fourth_in_column,
    free_ends,
    neighbours,
    own_row,
    squares_of,
)
from swallows_gui.games.tactics_board.rules.state import NO_DIE, State, number_of
from swallows_gui.games.tactics_board.rules.tables import DEFENDER, NOBODY, PAWNS, SIDES


def last_row(game: State, side: int) -> int:
    """The row of a side's last field player, counted from its own goal line; 0 without one (T11.1)."""
    return min((own_row(side, game.at[pawn]) for pawn in game.field_players(side)), default=0)


def offside_now(game: State, side: int) -> int:
    """The pawns of a side that are offside, not considering who plays the ball (T11.1)."""
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


NEXT: Final = {"set": "roll_ball", "capture": "captured", "attempt": "attempted"}
"""What follows a move, by its reason."""


def ask_move(game: State, side: int, why: str) -> None:
    """A side is to move a pawn."""
    game.why, game.roll, game.picked = why, NO_DIE, NOBODY
    ask(game, "move", side)


def closed_now(game: State, pawn: int) -> int:
    """The squares where a pawn may not stop now: T2, and the ball if it may not touch it (T8.8)."""
    closed = closed_to(game, pawn)
    return closed | 1 << game.ball if pawn == game.no_touch else closed


def passable(game: State, pawn: int) -> int:
    """What a pawn may not pass: opponents, and for some the other half (T5.4, T2.2)."""
    side = pawn // PAWNS
    blocked = game.own[1 - side]
    return blocked | HALVES[1 - side] if is_bound(game, pawn) else blocked


def ends_mask(game: State, pawn: int, roll: int) -> int:
    """The set of the squares that a field player can move to with a roll (T5.2 to T5.4)."""
    return free_ends(game.at[pawn], roll, passable(game, pawn)) & ~closed_now(game, pawn)


def ends(game: State, pawn: int, roll: int) -> list[int]:
    """As `ends_mask`, as a list, the lowest square first."""
    return list(squares_of(ends_mask(game, pawn, roll)))


def can_use(game: State, pawn: int, roll: int) -> bool:
    """Whether a field player can move with a roll."""
    return bool(ends_mask(game, pawn, roll))


def movable(game: State, side: int, roll: int) -> list[int]:
    """The field players of a side that can use a roll (T5.5)."""
    return [pawn for pawn in game.field_players(side) if pawn != game.holder and can_use(game, pawn, roll)]


def keeper_steps(game: State, side: int) -> list[int]:
    """The squares to which a side's keeper may step (T5.6)."""
    keeper = game.keepers[side]
    if keeper == game.holder or game.at[keeper] < 0:
        return []
    closed = closed_now(game, keeper)
    return [square for square in neighbours(game.at[keeper]) if not closed >> square & 1]


class MoveStep(Step):
    """Roll, or step with the keeper (T5.1)."""

    name = "move"

    def options(self, game: State) -> list[int]:
        roll = [game.action(a.ROLL)]
        return [*roll, game.action(a.KEEPER)] if keeper_steps(game, game.asked) else roll

    def push(self, game: State, action: int) -> None:
        side = game.asked
        if a.verb_of(action) == a.KEEPER:
            game.picked = game.keepers[side]
            ask(game, "keeper", side)
            return
        game.roll = game.chance.die()
        game.tell("pawn_rolled", side, game.roll)
        if movable(game, side, game.roll):
            ask(game, "pawn", side)
            return
        game.tell("move_lost", side, game.roll)
        game.moved(side)
        game.picked = NOBODY
        go(game, NEXT[game.why])


class Pawn(Step):
    """Which field player moves (T5.5)."""

    name = "pawn"

    def options(self, game: State) -> list[int]:
        pick = game.action(a.PICK)
        return [pick | number_of(pawn) for pawn in movable(game, game.asked, game.roll)]

    def push(self, game: State, action: int) -> None:
        game.picked = game.asked * PAWNS + a.argument_of(action) - 1
        ask(game, "to", game.asked)


class _Goes(Step):
    """The base of steps that choose where the picked pawn goes."""

    def push(self, game: State, action: int) -> None:
        pawn, square, side = game.picked, a.argument_of(action), game.asked
        here = game.at[pawn]
        game.put(pawn, square)
        game.tell("pawn_moved", side, number_of(pawn), here, square, game.why, self.name == "keeper")
        game.moved(side)
        go(game, NEXT[game.why])


class To(_Goes):
    """A field player moves by the die (T5.2)."""

    name = "to"

    def options(self, game: State) -> list[int]:
        to = game.action(a.TO)
        return [to | square for square in ends(game, game.picked, game.roll)]


class KeeperSteps(_Goes):
    """The keeper goes one square (T5.1)."""

    name = "keeper"

    def options(self, game: State) -> list[int]:
        to = game.action(a.TO)
        return [to | square for square in keeper_steps(game, game.asked)]
