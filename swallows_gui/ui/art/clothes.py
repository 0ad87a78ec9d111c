"""Neck, shoulders and what a portrait wears (no rules)."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPainterPath

from swallows_gui.ui.art.hair import head_path
from swallows_gui.ui.art.pencil import GOLD, INK, RED, WHITE, Pencil, closed, curve, deeper, oval, slab
from swallows_gui.ui.kit.painting import saved

_DEEP: Final = 240.0
"""How far down a body goes: below every frame."""


def body_path() -> QPainterPath:
    """Shoulders, sloping from the neck, and the trunk below them."""
    return closed(
        (-56, _DEEP),
        ((-56, 66),),
        ((-56, 44), (-34, 41), (-13, 33)),
        ((13, 33),),
        ((34, 41), (56, 44), (56, 66)),
        ((56, _DEEP),),
    )


_BUST: Final = closed((-45, 51), ((-36, 40), (-13, 33)), ((13, 33),), ((36, 40), (45, 51)))
"""What of the shoulders is seen in a round frame."""


def paint_shoulders(pencil: Pencil) -> None:
    """The shirt in the colour of the side, its collar, and the neck."""
    shirt = pencil.shirt
    trim = WHITE if shirt.lightness() < 170 else INK
    if pencil.close:
        pencil.shape(body_path(), shirt, shade=0)
        _fall_of_cloth(pencil)
    else:
        pencil.painter.fillPath(_BUST, shirt)
    _neck(pencil)
    collar = pencil.looks.collar
    if collar == "roll":
        _roll(pencil)
    elif collar == "scarf":
        _scarf(pencil, trim)
    elif collar in ("crew", "pearls"):
        _open_neck(pencil, trim)
    else:
        _shirt_collar(pencil, trim)
        if collar == "tie":
            _tie(pencil)
        elif collar == "bow":
            _bow(pencil)


def _fall_of_cloth(pencil: Pencil) -> None:
    """A shade down the right side, the seams of the sleeves and two folds."""
    body, dark = body_path(), deeper(pencil.shirt)
    with saved(pencil.painter):
        pencil.painter.setClipPath(body, Qt.ClipOperation.IntersectClip)
        pencil.painter.fillPath(
            closed((26, 34), ((60, 40),), ((60, _DEEP),), ((20, _DEEP),), ((38, 80), (26, 34))), dark
        )
    for way in (-1, 1):
        pencil.stroke(curve((way * 40, 43), (way * 33, 62), (way * 39, 90)), pencil.shirt.darker(150), 1.3)
        pencil.stroke(curve((way * 24, 47), (way * 20, 55), (way * 22, 64)), dark, 1.6)
    pencil.outline(body)


def _neck(pencil: Pencil) -> None:
    """Wider where it leaves the shoulders, in the shadow of the chin above."""
    half = 8.2 if pencil.looks.lady else 10.5
    neck = closed(
        (-half, 14),
        ((-half, 26),),
        ((-half, 32), (-half - 3, 34), (-half - 7, 36)),
        ((0, 47), (half + 7, 36)),
        ((half + 3, 34), (half, 32), (half, 26)),
        ((half, 14),),
    )
    if not pencil.close:
        pencil.painter.fillPath(neck, pencil.skin.darker(112))
        return
    pencil.painter.fillPath(neck, pencil.skin)
    chin = head_path(pencil.looks.shape).translated(1.5, 4.5)
    pencil.painter.fillPath(neck.intersected(chin), pencil.skin.darker(135))
    pencil.outline(neck, 1.3)
    for way in (-1, 1):
        pencil.stroke(curve((way * half * 0.5, 34), (way * 2.5, 38), (way * 1.5, 41)), pencil.skin.darker(135))


def _roll(pencil: Pencil) -> None:
    cloth = pencil.shirt.darker(118)
    pencil.shape(slab(-16, 27, 32, 16, 5), cloth)
    if pencil.close:
        for x in (-11, -6.5, -2, 2.5, 7, 11.5):
            pencil.stroke(curve((x, 29), (x * 1.05, 34), (x, 41)), cloth.darker(135))


def _scarf(pencil: Pencil, trim: QColor) -> None:
    around = closed((-22, 28), ((0, 36), (22, 28)), ((27, 36), (22, 42)), ((0, 48), (-22, 42)), ((-27, 36), (-22, 28)))
    end = closed((9, 40), ((19, 38),), ((23, 66),), ((12, 68),))
    stripe = RED if pencil.shirt.hue() not in range(341, 360) and pencil.shirt.hue() not in range(20) else INK
    if pencil.close:
        pencil.shape(end, trim, shade=0)
    pencil.shape(around, trim)
    for x in (-15, -1, 13):
        pencil.painter.fillPath(closed((x - 3, 32), ((x + 3, 32),), ((x + 3.5, 45),), ((x - 3.5, 45),)), stripe)
    if pencil.close:
        pencil.painter.fillPath(closed((11.4, 52), ((21.2, 50),), ((22, 56),), ((12, 58),)), stripe)
        for fringe in (12.5, 15, 17.5, 20, 22.5):
            pencil.stroke(curve((fringe, 67), (fringe + 0.6, 71)), INK, 1.4)
        pencil.outline(around)


def _open_neck(pencil: Pencil, trim: QColor) -> None:
    """A round neck with a band, or one left free for pearls."""
    band = closed((-18, 34.5), ((0, 51), (18, 34.5)), ((21.5, 35.5),), ((0, 57), (-21.5, 35.5)))
    if pencil.looks.collar == "crew":
        pencil.shape(band, trim, shade=0, outline=1.1)
        if pencil.close:
            for way in (-1, 1):
                pencil.stroke(curve((way * 30, 42), (way * 26, 62), (way * 5, 84)), INK, 2.2)
            pencil.shape(oval(0, 87, 5, 5), GOLD)
        return
    pencil.shape(band, pencil.shirt.darker(125), shade=0, outline=1.1)
    pearls = QPainterPath()
    for number in range(-3, 4):
        pearls.addPath(oval(number * 4.6, 44.5 - 1.23 * number * number, 2.3, 2.3))
    pencil.shape(pearls, QColor("#FBF6EA"), shade=0.8, outline=0.8)


def _shirt_collar(pencil: Pencil, trim: QColor) -> None:
    flaps = closed(
        (0, 43), ((12, 28),), ((21, 36),), ((11, 47),), ((0, 43),), ((-11, 47),), ((-21, 36),), ((-12, 28),)
    )  # fmt: skip
    pencil.shape(flaps, trim, shade=0, outline=1.2)
    if pencil.close and pencil.looks.collar == "polo":
        pencil.stroke(curve((0, 43), (0, 66)), INK, 1.2)
        for y in (50, 59):
            pencil.shape(oval(3.6, y, 1.3, 1.3), trim, shade=0, outline=0.8)


def _tie(pencil: Pencil) -> None:
    colour = RED if pencil.shirt.lightness() > 90 and pencil.shirt.hue() in range(20, 341) else GOLD
    pencil.shape(closed((-4, 39), ((4, 39),), ((6.5, 70),), ((0, 76),), ((-6.5, 70),)), colour, shade=1.6)
    pencil.shape(closed((-5, 37), ((5, 37),), ((3.2, 44),), ((-3.2, 44),)), colour.darker(112), shade=0, outline=1.2)
    if pencil.close:
        for y in (50, 57, 64):
            pencil.stroke(curve((-4.4, y + 3), (4.8, y - 2)), colour.darker(150), 2.2)
        for way in (-1, 1):  # the jacket's lapels
            pencil.stroke(curve((way * 20, 37), (way * 15, 58), (way * 6, 80)), INK, 1.4)
            pencil.stroke(curve((way * 17.5, 48), (way * 24, 52), (way * 20, 56)), INK, 1.2)


def _bow(pencil: Pencil) -> None:
    colour = INK if pencil.shirt.lightness() > 60 else GOLD
    for way in (-1, 1):
        pencil.shape(closed((0, 42), ((way * 12, 36),), ((way * 13, 48),), ((0, 43),)), colour, shade=0, outline=1.2)
    pencil.shape(
        oval(0, 42.5, 3, 3.4), colour.lighter(150) if colour == GOLD else QColor("#3A3632"), shade=0, outline=1
    )
