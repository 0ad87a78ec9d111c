"""Heads: profile, face or back of the head, hair in six cuts, hats."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from swallows_gui.ui.art.outfits import Outfit
from swallows_gui.ui.art.skeleton import HEAD, Bones, Pose
from swallows_gui.ui.kit.marks import polygon
from swallows_gui.ui.kit.painting import saved, set_ink

_INK = QColor("#1A1A1A")


def paint_head(painter: QPainter, shape: Bones, outfit: Outfit, pose: Pose, facing: str, fine: bool) -> None:
    """Paint the head of a figure that looks right (mirrored by the caller), near or far."""
    neck, head = shape.neck, shape.head
    with saved(painter):
        painter.translate(*head)
        painter.rotate(math.degrees(math.atan2(head[0] - neck[0], neck[1] - head[1])))
        set_ink(painter, fill=outfit.skin)
        painter.drawEllipse(QPointF(0, 0), HEAD * 0.92, HEAD * 1.1)
        if facing == "far":
            _back_of_head(painter, outfit)
        elif facing == "near":
            _face(painter, outfit, pose, fine)
        else:
            _profile(painter, outfit, pose, fine)
        if outfit.hat:
            _hat(painter, outfit, facing)


def hair_path(style: int, profile: bool) -> QPainterPath:
    """The hair of a head that looks right or near."""
    path = QPainterPath()
    r = HEAD
    if style == 5:
        path.addEllipse(QPointF(0, -r * 0.28), r * 1.3, r * 1.18)
        return path.subtracted(_window(profile))
    back = -r * 1.02
    low = {0: 0.1, 1: 0.55, 2: -0.2, 3: 1.15, 4: 0.3}[style] * r
    if profile:
        path.moveTo(r * 0.72, -r * 0.62)
        path.cubicTo(r * 0.8, -r * 1.5, -r * 0.9, -r * 1.6, back, -r * 0.1)
        path.lineTo(back, low)
        path.lineTo(-r * 0.38, low)
        path.quadTo(-r * 0.1, -r * 0.5, r * 0.72, -r * 0.62)
    else:
        path.moveTo(-r * 0.98, low)
        path.cubicTo(-r * 1.25, -r * 1.7, r * 1.25, -r * 1.7, r * 0.98, low)
        path.lineTo(r * 0.74, -r * 0.2)
        path.quadTo(r * 0.1, -r * (0.5 if style % 2 else 0.95), -r * 0.74, -r * 0.2)
        path.closeSubpath()
    return path


def _window(profile: bool) -> QPainterPath:
    path = QPainterPath()
    if profile:
        path.addRect(QRectF(-HEAD * 0.1, -HEAD * 0.55, HEAD * 2, HEAD * 2.6))
    else:
        path.addRect(QRectF(-HEAD * 0.72, -HEAD * 0.55, HEAD * 1.44, HEAD * 2.6))
    return path


def _profile(painter: QPainter, outfit: Outfit, pose: Pose, fine: bool) -> None:
    r = HEAD
    painter.drawPolygon(polygon((r * 0.78, -r * 0.32), (r * 1.28, r * 0.2), (r * 0.72, r * 0.34)))
    painter.fillPath(hair_path(outfit.style, True), outfit.hair)
    if not fine:
        return
    painter.setPen(QPen(_INK, 1.3, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    if pose.mouth == "shut":
        painter.drawLine(QPointF(r * 0.3, -r * 0.12), QPointF(r * 0.68, -r * 0.06))
    else:
        painter.drawPoint(QPointF(r * 0.48, -r * 0.16))
    painter.setPen(Qt.PenStyle.NoPen)
    if pose.mouth == "open":
        painter.setBrush(_INK)
        painter.drawEllipse(QPointF(r * 0.62, r * 0.56), r * 0.22, r * 0.26)


def _face(painter: QPainter, outfit: Outfit, pose: Pose, fine: bool) -> None:
    r = HEAD
    painter.fillPath(hair_path(outfit.style, False), outfit.hair)
    if not fine:
        return
    painter.setPen(QPen(_INK, 1.5, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    for x in (-r * 0.36, r * 0.36):
        if pose.mouth == "shut":
            painter.drawLine(QPointF(x - 1.2, 0), QPointF(x + 1.2, 0))
        else:
            painter.drawPoint(QPointF(x, -r * 0.04))
    if pose.mouth == "open":
        set_ink(painter, fill=_INK)
        painter.drawEllipse(QPointF(0, r * 0.58), r * 0.26, r * 0.3)
    else:
        painter.setPen(QPen(_INK, 1.1, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.drawLine(QPointF(-r * 0.24, r * 0.56), QPointF(r * 0.24, r * 0.56))
    painter.setPen(Qt.PenStyle.NoPen)


def _back_of_head(painter: QPainter, outfit: Outfit) -> None:
    r = HEAD
    path = QPainterPath()
    path.moveTo(-r * 0.94, r * 0.5)
    path.cubicTo(-r * 1.25, -r * 1.75, r * 1.25, -r * 1.75, r * 0.94, r * 0.5)
    path.quadTo(0, r * 0.95, -r * 0.94, r * 0.5)
    painter.fillPath(path, outfit.hair)


def _hat(painter: QPainter, outfit: Outfit, facing: str) -> None:
    r = HEAD
    painter.setPen(Qt.PenStyle.NoPen)
    crown = QPainterPath()
    crown.moveTo(-r * 1.06, -r * 0.34)
    crown.cubicTo(-r * 1.15, -r * 1.75, r * 1.15, -r * 1.75, r * 1.02, -r * 0.34)
    crown.closeSubpath()
    if outfit.hat == "fedora":
        painter.setBrush(outfit.shorts)
        painter.drawPolygon(
            polygon((-r * 0.9, -r * 0.5), (-r * 0.7, -r * 1.6), (r * 0.7, -r * 1.6), (r * 0.9, -r * 0.5))
        )
        painter.drawRoundedRect(QRectF(-r * 1.6, -r * 0.66, r * 3.2, r * 0.36), 1, 1)
        painter.fillRect(QRectF(-r * 0.86, -r * 0.95, r * 1.72, r * 0.3), outfit.trim)
        return
    painter.fillPath(crown, outfit.trim if outfit.hat == "wool" else outfit.shirt)
    if outfit.hat == "wool":
        painter.setBrush(QColor("#FFFFFF"))
        painter.drawEllipse(QPointF(0, -r * 1.5), r * 0.34, r * 0.34)
        painter.drawRoundedRect(QRectF(-r * 1.1, -r * 0.62, r * 2.16, r * 0.42), 1.4, 1.4)
    elif facing in ("left", "right"):
        painter.setBrush(outfit.shirt)
        painter.drawRoundedRect(QRectF(r * 0.4, -r * 0.62, r * 1.3, r * 0.36), 1.2, 1.2)
    else:
        painter.setBrush(outfit.shirt)
        painter.drawRoundedRect(QRectF(-r * 0.95, -r * 0.66, r * 1.9, r * 0.4), 1.2, 1.2)
