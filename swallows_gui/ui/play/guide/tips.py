"""Shows a tip the first time a thing happens: a note beside the game that takes no focus and waits for nobody.

It goes when it is closed, by its button or Escape, when what it speaks of is over, when its seat has decided the next
time, when the result of the match is laid over the pitch, or when another screen comes. Behind a closed curtain there
is none, and it speaks of nothing but public events.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt
from PySide6.QtGui import QKeySequence

from swallows_gui.models.swallows import tips
from swallows_gui.models.swallows.tips import Tip
from swallows_gui.services.language import language
from swallows_gui.services.later import Later
from swallows_gui.services.settings import settings
from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.words import set_tip
from swallows_gui.ui.play.guide.bubble import Bubble
from swallows_gui.ui.play.screen import Screen
from swallows_gui.ui.swallows.guide.in_sight import of_a_screen, of_a_tip, on_window
from swallows_gui.ui.swallows.match.match_times import WHISTLE

if TYPE_CHECKING:
    from collections.abc import Sequence

    from swallows_gui.engine.game import Json
    from swallows_gui.ui.play.moments import Moment
    from swallows_gui.ui.shell.main_window import MainWindow
    from swallows_gui.ui.swallows.cards.zoom import CardZoom
    from swallows_gui.ui.swallows.desk import Desk

_SOON = 30
"""Milliseconds until layouts have settled."""


class Tips(QObject):
    """Lives as long as a game is in the window."""

    def __init__(self, window: MainWindow, desk: Desk, zoom: CardZoom) -> None:
        super().__init__(desk)
        self._window = window
        self._desk = desk
        self._zoom = zoom
        self.note = Bubble(window)
        self.tip: Tip | None = None
        """The tip that is shown."""
        self._waiting: list[Tip] = []
        self._since: list[Json] = []
        """What has happened since the tip was shown."""
        self._asked = False
        self._closed = False
        self._soon = Later(self, self._stand)
        self._look_soon = Later(self, self._look)
        desk.controller.played.connect(self._heard)
        desk.controller.presenter.told.connect(self._told)
        desk.controller.informed.connect(self._look)
        desk.controller.curtain_wanted.connect(self._curtain)
        desk.table.settled.connect(self._look)
        window.stack.currentChanged.connect(self._screen_changed)
        zoom.closed.connect(self._look_soon.start)
        language().changed.connect(self._say)
        theme().changed.connect(self._place_soon)
        settings().changed.connect(self._setting_changed)
        self.note.next_wanted.connect(self.close_note)
        self.note.end_wanted.connect(lambda: settings().change(tips=False))
        self.note.clause_wanted.connect(window.open_rules)
        window.installEventFilter(self)

    def close(self) -> None:
        """The game is put away."""
        self._closed = True
        self._soon.stop()
        self._window.removeEventFilter(self)
        self.note.hide()
        self.note.deleteLater()

    def close_note(self) -> None:
        """The note has been read."""
        had_focus = self.note.isAncestorOf(self._window.focusWidget() or self._window)
        self.tip = None
        self.note.hide()
        shown = self._window.stack.currentWidget()
        if had_focus and shown is self._desk.table:
            self._desk.table.focus_question()
        elif had_focus and isinstance(shown, Screen):
            shown.enter()
        self._look()

    def _told(self, moments: Sequence[Moment]) -> None:
        """The match is over: its result is laid over the pitch, and nothing over the result."""
        whistled = any(moment.public is not None and moment.public.get("type") == WHISTLE for moment in moments)
        if whistled and self.tip is not None and self.tip.event:
            self._put_away()

    def _heard(self, events: Sequence[Json]) -> None:
        if settings().now.tips and not self._closed:
            self._since += events
            if self.tip is not None and self.tip.is_over(self._since):
                self._put_away()
            if any(event["type"] == "match_ended" for event in events):
                self._waiting = []
            self._waiting += [tip for tip in tips.due(events, self._given()) if tip not in self._waiting]

    def _given(self) -> dict[str, str]:
        shown = {self.tip.name: ""} if self.tip is not None else {}
        return {**settings().now.tips_seen, **shown}

    def _look(self) -> None:
        """Show the next tip when what happened has been shown; put away one that has served."""
        controller = self._desk.controller
        if self._closed or not settings().now.tips or controller.curtained or not self._at_the_game:
            return
        if self._zoom.isVisible():
            return  # a large card is being read
        asked = controller.info.actor is not None
        answered = self._asked and not asked
        if self.tip is not None and (answered or (controller.running and self.tip.event)):
            self._put_away()
        self._asked = asked
        if controller.presenter.running or controller.info.waiting == "showing" or self.tip is not None:
            return
        scene = tips.of_scene(controller.scene, self._given()) if asked else None
        waiting = [tip for tip in self._waiting if tip.name not in self._given()]
        if scene is not None:
            self._show(scene)
        elif waiting and not controller.running:
            self._waiting = waiting[1:]
            self._show(waiting[0])

    @property
    def _at_the_game(self) -> bool:
        return self._window.stack.currentWidget() in self._desk.widgets()

    def _put_away(self) -> None:
        self.tip = None
        self.note.hide()

    def _show(self, tip: Tip) -> None:
        self.tip = tip
        self._since = []
        settings().change(tips_seen={**settings().now.tips_seen, tip.name: ""})
        self._say()

    def _say(self) -> None:
        if self.tip is None:
            return
        heading, sentences = tips.words(self.tip.name)
        self.note.show_lesson(
            heading,
            sentences,
            self.tip.clause,
            count=QCoreApplication.translate("Tips", "Tip"),
            next_text=QCoreApplication.translate("Tips", "Got it"),
            end_text=QCoreApplication.translate("Tips", "No more tips"),
            urgent=False,
        )
        self.note.next.setShortcut(QKeySequence(Qt.Key.Key_Escape))  # a new text takes it away
        closing = QCoreApplication.translate("Advice", "{button} (Esc)").format(button=self.note.next.text())
        set_tip(self.note.next, closing)
        self._place_soon()

    def _setting_changed(self, name: str) -> None:
        if name == "tips" and not settings().now.tips:
            self._curtain(-1)

    def _curtain(self, _seat: int) -> None:
        """Nothing stands before a closed curtain."""
        self.tip = None
        self._waiting = []
        self.note.hide()

    def _screen_changed(self, _at: int) -> None:
        self.tip = None
        self.note.hide()
        self._look_soon.start()

    def _place_soon(self) -> None:
        if self.tip is not None and not self._soon.isActive():
            self._soon.start(_SOON)

    def _stand(self) -> None:
        """Beside the pitch at the table, else at the foot of the screen."""
        table, shown = self._desk.table, self._window.stack.currentWidget()
        if self.tip is None or self._closed or not self._at_the_game or shown is None or self._zoom.isVisible():
            return
        room = self._window.rect().adjusted(0, self._window.menuBar().height(), 0, 0)
        if shown is table:
            target = on_window(self._window, table.pitch)
            kept = of_a_tip(self._window, table)
        else:
            target = on_window(self._window, shown)
            target.setTop(target.bottom() - target.height() // 3)
            kept = of_a_screen(self._window, shown)
        self.note.stand_by(target, room, kept, points=False)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """The note follows the window's size."""
        if event.type() == QEvent.Type.Resize:
            self._place_soon()
        return False
