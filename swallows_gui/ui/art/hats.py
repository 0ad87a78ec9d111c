"""Paints a player's face in a round frame, drawn from the name alone, with hat, glasses, earrings and moods (no rules).

The same name always has the same face. Five moods change brows, eyes and mouth; sizes are in hundredths of the
medallion.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QTransform

from swallows_gui.models.moods import Mood
from swallows_gui.ui.art import close_up, clothes, hair, hats
from swallows_gui.ui.art.cast import Looks
from swallows_gui.ui.art.paints import mixed
from swallows_gui.ui.art.pencil import GOLD, INK, WHITE, Pencil, closed, cloth_of, curve, ink, oval, pen, slab
from swallows_gui.ui.art.people import looks_of
from swallows_gui.ui.kit.icons import polygon
from swallows_gui.ui.kit.painting import saved, set_ink

_FELT, _RIM = QColor("#4A4338"), QColor("#8A6420")


def paint_hat(pencil: Pencil) -> None:
    """The hat, over the hair."""
    hat = pencil.looks.hat
    if hat == "fedora":
        _fedora(pencil)
    elif hat == "beret":
        _beret(pencil)
    elif hat in ("cap", "wool"):
        _knitted(pencil, hat)


def _knitted(pencil: Pencil, hat: str) -> None:
    """A cap with a peak to one side, or one of wool with a bobble."""
    wide, high, _ = pencil.looks.shape
    brim, cloth = -high * 0.62, cloth_of(pencil.shirt)
    dome = closed((-wide - 3, brim), ((-wide - 3, -high * 1.65), (wide + 3, -high * 1.65), (wide + 3, brim)))
    if hat == "cap":
        pencil.shape(dome, cloth)
        if pencil.close:
            for x in (-0.5, 0.5):
                pencil.stroke(curve((0, -high * 1.37), (x * wide * 1.2, -high * 1.2), (x * wide * 1.3, brim)), INK)
            pencil.shape(oval(0, -high * 1.38, 3, 2), cloth, shade=0)
        pencil.shape(slab(-4, brim - 4, wide + 17, 6.5, 3), cloth.darker(130), shade=0)
        return
    pencil.shape(oval(0, -high * 1.36, 6.5, 6.5), WHITE)
    pencil.shape(dome, cloth)
    if pencil.close:
        for x in (-0.66, -0.22, 0.22, 0.66):
            rib = curve((x * wide * 0.4, -high * 1.34), (x * wide * 1.25, -high * 1.15), (x * wide * 1.3, brim - 6))
            pencil.stroke(rib, cloth.darker(140))
    edge = slab(-wide - 5, brim - 6, 2 * wide + 10, 9, 4)
    pencil.shape(edge, WHITE, shade=2)
    if pencil.close:
        for at in range(1, 10):
            x = -wide - 5 + at * (wide + 5) / 5
            pencil.stroke(curve((x, brim - 4.4), (x, brim + 1.4)), QColor("#A9A59C"))


def _fedora(pencil: Pencil) -> None:
    wide, high, _ = pencil.looks.shape
    brim = -high * 0.62
    crown = closed(
        (-0.95 * wide, brim),
        ((-0.75 * wide, -46),),
        ((-0.3 * wide, -50), (0, -45)),
        ((0.3 * wide, -50), (0.75 * wide, -46)),
        ((0.95 * wide, brim),),
    )
    pencil.shape(crown, _FELT)
    if pencil.close:
        pencil.stroke(curve((0, -45), (-2, -38), (1, -30)), _FELT.darker(150), 1.4)
    pencil.shape(slab(-wide * 0.92, brim - 9, wide * 1.84, 6), GOLD, shade=2, outline=1)
    pencil.shape(slab(-wide - 13, brim - 4, 2 * wide + 26, 7, 3.5), _FELT, shade=0)


def _beret(pencil: Pencil) -> None:
    """Pulled down to one side."""
    wide, high, _ = pencil.looks.shape
    brim, cloth = -high * 0.6, cloth_of(pencil.shirt)
    pencil.shape(slab(-1.5, -high * 1.5, 3, 7, 1.5), cloth.darker(130), shade=0)
    flop = closed(
        (-wide - 2, brim + 2),
        ((-wide - 8, -high * 1.3), (-4, -high * 1.52), (wide * 0.6, -high * 1.28)),
        ((wide + 16, -high * 1.1), (wide + 18, brim + 3), (wide + 2, brim + 2)),
        ((0, brim - 5), (-wide - 2, brim + 2)),
    )
    pencil.shape(flop, cloth)
    if pencil.close:
        pencil.stroke(curve((wide * 0.2, -high * 1.18), (wide * 0.9, -high), (wide + 8, -high * 0.72)),
                      cloth.darker(140), 1.3)  # fmt: skip
    band = closed(
        (-wide - 2.5, brim - 1), ((0, brim - 9), (wide + 2.5, brim - 1)), ((wide + 2, brim + 4),),
        ((0, brim - 4), (-wide - 2, brim + 4)),
    )  # fmt: skip
    pencil.shape(band, cloth.darker(140), shade=0)


def paint_glasses(pencil: Pencil) -> None:
    """Glasses, or a monocle on its cord."""
    kind, painter = pencil.looks.glasses, pencil.painter
    if not kind:
        return
    wide = pencil.looks.shape[0]
    rims = [way for way in (-1, 1) if kind != "monocle" or way > 0]
    for way in rims:
        rim = _rim(kind, way)
        if pencil.close:
            painter.fillPath(rim, QColor(255, 255, 255, 38))
            glint = curve((way * 11 - 5, -1.5), (way * 11 - 0.5, -9))
            painter.strokePath(glint, pen(QColor(255, 255, 255, 90), 1.8))
            painter.strokePath(rim, pen(INK, 2.0))
            if kind in ("monocle", "winged"):
                painter.strokePath(rim, pen(GOLD if kind == "monocle" else pencil.shirt, 0.9))
        else:
            set_ink(painter, line=QPen(_RIM if kind == "monocle" else INK, 2.4), fill=QColor(255, 255, 255, 46))
            if kind == "winged":
                painter.drawPath(rim)
            elif kind == "square":
                painter.drawRect(rim.boundingRect())
            else:
                painter.drawEllipse(rim.boundingRect())
    painter.setPen(ink(1.6 if pencil.close else 2.2))
    if kind == "monocle":
        painter.strokePath(curve((19, -1), (wide + 3, 14), (16, 34)), pen(INK, 0.8 if pencil.close else 1.2))
    else:
        for way in (-1, 1):
            painter.drawLine(QPointF(way * 20, -5.5), QPointF(way * wide, -5))
        painter.drawLine(QPointF(-2.4, -5), QPointF(2.4, -5))
    set_ink(painter)


def _rim(kind: str, way: int) -> QPainterPath:
    if kind in ("round", "monocle"):
        return oval(way * 11, -4, 8.6, 8.6)
    if kind == "square":
        return slab(way * 11 - 9, -10, 18, 12, 1)
    return closed(
        (way * 3, -7),
        ((way * 21.5, -13.5),),
        ((way * 20.5, 1), (way * 17, 3.5), (way * 11.5, 3.5)),
        ((way * 4.5, 3.5), (way * 3, 0), (way * 3, -7)),
    )


def paint_earrings(pencil: Pencil) -> None:
    """A ring at each ear."""
    if not pencil.looks.earrings:
        return
    wide = pencil.looks.shape[0]
    for way in (-1, 1):
        set_ink(pencil.painter, line=pen(GOLD, 1.8))
        if pencil.close:
            pencil.painter.strokePath(oval(way * (wide + 3), 13, 3.6, 4.6), pen(INK, 1.8 + 2 * pencil.line))
        pencil.painter.drawEllipse(QRectF(way * (wide + 3) - 3.6, 8.4, 7.2, 9.2))
    set_ink(pencil.painter)


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
