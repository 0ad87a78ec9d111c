"""A replay's table as plain text, in place of the drawn one: the same headings and lines as in a running game."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from swallows_gui.models.swallows.bundle import Models
from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.text_page import TextPage
from swallows_gui.ui.play.screen import Screen
from swallows_gui.ui.swallows.guide import plain_table
from swallows_gui.ui.swallows.guide.plain_table import Section
from swallows_gui.ui.swallows.match.table import MatchTable


class ReplayText(Screen):
    """One page over the situation of a match table; `words` says where the replay is."""

    def __init__(self, table: MatchTable, models: Models, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._table = table
        self._models = models
        self.words: Callable[[], str] = str
        self.page = TextPage()
        self.page.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self._column = QVBoxLayout(self)
        self._column.addWidget(self.page)
        table.settled.connect(self.refresh)
        self.retranslate()
        self.restyle()

    def refresh(self) -> None:
        """Write the page anew, if it can be seen and the drawn table is at rest."""
        now = self._table.situation()
        if not self.isVisible() or now is None or self._table.presenter.running:
            return
        here = Section(self.tr("Where the replay is"), (self.words(), *plain_table.question(now)))
        parts = plain_table.sections(now, self._models, self._table.pitch.describe())
        self.page.write(plain_table.parts_as_html((here, *parts)))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.refresh()

    def retranslate(self) -> None:
        self.page.setAccessibleName(self.tr("The table as text"))
        self.refresh()

    def restyle(self) -> None:
        edge = theme().px(8)
        self._column.setContentsMargins(edge, edge, edge, edge)
        self.page.restyle()
        self.refresh()
