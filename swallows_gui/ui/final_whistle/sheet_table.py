"""The match sheet as a table: a row for each quarter of an hour."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget

from swallows_gui.models.final_whistle.sheet import SheetModel
from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.tables import PosterTable


class FinalSheetTable(PosterTable):
    """Minute, what both clubs did, score."""

    def __init__(self, model: SheetModel, parent: QWidget | None = None) -> None:
        super().__init__(1, parent=parent)
        self.setModel(model)
        self.setWordWrap(True)
        self.retranslate()

    def retranslate(self) -> None:
        """Name it in the language in use."""
        self.setAccessibleName(self.tr("Match sheet"))

    def sizeHint(self) -> QSize:
        return QSize(theme().px(420), theme().px(330))

    def minimumSizeHint(self) -> QSize:
        return QSize(theme().px(200), theme().px(120))
