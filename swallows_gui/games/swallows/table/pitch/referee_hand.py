"""The referee's hand: black sleeve, gold cuff, a whistle on its cord. It comes onto the pitch and pushes (S4.3)."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from swallows_gui.services.theme import theme
from swallows_gui.ui.art.paints import SKINS
from swallows_gui.ui.kit.icons import polygon
from swallows_gui.ui.kit.painting import saved, set_ink

INK = QColor("#1A1A1A")
LENGTH = 700.0
"""Of hand and arm, in its own units, of which the hand takes 92."""


class HandItem(QGraphicsItem):
    """Points to the left; its origin is the tip of the forefinger. It may hold up a red card."""

    def __init__(self) -> None:
        super().__init__()
        self._unit = 1.0
        self._card = False
        self.setZValue(8)
        self.setVisible(False)

    def show_hand(self, height: float, card: bool) -> None:
        """Set its size by the height of the hand in pixels, and whether it holds a red card."""
        self.prepareGeometryChange()
        self._unit, self._card = height / 64, card
        self.setVisible(True)
        self.update()

    @property
    def reach(self) -> float:
        """Length of hand and arm in pixels."""
        return LENGTH * self._unit

    def boundingRect(self) -> QRectF:
        u = self._unit
        return QRectF(-40 * u, -110 * u, (LENGTH + 50) * u, 210 * u)

    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        painter.scale(self._unit, self._unit)
        paint_hand(painter, self._card)


def paint_hand(painter: QPainter, card: bool) -> None:
    """Hand and arm with the tip of the forefinger at the origin, the sleeve to the right."""
    t = theme()
    skin, shade = QColor(SKINS[1]), QColor(SKINS[1]).darker(122)
    pen = QPen(INK, 3.4)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    set_ink(painter, line=pen, fill=INK)
    painter.drawPolygon(polygon((106, -27), (LENGTH, -60), (LENGTH, 66), (106, 33)))
    painter.setBrush(t.colour("gold"))
    painter.drawPolygon(polygon((150, -30.4), (176, -32), (176, 38), (150, 36.4)))
    painter.drawRoundedRect(QRectF(92, -29, 22, 64), 5, 5)
    if card:
        with saved(painter):
            painter.rotate(-8)
            painter.setBrush(t.colour("red"))
            painter.drawRoundedRect(QRectF(-22, -92, 60, 88), 6, 6)
    painter.setBrush(skin)
    for y, length in ((24, 46), (13, 52), (2, 56)):
        painter.drawRoundedRect(QRectF(96 - length - 8, y - 4, length, 14), 7, 7)
    palm = QPainterPath()
    palm.moveTo(96, -22)
    palm.cubicTo(78, -26, 64, -24, 52, -14)
    palm.lineTo(48, 10)
    palm.cubicTo(58, 34, 76, 34, 96, 30)
    palm.closeSubpath()
    painter.drawPath(palm)
    finger = QPainterPath()
    finger.addRoundedRect(QRectF(0, -8, 60, 16), 8, 8)
    painter.drawPath(finger)
    with saved(painter):
        painter.translate(50, -10)
        painter.rotate(-24)
        painter.drawRoundedRect(QRectF(-14, -16, 40, 15), 7.5, 7.5)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.drawRect(QRectF(50, -6.2, 18, 12.4))
    painter.setPen(QPen(shade, 2.4))
    painter.drawLine(QPointF(8, -3), QPointF(3, 1))
    for y in (3, 14):
        painter.drawLine(QPointF(58, y + 6), QPointF(74, y + 6))
    _paint_whistle(painter)


def _paint_whistle(painter: QPainter) -> None:
    """Paint the whistle, which hangs from the wrist."""
    set_ink(painter, line=QPen(INK, 3))
    cord = QPainterPath(QPointF(100, 32))
    cord.cubicTo(96, 52, 106, 58, 104, 66)
    painter.drawPath(cord)
    painter.setBrush(QColor("#D8D8D8"))
    body = QPainterPath()
    body.setFillRule(Qt.FillRule.WindingFill)
    body.addEllipse(QPointF(104, 78), 11, 11)
    body.addRoundedRect(QRectF(82, 67, 22, 10), 2, 2)
    painter.drawPath(body.simplified())
    painter.setBrush(INK)
    painter.drawEllipse(QPointF(104, 79), 3.6, 3.6)
