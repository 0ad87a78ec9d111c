"""A replay of Final Whistle: its table, attack and commentary, the quarters and goals on the timeline."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication

from swallows_gui.models.final_whistle.bundle import FinalModels
from swallows_gui.models.final_whistle.chapters import GoalMark, Quarter
from swallows_gui.models.final_whistle.names import club_name
from swallows_gui.models.vocabulary import score_words
from swallows_gui.ui.final_whistle.as_text import page_of
from swallows_gui.ui.final_whistle.table import FinalTable
from swallows_gui.ui.kit.timeline import Point, Stretch
from swallows_gui.ui.play.desk import Dock
from swallows_gui.ui.play.game_table import decide_nothing
from swallows_gui.ui.play.replay.replay_desk import Marks, ReplayDesk

if TYPE_CHECKING:
    from swallows_gui.ui.play.page_of_text import Page


class FinalReplay(ReplayDesk):
    """One replay."""

    table: FinalTable

    @property
    def _models(self) -> FinalModels:
        models: Any = self.rerun.models
        assert isinstance(models, FinalModels)
        return models

    def laid(self) -> Iterator[None]:
        self.table = FinalTable(self._models, decide_nothing, self.rerun.presenter)
        yield
        self.connect_table()

    def panels(self) -> Sequence[Dock]:
        return self.table.docks()

    def as_text(self) -> Page | None:
        return page_of(self.table, self._models)

    def marks(self) -> Marks:
        parts: Sequence[Quarter] = self.rerun.chapters.sections
        goals: Sequence[GoalMark] = self.rerun.chapters.marks
        stretches = [
            Stretch(part.first, part.last, str(part.number * 15 or ""), self.part_name(at))
            for at, part in enumerate(parts, 1)
        ]
        points = [Point(goal.position, "ball", self._goal_line(goal)) for goal in goals]
        return Marks(stretches=stretches, points=points)

    def _goal_line(self, goal: GoalMark) -> str:
        return QCoreApplication.translate("FinalReplay", "Goal for {club}, {score}").format(
            club=club_name(self._models.clubs, goal.seat), score=score_words(goal.score)
        )

    def part_name(self, number: int) -> str:
        parts: Sequence[Quarter] = self.rerun.chapters.sections
        part = parts[number - 1]
        if not part.number:
            return QCoreApplication.translate("FinalReplay", "Shoot-out")
        return QCoreApplication.translate("FinalReplay", "To minute {minute}").format(minute=part.number * 15)

    def button_words(self) -> dict[str, str]:
        return {
            "last_section": QCoreApplication.translate("FinalReplay", "Back to the beginning of a quarter"),
            "last_mark": QCoreApplication.translate("FinalReplay", "Back to the goal before"),
            "next_mark": QCoreApplication.translate("FinalReplay", "On to the next goal"),
            "next_section": QCoreApplication.translate("FinalReplay", "On to the next quarter"),
        }
