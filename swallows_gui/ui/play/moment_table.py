"""A table that tells what happens moment by moment, on a board, and asks on a plate.

The board shows a *story*: what has been told so far, made of events alone. So nothing stands there before it has been
seen, and skipping, undoing and loading end in the same picture. A game says what its story is, how it is drawn, which
motion an event has, and what is asked.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from swallows_gui.engine.events import Events, WrittenEvent
from swallows_gui.services.glossary import translate
from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.buttons import ARROWS, PosterButton
from swallows_gui.ui.kit.chance_bars import ChanceRow
from swallows_gui.ui.kit.clock import clock, tempo
from swallows_gui.ui.kit.notices import announce
from swallows_gui.ui.kit.story_view import StoryView
from swallows_gui.ui.play.desk import Dock, GameModels
from swallows_gui.ui.play.game_table import Do, GameTable, Phase, SessionInfo, decide_nothing
from swallows_gui.ui.play.moments import Moment, MomentPresenter
from swallows_gui.ui.play.presentation import PresentationRules
from swallows_gui.ui.play.prompt_line import PlateQuestion
from swallows_gui.ui.play.skip_filter import SkipFilter


class MomentTable(GameTable):
    """The board in the middle of it all."""

    events: ClassVar[Events]
    """The game's: every event is read once, when it moves or has arrived."""

    band: QWidget
    """The score."""
    prompt: QWidget
    """The plate that asks."""

    pause_wanted = Signal(bool)
    """Computer seats stop deciding, or go on."""
    step_wanted = Signal()
    """One decision of a computer seat."""
    undo_wanted = Signal()
    """The last decision is to be taken back."""
    part_end_wanted = Signal()
    """Play on to the end of the part of the match that runs."""

    def __init__(
        self,
        models: GameModels,
        manners: PresentationRules,
        do: Do = decide_nothing,
        presenter: MomentPresenter | None = None,
    ) -> None:
        super().__init__(do)
        self.models, self.manners = models, manners
        self.telling = False
        self.asked_last: object = None
        """The question that was asked last, by which a new one is told."""
        self.commentary = StoryView()
        self.commentary.setModel(models.log)
        self.log_view = self.commentary
        self.forward = PosterButton("", kind="primary")
        self.pause, self.step = PosterButton(""), PosterButton("")
        self.part_end = PosterButton("", kind="quiet")
        self.presenter = presenter or MomentPresenter(manners, self)
        self.hurrying = SkipFilter(self, self.presenter, covered=self.is_covered)
        self.presenter.begun.connect(self._begin_moment)
        self.presenter.told.connect(self._tell)
        self.presenter.waiting.connect(self._await_nod)
        self.forward.clicked.connect(self.go_on)
        self.pause.clicked.connect(self._pause)
        self.step.clicked.connect(self.step_wanted)
        self.part_end.clicked.connect(self.part_end_wanted)

    @property
    def own_buttons(self) -> tuple[PosterButton, ...]:
        """The buttons that every such table has, besides those of its game."""
        return self.forward, self.pause, self.step, self.part_end

    # What a table does that has a plate

    def say(self, words: str, tag: str = "") -> None:
        """Say what is going on while nobody here is asked."""
        raise NotImplementedError

    def tell_words(self, words: str) -> None:
        """Say what has just happened."""
        self.say(words)

    def show_buttons(self, shown: Sequence[QWidget]) -> None:
        """Offer these of the buttons."""
        raise NotImplementedError

    def show_chances(self, heading: str, key: str, rows: Sequence[ChanceRow]) -> None:
        """Show what may follow."""
        raise NotImplementedError

    def set_why(self, why: str) -> None:
        """Give another reason for the same question."""
        raise NotImplementedError

    def ask_anew(self) -> None:
        """Something has happened: a question that is asked again is said again."""
        raise NotImplementedError

    def ask(self, question: PlateQuestion, colour: str) -> None:
        """Put a question on the plate, in the colour of whoever is asked, with its rule and a hint where there is
        one."""
        raise NotImplementedError

    def asked_words(self) -> str:
        """All that stands on the plate, in one line."""
        raise NotImplementedError

    @property
    def terse(self) -> bool:
        """Whether there is so little room that buttons say no keys."""
        raise NotImplementedError

    def is_covered(self) -> bool:
        """Whether something stands over the board: what ends it does nothing else."""
        return False

    def docks(self) -> list[Dock]:
        """What stands beside the table: the game's own parts, and the commentary."""
        return [*self.own_docks(), Dock("commentary", _commentary, self.commentary, share=3)]

    # What a game says

    def own_docks(self) -> Sequence[Dock]:
        """What stands above the commentary."""
        return ()

    def read_story(self, history: Sequence[Mapping[str, Any]]) -> None:
        """Take the story that a history tells."""

    def story_goes_on(self, told: WrittenEvent | None) -> None:
        """The story has one event more; None: one that the game does not know."""

    def draw_told(self, *, motion: bool = False) -> None:
        """Draw the story while it is told: nothing is asked. `motion`: what is new may be seen to arrive."""

    def draw_waiting(self) -> None:
        """Something is told, and nobody is asked any more."""

    def draw_at_rest(self) -> None:
        """Draw the story and what is asked, by view and info."""

    def draw_nothing(self) -> None:
        """There is no view: nothing that was drawn from one stays, seen or hidden."""
        self.say("")
        self.show_buttons(())
        self.show_chances("", "", ())

    def forget_answers(self) -> None:
        """Nobody is asked: no button goes on saying what one seat could have done."""

    def begin_motion(self, told: WrittenEvent | None) -> None:
        """The motion of an event begins; what it brings is told when it has arrived."""

    def stand(self, ended: WrittenEvent | None) -> None:
        """The match is over, as `ended` says: it stands until somebody nods."""

    def rest(self) -> None:
        """Nothing moves any more."""

    def set_speed(self, speed: float) -> None:
        """How long motions take, as a multiple of their own length."""

    def primary_buttons(self) -> Sequence[QWidget]:
        """What Enter may press, the first that can be seen."""
        return (self.forward,)

    def walked(self) -> QWidget | None:
        """What arrows lead to from a button: where the cursor of the game goes on; None: nothing can be walked."""
        return None

    def retranslate(self) -> None:
        """Every text in the language in use."""
        self.setAccessibleName(translate("MomentTable", "Table"))
        self.commentary.setAccessibleName(translate("MomentTable", "Commentary, newest first"))
        self.forward.setText(translate("MomentTable", "To the statistics [Enter]"))
        self._name_pause(paused=False)
        if self.view is not None and not self.telling:
            self.draw()

    # What the shell calls

    def show_view(self, view: Any, info: SessionInfo) -> None:
        again = view is self.view
        self.view, self.info = view, info
        if not again:
            self._stop()
            self.read_story(view.history)
        self.draw()
        self.settled.emit()

    def begin(self, info: SessionInfo) -> None:
        self.telling = True
        super().begin(info)
        self.set_speed(tempo(info.beat_ms))
        self.hurrying.watch()

    def settle(self, view: Any, info: SessionInfo, *, soon: bool = False) -> None:  # noqa: ARG002 - nothing is drawn late
        self.telling = False
        self.hurrying.rest()
        self.view, self.info = view, info
        self.read_story(view.history)
        self.draw()
        self.settled.emit()

    def finish(self) -> None:
        self.presenter.finish()

    def hide_private(self) -> None:
        """Nothing is shown of a match that nobody looks at."""
        self._stop()
        super().hide_private()

    def _stop(self) -> None:
        self.telling = False
        self.hurrying.rest()
        self.rest()

    def focus_question(self) -> None:
        """The button that Enter should press; where there are several answers none of them, for nobody has moved to
        it."""
        for button in self.primary_buttons():
            answers = isinstance(button, PosterButton) and len(self.legal) > 1
            if button.isVisibleTo(self) and button.isEnabled() and not answers:
                button.setFocus()
                return
        self.setFocus()

    def take_focus(self) -> None:
        """The question gets the focus, unless somebody is reading in a dock."""
        focus = self.window().focusWidget()
        if focus is None or focus is self or not focus.isVisible() or self.isAncestorOf(focus):
            self.focus_question()

    def say_how(self) -> None:
        """Enter takes no answer that nobody has moved to: say how to come to one."""
        words = translate("MomentTable", "Nothing is chosen yet: the arrow keys or Tab lead to an answer.")
        self.set_why(words)
        self.announce(words)

    def announce(self, text: str, urgent: bool = False) -> None:
        """Have a screen reader say something."""
        if text:
            announce(self, text, urgent=urgent)
            self.announced.emit(text)

    # Showing

    @property
    def legal(self) -> tuple[int, ...]:
        """The actions of the seat that is asked; () where nobody is asked here."""
        return self.info.legal.actions if self.view is not None and self.info.actor is not None and self.decides else ()

    def may(self, deed: int) -> bool:
        """Whether the seat that is asked may do this now."""
        return self.info.own(deed) in self.legal

    def decide(self, *row: int) -> None:
        """Do a row of actions, if the first may be done now."""
        if row and row[0] in self.legal:
            self.do(row)

    def draw(self) -> None:
        """Everything by view and info; while something is told only what has been told."""
        with self.keeping_focus():
            if self.view is None or self.telling or self.info.actor is None:
                self.forget_answers()
            if self.view is None:
                self.draw_nothing()
            elif self.telling:
                self.show_buttons(())
                self.show_chances("", "", ())
                self.draw_waiting()
            else:
                self.draw_at_rest()

    def watching_buttons(self) -> Sequence[QWidget]:
        """Where only computer seats play: pause, one decision, on to the end of the part."""
        if not self.decides or any(seat.kind == "human" for seat in self.info.seats):
            return ()
        paused = self.info.phase is Phase.PAUSED
        self._name_pause(paused=paused)
        return (self.pause, self.step, self.part_end) if paused else (self.pause, self.part_end)

    def _name_pause(self, *, paused: bool) -> None:
        play_on = translate("MomentTable", "Play on [F9]")
        self.pause.setText(play_on if paused else translate("MomentTable", "Pause [F9]"))

    def _pause(self) -> None:
        self.pause_wanted.emit(self.info.phase is not Phase.PAUSED)

    def short(self, words: str) -> str:
        """A button's words; where there is hardly any room, without its key."""
        return words.partition(" [")[0] if self.terse else words

    def is_new(self, question: object) -> bool:
        """Whether this question was not asked before; from now on it was."""
        newly, self.asked_last = question != self.asked_last, question
        return newly

    # A moment

    def _begin_moment(self, event: Mapping[str, Any]) -> None:
        if self.telling and self.view is not None:
            with self.keeping_focus():
                self.begin_motion(self.events.read(event))

    def _tell(self, moments: Sequence[Moment]) -> None:
        """Events have arrived: score, men, the sentence."""
        for moment in moments:
            if moment.event is not None and self.view is not None:
                self._tell_event(moment.event)

    def _tell_event(self, event: Mapping[str, Any]) -> None:
        self.story_goes_on(self.events.read(event))
        self.ask_anew()
        if self.models.narrator.tells(event):
            text = self.models.log.told(event)
            if self.telling and text:
                self.tell_words(text)
            self.announce(text)
        if self.telling and not self.presenter.hurried:
            with self.keeping_focus():
                self.draw_told(motion=not self.info.reduced_motion)

    def _await_nod(self) -> None:
        """The result stands until somebody nods."""
        if self.view is None:
            return
        self.hurrying.rest()
        self.telling = True
        log = self.models.log
        newest = [log.event_at(row) for row in range(min(log.rowCount(), 4))]
        self.draw_told()
        self.stand(next((self.events.read(event) for event in newest if self.manners.ends_section(event)), None))
        with self.keeping_focus():
            self.show_chances("", "", ())
            self.show_buttons((self.forward,))
        self.take_focus()
        self.settled.emit()

    # As every table

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        if event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier or not self.key_decides(Qt.Key(key)):
            super().keyPressEvent(event)

    def key_decides(self, key: Qt.Key) -> bool:
        """Do what a key stands for; False if it stands for nothing now."""
        enter = key in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if enter and self.forward.isVisibleTo(self):
            self.go_on.emit()
        elif enter and len(self.legal) > 1:
            self.say_how()
        elif key == Qt.Key.Key_T and self.info.may_hint:
            self.hint_wanted.emit()
        elif key in ARROWS and (walked := self.walked()) is not None and walked.isVisibleTo(self):
            walked.setFocus()
        else:
            return False
        return True

    def sizeHint(self) -> QSize:
        return QSize(theme().px(760), theme().px(620))

    def minimumSizeHint(self) -> QSize:
        return QSize(theme().px(300), theme().px(280))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self.view is not None:
            self.take_focus()

    def hideEvent(self, event: QHideEvent) -> None:
        """Nothing goes on moving behind another screen."""
        super().hideEvent(event)
        self.finish()
        clock().finish_all()


def _commentary() -> str:
    return translate("MomentTable", "Commentary")
