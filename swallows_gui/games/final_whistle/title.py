"""Final Whistle, as the house announces it."""

from typing import Final

from swallows_gui.catalogue.match_talk import MATCH_TALK, VOICE_FILES
from swallows_gui.title import QT_TRANSLATE_NOOP, StartOption, Title

FINAL_WHISTLE: Final = Title(
    id="final_whistle",
    package="swallows_gui.games.final_whistle",
    name=QT_TRANSLATE_NOOP("Titles", "Final Whistle"),
    line=QT_TRANSLATE_NOOP("Titles", "Fifteen men, twelve hidden cards, and every man used turns to another strength"),
    seats=range(2, 3),
    playable="session.kind:final_whistle",
    lab="lab.lab:FinalWhistleLab",
    words="words.words:narrator",
    progress="words.progress:progress",
    match="session.match:MATCH",
    sections="rules.sections:SECTIONS",
    desk="table.desk:FinalDesk",
    cover="table.cover:paint_cover",
    album="table.album:AlbumScreen",
    tutorial="words.lessons:first_match",
    data=(
        "final_whistle/footballers.json",
        "final_whistle/squads.json",
        "final_whistle/cards.json",
        "final_whistle/rules/de.json",
        "final_whistle/rules/en.json",
        "final_whistle/rules/reasons.json",
        "final_whistle/commentary/callbacks.json",
        "final_whistle/commentary/occasions.json",
        "final_whistle/commentary/de.json",
        "final_whistle/commentary/en.json",
        "final_whistle/tutorial/plan.json",
        "final_whistle/tutorial/de.json",
        "final_whistle/tutorial/en.json",
        *VOICE_FILES,
    ),
    settings=(MATCH_TALK,),
    preload=(
        "session.kind",
        "table.set_up",
        "table.desk",
    ),
    starts=(
        StartOption(
            id="match",
            name=QT_TRANSLATE_NOOP("Titles", "New match"),
            line=QT_TRANSLATE_NOOP("Titles", "Two names, two squads, six quarters of an hour"),
            screen="table.set_up:FinalSetUp",
            menu=QT_TRANSLATE_NOOP("Titles", "New &match…"),
        ),
    ),
)
