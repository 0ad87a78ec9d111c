"""Power Soccer in the window: its table with match sheet and commentary, the page after the match, its paper."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, cast

from PySide6.QtCore import QObject, QRect

from swallows_gui.engine.game import Json
from swallows_gui.models.chapters import Chapters
from swallows_gui.models.narration import Event
from swallows_gui.models.power_soccer.bundle import PowerModels
from swallows_gui.models.power_soccer.chapters import AttackPart, GoalMark, chapters
from swallows_gui.models.power_soccer.lessons import FIRST_MATCH
from swallows_gui.ui.play.desk import Dock, Paper
from swallows_gui.ui.play.game_desk import GameDesk
from swallows_gui.ui.play.game_screen import GameScreen
from swallows_gui.ui.play.guide.first_match import FirstMatchLessons
from swallows_gui.ui.play.guide.in_sight import on_window
from swallows_gui.ui.power_soccer.as_text import page_of
from swallows_gui.ui.power_soccer.manners import MANNERS
from swallows_gui.ui.power_soccer.replay_desk import PowerReplay
from swallows_gui.ui.power_soccer.table import PowerTable

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from swallows_gui.engine.power_soccer.view import PowerSoccerView
    from swallows_gui.session import Session
    from swallows_gui.ui.play.desk import Shell
    from swallows_gui.ui.play.page_of_text import Page


class PowerDesk(GameDesk):
    """One running match."""

    manners = MANNERS
    table: PowerTable
    models: PowerModels
    replay_desk = PowerReplay

    def __init__(self, session: Session, shell: Shell) -> None:
        super().__init__(session, shell)
        if FIRST_MATCH.is_meant(session.options):
            self.lessons = FirstMatchLessons(
                shell, self, FIRST_MATCH, self._named, lambda: (self.table.prompt, self.table.band)
            )

    def _named(self, fields: Mapping[str, object]) -> dict[str, object]:
        """What the lessons' sentences name."""
        seats, view = self.models.seats, self.controller.view
        facts = dict(fields)
        side, score = facts.pop("side", None), facts.pop("score", None)
        if isinstance(side, int):
            facts["scorer"] = seats[side]
        if isinstance(score, list | tuple):
            facts["score"] = f"{score[0]} : {score[1]}"
        return {**facts, "rival": seats[1 - FIRST_MATCH.plan.learner], "starter": seats[view.starter or 0]}

    @classmethod
    def models_for(cls, _catalogue: Any, seats: Sequence[str], view: PowerSoccerView, parent: QObject) -> PowerModels:
        return PowerModels(seats, view, parent)

    @classmethod
    def table_for(cls, models: Any, act: Callable[[Json], None]) -> PowerTable:
        return PowerTable(models, act)

    @classmethod
    def chapters(cls, told: Iterable[Iterable[Event]]) -> Chapters[AttackPart, GoalMark]:
        return chapters(told)

    def new_table(self) -> Iterator[None]:
        controller = self.controller
        self.table = PowerTable(self.models, controller.act, controller.moments)
        yield
        self.table.pause_wanted.connect(controller.pause)
        self.table.step_wanted.connect(controller.single_step)
        self.table.part_end_wanted.connect(self._to_attack_end)

    def _to_attack_end(self) -> None:
        self.controller.run_until(lambda event: event["type"] == "attack_over")

    def new_screen(self, _scene: str) -> GameScreen:
        from swallows_gui.ui.power_soccer.result import PowerResultScreen

        screen = PowerResultScreen(self.controller)
        screen.serve(self.shell)
        return screen

    def docks(self) -> Sequence[Dock]:
        return self.table.docks()

    def paper(self) -> Paper:
        from swallows_gui.ui.power_soccer.paper import score_sheet, sheet_title

        view = cast("PowerSoccerView", self.session.view(None))
        return Paper(sheet_title(), partial(score_sheet, self.models, view))

    def as_text(self, _chosen: Any = None) -> Page | None:
        return page_of(self.table, self.models)

    def place(self, name: str) -> QRect | None:
        table = self.table
        parts: dict[str, QWidget] = {
            "middle": table.pitch,
            "score": table.band,
            "pitch": table.pitch,
            "prompt": table.prompt,
            "hand": table.faces,
            "faces": table.faces,
        }
        return on_window(self.shell.frame, parts[name]) if name in parts else None
