"""A player's face in a round frame, drawn from the name alone, so that one knows it again in the next game."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QTransform

from swallows_gui.models.moods import Mood
from swallows_gui.ui.art import close_up, clothes, hair, hats
from swallows_gui.ui.art.looks import Looks
from swallows_gui.ui.art.mood_look import paint_mood
from swallows_gui.ui.art.paints import mixed
from swallows_gui.ui.art.pencil import INK, Pencil, oval, pen, slab
from swallows_gui.ui.art.people import looks_of
from swallows_gui.ui.kit.marks import polygon
from swallows_gui.ui.kit.painting import saved, set_ink

_LIFT, _SIZE = -3.5, 0.96
"""How far a head is lifted from the middle of its medallion, and what part of its size it has: a neck shows below."""


def paint_medallion(painter: QPainter, room: QRectF, name: str, shirt: QColor, mood: Mood = "calm") -> None:
    """Paint the face of somebody called so into a square room, with shoulders in the colour of the side."""
    paint_looks(painter, room, looks_of(name), shirt, mood)


def paint_looks(painter: QPainter, room: QRectF, looks: Looks, shirt: QColor, mood: Mood = "calm") -> None:
    """Paint somebody who looks so into a round frame that fills a square room."""
    side = min(room.width(), room.height())
    pencil = Pencil.of(painter, looks, shirt, mood, side)
    with saved(painter):
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(room.center())
        painter.scale(side / 100, side / 100)
        with saved(painter):
            painter.setClipPath(oval(0, 0, 50, 50), Qt.ClipOperation.IntersectClip)
            painter.fillRect(QRectF(-50, -50, 100, 100), QColor(looks.ground))
            if pencil.close:
                set_ink(painter, fill=QColor(looks.ground).darker(107))
                painter.drawPolygon(polygon((14, -50), (50, -50), (50, 50), (-14, 50)))
            paint_person(pencil)
        edge = max(1.4, side * 0.035) * 100 / side
        set_ink(painter, line=QPen(INK, edge))
        painter.drawEllipse(QPointF(), 50 - edge / 2, 50 - edge / 2)


def paint_person(pencil: Pencil) -> None:
    """Paint head, neck and shoulders around the middle of a medallion, without a frame."""
    painter = pencil.painter
    painter.setPen(Qt.PenStyle.NoPen)
    body = painter.worldTransform()
    head = QTransform(_SIZE, 0, 0, _SIZE, 0, _LIFT) * body
    painter.setWorldTransform(head)
    hair.paint_behind(pencil)
    painter.setWorldTransform(body)
    clothes.paint_shoulders(pencil)
    painter.setWorldTransform(head)
    _paint_head(pencil)
    painter.setWorldTransform(body)


def _paint_head(pencil: Pencil) -> None:
    painter, looks = pencil.painter, pencil.looks
    if looks.cut != "headscarf":
        _ears(pencil)
        hats.paint_earrings(pencil)
    painter.fillPath(hair.head_path(looks.shape), pencil.skin)
    if pencil.close:
        close_up.paint_relief(pencil)
    if looks.old:
        _age(pencil)
    hair.paint_beard(pencil)
    paint_mood(pencil)
    _nose(pencil)
    hair.paint_moustache(pencil)
    hair.paint_hair(pencil)
    hair.paint_before(pencil)
    hats.paint_hat(pencil)
    hats.paint_glasses(pencil)


def _ears(pencil: Pencil) -> None:
    if pencil.close:
        close_up.paint_ears(pencil)
        return
    wide = pencil.looks.shape[0]  # what is seen of one below both sides of the head
    pencil.painter.fillPath(slab(-wide - 4.5, -4.5, 2 * wide + 9, 13, 5.5), pencil.skin.darker(108))


def _age(pencil: Pencil) -> None:
    if pencil.close:
        close_up.paint_lines_of_age(pencil)
        return
    painter = pencil.painter
    painter.setPen(pen(QColor(26, 26, 26, 95), 1.3))
    for way in (-1, 1):
        painter.drawLine(QPointF(way * 10, 9), QPointF(way * 15, 16))
    painter.drawLine(QPointF(-9, -20), QPointF(9, -20))
    painter.setPen(Qt.PenStyle.NoPen)


def _nose(pencil: Pencil) -> None:
    if pencil.close:
        close_up.paint_nose(pencil)
        return
    painter = pencil.painter
    set_ink(painter, fill=mixed(pencil.skin, QColor("#8A3B1C"), 0.28))
    match pencil.looks.nose:
        case "button":
            painter.drawEllipse(QPointF(0, 4.5), 4, 3.6)
        case "broad":
            painter.drawEllipse(QPointF(0, 4.5), 7.5, 4.6)
        case "long":
            painter.drawRoundedRect(QRectF(-3, -9, 6, 18), 3, 3)
        case _:
            painter.drawPolygon(polygon((-1.5, -9), (9, 5), (-2.5, 8.5)))
