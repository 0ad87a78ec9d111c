"""Moving a pawn (T5): in a set, in a capture, in an attempt."""

from typing import Final

from swallows_gui.games.tactics_board.rules import actions as a
from swallows_gui.games.tactics_board.rules.board import HALVES, free_ends, neighbours, squares_of
from swallows_gui.games.tactics_board.rules.limits import closed_to, is_bound
from swallows_gui.games.tactics_board.rules.state import NO_DIE, State, number_of
from swallows_gui.games.tactics_board.rules.step import Step, ask, go
from swallows_gui.games.tactics_board.rules.tables import NOBODY, PAWNS

NEXT: Final = {"set": "roll_ball", "capture": "captured", "attempt": "attempted"}
"""What follows a move, by its reason."""


def ask_move(game: State, side: int, why: str) -> None:
    """A side is to move a pawn."""
    game.why, game.roll, game.picked = why, NO_DIE, NOBODY
    ask(game, "move", side)


def closed_now(game: State, pawn: int) -> int:
    """Where a pawn may not stop now: T2, and the ball if it may not touch it (T8.8)."""
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
    """The same as a list, the lowest square first."""
    return list(squares_of(ends_mask(game, pawn, roll)))


def can_use(game: State, pawn: int, roll: int) -> bool:
    """Whether a field player can move with a roll."""
    return bool(ends_mask(game, pawn, roll))


def movable(game: State, side: int, roll: int) -> list[int]:
    """The field players of a side that can use a roll (T5.5)."""
    return [pawn for pawn in game.field_players(side) if pawn != game.holder and can_use(game, pawn, roll)]


def keeper_steps(game: State, side: int) -> list[int]:
    """Where the keeper of a side may step (T5.6)."""
    keeper = game.keepers[side]
    if keeper == game.holder or game.at[keeper] < 0:
        return []
    closed = closed_now(game, keeper)
    return [square for square in neighbours(game.at[keeper]) if not closed >> square & 1]


class Move(Step):
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
    """Where the chosen pawn goes."""

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
