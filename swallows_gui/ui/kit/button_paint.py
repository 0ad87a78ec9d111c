"""What all buttons are painted with: the slant, the frame of the focus, icon and words."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QAbstractButton

from swallows_gui.services.plain import from_button
from swallows_gui.services.stylesheet import contrast, ink_on
from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.icons import icon_pixmap
from swallows_gui.ui.kit.painting import leftward, set_ink

WRAP = Qt.AlignmentFlag.AlignLeft.value | Qt.TextFlag.TextWordWrap.value
"""Words from the left, on as many lines as they need."""


def slanted(room: QRectF, slant: float) -> QPolygonF:
    """A rectangle with its right edge cut like a pennant's."""
    return QPolygonF([room.topLeft(), room.topRight(), room.bottomRight() - QPointF(slant, 0), room.bottomLeft()])


_SEEN: Final = 3.0
"""The contrast that a frame has at least against what it lies on."""
_BRIGHT: Final = QColor("#FFD400")


def focus_inks(plate: QColor | None) -> tuple[QColor, QColor]:
    """The colours of the focus frame's outer and inner line on a plate, or with None on paper."""
    t = theme()
    focus = t.colour("focus")
    if plate is None or contrast(focus, plate) >= _SEEN:
        return focus, t.colour("paper")
    outer = _BRIGHT if contrast(_BRIGHT, plate) >= _SEEN else ink_on(plate)
    return outer, ink_on(outer)


def paint_focus(painter: QPainter, room: QRectF, slant: float, plate: QColor | None = None) -> None:
    """Paint the frame of the focused control: a line that contrasts with what it lies on, and one inside it."""
    t = theme()
    width = t.px(3)
    outer, inner = focus_inks(plate)
    set_ink(painter, line=QPen(outer, width))
    painter.drawPolygon(slanted(room.adjusted(width / 2, width / 2, -width / 2, -width / 2), slant))
    painter.setPen(QPen(inner, t.px(1)))
    inset = width + t.px(0.5)
    painter.drawPolygon(slanted(room.adjusted(inset, inset, -inset - slant * 0.15, -inset), slant))


def paint_button_words(
    painter: QPainter, button: QAbstractButton, room: QRect, ink: QColor, icon_name: str | None, underline: bool = False
) -> None:
    """Paint icon and text of a button, centred together, the icon at the start."""
    t = theme()
    font = t.font("strong")
    font.setUnderline(underline and not icon_name)
    painter.setFont(font)
    painter.setPen(ink)
    text = button.text()
    width = QFontMetrics(font).horizontalAdvance(from_button(text))
    side = t.px(18) if icon_name else 0
    gap = t.px(8) if icon_name and text else 0
    left = room.left() + (room.width() - width - side - gap) // 2
    turned = leftward(button)
    if icon_name:
        name = _nearest(ink)
        pixmap = icon_pixmap(icon_name, side, button.devicePixelRatioF(), name)
        at = left + width + gap if turned else left
        painter.drawPixmap(QPointF(at, room.top() + (room.height() - side) / 2), pixmap)
    start = left + width - room.width() if turned else left + side + gap
    words = QRect(start, room.top(), room.width(), room.height())
    flags = Qt.AlignmentFlag.AlignVCenter.value | Qt.AlignmentFlag.AlignLeft.value | Qt.TextFlag.TextShowMnemonic.value
    painter.drawText(words, int(flags), text)


def _nearest(ink: QColor) -> str:
    """The name of the theme's colour that comes nearest to an ink: on a seat's colour it may be none of the theme's."""

    def distance(name: str) -> int:
        colour = theme().colour(name)
        return abs(colour.red() - ink.red()) + abs(colour.green() - ink.green()) + abs(colour.blue() - ink.blue())

    return min(("ink", "on_poster", "on_colour", "bad", "paper", "outline", "blue", "green", "red"), key=distance)
