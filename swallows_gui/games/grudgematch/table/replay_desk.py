"""A replay: its table, sheet and commentary, the turns, goals and half-time on the timeline."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from swallows_gui.games.grudgematch.rules.tables import SIDES
from swallows_gui.games.grudgematch.table.as_text import page_of
from swallows_gui.games.grudgematch.table.table import GrudgeTable
from swallows_gui.games.grudgematch.words.bundle import GrudgeModels
from swallows_gui.games.grudgematch.words.chapters import Mark, TurnPart
from swallows_gui.games.grudgematch.words.placeholders import nation_name
from swallows_gui.models.vocabulary import score_words
from swallows_gui.services.glossary import translate
from swallows_gui.ui.play.match_desk import MatchReplay

if TYPE_CHECKING:
    from swallows_gui.ui.play.page_of_text import Page


class GrudgeReplay(MatchReplay):
    """One replay."""

    table: GrudgeTable
    models: GrudgeModels
    table_type = GrudgeTable

    def as_text(self) -> Page | None:
        return page_of(self.table, self.models)

    def mark_sign(self, mark: Mark) -> str:
        return "ball" if mark.score is not None else "star"

    def mark_line(self, mark: Mark) -> str:
        if mark.score is None:
            return translate("GrudgeReplay", "Half-time")
        return translate("GrudgeReplay", "Goal for {nation}, {score}").format(
            nation=nation_name(SIDES[mark.side]), score=score_words(mark.score)
        )

    def part_name(self, number: int) -> str:
        parts: Sequence[TurnPart] = self.rerun.chapters.sections
        part = parts[number - 1]
        if part.seat is None:
            return translate("GrudgeReplay", "Line-up")
        return translate("GrudgeReplay", "Turn {number}, {name}").format(
            number=part.number, name=self.models.seats[part.seat]
        )

    def button_words(self) -> dict[str, str]:
        return {
            "last_section": translate("GrudgeReplay", "Back to the beginning of a turn"),
            "last_mark": translate("GrudgeReplay", "Back to the goal or half-time before"),
            "next_mark": translate("GrudgeReplay", "On to the next goal or half-time"),
            "next_section": translate("GrudgeReplay", "On to the next turn"),
        }
