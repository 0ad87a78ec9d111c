"""Final Whistle, as the house announces it."""

from typing import Final

from swallows_gui.catalogue.match_title import match_title
from swallows_gui.title import QT_TRANSLATE_NOOP, Title

FINAL_WHISTLE: Final[Title] = match_title(
    game="final_whistle",
    name=QT_TRANSLATE_NOOP("Titles", "Final Whistle"),
    line=QT_TRANSLATE_NOOP("Titles", "Fifteen men, twelve hidden cards, and every man you use turns to a new strength"),
    seats=range(2, 3),
    lab="lab.lab:FinalWhistleLab",
    desk="table.desk:FinalDesk",
    album="table.album:AlbumScreen",
    data=("footballers.json", "squads.json", "cards.json", "names/de.json", "names/en.json", "texts.json"),
    set_up="table.set_up:FinalSetUp",
    invites=QT_TRANSLATE_NOOP("Titles", "Two names, two squads, six quarters of an hour"),
)
