"""Any key or click completes what is being shown; a key that decides decides nothing that was not seen yet."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget

from swallows_gui.ui.kit.clock import clock
from swallows_gui.ui.kit.inputs import HELD_KEYS
from swallows_gui.ui.play.moments import MomentPresenter

if TYPE_CHECKING:
    from swallows_gui.ui.play.game_controller import GameScreen
    from swallows_gui.ui.play.game_table import GameTable


DECIDING: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
_ENDS: Final = (
    QEvent.Type.KeyPress,
    QEvent.Type.MouseButtonPress,
    QEvent.Type.MouseButtonDblClick,
    QEvent.Type.ShortcutOverride,
)


class SkipFilter(QObject):
    """Watches keys and clicks on a screen from `watch` until all events have been shown, and uses them to complete
    animations. `moving` says whether something still moves after the last event, `covered` whether a poster covers the
    board; the key or click that ends it does nothing else. With `takes_clicks` no click has another effect."""

    def __init__(
        self,
        table: GameTable | GameScreen,
        presenter: MomentPresenter,
        moving: Callable[[], bool] = lambda: False,
        covered: Callable[[], bool] = lambda: False,
        *,
        takes_clicks: bool = False,
    ) -> None:
        super().__init__(table)
        self._table = table
        self._presenter = presenter
        self._moving = moving
        self._covered = covered
        self._takes_clicks = takes_clicks
        self._just_now = QTimer(self)
        self._just_now.setSingleShot(True)

    @property
    def just_now(self) -> bool:
        """Whether the current key or click has just completed an animation and must do nothing else."""
        return self._just_now.isActive()

    @property
    def _telling(self) -> bool:
        return self._presenter.running and not self._presenter.waits

    def watch(self) -> None:
        """Start to watch, because events begin to be shown."""
        app = QApplication.instance()
        if app is not None:
            app.installEventFilter(self)

    def rest(self) -> None:
        """Stop watching, unless events are still shown or something still moves."""
        app = QApplication.instance()
        if app is not None and not self._telling and not self._moving():
            app.removeEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() not in _ENDS:
            return False
        telling = self._telling
        inside = isinstance(watched, QWidget) and watched.window() is self._table.window()
        if not inside:
            return False
        covered = self._covered()
        if covered and isinstance(event, QKeyEvent) and event.key() in HELD_KEYS:
            return False
        if event.type() == QEvent.Type.ShortcutOverride:
            if covered:
                event.accept()  # the key arrives as a key, and as no entry of a menu
            return covered
        if not (telling or self._moving()):
            self.rest()
            return False
        self._just_now.start(0)
        self._presenter.finish()
        clock().finish_all()
        if covered:
            return True
        if isinstance(event, QKeyEvent):
            return telling and self._table.decides and event.key() in DECIDING
        return telling and self._takes_clicks
