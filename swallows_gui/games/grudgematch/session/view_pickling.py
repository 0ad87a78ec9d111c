"""How a view is sent to another process: the tables by their digest, the field by its length."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from swallows_gui.games.grudgematch.data.board import load
from swallows_gui.games.grudgematch.rules.board import Board
from swallows_gui.games.grudgematch.rules.tables import Tables
from swallows_gui.session.view_pickling import by_digest


def _name_board(board: Board) -> tuple[Any, ...]:
    return _board, (board.rows,)


def _board(rows: int) -> Board:
    return load().boards[rows]


REDUCERS: Final[Mapping[type, Callable[[Any], Any]]] = {Tables: by_digest(load), Board: _name_board}
"""A reducer for each class whose objects are not sent as they are."""
