"""The cover of Millions of Swallows: a flock over a pitch, out of a gold sun."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.marks import paint_ball, paint_swallow
from swallows_gui.ui.swallows.pitch.pitch_plan import Plan

FLOCK = 22
"""Swallows behind the first one."""


def paint_cover(painter: QPainter, room: QRectF) -> None:
    """Paint the cover; a title has room in the upper quarter, a line on the grass at the foot."""
    width, height = room.width(), room.height()
    painter.translate(room.topLeft())
    ink = QColor("#1A1A1A") if theme().name != "contrast" else QColor("#FFFFFF")
    _paint_grounds(painter, width, height)
    unit = min(width, height) / 100
    _paint_flock(painter, width, height, unit, ink)
    bird = QRectF(0, 0, 62 * unit, 62 * unit)
    bird.moveCenter(QPointF(width * 0.64, height * 0.5))
    paint_swallow(painter, bird, ink)
    paint_ball(painter, QPointF(width * 0.24, height * 0.84), 6.5 * unit, QColor("#1A1A1A"))


def _paint_grounds(painter: QPainter, width: float, height: float) -> None:
    """Red sky, a gold sun, a band of paper, and the grass with the penalty area."""
    t = theme()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(t.colour("red"))
    painter.drawRect(QRectF(0, 0, width, height))
    sun = min(width, height) * 0.22
    painter.setBrush(t.colour("gold"))
    painter.drawEllipse(QPointF(width * 0.3, height * 0.6), sun, sun)
    band = "card" if t.name != "contrast" else "paper"  # the swallows are white there
    for low, high, colour in ((0.72, 0.42, band), (0.78, 0.48, "grass")):
        painter.setBrush(t.colour(colour))
        painter.drawPolygon(
            QPolygonF(
                [QPointF(0, height * low), QPointF(width, height * high), QPointF(width, height), QPointF(0, height)]
            )
        )
    lawn = QPolygonF(
        [QPointF(0, height * 0.78), QPointF(width, height * 0.48), QPointF(width, height), QPointF(0, height)]
    )
    plan = Plan(QRectF(0, height * 0.5, width, height * 0.66), deep=46, lean=-0.32, goal_at=0.9)
    painter.setBrush(t.colour("grass_dark"))
    for stripe in range(-2, 14, 2):  # cut to the lawn before they are painted: to clip them takes six times as long
        painter.drawPolygon(plan.box(stripe * 5.5 + 5.5, 300, stripe * 5.5).intersected(lawn))
    painter.save()
    grass = QPainterPath()
    grass.addPolygon(lawn)
    painter.setClipPath(grass, Qt.ClipOperation.IntersectClip)
    plan.paint_lines(painter, QPen(t.colour("grass_line"), max(1.5, min(width, height) * 0.006)))
    painter.restore()


def _paint_flock(painter: QPainter, width: float, height: float, unit: float, ink: QColor) -> None:
    """The others, smaller the farther they are, on a curve out of the sun."""
    flying: list[QRectF] = []
    for number in reversed(range(2 * FLOCK)):  # the near ones first: the far ones take the gaps between them
        part = (number + 0.5) / (2 * FLOCK)
        angle = number * 2.39996
        spread = 0.15 - 0.05 * part
        side = (2.4 + 7.5 * part * part) * unit
        x = width * (0.2 + 0.24 * part + spread * math.cos(angle))
        y = height * (0.66 - 0.2 * part + spread * math.sin(angle))
        bird = QRectF(x - side / 2, y - side / 2, side, side)
        if not any(bird.intersects(other) for other in flying):
            flying.append(bird)
            paint_swallow(painter, bird, ink, turn=math.sin(number * 1.3) * 16)
