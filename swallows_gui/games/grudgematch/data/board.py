"""The field, the men and the worth of the cards (G0.2 to G0.9), read from `resources/grudgematch/board.json`."""

from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Annotated, Final

from pydantic import Field, ValidationError

from swallows_gui.catalogue.mistakes import BadFile, Strict, read_json
from swallows_gui.catalogue.places import data_path
from swallows_gui.games.grudgematch.rules.tables import SIDES, SUITS, Tables

FOLDER: Final = "grudgematch"
FILE: Final = "board.json"

Name = Annotated[str, Field(min_length=1, max_length=40)]
Small = Annotated[int, Field(ge=0, le=60)]


class BadBoard(BadFile):
    """A file of the board that cannot be used."""


class _Rows(Strict):
    rows: Annotated[int, Field(ge=5, le=15)]
    end_row: Annotated[int, Field(ge=2, le=7)]
    exit_row: Annotated[int, Field(ge=1, le=7)]


class _Side(Strict):
    id: Name
    exit_column: Small
    men: dict[str, Name]


class _Board(Strict):
    columns: Annotated[list[Small], Field(min_length=2, max_length=2)]
    goal_box_columns: Annotated[list[Small], Field(min_length=1)]
    rows: Annotated[list[_Rows], Field(min_length=1)]
    sides: Annotated[list[_Side], Field(min_length=2, max_length=2)]
    hand: Annotated[int, Field(ge=1, le=20)]
    joker_after: Annotated[list[Small], Field(min_length=2, max_length=2)]
    face_cards: dict[str, Annotated[list[Small], Field(min_length=2, max_length=2)]]


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
    first, last = board.columns
    if (first, last) != (2, 12):
        raise BadBoard(path.name, "columns", "are the results of two dice: from 2 to 12")
    if any(not first <= column <= last for column in board.goal_box_columns):
        raise BadBoard(path.name, "goal_box_columns", "lie beside the field")
    for at, form in enumerate(board.rows):
        if form.rows != 2 * form.end_row + 1 or form.exit_row > form.end_row:
            raise BadBoard(path.name, f"rows.{at}", "the end rows lie evenly about row 0, the exits before them")
    for at, (side, wanted) in enumerate(zip(board.sides, SIDES, strict=True)):
        if side.id != wanted:
            raise BadBoard(path.name, f"sides.{at}.id", f"is {side.id!r} where {wanted!r} is due")
        if tuple(side.men) != SUITS:
            raise BadBoard(path.name, f"sides.{at}.men", f"is not one man a suit: {', '.join(SUITS)}")
        if side.exit_column not in (first, last):
            raise BadBoard(path.name, f"sides.{at}.exit_column", "is no side line")
    least, most = board.joker_after
    if not 2 * board.hand <= least <= most <= 52:
        raise BadBoard(path.name, "joker_after", "the joker lies behind the cards dealt and in the pack")
    if tuple(board.face_cards) != ("jack", "queen", "king"):
        raise BadBoard(path.name, "face_cards", "are jack, queen and king")
    faces = tuple((dice, more) for dice, more in board.face_cards.values())
    if any(not 1 <= dice <= 2 or more > 6 for dice, more in faces):
        raise BadBoard(path.name, "face_cards", "roll one die or two, with at most 6 added")
    bearing = board.model_dump_json(exclude={"sides": {"__all__": {"men"}}})
    return Tables(
        digest="sha256:" + sha256(bearing.encode()).hexdigest(),
        rows=tuple((form.rows, form.end_row, form.exit_row) for form in board.rows),
        goal_box=tuple(board.goal_box_columns),
        exits=tuple(side.exit_column for side in board.sides),
        men=tuple(tuple(side.men.values()) for side in board.sides),
        hand=board.hand,
        joker_after=(least, most),
        faces=faces,
    )
