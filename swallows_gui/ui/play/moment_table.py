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
    """The base of tables that follow events one by one on a board and ask on a plate."""

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
        """The buttons that every such table has, without those of the game."""
        return self.forward, self.pause, self.step, self.part_end

    # What a table does that has a plate

    def say(self, words: str, tag: str = "") -> None:
        """Show a sentence about what is going on while no person is asked."""
        raise NotImplementedError

    def tell_words(self, words: str) -> None:
        """Show a sentence about an event."""
        self.say(words)

    def show_buttons(self, shown: Sequence[QWidget]) -> None:
        """Show these buttons and hide the others."""
        raise NotImplementedError

    def show_chances(self, heading: str, key: str, rows: Sequence[ChanceRow]) -> None:
        """Show the chances of the outcomes."""
        raise NotImplementedError

    def set_why(self, why: str) -> None:
        """Replace the reason for the question, keeping the question."""
        raise NotImplementedError

    def ask_anew(self) -> None:
        """Make a screen reader say the next question even if it is the same as before."""
        raise NotImplementedError

    def ask(self, question: PlateQuestion, colour: str) -> None:
        """Show a question on the plate in the colour of the seat asked, with its rule and a hint, if any."""
        raise NotImplementedError

    def asked_words(self) -> str:
        """The whole text of the plate in one line."""
        raise NotImplementedError

    @property
    def terse(self) -> bool:
        """Whether the table is so small that buttons leave out their keys."""
        raise NotImplementedError

    def is_covered(self) -> bool:
        """Whether something covers the board; the click that ends it then does nothing else."""
        return False

    def docks(self) -> list[Dock]:
        """The panels beside the table: the game's own and the commentary."""
        return [*self.own_docks(), Dock("commentary", _commentary, self.commentary, share=3)]

    # What a game says

    def own_docks(self) -> Sequence[Dock]:
        """The game's own panels, above the commentary."""
        return ()

    def read_story(self, history: Sequence[Mapping[str, Any]]) -> None:
        """Replace the story by that of a history."""

    def story_goes_on(self, told: WrittenEvent | None) -> None:
        """Add an event to the story; None stands for an event that the game does not know."""

    def draw_told(self, *, motion: bool = False) -> None:
        """Draw the story while events are shown and nothing is asked. With `motion` changes may be animated."""

    def draw_waiting(self) -> None:
        """Draw the state while events are shown and nobody is asked."""

    def draw_at_rest(self) -> None:
        """Draw the story and the question, from view and info."""

    def draw_nothing(self) -> None:
        """Remove everything that was drawn from a view, because there is none now."""
        self.say("")
        self.show_buttons(())
        self.show_chances("", "", ())

    def forget_answers(self) -> None:
        """Reset the answer buttons, so that none shows what a seat could have done."""

    def begin_motion(self, told: WrittenEvent | None) -> None:
        """Start the animation of an event; `told` takes effect when it ends."""

    def stand(self, ended: WrittenEvent | None) -> None:
        """Show the end of the match, as `ended` says, until somebody acknowledges it."""

    def rest(self) -> None:
        """Stop all animations."""

    def set_speed(self, speed: float) -> None:
        """Set the length of animations, as a multiple of the usual."""

    def primary_buttons(self) -> Sequence[QWidget]:
        """The buttons that Enter may press; the first visible one counts."""
        return (self.forward,)

    def walked(self) -> QWidget | None:
        """The widget whose cursor the arrow keys move from a button, None if there is none."""
        return None

    def retranslate(self) -> None:
        """Set all texts in the language in use."""
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
        """Remove everything of the match, because nobody may see it now."""
        self._stop()
        super().hide_private()

    def _stop(self) -> None:
        self.telling = False
        self.hurrying.rest()
        self.rest()

    def focus_question(self) -> None:
        """Focus the button that Enter should press; if there are several answers focus none, as the player has not
        chosen yet."""
        for button in self.primary_buttons():
            answers = isinstance(button, PosterButton) and len(self.legal) > 1
            if button.isVisibleTo(self) and button.isEnabled() and not answers:
                button.setFocus()
                return
        self.setFocus()

    def take_focus(self) -> None:
        """Focus the question unless somebody reads in a dock."""
        focus = self.window().focusWidget()
        if focus is None or focus is self or not focus.isVisible() or self.isAncestorOf(focus):
            self.focus_question()

    def say_how(self) -> None:
        """Say how to reach an answer, because Enter presses none that the player has not moved to."""
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
        """The legal actions of the seat that is asked, () if none is asked here."""
        return self.info.legal.actions if self.view is not None and self.info.actor is not None and self.decides else ()

    def may(self, deed: int) -> bool:
        """Whether the seat that is asked may do this type of action now."""
        return self.info.own(deed) in self.legal

    def decide(self, *row: int) -> None:
        """Do a row of actions if the first is legal."""
        if row and row[0] in self.legal:
            self.do(row)

    def draw(self) -> None:
        """Draw everything from view and info; while events are shown, draw only those shown so far."""
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
        """The buttons for a game of computer seats only: pause, one decision, run to the end of the part."""
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
        """A button's words, without the key where room is short."""
        return words.partition(" [")[0] if self.terse else words

    def is_new(self, question: object) -> bool:
        """Whether this question differs from the last one; it is remembered."""
        newly, self.asked_last = question != self.asked_last, question
        return newly

    # A moment

    def _begin_moment(self, event: Mapping[str, Any]) -> None:
        if self.telling and self.view is not None:
            with self.keeping_focus():
                self.begin_motion(self.events.read(event))

    def _tell(self, moments: Sequence[Moment]) -> None:
        """Apply events that have been shown to score, pieces and sentence."""
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
        """Show the result until somebody acknowledges it."""
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
        """Do what a key stands for; False if it has no meaning now."""
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
        """End all animations when another screen covers the table."""
        super().hideEvent(event)
        self.finish()
        clock().finish_all()


def _commentary() -> str:
    return translate("MomentTable", "Commentary")
