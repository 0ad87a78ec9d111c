"""What a portrait wears on its head, on its nose and at its ears (no rules)."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainterPath, QPen

from swallows_gui.ui.art.pencil import GOLD, INK, WHITE, Pencil, closed, cloth_of, curve, ink, oval, pen, slab
from swallows_gui.ui.kit.painting import set_ink

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
