"""A record is being read: how far it is, and a way out."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QProgressBar, QWidget

from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.buttons import PosterButton
from swallows_gui.ui.kit.layouts import fill
from swallows_gui.ui.kit.notices import announce
from swallows_gui.ui.play.screen import PageScreen

PARTS = 100
"""Steps of the progress shown."""


class ReadingScreen(PageScreen):
    """Stands in for a replay until it can be shown."""

    cancelled = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.progress = QProgressBar()
        self.progress.setRange(0, PARTS)
        self.cancel_button = PosterButton("")
        fill(self.page.body, 1, self.progress, 2)
        fill(self.foot, self.cancel_button, 1)
        self.cancel_button.clicked.connect(self.cancelled)
        self.adapt()

    def show_share(self, share: float) -> None:
        """Show how much is done, 0 to 1."""
        self.progress.setValue(round(PARTS * share))

    def heading(self) -> str:
        return self.tr("Reading the saved game")

    def key_help(self) -> list[tuple[str, str]]:
        """Its keys, for the sheet of keys."""
        return [("Esc", self.tr("Cancel"))]

    def retranslate(self) -> None:
        self.head.set_words(self.tr("Replay"), self.tr("Reading the saved game"))
        self.progress.setAccessibleName(self.tr("Reading the saved game"))
        self.cancel_button.setText(self.tr("Cancel"))

    def restyle(self) -> None:
        self.progress.setMinimumHeight(theme().px(22))

    def enter(self) -> None:
        self.cancel_button.setFocus()
        announce(self, self.tr("Reading the saved game"))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.cancelled.emit()
        else:
            super().keyPressEvent(event)
