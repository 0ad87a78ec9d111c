"""The poster of the house: a flock of swallows over a pitch, for the start screen and other places with room."""

from __future__ import annotations

import math
from dataclasses import replace

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPaintEvent, QPen, QPixmap, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.marks import paint_ball, paint_swallow
from swallows_gui.ui.kit.text_fit import fit_text
from swallows_gui.ui.swallows.pitch.pitch_plan import Plan

FLOCK = 22
"""Swallows behind the first one."""


class PosterPicture(QWidget):
    """The poster, in any size and shape; a title can stand on it, and a line below the title."""

    def __init__(self, title: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._title, self._line = title, ""
        self._lean = 0.0
        self._painted: QPixmap | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        theme().changed.connect(self._forget)
        self.set_title(title)

    def set_title(self, title: str, line: str = "") -> None:
        """Set the words on the poster; empty for none."""
        self._title, self._line = title, line
        self.setAccessibleName(title)
        self.setAccessibleDescription(line)
        self._forget()

    def set_lean(self, lean: float) -> None:
        """Cut the left side aslant, by so many pixels more at the top than at the bottom."""
        if lean != self._lean:
            self._lean = lean
            self._forget()

    def sizeHint(self) -> QSize:
        return QSize(theme().px(420), theme().px(520))

    def minimumSizeHint(self) -> QSize:
        return QSize(120, 120)

    def paintEvent(self, _event: QPaintEvent) -> None:
        ratio = self.devicePixelRatioF()
        if self._painted is None or self._painted.size() != self.size() * ratio:
            self._painted = QPixmap(self.size() * ratio)
            self._painted.setDevicePixelRatio(ratio)
            self._painted.fill(Qt.GlobalColor.transparent)
            painter = QPainter(self._painted)
            paint_poster(painter, QRectF(0, 0, self.width(), self.height()), self._title, self._line, self._lean)
            painter.end()
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._painted)
        painter.end()

    def _forget(self) -> None:
        self._painted = None
        self.update()


def paint_poster(painter: QPainter, room: QRectF, title: str = "", line: str = "", lean: float = 0.0) -> None:
    """Paint the poster into a room; `lean`: the left side is cut aslant, by so much more at the top."""
    t = theme()
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setClipRect(room, Qt.ClipOperation.IntersectClip)
    painter.translate(room.topLeft())
    width, height = room.width(), room.height()
    if lean:
        cut = QPainterPath()
        corners = (QPointF(lean, 0), QPointF(width, 0), QPointF(width, height), QPointF(0, height))
        cut.addPolygon(QPolygonF(corners))
        cut.closeSubpath()
        painter.setClipPath(cut, Qt.ClipOperation.IntersectClip)
    _paint_grounds(painter, width, height)
    unit = min(width, height) / 100
    _paint_flock(painter, width, height, unit)
    bird = QRectF(0, 0, 62 * unit, 62 * unit)
    bird.moveCenter(QPointF(width * 0.64, height * (0.5 if title else 0.43)))
    paint_swallow(painter, bird, QColor("#1A1A1A") if t.name != "contrast" else QColor("#FFFFFF"))
    paint_ball(painter, QPointF(width * 0.24, height * (0.84 if title else 0.86)), 6.5 * unit, QColor("#1A1A1A"))
    if title:
        _paint_title(painter, QRectF(lean + 6 * unit, 6 * unit, width - lean - 11 * unit, height * 0.24), title)
        left = lean * 0.1 + 6 * unit
        _paint_line(painter, QRectF(left, height * 0.9, width - left - 8 * unit, height * 0.1 - 3 * unit), line)
    painter.restore()


def _paint_title(painter: QPainter, room: QRectF, title: str) -> None:
    """The title as large as it fits, its lines close together."""
    words = fit_text(title, room.size(), _heavy, room.width() * 0.18, 8)
    if words is not None:
        close = replace(words, line_height=words.pixels * 1.02, ascent=words.pixels * 0.74)
        close.draw(painter, room.topLeft(), theme().colour("on_colour"))


def _paint_line(painter: QPainter, room: QRectF, line: str) -> None:
    """The line at the foot of the poster, on the grass, if it can be read there."""
    t = theme()
    least = t.px(11)
    largest = max(least, room.width() * 0.032)
    words = fit_text(line, room.size(), lambda px: t.sized_font("strong", px), largest, least)
    if words is not None:
        at, halo = QPointF(room.left(), room.bottom() - words.height), words.pixels * 0.28
        for turn in range(8):  # the lines of the pitch stop before the words
            off = QPointF(math.cos(turn * math.pi / 4), math.sin(turn * math.pi / 4)) * halo
            words.draw(painter, at + off, t.colour("grass"))
        words.draw(painter, at, t.colour("on_colour"))


def _heavy(pixels: float) -> QFont:
    return theme().sized_font("display", pixels, 900)


def _paint_grounds(painter: QPainter, width: float, height: float) -> None:
    """Red sky, a gold sun, a band of paper, and the grass with the penalty area."""
    t = theme()
    painter.fillRect(QRectF(0, 0, width, height), t.colour("red"))
    painter.setPen(Qt.PenStyle.NoPen)
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
    grass = QPainterPath()
    grass.addPolygon(
        QPolygonF(
            [QPointF(0, height * 0.78), QPointF(width, height * 0.48), QPointF(width, height), QPointF(0, height)]
        )
    )
    painter.save()
    painter.setClipPath(grass, Qt.ClipOperation.IntersectClip)
    plan = Plan(QRectF(0, height * 0.5, width, height * 0.66), deep=46, lean=-0.32, goal_at=0.9)
    painter.setBrush(t.colour("grass_dark"))
    for stripe in range(-2, 14, 2):
        painter.drawPolygon(plan.box(stripe * 5.5 + 5.5, 300, stripe * 5.5))
    plan.paint_lines(painter, QPen(t.colour("grass_line"), max(1.5, min(width, height) * 0.006)))
    painter.restore()


def _paint_flock(painter: QPainter, width: float, height: float, unit: float) -> None:
    """The others, smaller the farther they are, on a curve out of the sun."""
    ink = QColor("#1A1A1A") if theme().name != "contrast" else QColor("#FFFFFF")
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
