"""Five moods on a face of the medallion: brows, eyes and mouth, in hundredths of the medallion (no rules)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from swallows_gui.models.moods import Mood
from swallows_gui.ui.art import close_up
from swallows_gui.ui.art.looks import Looks
from swallows_gui.ui.art.pencil import INK, WHITE, Pencil, ink, pen
from swallows_gui.ui.kit.painting import set_ink

_TONGUE, _GOLD, _LIPS = QColor("#C8321F"), QColor("#F2B61B"), QColor("#A5262A")
_BROWS: Final[Mapping[Mood, tuple[float, float, float]]] = {
    "calm": (-14, -14, 1.5),
    "glad": (-17, -16, 5),
    "cross": (-8, -18, 0),
    "greedy": (-10, -15, 0),
    "shocked": (-22, -19, 5),
}
"""Height of a brow's inner and outer end, and how far its middle is above them."""
_EYES: Final[Mapping[Mood, float]] = {"calm": 5.2, "cross": 4.6, "shocked": 8.0}


def paint_mood(pencil: Pencil) -> None:
    """Paint brows, eyes and mouth on a head around the origin."""
    looks, mood, painter = pencil.looks, pencil.mood, pencil.painter
    colour = pencil.hair.darker(130) if looks.old else INK
    width = 4.2 if mood == "cross" else 2.4 if looks.lady else 3.2
    for way in (-1, 1):
        if pencil.close:
            close_up.paint_eye(pencil, way)
        else:
            _eye(painter, way * 11.0, looks, mood)
        inner, outer, bow = _BROWS[mood]
        if mood == "greedy" and way > 0:
            inner, outer, bow = -20, -18, 5
        start, end = QPointF(way * 5, inner), QPointF(way * 18, outer)
        brow = QPainterPath(start)
        brow.quadTo((start + end) / 2 - QPointF(0, bow), end)
        if pencil.close:
            close_up.paint_brow(pencil, brow, colour, width)
        else:
            painter.strokePath(brow, pen(colour, width) if looks.old else ink(width))
    painter.setPen(Qt.PenStyle.NoPen)
    if pencil.close:
        close_up.paint_mouth(pencil)
    else:
        _mouth(pencil)
    painter.setPen(Qt.PenStyle.NoPen)


def _eye(painter: QPainter, x: float, looks: Looks, mood: Mood) -> None:
    set_ink(painter, line=ink(2.6))
    if mood == "glad":
        painter.drawArc(QRectF(x - 6, -8, 12, 11), 20 * 16, 140 * 16)
        return
    if mood == "greedy":
        set_ink(painter, line=ink(1.2), fill=WHITE)
        painter.drawChord(QRectF(x - 6.5, -10, 13, 11), 180 * 16, 180 * 16)
        set_ink(painter, fill=INK)
        painter.drawEllipse(QPointF(x + 3, -2.2), 2.3, 2.3)
        painter.setPen(ink(2.2))
        painter.drawLine(QPointF(x - 7, -4.6), QPointF(x + 7, -4.6))
        return
    size = _EYES[mood]
    set_ink(painter, line=ink(1.2), fill=WHITE)
    painter.drawEllipse(QPointF(x, -4), size * 0.92, size)
    set_ink(painter, fill=INK)
    painter.drawEllipse(QPointF(x, -3.6), 2.6, 2.8)
    if mood == "calm":
        painter.setBrush(QColor(looks.skin))
        painter.drawChord(QRectF(x - 6, -10.4, 12, 12), 25 * 16, 130 * 16)


def _mouth(pencil: Pencil) -> None:
    painter, mood = pencil.painter, pencil.mood
    if mood == "calm":
        painter.setPen(pen(_LIPS, 2.6) if pencil.looks.lady else ink(2.6))
        painter.drawLine(QPointF(-6, 17), QPointF(6, 17))
    elif mood == "glad":
        path = QPainterPath(QPointF(-13, 12.5))
        path.lineTo(QPointF(13, 12.5))
        path.cubicTo(11, 29, -11, 29, -13, 12.5)
        painter.fillPath(path, INK)
        painter.fillRect(QRectF(-10.5, 12.5, 21, 4.2), WHITE)
    elif mood == "cross":
        set_ink(painter, line=ink(1.6), fill=WHITE)
        painter.drawRoundedRect(QRectF(-13, 12.5, 26, 11.5), 3, 3)
        painter.drawLine(QPointF(-13, 18.2), QPointF(13, 18.2))
        for x in (-5.5, 0, 5.5):
            painter.drawLine(QPointF(x, 12.5), QPointF(x, 24))
    elif mood == "greedy":
        path = QPainterPath(QPointF(-11, 15.5))
        path.quadTo(QPointF(5, 18.5), QPointF(15, 9.5))
        path.cubicTo(16, 24, -4, 28, -11, 15.5)
        set_ink(painter, line=ink(2), fill=WHITE)
        painter.drawPath(path)
        painter.fillRect(QRectF(4.2, 15.6, 4.6, 4.6), _GOLD)
    else:
        painter.setBrush(INK)
        painter.drawEllipse(QPointF(0, 19), 7.4, 8.4)
        painter.setBrush(_TONGUE)
        painter.drawEllipse(QPointF(0, 23.6), 4.6, 3)
