"""The log without events that another one's sentence tells along with its own."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, QSortFilterProxyModel

from swallows_gui.models.log import LogModel


class ToldLog(QSortFilterProxyModel):
    """The lines of a log that say something."""

    def __init__(self, log: LogModel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.setSourceModel(log)

    def filterAcceptsRow(self, row: int, parent: QModelIndex | QPersistentModelIndex) -> bool:
        return bool(self.sourceModel().index(row, 0, parent).data())
