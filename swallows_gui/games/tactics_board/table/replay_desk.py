"""A replay of Tactics Board: its table, lists and commentary, the sets and goals on the timeline."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from swallows_gui.games.tactics_board.table.as_text import page_of
from swallows_gui.games.tactics_board.table.table import BoardTable
from swallows_gui.games.tactics_board.words.bundle import BoardModels
from swallows_gui.games.tactics_board.words.chapters import GoalMark, SetPart
from swallows_gui.games.tactics_board.words.phrases import period_name
from swallows_gui.games.tactics_board.words.placeholders import side_name
from swallows_gui.services.glossary import translate
from swallows_gui.ui.play.match_desk import MatchReplay

if TYPE_CHECKING:
    from swallows_gui.ui.play.page_of_text import Page


class BoardReplay(MatchReplay):
    """One replay."""

    table: BoardTable
    models: BoardModels
    table_type = BoardTable

    def as_text(self) -> Page | None:
        return page_of(self.table, self.models)

    def label_of(self, part: SetPart) -> str:
        return str(part.number) if part.kind == "set" else ""

    def mark_line(self, mark: GoalMark) -> str:
        return translate("BoardReplay", "Goal for {side}, {a} : {b}").format(
            side=side_name(mark.side), a=mark.score[0], b=mark.score[1]
        )

    def part_name(self, number: int) -> str:
        parts: Sequence[SetPart] = self.rerun.chapters.sections
        part = parts[number - 1]
        if part.kind == "shootout":
            return translate("BoardReplay", "Penalty shoot-out")
        if part.kind == "kick_off":
            return translate("BoardReplay", "{period}: kick-off").format(period=period_name(part.number))
        return translate("BoardReplay", "Set {number}, {side}").format(number=part.number, side=side_name(part.side))

    def button_words(self) -> dict[str, str]:
        return {
            "last_section": translate("BoardReplay", "Back to the beginning of a set"),
            "last_mark": translate("BoardReplay", "Back to the goal before"),
            "next_mark": translate("BoardReplay", "On to the next goal"),
            "next_section": translate("BoardReplay", "On to the next set"),
        }
