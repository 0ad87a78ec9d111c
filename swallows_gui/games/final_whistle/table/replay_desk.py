"""A replay of Final Whistle: its table, attack and commentary, the quarters and goals on the timeline."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from swallows_gui.games.final_whistle.table.as_text import page_of
from swallows_gui.games.final_whistle.table.table import FinalTable
from swallows_gui.games.final_whistle.words.bundle import FinalModels
from swallows_gui.games.final_whistle.words.chapters import GoalMark, Quarter
from swallows_gui.games.final_whistle.words.names import club_name
from swallows_gui.models.vocabulary import score_words
from swallows_gui.services.glossary import translate
from swallows_gui.ui.play.match_desk import MatchReplay

if TYPE_CHECKING:
    from swallows_gui.ui.play.page_of_text import Page


class FinalReplay(MatchReplay):
    """One replay."""

    table: FinalTable
    models: FinalModels
    table_type = FinalTable

    def as_text(self) -> Page | None:
        return page_of(self.table, self.models)

    def label_of(self, part: Quarter) -> str:
        return str(part.number * 15 or "")

    def mark_line(self, mark: GoalMark) -> str:
        return translate("FinalReplay", "Goal for {club}, {score}").format(
            club=club_name(self.models.clubs, mark.seat), score=score_words(mark.score)
        )

    def part_name(self, number: int) -> str:
        parts: Sequence[Quarter] = self.rerun.chapters.sections
        part = parts[number - 1]
        if not part.number:
            return translate("FinalReplay", "Shoot-out")
        return translate("FinalReplay", "To minute {minute}").format(minute=part.number * 15)

    def button_words(self) -> dict[str, str]:
        return {
            "last_section": translate("FinalReplay", "Back to the beginning of a quarter"),
            "last_mark": translate("FinalReplay", "Back to the goal before"),
            "next_mark": translate("FinalReplay", "On to the next goal"),
            "next_section": translate("FinalReplay", "On to the next quarter"),
        }
