"""The records to be looked at again: every game in the player's folder, and any file."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QListView, QWidget

from swallows_gui import titles
from swallows_gui.models import roles
from swallows_gui.models.games import GamesModel
from swallows_gui.models.vocabulary import of_title
from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.buttons import PosterButton
from swallows_gui.ui.kit.layouts import fill
from swallows_gui.ui.kit.panels import EmptyState
from swallows_gui.ui.kit.selection import chosen
from swallows_gui.ui.play.screen import PageScreen
from swallows_gui.ui.shell.poster import PosterPicture, cover_of

if TYPE_CHECKING:
    from swallows_gui.records.listed import ListedGame


_BESIDE = 760
"""Design pixels: from here on the cover of the chosen record's game hangs beside the list."""


class RecordsScreen(PageScreen):
    """Finished games and those that run, newest first, beside the cover of the game that is chosen."""

    chosen = Signal(object)
    """The path of a record."""
    other_file = Signal()
    goes_back = True

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
        self.poster = PosterPicture(cover_of(titles.title(titles.usual())))
        row = fill(QHBoxLayout(), (self.games, 1), (self.poster, 1))
        self._row = row
        fill(self.page.body, (row, 1), (self.empty, 1))
        fill(self.foot, self.back_button, 1, self.file_button, self.show_button)
        self.back_button.clicked.connect(self.back)
        self.file_button.clicked.connect(self.other_file)
        self.show_button.clicked.connect(self._choose)
        self.games.activated.connect(lambda _index: self._choose())
        self.games.selectionModel().currentChanged.connect(self._hang)
        self.adapt()

    def set_games(self, entries: Sequence[ListedGame]) -> None:
        """Show these games."""
        self.model.set_rows(entries)
        some = bool(entries)
        self.games.setVisible(some)
        self.empty.setVisible(not some)
        self.show_button.setEnabled(some)
        self._reflow()
        if some and not self.games.currentIndex().isValid():
            self.games.setCurrentIndex(self.model.index(0, 0))

    def _choose(self) -> None:
        index = chosen(self.games)
        if index.isValid():
            self.chosen.emit(index.data(roles.KEY))

    def _hang(self) -> None:
        """Hang the cover of the chosen record's game, under its name."""
        row = self.games.currentIndex().row()
        if not 0 <= row < len(self.model.rows):
            return
        game = self.model.rows[row].game
        title = titles.title(game if game in titles.ids() else titles.usual())
        self.poster.set_cover(cover_of(title))
        self.poster.set_title(of_title(title.name), of_title(title.line))

    def heading(self) -> str:
        return self.tr("Replay")

    def retranslate(self) -> None:
        self.head.set_words(self.tr("Replay"), self.tr("Look at a game again, move by move"))
        self.games.setAccessibleName(self.tr("Games"))
        self.empty.set_words(self.tr("No game yet"), self.tr("Games that you play are listed here."))
        self.back_button.setText(self.tr("Back"))
        self.file_button.setText(self.tr("Another file…"))
        self.show_button.setText(self.tr("Show the replay"))

        self._hang()

    def reflow(self, width: float, height: float) -> None:
        super().reflow(width, height)
        self.poster.setVisible(width >= _BESIDE and bool(self.model.rows))

    def restyle(self) -> None:
        self._row.setSpacing(theme().px(24))
        self.games.setMinimumHeight(theme().px(110))
        edge, focus = theme().px(2), theme().colours.focus
        self.games.setStyleSheet(  # the words have room for the frame of the focus before they get it
            f"QListView::item {{ border: {edge}px solid transparent; }}"
            f"QListView::item:focus {{ border: {edge}px solid {focus}; }}"
        )

    def enter(self) -> None:
        (self.games if self.model.rows else self.file_button).setFocus()
