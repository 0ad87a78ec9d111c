"""A replay of Power Soccer: its table, sheet and commentary, the attacks and goals on the timeline."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from swallows_gui.games.power_soccer.table.as_text import page_of
from swallows_gui.games.power_soccer.table.table import PowerTable
from swallows_gui.games.power_soccer.words.bundle import PowerModels
from swallows_gui.games.power_soccer.words.chapters import AttackPart, GoalMark
from swallows_gui.services.glossary import translate
from swallows_gui.ui.play.match_desk import MatchReplay

if TYPE_CHECKING:
    from swallows_gui.ui.play.page_of_text import Page


class PowerReplay(MatchReplay):
    """One replay."""

    table: PowerTable
    models: PowerModels
    table_type = PowerTable

    def as_text(self) -> Page | None:
        return page_of(self.table, self.models)

    def mark_line(self, mark: GoalMark) -> str:
        return translate("PowerReplay", "Goal for {side}, {a} : {b}").format(
            side=self.models.sides[mark.side], a=mark.score[0], b=mark.score[1]
        )

    def part_name(self, number: int) -> str:
        parts: Sequence[AttackPart] = self.rerun.chapters.sections
        part = parts[number - 1]
        if part.seat is None:
            return translate("PowerReplay", "Penalty kicks")
        return translate("PowerReplay", "Attack {number}, {name}").format(
            number=part.number, name=self.models.seats[part.seat]
        )

    def button_words(self) -> dict[str, str]:
        return {
            "last_section": translate("PowerReplay", "Back to the beginning of an attack"),
            "last_mark": translate("PowerReplay", "Back to the goal before"),
            "next_mark": translate("PowerReplay", "On to the next goal"),
            "next_section": translate("PowerReplay", "On to the next attack"),
        }
