"""A player's face in a round frame, drawn from the name alone, so that one knows it again in the next game."""

from __future__ import annotations

from zlib import crc32

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from swallows_gui.ui.art.figure import pose_bones
from swallows_gui.ui.art.head import paint_head
from swallows_gui.ui.art.outfits import INK, WHITE, Outfit
from swallows_gui.ui.art.paints import HAIRS, SKINS
from swallows_gui.ui.art.skeleton import HEAD, Pose

_GROUNDS = ("#F2D9A8", "#CFE0F2", "#D8EBD3", "#F3CFC6", "#E3D6EE", "#F4EFE3")
_POSE = Pose(front=True)


def outfit_of(name: str, shirt: QColor) -> Outfit:
    """What somebody called so looks like, in a shirt of a colour."""
    number = crc32(name.casefold().encode()) * 2654435761 % (1 << 32) >> 8
    skin = QColor(SKINS[number % len(SKINS)])
    hair = QColor(HAIRS[number // 7 % len(HAIRS)])
    if skin.lightness() < 130:
        hair = INK
    return Outfit(shirt, WHITE, INK, INK, INK, skin, hair, style=number // 31 % 6)


def paint_medallion(painter: QPainter, room: QRectF, name: str, shirt: QColor) -> None:
    """Paint the face of somebody called so into a square room, with shoulders in the colour of the side."""
    side = min(room.width(), room.height())
    frame = QRectF(room.center().x() - side / 2, room.center().y() - side / 2, side, side)
    clip = QPainterPath()
    clip.addEllipse(frame)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.save()
    painter.setClipPath(clip, Qt.ClipOperation.IntersectClip)
    painter.fillRect(frame, QColor(_GROUNDS[crc32(name.encode()) // 5 % len(_GROUNDS)]))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(shirt)
    painter.drawEllipse(QPointF(frame.center().x(), frame.bottom() + side * 0.06), side * 0.42, side * 0.26)
    shape = pose_bones(_POSE)
    scale = side * 0.27 / HEAD
    painter.translate(frame.center() + QPointF(0, -side * 0.02))
    painter.scale(scale, scale)
    painter.translate(-shape.head[0], -shape.head[1])
    outfit = outfit_of(name, shirt)
    painter.setBrush(outfit.skin)
    painter.drawRect(QRectF(shape.head[0] - HEAD * 0.36, shape.head[1] + HEAD * 0.7, HEAD * 0.72, HEAD * 0.9))
    paint_head(painter, shape, outfit, _POSE, "near", True)
    painter.restore()
    painter.setPen(QPen(INK, max(1.4, side * 0.035)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(frame.adjusted(1, 1, -1, -1))
    painter.restore()
