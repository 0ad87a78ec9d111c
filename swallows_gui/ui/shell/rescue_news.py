"""Says in the window what has become of a player's file that somebody else had a hand in."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from shiboken6 import isValid

from swallows_gui.models.error_messages import rescue_sentence
from swallows_gui.records import rescues

if TYPE_CHECKING:
    from swallows_gui.records.rescues import Rescue
    from swallows_gui.ui.kit.notices import NoticeBar


class RescueNews(QObject):
    """Lives as long as its window; hears of rescues on every thread."""

    _told = Signal(object)

    def __init__(self, notice: NoticeBar, parent: QObject) -> None:
        super().__init__(parent)
        self._notice = notice
        self._told.connect(self._show)
        self._end = rescues.listen(self._hear)

    def _hear(self, rescue: Rescue) -> None:
        if isValid(self):
            self._told.emit(rescue)
        else:
            self._end()

    def close(self) -> None:
        """Hear of no more: the window closes, and what is told from now on is printed."""
        self._end()

    def _show(self, rescue: Rescue) -> None:
        self._notice.show_notice(rescue_sentence(rescue), "warning")
