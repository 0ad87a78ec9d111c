"""Pawns: Red is a disc, Blue a square, so that no colour has to be seen; a gold rim is the keeper, a paper one a
defender."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from swallows_gui.games.tactics_board.rules.tables import PAWNS
from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.icons import paint_ball, paint_swallow
from swallows_gui.ui.kit.painting import saved, set_ink
from swallows_gui.ui.kit.text_fit import draw_centred

COLOURS: Final = ("#C8321F", "#1F4E9E")
"""By side, whatever the theme: printed figures."""
PAPER, INK, GOLD = QColor("#FCFAF4"), QColor("#1A1A1A"), QColor("#E3B040")
YELLOW: Final = QColor("#F2C230")


def paint_pawn(
    painter: QPainter, at: QPointF, radius: float, pawn: int, role: int, *, pale: bool = False, faint: bool = False
) -> None:
    """Paint a pawn (0 to 21) of a role (0 keeper, 1 defender). `pale`: it cannot be picked; `faint`: it is only about
    to stand there."""
    side, number = divmod(pawn, PAWNS)
    with saved(painter):
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if faint:
            painter.setOpacity(0.55)
        rim = {0: GOLD, 1: PAPER}.get(role)
        edge = QPen(INK, max(1.0, radius * 0.07))
        inner = radius
        if rim is not None:
            set_ink(painter, line=edge, fill=rim)
            _shape(painter, at, radius, side)
            inner = radius * 0.82
        ground = QColor(COLOURS[side])
        if pale:
            ground = QColor.fromHsv(ground.hsvHue(), 90, 130)
        set_ink(painter, line=edge, fill=ground)
        _shape(painter, at, inner, side)
        room = QRectF(at.x() - radius, at.y() - radius, 2 * radius, 2 * radius)
        ink = QColor(255, 255, 255, 190 if pale else 255)
        draw_centred(painter, room, str(number + 1), theme().sized_font("number", radius * 0.98), ink)


def _shape(painter: QPainter, at: QPointF, radius: float, side: int) -> None:
    if side == 0:
        painter.drawEllipse(at, radius, radius)
    else:
        half = radius * 0.92
        painter.drawRoundedRect(QRectF(at.x() - half, at.y() - half, 2 * half, 2 * half), half * 0.22, half * 0.22)


def paint_crest(painter: QPainter, room: QRectF, side: int) -> None:
    """Paint the emblem of a side: its shape with the swallow."""
    with saved(painter):
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        radius = min(room.width(), room.height()) / 2
        set_ink(painter, line=QPen(INK, max(1.2, radius * 0.06)), fill=QColor(COLOURS[side]))
        _shape(painter, room.center(), radius * 0.96, side)
        inner = radius * 1.1
        paint_swallow(
            painter, QRectF(room.center().x() - inner / 2, room.center().y() - inner / 2, inner, inner), PAPER
        )


def paint_flag(painter: QPainter, foot: QPointF, high: float) -> None:
    """Paint the small flag of a pawn that is offside, its pole's foot at a point."""
    painter.setPen(QPen(INK, max(1.0, high * 0.08)))
    top = foot - QPointF(0, high)
    painter.drawLine(foot, top)
    painter.setBrush(GOLD)
    painter.drawPolygon(QPolygonF([top, top + QPointF(high * 0.62, high * 0.24), top + QPointF(0, high * 0.48)]))


def paint_booking(painter: QPainter, corner: QPointF, high: float, colour: QColor = YELLOW) -> None:
    """Paint the small card of a pawn that has been booked, its upper left corner at a point."""
    with saved(painter):
        painter.translate(corner)
        painter.rotate(8)
        set_ink(painter, line=QPen(INK, max(0.8, high * 0.07)), fill=colour)
        painter.drawRoundedRect(QRectF(0, 0, high * 0.68, high), high * 0.1, high * 0.1)


def paint_match_ball(painter: QPainter, at: QPointF, radius: float) -> None:
    """Paint the ball with a rim that is seen on grass and pawns."""
    set_ink(painter, fill=QColor(0, 0, 0, 70))
    painter.drawEllipse(at + QPointF(radius * 0.12, radius * 0.2), radius * 1.06, radius * 1.06)
    paint_ball(painter, at, radius, INK)
