"""A stage: one ground that fills a table, and parts that lie over it where `layout` has room for them."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QObject, QRect, Qt, Signal
from PySide6.QtWidgets import QWidget

from swallows_gui.services.theme import theme
from swallows_gui.ui.stage.layout import Needs, StageLayout, lay_out


class Stage(QObject):
    """Minds the places of a table's parts. The table is the parent of them all, and calls `fit` when its size, the text
    scale, or what its parts need has changed."""

    placed = Signal(object)
    """A `StageLayout`: every part is to stand where it says."""
    sheets_moved = Signal()
    """A sheet may lie elsewhere now."""

    def __init__(self, table: QWidget, ground: QWidget, needs: Needs) -> None:
        super().__init__(table)
        self.sheet = QRect()
        """What of the table lies under a sheet; empty: none does."""
        self._table, self._ground = table, ground
        self._needs = replace(needs, sheet=lambda: self.sheet.width())
        self._fitting = False
        ground.setParent(table)
        ground.show()
        self.places: StageLayout = lay_out(QRect(0, 0, 640, 480), 1.0, Needs())

    def add(self, part: QWidget) -> None:
        """Lay a part over what is there already."""
        put_away = part.testAttribute(Qt.WidgetAttribute.WA_WState_ExplicitShowHide) and part.isHidden()
        part.setParent(self._table)
        part.setVisible(not put_away)
        part.raise_()

    @property
    def room(self) -> QRect:
        """What of the table the stage has."""
        return self._table.rect()

    def lie_under(self, sheet: QRect) -> None:
        """A sheet lies over a part of the table; an empty one: none does."""
        if sheet != self.sheet:
            self.sheet = sheet
            self.fit()

    def fit(self) -> None:
        """Find the places anew. A part that asks for it while it is being placed is placed once more at the end."""
        if self._fitting or self.room.isEmpty():
            return
        self._fitting = True
        try:
            before = self.places.sheets
            for _ in range(4):
                places = lay_out(self.room, theme().scale, self._needs)
                self.places = places
                self._ground.setGeometry(places.room)
                self.placed.emit(places)
                if lay_out(self.room, theme().scale, self._needs) == places:
                    break
            if self.places.sheets != before:
                self.sheets_moved.emit()
        finally:
            self._fitting = False
