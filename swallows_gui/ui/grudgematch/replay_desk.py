"""A replay: its table, sheet and commentary, the turns, goals and half-time on the timeline."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication

from swallows_gui.engine.grudgematch.tables import SIDES
from swallows_gui.models.grudgematch.bundle import GrudgeModels
from swallows_gui.models.grudgematch.chapters import Mark, TurnPart
from swallows_gui.models.grudgematch.placeholders import nation_name
from swallows_gui.models.vocabulary import score_words
from swallows_gui.ui.grudgematch.as_text import page_of
from swallows_gui.ui.grudgematch.table import GrudgeTable
from swallows_gui.ui.kit.timeline import Point, Stretch
from swallows_gui.ui.play.desk import Dock
from swallows_gui.ui.play.game_table import decide_nothing
from swallows_gui.ui.play.replay.replay_desk import Marks, ReplayDesk

if TYPE_CHECKING:
    from swallows_gui.ui.play.page_of_text import Page


class GrudgeReplay(ReplayDesk):
    """One replay."""

    table: GrudgeTable

    @property
    def _models(self) -> GrudgeModels:
        models: Any = self.rerun.models
        assert isinstance(models, GrudgeModels)
        return models

    def laid(self) -> Iterator[None]:
        self.table = GrudgeTable(self._models, decide_nothing, self.rerun.presenter)
        yield
        self.connect_table()

    def panels(self) -> Sequence[Dock]:
        return self.table.docks()

    def as_text(self) -> Page | None:
        return page_of(self.table, self._models)

    def marks(self) -> Marks:
        parts: Sequence[TurnPart] = self.rerun.chapters.sections
        found: Sequence[Mark] = self.rerun.chapters.marks
        stretches = [
            Stretch(part.first, part.last, str(part.number or ""), self.part_name(at))
            for at, part in enumerate(parts, 1)
        ]
        return Marks(
            stretches=stretches,
            points=[
                Point(mark.position, "ball" if mark.score is not None else "star", self._mark_line(mark))
                for mark in found
            ],
        )

    def _mark_line(self, mark: Mark) -> str:
        if mark.score is None:
            return QCoreApplication.translate("GrudgeReplay", "Half-time")
        return QCoreApplication.translate("GrudgeReplay", "Goal for {nation}, {score}").format(
            nation=nation_name(SIDES[mark.side]), score=score_words(mark.score)
        )

    def part_name(self, number: int) -> str:
        parts: Sequence[TurnPart] = self.rerun.chapters.sections
        part = parts[number - 1]
        if part.seat is None:
            return QCoreApplication.translate("GrudgeReplay", "Line-up")
        return QCoreApplication.translate("GrudgeReplay", "Turn {number}, {name}").format(
            number=part.number, name=self._models.seats[part.seat]
        )

    def button_words(self) -> dict[str, str]:
        return {
            "last_section": QCoreApplication.translate("GrudgeReplay", "Back to the beginning of a turn"),
            "last_mark": QCoreApplication.translate("GrudgeReplay", "Back to the goal or half-time before"),
            "next_mark": QCoreApplication.translate("GrudgeReplay", "On to the next goal or half-time"),
            "next_section": QCoreApplication.translate("GrudgeReplay", "On to the next turn"),
        }
