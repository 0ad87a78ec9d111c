"""Power Soccer, as the house announces it."""

from typing import Final

from swallows_gui.catalogue.match_talk import MATCH_TALK, VOICE_FILES
from swallows_gui.title import QT_TRANSLATE_NOOP, StartOption, Title

POWER_SOCCER: Final = Title(
    id="power_soccer",
    package="swallows_gui.games.power_soccer",
    name=QT_TRANSLATE_NOOP("Titles", "Power Soccer"),
    line=QT_TRANSLATE_NOOP("Titles", "A dice game of five minutes: to fifty, and not a point more"),
    seats=range(2, 13),
    playable="session.kind:power_soccer",
    lab="lab.lab:PowerSoccerLab",
    words="words.words:narrator",
    progress="words.progress:progress",
    match="session.match:MATCH",
    sections="rules.sections:SECTIONS",
    desk="table.desk:PowerDesk",
    cover="table.cover:paint_cover",
    tutorial="words.lessons:first_match",
    data=(
        "power_soccer/dice.json",
        "power_soccer/rules/de.json",
        "power_soccer/rules/en.json",
        "power_soccer/rules/reasons.json",
        "power_soccer/commentary/callbacks.json",
        "power_soccer/commentary/occasions.json",
        "power_soccer/commentary/de.json",
        "power_soccer/commentary/en.json",
        "power_soccer/tutorial/plan.json",
        "power_soccer/tutorial/de.json",
        "power_soccer/tutorial/en.json",
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
            line=QT_TRANSLATE_NOOP("Titles", "Two names, and the die rolls"),
            screen="table.set_up:PowerSetUp",
            menu=QT_TRANSLATE_NOOP("Titles", "New &match…"),
        ),
    ),
)
