"""A replay of Tactics Board: its table, lists and commentary, the sets and goals on the timeline."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication

from swallows_gui.models.tactics_board.bundle import BoardModels
from swallows_gui.models.tactics_board.chapters import GoalMark, SetPart
from swallows_gui.models.tactics_board.phrases import period_name
from swallows_gui.models.tactics_board.placeholders import side_name
from swallows_gui.ui.kit.timeline import Point, Stretch
from swallows_gui.ui.play.desk import Dock
from swallows_gui.ui.play.replay.replay_desk import Marks, ReplayDesk
from swallows_gui.ui.tactics_board.as_text import page_of
from swallows_gui.ui.tactics_board.table import BoardTable

if TYPE_CHECKING:
    from swallows_gui.ui.play.page_of_text import Page


class BoardReplay(ReplayDesk):
    """One replay."""

    table: BoardTable

    @property
    def _models(self) -> BoardModels:
        models: Any = self.rerun.models
        assert isinstance(models, BoardModels)
        return models

    @property
    def _parts(self) -> Sequence[SetPart]:
        return self.rerun.chapters.sections

    def laid(self) -> Iterator[None]:
        self.table = BoardTable(self._models, presenter=self.rerun.presenter)
        yield
        self.connect_table()

    def panels(self) -> Sequence[Dock]:
        return self.table.docks()

    def as_text(self) -> Page | None:
        return page_of(self.table, self._models)

    def marks(self) -> Marks:
        goals: Sequence[GoalMark] = self.rerun.chapters.marks
        stretches = [
            Stretch(part.first, part.last, str(part.number) if part.kind == "set" else "", self.part_name(at))
            for at, part in enumerate(self._parts, 1)
        ]
        return Marks(stretches=stretches, points=[Point(goal.position, "ball", _goal_line(goal)) for goal in goals])

    def part_name(self, number: int) -> str:
        part = self._parts[number - 1]
        if part.kind == "shootout":
            return QCoreApplication.translate("BoardReplay", "Penalty shoot-out")
        if part.kind == "kick_off":
            return QCoreApplication.translate("BoardReplay", "{period}: kick-off").format(
                period=period_name(part.number)
            )
        return QCoreApplication.translate("BoardReplay", "Set {number}, {side}").format(
            number=part.number, side=side_name(part.side)
        )

    def button_words(self) -> dict[str, str]:
        return {
            "last_section": QCoreApplication.translate("BoardReplay", "Back to the beginning of a set"),
            "last_mark": QCoreApplication.translate("BoardReplay", "Back to the goal before"),
            "next_mark": QCoreApplication.translate("BoardReplay", "On to the next goal"),
            "next_section": QCoreApplication.translate("BoardReplay", "On to the next set"),
        }


def _goal_line(goal: GoalMark) -> str:
    return QCoreApplication.translate("BoardReplay", "Goal for {side}, {a} : {b}").format(
        side=side_name(goal.side), a=goal.score[0], b=goal.score[1]
    )
