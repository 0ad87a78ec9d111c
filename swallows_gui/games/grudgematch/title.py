"""Philosophers' Grudge Match, as the house announces it."""

from typing import Final

from swallows_gui.catalogue.match_talk import MATCH_TALK, VOICE_FILES
from swallows_gui.title import QT_TRANSLATE_NOOP, StartOption, Title

GRUDGEMATCH: Final = Title(
    id="grudgematch",
    package="swallows_gui.games.grudgematch",
    name=QT_TRANSLATE_NOOP("Titles", "Philosophers' Grudge Match"),
    line=QT_TRANSLATE_NOOP("Titles", "Germany against France: four thinkers a side, and a card for every kick"),
    seats=range(2, 3),
    playable="session.kind:grudgematch",
    lab="lab.lab:GrudgematchLab",
    words="words.words:narrator",
    progress="words.progress:progress",
    match="session.match:MATCH",
    desk="table.desk:GrudgeDesk",
    cover="table.cover:paint_cover",
    sections="rules.sections:SECTIONS",
    tutorial="words.lessons:first_match",
    data=(
        "grudgematch/board.json",
        "grudgematch/art/heads.json",
        "grudgematch/rules/de.json",
        "grudgematch/rules/en.json",
        "grudgematch/rules/reasons.json",
        "grudgematch/commentary/callbacks.json",
        "grudgematch/commentary/occasions.json",
        "grudgematch/commentary/de.json",
        "grudgematch/commentary/en.json",
        "grudgematch/tutorial/plan.json",
        "grudgematch/tutorial/de.json",
        "grudgematch/tutorial/en.json",
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
            line=QT_TRANSLATE_NOOP("Titles", "Two names, and the longer surname plays Germany"),
            screen="table.set_up:GrudgeSetUp",
            menu=QT_TRANSLATE_NOOP("Titles", "New &match…"),
        ),
    ),
)
