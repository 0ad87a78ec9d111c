"""The cover of Millions of Swallows: a flock over a pitch, out of a gold sun."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from swallows_gui.games.swallows.table.pitch.pitch_plan import Plan
from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.icons import paint_ball, paint_swallow, polygon
from swallows_gui.ui.kit.painting import FlyIn, saved, set_ink

FLOCK = 22
"""Swallows behind the first one."""
_APART: Final = 1.0
"""When the last swallow sets out after the first, in flights of one."""


def paint_cover(painter: QPainter, room: QRectF) -> None:
    """Paint the cover; a title has room in the upper quarter, a line on the grass at the foot."""
    for paint in (_paint_grounds, _paint_birds, _paint_front):
        with saved(painter):
            paint(painter, room)


def _paint_birds(painter: QPainter, room: QRectF, part: float = 1.0) -> None:
    """The flock, and the first one before it; until `part` is 1 they come flying from below on the left."""
    painter.translate(room.topLeft())
    ink = QColor("#1A1A1A") if theme().name != "contrast" else QColor("#FFFFFF")
    flock = _flock(room.width(), room.height())
    for number, (bird, turn) in enumerate(flock):
        wait = _APART * (number + 1) / len(flock)
        way = 0.0 if part >= 1 else 1 - min(1.0, max(0.0, part * (1 + _APART) - wait))
        if way >= 1:
            continue
        back = way * way
        side = bird.width() * (1 - 0.4 * back)
        at = QRectF(0, 0, side, side)
        drift = math.sin(way * 5 + number) * 0.05 * way
        at.moveCenter(bird.center() + QPointF(-0.75 * back * room.width(), (0.35 * back + drift) * room.height()))
        paint_swallow(painter, at, ink, turn=turn + math.sin(way * 9 + number) * 14 * way)


def _paint_front(painter: QPainter, room: QRectF) -> None:
    """The ball."""
    painter.translate(room.topLeft())
    width, height = room.width(), room.height()
    centre = QPointF(width * 0.24, height * 0.84)
    paint_ball(painter, centre, 6.5 * min(width, height) / 100, QColor("#1A1A1A"))


def _paint_grounds(painter: QPainter, room: QRectF) -> None:
    """Red sky, a gold sun, a band of paper, and the grass with the penalty area."""
    painter.translate(room.topLeft())
    width, height = room.width(), room.height()
    t = theme()
    set_ink(painter, fill=t.colour("red"))
    painter.drawRect(QRectF(0, 0, width, height))
    sun = min(width, height) * 0.22
    painter.setBrush(t.colour("gold"))
    painter.drawEllipse(QPointF(width * 0.3, height * 0.6), sun, sun)
    band = "card" if t.name != "contrast" else "paper"  # the swallows are white there
    for low, high, colour in ((0.72, 0.42, band), (0.78, 0.48, "grass")):
        painter.setBrush(t.colour(colour))
        painter.drawPolygon(polygon((0, height * low), (width, height * high), (width, height), (0, height)))
    lawn = polygon((0, height * 0.78), (width, height * 0.48), (width, height), (0, height))
    plan = Plan(QRectF(0, height * 0.5, width, height * 0.66), deep=46, lean=-0.32, goal_at=0.9)
    painter.setBrush(t.colour("grass_dark"))
    for stripe in range(-2, 14, 2):  # cut to the lawn before they are painted: to clip them takes six times as long
        painter.drawPolygon(plan.box(stripe * 5.5 + 5.5, 300, stripe * 5.5).intersected(lawn))
    with saved(painter):
        grass = QPainterPath()
        grass.addPolygon(lawn)
        painter.setClipPath(grass, Qt.ClipOperation.IntersectClip)
        plan.paint_lines(painter, QPen(t.colour("grass_line"), max(1.5, min(width, height) * 0.006)))


class _Bird(NamedTuple):
    """The end position of a swallow, and its angle in degrees clockwise."""

    place: QRectF
    turn: float


@lru_cache(maxsize=4)
def _flock(width: float, height: float) -> tuple[_Bird, ...]:
    """All swallows in the order in which they are painted: smaller the farther they are, on a curve out of the sun,
    and at last the first one."""
    unit = min(width, height) / 100
    flying: list[_Bird] = []
    for number in reversed(range(2 * FLOCK)):  # the near ones first: the far ones take the gaps between them
        part = (number + 0.5) / (2 * FLOCK)
        angle = number * 2.39996
        spread = 0.15 - 0.05 * part
        side = (2.4 + 7.5 * part * part) * unit
        x = width * (0.2 + 0.24 * part + spread * math.cos(angle))
        y = height * (0.66 - 0.2 * part + spread * math.sin(angle))
        bird = QRectF(x - side / 2, y - side / 2, side, side)
        if not any(bird.intersects(other.place) for other in flying):
            flying.append(_Bird(bird, math.sin(number * 1.3) * 16))
    first = QRectF(0, 0, 62 * unit, 62 * unit)
    first.moveCenter(QPointF(width * 0.64, height * 0.5))
    return (*flying, _Bird(first, 0))


FLY_IN: Final = FlyIn(_paint_grounds, _paint_birds, _paint_front)
"""How the flock comes to the cover."""
