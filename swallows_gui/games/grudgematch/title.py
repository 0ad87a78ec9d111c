"""Philosophers' Grudge Match, as the house announces it."""

from typing import Final

from swallows_gui.catalogue.match_talk import MATCH_TALK, VOICE_FILES
from swallows_gui.title import QT_TRANSLATE_NOOP, StartOption, Title

GRUDGEMATCH: Final = Title(
    id="grudgematch",
    name=QT_TRANSLATE_NOOP("Titles", "Philosophers' Grudge Match"),
    line=QT_TRANSLATE_NOOP("Titles", "Germany against France: four thinkers a side, and a card for every kick"),
    seats=range(2, 3),
    playable="swallows_gui.games.grudgematch.session.kind:grudgematch",
    lab="swallows_gui.games.grudgematch.lab.lab:GrudgematchLab",
    words="swallows_gui.games.grudgematch.words.words:narrator",
    progress="swallows_gui.games.grudgematch.words.progress:progress",
    match="swallows_gui.games.grudgematch.session.match:MATCH",
    desk="swallows_gui.games.grudgematch.table.desk:GrudgeDesk",
    cover="swallows_gui.games.grudgematch.table.cover:paint_cover",
    sections="swallows_gui.games.grudgematch.rules.sections:SECTIONS",
    tutorial="swallows_gui.games.grudgematch.words.lessons:first_match",
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
        "swallows_gui.games.grudgematch.session.kind",
        "swallows_gui.games.grudgematch.table.set_up",
        "swallows_gui.games.grudgematch.table.desk",
    ),
    starts=(
        StartOption(
            id="match",
            name=QT_TRANSLATE_NOOP("Titles", "New match"),
            line=QT_TRANSLATE_NOOP("Titles", "Two names, and the longer surname plays Germany"),
            screen="swallows_gui.games.grudgematch.table.set_up:GrudgeSetUp",
            menu=QT_TRANSLATE_NOOP("Titles", "New &match…"),
        ),
    ),
)
