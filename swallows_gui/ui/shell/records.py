"""The records to be looked at again: every game in the player's folder, and any file."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QListView, QWidget

from swallows_gui.models import roles
from swallows_gui.models.games import GamesModel
from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.buttons import PosterButton
from swallows_gui.ui.kit.panels import EmptyState
from swallows_gui.ui.kit.selection import chosen
from swallows_gui.ui.play.screen import PageScreen

if TYPE_CHECKING:
    from swallows_gui.records.library import Entry


class RecordsScreen(PageScreen):
    """Finished games and those that run, newest first."""

    chosen = Signal(object)
    """The path of a record."""
    other_file = Signal()
    back = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.model = GamesModel(self)
        self.games = QListView()
        self.games.setModel(self.model)
        self.games.setWordWrap(True)
        self.games.setUniformItemSizes(False)
        self.games.setAlternatingRowColors(True)
        self.games.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.empty = EmptyState()
        self.back_button = PosterButton("", kind="quiet")
        self.file_button = PosterButton("")
        self.show_button = PosterButton("", kind="primary")
        self.primary = self.show_button
        self.page.body.addWidget(self.games, 1)
        self.page.body.addWidget(self.empty, 1)
        self.foot.addWidget(self.back_button)
        self.foot.addStretch(1)
        self.foot.addWidget(self.file_button)
        self.foot.addWidget(self.show_button)
        self.back_button.clicked.connect(self.back)
        self.file_button.clicked.connect(self.other_file)
        self.show_button.clicked.connect(self._choose)
        self.games.activated.connect(lambda _index: self._choose())
        self.restyle()
        self.retranslate()

    def set_games(self, entries: Sequence[Entry]) -> None:
        """Show these games."""
        self.model.set_rows(entries)
        some = bool(entries)
        self.games.setVisible(some)
        self.empty.setVisible(not some)
        self.show_button.setEnabled(some)
        if some and not self.games.currentIndex().isValid():
            self.games.setCurrentIndex(self.model.index(0, 0))

    def _choose(self) -> None:
        index = chosen(self.games)
        if index.isValid():
            self.chosen.emit(index.data(roles.KEY))

    def heading(self) -> str:
        return self.tr("Replay")

    def retranslate(self) -> None:
        self.head.set_words(self.tr("Replay"), self.tr("Look at a game again, move by move"))
        self.games.setAccessibleName(self.tr("Games"))
        self.empty.set_words(self.tr("No game yet"), self.tr("Games that you play are listed here."))
        self.back_button.setText(self.tr("Back"))
        self.file_button.setText(self.tr("Another file…"))
        self.show_button.setText(self.tr("Show the replay"))

    def restyle(self) -> None:
        self.games.setMinimumHeight(theme().px(200))
        edge, focus = theme().px(2), theme().colours.focus
        self.games.setStyleSheet(  # the words have room for the frame of the focus before they get it
            f"QListView::item {{ border: {edge}px solid transparent; }}"
            f"QListView::item:focus {{ border: {edge}px solid {focus}; }}"
        )

    def enter(self) -> None:
        (self.games if self.model.rows else self.file_button).setFocus()
