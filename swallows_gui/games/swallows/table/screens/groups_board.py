"""A board with the groups of a field: teams change places by dragging one onto another, or with the space bar."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QDropEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QWidget

from swallows_gui.games.swallows.table.cards.flags import FlagTable
from swallows_gui.games.swallows.words.groups_over import GroupsBoardModel
from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.notices import announce
from swallows_gui.ui.kit.tables import CodeDelegate, SignDelegate

_NAMED = 140
"""Design pixels: in narrower columns teams stand with their codes."""


class GroupsBoard(FlagTable):
    """A column a group. The space bar takes a team, and on another one has both change places; Escape lets it go."""

    def __init__(self, model: GroupsBoardModel, parent: QWidget | None = None) -> None:
        super().__init__(*range(48), whole=True, squeezed=True, parent=parent)
        self._board = model
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectItems)
        self.setDragEnabled(True)
        self.setAcceptDrops(True)
        self.setDragDropOverwriteMode(True)
        self.setDragDropMode(QAbstractItemView.DragDropMode.InternalMove)
        self._names, self._codes = SignDelegate(self), CodeDelegate(self)
        self.setModel(model)
        model.modelReset.connect(self._fit_names)
        model.moved.connect(self._tell_moved)
        self._fit_names()

    def _fit_names(self) -> None:
        narrow = self.viewport().width() < self._board.columnCount() * theme().px(_NAMED)
        wanted = self._codes if narrow else self._names
        if self.itemDelegate() is not wanted:
            self.setItemDelegate(wanted)
            self._fit_soon()
        self.updateGeometry()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_names()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        at = self.currentIndex()
        if event.key() == Qt.Key.Key_Space and self._board.movable and at.isValid():
            if self._board.taken is None:
                self._board.take(at)
                text = self.tr("Taken: {name}. Choose another team and press the space bar again.")
                announce(self, text.format(name=self._board.name(self._board.team(at))))
            else:
                self._board.swap(self._board.index(*self._board.taken), at)
        elif event.key() == Qt.Key.Key_Escape and self._board.taken is not None:
            self._board.take(self._board.index(-1, -1))
        else:
            super().keyPressEvent(event)

    def dropEvent(self, event: QDropEvent) -> None:
        """Let the team that is dragged and the one below change places; the table itself moves nothing."""
        target = self.indexAt(event.position().toPoint())
        if event.source() is self and self._board.swap(self.currentIndex(), target):
            self.setCurrentIndex(target)
        event.setDropAction(Qt.DropAction.IgnoreAction)
        event.accept()

    def _tell_moved(self, one: str, other: str) -> None:
        announce(self, self.tr("Places changed: {first}, {second}").format(first=one, second=other))
