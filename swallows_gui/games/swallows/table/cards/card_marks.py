"""Marks on a card of a hand, painted into its room: chosen, to be added or added, looked at, spoken of.

A room is a card's face in the painter's pixels. Each mark has a form of its own beside its colour.
"""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPen, QPolygonF

from swallows_gui.games.swallows.table.cards.card_sheet import corner
from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.painting import set_ink


def paint_chosen(painter: QPainter, room: QRectF) -> None:
    """A frame inside the edge."""
    width = min(max(3.0, room.width() * 0.035), max(3.0, theme().px(5)))
    _frame(painter, room, QPen(theme().colour("gold"), width), -width / 2)


def paint_modifier(painter: QPainter, room: QRectF, *, added: bool) -> None:
    """A badge: a plus on a card that can be added to the chosen one, a tick on one that has been."""
    side = room.width() * 0.2
    badge = QRectF(room.right() - side * 1.15, room.height() * 0.22, side, side)
    set_ink(painter, fill=theme().colour("gold"))
    painter.drawEllipse(badge)
    painter.setPen(QPen(theme().colour("on_gold"), side * 0.16))
    c, arm = badge.center(), side * 0.27
    if added:
        painter.drawLine(c + QPointF(-arm, 0), c + QPointF(-arm * 0.2, arm * 0.8))
        painter.drawLine(c + QPointF(-arm * 0.2, arm * 0.8), c + QPointF(arm, -arm * 0.8))
    else:
        painter.drawLine(c + QPointF(-arm, 0), c + QPointF(arm, 0))
        painter.drawLine(c + QPointF(0, -arm), c + QPointF(0, arm))


def paint_focused(painter: QPainter, room: QRectF) -> None:
    """A frame outside the edge."""
    _frame(painter, room, QPen(theme().colour("focus"), max(3, theme().px(3))), 2.0)


def paint_spoken_of(painter: QPainter, room: QRectF) -> None:
    """A frame round the card, and an arrow up to its number, where no other card covers it."""
    t = theme()
    width = max(4.0, t.px(4))
    _frame(painter, room, QPen(t.colour("focus"), width), width / 2)
    tip = room.topLeft() + QPointF(room.width() * 0.2, room.width() * 0.42)
    half, high = room.width() * 0.13, room.width() * 0.2
    set_ink(painter, line=QPen(t.colour("raised"), t.px(2)), fill=t.colour("focus"))
    painter.drawPolygon(QPolygonF([tip, tip + QPointF(half, high), tip + QPointF(-half, high)]))


def _frame(painter: QPainter, room: QRectF, pen: QPen, beyond: float) -> None:
    """A frame round a card, its middle so many pixels `beyond` the edge."""
    set_ink(painter, line=pen)
    radius = corner(room.width())
    painter.drawRoundedRect(room.adjusted(-beyond, -beyond, beyond, beyond), radius, radius)
