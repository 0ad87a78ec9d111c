"""Tactics Board, as the house announces it."""

from typing import Final

from swallows_gui.catalogue.match_talk import MATCH_TALK, VOICE_FILES
from swallows_gui.title import QT_TRANSLATE_NOOP, StartOption, Title

TACTICS_BOARD: Final = Title(
    id="tactics_board",
    name=QT_TRANSLATE_NOOP("Titles", "Tactics Board"),
    line=QT_TRANSLATE_NOOP("Titles", "Eleven against eleven on 128 squares: exact dice, one bend to a move"),
    seats=range(2, 5),
    playable="swallows_gui.session.tactics_board.kind:tactics_board",
    lab="swallows_gui.lab.tactics_board.lab:TacticsBoardLab",
    words="swallows_gui.models.tactics_board.words:narrator",
    progress="swallows_gui.models.tactics_board.progress:progress",
    match="swallows_gui.session.tactics_board.match:MATCH",
    sections="swallows_gui.engine.tactics_board.sections:SECTIONS",
    desk="swallows_gui.ui.tactics_board.desk:BoardDesk",
    cover="swallows_gui.ui.tactics_board.cover:paint_cover",
    tutorial="swallows_gui.models.tactics_board.lessons:first_match",
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
        "swallows_gui.session.tactics_board.kind",
        "swallows_gui.ui.tactics_board.set_up",
        "swallows_gui.ui.tactics_board.desk",
    ),
    starts=(
        StartOption(
            id="match",
            name=QT_TRANSLATE_NOOP("Titles", "New match"),
            line=QT_TRANSLATE_NOOP("Titles", "Two names, and the lots are rolled"),
            screen="swallows_gui.ui.tactics_board.set_up:BoardSetUp",
            menu=QT_TRANSLATE_NOOP("Titles", "New &match…"),
        ),
    ),
)
