"""Power Soccer, as the house announces it."""

from typing import Final

from swallows_gui.catalogue.match_title import match_title
from swallows_gui.title import QT_TRANSLATE_NOOP, Title

POWER_SOCCER: Final[Title] = match_title(
    game="power_soccer",
    name=QT_TRANSLATE_NOOP("Titles", "Power Soccer"),
    line=QT_TRANSLATE_NOOP("Titles", "A dice game of five minutes: to fifty, and not a point more"),
    seats=range(2, 13, 2),
    lab="lab.lab:PowerSoccerLab",
    desk="table.desk:PowerDesk",
    data=("dice.json", "texts.json"),
    set_up="table.set_up:PowerSetUp",
    invites=QT_TRANSLATE_NOOP("Titles", "Two names, and the die rolls"),
)
