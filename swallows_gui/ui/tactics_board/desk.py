"""Tactics Board in the window: its table with lists and commentary, the page after the match, its paper."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, cast

from PySide6.QtCore import QObject, QRect

from swallows_gui.engine.game import Json
from swallows_gui.models.chapters import Chapters
from swallows_gui.models.narration import Event
from swallows_gui.models.tactics_board.bundle import BoardModels
from swallows_gui.models.tactics_board.chapters import GoalMark, SetPart, chapters
from swallows_gui.models.tactics_board.lessons import FIRST_MATCH
from swallows_gui.ui.play.desk import Dock, Paper
from swallows_gui.ui.play.game_desk import GameDesk
from swallows_gui.ui.play.game_screen import GameScreen
from swallows_gui.ui.play.guide.first_match import FirstMatchLessons
from swallows_gui.ui.play.guide.in_sight import on_window
from swallows_gui.ui.tactics_board.as_text import page_of
from swallows_gui.ui.tactics_board.manners import MANNERS, WATCHED
from swallows_gui.ui.tactics_board.replay_desk import BoardReplay
from swallows_gui.ui.tactics_board.table import BoardTable

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from swallows_gui.engine.tactics_board.view import TacticsBoardView
    from swallows_gui.session import Session
    from swallows_gui.ui.play.desk import Shell
    from swallows_gui.ui.play.page_of_text import Page

_ENDS_SET = frozenset(("set_started", "set_up", "match_ended"))
"""Events with which a set, and what followed it, is over."""


class BoardDesk(GameDesk):
    """One running match."""

    manners = MANNERS
    table: BoardTable
    models: BoardModels
    replay_desk = BoardReplay

    def __init__(self, session: Session, shell: Shell) -> None:
        if not any(seat.kind == "human" for seat in session.seats):
            self.manners = WATCHED
        super().__init__(session, shell)
        if FIRST_MATCH.is_meant(session.options):
            self.lessons = FirstMatchLessons(
                shell, self, FIRST_MATCH, self._named, lambda: (self.table.prompt, self.table.band)
            )

    def _named(self, fields: Mapping[str, object]) -> dict[str, object]:
        """What the lessons' sentences name."""
        facts = dict(fields)
        side, score = facts.pop("side", None), facts.pop("score", None)
        if isinstance(side, int):
            facts["scorer"] = self.models.teams[side]
        if isinstance(score, list | tuple):
            facts["score"] = f"{score[0]} : {score[1]}"
        return {**facts, "rival": self.models.seats[1 - FIRST_MATCH.plan.learner]}

    @classmethod
    def models_for(cls, _catalogue: Any, seats: Sequence[str], view: TacticsBoardView, parent: QObject) -> BoardModels:
        return BoardModels(seats, view, parent)

    @classmethod
    def table_for(cls, models: Any, act: Callable[[Json], None]) -> BoardTable:
        return BoardTable(models, partial(_each, act))

    @classmethod
    def chapters(cls, told: Iterable[Iterable[Event]]) -> Chapters[SetPart, GoalMark]:
        return chapters(told)

    def new_table(self) -> Iterator[None]:
        controller = self.controller
        manners = WATCHED if self.manners is WATCHED else MANNERS
        self.table = BoardTable(self.models, controller.act_row, controller.moments, manners)
        yield
        self.table.pause_wanted.connect(controller.pause)
        self.table.step_wanted.connect(controller.single_step)
        self.table.part_end_wanted.connect(self._to_set_end)
        self.table.undo_wanted.connect(controller.undo)

    def _to_set_end(self) -> None:
        self.controller.run_until(lambda event: event["type"] in _ENDS_SET)

    def new_screen(self, _scene: str) -> GameScreen:
        from swallows_gui.ui.tactics_board.result import BoardResultScreen

        screen = BoardResultScreen(self.controller)
        screen.serve(self.shell)
        return screen

    def docks(self) -> Sequence[Dock]:
        return self.table.docks()

    def paper(self) -> Paper:
        from swallows_gui.ui.tactics_board.paper import score_sheet, sheet_title

        view = cast("TacticsBoardView", self.session.view(None))
        return Paper(sheet_title(), partial(score_sheet, self.models, view))

    def as_text(self, chosen: Any = None) -> Page | None:
        return page_of(self.table, self.models, chosen)

    def place(self, name: str) -> QRect | None:
        table = self.table
        parts: dict[str, QWidget] = {
            "middle": table.pitch,
            "score": table.band,
            "pitch": table.pitch,
            "prompt": table.prompt,
            "hand": table.targets_list if table.targets_list.isVisible() else table.prompt,
        }
        return on_window(self.shell.frame, parts[name]) if name in parts else None


def _each(act: Callable[[Json], None], actions: Sequence[Json]) -> None:
    """Do one small action after the other."""
    for action in actions:
        act(action)
