"""Tactics Board, as the house announces it."""

from typing import Final

from swallows_gui.catalogue.match_talk import MATCH_TALK, VOICE_FILES
from swallows_gui.title import QT_TRANSLATE_NOOP, StartOption, Title

TACTICS_BOARD: Final = Title(
    id="tactics_board",
    package="swallows_gui.games.tactics_board",
    name=QT_TRANSLATE_NOOP("Titles", "Tactics Board"),
    line=QT_TRANSLATE_NOOP("Titles", "Eleven against eleven on 128 squares: exact dice, one bend to a move"),
    seats=range(2, 5),
    playable="session.kind:tactics_board",
    lab="lab.lab:TacticsBoardLab",
    words="words.words:narrator",
    progress="words.progress:progress",
    match="session.match:MATCH",
    sections="rules.sections:SECTIONS",
    desk="table.desk:BoardDesk",
    cover="table.cover:paint_cover",
    tutorial="words.lessons:first_match",
    data=(
        "tactics_board/board.json",
        "tactics_board/rules/de.json",
        "tactics_board/rules/en.json",
        "tactics_board/rules/reasons.json",
        "tactics_board/commentary/callbacks.json",
        "tactics_board/commentary/occasions.json",
        "tactics_board/commentary/de.json",
        "tactics_board/commentary/en.json",
        "tactics_board/tutorial/plan.json",
        "tactics_board/tutorial/de.json",
        "tactics_board/tutorial/en.json",
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
            line=QT_TRANSLATE_NOOP("Titles", "Two names, and the lots are rolled"),
            screen="table.set_up:BoardSetUp",
            menu=QT_TRANSLATE_NOOP("Titles", "New &match…"),
        ),
    ),
)
