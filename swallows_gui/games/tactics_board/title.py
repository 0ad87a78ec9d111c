"""Tactics Board, as the house announces it."""

from typing import Final

from swallows_gui.catalogue.match_title import match_title
from swallows_gui.title import QT_TRANSLATE_NOOP, Title

TACTICS_BOARD: Final[Title] = match_title(
    game="tactics_board",
    name=QT_TRANSLATE_NOOP("Titles", "Tactics Board"),
    line=QT_TRANSLATE_NOOP("Titles", "Eleven against eleven on 128 squares: exact dice, one bend to a move"),
    seats=range(2, 5),
    lab="lab.lab:TacticsBoardLab",
    desk="table.desk:BoardDesk",
    data=("board.json", "texts.json"),
    set_up="table.set_up:BoardSetUp",
    invites=QT_TRANSLATE_NOOP("Titles", "Two names, and the lots are rolled"),
)
