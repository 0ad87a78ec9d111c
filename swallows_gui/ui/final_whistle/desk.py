"""Final Whistle in the window: its table with attack, other side and commentary, the forms before, the page after."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, cast

from PySide6.QtCore import QObject, QRect

from swallows_gui.engine.game import Json
from swallows_gui.models.chapters import Chapters
from swallows_gui.models.final_whistle.bundle import FinalModels
from swallows_gui.models.final_whistle.chapters import GoalMark, Quarter, chapters
from swallows_gui.models.final_whistle.lessons import FIRST_MATCH
from swallows_gui.models.final_whistle.names import club_name
from swallows_gui.models.narration import Event
from swallows_gui.models.vocabulary import score_words
from swallows_gui.ui.final_whistle.as_text import page_of
from swallows_gui.ui.final_whistle.manners import DECK, MANNERS, SQUAD
from swallows_gui.ui.final_whistle.replay_desk import FinalReplay
from swallows_gui.ui.final_whistle.table import FinalTable
from swallows_gui.ui.play.desk import Dock, Paper
from swallows_gui.ui.play.game_desk import GameDesk
from swallows_gui.ui.play.game_screen import GameScreen
from swallows_gui.ui.play.guide.first_match import FirstMatchLessons
from swallows_gui.ui.play.guide.in_sight import on_window

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from swallows_gui.engine.final_whistle.view import FinalWhistleView
    from swallows_gui.session import Session
    from swallows_gui.ui.play.desk import Shell
    from swallows_gui.ui.play.page_of_text import Page


class FinalDesk(GameDesk):
    """One running match."""

    manners = MANNERS
    table: FinalTable
    models: FinalModels
    replay_desk = FinalReplay

    def __init__(self, session: Session, shell: Shell) -> None:
        super().__init__(session, shell)
        if FIRST_MATCH.is_meant(session.options):
            self.lessons = FirstMatchLessons(
                shell, self, FIRST_MATCH, self._named, lambda: (self.table.prompt, self.table.band)
            )

    def _named(self, fields: Mapping[str, object]) -> dict[str, object]:
        """What the lessons' sentences name."""
        seats, clubs = self.models.seats, self.models.clubs
        facts: dict[str, object] = {"rival": seats[1 - FIRST_MATCH.plan.learner]}
        seat, score = fields.get("seat"), fields.get("score")
        if isinstance(seat, int):
            facts["attacker"] = facts["scorer"] = club_name(clubs, seat)
        if isinstance(score, list | tuple):
            facts["score"] = score_words(score)
        if "attacks" in fields:
            facts["number"] = fields["attacks"]
        return facts

    @classmethod
    def models_for(cls, _catalogue: Any, seats: Sequence[str], view: FinalWhistleView, parent: QObject) -> FinalModels:
        return FinalModels(seats, view, parent)

    @classmethod
    def table_for(cls, models: Any, act: Callable[[Json], None]) -> FinalTable:
        return FinalTable(models, act)

    @classmethod
    def chapters(cls, told: Iterable[Iterable[Event]]) -> Chapters[Quarter, GoalMark]:
        return chapters(told)

    def new_table(self) -> Iterator[None]:
        controller = self.controller
        self.table = FinalTable(self.models, controller.act, controller.moments)
        yield
        self.table.undo_wanted.connect(controller.undo)
        self.table.pause_wanted.connect(controller.pause)
        self.table.step_wanted.connect(controller.single_step)
        self.table.part_end_wanted.connect(self._to_quarter_end)

    def _to_quarter_end(self) -> None:
        self.controller.run_until(lambda event: event["type"] == "period_ended")

    def new_screen(self, scene: str) -> GameScreen:
        if scene == SQUAD:
            from swallows_gui.ui.final_whistle.squad_screen import SquadScreen

            return SquadScreen(self.controller)
        if scene == DECK:
            from swallows_gui.ui.final_whistle.deck_screen import DeckScreen

            return DeckScreen(self.controller)
        from swallows_gui.ui.final_whistle.result import FinalResultScreen

        screen = FinalResultScreen(self.controller)
        screen.serve(self.shell)
        return screen

    def docks(self) -> Sequence[Dock]:
        return self.table.docks()

    def paper(self) -> Paper:
        from swallows_gui.ui.final_whistle.paper import score_sheet, sheet_title

        view = cast("FinalWhistleView", self.session.view(None))
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
            "prospect": table.prospect,
            "hand": table.hand,
            "attack": table.attack,
        }
        part = parts.get(name)
        if part is None or not part.isVisible():
            return on_window(self.shell.frame, table.pitch) if part is not None else None
        return on_window(self.shell.frame, part)
