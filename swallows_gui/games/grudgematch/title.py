"""Philosophers' Grudge Match, as the house announces it."""

from typing import Final

from swallows_gui.catalogue.match_title import match_title
from swallows_gui.title import QT_TRANSLATE_NOOP, Title

GRUDGEMATCH: Final[Title] = match_title(
    game="grudgematch",
    name=QT_TRANSLATE_NOOP("Titles", "Philosophers' Grudge Match"),
    line=QT_TRANSLATE_NOOP("Titles", "Germany against France: four thinkers a side, and a card for every kick"),
    seats=range(2, 3),
    lab="lab.lab:GrudgematchLab",
    desk="table.desk:GrudgeDesk",
    data=("board.json", "art/heads.json", "texts.json"),
    set_up="table.set_up:GrudgeSetUp",
    invites=QT_TRANSLATE_NOOP("Titles", "Two names, and the longer surname plays Germany"),
)
