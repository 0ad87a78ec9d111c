"""The Grudge Match in the window: its table with match sheet and commentary, the page after the match, its paper."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, cast

from PySide6.QtCore import QObject, QRect

from swallows_gui.engine.game import Json
from swallows_gui.models.chapters import Chapters
from swallows_gui.models.grudgematch.bundle import GrudgeModels
from swallows_gui.models.grudgematch.chapters import Mark, TurnPart, chapters
from swallows_gui.models.grudgematch.lessons import FIRST_MATCH
from swallows_gui.models.grudgematch.placeholders import nation_name
from swallows_gui.models.narration import Event
from swallows_gui.models.vocabulary import score_words
from swallows_gui.ui.grudgematch.as_text import page_of
from swallows_gui.ui.grudgematch.manners import MANNERS
from swallows_gui.ui.grudgematch.replay_desk import GrudgeReplay
from swallows_gui.ui.grudgematch.table import GrudgeTable
from swallows_gui.ui.play.desk import Dock, Paper
from swallows_gui.ui.play.game_desk import GameDesk
from swallows_gui.ui.play.game_screen import GameScreen
from swallows_gui.ui.play.guide.first_match import FirstMatchLessons
from swallows_gui.ui.play.guide.in_sight import on_window

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from swallows_gui.engine.grudgematch.view import GrudgematchView
    from swallows_gui.session import Session
    from swallows_gui.ui.play.desk import Shell
    from swallows_gui.ui.play.page_of_text import Page


class GrudgeDesk(GameDesk):
    """One running match."""

    manners = MANNERS
    table: GrudgeTable
    models: GrudgeModels
    replay_desk = GrudgeReplay

    def __init__(self, session: Session, shell: Shell) -> None:
        super().__init__(session, shell)
        if FIRST_MATCH.is_meant(session.options):
            self.lessons = FirstMatchLessons(
                shell, self, FIRST_MATCH, self._named, lambda: (self.table.prompt, self.table.band)
            )

    def _named(self, fields: Mapping[str, object]) -> dict[str, object]:
        """What the lessons' sentences name."""
        facts = dict(fields)
        side, score = facts.pop("side", None), facts.pop("score", None)
        if isinstance(side, str):
            facts["scorer"] = nation_name(side)
        if isinstance(score, list | tuple):
            facts["score"] = score_words(score)
        return {**facts, "rival": self.models.seats[1 - FIRST_MATCH.plan.learner]}

    @classmethod
    def models_for(cls, _catalogue: Any, seats: Sequence[str], view: GrudgematchView, parent: QObject) -> GrudgeModels:
        return GrudgeModels(seats, view, parent)

    @classmethod
    def table_for(cls, models: Any, act: Callable[[Json], None]) -> GrudgeTable:
        return GrudgeTable(models, act)

    @classmethod
    def chapters(cls, told: Iterable[Iterable[Event]]) -> Chapters[TurnPart, Mark]:
        return chapters(told)

    def new_table(self) -> Iterator[None]:
        controller = self.controller
        self.table = GrudgeTable(self.models, controller.act, controller.moments)
        yield
        self.table.act_row = controller.act_row
        self.table.look_in = controller.look_in
        self.table.pause_wanted.connect(controller.pause)
        self.table.step_wanted.connect(controller.single_step)
        self.table.part_end_wanted.connect(self._to_turn_end)

    def _to_turn_end(self) -> None:
        self.controller.run_until(lambda event: event["type"] == "turn_started")

    def new_screen(self, _scene: str) -> GameScreen:
        from swallows_gui.ui.grudgematch.result import GrudgeResultScreen

        screen = GrudgeResultScreen(self.controller)
        screen.serve(self.shell)
        return screen

    def docks(self) -> Sequence[Dock]:
        return self.table.docks()

    def paper(self) -> Paper:
        from swallows_gui.ui.grudgematch.paper import score_sheet, sheet_title

        view = cast("GrudgematchView", self.session.view(None))
        return Paper(sheet_title(), partial(score_sheet, self.models, view))

    def as_text(self, chosen: Any = None) -> Page | None:
        return page_of(self.table, self.models, chosen)

    def place(self, name: str) -> QRect | None:
        table = self.table
        parts: dict[str, QWidget] = {
            "middle": table.field,
            "score": table.band,
            "pitch": table.field,
            "prompt": table.prompt,
            "hand": table.hand,
        }
        return on_window(self.shell.frame, parts[name]) if name in parts else None
