"""Painting a figure: flat limbs, kit and head over the bones of its pose."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import lru_cache

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from swallows_gui.ui.art.head import HEAD, Bones, Outfit, Pose, Vector, bones, direction, paint_head
from swallows_gui.ui.art.held import paint_held
from swallows_gui.ui.art.motifs import stroked
from swallows_gui.ui.art.paints import mixed
from swallows_gui.ui.kit.face_cache import Limited
from swallows_gui.ui.kit.painting import saved

_INK, _WHITE = QColor("#1A1A1A"), QColor("#FFFFFF")
Limb = tuple[Vector, Vector, Vector]
Patch = tuple[QPainterPath, QColor]
_At = Callable[[float, float], QPointF]


@lru_cache(maxsize=256)
def pose_bones(pose: Pose) -> Bones:
    """The bones of a pose."""
    return bones(pose)


def paint_figure(
    painter: QPainter,
    pose: Pose,
    outfit: Outfit,
    *,
    facing: str = "right",
    keyline: QColor | None = None,
    fine: bool = True,
) -> None:
    """Paint a figure 100 units high at the origin, its feet (or what is lowest) on y = 0.

    `keyline` is the line that parts it from the ground; `fine` leaves nothing out.
    """
    shape = pose_bones(pose)
    with saved(painter):
        if facing == "left":
            painter.scale(-1, 1)
        patches = _behind(shape, outfit) + trunk(shape, outfit, pose.front, fine)
        front = arm(shape.near_arm, outfit, 0.0)
        painter.setPen(Qt.PenStyle.NoPen)
        if keyline is not None:
            cut = (outfit.long_sleeves, outfit.trousers, outfit.coat, outfit.gloves is not None)
            painter.fillPath(_keyline(pose, cut, outfit), keyline)
        overlap = pose.front and arms_cross_face(shape)
        for path, colour in patches:
            painter.fillPath(path, colour)
        paint_head(painter, shape, outfit, pose, facing, fine)
        if overlap:
            for path, colour in arm(shape.far_arm, outfit, 0.0):
                painter.fillPath(path, colour)
        if pose.holds:
            paint_held(painter, pose.holds, shape)
        if fine:
            _seam(painter, front, outfit)
        for path, colour in front:
            painter.fillPath(path, colour)


_keylines: Limited[tuple[Pose, tuple[bool, ...]], QPainterPath] = Limited(200)


def _keyline(pose: Pose, cut: tuple[bool, ...], outfit: Outfit) -> QPainterPath:
    """The line around a figure as a shape to fill; it depends on the cut of its clothes, not on their colours."""
    kept = _keylines.get((pose, cut))
    if kept is None:
        shape = pose_bones(pose)
        whole = QPainterPath()
        whole.setFillRule(Qt.FillRule.WindingFill)
        for path, _ in (
            *_behind(shape, outfit),
            *trunk(shape, outfit, pose.front, False),
            *arm(shape.near_arm, outfit, 0.0),
        ):
            whole.addPath(path)
        whole.addEllipse(QPointF(*shape.head), HEAD, HEAD * 1.08)
        kept = _keylines[pose, cut] = stroked(whole, 2.6)
    return kept


def _seam(painter: QPainter, arm: Sequence[Patch], outfit: Outfit) -> None:
    """A line that parts the near arm from the shirt behind it."""
    whole = QPainterPath()
    whole.setFillRule(Qt.FillRule.WindingFill)
    for path, _ in arm:
        whole.addPath(path)
    painter.strokePath(whole, QPen(shade(outfit.shirt, 0.45), 1.7))


def arms_cross_face(shape: Bones) -> bool:
    """Whether the far hand is before the face."""
    hand = shape.far_arm[2]
    return math.hypot(hand[0] - shape.head[0], hand[1] - shape.head[1]) < HEAD * 2.2


def _behind(shape: Bones, outfit: Outfit) -> list[Patch]:
    """The far arm and both legs, those behind darker."""
    return [*arm(shape.far_arm, outfit, 0.16), *leg(shape.far_leg, shape.far_toe, outfit, 0.18),
            *leg(shape.near_leg, shape.near_toe, outfit, 0.0)]  # fmt: skip


def shade(colour: QColor, part: float) -> QColor:
    """A colour as it is on the far side: darker, or lighter where it is nearly black."""
    if not part:
        return colour
    return mixed(colour, _WHITE, part) if colour.lightness() < 60 else mixed(colour, _INK, part)


@lru_cache(maxsize=4096)
def bone(a: Vector, b: Vector, wide: float, narrow: float) -> QPainterPath:
    """A limb from one joint to the next, tapering, with round ends."""
    angle = math.atan2(b[1] - a[1], b[0] - a[0])
    polygon: list[QPointF] = []
    for step in range(7):
        turn = angle + math.pi / 2 + math.pi * step / 6
        polygon.append(QPointF(a[0] + math.cos(turn) * wide / 2, a[1] + math.sin(turn) * wide / 2))
    for step in range(7):
        turn = angle - math.pi / 2 + math.pi * step / 6
        polygon.append(QPointF(b[0] + math.cos(turn) * narrow / 2, b[1] + math.sin(turn) * narrow / 2))
    path = QPainterPath()
    path.addPolygon(QPolygonF(polygon))
    path.closeSubpath()
    return path


def between(a: Vector, b: Vector, part: float) -> Vector:
    """A point on the way."""
    return a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part


def arm(limb: Limb, outfit: Outfit, dark: float) -> list[Patch]:
    """An arm from the hand up; `dark` is how much darker it is, in parts."""
    shoulder, elbow, hand = limb
    sleeve, skin = shade(outfit.shirt, dark), shade(outfit.skin, dark)
    glove = shade(outfit.gloves, dark) if outfit.gloves is not None else skin
    patches: list[Patch] = []
    wrist = between(elbow, hand, 0.98)
    if outfit.long_sleeves:
        patches.append((bone(between(elbow, hand, 0.7), wrist, 3.6, 3.4), skin))
        patches.append((bone(shoulder, elbow, 7.8, 6.4), sleeve))
        patches.append((bone(elbow, between(elbow, hand, 0.78), 6.4, 5.0), sleeve))
    else:
        patches.append((bone(elbow, between(elbow, hand, 0.45), 5.2, 5.0), skin))
        patches.append((bone(between(elbow, hand, 0.4), wrist, 5.0, 3.3), skin))
        patches.append((bone(shoulder, elbow, 6.4, 5.2), skin))
        patches.append((bone(shoulder, between(shoulder, elbow, 0.62), 8.6, 8.2), sleeve))
    fist = QPainterPath()
    size = 4.4 if outfit.gloves is not None else 3.2
    fist.addEllipse(QPointF(*between(elbow, hand, 1.08)), size, size)
    patches.append((fist, glove))
    return patches


def leg(limb: Limb, toe: float, outfit: Outfit, dark: float) -> list[Patch]:
    """A leg from the shoe up."""
    hip, knee, ankle = limb
    skin, cloth = shade(outfit.skin, dark), shade(outfit.shorts, dark)
    patches: list[Patch] = [(_shoe(knee, ankle, toe), shade(outfit.shoes, 0.0))]
    if outfit.trousers:
        patches.append((bone(knee, ankle, 8.6, 7.0), cloth))
        patches.append((bone(hip, knee, 12.0, 8.8), cloth))
        return patches
    patches.append((bone(knee, ankle, 7.2, 4.8), skin))
    patches.append((bone(between(knee, ankle, 0.3), ankle, 7.6, 5.0), shade(outfit.socks, dark)))
    patches.append((bone(hip, knee, 10.6, 7.4), skin))
    patches.append((bone(hip, between(hip, knee, 0.52), 12.8, 12.0), cloth))
    return patches


@lru_cache(maxsize=512)
def _shoe(knee: Vector, ankle: Vector, toe: float) -> QPainterPath:
    forward, down = direction(toe), direction(toe - 90)
    if down[0] * (ankle[0] - knee[0]) + down[1] * (ankle[1] - knee[1]) < 0:
        down = (-down[0], -down[1])

    def at(along: float, under: float) -> QPointF:
        return QPointF(
            ankle[0] + forward[0] * along + down[0] * under, ankle[1] + forward[1] * along + down[1] * under
        )  # fmt: skip

    path = QPainterPath()
    path.moveTo(at(-3.4, -1.6))
    path.lineTo(at(2.6, -2.4))
    path.quadTo(at(9.6, -0.6), at(9.6, 2.6))
    path.lineTo(at(-3.6, 2.6))
    path.quadTo(at(-4.6, 0.6), at(-3.4, -1.6))
    return path


def trunk(shape: Bones, outfit: Outfit, front: bool, fine: bool) -> list[Patch]:
    """Hips and shirt, with the band, number or cross on it."""
    hip, neck = shape.hip, shape.neck
    axis = (neck[0] - hip[0], neck[1] - hip[1])
    length = math.hypot(*axis)
    up = (axis[0] / length, axis[1] / length)
    side = (-up[1], up[0])
    chest, waist = (12.4, 8.2) if front else (8.6, 6.8)
    if outfit.coat:
        chest, waist = chest + 0.8, waist + 1.6

    def at(along: float, across: float) -> QPointF:
        return QPointF(hip[0] + up[0] * along + side[0] * across, hip[1] + up[1] * along + side[1] * across)

    patches: list[Patch] = []
    pelvis = QPainterPath()
    pelvis.addPolygon(QPolygonF([at(3, -waist), at(3, waist), at(-5.4, waist + 0.6), at(-5.4, -waist - 0.6)]))
    pelvis.closeSubpath()
    patches.append((pelvis, outfit.shorts))
    shirt = QPainterPath()
    low = -16.0 if outfit.coat else -0.6
    shirt.moveTo(at(low, -waist - (2.4 if outfit.coat else 0)))
    shirt.lineTo(at(length * 0.74, -chest))
    shirt.quadTo(at(length * 1.0, -chest), at(length + 1.4, -3.4))
    shirt.lineTo(at(length + 1.4, 3.4))
    shirt.quadTo(at(length * 1.0, chest), at(length * 0.74, chest))
    shirt.lineTo(at(low, waist + (2.4 if outfit.coat else 0)))
    shirt.closeSubpath()
    patches.append((shirt, outfit.shirt))
    throat = bone(between(neck, shape.head, -0.05), shape.head, 5.6, 5.4)
    patches.append((throat, shade(outfit.skin, 0.12)))
    if fine:
        patches += _marks(at, length, chest, waist, outfit)
    return patches


def _marks(at: _At, length: float, chest: float, waist: float, outfit: Outfit) -> list[Patch]:
    def wide(along: float) -> float:
        return waist + (chest - waist) * min(1.0, along / (length * 0.74))

    def strip(points: Sequence[QPointF]) -> QPainterPath:
        path = QPainterPath()
        path.addPolygon(QPolygonF(list(points)))
        path.closeSubpath()
        return path

    if outfit.mark == "hoop":
        low, high = length * 0.46, length * 0.66
        return [
            (strip([at(low, -wide(low)), at(low, wide(low)), at(high, wide(high)), at(high, -wide(high))]), outfit.trim)
        ]
    if outfit.mark == "sash":
        return [(strip([at(length * 0.86, -chest * 0.9), at(length * 0.62, -chest), at(length * 0.02, waist),
                        at(length * 0.26, waist + 0.6)]), outfit.trim)]  # fmt: skip
    if outfit.mark == "collar":
        return [(strip([at(length + 1.4, -4.6), at(length + 1.4, 4.6), at(length - 5.4, 0)]), outfit.trim)]
    if outfit.mark == "cross":
        return [
            (strip([at(12, -1.6), at(12, 1.6), at(23, 1.6), at(23, -1.6)]), outfit.trim),
            (strip([at(16, -5.4), at(16, 5.4), at(19.4, 5.4), at(19.4, -5.4)]), outfit.trim),
        ]
    if outfit.mark == "vest":
        low, high = length * 0.3, length * 0.44
        return [
            (
                strip([at(low, -wide(low)), at(low, wide(low)), at(high, wide(high)), at(high, -wide(high))]),
                outfit.trim,
            ),
            (strip([at(length, -4), at(length * 0.44, -5.4), at(length * 0.44, -2), at(length, -1)]), outfit.trim),
        ]
    if outfit.mark == "tie":
        return [
            (strip([at(length + 1.4, -4.2), at(length + 1.4, 4.2), at(length - 8, 0)]), QColor("#FFFFFF")),
            (strip([at(length, -1.2), at(length, 1.2), at(length - 12, 2), at(length - 15, 0), at(length - 12, -2)]),
             outfit.trim),
        ]  # fmt: skip
    if outfit.mark == "scarf":
        return [
            (strip([at(length + 2, -6), at(length + 2, 6), at(length - 3, 6.6), at(length - 3, -6.6)]), outfit.trim),
            (strip([at(length - 2, -1), at(length - 2, -6), at(length - 18, -7.4), at(length - 18, -2)]), outfit.trim),
        ]
    return []


def box_of(pose: Pose, facing: str) -> tuple[float, float, float, float]:
    """The room a figure takes, in its own units: left, top, right, bottom."""
    shape = pose_bones(pose)
    left, top, right, bottom = shape.box
    x, y = shape.near_arm[2]
    if pose.holds == "flag":
        top, right, bottom = min(top, y - 28), max(right, x + 20), max(bottom, 0)
    elif pose.holds == "card":
        top = min(top, y - 20)
    return (-right, top, -left, bottom) if facing == "left" else (left, top, right, bottom)
