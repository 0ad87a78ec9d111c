"""Hair of a portrait: what hangs behind the head, what lies over the brow, and beards (no rules)."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainterPath

from swallows_gui.ui.art.pencil import GOLD, Pencil, closed, cloth_of, curve, oval, slab
from swallows_gui.ui.kit.icons import polygon


def head_path(shape: tuple[float, float, float]) -> QPainterPath:
    """The outline of a head around the origin."""
    wide, high, square = shape
    low, jaw = high * (0.5 + square * 0.45), wide * (0.35 + square * 0.5)
    return closed(
        (-wide, -4),
        ((-wide, -high * 1.25), (wide, -high * 1.25), (wide, -4)),
        ((wide, low), (jaw, high), (0, high)),
        ((-jaw, high), (-wide, low), (-wide, -4)),
    )


def paint_behind(pencil: Pencil) -> None:
    """What of the hair is behind the head."""
    looks, hair = pencil.looks, pencil.hair
    wide, high, _ = looks.shape
    if looks.cut == "long":
        path = slab(-wide - 8, -24, 2 * wide + 16, 72, 18)
        pencil.shape(path, hair.darker(112))
        if pencil.close:
            sides = (wide + 1.5, wide + 4, wide + 6)
            pencil.strands(path, [curve((w * x, -8), (w * (x + 3), 18), (w * x, 48)) for w in (-1, 1) for x in sides])
    elif looks.cut == "bob":
        pencil.shape(slab(-wide - 9, -26, 2 * wide + 18, 47, 15), hair)
    elif looks.cut == "side":
        path = closed(
            (-wide * 0.4, -high * 1.1),
            ((wide + 16, -high * 1.2), (wide + 16, 4), (wide + 11, 44)),
            ((wide - 10, 48),),
            ((wide - 8, 0),),
            ((-wide + 2, 8),),
            ((-wide - 6, -high * 0.9), (-wide * 0.4, -high * 1.1)),
        )
        pencil.shape(path, hair)
        if pencil.close:
            waves = (3.0, 6.0, 9.0)
            pencil.strands(path, [curve((wide + x, -14), (wide + x + 5, 16), (wide + x - 3, 44)) for x in waves])
    elif looks.cut == "wreath":
        for way in (-1, 1):
            pencil.shape(oval(way * (wide + 1), -4, 8, 12), hair)
    elif looks.cut == "afro" and not looks.hat:
        path = oval(0, -9, wide + 15, high + 5)
        pencil.shape(path, hair)
    elif looks.cut == "headscarf":
        pencil.shape(
            closed(
                (-wide - 8, 0),
                ((-wide - 12, -high * 1.55), (wide + 12, -high * 1.55), (wide + 8, 0)),
                ((wide + 8, high), (24, high + 22)),
                ((-24, high + 22),),
                ((-wide - 8, high), (-wide - 8, 0)),
            ),
            cloth_of(pencil.shirt).darker(125),
        )


def paint_before(pencil: Pencil) -> None:
    """What hangs down before the shoulders."""
    looks = pencil.looks
    if looks.cut != "plaits":
        return
    wide = looks.shape[0]
    for way in (-1, 1):
        for knot in range(4):
            pencil.shape(oval(way * (wide + 3 - knot * 0.6), 10 + knot * 9.5, 6.2 - knot * 0.4, 6.6), pencil.hair)
        pencil.shape(slab(way * (wide + 1.4) - 3.5, 43, 7, 4, 1.5), GOLD, shade=0)


def cap_path(pencil: Pencil) -> QPainterPath:
    """The hair that lies close to the head."""
    looks = pencil.looks
    wide, high, _ = looks.shape
    over = ((-wide - 4, -high * 1.42), (wide + 4, -high * 1.42), (wide + 1.5, -3))
    start = (-wide - 1.5, -3.0)
    if looks.cut == "parted":
        return closed(start, over, ((wide - 2, -17), (-wide * 0.45, -high * 0.8)), ((-wide, -17), start))
    if looks.cut in ("bob", "buns"):
        low = -17 if looks.cut == "bob" else -high * 0.62
        return closed(start, over, ((wide - 3, low + 3), (wide * 0.6, low)), ((-wide * 0.6, low),),
                      ((-wide + 3, low + 3), start))  # fmt: skip
    if looks.cut in ("long", "plaits"):
        return closed(start, over, ((wide - 1, -16), (0, -high * 0.86)), ((-wide + 1, -16), start))
    if looks.cut == "side":
        return closed(start, over, ((wide - 1, -20), (wide * 0.2, -high * 0.62)),
                      ((-wide * 0.2, -high * 0.9), (-wide * 0.5, -high * 0.86)), ((-wide, -17), start))  # fmt: skip
    return closed(start, over, ((wide - 2, -high * 0.78), (0, -high * 0.74)), ((-wide + 2, -high * 0.78), start))


def paint_hair(pencil: Pencil) -> None:
    """What of the hair is over the brow."""
    looks, hair = pencil.looks, pencil.hair
    wide, high, _ = looks.shape
    if looks.cut == "headscarf":
        _scarf(pencil)
        return
    if looks.cut in ("bald", "wreath"):
        return
    free = looks.hat == ""
    if free and looks.cut == "bun":
        pencil.shape(oval(0, -high * 1.22, 11, 9.5), hair)
    elif free and looks.cut == "buns":
        for way in (-1, 1):
            pencil.shape(oval(way * wide * 0.86, -high * 1.0, 10.5, 10.5), hair)
    top = cap_path(pencil)
    if free and looks.cut in _CROWNS:
        top = top.united(_CROWNS[looks.cut](wide, high)) if pencil.close else _joined(pencil, top)
    pencil.shape(top, hair, shade=2.2)
    if pencil.close:
        pencil.strands(top, _locks(looks.cut, wide, high))


def _joined(pencil: Pencil, top: QPainterPath) -> QPainterPath:
    """Far off both are filled one after the other."""
    wide, high, _ = pencil.looks.shape
    pencil.shape(_CROWNS[pencil.looks.cut](wide, high), pencil.hair)
    return top


def _beehive(wide: float, high: float) -> QPainterPath:
    return closed(
        (-wide - 1, -high * 0.5),
        ((-wide - 3, -high * 0.95), (-wide * 0.7, -46), (0, -46)),
        ((wide * 0.7, -46), (wide + 3, -high * 0.95), (wide + 1, -high * 0.5)),
        ((0, -high * 0.9), (-wide - 1, -high * 0.5)),
    )


def _curls(wide: float, high: float) -> QPainterPath:
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    for place in range(7):
        x = (place - 3) / 3
        path.addEllipse(QPointF(x * (wide + 4), -high * (1.02 - 0.6 * x * x)), 9, 9)
    return path


def _quiff(wide: float, high: float) -> QPainterPath:
    return closed(
        (-wide * 0.7, -high * 0.75),
        ((-wide, -high * 1.7), (wide * 0.9, -high * 1.75), (wide, -high * 1.25)),
        ((wide * 0.9, -high * 0.7), (-wide * 0.7, -high * 0.75)),
    )


def _spikes(wide: float, high: float) -> QPainterPath:
    path = QPainterPath()
    points = [(-wide - 1.5, -high * 0.34)]
    for spike in range(7):
        x = (spike - 3) / 3
        up = high * (1.3 - 0.5 * x * x)
        points += [(x * (wide + 6) + 2.5, -up), ((x + 1 / 6) * wide, -up + 8 - 5 * abs(x))]
    points[-1] = (wide + 1.5, -high * 0.34)
    points += [(wide * 0.6, -high * 0.76), (0.0, -high * 0.7), (-wide * 0.6, -high * 0.76)]
    path.addPolygon(polygon(*points))
    path.closeSubpath()
    return path


def _flat(wide: float, high: float) -> QPainterPath:
    return closed(
        (-wide - 1.5, -6),
        ((-wide - 4, -high * 0.9), (-wide - 3, -high * 1.22), (-wide * 0.8, -high * 1.22)),
        ((wide * 0.8, -high * 1.22),),
        ((wide + 3, -high * 1.22), (wide + 4, -high * 0.9), (wide + 1.5, -6)),
        ((wide - 3, -high * 0.72), (0, -high * 0.72)),
        ((-wide + 3, -high * 0.72), (-wide - 1.5, -6)),
    )


_CROWNS: Final = {"beehive": _beehive, "curly": _curls, "quiff": _quiff, "spikes": _spikes, "flat": _flat}
"""What stands up from the head."""


def _locks(cut: str, wide: float, high: float) -> list[QPainterPath]:
    """How the hair lies: from the parting over the head."""
    if cut == "curly":
        return [
            curve((x - 5, y), (x, y - 7), (x + 5, y + 1), (x + 1, y + 4))
            for x, y in ((-wide * 0.9, -14), (-wide * 0.45, -high), (0, -high * 1.02), (wide * 0.5, -high), (wide, -15))
        ]
    if cut in ("spikes", "flat"):
        return [curve((x * wide, -high * 0.78), (x * wide * 1.12, -high * 1.25)) for x in (-0.7, -0.35, 0, 0.35, 0.7)]
    if cut == "beehive":  # wound up to a curl on top
        arcs = [
            curve((x * wide, -high * 0.66), (x * wide * 1.02, -41), (x * 3, -43)) for x in (-0.95, -0.62, 0.62, 0.95)
        ]
        return [*arcs, curve((-6, -32), (-9, -42), (5, -44), (6, -36)), curve((6, -36), (5, -31), (-2, -33), (0, -37))]
    root = {"parted": -wide * 0.45, "side": -wide * 0.5, "quiff": wide * 0.6}.get(cut, 0.0)
    if cut in ("bob", "buns"):
        return [curve((x * wide * 0.3, -high), (x * wide * 0.8, -high * 0.8), (x * wide * 0.85, -12))
                for x in (-1, -0.6, -0.2, 0.2, 0.6, 1)]  # fmt: skip
    ends = (-1.0, -0.72, 0.5, 0.8, 1.02)
    return [
        curve((root, -high * 0.84), ((root + x * wide) / 2, -high * (1.0 + 0.1 * abs(x))), (x * wide, -8)) for x in ends
    ]


def _scarf(pencil: Pencil) -> None:
    """A headscarf leaves the face free."""
    wide, high, _ = pencil.looks.shape
    cloth = QPainterPath()
    cloth.addPath(
        closed(
            (-wide - 4, 4),
            ((-wide - 7, -high * 1.5), (wide + 7, -high * 1.5), (wide + 4, 4)),
            ((wide + 3, high + 6), (0, high + 9)),
            ((-wide - 3, high + 6), (-wide - 4, 4)),
        )
    )
    cloth.addPath(oval(0, high * 0.1, wide * 0.9, high * 0.84))
    colour = cloth_of(pencil.shirt)
    pencil.shape(cloth, colour)
    if pencil.close:
        over = [(x, curve((x * wide, -high), ((x + 0.15) * wide, -high * 0.9), ((x + 0.3) * wide, -high * 0.82)))
                for x in (-0.7, -0.35, 0.0)]  # fmt: skip
        under = [(x, curve((-wide * 0.94, high * x), (-wide * 0.6, high * 1.1), (wide * 0.1, high * (1 + x / 6))))
                 for x in (0.35, 0.7)]  # fmt: skip
        for _, fold in (*over, *under):
            pencil.stroke(fold, colour.darker(140), 1.3)


def paint_beard(pencil: Pencil) -> None:
    """The beard on cheeks and chin, below the mouth."""
    looks, hair = pencil.looks, pencil.hair
    wide, high, _ = looks.shape
    if looks.beard == "goatee":
        path = closed(
            (-7.5, high - 9),
            ((-4, high - 5), (4, high - 5), (7.5, high - 9)),
            ((8, high + 6), (0, high + 8)),
            ((-8, high + 6), (-7.5, high - 9)),
        )
        pencil.shape(path, hair, shade=1.6)
    elif looks.beard == "full":
        path = closed(
            (-wide - 0.6, -1),
            ((-wide * 0.9, 9), (-wide * 0.7, 10), (-wide * 0.5, 8)),
            ((0, 4), (wide * 0.5, 8)),
            ((wide * 0.7, 10), (wide * 0.9, 9), (wide + 0.6, -1)),
            ((wide + 1, high * 0.9), (wide * 0.75, high + 7), (0, high + 8)),
            ((-wide * 0.75, high + 7), (-wide - 1, high * 0.9), (-wide - 0.6, -1)),
        )
        pencil.shape(path, hair)
        pencil.painter.fillPath(oval(0, 18.5, 15, 9), pencil.skin)
        path = path.subtracted(oval(0, 18.5, 15, 9)) if pencil.close else path
    else:
        return
    if pencil.close:
        locks = [
            curve((x * wide, 13), (x * wide * 1.02, high * 0.7), (x * wide * 0.6, high + 6))
            for x in (-0.85, -0.62, -0.28, -0.08, 0.14, 0.34, 0.66, 0.88)
        ]
        pencil.strands(path, locks)


def paint_moustache(pencil: Pencil) -> None:
    """The hair above the mouth."""
    kind = pencil.looks.beard
    if kind not in ("moustache", "handlebar", "full"):
        return
    far, low = (16.5, 5.5) if kind == "handlebar" else (12.5, 13.5)
    path = closed(
        (0, 8.4),
        ((6, 6.2), (far - 3, 8.6), (far, low)),
        ((far - 1, 13.5), (7, 15.2), (0, 12.4)),
        ((-7, 15.2), (-far + 1, 13.5), (-far, low)),
        ((-far + 3, 8.6), (-6, 6.2), (0, 8.4)),
    )
    pencil.shape(path, pencil.hair, shade=0, outline=1.1)
    if pencil.close:
        locks = [curve((way * x, 8), (way * (x + 3), 11), (way * (x + 4), 14)) for way in (-1, 1) for x in (2, 5, 8)]
        pencil.strands(path, locks)
