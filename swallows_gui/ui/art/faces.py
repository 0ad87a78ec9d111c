"""Looks on faces: brows, eyes that look somewhere, and seven mouths, over a head of `head.py` (no rules)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from swallows_gui.ui.art.head import HEAD
from swallows_gui.ui.kit.painting import saved, set_ink

_INK, _WHITE, _TONGUE = QColor("#1A1A1A"), QColor("#FFFFFF"), QColor("#C8321F")
_R: Final = HEAD

BROWS: Final[Mapping[str, tuple[float, float, float]]] = {
    "calm": (-0.46, -0.48, 0.0),
    "glad": (-0.58, -0.54, 0.1),
    "cross": (-0.24, -0.56, 0.0),
    "strained": (-0.28, -0.5, 0.0),
    "shocked": (-0.78, -0.7, 0.12),
    "smug": (-0.4, -0.4, 0.0),
    "sad": (-0.66, -0.36, 0.0),
    "asleep": (-0.44, -0.36, 0.0),
}
"""Height of a brow's inner and outer end, and how far its middle is above them, in parts of the head."""


def paint_look(painter: QPainter, profile: bool, mood: str, gaze: tuple[float, float], skin: QColor) -> None:
    """Paint the look on a head at the origin that looks right (`profile`) or out of the picture.

    `gaze` is where the eyes turn, from -1 to 1 to the right and down; `skin` is the colour of the lids.
    """
    mood = mood or "calm"
    if profile:
        _eye(painter, _R * 0.44, mood, (0.3 + gaze[0] * 0.5, gaze[1]), 0.82, skin)
        _brow(painter, _R * 0.5, mood, -1)
        with saved(painter):
            painter.translate(_R * 0.5, _R * 0.56)
            painter.scale(0.78, 0.9)
            _MOUTHS[mood](painter)
        return
    for side in (-1, 1):
        _eye(painter, side * _R * 0.38, mood, gaze, 1.0, skin)
        _brow(painter, side * _R * 0.38, mood, side)
    painter.setPen(QPen(QColor(26, 26, 26, 130), 0.7, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.drawLine(QPointF(_R * 0.05, _R * 0.08), QPointF(_R * 0.1, _R * 0.3))
    with saved(painter):
        painter.translate(0, _R * 0.6)
        _MOUTHS[mood](painter)


def _eye(painter: QPainter, x: float, mood: str, gaze: tuple[float, float], wide: float, skin: QColor) -> None:
    y = -_R * 0.1
    if mood in ("asleep", "glad"):
        set_ink(painter, line=QPen(_INK, 1.0, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        lid = QRectF(x - _R * 0.22, y - _R * 0.12, _R * 0.44, _R * 0.36)
        painter.drawArc(lid, (200 if mood == "asleep" else 20) * 16, 140 * 16)
        return
    size = {"shocked": 0.34, "cross": 0.22, "strained": 0.18, "smug": 0.22}.get(mood, 0.26)
    set_ink(painter, line=QPen(_INK, 0.6), fill=_WHITE)
    painter.drawEllipse(QPointF(x, y), _R * size * 0.86 * wide, _R * size)
    set_ink(painter, fill=_INK)
    room = _R * size * 0.42
    sleepy = mood in ("smug", "calm", "sad")
    down = _R * (0.08 if mood == "smug" else 0.04 if sleepy else 0.0)
    painter.drawEllipse(QPointF(x + gaze[0] * room * wide, y + gaze[1] * room + down), _R * 0.12, _R * 0.13)
    if sleepy:
        lid = QRectF(x - _R * size * 0.9 * wide, y - _R * size * 1.06, _R * size * 1.8 * wide, _R * size * 2.1)
        set_ink(painter, line=QPen(_INK, 0.8), fill=skin)
        painter.drawChord(lid, (0 if mood == "smug" else 25) * 16, (180 if mood == "smug" else 130) * 16)


def _brow(painter: QPainter, x: float, mood: str, side: int) -> None:
    inner, outer, bow = BROWS[mood]
    if mood == "smug" and side > 0:
        inner, outer, bow = -0.7, -0.62, 0.12
    a = QPointF(x - side * _R * 0.24, _R * inner)
    b = QPointF(x + side * _R * 0.26, _R * outer)
    path = QPainterPath(a)
    path.quadTo((a + b) / 2 - QPointF(0, _R * bow * 2), b)
    painter.strokePath(path, QPen(_INK, 1.15, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))


def _line(painter: QPainter, *points: tuple[float, float]) -> None:
    """A curve through one, two or three points."""
    path = QPainterPath(QPointF(*points[0]) * _R)
    if len(points) == 3:
        path.quadTo(QPointF(*points[1]) * _R, QPointF(*points[2]) * _R)
    else:
        path.lineTo(QPointF(*points[1]) * _R)
    painter.strokePath(path, QPen(_INK, 1.0, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))


def _calm(painter: QPainter) -> None:
    _line(painter, (-0.22, 0.0), (0.24, 0.0))


def _glad(painter: QPainter) -> None:
    path = QPainterPath(QPointF(-0.42, -0.1) * _R)
    path.lineTo(QPointF(0.42, -0.1) * _R)
    path.cubicTo(QPointF(0.36, 0.42) * _R, QPointF(-0.36, 0.42) * _R, QPointF(-0.42, -0.1) * _R)
    set_ink(painter, line=QPen(_INK, 0.7), fill=_INK)
    painter.drawPath(path)
    painter.fillRect(QRectF(-0.34 * _R, -0.1 * _R, 0.68 * _R, 0.13 * _R), _WHITE)


def _cross(painter: QPainter) -> None:
    set_ink(painter, line=QPen(_INK, 0.8), fill=_WHITE)
    painter.drawPolygon(
        QPolygonF([QPointF(x, y) * _R for x, y in ((-0.26, -0.1), (0.26, -0.1), (0.36, 0.2), (-0.36, 0.2))])
    )
    painter.setPen(QPen(_INK, 0.6))
    painter.drawLine(QPointF(-0.3, 0.05) * _R, QPointF(0.3, 0.05) * _R)
    for x in (-0.1, 0.1):
        painter.drawLine(QPointF(x, -0.1) * _R, QPointF(x, 0.2) * _R)


def _shocked(painter: QPainter) -> None:
    set_ink(painter, line=QPen(_INK, 0.6), fill=_INK)
    painter.drawEllipse(QPointF(0, 0.1) * _R, _R * 0.27, _R * 0.36)
    set_ink(painter, fill=_TONGUE)
    painter.drawEllipse(QPointF(0, 0.3) * _R, _R * 0.17, _R * 0.13)


def _smug(painter: QPainter) -> None:
    _line(painter, (-0.24, 0.06), (0.14, 0.16), (0.36, -0.14))


def _sad(painter: QPainter) -> None:
    _line(painter, (-0.28, 0.16), (0.0, -0.16), (0.28, 0.16))


def _asleep(painter: QPainter) -> None:
    set_ink(painter, line=QPen(_INK, 0.7), fill=_INK)
    painter.drawEllipse(QPointF(0.04, 0.04) * _R, _R * 0.13, _R * 0.12)


_MOUTHS = {
    "calm": _calm,
    "glad": _glad,
    "cross": _cross,
    "strained": _cross,
    "shocked": _shocked,
    "smug": _smug,
    "sad": _sad,
    "asleep": _asleep,
}
