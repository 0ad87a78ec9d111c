"""A page of headings and lines, for eyes, ears and Braille, that may be written anew while somebody reads it."""

from __future__ import annotations

from PySide6.QtGui import QTextCursor
from PySide6.QtWidgets import QTextBrowser, QWidget

from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.words import Adaptive


class TextPage(Adaptive, QTextBrowser):
    """Its links are followed by its owner (`anchorClicked`)."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._written = ""
        self.setOpenLinks(False)
        self.restyle()

    def write(self, html: str, *, to_top: bool = False) -> None:
        """Show this text if it is another one: at its top, or where the reader is."""
        if html == self._written:
            return
        self._written = html
        bar = self.verticalScrollBar()
        was = bar.value()
        self.setHtml(html)
        if to_top:
            self.moveCursor(QTextCursor.MoveOperation.Start)
        else:
            bar.setValue(was)

    def wipe(self) -> None:
        """No line stays."""
        self.forget()
        self.clear()

    def forget(self) -> None:
        """The next text is written whatever it is."""
        self._written = ""

    def restyle(self) -> None:
        """Take the theme's type; the next text is laid out in it."""
        self.setFont(theme().font("body"))
        self.forget()
