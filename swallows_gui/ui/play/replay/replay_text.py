"""A replay's table as plain text, in place of the drawn one: the same headings and lines as in a running game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.layouts import fill
from swallows_gui.ui.kit.text_page import TextPage
from swallows_gui.ui.play.page_of_text import TextSection, parts_as_html
from swallows_gui.ui.play.screen import Screen

if TYPE_CHECKING:
    from swallows_gui.ui.play.replay.replay_desk import ReplayDesk


class ReplayText(Screen):
    """One page of text, as a replay's desk writes it."""

    def __init__(self, desk: ReplayDesk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self.page = TextPage()
        self.page.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self._column = fill(QVBoxLayout(self), self.page)
        desk.settled.connect(self.refresh)
        self.adapt()

    def refresh(self) -> None:
        """Write the page anew, if it can be seen and the drawn table is at rest."""
        if not self.isVisible() or self._desk.rerun.presenter.running:
            return
        page = self._desk.as_text()
        if page is not None:
            here = TextSection(self.tr("Where the replay is"), (self._desk.where(), *page.asking))
            self.page.write(parts_as_html((here, *page.sections)))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.refresh()

    def retranslate(self) -> None:
        self.page.setAccessibleName(self.tr("The match as text"))
        self.refresh()

    def restyle(self) -> None:
        edge = theme().px(8)
        self._column.setContentsMargins(edge, edge, edge, edge)
        self.refresh()
