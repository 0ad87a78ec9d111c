"""The base of a game's desk: the controller, models and screens of a running game, and what they ask of the window.

A game's subclass provides its models and its table; everything else has a default.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable, Iterator, Sequence, Set
from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QRect, Signal

from swallows_gui.engine.game import Json
from swallows_gui.models.chapters import Chapters, Event, plain_chapters
from swallows_gui.models.commentary import heard_before
from swallows_gui.services.settings import settings
from swallows_gui.services.thinking import Thinking
from swallows_gui.ui.kit.face_cache import paint_queue
from swallows_gui.ui.kit.run_all import run_all
from swallows_gui.ui.play.decider import Decider, Thoughtful
from swallows_gui.ui.play.desk import Dock, GameModels, Paper, Shell
from swallows_gui.ui.play.game_controller import GameController, GameScreen
from swallows_gui.ui.play.game_table import Do, GameTable, Phase
from swallows_gui.ui.play.guide.places import on_window
from swallows_gui.ui.play.presentation import TABLE, PresentationRules
from swallows_gui.ui.play.replay.replay_desk import ReplayController, ReplayDesk
from swallows_gui.ui.play.reporter import RadioReporter
from swallows_gui.ui.play.screen import Screen
from swallows_gui.ui.play.sounding import BackHere, GameSounds

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from swallows_gui.records.record import DamagedRecord
    from swallows_gui.session import Session
    from swallows_gui.session.replay import Playback
    from swallows_gui.ui.play.guide.places import Lessons
    from swallows_gui.ui.play.guide.tips import TipBook
    from swallows_gui.ui.play.page_of_text import Page
    from swallows_gui.ui.play.replay.replay_screen import ReplayScreen
    from swallows_gui.ui.play.stage_text import TextTableView


class GameUi(QObject):
    """Builds a game's screens and models and keeps them up to date with the controller. Run through `laid` before
    anything is shown: it builds the table in pieces and takes as long as everything else together."""

    scene_changed = Signal(str)
    refused = Signal(str)
    informed = Signal()
    settled = Signal()
    uncovered = Signal()

    manners: PresentationRules = PresentationRules()
    table: GameTable
    models: GameModels
    controller: GameController
    lessons: Lessons | None = None
    tips: TipBook | None = None

    def __init__(self, session: Session, shell: Shell) -> None:
        super().__init__(shell.frame)
        self.session = session
        self.shell = shell
        seats = [seat.name for seat in session.seats]
        self.models = self.models_for(session.catalogue, seats, session.view(None), self)
        self.models.narrator.heard = heard_before(session.options)
        self.thinking = Thinking(session.game, packs=session.packs, catalogue=session.catalogue_digest, parent=self)
        self.controller = self.new_controller(Thoughtful(session, self.thinking))
        self.reporter = RadioReporter(self.controller.presenter)
        self.sounds = GameSounds(self.controller.presenter)
        self.text_table: TextTableView | None = None
        self._screens: dict[str, GameScreen] = {}
        self._empty: dict[str, GameScreen] = {}
        """Those that have not been shown the game yet."""
        self._behind: set[str] = set()
        """The scenes whose screens have not followed what happened while they were out of sight."""

    # What a game says of itself

    @classmethod
    def models_for(cls, _catalogue: Any, _seats: Sequence[str], _view: Any, _parent: QObject) -> GameModels:
        """The models of a game with this data and these seats, showing a view."""
        raise TypeError(f"{cls.__name__} has no models")

    @classmethod
    def table_for(cls, _models: GameModels, _do: Do) -> GameTable:
        """A table; it calls `do` with a row of actions of the seat in front."""
        raise TypeError(f"{cls.__name__} has no table")

    @classmethod
    def chapters(cls, told: Iterable[Iterable[Event]]) -> Chapters[Any, Any]:
        """The parts of a record; `told` has, for each position, the events that led to it."""
        return plain_chapters(told, cls.manners.begins_section)

    replay_desk: type[ReplayDesk] = ReplayDesk
    """The game's half of a replay."""

    def new_controller(self, decider: Decider) -> GameController:
        """The controller of the game."""
        return GameController(self.session, self.models, self.manners, decider, self)

    def new_table(self) -> Iterator[None]:
        """Build `table` in pieces of a few milliseconds."""
        self.table = self.table_for(self.models, self.controller.do)
        yield

    def new_screen(self, scene: str) -> GameScreen:
        """The screen for another scene that the presentation rules name. Raises `KeyError` for an unknown scene."""
        raise KeyError(scene)

    def docks(self) -> Sequence[Dock]:
        """The panels beside the table; by default none."""
        return ()

    def paper(self) -> Paper | None:
        """Documents for printing; by default none."""
        return None

    def as_text(self, _chosen: Any = None) -> Page | None:
        """The table as a page of text; None by default."""
        return None

    def place(self, name: str) -> QRect | None:
        """The widget of a table's part by name; by default only the middle."""
        return on_window(self.shell.frame, self.table) if name == "middle" else None

    @property
    def overview(self) -> Screen | None:
        """The screen that shows everything at a glance; None by default."""
        return None

    @property
    def has_newspaper(self) -> bool:
        """Whether the game has a newspaper; not by default."""
        return False

    @property
    def newspaper(self) -> Screen | None:
        """The newspaper's screen, None until somebody has opened it."""
        return None

    def new_newspaper(self) -> Screen:
        """Make the screen that is `newspaper` from now on, with a signal `back`. Raises `TypeError` if the game has
        none."""
        raise TypeError(f"{type(self).__name__} has no newspaper")

    @property
    def covered(self) -> bool:
        """Whether something of the game covers the window; never by default."""
        return False

    @classmethod
    def replay(
        cls, playback: Playback, damage: DamagedRecord | None, window: QWidget
    ) -> Generator[float, None, ReplayScreen]:
        """Build the replay screen of a record in pieces, yielding the share done. `damage`: why the record ends early,
        if it does."""
        from swallows_gui.ui.play.replay.replay_screen import building

        rerun = ReplayController(playback, cls.models_for, cls.manners, cls.chapters)
        yield 0.2
        work, share = building(cls.replay_desk(rerun, window, cls.table_for), damage), 0.2
        while True:
            try:
                next(work)
            except StopIteration as done:
                screen: ReplayScreen = done.value
                return screen
            share += (1 - share) / 4
            yield share

    @classmethod
    def prepared(cls, _shell: Shell) -> Iterator[None]:
        """Build objects that stay in the window from game to game; none by default."""
        yield from ()

    @classmethod
    def drawn_ahead(cls) -> Iterator[None]:
        """Paint pictures that the first game will show, one at each step, while the start screen is shown."""
        yield from ()

    # What the window asks of it

    def laid(self) -> Iterator[None]:
        """Build the table piece by piece and connect everything with the controller."""
        yield from self.new_table()
        controller, table = self.controller, self.table
        presenter = controller.presenter
        presenter.rebuilt.connect(self._rebuilt)
        presenter.began.connect(self._began)
        presenter.played.connect(self._played)
        presenter.informed.connect(self._informed)
        presenter.scene_changed.connect(self.scene_changed)
        controller.refused.connect(self._refused)
        table.step_in.connect(controller.step_in)
        table.go_on.connect(controller.go_on)
        table.hint_wanted.connect(controller.ask_hint)
        table.clause_wanted.connect(self.shell.open_rules)
        table.settled.connect(self.settled)
        if table.log_view is not None:
            BackHere(table.log_view, controller)

    def screen(self, scene: str) -> QWidget:
        """The widget of a scene; built at first use."""
        if scene == TABLE:
            return self._text_table() if settings().now.text_table else self.table
        for _piece in self.built_up(scene):
            pass
        return self._screens[scene]

    def built_up(self, scene: str) -> Iterator[None]:
        """Build the widget of a scene and, in a later piece, show the game on it."""
        if scene not in self._screens and scene not in self._empty:
            self._empty[scene] = self.new_screen(scene)
            yield
        if scene in self._empty:
            self._screens[scene] = self._empty.pop(scene)
            self._behind.add(scene)
        self._catch_up(scene)

    def _catch_up(self, scene: str) -> None:
        """Update a screen that has not followed the game while it was hidden."""
        if scene in self._behind:
            self._behind.discard(scene)
            self._screens[scene].show_view()

    def _screens_in_sight(self) -> list[GameScreen]:
        """The screen of the visible scene, if it is built; hidden screens are updated when they are shown."""
        found = []
        for scene, screen in self._screens.items():
            if scene == self.controller.scene or screen.isVisible():
                self._catch_up(scene)
                found.append(screen)
            else:
                self._behind.add(scene)
        return found

    def built(self, scene: str) -> bool:
        """Whether the widget of a scene is built."""
        if scene == TABLE:
            return self.text_table is not None or not settings().now.text_table
        return scene in self._screens

    def _text_table(self) -> TextTableView:
        if self.text_table is None:
            from swallows_gui.ui.play.stage_text import TextTableView

            self.text_table = TextTableView(self.controller, self.as_text)
            self.settled.connect(self.text_table.refresh)
            self.text_table.clause_wanted.connect(self.shell.open_rules)
        return self.text_table

    def widgets(self) -> list[QWidget]:
        """All widgets of this game in the window's stack."""
        text = [self.text_table] if self.text_table is not None else []
        printed = [self.newspaper] if self.newspaper is not None else []
        return [self.table, *text, *printed, *self._screens.values(), *self._empty.values()]

    def has_docks(self, widget: QWidget | None) -> bool:
        """Whether docks are shown beside a screen: only beside the table, if there are any."""
        return widget is not None and widget in (self.table, self.text_table) and bool(self.docks())

    def heading(self, widget: QWidget) -> str:
        """The window's title while a screen of the game is shown."""
        if widget is self.table:
            return self.models.narrator.heading(self.controller.view)
        return widget.heading() if isinstance(widget, Screen) else ""

    def focus_question(self) -> None:
        """Focus the question at the table."""
        self.table.focus_question()

    def do_advised(self, actions: Sequence[int], _view: Any) -> None:
        """Carry out a row of actions that the expert advised. `_view` is the seat's view at the time of the advice."""
        self.controller.do(actions)

    def clause_in_question(self, _shown: QWidget | None) -> str:
        """The clause behind the question on the screen, "" if there is none."""
        return self.models.narrator.clause(self.controller.view)

    def hide_private(self) -> None:
        """Remove everything that belongs to one seat when its view closes; a focus in the table stays in the table."""
        with self.table.keeping_focus():
            run_all(
                self.models.hide,
                self.table.hide_private,
                *([self.text_table.hide_private] if self.text_table is not None else []),
                *(screen.show_view for screen in self._screens.values()),
            )

    def close(self) -> None:
        """Close the controller and the journal."""
        run_all(
            self.reporter.close,
            self.sounds.close,
            self.controller.close,
            lambda: paint_queue().hurry(False),
            self.session.close,
        )

    def result_line(self, _end: Event) -> str:
        """The result of a part of the game that no person watched, in a few words; "" in a game of one match."""
        return ""

    # What must stay unheard

    def secrets(self, seat: int, known: Set[str] = frozenset()) -> set[str]:
        """The texts that only this seat may know, in the window's language, for tests that look for leaks. `known`:
        words that others have already been told, as `words` finds them. Each game must list its own."""
        raise NotImplementedError(f"{type(self).__name__} does not say what is secret")

    def open_secrets(self, looking: int | None) -> list[str]:
        """Sentences about models that hold what the seat `looking` may not see, for tests; empty if all is well."""
        raise NotImplementedError(f"{type(self).__name__} does not say what its models hold")

    # Following the controller

    def follow(self, events: Sequence[Json] | None) -> None:
        """Update what stands beside the table by the events shown; with None rebuild it."""

    def _rebuilt(self) -> None:
        run_all(
            self._show_table,
            *(screen.show_view for screen in self._screens.values()),
            lambda: self.follow(None),
            self.informed.emit,
        )

    def _show_table(self) -> None:
        controller = self.controller
        if not controller.curtained:
            self.table.show_view(controller.view, controller.info)

    def _began(self, events: list[Json]) -> None:
        run_all(
            lambda: self.table.begin(self.controller.info) if self.controller.scene == TABLE else None,
            *(partial(screen.begin, events) for screen in self._screens_in_sight()),
        )

    def _played(self, events: list[Json]) -> None:
        controller = self.controller
        view, at_table = controller.view, self.manners.at_table(controller.view)
        run_all(
            lambda: self.table.settle(view, controller.info, soon=not events) if at_table else None,
            *(partial(screen.play_events, events) for screen in self._screens_in_sight()),
            lambda: self.follow(events),
            self.informed.emit,
        )

    def _informed(self) -> None:
        info = self.controller.info
        paint_queue().hurry(info.phase is Phase.RUNNING or (info.phase is Phase.THINKING and info.beat_ms == 0))
        run_all(
            lambda: None if self.controller.curtained else self.table.show_info(self.controller.info),
            *(screen.inform for screen in self._screens_in_sight()),
            self.informed.emit,
        )

    def _refused(self, code: str, parameters: dict[str, object]) -> None:
        if self.controller.scene == TABLE and self.table.tells_refusals:
            self.table.refused(code, parameters)
        else:
            self.refused.emit(self.models.narrator.refusal(code, parameters))
