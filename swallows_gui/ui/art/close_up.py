"""The second level of a portrait: shade and outline of the head, ears, nose, eyes and mouths (no rules)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPainterPath

from swallows_gui.models.moods import Mood
from swallows_gui.ui.art.hair import head_path
from swallows_gui.ui.art.paints import mixed
from swallows_gui.ui.art.pencil import INK, WHITE, Pencil, closed, curve, oval, pen, slab
from swallows_gui.ui.kit.icons import polygon
from swallows_gui.ui.kit.painting import saved

_BLOOD, _LIP, _TONGUE, _TOOTH = QColor("#C8321F"), QColor("#B03A3A"), QColor("#D0584A"), QColor("#F2B61B")
_IRIS: Final[Mapping[str, str]] = {
    "#D8AE4C": "#3F6E9E",
    "#C79A3A": "#3F6E9E",
    "#A8431C": "#4E7A4A",
    "#8A3B1C": "#4E7A4A",
}
"""By the colour of the hair; others have brown eyes, or grey ones where the hair is light."""
_LIPS: Final[Mapping[Mood, float]] = {"calm": 21.6, "glad": 26.6, "cross": 26.4, "greedy": 25.6, "shocked": 29.6}
"""Where the shade below the mouth lies."""


def paint_relief(pencil: Pencil) -> None:
    """The head's shade down one side, its light on the other, cheeks, freckles and its outline."""
    looks, skin, painter = pencil.looks, pencil.skin, pencil.painter
    wide, high, _ = looks.shape
    head = head_path(looks.shape)
    painter.fillPath(head.subtracted(head.translated(-wide * 0.26, -high * 0.05)), skin.darker(118))
    with saved(painter):
        painter.setClipPath(head, Qt.ClipOperation.IntersectClip)
        painter.fillPath(oval(-wide * 0.4, -high * 0.6, wide * 0.42, high * 0.22), skin.lighter(107))
    for way in (-1, 1):
        pencil.dot(way * wide * 0.64, 8.5, wide * 0.2, wide * 0.13, mixed(skin, _BLOOD, 0.2))
        if looks.freckles:
            for x, y in ((-3, 6), (0, 8.5), (3, 6.5)):
                pencil.dot(way * wide * 0.6 + x, y, 0.75, 0.65, skin.darker(150))
    pencil.outline(head, 1.7)


def paint_ears(pencil: Pencil) -> None:
    """Both ears, of the head's own skin, with their curl."""
    for way in (-1, 1):
        x = way * pencil.looks.shape[0]
        pencil.shape(oval(x, 2, 4.8, 6.8), pencil.skin, shade=0)
        pencil.stroke(
            curve((x + way * 0.8, -2), (x + way * 4, -3), (x + way * 3.4, 4), (x + way * 1, 4.6)),
            pencil.skin.darker(160),
        )


def paint_lines_of_age(pencil: Pencil) -> None:
    """Two furrows over the brow, crow's feet and the folds beside the mouth."""
    dark = pencil.skin.darker(140)
    for y, half in ((-20.5, 9.0), (-17.4, 6.5)):
        pencil.stroke(curve((-half, y + 0.6), (0, y - 1), (half, y + 0.6)), dark)
    for way in (-1, 1):
        pencil.stroke(curve((way * 9.5, 8), (way * 14, 12), (way * 14.5, 17)), dark, 1.2)
        for drop in (-2.2, 0.6):
            pencil.stroke(curve((way * 19.4, -4 + drop), (way * 22.4, -4.4 + drop * 1.9)), dark)


def paint_nose(pencil: Pencil) -> None:
    """The shaded side of the nose, its wings and its nostrils."""
    skin, kind = pencil.skin, pencil.looks.nose
    shade, dark = mixed(skin, QColor("#8A3B1C"), 0.3), skin.darker(175)
    low, half = {"long": (9.0, 3.6), "broad": (6.6, 6.4), "hooked": (8.0, 4.2)}.get(kind, (6.6, 3.8))
    if kind in ("long", "hooked"):
        bow = 4.6 if kind == "hooked" else 2.6
        side = closed(
            (1.2, -8), ((bow, -4), (half + 0.4, low - 2)), ((half, low + 0.8), (0.4, low + 0.6)), ((0.6, 0), (1.2, -8))
        )
        pencil.painter.fillPath(side, shade)
        pencil.stroke(curve((1.4, -8.4), (bow, -4), (half + 0.2, low - 3)), dark, 1.2)
    else:
        pencil.painter.fillPath(
            closed((0.4, low - 5), ((half + 1.4, low - 4), (half, low + 1)), ((0, low + 0.8),)), shade
        )
    for way in (-1, 1):
        wing = curve(
            (way * half * 0.7, low - 4.2),
            (way * (half + 2.4), low - 3),
            (way * (half + 1), low + 1.6),
            (way * half * 0.5, low),
        )
        pencil.stroke(wing, dark, 1.3)
        pencil.dot(way * half * 0.46, low - 0.2, 1.1, 0.75, skin.darker(240))
    pencil.stroke(curve((-half * 0.5, low + 0.2), (0, low + 1.8), (half * 0.5, low + 0.2)), dark, 1.2)
    pencil.dot(-half * 0.2, low - 3.2, 1.3, 1.0, skin.lighter(118))


def paint_eye(pencil: Pencil, way: int) -> None:
    """An eye with its lids, the iris in a colour of its own; `way` is -1 for the left one."""
    mood, x = pencil.mood, way * 11.0
    crease, skin = pencil.skin.darker(160), pencil.skin
    if mood == "glad":
        pencil.painter.strokePath(curve((x - 6.4, -2), (x, -11.5), (x + 6.4, -2)), pen(INK, 2.1))
        pencil.stroke(curve((x - 5.4, 1.6), (x, 3.6), (x + 5.4, 1.6)), crease)
        _lashes(pencil, x, way, -3.6)
        return
    top, low, half = {
        "calm": (-3.5, 4.2, 6.6), "cross": (-4.2, 3.6, 6.4), "greedy": (-2.4, 5.4, 6.8), "shocked": (-10.6, 9.8, 7.4),
    }[mood]  # fmt: skip
    inner, outer = -4 + (2.4 if mood == "cross" else 0), -4 - (2.2 if mood == "cross" else 0.6)
    a, b = (x - way * half, inner), (x + way * half, outer)
    upper = ((x - way * half * 0.5, -4 + top * 1.25), (x + way * half * 0.5, outer + top * 1.25), b)
    white = closed(a, upper, ((x + way * half * 0.5, -4 + low * 1.2), (x - way * half * 0.5, -4 + low * 1.2), a))
    pencil.painter.fillPath(white, WHITE)
    small = mood == "shocked"
    at = x + (3.0 if mood == "greedy" else 0.0), -4.0 if small or mood == "calm" else -4.0 + (low + top) / 2
    with saved(pencil.painter):
        pencil.painter.setClipPath(white, Qt.ClipOperation.IntersectClip)
        pencil.painter.fillPath(white.subtracted(white.translated(0, 1.3)), QColor("#C9CDD2"))
        iris = 2.9 if small else 3.5
        pencil.dot(*at, iris, iris, _iris(pencil))
        pencil.painter.strokePath(oval(*at, iris, iris), pen(INK, pencil.line * 0.9))
        pencil.dot(*at, iris * 0.56, iris * 0.56, INK)
        pencil.dot(at[0] - 1.1, at[1] - 1.2, 0.95, 0.95, WHITE)
    pencil.stroke(curve(a, (x - way * half * 0.5, -4 + low * 1.2), (x + way * half * 0.5, -4 + low * 1.2), b), INK, 0.9)
    pencil.painter.strokePath(curve(a, *upper), pen(INK, 1.9))
    up = -3.4 if mood == "calm" else -2.6
    if mood != "cross":
        crease_line = curve(
            (x - half * 0.85, -4 + top * 0.7 + up), (x, -4 + top * 1.2 + up), (x + half * 0.85, -4 + top * 0.7 + up)
        )
        pencil.stroke(crease_line, crease)
    bag = -4 + low + (3.0 if pencil.looks.old else 2.2)
    pencil.stroke(
        curve((x - way * half * 0.7, bag - 1), (x, bag + 0.8), (x + way * half * 0.5, bag - 0.8)), skin.darker(135)
    )
    _lashes(pencil, x, way, outer + top * 0.3)


def _lashes(pencil: Pencil, x: float, way: int, y: float) -> None:
    if pencil.looks.lady:
        for start, up in ((5.9, 1.6), (4.4, 2.8)):
            pencil.painter.strokePath(
                curve((x + way * start, y + 5.5 - start), (x + way * (start + 2.6), y + 5.5 - start - up)),
                pen(INK, 1.1),
            )


def _iris(pencil: Pencil) -> QColor:
    looks = pencil.looks
    if looks.hair in _IRIS:
        return QColor(_IRIS[looks.hair])
    return QColor("#5E7A8C") if pencil.hair.lightness() > 120 else QColor("#6B4526")


def paint_brow(pencil: Pencil, path: QPainterPath, colour: QColor, width: float) -> None:
    """A brow, thick over the nose and thin at its end."""
    steps = [path.pointAtPercent(at / 8) for at in range(9)]
    halves = [width * part for part in (0.3, 0.56, 0.62, 0.6, 0.54, 0.46, 0.36, 0.24, 0.08)]
    upper = [(point.x(), point.y() - half) for point, half in zip(steps, halves, strict=True)]
    lower = [(point.x(), point.y() + half) for point, half in zip(steps, halves, strict=True)]
    shape = QPainterPath()
    shape.addPolygon(polygon(*upper, *reversed(lower)))
    pencil.painter.fillPath(shape, colour)
    pencil.painter.strokePath(shape, pen(colour, 0.8))


def paint_mouth(pencil: Pencil) -> None:
    """Lips, teeth and tongue of a mood, with the shade below the lower lip."""
    mood, looks, skin = pencil.mood, pencil.looks, pencil.skin
    lips = mixed(skin, _LIP, 0.75 if looks.lady else 0.3)
    _MOUTHS[mood](pencil, lips)
    y = _LIPS[mood]
    if y < looks.shape[1] - 3.4 and looks.beard not in ("full", "goatee"):
        pencil.stroke(curve((-4.6, y), (0, y + 2), (4.6, y)), skin.darker(145), 1.1)
    if mood in ("glad", "greedy"):
        for way in (-1, 1) if mood == "glad" else (1,):
            x, top = (15.4, 11.0) if mood == "glad" else (16.6, 7.0)
            pencil.stroke(
                curve((way * x, top), (way * (x + 2), top + 2.4), (way * (x + 0.6), top + 4.6)), skin.darker(150), 1.2
            )


def _calm(pencil: Pencil, lips: QColor) -> None:
    full = 3.1 if pencil.looks.lady else 1.9
    line = curve((-7, 17), (-2.4, 16.2), (2.4, 17.8), (7, 16.8))
    upper = closed((-7, 17), ((-3, 17 - full), (0, 17 - full * 0.5)), ((3, 17 - full), (7, 16.8)), ((0, 18), (-7, 17)))
    lower = closed((-6.4, 17), ((-3, 17 + full * 1.5), (3, 17 + full * 1.5), (6.4, 16.8)), ((0, 17.4), (-6.4, 17)))
    pencil.painter.fillPath(upper, lips.darker(112))
    pencil.painter.fillPath(lower, lips)
    pencil.painter.strokePath(line, pen(INK, 1.7))


def _glad(pencil: Pencil, lips: QColor) -> None:
    mouth = closed((-13, 12.4), ((-6, 13.8), (6, 13.8), (13, 12.4)), ((11.4, 29), (-11.4, 29), (-13, 12.4)))
    _open(pencil, mouth, lips)
    with saved(pencil.painter):
        pencil.painter.setClipPath(mouth, Qt.ClipOperation.IntersectClip)
        pencil.painter.fillPath(oval(0, 26.5, 7.5, 4.6), _TONGUE)
        teeth = closed((-12, 11), ((12, 11),), ((11, 16.6), (0, 18.4)), ((-11, 16.6), (-12, 11)))
        pencil.painter.fillPath(teeth, WHITE)
        for x in (-6.6, -2.2, 2.2, 6.6):
            pencil.stroke(curve((x, 12), (x, 17.4)), QColor("#B9B4AA"), 0.8)
    pencil.outline(mouth, 1.6)


def _open(pencil: Pencil, mouth: QPainterPath, lips: QColor) -> None:
    """The dark of an open mouth, within its lips."""
    pencil.painter.strokePath(mouth, pen(lips, 3.0 if pencil.looks.lady else 2.0))
    pencil.painter.fillPath(mouth, QColor("#3A1414"))


def _cross(pencil: Pencil, lips: QColor) -> None:
    mouth = closed(
        (-10.5, 12.6), ((-4, 14), (4, 14), (10.5, 12.6)), ((14.5, 15), (14.5, 21), (12.5, 23.6)),
        ((4, 22.6), (-4, 22.6), (-12.5, 23.6)), ((-14.5, 21), (-14.5, 15), (-10.5, 12.6)),
    )  # fmt: skip
    _open(pencil, mouth, lips)
    pencil.painter.fillPath(mouth, WHITE)
    with saved(pencil.painter):
        pencil.painter.setClipPath(mouth, Qt.ClipOperation.IntersectClip)
        pencil.painter.fillPath(mouth.subtracted(mouth.translated(0, 1.4)), QColor("#C9C4BA"))
        pencil.stroke(curve((-14, 18), (0, 18.8), (14, 18)), INK, 1.5)
        for x in (-9.6, -5.8, -2, 2, 5.8, 9.6):
            pencil.stroke(curve((x * 0.94, 12), (x, 18.4), (x * 1.04, 25)), INK, 0.9)
    pencil.outline(mouth, 1.7)


def _greedy(pencil: Pencil, lips: QColor) -> None:
    mouth = closed((-11, 15.5), ((-2, 18), (7, 17), (15.5, 9.5)), ((16.5, 24), (-4, 28), (-11, 15.5)))
    _open(pencil, mouth, lips)
    with saved(pencil.painter):
        pencil.painter.setClipPath(mouth, Qt.ClipOperation.IntersectClip)
        pencil.painter.fillPath(closed((-11, 13), ((16, 8),), ((15, 17), (6, 23.5), (-9, 19.6))), WHITE)
        pencil.painter.fillPath(slab(3.6, 14, 4.8, 8.2, 0.8), _TOOTH)
        for x in (-5.4, -1, 3.6, 8.4, 12.4):
            pencil.stroke(curve((x, 10), (x, 22)), INK if 3 < x < 9 else QColor("#B9B4AA"), 0.8)
        pencil.dot(5, 17.4, 0.8, 1.2, WHITE)
    pencil.outline(mouth, 1.6)


def _shocked(pencil: Pencil, lips: QColor) -> None:
    mouth = oval(0, 19.4, 7.6, 8.8)
    _open(pencil, mouth, lips)
    with saved(pencil.painter):
        pencil.painter.setClipPath(mouth, Qt.ClipOperation.IntersectClip)
        pencil.painter.fillPath(oval(0, 26.8, 5.8, 5), _TONGUE)
        pencil.painter.fillPath(slab(-5, 9, 10, 4.6, 1.6), WHITE)
    pencil.outline(mouth, 1.5)


_MOUTHS: Final = {"calm": _calm, "glad": _glad, "cross": _cross, "greedy": _greedy, "shocked": _shocked}
