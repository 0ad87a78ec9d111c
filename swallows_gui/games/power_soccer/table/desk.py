"""Power Soccer in the window: its table with match sheet and commentary, the page after the match, its paper."""

from __future__ import annotations

from collections.abc import Mapping, Set
from functools import partial
from typing import TYPE_CHECKING, Any

from swallows_gui.games.power_soccer.rules.events import EVENTS
from swallows_gui.games.power_soccer.table.presentation import MANNERS
from swallows_gui.games.power_soccer.table.replay_desk import PowerReplay, page_of
from swallows_gui.games.power_soccer.table.table import PowerTable
from swallows_gui.games.power_soccer.words.bundle import PowerModels
from swallows_gui.games.power_soccer.words.chapters import BOOK, FIRST_MATCH
from swallows_gui.games.power_soccer.words.match_story import MatchStory
from swallows_gui.ui.play.desk import Paper
from swallows_gui.ui.play.match_desk import MatchDesk

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from swallows_gui.ui.play.match_desk import MatchResultScreen
    from swallows_gui.ui.play.page_of_text import Page


class PowerDesk(MatchDesk):
    """The desk of one running match."""

    manners = MANNERS
    table: PowerTable
    models: PowerModels
    table_type = PowerTable
    models_type = PowerModels
    replay_desk = PowerReplay
    first_match = FIRST_MATCH
    tip_book = BOOK
    events, story = EVENTS, MatchStory()

    @classmethod
    def result_screen(cls) -> type[MatchResultScreen]:
        from swallows_gui.games.power_soccer.table.result import PowerResultScreen

        return PowerResultScreen

    def paper(self) -> Paper:
        from swallows_gui.games.power_soccer.table.result import score_sheet, sheet_title

        return Paper(sheet_title(), partial(score_sheet, self.models, self.public))

    def named(self, fields: Mapping[str, object]) -> dict[str, object]:
        starter = self.controller.view.starter or 0
        return {**super().named(fields), "starter": self.models.seats[starter]}

    def side_called(self, side: Any) -> str:
        return str(self.models.seats[side])

    def as_text(self, _chosen: Any = None) -> Page | None:
        return page_of(self.table, self.models)

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
            "hand": table.faces,
            "faces": table.faces,
            **self.shared_parts(),
        }
