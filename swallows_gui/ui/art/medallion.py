"""A player's face in a round frame, drawn from the name alone, so that one knows it again in the next game."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from swallows_gui.models.moods import Mood
from swallows_gui.services.people import plain_name
from swallows_gui.ui.art.mood_look import paint_mood
from swallows_gui.ui.art.paints import mixed
from swallows_gui.ui.art.people import Looks, looks_of
from swallows_gui.ui.kit.marks import polygon
from swallows_gui.ui.kit.painting import saved, set_ink

LARGE: Final = 200
"""Pixels of a side from which on a face has a second level of drawing."""
_INK, _WHITE, _GOLD = QColor("#1A1A1A"), QColor("#FFFFFF"), QColor("#F2D24B")


def paint_medallion(painter: QPainter, room: QRectF, name: str, shirt: QColor, mood: Mood = "calm") -> None:
    """Paint the face of somebody called so into a square room, with shoulders in the colour of the side."""
    side = min(room.width(), room.height())
    looks = looks_of(plain_name(name))
    frame = QPainterPath()
    frame.addEllipse(QPointF(), 50, 50)
    with saved(painter):
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(room.center())
        painter.scale(side / 100, side / 100)
        with saved(painter):
            painter.setClipPath(frame, Qt.ClipOperation.IntersectClip)
            painter.fillRect(QRectF(-50, -50, 100, 100), QColor(looks.ground))
            painter.setPen(Qt.PenStyle.NoPen)
            _behind(painter, looks)
            _shoulders(painter, looks, shirt)
            _ears(painter, looks)
            painter.fillPath(_head(looks), QColor(looks.skin))
            if side >= LARGE:
                _relief(painter, looks)
            _age(painter, looks)
            _beard(painter, looks)
            paint_mood(painter, looks, mood)
            _nose(painter, looks)
            if side >= LARGE:
                _details(painter, looks, mood)
            _moustache(painter, looks)
            _hair(painter, looks)
            _hat(painter, looks, shirt)
            _glasses(painter, looks)
        pen = max(1.4, side * 0.035) * 100 / side
        set_ink(painter, line=QPen(_INK, pen))
        painter.drawEllipse(QPointF(), 50 - pen / 2, 50 - pen / 2)


def _head(looks: Looks) -> QPainterPath:
    wide, high, square = looks.shape
    path = QPainterPath(QPointF(-wide, -4))
    path.cubicTo(-wide, -high * 1.25, wide, -high * 1.25, wide, -4)
    path.cubicTo(wide, high * (0.5 + square * 0.45), wide * (0.35 + square * 0.5), high, 0, high)
    path.cubicTo(-wide * (0.35 + square * 0.5), high, -wide, high * (0.5 + square * 0.45), -wide, -4)
    return path


def _relief(painter: QPainter, looks: Looks) -> None:
    """On a large head: a line around it, and a shade down one side."""
    wide, high, _square = looks.shape
    head = _head(looks)
    shade = QColor(looks.skin).darker(118)
    painter.fillPath(head.subtracted(head.translated(-wide * 0.34, -high * 0.06)), shade)
    painter.strokePath(head, QPen(_INK, 1.1))
    for way in (-1, 1):
        painter.strokePath(_curl(QPointF(way * wide, 2), way), QPen(QColor(looks.skin).darker(150), 1.0))
    set_ink(painter, fill=mixed(QColor(looks.skin), QColor("#C8321F"), 0.2))
    for way in (-1, 1):
        painter.drawEllipse(QPointF(way * wide * 0.62, 9), wide * 0.17, wide * 0.12)


def _curl(at: QPointF, way: int) -> QPainterPath:
    """The inside of an ear."""
    path = QPainterPath(at + QPointF(way * 1.0, -3.6))
    path.cubicTo(at + QPointF(way * 3.6, -3), at + QPointF(way * 3.4, 2), at + QPointF(way * 1.0, 3.4))
    return path


def _details(painter: QPainter, looks: Looks, mood: Mood) -> None:
    """On a large head: lids, nostrils, the ridge of the nose, a lower lip and a chin."""
    high = looks.shape[1]
    fine = QPen(QColor(looks.skin).darker(165), 0.9, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
    set_ink(painter, line=fine)
    for way in (-1, 1):
        top = -12.4 if mood == "shocked" else -10.2
        painter.drawArc(QRectF(way * 11 - 7, top, 14, 9), 30 * 16, 120 * 16)
        painter.drawArc(QRectF(way * 11 - 6, -3.4, 12, 7), 215 * 16, 110 * 16)
        for lash in (0, 1):
            start = QPointF(way * (17.2 - lash * 1.4), -7.4 - lash * 1.2)
            painter.drawLine(start, start + QPointF(way * 1.8, -1.2))
    low = 8.4 if looks.nose == "long" else 6.6
    set_ink(painter, fill=QColor(looks.skin).darker(210))
    for way in (-1, 1):
        painter.drawEllipse(QPointF(way * (1.6 if looks.nose == "long" else 2.4), low), 0.95, 0.7)
    set_ink(painter, line=fine)
    lip = {"glad": 26.5, "shocked": 29.0, "cross": 26.0, "greedy": 25.0}.get(mood, 20.4)
    if lip < high - 1:
        painter.drawArc(QRectF(-5, lip - 3, 10, 4.4), 200 * 16, 140 * 16)
    painter.setPen(Qt.PenStyle.NoPen)


def _shoulders(painter: QPainter, looks: Looks, shirt: QColor) -> None:
    skin, trim = QColor(looks.skin).darker(112), _WHITE if shirt.lightness() < 170 else _INK
    painter.setBrush(shirt)
    painter.drawEllipse(QPointF(0, 58), 46, 28)
    painter.fillRect(QRectF(-10, 18, 20, 20), skin)
    if looks.collar == "roll":
        painter.setBrush(shirt.darker(125))
        painter.drawRoundedRect(QRectF(-16, 29, 32, 13), 5, 5)
    elif looks.collar == "scarf":
        painter.setBrush(trim)
        painter.drawRoundedRect(QRectF(-24, 29, 48, 11), 5, 5)
        for x in (-18, -4, 10):
            painter.fillRect(QRectF(x, 29, 6, 11), QColor("#C8321F"))
    else:
        painter.setBrush(trim)
        for way in (-1, 1):
            painter.drawPolygon(polygon((0, 40), (way * 12, 29), (way * 19, 37)))
        if looks.collar == "tie":
            painter.setBrush(QColor("#C8321F") if shirt.lightness() > 90 else _GOLD)
            painter.drawPolygon(polygon((0, 36), (6, 41), (0, 54), (-6, 41)))


def _ears(painter: QPainter, looks: Looks) -> None:
    painter.setBrush(QColor(looks.skin).darker(108))
    for way in (-1, 1):
        painter.drawEllipse(QPointF(way * looks.shape[0], 2), 4.5, 6.5)


def _age(painter: QPainter, looks: Looks) -> None:
    if not looks.old:
        return
    set_ink(painter, line=QPen(QColor(26, 26, 26, 95), 1.3, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    for way in (-1, 1):
        painter.drawLine(QPointF(way * 10, 9), QPointF(way * 15, 16))
    painter.drawLine(QPointF(-9, -20), QPointF(9, -20))
    painter.setPen(Qt.PenStyle.NoPen)


def _behind(painter: QPainter, looks: Looks) -> None:
    """What of the hair hangs behind the head."""
    wide = looks.shape[0]
    painter.setBrush(QColor(looks.hair))
    if looks.cut == "long":
        painter.drawRoundedRect(QRectF(-wide - 8, -24, 2 * wide + 16, 68), 18, 18)
    elif looks.cut == "bob":
        painter.drawRoundedRect(QRectF(-wide - 9, -24, 2 * wide + 18, 46), 14, 14)
    elif looks.cut == "wreath":
        for way in (-1, 1):
            painter.drawEllipse(QPointF(way * (wide + 1), -4), 8, 12)


def _hair(painter: QPainter, looks: Looks) -> None:
    wide, high, _ = looks.shape
    if looks.cut in ("bald", "wreath"):
        return
    top = QPainterPath(QPointF(-wide - 1.5, -3))
    top.cubicTo(-wide - 4, -high * 1.42, wide + 4, -high * 1.42, wide + 1.5, -3)
    if looks.cut == "parted":
        top.quadTo(QPointF(wide - 2, -17), QPointF(-wide * 0.45, -high * 0.8))
        top.quadTo(QPointF(-wide, -17), QPointF(-wide - 1.5, -3))
    elif looks.cut in ("long", "bob"):
        top.quadTo(QPointF(wide - 3, -15), QPointF(wide * 0.5, -18))
        top.lineTo(QPointF(-wide * 0.5, -18))
        top.quadTo(QPointF(-wide + 3, -15), QPointF(-wide - 1.5, -3))
    else:
        top.quadTo(QPointF(wide - 2, -high * 0.78), QPointF(0, -high * 0.74))
        top.quadTo(QPointF(-wide + 2, -high * 0.78), QPointF(-wide - 1.5, -3))
    painter.fillPath(top, QColor(looks.hair))
    painter.setBrush(QColor(looks.hair))
    if looks.cut == "curly" and looks.hat == "":
        for place in range(7):
            x = (place - 3) / 3
            painter.drawEllipse(QPointF(x * (wide + 2), -high * (0.98 - 0.62 * x * x)), 9, 9)
    elif looks.cut == "quiff" and looks.hat == "":
        tuft = QPainterPath(QPointF(-wide * 0.7, -high * 0.75))
        tuft.cubicTo(-wide, -high * 1.7, wide * 0.9, -high * 1.75, wide, -high * 1.25)
        tuft.quadTo(QPointF(wide * 0.9, -high * 0.7), QPointF(-wide * 0.7, -high * 0.75))
        painter.fillPath(tuft, QColor(looks.hair))


def _beard(painter: QPainter, looks: Looks) -> None:
    wide, high, _ = looks.shape
    painter.setBrush(QColor(looks.hair))
    if looks.beard == "full":
        lower = QPainterPath()
        lower.addRect(QRectF(-50, 5, 100, 60))
        whiskers = QPainterPath()
        whiskers.addEllipse(QPointF(0, 8), wide * 0.62, 11)
        painter.fillPath(_head(looks).intersected(lower).subtracted(whiskers), QColor(looks.hair))
        painter.drawEllipse(QPointF(0, high - 1), wide * 0.62, 7)
    elif looks.beard == "goatee":
        painter.drawRoundedRect(QRectF(-7, high - 7, 14, 13), 5, 5)


def _moustache(painter: QPainter, looks: Looks) -> None:
    if looks.beard not in ("moustache", "handlebar", "full"):
        return
    curl = looks.beard == "handlebar"
    far = 15.0 if curl else 12.0
    path = QPainterPath(QPointF(0, 8.5))
    path.cubicTo(6, 6.5, far - 2, 9, far, 8 if curl else 13)
    path.quadTo(QPointF(7, 14.5), QPointF(0, 12.2))
    path.quadTo(QPointF(-7, 14.5), QPointF(-far, 8 if curl else 13))
    path.cubicTo(-far + 2, 9, -6, 6.5, 0, 8.5)
    set_ink(painter, line=QPen(QColor(looks.hair), 1.6), fill=QColor(looks.hair))
    painter.drawPath(path)
    painter.setPen(Qt.PenStyle.NoPen)


def _nose(painter: QPainter, looks: Looks) -> None:
    painter.setBrush(mixed(QColor(looks.skin), QColor("#8A3B1C"), 0.28))
    if looks.nose == "button":
        painter.drawEllipse(QPointF(0, 4.5), 4, 3.6)
    elif looks.nose == "broad":
        painter.drawEllipse(QPointF(0, 4.5), 7.5, 4.6)
    elif looks.nose == "long":
        painter.drawRoundedRect(QRectF(-3, -9, 6, 18), 3, 3)
    else:
        painter.drawPolygon(polygon((-1.5, -9), (9, 5), (-2.5, 8.5)))


def _hat(painter: QPainter, looks: Looks, shirt: QColor) -> None:
    wide, high, _ = looks.shape
    brim, cloth = -high * 0.62, shirt.darker(120) if shirt.lightness() > 40 else QColor("#4A4338")
    dome = QPainterPath(QPointF(-wide - 3, brim))
    dome.cubicTo(-wide - 3, -high * 1.65, wide + 3, -high * 1.65, wide + 3, brim)
    painter.setBrush(cloth)
    if looks.hat == "cap":
        painter.fillPath(dome, cloth)
        painter.setBrush(cloth.darker(130))
        painter.drawRoundedRect(QRectF(-4, brim - 4, wide + 17, 6.5), 3, 3)
    elif looks.hat == "wool":
        painter.fillPath(dome, cloth)
        painter.setBrush(_WHITE)
        painter.drawRoundedRect(QRectF(-wide - 5, brim - 6, 2 * wide + 10, 9), 4, 4)
        painter.drawEllipse(QPointF(0, -high * 1.34), 6, 6)
    elif looks.hat == "fedora":
        felt = QColor("#4A4338")
        painter.setBrush(felt)
        painter.drawPolygon(
            QPolygonF([QPointF(x * wide, y) for x, y in ((-0.95, brim), (-0.75, -47), (0.75, -47), (0.95, brim))])
        )
        painter.drawRoundedRect(QRectF(-wide - 13, brim - 4, 2 * wide + 26, 7), 3.5, 3.5)
        painter.fillRect(QRectF(-wide * 0.92, brim - 9, wide * 1.84, 5), _GOLD)


def _glasses(painter: QPainter, looks: Looks) -> None:
    if not looks.glasses:
        return
    set_ink(painter, line=QPen(_INK, 2.4), fill=QColor(255, 255, 255, 46))
    for way in (-1, 1):
        if looks.glasses == "round":
            painter.drawEllipse(QPointF(way * 11, -4), 8.6, 8.6)
        else:
            painter.drawRect(QRectF(way * 11 - 9, -10, 18, 12))
        painter.drawLine(QPointF(way * 20, -5), QPointF(way * looks.shape[0], -4))
    painter.drawLine(QPointF(-2.4, -5), QPointF(2.4, -5))
    painter.setPen(Qt.PenStyle.NoPen)
