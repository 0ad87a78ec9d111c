"""The Grudge Match in the window: its table with match sheet and commentary, the page after the match, its paper."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Set
from functools import partial
from typing import TYPE_CHECKING, Any

from swallows_gui.games.grudgematch.rules.events import EVENTS
from swallows_gui.games.grudgematch.table.presentation import MANNERS
from swallows_gui.games.grudgematch.table.replay_desk import GrudgeReplay, page_of
from swallows_gui.games.grudgematch.table.secrets import open_hands, secret_names
from swallows_gui.games.grudgematch.table.table import GrudgeTable
from swallows_gui.games.grudgematch.words.bundle import GrudgeModels
from swallows_gui.games.grudgematch.words.chapters import BOOK, FIRST_MATCH, chapters
from swallows_gui.games.grudgematch.words.match_story import MatchStory
from swallows_gui.games.grudgematch.words.sentences import nation_name
from swallows_gui.models.chapters import Chapters, Event, MatchPart, ScoreMark
from swallows_gui.ui.play.desk import Paper
from swallows_gui.ui.play.match_desk import MatchDesk

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from swallows_gui.ui.play.match_desk import MatchResultScreen
    from swallows_gui.ui.play.page_of_text import Page


class GrudgeDesk(MatchDesk):
    """The desk of one running match."""

    manners = MANNERS
    table: GrudgeTable
    models: GrudgeModels
    table_type = GrudgeTable
    models_type = GrudgeModels
    replay_desk = GrudgeReplay
    first_match = FIRST_MATCH
    tip_book = BOOK
    events, story = EVENTS, MatchStory()

    @classmethod
    def chapters(cls, told: Iterable[Iterable[Event]]) -> Chapters[MatchPart, ScoreMark]:
        return chapters(told)

    @classmethod
    def result_screen(cls) -> type[MatchResultScreen]:
        from swallows_gui.games.grudgematch.table.result import GrudgeResultScreen

        return GrudgeResultScreen

    def paper(self) -> Paper:
        from swallows_gui.games.grudgematch.table.result import score_sheet, sheet_title

        return Paper(sheet_title(), partial(score_sheet, self.models, self.public))

    def side_called(self, side: Any) -> str:
        return nation_name(side)

    def new_table(self) -> Iterator[None]:
        yield from super().new_table()
        self.table.look_in = self.controller.look_in

    def as_text(self, chosen: Any = None) -> Page | None:
        return page_of(self.table, self.models, chosen)

    def secrets(self, seat: int, _known: Set[str] = frozenset()) -> set[str]:
        return secret_names(self.session, seat)

    def open_secrets(self, looking: int | None) -> list[str]:
        return open_hands(self.models, looking)

    def parts(self) -> Mapping[str, QWidget]:
        table = self.table
        return {"middle": table.field, "pitch": table.field, "hand": table.cards, **self.shared_parts()}
