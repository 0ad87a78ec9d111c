"""Final Whistle in the window: its table with attack, other side and commentary, the forms before, the page after."""

from __future__ import annotations

from collections.abc import Mapping, Set
from functools import partial
from typing import TYPE_CHECKING, Any

from swallows_gui.games.final_whistle.rules.events import EVENTS
from swallows_gui.games.final_whistle.table.presentation import DECK, MANNERS, SQUAD
from swallows_gui.games.final_whistle.table.replay_desk import FinalReplay, page_of
from swallows_gui.games.final_whistle.table.secrets import open_hands, secret_names
from swallows_gui.games.final_whistle.table.table import FinalTable
from swallows_gui.games.final_whistle.words.bundle import FinalModels
from swallows_gui.games.final_whistle.words.chapters import BOOK, FIRST_MATCH
from swallows_gui.games.final_whistle.words.match_story import MatchStory
from swallows_gui.games.final_whistle.words.outlook_words import club_name
from swallows_gui.ui.play.desk import Paper
from swallows_gui.ui.play.game_controller import GameScreen
from swallows_gui.ui.play.match_desk import MatchDesk

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from swallows_gui.ui.play.match_desk import MatchResultScreen
    from swallows_gui.ui.play.page_of_text import Page


class FinalDesk(MatchDesk):
    """The desk of one running match."""

    manners = MANNERS
    table: FinalTable
    models: FinalModels
    table_type = FinalTable
    models_type = FinalModels
    replay_desk = FinalReplay
    first_match = FIRST_MATCH
    tip_book = BOOK
    events, story = EVENTS, MatchStory()

    @classmethod
    def result_screen(cls) -> type[MatchResultScreen]:
        from swallows_gui.games.final_whistle.table.result import FinalResultScreen

        return FinalResultScreen

    def paper(self) -> Paper:
        from swallows_gui.games.final_whistle.table.result import score_sheet, sheet_title

        return Paper(sheet_title(), partial(score_sheet, self.models, self.public))

    def named(self, fields: Mapping[str, object]) -> dict[str, object]:
        facts = super().named(fields)
        seat = facts.pop("seat", None)
        if isinstance(seat, int):
            facts["attacker"] = facts["scorer"] = club_name(self.models.clubs, seat)
        if "attacks" in facts:
            facts["number"] = facts["attacks"]
        return facts

    def new_screen(self, scene: str) -> GameScreen:
        if scene == SQUAD:
            from swallows_gui.games.final_whistle.table.deck_screen import SquadScreen

            return SquadScreen(self.controller)
        if scene == DECK:
            from swallows_gui.games.final_whistle.table.deck_screen import DeckScreen

            return DeckScreen(self.controller)
        return super().new_screen(scene)

    def as_text(self, _chosen: Any = None) -> Page | None:
        return page_of(self.table, self.models)

    def secrets(self, seat: int, known: Set[str] = frozenset()) -> set[str]:
        return secret_names(self.session, seat, known)

    def open_secrets(self, looking: int | None) -> list[str]:
        return open_hands(self.models, looking)

    def parts(self) -> Mapping[str, QWidget]:
        table = self.table
        return {
            "middle": table.pitch,
            "pitch": table.pitch,
            "prospect": table.prospect,
            "hand": table.hand_row,
            "attack": table.attack,
            **self.shared_parts(),
        }
