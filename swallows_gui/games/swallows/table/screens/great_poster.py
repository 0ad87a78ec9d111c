"""A poster over a whole screen: it comes, stands and goes; any key or click ends it and does nothing else."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, QObject, QRectF
from PySide6.QtGui import QGuiApplication, QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QWidget

from swallows_gui.games.swallows.table.match.match_times import has_posters, poster_length
from swallows_gui.services.settings import settings
from swallows_gui.ui.kit.clock import MOTION_SPEED, Motion, clock, even
from swallows_gui.ui.kit.inputs import HELD_KEYS
from swallows_gui.ui.kit.notices import announce
from swallows_gui.ui.kit.painting import painting
from swallows_gui.ui.kit.take_over import AT_REST, COMES, TakeOver, paint_take_over
from swallows_gui.ui.stage.poster import Hanging

STANDS: Final = 2.6
"""Seconds at pace normal, between coming and going."""
LASTS: Final = 2 * COMES + STANDS


class GreatPoster(QWidget, Hanging):
    """Lies over a screen; hidden while nothing stands there."""

    _over: QWidget | None = None
    what: TakeOver | None = None
    """What it says; None while it is hidden. Both are of the class, too: a screen that goes before it ever had a parent
    takes the fields of its poster first, and Qt still asks it about the last events."""

    def __init__(self, over: QWidget) -> None:
        super().__init__(over)
        self._over = over
        self._motion: Motion | None = None
        self._part = 0.0
        self._then: Callable[[], None] | None = None
        over.installEventFilter(self)
        self.hide()

    def show_poster(self, what: TakeOver | None, then: Callable[[], None] | None = None) -> None:
        """Show a poster, then call `then`: at once if there is none, if the settings show none, or at pace instant.
        Under reduced motion it stands until somebody ends it."""
        self.drop()
        now = settings().now
        if what is None or not has_posters() or MOTION_SPEED[now.pace] <= 0:
            if then is not None:
                then()
            return
        self.what, self._then = what, then
        self.hang(what)
        self.setAccessibleName(". ".join(part for part in (what.word, what.line, what.small) if part))
        self._cover()
        self.show()
        self.raise_()
        announce(self, self.accessibleName())
        app = QGuiApplication.instance()
        if app is not None:
            app.installEventFilter(self)
        if now.reduced_motion:
            self._part = AT_REST
            return
        self._motion = clock().run(self, poster_length() * LASTS, self._step, self._end, curve=even)

    def _cover(self) -> None:
        if self._over is not None:
            self.setGeometry(self._over.rect())

    def drop(self) -> None:
        """Remove the poster without calling what follows."""
        self._then = None
        self._clear()

    def _clear(self) -> None:
        app = QGuiApplication.instance()
        if app is not None:
            app.removeEventFilter(self)
        motion, self._motion, self.what = self._motion, None, None
        if motion is not None:
            motion.cancel()
        self.setAccessibleName("")
        self.hide()

    def _end(self) -> None:
        then, self._then = self._then, None
        self._clear()
        if then is not None:
            then()

    def _step(self, part: float) -> None:
        self._part = part
        self.update()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Resize with the covered widget, and take the key or click that ends the poster."""
        if self._over is not None and watched is self._over and event.type() == QEvent.Type.Resize:
            self._cover()
            return False
        if self.what is None or not isinstance(watched, QWidget) or watched.window() is not self.window():
            return False
        if isinstance(event, QKeyEvent) and event.key() in HELD_KEYS:
            return False
        match event.type():
            case QEvent.Type.ShortcutOverride:
                event.accept()  # the key arrives as a key, and as no entry of a menu
                return True
            case QEvent.Type.KeyPress | QEvent.Type.MouseButtonPress:
                self._end()
                return True
        return False

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self.what is not None:
            with painting(self, smooth=False) as painter:
                paint_take_over(painter, QRectF(self.rect()), self.what, self._part, STANDS)
