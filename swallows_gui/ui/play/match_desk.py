"""What games of one match share in the window: their desk, replay, and the page after a match.

The page shows who has won and how the match went, panel by panel, and leads to the replay. `WinnerView` shows the
winner with the cup; after a draw it shows both faces.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QObject, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPaintEvent
from PySide6.QtWidgets import QBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from swallows_gui.engine.events import Events
from swallows_gui.models.chapters import Chapters, Event, MatchPart, ScoreMark, StoryInParts, match_chapters
from swallows_gui.models.first_match import FirstMatch
from swallows_gui.models.vocabulary import score_words
from swallows_gui.services.glossary import translate
from swallows_gui.services.theme import theme
from swallows_gui.ui.art.face import Person
from swallows_gui.ui.art.portraits import paint_meeting, paint_winner
from swallows_gui.ui.kit.buttons import PosterButton
from swallows_gui.ui.kit.painting import painting
from swallows_gui.ui.kit.panels import FlowLayout, Panel, ScrollPage, add_layout, fill
from swallows_gui.ui.kit.timeline import Stretch, TimelinePoint
from swallows_gui.ui.play.desk import Dock, Shell
from swallows_gui.ui.play.game_controller import GameController, GameScreen
from swallows_gui.ui.play.game_desk import GameUi
from swallows_gui.ui.play.game_table import Do, decide_nothing
from swallows_gui.ui.play.guide.first_match import FirstMatchLessons
from swallows_gui.ui.play.guide.places import on_window
from swallows_gui.ui.play.moment_table import MomentTable
from swallows_gui.ui.play.replay.replay_desk import ReplayController, ReplayDesk, TableOf, TimelineMarks
from swallows_gui.ui.play.screen import Head

if TYPE_CHECKING:
    from swallows_gui.session import Session
    from swallows_gui.ui.play.desk import GameModels
    from swallows_gui.ui.play.guide.tips import TipBook


WIDE, HIGH = 250, 320
"""Design pixels."""
_PAPER: Final = QColor("#F4EFE3")
"""On which every shirt and the black foot of the cup are seen."""
_TALLEST: Final = 1.2
"""Height of the picture at most, in widths: hands and head belong together."""
_BAND: Final = 14
"""Design pixels of the sides' colours along the top."""


class WinnerView(QWidget):
    """Shows the winner, which the page's head also says in words; hidden until the page shows it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.people: tuple[Person, ...] = ()
        self.winner: int | None = None
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.hide()

    def show_people(self, people: Sequence[Person], winner: int | None) -> None:
        """Show the two players; `winner` is the index of the winner, None after a draw."""
        self.people, self.winner = tuple(people), winner
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(theme().px(WIDE), theme().px(HIGH))

    def paintEvent(self, _event: QPaintEvent) -> None:
        room = QRectF(self.rect())
        shown = self.people if self.winner is None else (self.people[self.winner],)
        high = min(room.height(), room.width() * _TALLEST)
        picture = QRectF(0, 0, room.width(), high)
        with painting(self) as painter:
            painter.setClipRect(room)
            painter.fillRect(room, _PAPER)
            for number, person in enumerate(shown):
                wide = room.width() / len(shown)
                painter.fillRect(QRectF(number * wide, 0, wide, theme().px(_BAND)), QColor(person.colour))
            painter.translate(0, room.height() - high)
            if self.winner is None:
                paint_meeting(painter, picture, self.people)
            else:
                paint_winner(painter, picture, shown[0])


_WIDE = 900
"""Design pixels: from here on the panels stand beside each other."""
_KITS = ("#C8321F", "#1F4E9E")
"""Of seats that have no colour of their own."""


class MatchResultScreen(GameScreen):
    """The page after one match. A game's subclass fills its panels and calls `lay` once."""

    finished = Signal()
    replay_wanted = Signal()
    share_wanted = Signal(object)
    """The button below which the menu opens."""
    rematch_wanted = Signal()
    """The same once more: the same players by the same rules."""

    def __init__(self, controller: GameController, parent: QWidget | None = None) -> None:
        super().__init__(controller, parent)
        self.head = Head("green", "cup")
        self.page = ScrollPage()
        self.winner = WinnerView()
        self.panels: tuple[Panel, ...] = ()
        self._wide = True
        self.replay_button = PosterButton("")
        self.finish_button = self.primary = PosterButton("", kind="primary")
        self.share_button = PosterButton("", kind="quiet")
        self.rematch_button = PosterButton("")
        self.replay_button.clicked.connect(self.replay_wanted)
        self.share_button.clicked.connect(lambda: self.share_wanted.emit(self.share_button))
        self.rematch_button.clicked.connect(self.rematch_wanted)
        self.finish_button.clicked.connect(self.finished)

    def lay(self, panels: Sequence[Panel]) -> None:
        """Put head, panels and foot below each other."""
        self.panels = tuple(panels)
        column = fill(QVBoxLayout(self), self.head, (self.page, 1), margins=0, spacing=0)
        foot = QWidget()
        flow = FlowLayout(foot)
        flow.addWidget(self.finish_button)
        flow.addWidget(self.rematch_button)
        flow.addWidget(self.replay_button)
        flow.addWidget(self.share_button)
        self._foot = fill(QVBoxLayout(), foot)
        add_layout(column, self._foot)
        self._columns = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        add_layout(self.page.body, self._columns, 1)
        self._columns.addWidget(self.winner, 0, Qt.AlignmentFlag.AlignTop)
        for panel in self.panels:
            self._columns.addWidget(panel, 1)
        self.adapt()

    def serve(self, shell: Shell) -> None:
        """Connect the page's signals with the window. A match of a cup offers no rematch."""
        self.finished.connect(shell.leave_game)
        self.replay_wanted.connect(shell.replay_game)
        self.share_wanted.connect(shell.share)
        self.rematch_wanted.connect(shell.rematch)
        self.rematch_button.setVisible(shell.may_rematch)

    def show_figures(self) -> None:
        """Write head and panels again in the language in use; do nothing before a match has been shown."""

    def show_people(self, seats: tuple[int, int], winner: int | None) -> None:
        """Show which of two seats has won, 0 or 1; None after a draw."""
        info = self.controller.info
        people = [Person(info.seats[seat].name, info.seats[seat].colour or _KITS[at]) for at, seat in enumerate(seats)]
        if winner is not None:
            people[winner] = people[winner]._replace(mood="glad")
        self.winner.show_people(people, winner)
        self._seat_winner()

    def heading(self) -> str:
        return translate("MatchResult", "Full time")

    def show_view(self) -> None:
        self.retranslate()

    def retranslate(self) -> None:
        self.replay_button.setText(translate("MatchResult", "Show the match again"))
        self.share_button.setText(translate("MatchResult", "Share"))
        self.rematch_button.setText(translate("MatchResult", "Rematch"))
        self.finish_button.setText(translate("MatchResult", "To the start screen"))
        self.show_figures()

    def restyle(self) -> None:
        px = theme().px
        self._columns.setSpacing(px(18))
        self._foot.setContentsMargins(px(24), px(6), px(24), px(12))

    def reflow(self, width: float, height: float) -> None:
        self.head.fit(height)
        turn = QBoxLayout.Direction.LeftToRight if width >= _WIDE else QBoxLayout.Direction.TopToBottom
        self._columns.setDirection(turn)
        self._wide = width >= _WIDE
        self._seat_winner()

    def _seat_winner(self) -> None:
        """Show the winner's picture where there is room beside the panels, else only the face in the head."""
        people, winner = self.winner.people, self.winner.winner
        self.winner.setVisible(self._wide and bool(people))
        self.head.show_person(people[winner] if people and winner is not None and not self._wide else None)

    def enter(self) -> None:
        self.finish_button.setFocus()


class MatchDesk(GameUi):
    """The desk of one running match. A game's subclass names its parts."""

    table: MomentTable
    table_type: Callable[..., MomentTable]
    """Made with models, what is done with an action, and a presenter."""
    models_type: Callable[..., GameModels]
    """Made with the seats' names, a view and a parent."""
    first_match: FirstMatch
    """Its tutorial."""
    tip_book: TipBook
    """What is worth a word the first time; in the tutorial there is none."""
    events: Events
    story: StoryInParts
    """Before the first event: what a replay's timeline marks is read off it."""

    def __init__(self, session: Session, shell: Shell) -> None:
        super().__init__(session, shell)
        if self.first_match.is_meant(session.options):
            self.lessons = FirstMatchLessons(shell, self, self.first_match, self.named)
        else:
            self.tips = self.tip_book

    @classmethod
    def chapters(cls, told: Iterable[Iterable[Event]]) -> Chapters[MatchPart, ScoreMark]:
        return match_chapters(cls.events, told, cls.story)

    # What a game says of itself

    def named(self, fields: Mapping[str, object]) -> dict[str, object]:
        """The values for the lessons' sentences, from the fields of an event."""
        facts = {**fields, "rival": self.rival}
        score = facts.get("score")
        if isinstance(score, list | tuple):
            facts["score"] = score_words(score)
        if facts.get("side") is not None:
            facts["scorer"] = self.side_called(facts.pop("side"))
        return facts

    def side_called(self, side: Any) -> str:
        """The name of a side that an event names."""
        raise NotImplementedError(f"{type(self).__name__} names no sides")

    def parts(self) -> Mapping[str, QWidget]:
        """The table's parts by the names that lessons and tips use; a hidden part is replaced by "middle"."""
        return {"middle": self.table, **self.shared_parts()}

    def shared_parts(self) -> dict[str, QWidget]:
        """The parts that every such table has."""
        return {"score": self.table.band, "prompt": self.table.prompt}

    @classmethod
    def result_screen(cls) -> type[MatchResultScreen]:
        """The class of the page after a match; imported when a match is over."""
        raise NotImplementedError(f"{cls.__name__} has no page after a match")

    # What is alike

    @property
    def public(self) -> Any:
        """The public view of the match."""
        return self.session.view(None)

    @property
    def rival(self) -> str:
        """The opponent's name in the tutorial."""
        return self.session.seats[1 - self.first_match.plan.learner].name

    @classmethod
    def models_for(cls, _catalogue: Any, seats: Sequence[str], view: Any, parent: QObject) -> GameModels:
        return cls.models_type(seats, view, parent)

    @classmethod
    def table_for(cls, models: GameModels, do: Do) -> MomentTable:
        return cls.table_type(models, do)

    def made(self) -> MomentTable:
        """A new table for this match."""
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
        self.controller.run_until(lambda event: event["type"] in self.manners.part_ends)

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
    """The replay of a match, with its parts and marks on the timeline."""

    table: MomentTable
    table_type: Callable[..., MomentTable]

    def __init__(self, rerun: ReplayController, window: QWidget, table_of: TableOf) -> None:
        super().__init__(rerun, window, table_of)
        self.models: Any = rerun.models

    def label_of(self, part: Any) -> str:
        """The label of a part on the timeline: its number, "" for none."""
        return str(part.number or "")

    def mark_line(self, mark: Any) -> str:
        """The sentence about a mark."""
        raise NotImplementedError(f"{type(self).__name__} has no marks")

    def mark_sign(self, _mark: Any) -> str:
        """The sign of a mark: a ball, as marks are goals."""
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
