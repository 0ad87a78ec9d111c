"""Leads through the tutorial: the coach says the lesson that is due, and holds play while one is read.

What is due is read from the game alone (`Lessons`); here is only which of them have been read, and that the player may
end the lessons at any time and play on without.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject

from swallows_gui.services.glossary import translate
from swallows_gui.services.language import language
from swallows_gui.services.qobjects import SingleShotTimer
from swallows_gui.services.settings import names_of, settings, with_names
from swallows_gui.services.theme import theme
from swallows_gui.ui.play.game_controller import GameScreen
from swallows_gui.ui.play.game_table import Phase
from swallows_gui.ui.play.presentation import TABLE
from swallows_gui.ui.stage.coach import CoachNote
from swallows_gui.ui.stage.pointer import CoachPointer

if TYPE_CHECKING:
    from swallows_gui.ui.play.desk import Shell
    from swallows_gui.ui.play.game_desk import GameUi
    from swallows_gui.ui.play.guide.places import Due, Lessons

_SOON = 30
"""Milliseconds until layouts have settled and the pointer finds its place."""
_TOO_LARGE = 0.6
"""A part that takes more of the window than this is not framed: everything would be."""


class TutorialGuide(QObject):
    """Runs the tutorial of one game in the window."""

    def __init__(self, shell: Shell, desk: GameUi, lessons: Lessons, parent: QObject) -> None:
        super().__init__(parent)
        self._stack, self._window = shell.stack, shell.frame
        self._desk = desk
        self._lessons = lessons
        self.bubble = CoachNote(shell.coach, steady=True)
        self.pointer = CoachPointer(self._window)
        self.told: Due | None = None
        """What the coach says now."""
        self._read = names_of(desk.session.game, settings().now.lessons_read)
        self._closed = False
        self._strayed = ""
        self._stood: Due | None = None
        """The lesson that has been pointed at and given the focus."""
        self._asked: tuple[Due, int] | None = None
        """The lesson that is to be followed, and the player's decisions when it was shown."""
        # a game taken up again does not tell once more what the player has decided after
        self._read |= {due.id for due in lessons.past()}
        self._soon = SingleShotTimer(self, self._stand)
        self._free = SingleShotTimer(self, self._let_go_on)
        self._look_soon = SingleShotTimer(self, self._look)
        presenter = desk.controller.presenter
        presenter.began.connect(self._uncover)
        presenter.played.connect(self._hold_for_news)
        presenter.informed.connect(self._look)
        presenter.rebuilt.connect(self._look)
        presenter.scene_changed.connect(self._look)
        desk.settled.connect(self._look)
        shell.stack.currentChanged.connect(self._screen_changed)
        desk.uncovered.connect(self._look_soon.start)
        language().changed.connect(self._retell)
        theme().changed.connect(self._place_soon)
        self.bubble.next_wanted.connect(self.next)
        self.bubble.end_wanted.connect(self.end)
        self.bubble.clause_wanted.connect(shell.open_rules)
        self._window.installEventFilter(self)

    @property
    def ended(self) -> bool:
        """Whether the player has ended the lessons of this game."""
        return not settings().now.tutorial_on

    def close(self) -> None:
        """Stop when the game is closed."""
        self._closed = True
        self._soon.stop()
        self._window.removeEventFilter(self)
        self.bubble.go()
        self.pointer.deleteLater()

    def next(self) -> None:
        """Mark the lesson that only tells something as read, and show the next."""
        if self.told is not None and self.told.tells:
            self._read.add(self.told.id)
            game, read = self._desk.session.game, settings().now.lessons_read
            settings().change(lessons_read=with_names(game, self._read, read))
            if self.told.over:
                self.end()
                return
        self.told = None
        self._look()
        if self.told is None or not self.told.tells:
            self._focus_the_deed()

    def end(self) -> None:
        """End the lessons; the game goes on like any friendly."""
        settings().change(tutorial_on=False)
        self._release()
        self._focus_the_deed()

    def resume(self) -> None:
        """Start the lessons again at the present state of the game."""
        settings().change(tutorial_on=True)
        self._look()

    # What is due

    def _news(self) -> list[Due]:
        return [due for due in (*self._lessons.happened(), *self._lessons.opening()) if due.id not in self._read]

    def _uncover(self, _events: object) -> None:
        """Hide the lesson while the result of the player's action is shown."""
        if self.told is not None and not self.told.tells:
            self.told = None
            self._put_away()

    def _hold_for_news(self, events: object) -> None:
        """Stop the other seats while a lesson has to be read."""
        self._uncover(events)
        if not self.ended and self._news():
            self._desk.controller.set_away(True)

    def _look(self, _scene: str = "") -> None:
        """Show the due lesson after the events have been shown."""
        if self._closed:
            return
        desk = self._desk
        if self.ended or not self._showing_the_game:
            self._put_away()
            return
        if desk.covered:
            return  # a large card is being read: what is due stands there when it is closed
        controller = desk.controller
        if controller.moments.running or controller.info.phase is Phase.TELLING:
            return
        if controller.info.phase is Phase.HELD:
            self._free.start()
        self._mind_the_path()
        told = self._due()
        if told is None:
            self.told = None
            self._put_away()
        elif self.told is None or told.id != self.told.id or told.facts != self.told.facts:
            self.told = told
            self._tell(told)
        else:
            self._soon.start(_SOON)
        controller.set_away(told is not None and told.tells and controller.scene == TABLE)

    def _due(self) -> Due | None:
        controller = self._desk.controller
        news = self._news()
        if news:
            return news[0]
        if controller.over and not controller.interlude:
            if controller.scene != TABLE and self._stack.currentWidget() is self._desk.table:
                return None  # the whistle is still being shown
            return next((due for due in self._lessons.closing() if due.id not in self._read), None)
        return self._lessons.question() if controller.info.actor is not None else None

    def _mind_the_path(self) -> None:
        """Check whether the player did what the last lesson asked for; if not, put a sentence about it
        before the next."""
        if self._asked is None:
            return
        due, before = self._asked
        if self._lessons.was_done(due):
            self._asked = None
        elif self._lessons.decisions() > before or not self._still_asked(due):
            self._strayed = self._lessons.kind_word(due)
            self._asked = None

    def _still_asked(self, due: Due) -> bool:
        asked = self._lessons.question()
        return asked is not None and asked.id == due.id

    def _let_go_on(self) -> None:
        """Continue play at waits that no lesson speaks of."""
        if self._desk.controller.info.phase is Phase.HELD:
            self._desk.controller.go_on()

    # Saying it

    def _retell(self) -> None:
        if self.told is not None and not self.ended:
            self._tell(self.told)

    def _tell(self, told: Due) -> None:
        if not told.tells:
            self._asked = told, self._lessons.decisions()
        heading, sentences = self._lessons.words(told, self._strayed)
        self._strayed = ""
        number, number_of_all = self._lessons.number(told)
        self.bubble.show_lesson(
            heading,
            sentences,
            told.clause,
            count=translate("Tutorial", "{number} of {all}").format(number=number, all=number_of_all),
            next_text=self._next_text(told),
            end_text="" if told.over else translate("Tutorial", "End the tutorial"),
        )
        self._lessons.reveal(told)
        self._soon.start(_SOON)

    def _next_text(self, told: Due) -> str:
        if not told.tells:
            return ""
        if told.over:
            return translate("Tutorial", "Done")
        return translate("Tutorial", "Next")

    # Where it stands

    @property
    def _showing_the_game(self) -> bool:
        widget = self._stack.currentWidget()
        if widget in (self._desk.table, self._desk.text_table):
            return True
        return self._desk.controller.over and widget in self._desk.widgets()

    def _screen_changed(self, _at: int) -> None:
        """Look again when another screen has covered the game or has gone."""
        self._look_soon.start()

    def _place_soon(self) -> None:
        """Place the pointer again when the layouts have settled."""
        if self.told is not None and not self._soon.isActive():
            self._soon.start(_SOON)

    def _stand(self) -> None:
        """Point at the lesson's subject and focus the control to be used."""
        told, desk = self.told, self._desk
        if told is None or self.ended or not self._showing_the_game or desk.covered:
            return
        self.bubble.speak()
        self._lessons.point_out(told)
        if self._stack.currentWidget() is desk.table:
            self._point(told)
        else:
            self.pointer.hide()
        first, self._stood = told is not self._stood, told
        if told.tells:
            self.bubble.next.setFocus()
        elif first or self._lessons.focuses(told):
            self._focus_the_deed()

    def _focus_the_deed(self) -> None:
        """Focus the control to be used, in the text table if that is open."""
        text, screen = self._desk.text_table, self._stack.currentWidget()
        if text is not None and screen is text:
            text.setFocus()
        elif not self._showing_the_game:
            return
        elif screen is self._desk.table:
            self._lessons.focus(None if self.ended else self.told)
        elif isinstance(screen, GameScreen):
            screen.enter()

    def _point(self, told: Due) -> None:
        """Frame the lesson's subject, or only point at it if the table frames it itself."""
        target = self._lessons.target(told)
        room = self._window.width() * self._window.height()
        if self._lessons.frames(told):
            self.pointer.touch(target)
        elif target.isValid() and target.width() * target.height() < _TOO_LARGE * room:
            self.pointer.frame(target)
        else:
            self.pointer.hide()

    def _put_away(self) -> None:
        """Remove lesson and pointer; on the game's screens the strip keeps its place."""
        self._stood = None
        self._lessons.point_out(None)
        self.pointer.hide()
        if self.ended or self._closed or not self._showing_the_game or self._desk.controller.over:
            self.bubble.hush()
        else:
            self.bubble.rest(translate("Tutorial", "Watch what comes of it ..."))

    def _release(self) -> None:
        self.told = None
        self._lessons.reveal(None)
        self._put_away()
        self._desk.controller.set_away(not self._showing_the_game)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Place the pointer again when the window changes its size."""
        if event.type() in (QEvent.Type.Resize, QEvent.Type.LayoutRequest):
            self._place_soon()
        return False
