"""The match sheet beside the table: rounds down, sides across, how each attack ended, goals summed."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QStyleOptionViewItem, QWidget

from swallows_gui.games.power_soccer.words.sheet import SheetModel
from swallows_gui.models import roles
from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.marks import paint_ball
from swallows_gui.ui.kit.painting import painting, set_ink
from swallows_gui.ui.kit.tables import PosterTable, SignDelegate

Index = QModelIndex | QPersistentModelIndex


class _Cells(SignDelegate):
    """The attack that runs lies on gold."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        if index.data(roles.KEY) == "now":
            painter.fillRect(option.rect.adjusted(1, 1, -1, -1), theme().colour("gold"))
        super().paint(painter, option, index)

    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:
        super().initStyleOption(option, index)
        if index.data(roles.KEY) == "now":
            for role in (option.palette.ColorRole.Text, option.palette.ColorRole.HighlightedText):
                option.palette.setColor(role, theme().colour("on_gold"))


class PowerSheetTable(PosterTable):
    """Goals have a ball before them, red cards a card."""

    def __init__(self, model: SheetModel, parent: QWidget | None = None) -> None:
        super().__init__(1, 2, squeezed=True, parent=parent)
        self.setItemDelegate(_Cells(self))
        self.setModel(model)
        self.retranslate()

    def retranslate(self) -> None:
        """Name it in the language in use."""
        self.setAccessibleName(self.tr("Match sheet"))

    def sign(self, of: Any) -> QIcon:
        return _sign(str(of), theme().px(16), self.devicePixelRatioF())

    def sizeHint(self) -> QSize:
        return QSize(theme().px(250), theme().px(300))

    def minimumSizeHint(self) -> QSize:
        return QSize(theme().px(150), theme().px(90))


@lru_cache(maxsize=16)
def _sign(reason: str, side: int, dpr: float) -> QIcon:
    pixmap = QPixmap(round(side * dpr), round(side * dpr))
    pixmap.setDevicePixelRatio(dpr)
    pixmap.fill(Qt.GlobalColor.transparent)
    with painting(pixmap) as painter:
        if reason == "goal":
            paint_ball(painter, QPointF(side / 2, side / 2), side * 0.44, QColor("#1A1A1A"))
        else:
            set_ink(painter, line=QPen(QColor("#1A1A1A"), 1), fill=QColor("#C8321F"))
            painter.drawRect(QRectF(side * 0.22, side * 0.08, side * 0.56, side * 0.84))
    return QIcon(pixmap)
