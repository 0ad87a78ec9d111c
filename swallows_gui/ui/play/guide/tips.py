"""Shows a tip the first time a thing happens, in the coach's strip, without taking focus or holding up play.

There is one tip a turn at most: after it none comes before somebody at the screen is asked something else.

A tip goes when it is closed by its button or Escape, when its subject is over, when its seat has decided the next time,
when the match's result covers the pitch, or when another screen comes. None is shown while the screen is covered
between players, and tips speak of public events only. `TipBook` is what a game provides: which tips are due, and their
words.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QKeySequence

from swallows_gui.models.chapters import Event
from swallows_gui.services.glossary import translate
from swallows_gui.services.language import language
from swallows_gui.services.qobjects import SingleShotTimer
from swallows_gui.services.settings import names_of, settings, with_names
from swallows_gui.ui.kit.words import set_tip
from swallows_gui.ui.play.game_table import Phase
from swallows_gui.ui.play.screen import Screen
from swallows_gui.ui.stage.coach import CoachNote

if TYPE_CHECKING:
    from swallows_gui.engine.game import Json
    from swallows_gui.ui.play.desk import Shell
    from swallows_gui.ui.play.game_desk import GameUi
    from swallows_gui.ui.play.moments import Moment


class Tips(QObject):
    """Shows the tips of one game in the window."""

    def __init__(self, shell: Shell, desk: GameUi, book: TipBook, parent: QObject) -> None:
        super().__init__(parent)
        self._stack, self._window = shell.stack, shell.frame
        self._desk = desk
        self._book = book
        self.note = CoachNote(shell.coach)
        self.tip: Tip | None = None
        """The tip that is shown."""
        self._waiting: list[Tip] = []
        self._meanwhile: dict[str, list[Json]] = {}
        """What has happened since a tip that waits was due, by its name."""
        self._turn: tuple[int | None, int] = (None, -1)
        """Who was asked last, and at which move."""
        self._spoken = False
        """Whether there was a tip in this turn."""
        self._since: list[Json] = []
        """What has happened since the tip was shown."""
        self._asked: tuple[int | None, str] = (None, "")
        """Who was asked when it looked last, and at which step."""
        self._closed = False
        self._look_soon = SingleShotTimer(self, self._look)
        presenter = desk.controller.presenter
        presenter.played.connect(self._heard)
        presenter.moments.told.connect(self._told)
        presenter.informed.connect(self._look)
        presenter.curtain_wanted.connect(self._curtain)
        desk.controller.hint_wanted.connect(self._put_away)  # its sheet comes where the note lies
        desk.settled.connect(self._look)
        shell.stack.currentChanged.connect(self._screen_changed)
        desk.uncovered.connect(self._look_soon.start)
        language().changed.connect(self._say)
        settings().changed.connect(self._setting_changed)
        self.note.next_wanted.connect(self.close_note)
        self.note.end_wanted.connect(lambda: settings().change(tips=False))
        self.note.clause_wanted.connect(shell.open_rules)

    def close(self) -> None:
        """Stop when the game is closed."""
        self._closed = True
        self.note.go()

    def close_note(self) -> None:
        """Close the tip that has been read."""
        had_focus = self.note.isAncestorOf(self._window.focusWidget() or self._window)
        self.tip = None
        self.note.hush()
        shown = self._stack.currentWidget()
        if had_focus and shown is self._desk.table:
            self._desk.focus_question()
        elif had_focus and isinstance(shown, Screen):
            shown.enter()
        self._look()

    def _told(self, moments: Sequence[Moment]) -> None:
        """Remove the tip when a section ends, because its result covers the table."""
        told = [moment.public for moment in moments if moment.public is not None]
        if self._ends(told) and self.tip is not None and self.tip.event:
            self._put_away()

    def _ends(self, events: Iterable[Event]) -> bool:
        return any(map(self._desk.manners.ends_section, events))

    def _heard(self, events: Sequence[Json]) -> None:
        if settings().now.tips and not self._closed:
            self._since += events
            if self.tip is not None and self.tip.is_over(self._since):
                self._put_away()
            for name, happened in self._meanwhile.items():
                self._meanwhile[name] = [*happened, *events]
            over = self._ends(events)
            self._waiting = [tip for tip in self._waiting if not over and not tip.is_over(self._meanwhile[tip.name])]
            self._waiting += [tip for tip in self._book.due(events, self._given()) if tip not in self._waiting]
            self._meanwhile = {tip.name: self._meanwhile.get(tip.name, []) for tip in self._waiting}

    def _given(self) -> dict[str, str]:
        shown = {self.tip.name: ""} if self.tip is not None else {}
        return dict.fromkeys(names_of(self._desk.session.game, settings().now.tips_seen), "") | shown

    def _look(self) -> None:
        """Show the next due tip after the events have been shown; remove one that is over."""
        controller = self._desk.controller
        if self._closed or not settings().now.tips or controller.curtained or not self._at_the_game:
            return
        if self._desk.covered:
            return  # a large card is being read
        before, self._asked = self._asked, (controller.info.actor, self._step)
        asked = controller.info.actor is not None
        if self.tip is not None and (
            self._answered(self.tip, before) or (controller.presenter.now.running and self.tip.event)
        ):
            self._put_away()
        turn = controller.info.actor, self._desk.session.n
        if asked and turn != self._turn:
            self._turn, self._spoken = turn, self.tip is not None
        if controller.moments.running or controller.info.phase is Phase.TELLING or self.tip is not None:
            return
        if self._spoken and self._desk.session.humans():
            return
        scene = self._of_question() if asked else None
        waiting = [tip for tip in self._waiting if tip.name not in self._given()]
        if scene is not None:
            self._show(scene)
        elif waiting and not controller.presenter.now.running:
            self._waiting = waiting[1:]
            self._show(waiting[0])

    def _answered(self, tip: Tip, before: tuple[int | None, str]) -> bool:
        """Whether the tip's seat has decided since; for a tip about a question, whether another one is asked."""
        if before[0] is None:
            return False
        return self._asked[0] != before[0] or (not tip.event and self._asked[1] != before[1])

    def _of_question(self) -> Tip | None:
        """The tip for the step at which its seat is asked, or for the screen in games whose steps have no names."""
        return self._book.of_scene(self._step or self._desk.controller.scene, self._given())

    @property
    def _step(self) -> str:
        """The name of the view's step, "" in games without."""
        return str(getattr(self._desk.controller.view, "step", ""))

    @property
    def _at_the_game(self) -> bool:
        return self._stack.currentWidget() in self._desk.widgets()

    def _put_away(self) -> None:
        self.tip = None
        self.note.hush()

    def _show(self, tip: Tip) -> None:
        self.tip, self._spoken = tip, True
        self._since = []
        seen, game = settings().now.tips_seen, self._desk.session.game
        settings().change(tips_seen=with_names(game, {*names_of(game, seen), tip.name}, seen))
        self._say()

    def _say(self) -> None:
        if self.tip is None:
            return
        heading, sentences = self._book.words(self.tip.name)
        self.note.show_lesson(
            heading,
            sentences,
            self.tip.clause,
            count=translate("Tips", "Tip"),
            next_text=translate("Tips", "Got it"),
            end_text=translate("Tips", "No more tips"),
            urgent=False,
        )
        self.note.next.setShortcut(QKeySequence(Qt.Key.Key_Escape))
        closing = translate("Advice", "{button} (Esc)").format(button=self.note.next.text())
        set_tip(self.note.next, closing)

    def _setting_changed(self, name: str) -> None:
        if name == "tips" and not settings().now.tips:
            self._curtain(-1)
        elif name == "tips_seen" and not settings().now.tips_seen:
            self._spoken = False  # all are wanted again

    def _curtain(self, _seat: int) -> None:
        """Remove all tips before the screen is covered."""
        self.tip = None
        self._waiting = []
        self.note.hush()

    def _screen_changed(self, _at: int) -> None:
        controller, tip = self._desk.controller, self.tip
        same = self._asked == (controller.info.actor, self._step)
        if tip is not None and not tip.event and same and self._at_the_game and not controller.curtained:
            self._say()  # the form of the question that it speaks of has come
            return
        self.tip = None
        self.note.hush()
        self._look_soon.start()


class Tip(Protocol):
    """A short explanation, shown the first time an event happens or a screen is seen."""

    @property
    def name(self) -> str:
        """The name under which the settings remember that the tip was shown."""
        ...

    @property
    def clause(self) -> str:
        """The clause that the tip explains."""
        ...

    @property
    def event(self) -> Mapping[str, object]:
        """The fields that an event must have for this tip; {} for a tip about a screen or a question."""
        ...

    def is_over(self, events: Iterable[Event]) -> bool:
        """Whether the events since the tip appeared make it outdated."""
        ...


class TipBook(Protocol):
    """The tips of a game. `seen` names those that have been shown."""

    def due(self, events: Iterable[Event], seen: Mapping[str, str]) -> Sequence[Tip]:
        """The tips due for these events, in their order."""
        ...

    def of_scene(self, scene: str, seen: Mapping[str, str]) -> Tip | None:
        """The tip for a screen or for a step of this name."""
        ...

    def words(self, name: str) -> tuple[str, str]:
        """Heading and sentences of a tip in the language in use."""
        ...
