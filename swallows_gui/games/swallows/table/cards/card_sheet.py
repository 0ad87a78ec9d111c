"""The sheet of 250 by 350 units on which every face and back is laid out, and its outline."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPen

from swallows_gui.ui.kit.marks import polygon
from swallows_gui.ui.kit.painting import set_ink

CARD_RATIO = 5 / 7
"""Width over height."""
SHEET = QSizeF(250, 350)
_CORNER = 12
"""Radius of the outline's corners, in units."""
RISE = 28
"""How much higher a picture's diagonal lower edge meets the right side than the left, in units."""


def card_size(height: float) -> QSize:
    """The size of a card of a height in pixels."""
    return QSize(max(1, round(height * CARD_RATIO)), max(1, round(height)))


def corner(width: float) -> float:
    """The radius of the corners of a card of a width, pixels both."""
    return width * _CORNER / SHEET.width()


def blank(size: QSize, ratio: float) -> QImage:
    """A clear image of a size in device-independent pixels."""
    image = QImage(size * ratio, QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.transparent)
    return image


def begin_sheet(painter: QPainter, room: QRectF) -> None:
    """Map the sheet's units into a room and clip to the card's rounded outline."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.TextAntialiasing)
    painter.translate(room.topLeft())
    painter.scale(room.width() / SHEET.width(), room.height() / SHEET.height())
    outline = QPainterPath()
    outline.addRoundedRect(QRectF(QPointF(0, 0), SHEET), _CORNER, _CORNER)
    painter.setClipPath(outline, Qt.ClipOperation.IntersectClip)


FRAME = 7
"""Units of a card's border."""


def draw_frame(painter: QPainter, colour: QColor) -> None:
    """The border of a card, inside its rounded outline."""
    set_ink(painter, line=QPen(colour, FRAME))
    painter.drawRoundedRect(QRectF(3.5, 3.5, SHEET.width() - 7, SHEET.height() - 7), 9, 9)


def picture_edge(low: float) -> QPainterPath:
    """The outline of a picture field whose lower edge meets the left side at `low` units."""
    path = QPainterPath()
    path.addPolygon(polygon((0, 0), (250, 0), (250, low - RISE), (0, low)))
    path.closeSubpath()
    return path
