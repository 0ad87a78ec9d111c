"""Leads through the tutorial: shows the lesson that is due beside what it speaks of, and holds play while one is read.

What is due is read from the game alone (`models.lessons`); here is only which of them have been read, and that the
player may end the lessons at any time and play on without.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QCoreApplication, QEvent, QModelIndex, QObject
from PySide6.QtWidgets import QWidget

from swallows_gui import titles
from swallows_gui.catalogue.tutorial import Lesson, load_tutorial, load_words
from swallows_gui.models.swallows import lessons
from swallows_gui.models.swallows.lessons import Told
from swallows_gui.services.language import language
from swallows_gui.services.later import Later
from swallows_gui.services.settings import settings
from swallows_gui.services.theme import theme
from swallows_gui.ui.play.game_screen import GameScreen
from swallows_gui.ui.play.guide.bubble import Bubble
from swallows_gui.ui.swallows.guide.in_sight import framed, of_a_lesson, of_a_screen, on_window

if TYPE_CHECKING:
    from swallows_gui.ui.shell.main_window import MainWindow
    from swallows_gui.ui.swallows.cards.zoom import CardZoom
    from swallows_gui.ui.swallows.desk import Desk

_SOON = 30
"""Milliseconds until layouts have settled and the bubble finds its place."""


def is_tutorial(game: str, options: object) -> bool:
    """Whether a game with these options is its tutorial's."""
    if not isinstance(options, dict) or "tutorial" not in options:
        return False
    return bool(options["tutorial"] == load_tutorial(titles.title(game).rules).id)


class TutorialGuide(QObject):
    """Lives as long as the tutorial's game is in the window."""

    def __init__(self, window: MainWindow, desk: Desk, zoom: CardZoom) -> None:
        super().__init__(desk)
        self._window = window
        self._desk = desk
        self._zoom = zoom
        self._resources = titles.title(desk.session.game).rules
        self._plan = load_tutorial(self._resources)
        self.bubble = Bubble(window)
        self.told: Told | None = None
        """What the bubble says now."""
        self._read = set(settings().now.lessons_read)
        self._closed = False
        self._strayed = ""
        self._opened = False
        """Whether a lesson has opened the referee's dock, which was closed before."""
        self._asked: tuple[Lesson, int] | None = None
        """The lesson that is to be followed, and the player's decisions when it was shown."""
        self._skip_what_is_past()
        self._soon = Later(self, self._stand)
        self._free = Later(self, self._let_go_on)
        self._look_soon = Later(self, self._look)
        controller = desk.controller
        controller.began.connect(self._uncover)
        controller.played.connect(self._hold_for_news)
        controller.informed.connect(self._look)
        controller.rebuilt.connect(self._look)
        controller.scene_changed.connect(self._look)
        desk.table.settled.connect(self._look)
        window.stack.currentChanged.connect(self._screen_changed)
        zoom.closed.connect(self._look_soon.start)
        language().changed.connect(self._retell)
        theme().changed.connect(self._place_soon)
        self.bubble.next_wanted.connect(self.next)
        self.bubble.end_wanted.connect(self.end)
        self.bubble.clause_wanted.connect(window.open_rules)
        window.installEventFilter(self)

    @property
    def ended(self) -> bool:
        """Whether the player wants no more lessons in this game."""
        return not settings().now.tutorial_on

    def close(self) -> None:
        """The game is put away."""
        self._closed = True
        self._soon.stop()
        self._window.removeEventFilter(self)
        self.bubble.hide()
        self.bubble.deleteLater()

    def next(self) -> None:
        """The lesson that only tells something has been read."""
        if self.told is not None and self.told.lesson.do is None:
            self._read.add(self.told.lesson.id)
            settings().change(lessons_read=dict.fromkeys(sorted(self._read), ""))
            if self.told.lesson.over:
                self.end()
                return
        self.told = None
        self._look()
        if self.told is None or self.told.lesson.do is not None:
            self._focus_the_deed()

    def end(self) -> None:
        """No more lessons; the game goes on as any friendly does."""
        settings().change(tutorial_on=False)
        self._release()
        self._focus_the_deed()

    def resume(self) -> None:
        """Lessons again, from where the game stands."""
        settings().change(tutorial_on=True)
        self._look()

    # What is due

    def _skip_what_is_past(self) -> None:
        """A game taken up again does not tell once more what the player has decided after."""
        view = self._desk.controller.view
        if view.match == 0:
            return
        since = lessons.since_last_decision(view)
        for told in lessons.happened(view):
            if lessons.place_of(told, view) < since:
                self._read.add(told.lesson.id)

    def _news(self) -> list[Told]:
        view = self._desk.controller.view
        if view.match == 0:
            return []
        told = [each for each in lessons.happened(view) if each.lesson.id not in self._read]
        told += [Told(lesson, {}) for lesson in lessons.opening(view) if lesson.id not in self._read]
        return told

    def _uncover(self, _events: object) -> None:
        """What the player has done is seen uncovered."""
        if self.told is not None and self.told.lesson.do is not None:
            self.told = None
            self._put_away()

    def _hold_for_news(self, events: object) -> None:
        """Let the other seats wait while there is something to read."""
        self._uncover(events)
        if not self.ended and self._news():
            self._desk.controller.set_away(True)

    def _look(self, _scene: str = "") -> None:
        """Show what is due, once what happened has been shown."""
        if self._closed:
            return
        desk = self._desk
        if self.ended or not self._showing_the_game:
            self._put_away()
            return
        if self._zoom.isVisible():
            return  # a large card is being read: what is due stands there when it is closed
        controller = desk.controller
        if controller.presenter.running or controller.info.waiting == "showing":
            return
        if controller.info.waiting == "held":
            self._free.start()
        self._mind_the_path()
        told = self._due()
        if told is None:
            self.told = None
            self._put_away()
        elif self.told is None or told.lesson is not self.told.lesson or told.facts != self.told.facts:
            self.told = told
            self._tell(told)
        else:
            self._soon.start(_SOON)
        controller.set_away(told is not None and told.lesson.do is None and controller.scene == "table")

    def _due(self) -> Told | None:
        controller = self._desk.controller
        view = controller.view
        news = self._news()
        if news:
            return news[0]
        if controller.scene == "payout":
            if self._window.stack.currentWidget() is self._desk.table:
                return None  # the whistle is still being shown
            last = [lesson for lesson in self._plan.lessons if lesson.over and lesson.id not in self._read]
            return Told(last[0], {}) if last else None
        if controller.info.actor != self._plan.learner or view.match == 0:
            return None
        return lessons.question(view)

    def _mind_the_path(self) -> None:
        """Whether the player did what he was told to; if not, a kind word goes before the next lesson."""
        if self._asked is None:
            return
        lesson, before = self._asked
        view = self._desk.controller.view
        if lessons.was_done(lesson, view):
            self._asked = None
        elif lessons.decisions(view) > before or not self._still_asked(lesson):
            self._strayed = load_words(self._resources, language().code)[lesson.id].other
            self._asked = None

    def _still_asked(self, lesson: Lesson) -> bool:
        asked = lessons.question(self._desk.controller.view)
        return asked is not None and asked.lesson is lesson

    def _let_go_on(self) -> None:
        """The friendly of the tutorial does not wait for bribes that no lesson speaks of."""
        if self._desk.controller.info.waiting == "held":
            self._desk.controller.go_on()

    # Saying it

    def _retell(self) -> None:
        if self.told is not None and not self.ended:
            self._tell(self.told)

    def _tell(self, told: Told) -> None:
        lesson = told.lesson
        words = load_words(self._resources, language().code)[lesson.id]
        facts = self._facts(told)
        sentences = [self._strayed] if self._strayed and not lesson.over else []
        sentences.append(words.say.format(**facts))
        sentences += [text.format(**facts) for ending, text in words.endings.items() if ending in told.endings]
        if lesson.over and self._left_out():
            sentences.append(words.other)
        if lesson.do is not None:
            view = self._desk.controller.view
            self._asked = lesson, lessons.decisions(view)
        self._strayed = "" if lesson.do is None else self._strayed
        self.bubble.show_lesson(
            words.title,
            " ".join(sentences),
            lesson.clause,
            count=QCoreApplication.translate("Tutorial", "{number} of {all}").format(
                number=self._plan.lessons.index(lesson) + 1, all=len(self._plan.lessons)
            ),
            next_text=self._next_text(lesson),
            end_text="" if lesson.over else QCoreApplication.translate("Tutorial", "End the tutorial"),
        )
        self._strayed = ""
        self._reveal(lesson)
        if self.bubble.isVisible():
            self._stand()  # else the new words would stand a moment where the old ones had room
        self._soon.start(_SOON)

    def _next_text(self, lesson: Lesson) -> str:
        if lesson.do is not None:
            return ""
        if lesson.over:
            return QCoreApplication.translate("Tutorial", "Done")
        return QCoreApplication.translate("Tutorial", "Next")

    def _left_out(self) -> bool:
        """Whether something was never spoken of, because the match took another way."""
        view = self._desk.controller.view
        return len(lessons.happened(view)) < sum(lesson.after is not None for lesson in self._plan.lessons)

    def _facts(self, told: Told) -> dict[str, object]:
        controller = self._desk.controller
        names, money = controller.models.names, language().money
        pair = lessons.teams(controller.view, self._plan.learner)
        fees = controller.view.form.economy.fees
        facts: dict[str, object] = dict(told.facts)
        if "amount" in facts:
            facts["amount"] = money(int(cast("int", facts["amount"])))
        seats = {"coach": self._coach, "referee": self._referee}
        return {
            **facts,
            **{name: names.seat(seat) for name, seat in seats.items()},
            "own": names.team(pair.own),
            "other": names.team(pair.other),
            "win": money(fees["champion"]),
            "draw": money(fees["draw"]),
            "one": money(1),
        }

    @property
    def _coach(self) -> int:
        view = self._desk.controller.view
        return next(seat for seat in view.trainer if seat != self._plan.learner)

    @property
    def _referee(self) -> int:
        return next(seat for seat in range(len(self._plan.seats)) if seat not in (self._coach, self._plan.learner))

    # Where it stands

    @property
    def _showing_the_game(self) -> bool:
        widget = self._window.stack.currentWidget()
        if widget in (self._desk.table, self._desk.text_table):
            return True
        return self._desk.controller.scene == "payout" and widget in self._desk.widgets()

    def _screen_changed(self, _at: int) -> None:
        """Rules or settings came before the game, or went."""
        self._look_soon.start()

    def _place_soon(self) -> None:
        """Find the bubble's place anew when the layouts have settled."""
        if self.told is not None and not self._soon.isActive():
            self._soon.start(_SOON)

    def _reveal(self, lesson: Lesson) -> None:
        """Open the dock that the lesson speaks of."""
        dock = self._window.docks.by_name["referee"]
        if lesson.beside == "referee":
            self._opened = self._opened or not dock.isVisible()
            dock.show()
            dock.raise_()
        else:
            self._put_dock_away()

    def _put_dock_away(self) -> None:
        """Give back the room of a dock that was not open before; with large text the table needs it."""
        if self._opened:
            self._opened = False
            self._window.docks.by_name["referee"].hide()

    def _target(self, lesson: Lesson) -> QWidget:
        table = self._desk.table
        parts: dict[str, QWidget] = {
            "score": table.band.score,
            "pitch": table.pitch,
            "hand": table.near,
            "prompt": table.prompt,
            "referee": table.referee_panel.bribes,
        }
        if lesson.beside in parts and self._window.stack.currentWidget() is table:
            return parts[lesson.beside]
        return self._window.stack

    def _stand(self) -> None:
        """Put the bubble in its place and the focus on what is to be done."""
        told = self.told
        if told is None or self.ended or not self._showing_the_game or self._zoom.isVisible():
            return
        table = self._desk.table
        table.near.fan.point_out(framed(table, told))
        if told.lesson.beside == "referee":
            for part in (table.referee_panel.bribes, table.referee_panel.bribes.offer):
                table.referee_panel.ensureWidgetVisible(part)
        target = on_window(self._window, self._target(told.lesson))
        screen = self._window.stack.currentWidget()
        on_table = screen is table
        kept = of_a_lesson(self._window, table, told, target) if on_table else of_a_screen(self._window, screen)
        if not on_table:
            target.setTop(target.bottom() - target.height() // 4)  # below what the screen tells
        room = self._window.rect().adjusted(0, self._window.menuBar().height(), 0, 0)
        first = self.bubble.isHidden()
        self.bubble.stand_by(target, room, kept, points=on_table)
        if told.lesson.do is None:
            self.bubble.next.setFocus()
        elif first or told.lesson.beside == "referee":
            self._focus_the_deed()

    def _focus_the_deed(self) -> None:
        """Put the focus where the deed is done."""
        text = self._desk.text_table
        if text is not None and self._window.stack.currentWidget() is text:
            text.page.setFocus()
            return
        if not self._showing_the_game:
            return
        screen = self._window.stack.currentWidget()
        if screen is not self._desk.table:
            if isinstance(screen, GameScreen):
                screen.enter()
            return
        if self.told is not None and self.told.lesson.beside == "referee" and not self.ended:
            self._desk.table.referee_panel.bribes.offer.setFocus()
            return
        table = self._desk.table
        table.near.focus()
        if self.told is not None and framed(table, self.told).isValid():
            table.near.fan.setCurrentIndex(framed(table, self.told))

    def _put_away(self) -> None:
        self._desk.table.near.fan.point_out(QModelIndex())
        if not self.bubble.isHidden():
            self.bubble.hide()

    def _release(self) -> None:
        self.told = None
        self._put_dock_away()
        self._put_away()
        self._desk.controller.set_away(not self._showing_the_game)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """The bubble follows the window's size."""
        if event.type() in (QEvent.Type.Resize, QEvent.Type.LayoutRequest):
            self._place_soon()
        return False
