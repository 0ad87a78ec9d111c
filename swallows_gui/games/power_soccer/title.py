"""Power Soccer, as the house announces it."""

from typing import Final

from swallows_gui.catalogue.match_talk import MATCH_TALK, VOICE_FILES
from swallows_gui.title import QT_TRANSLATE_NOOP, StartOption, Title

POWER_SOCCER: Final = Title(
    id="power_soccer",
    name=QT_TRANSLATE_NOOP("Titles", "Power Soccer"),
    line=QT_TRANSLATE_NOOP("Titles", "A dice game of five minutes: to fifty, and not a point more"),
    seats=range(2, 13),
    playable="swallows_gui.games.power_soccer.session.kind:power_soccer",
    lab="swallows_gui.games.power_soccer.lab.lab:PowerSoccerLab",
    words="swallows_gui.games.power_soccer.words.words:narrator",
    progress="swallows_gui.games.power_soccer.words.progress:progress",
    match="swallows_gui.games.power_soccer.session.match:MATCH",
    sections="swallows_gui.games.power_soccer.rules.sections:SECTIONS",
    desk="swallows_gui.games.power_soccer.table.desk:PowerDesk",
    cover="swallows_gui.games.power_soccer.table.cover:paint_cover",
    tutorial="swallows_gui.games.power_soccer.words.lessons:first_match",
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
        "swallows_gui.games.power_soccer.session.kind",
        "swallows_gui.games.power_soccer.table.set_up",
        "swallows_gui.games.power_soccer.table.desk",
    ),
    starts=(
        StartOption(
            id="match",
            name=QT_TRANSLATE_NOOP("Titles", "New match"),
            line=QT_TRANSLATE_NOOP("Titles", "Two names, and the die rolls"),
            screen="swallows_gui.games.power_soccer.table.set_up:PowerSetUp",
            menu=QT_TRANSLATE_NOOP("Titles", "New &match…"),
        ),
    ),
)
