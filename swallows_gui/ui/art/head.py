"""Heads, bones and clothes of drawn figures.

A head is seen in profile, from the front or from behind, with six haircuts and hats. A pose's joint angles are turned
into points, so that one body can stand, fly, roll and bow. {3}

Clothes are the kits of two teams, keepers in a colour of their own, referees in black, and spectators.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, replace

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from swallows_gui.ui.art.paints import HAIRS, SKINS
from swallows_gui.ui.kit.icons import polygon
from swallows_gui.ui.kit.painting import saved, set_ink

TRUNK = 28.0
UPPER_ARM, FOREARM = 15.5, 15.0
THIGH, SHIN = 25.0, 24.0
HEAD = 6.9
NECK = 3.0
SOLE = 2.6

Vector = tuple[float, float]
Pair = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Pose:
    """Joint angles in degrees; of a pair the first is the upper bone. Near limbs are drawn before the trunk's face."""

    lean: float = 0
    near_arm: Pair = (-12, 0)
    far_arm: Pair = (14, 22)
    near_leg: Pair = (4, -4)
    far_leg: Pair = (-6, -10)
    nod: float = 0
    """Degrees the head is bent forward beyond the trunk."""
    lift: float = 0
    """Units the lowest point is above the grass."""
    front: bool = False
    """Seen from the front: shoulders and hips side by side."""
    mouth: str = ""
    """`open`, `shut` eyes, or nothing."""
    holds: str = ""
    """What is in the near hand: a name of `held.py`."""


@dataclass(frozen=True, slots=True)
class Bones:
    """Where a pose's joints are, and the box around them."""

    hip: Vector
    neck: Vector
    head: Vector
    near_arm: tuple[Vector, Vector, Vector]
    far_arm: tuple[Vector, Vector, Vector]
    near_leg: tuple[Vector, Vector, Vector]
    far_leg: tuple[Vector, Vector, Vector]
    near_toe: float
    far_toe: float
    box: tuple[float, float, float, float]
    """Left, top, right, bottom."""


def direction(angle: float) -> Vector:
    """The unit vector of an angle."""
    radians = math.radians(angle)
    return math.sin(radians), math.cos(radians)


def reach(start: Vector, angle: float, length: float) -> Vector:
    """The end of a bone."""
    x, y = direction(angle)
    return start[0] + x * length, start[1] + y * length


def _limb(start: Vector, angles: Pair, upper: float, lower: float) -> tuple[Vector, Vector, Vector]:
    middle = reach(start, angles[0], upper)
    return start, middle, reach(middle, angles[1], lower)


def bones(pose: Pose) -> Bones:
    """The joints of a pose standing on the ground, the hips around x = 0."""
    up = 180 - pose.lean
    neck = reach((0.0, 0.0), up, TRUNK)
    head = reach(neck, up - pose.nod, NECK + HEAD)
    across = direction(up - 90)
    shoulder, hip = (9.6, 4.2) if pose.front else (3.4, 1.8)
    below = reach((0.0, 0.0), up, TRUNK - 3.5)
    near_shoulder = (below[0] - across[0] * shoulder, below[1] - across[1] * shoulder)
    far_shoulder = (below[0] + across[0] * shoulder, below[1] + across[1] * shoulder)
    near_hip = (-across[0] * hip, -across[1] * hip)
    far_hip = (across[0] * hip, across[1] * hip)
    parts = (
        _limb(near_shoulder, pose.near_arm, UPPER_ARM, FOREARM),
        _limb(far_shoulder, pose.far_arm, UPPER_ARM, FOREARM),
        _limb(near_hip, pose.near_leg, THIGH, SHIN),
        _limb(far_hip, pose.far_leg, THIGH, SHIN),
    )
    points = [point for part in parts for point in part] + [neck, head]
    lowest = max(
        max(y for _, y in (parts[2][2], parts[3][2])) + SOLE,
        max(y for _, y in (parts[2][1], parts[3][1])) + 4.5,
        max(y for part in parts[:2] for _, y in part) + 2.8,
        head[1] + HEAD,
        6.0,
        neck[1] + 5.0,
    )
    drop = -lowest - pose.lift

    def sunk(point: Vector) -> Vector:
        return point[0], point[1] + drop

    near_arm, far_arm, near_leg, far_leg = ((sunk(part[0]), sunk(part[1]), sunk(part[2])) for part in parts)
    xs, ys = [x for x, _ in points], [y + drop for _, y in points]
    return Bones(
        hip=(0.0, drop),
        neck=sunk(neck),
        head=sunk(head),
        near_arm=near_arm,
        far_arm=far_arm,
        near_leg=near_leg,
        far_leg=far_leg,
        near_toe=_toe(near_leg, pose.near_leg[1], pose.front, -1),
        far_toe=_toe(far_leg, pose.far_leg[1], pose.front, 1),
        box=(min(xs) - HEAD, min(ys) - HEAD, max(xs) + HEAD, max(0.0 - pose.lift, max(ys))),
    )


def _toe(leg: tuple[Vector, Vector, Vector], shin: float, front: bool, side: int) -> float:
    """Where a foot points: flat on the ground where it stands, stretched in the air."""
    stands = leg[2][1] > -5 and abs(shin) < 62
    if front and stands:
        return 90 * side
    return 90 if stands else shin + 62


INK, WHITE = QColor("#1A1A1A"), QColor("#FFFFFF")
_BLACK = QColor("#2A2B30")
_COAT, _GABARDINE = QColor("#2B3A55"), QColor("#CDB382")


@dataclass(frozen=True, slots=True)
class Outfit:
    """Colours and cut of what a figure wears, and what its head looks like."""

    shirt: QColor
    trim: QColor
    shorts: QColor
    socks: QColor
    shoes: QColor
    skin: QColor
    hair: QColor
    mark: str = ""
    long_sleeves: bool = False
    trousers: bool = False
    coat: bool = False
    gloves: QColor | None = None
    hat: str = ""
    style: int = 0
    """How the hair is cut, 0 to 5."""


@dataclass(frozen=True, slots=True)
class Wardrobe:
    """The kits of one picture."""

    own: tuple[QColor, QColor, QColor, QColor]
    """Shirt, shorts, socks, trim."""
    other: tuple[QColor, QColor, QColor, QColor]
    keeper: QColor
    own_mark: str
    other_mark: str

    def outfit(self, side: str, number: int) -> Outfit:
        """What a figure of a side wears; `number` decides skin and hair."""
        skin = QColor(SKINS[(number * 7 + number // 3) % len(SKINS)])
        hair = QColor(HAIRS[(number * 5 + number // 2) % len(HAIRS)])
        if skin.lightness() < 130:
            hair = INK
        plain = Outfit(WHITE, INK, INK, INK, INK, skin, hair, style=number % 6)
        if side in ("own", "opponent"):
            shirt, shorts, socks, trim = self.own if side == "own" else self.other
            mark = self.own_mark if side == "own" else self.other_mark
            return replace(plain, shirt=shirt, shorts=shorts, socks=socks, trim=trim, mark=mark)
        if side == "keeper":
            return replace(
                plain, shirt=self.keeper, shorts=INK, socks=self.keeper, trim=WHITE, mark="collar", long_sleeves=True,
                gloves=WHITE, hat="cap" if number % 3 == 0 else "",
            )  # fmt: skip
        if side == "referee":
            return replace(plain, shirt=_BLACK, shorts=INK, socks=INK, trim=WHITE, mark="collar", long_sleeves=True)
        if side == "linesman":
            return replace(plain, shirt=_BLACK, shorts=INK, socks=INK, trim=WHITE, mark="collar")
        return self._spectator(plain, side)

    def _spectator(self, plain: Outfit, side: str) -> Outfit:
        dressed = replace(plain, trousers=True, long_sleeves=True, shoes=INK, socks=INK)
        if side == "coach":
            return replace(
                dressed, shirt=_COAT, shorts=_COAT, trim=self.own[0], mark="tie", hat="", hair=QColor(HAIRS[5])
            )
        if side == "reporter":
            return replace(
                dressed, shirt=_GABARDINE, shorts=QColor("#4A4338"), trim=INK, mark="tie", coat=True, hat="fedora"
            )
        if side == "steward":
            return replace(dressed, shirt=QColor("#E2761B"), shorts=INK, trim=QColor("#F2D24B"), mark="vest", hat="cap")
        if side == "medic":
            return replace(dressed, shirt=WHITE, shorts=WHITE, trim=QColor("#C8321F"), mark="cross", shoes=INK)
        return replace(
            dressed, shirt=QColor("#5C554A") if plain.style % 2 else QColor("#7A2A1E"), shorts=QColor("#2F3A4A"),
            trim=self.own[0], mark="scarf", hat="wool" if plain.style < 3 else "",
        )  # fmt: skip


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
