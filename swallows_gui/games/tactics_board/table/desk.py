"""Tactics Board in the window: its table with lists and commentary, the page after the match, its paper."""

from __future__ import annotations

from collections.abc import Mapping, Set
from functools import partial
from typing import TYPE_CHECKING, Any

from swallows_gui.games.tactics_board.rules.events import EVENTS
from swallows_gui.games.tactics_board.table.presentation import MANNERS, WATCHED
from swallows_gui.games.tactics_board.table.replay_desk import BoardReplay, page_of
from swallows_gui.games.tactics_board.table.table import BoardTable
from swallows_gui.games.tactics_board.words.bundle import BoardModels
from swallows_gui.games.tactics_board.words.chapters import BOOK, FIRST_MATCH
from swallows_gui.games.tactics_board.words.match_story import MatchStory
from swallows_gui.ui.play.desk import Paper
from swallows_gui.ui.play.match_desk import MatchDesk

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from swallows_gui.session import Session
    from swallows_gui.ui.play.desk import Shell
    from swallows_gui.ui.play.match_desk import MatchResultScreen
    from swallows_gui.ui.play.page_of_text import Page


class BoardDesk(MatchDesk):
    """The desk of one running match."""

    manners = MANNERS
    table: BoardTable
    models: BoardModels
    table_type = BoardTable
    models_type = BoardModels
    replay_desk = BoardReplay
    first_match = FIRST_MATCH
    tip_book = BOOK
    events, story = EVENTS, MatchStory()

    def __init__(self, session: Session, shell: Shell) -> None:
        if not any(seat.kind == "human" for seat in session.seats):
            self.manners = WATCHED
        super().__init__(session, shell)

    @classmethod
    def result_screen(cls) -> type[MatchResultScreen]:
        from swallows_gui.games.tactics_board.table.result import BoardResultScreen

        return BoardResultScreen

    def paper(self) -> Paper:
        from swallows_gui.games.tactics_board.table.result import score_sheet, sheet_title

        return Paper(sheet_title(), partial(score_sheet, self.models, self.public))

    def side_called(self, side: Any) -> str:
        return self.models.teams[side]

    def made(self) -> BoardTable:
        controller = self.controller
        manners = WATCHED if self.manners is WATCHED else MANNERS
        return BoardTable(self.models, controller.do, controller.moments, manners)

    def as_text(self, chosen: Any = None) -> Page | None:
        return page_of(self.table, self.models, chosen)

    def secrets(self, _seat: int, _known: Set[str] = frozenset()) -> set[str]:
        """Empty: nothing is hidden in this game."""
        return set()

    def open_secrets(self, _looking: int | None) -> list[str]:
        return []

    def parts(self) -> Mapping[str, QWidget]:
        table = self.table
        return {
            "middle": table.pitch,
            "pitch": table.pitch,
            "hand": table.tray,
            **self.shared_parts(),
        }
