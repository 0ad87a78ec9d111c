"""The parts of the board and the shooting signs (T1), read from `resources/tactics_board/board.json`."""

from collections.abc import Callable
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Annotated, Final, Literal, TypeVar

from pydantic import Field, ValidationError

from swallows_gui.catalogue.mistakes import BadFile, Strict, read_json
from swallows_gui.catalogue.places import data_path
from swallows_gui.games.tactics_board.rules.board import COLUMNS, LETTERS, ROWS, set_of, square_at
from swallows_gui.games.tactics_board.rules.tables import ROLES, SIDES, SIGNS, Tables

T = TypeVar("T")

FOLDER: Final = "tactics_board"
FILE: Final = "board.json"

Square = Annotated[str, Field(pattern=r"^[A-H][1-8]$")]
Sign = Literal["ball", "flag", "kick"]
Bonus = Annotated[int, Field(ge=0, le=4)]


class BadBoard(BadFile):
    """A file of the board that cannot be used."""


class _Area(Strict):
    columns: Annotated[str, Field(min_length=1, max_length=8, pattern=r"^[A-H]+$")]
    rows: Annotated[list[Annotated[int, Field(ge=1, le=8)]], Field(min_length=1)]


class _SetUp(Strict):
    keeper: Annotated[list[Square], Field(min_length=2, max_length=2)]
    defenders: Annotated[list[Square], Field(min_length=4, max_length=4)]
    midfielders: Annotated[list[Square], Field(min_length=4, max_length=4)]
    strikers: Annotated[str, Field(pattern=r"^row [1-8]$")]


class _Board(Strict):
    columns: str
    rows_per_half: int
    goal_area: Annotated[list[Square], Field(min_length=1)]
    penalty_area: _Area
    long_distance: list[Square]
    circle: Annotated[list[Square], Field(min_length=1)]
    corners: Annotated[list[Square], Field(min_length=2, max_length=2)]
    penalty_spot: Square
    set_up: _SetUp
    battle_bonus: dict[str, Bonus]
    spinner: Annotated[list[Sign], Field(min_length=8, max_length=8)]
    shooting_die: Annotated[list[Sign], Field(min_length=6, max_length=6)]


@cache
def load() -> Tables:
    """The tables of the game as it comes with the program, read once. Raises `BadBoard`."""
    return read_board(data_path("resources", FOLDER, FILE))


def read_board(path: Path) -> Tables:
    """The tables of the board in a file. Raises `BadBoard` for one that cannot be played on."""
    try:
        board = _Board.model_validate(read_json(path, BadBoard))
    except ValidationError as error:
        raise BadBoard.by(path, error) from error
    if board.columns != LETTERS:
        raise BadBoard(path.name, "columns", f"are {LETTERS}")
    if board.rows_per_half != ROWS // 2:
        raise BadBoard(path.name, "rows_per_half", f"are {ROWS // 2}")
    if tuple(board.battle_bonus) != ROLES:
        raise BadBoard(path.name, "battle_bonus", f"names these, in order: {', '.join(ROLES)}")
    if [corner[0] for corner in board.corners] != [LETTERS[0], LETTERS[-1]]:
        raise BadBoard(path.name, "corners", "are one of the first column and one of the last")
    line_up = [*board.set_up.defenders, *board.set_up.midfielders]
    front = int(board.set_up.strikers.removeprefix("row "))
    if len({*line_up, *board.set_up.keeper}) != len(line_up) + 2 or any(int(name[1]) == front for name in line_up):
        raise BadBoard(path.name, "set_up", "puts two pawns on one square")
    if {*board.spinner} != {*SIGNS} or {*board.shooting_die} != {*SIGNS}:
        raise BadBoard(path.name, "spinner", f"shows each of {', '.join(SIGNS)}, and so does the shooting die")
    area = [f"{column}{row}" for column in board.penalty_area.columns for row in board.penalty_area.rows]
    if not {*board.goal_area, board.penalty_spot} <= {*area}:
        raise BadBoard(path.name, "penalty_area", "holds the goal area and the penalty spot")
    bonus = tuple(board.battle_bonus[role] for role in ROLES)
    return Tables(
        digest="sha256:" + sha256(board.model_dump_json().encode()).hexdigest(),
        goal_area=_both(lambda side: set_of(square_at(side, name) for name in board.goal_area)),
        penalty_area=_both(lambda side: set_of(square_at(side, name) for name in area)),
        long_distance=_both(lambda side: set_of(square_at(side, name) for name in board.long_distance)),
        circle=_both(lambda side: _squares(side, board.circle)),
        corners=_both(lambda side: (square_at(side, board.corners[0]), square_at(side, board.corners[1]))),
        penalty_spot=_both(lambda side: square_at(side, board.penalty_spot)),
        keeper_squares=_both(lambda side: _squares(side, board.set_up.keeper)),
        line_up=_both(lambda side: _squares(side, line_up)),
        front_row=_both(lambda side: _squares(side, [f"{LETTERS[x]}{front}" for x in range(COLUMNS)])),
        bonus=(bonus[0], bonus[1], bonus[2], bonus[3]),
        spinner=tuple(board.spinner),
        shooting_die=tuple(board.shooting_die),
    )


def _both(made: Callable[[int], T]) -> tuple[T, T]:
    first, second = (made(side) for side in range(SIDES))
    return first, second


def _squares(side: int, names: list[str]) -> tuple[int, ...]:
    return tuple(square_at(side, name) for name in names)
