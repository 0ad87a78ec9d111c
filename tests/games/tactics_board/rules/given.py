"""Positions to begin a test from, written as one would say them, and how a test plays on."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

import pytest

from swallows_gui.engine.chance import Chance
from swallows_gui.engine.game import Event, IllegalAction, Json
from swallows_gui.games.tactics_board.data.board import load
from swallows_gui.games.tactics_board.rules.actions import STEPS
from swallows_gui.games.tactics_board.rules.after_play import hold
from swallows_gui.games.tactics_board.rules.board import OFF, name_of, square_at, ways
from swallows_gui.games.tactics_board.rules.game import TacticsBoard
from swallows_gui.games.tactics_board.rules.moving import is_bound
from swallows_gui.games.tactics_board.rules.state import Options

TABLES: Final = load()
SIDES: Final = ("red", "blue")
LINE_UP: Final = {
    1: "D1", 2: "B4", 3: "D4", 4: "E4", 5: "G4", 6: "A6", 7: "C6", 8: "F6", 9: "H6", 10: "D8", 11: "G8",
}  # fmt: skip
"""Where pawns stand of which a test says nothing: each side in its own half."""


class Loaded(Chance):
    """Dice and spins that fall as a test says, and then as they like."""

    __slots__ = ("dice", "spins")

    def __init__(self, dice: Sequence[int], spins: Sequence[int] = ()) -> None:
        super().__init__(1)
        self.dice, self.spins = list(dice), list(spins)

    def die(self) -> int:
        return self.dice.pop(0) if self.dice else super().die()

    def below(self, n: int) -> int:
        return self.spins.pop(0) - 1 if self.spins else super().below(n)

    def copy(self) -> "Loaded":
        twin = Loaded(self.dice, self.spins)
        twin.state = self.state
        return twin


def sq(name: str) -> int:
    """A square as "red C4" or "blue D8"."""
    side, place = name.split()
    return square_at(SIDES.index(side), place)


def called(square: int) -> str:
    """The name of a square."""
    side, name = name_of(square)
    return f"{SIDES[side]} {name}"


def pawn(name: str) -> int:
    """A pawn as "red 10"."""
    side, number = name.split()
    return SIDES.index(side) * 11 + int(number) - 1


class Position:
    """A running match, and what a test does with it."""

    def __init__(self, game: TacticsBoard) -> None:
        self.game = game
        self.told: list[Event] = []

    @property
    def step(self) -> str:
        return self.game.step

    @property
    def ball(self) -> str | None:
        return None if self.game.ball == OFF else called(self.game.ball)

    @property
    def side(self) -> str:
        return SIDES[self.game.asked]

    def where(self, name: str) -> str | None:
        square = self.game.at[pawn(name)]
        return None if square == OFF else called(square)

    def enter(self, step: str) -> "Position":
        """The match goes on with this step."""
        self.game.log = []
        STEPS[step].enter(self.game)
        self.told = self.game.log
        return self

    def do(self, kind: str, to: str | None = None, **given: Any) -> "Position":
        """The side asked does something; `told` has what followed."""
        game = self.game
        self.told = game.push(game.notation.action_from_json(game.mover, written(kind, to, given)))
        return self

    def roll(self, number: int, to: str) -> "Position":
        """The side asked rolls, and moves the pawn of this number."""
        told = self.do("roll").told
        told += self.do("pick", pawn=number).told
        self.told = told + self.do("to", to).told
        return self

    def refused(self, code: str, kind: str, to: str | None = None, *, seat: int | None = None, **given: Any) -> None:
        """It is refused by the game and by the view for this reason, and nothing changes."""
        game = self.game
        before = game.to_state()
        mover = game.mover if seat is None else seat
        action = game.notation.action_from_json(mover, written(kind, to, given))
        with pytest.raises(IllegalAction) as caught:
            game.push(action)
        assert caught.value.code == code
        reason = game.view(mover).refusal(action)
        assert reason is not None
        assert (reason.code, dict(reason.parameters)) == (code, caught.value.parameters)
        assert game.to_state() == before

    def offered(self, kind: str = "") -> list[Json]:
        """All that the side asked may do, of one kind if that is named."""
        found = [self.game.notation.action_to_json(action) for action in self.game.legal]
        return [entry for entry in found if not kind or entry["type"] == kind]

    def squares(self, kind: str = "") -> set[str]:
        """The squares of what it may do."""
        return {called(entry["square"]) for entry in self.offered(kind) if "square" in entry}

    def numbers(self) -> list[int]:
        """The pawns of what it may do."""
        return [entry["pawn"] for entry in self.offered() if "pawn" in entry]

    def events(self, kind: str) -> list[Event]:
        """Those of one type among what was told last."""
        return [event for event in self.told if event[0] == kind]

    def types(self) -> list[str]:
        """The types of what was told last."""
        return [str(event[0]) for event in self.told]


def written(kind: str, to: str | None, given: Mapping[str, Any]) -> Json:
    """An action as a record has it."""
    return {"type": kind, **given, **({} if to is None else {"square": sq(to)})}


def match(
    *,
    red: Mapping[int, str | None] | None = None,
    blue: Mapping[int, str | None] | None = None,
    ball: str = "red D5",
    holder: str | None = None,
    dice: Sequence[int] = (),
    spins: Sequence[int] = (),
    score: tuple[int, int] = (0, 0),
    plays: int = 5,
    period: int = 1,
    bare: bool = False,
    **options: Any,
) -> Position:
    """A match in play. Who is not named stands as in `LINE_UP` in its own half, with `bare` nowhere (that is, sent off,
    the keeper excepted). The holder stands on the ball."""
    game = TacticsBoard.begin(TABLES, Options.read(TABLES, options), Loaded([2, 5]))
    game.clear_board()
    for side, named in enumerate((red or {}, blue or {})):
        for number, usual in LINE_UP.items():
            place: str | None = f"{SIDES[side]} {usual}" if not bare or number == 1 else None
            if number in named:
                place = named[number]
            at = side * 11 + number - 1
            if place is None:
                game.sent_off |= 1 << at
            else:
                game.put(at, sq(place))
                assert place.startswith(SIDES[side]) or not is_bound(game, at)
    assert len({*game.at[:11]} - {OFF}) == sum(square != OFF for square in game.at[:11]), "two on one square"
    game.clear_play()
    game.ball, game.score, game.plays, game.period = sq(ball), score, plays, period
    game.placing = 5
    game.chance = Loaded(dice, spins)
    if holder is not None:
        hold(game, pawn(holder))
        assert game.at[pawn(holder)] == game.ball, "the holder stands on the ball"
    return Position(game)


def in_set(holder: str, dice: Sequence[int] = (), **given: Any) -> Position:
    """A side begins a set with this pawn."""
    side, number = holder.split()
    named = given.get(side, {})
    ball = named.get(int(number)) or f"{side} {LINE_UP[int(number)]}"
    return match(holder=holder, dice=dice, ball=ball, **given).enter("begin_set")


def to_play(holder: str, dice: Sequence[int] = (), *, restart: str = "", **given: Any) -> Position:
    """A pawn is about to play the ball; the dice are those of the ball first."""
    side, number = holder.split()
    named = given.get(side, {})
    ball = named.get(int(number)) or f"{side} {LINE_UP[int(number)]}"
    position = match(holder=holder, dice=dice, ball=ball, **given)
    position.game.restart = restart
    return position.enter("roll_ball")


def new(dice: Sequence[int] = (), **options: Any) -> Position:
    """A match just begun."""
    return Position(TacticsBoard.begin(TABLES, Options.read(TABLES, options), Loaded(dice)))


def shooting() -> Position:
    """Red 10 is to shoot."""
    return match(red={10: "blue C4"}, ball="blue C4", holder="red 10").enter("shot")


def free_squares(square: int, roll: int) -> int:
    """How many squares a roll leads to from a square of an empty board."""
    return len(ways(square, roll))
