"""What stands over a stage for a moment and takes it over: as large as it is, and gone when the moment is."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QWidget

from swallows_gui.ui.kit.clock import Motion


class StageCover(QWidget):
    """Covers the widget it is laid over; hidden while there is nothing to show. A click on it does nothing."""

    def __init__(self, over: QWidget) -> None:
        super().__init__(over)
        self._motion: Motion | None = None
        self._part = 0.0
        over.installEventFilter(self)
        self.hide()

    @property
    def moves(self) -> bool:
        """Whether it comes, stands or goes: it ends by itself, or when somebody ends it."""
        return self._motion is not None and not self._motion.over

    @property
    def over(self) -> QWidget:
        """What it covers."""
        over = self.parentWidget()
        assert over is not None
        return over

    def clear(self) -> None:
        """Nothing stands there."""
        if self._motion is not None:
            self._motion.cancel()
        self._motion = None
        self.hide()

    def _rise(self) -> None:
        """Stand before all else, as large as what it covers."""
        self.setGeometry(self.over.rect())
        self.show()
        self.raise_()

    def _step(self, part: float) -> None:
        self._part = part
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """What lies below it is not meant."""
        event.accept()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """It is as large as what it covers."""
        if watched is self.parent() and event.type() == QEvent.Type.Resize:
            self.setGeometry(self.over.rect())
        return False
