"""What desks of games that are one match do alike: table, lessons, page after the match, paper; and their replays."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QRect

from swallows_gui.models.first_match import FirstMatch
from swallows_gui.models.vocabulary import score_words
from swallows_gui.ui.kit.timeline import Stretch, TimelinePoint
from swallows_gui.ui.play.desk import Dock
from swallows_gui.ui.play.game_desk import GameDesk
from swallows_gui.ui.play.game_screen import GameScreen
from swallows_gui.ui.play.game_table import Do, decide_nothing
from swallows_gui.ui.play.guide.first_match import FirstMatchLessons
from swallows_gui.ui.play.guide.places import on_window
from swallows_gui.ui.play.match_result import MatchResultScreen
from swallows_gui.ui.play.moment_table import MomentTable
from swallows_gui.ui.play.replay.replay_controller import ReplayController
from swallows_gui.ui.play.replay.replay_desk import ReplayDesk, TableOf, TimelineMarks

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from swallows_gui.session import Session
    from swallows_gui.ui.play.desk import GameModels, Shell
    from swallows_gui.ui.play.guide.tip_book import TipBook


class MatchDesk(GameDesk):
    """One running match. A game names its parts; `chapters` are its own."""

    table: MomentTable
    table_type: Callable[..., MomentTable]
    """Made with models, what is done with an action, and a presenter."""
    models_type: Callable[..., GameModels]
    """Made with the seats' names, a view and a parent."""
    first_match: FirstMatch
    """Its tutorial."""
    tip_book: TipBook
    """What is worth a word the first time; in the tutorial there is none."""
    ends_part: frozenset[str]
    """Events with which the part of the match is over that `part_end_wanted` plays to."""

    def __init__(self, session: Session, shell: Shell) -> None:
        super().__init__(session, shell)
        if self.first_match.is_meant(session.options):
            self.lessons = FirstMatchLessons(shell, self, self.first_match, self.named)
        else:
            self.tips = self.tip_book

    # What a game says of itself

    def named(self, fields: Mapping[str, object]) -> dict[str, object]:
        """What the lessons' sentences name, by the fields of an event."""
        facts = {**fields, "rival": self.rival}
        score = facts.get("score")
        if isinstance(score, list | tuple):
            facts["score"] = score_words(score)
        if facts.get("side") is not None:
            facts["scorer"] = self.side_called(facts.pop("side"))
        return facts

    def side_called(self, side: Any) -> str:
        """What a side is called that an event names."""
        raise NotImplementedError(f"{type(self).__name__} names no sides")

    def parts(self) -> Mapping[str, QWidget]:
        """The parts of the table by the names that lessons and tips have for them; those that cannot be seen are looked
        for in "middle"."""
        return {"middle": self.table, **self.shared_parts()}

    def shared_parts(self) -> dict[str, QWidget]:
        """The parts that every such table has."""
        return {"score": self.table.band, "prompt": self.table.prompt}

    @classmethod
    def result_screen(cls) -> type[MatchResultScreen]:
        """The page after a match, which is loaded when one is over."""
        raise NotImplementedError(f"{cls.__name__} has no page after a match")

    # What is alike

    @property
    def public(self) -> Any:
        """What everybody knows of the match now: a view of its game."""
        return self.session.view(None)

    @property
    def rival(self) -> str:
        """Whom one plays against in the tutorial."""
        return self.session.seats[1 - self.first_match.plan.learner].name

    @classmethod
    def models_for(cls, _catalogue: Any, seats: Sequence[str], view: Any, parent: QObject) -> GameModels:
        return cls.models_type(seats, view, parent)

    @classmethod
    def table_for(cls, models: GameModels, do: Do) -> MomentTable:
        return cls.table_type(models, do)

    def made(self) -> MomentTable:
        """The table of this match."""
        return self.table_type(self.models, self.controller.do, self.controller.moments)

    def new_table(self) -> Iterator[None]:
        self.table = self.made()
        yield
        controller = self.controller
        self.table.undo_wanted.connect(controller.undo)
        self.table.pause_wanted.connect(controller.pause)
        self.table.step_wanted.connect(controller.single_step)
        self.table.part_end_wanted.connect(self._to_part_end)

    def _to_part_end(self) -> None:
        self.controller.run_until(lambda event: event["type"] in self.ends_part)

    def new_screen(self, _scene: str) -> GameScreen:
        screen = self.result_screen()(self.controller)
        screen.serve(self.shell)
        return screen

    def docks(self) -> Sequence[Dock]:
        return self.table.docks()

    def place(self, name: str) -> QRect | None:
        parts = self.parts()
        if name not in parts:
            return None
        part = parts[name]
        return on_window(self.shell.frame, part if part.isVisible() else parts["middle"])


class MatchReplay(ReplayDesk):
    """One replay of a match: its parts and marks stand on the timeline."""

    table: MomentTable
    table_type: Callable[..., MomentTable]

    def __init__(self, rerun: ReplayController, window: QWidget, table_of: TableOf) -> None:
        super().__init__(rerun, window, table_of)
        self.models: Any = rerun.models

    def label_of(self, part: Any) -> str:
        """What stands in the stretch of a part: its number, "" for none."""
        return str(part.number or "")

    def mark_line(self, mark: Any) -> str:
        """What a mark tells."""
        raise NotImplementedError(f"{type(self).__name__} has no marks")

    def mark_sign(self, _mark: Any) -> str:
        """Goals are marked with a ball."""
        return "ball"

    def laid(self) -> Iterator[None]:
        self.table = self.table_type(self.models, decide_nothing, self.rerun.presenter)
        yield
        self.connect_table()

    def panels(self) -> Sequence[Dock]:
        return self.table.docks()

    def marks(self) -> TimelineMarks:
        chapters = self.rerun.chapters
        stretches = [
            Stretch(part.first, part.last, self.label_of(part), self.part_name(at))
            for at, part in enumerate(chapters.sections, 1)
        ]
        points = [TimelinePoint(mark.position, self.mark_sign(mark), self.mark_line(mark)) for mark in chapters.marks]
        return TimelineMarks(stretches=stretches, points=points)
