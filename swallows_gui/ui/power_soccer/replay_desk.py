"""A replay of Power Soccer: its table, sheet and commentary, the attacks and goals on the timeline."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication

from swallows_gui.models.power_soccer.bundle import PowerModels
from swallows_gui.models.power_soccer.chapters import AttackPart, GoalMark
from swallows_gui.ui.kit.timeline import Point, Stretch
from swallows_gui.ui.play.desk import Dock
from swallows_gui.ui.play.game_table import decide_nothing
from swallows_gui.ui.play.replay.replay_desk import Marks, ReplayDesk
from swallows_gui.ui.power_soccer.as_text import page_of
from swallows_gui.ui.power_soccer.table import PowerTable

if TYPE_CHECKING:
    from swallows_gui.ui.play.page_of_text import Page


class PowerReplay(ReplayDesk):
    """One replay."""

    table: PowerTable

    @property
    def _models(self) -> PowerModels:
        models: Any = self.rerun.models
        assert isinstance(models, PowerModels)
        return models

    def laid(self) -> Iterator[None]:
        self.table = PowerTable(self._models, decide_nothing, self.rerun.presenter)
        yield
        self.connect_table()

    def panels(self) -> Sequence[Dock]:
        return self.table.docks()

    def as_text(self) -> Page | None:
        return page_of(self.table, self._models)

    def marks(self) -> Marks:
        parts: Sequence[AttackPart] = self.rerun.chapters.sections
        goals: Sequence[GoalMark] = self.rerun.chapters.marks
        stretches = [
            Stretch(part.first, part.last, str(part.number or ""), self.part_name(at))
            for at, part in enumerate(parts, 1)
        ]
        return Marks(
            stretches=stretches, points=[Point(goal.position, "ball", self._goal_line(goal)) for goal in goals]
        )

    def _goal_line(self, goal: GoalMark) -> str:
        return QCoreApplication.translate("PowerReplay", "Goal for {side}, {a} : {b}").format(
            side=self._models.sides[goal.side], a=goal.score[0], b=goal.score[1]
        )

    def part_name(self, number: int) -> str:
        parts: Sequence[AttackPart] = self.rerun.chapters.sections
        part = parts[number - 1]
        if part.seat is None:
            return QCoreApplication.translate("PowerReplay", "Penalty kicks")
        return QCoreApplication.translate("PowerReplay", "Attack {number}, {name}").format(
            number=part.number, name=self._models.seats[part.seat]
        )

    def button_words(self) -> dict[str, str]:
        return {
            "last_section": QCoreApplication.translate("PowerReplay", "Back to the beginning of an attack"),
            "last_mark": QCoreApplication.translate("PowerReplay", "Back to the goal before"),
            "next_mark": QCoreApplication.translate("PowerReplay", "On to the next goal"),
            "next_section": QCoreApplication.translate("PowerReplay", "On to the next attack"),
        }
