"""A figure that acts: a large head with a look on it, hands that point, grip and spread, and lines of three weights.

The hero of a picture has the heaviest outline, limbs are parted by a fine line, and what is behind has none.
"""

from __future__ import annotations

import math
from collections.abc import Hashable
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QTransform

from swallows_gui.ui.art.faces import paint_look
from swallows_gui.ui.art.figure import Limb, Patch, arm, arms_cross_face, leg, pose_bones, trunk
from swallows_gui.ui.art.head import HEAD, NECK, Bones, Outfit, Pose, Vector, direction, hair_path, paint_head
from swallows_gui.ui.art.held import paint_held
from swallows_gui.ui.art.motifs import stroked
from swallows_gui.ui.kit.face_cache import Limited
from swallows_gui.ui.kit.painting import saved, set_ink

_INK = QColor("#1A1A1A")
HEAD_SIZE: Final = 1.36
"""How much larger a head is than on a figure that does not act."""
THROAT: Final = 2.2
"""How far a large head is lifted so that the neck is seen, in units of the figure."""

POINTING: Final = frozenset(("point", "flag_up", "conjure"))
SPREADING: Final = frozenset((
    "jump", "dive", "stretch", "catch", "fly", "shrug", "protest", "plead", "wave", "hold_head", "celebrate", "hide",
    "push", "lie", "roll", "conjure", "sing", "handstand", "facepalm", "free_kick", "dance", "usher",
))  # fmt: skip
"""Poses whose hands are open."""
LOOKS: Final = {
    "celebrate": "glad", "dance": "glad", "wave": "glad", "embrace": "glad", "eat": "glad", "conjure": "glad",
    "sing": "glad", "usher": "glad", "hold_head": "shocked", "hide": "shocked", "plead": "sad", "protest": "cross",
    "point": "cross", "stamp": "cross", "elbow": "cross", "push": "strained", "shirt_pull": "strained",
    "tackle": "strained", "slide": "strained", "stretch": "strained", "jump": "strained", "dive": "strained",
    "header": "strained", "shoot": "strained", "volley": "strained", "sleep": "asleep", "pray": "asleep",
    "lie": "sad", "roll": "sad", "limp": "sad", "facepalm": "sad", "carried": "sad", "look_away": "smug",
    "wait": "smug", "backheel": "smug", "comb": "smug", "shrug": "calm", "punch_ball": "strained", "catch": "glad",
    "fly": "shocked", "hop": "shocked",
}  # fmt: skip
"""The look that goes with a pose."""


@dataclass(frozen=True, slots=True)
class Acting:
    """How a figure acts: the look on its face, where its eyes turn, and its lines, in its own units of 100."""

    mood: str = ""
    gaze: tuple[float, float] = (0.0, 0.0)
    outline: float = 2.0
    inside: float = 0.9
    hands: str = ""
    """`point`, `spread`, or "" for hands that are closed."""
    details: bool = False
    """With knuckles, creases, the turnovers of socks and the soles of shoes."""


def hands_of(pose: str) -> str:
    """What the hands of a pose of this name do."""
    return "point" if pose in POINTING else "spread" if pose in SPREADING else ""


def paint_actor(painter: QPainter, pose: Pose, outfit: Outfit, facing: str, acting: Acting) -> None:
    """Paint a figure 100 units high at the origin, its feet (or what is lowest) on y = 0."""
    shape = pose_bones(pose)
    with saved(painter):
        if facing == "left":
            painter.scale(-1, 1)
        far, near = _arm(shape.far_arm, outfit, 0.16, acting.hands), _arm(shape.near_arm, outfit, 0.0, acting.hands)
        if acting.outline:
            painter.fillPath(line_around(pose, outfit_cut(outfit), facing, acting), _INK)
        overlap = pose.front and arms_cross_face(shape)
        groups = [
            [] if overlap else far,
            leg(shape.far_leg, shape.far_toe, outfit, 0.18),
            leg(shape.near_leg, shape.near_toe, outfit, 0.0),
            trunk(shape, outfit, pose.front, True),
        ]
        body = (pose, outfit_cut(outfit), acting.hands)
        legs = {1: (shape.far_leg, shape.far_toe), 2: (shape.near_leg, shape.near_toe)}
        for number, group in enumerate(groups):
            _paint_group(painter, group, acting.inside, (*body, number))
            if acting.details and number in legs and not outfit.trousers:
                _paint_creases(painter, _creases_of_leg(*legs[number]), acting.inside)
        _paint_head(painter, shape, outfit, pose, facing, acting)
        if overlap:
            _paint_group(painter, far, acting.inside, (*body, 0))
        if pose.holds:
            paint_held(painter, pose.holds, shape)
        _paint_group(painter, near, acting.inside, (*body, len(groups)))
        if acting.details:
            _paint_creases(painter, _creases_of_arm(shape.near_arm, acting.hands), acting.inside)


def outfit_cut(outfit: Outfit) -> tuple[bool, bool, bool, bool, int]:
    """What the outline of somebody in these clothes depends on."""
    return outfit.long_sleeves, outfit.trousers, outfit.coat, outfit.gloves is not None, outfit.style


def silhouette(pose: Pose, outfit: Outfit, facing: str, hands: str) -> QPainterPath:
    """The whole figure as one shape that looks right."""
    return _whole(pose, outfit_cut(outfit), facing if facing in ("near", "far") else "right", hands)


_seams: Limited[tuple[Hashable, float], QPainterPath] = Limited(500)


def _paint_group(painter: QPainter, group: list[Patch], inside: float, name: Hashable) -> None:
    """Paint a limb or the trunk with a fine line around it, which is kept by the name of the group."""
    if inside and group:
        wide = round(inside * 10) / 10
        line = _seams.get((name, wide))
        if line is None:
            whole = QPainterPath()
            whole.setFillRule(Qt.FillRule.WindingFill)
            for path, _ in group:
                whole.addPath(path)
            line = _seams[name, wide] = stroked(whole, wide * 2)
        painter.fillPath(line, _INK)
    for path, colour in group:
        painter.fillPath(path, colour)


def _arm(limb: Limb, outfit: Outfit, dark: float, hands: str) -> list[Patch]:
    patches = arm(limb, outfit, dark)
    colour = patches[-1][1]
    patches[-1] = (_hand(limb[1], limb[2], hands, 1.4 if outfit.gloves is not None else 1.0), colour)
    return patches


_FINGERS: Final = {
    "point": ((0.0, 8.8, 1.9), (1.15, 4.4, 2.0)),
    "spread": ((-0.62, 6.0, 1.8), (-0.2, 7.0, 1.9), (0.22, 6.8, 1.9), (0.64, 5.8, 1.8), (1.5, 4.9, 2.2)),
    "": ((1.2, 4.5, 2.3),),
}
"""Turn, length and width of the fingers of a hand that points, that is open, and that is closed; the thumb is last."""


@lru_cache(maxsize=1024)
def _hand(elbow: tuple[float, float], hand: tuple[float, float], kind: str, size: float) -> QPainterPath:
    """A hand at the end of a forearm, its thumb on the upper side."""
    along = math.atan2(hand[1] - elbow[1], hand[0] - elbow[0])
    side = -1.0 if math.cos(along) > 0 else 1.0
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    palm = QPointF(hand[0] + math.cos(along) * 1.8 * size, hand[1] + math.sin(along) * 1.8 * size)
    shape = QPainterPath()
    shape.addRoundedRect(QRectF(-3.1, -2.9, 6.6, 5.8), 2.4, 2.4)
    where = QTransform()
    where.translate(palm.x(), palm.y())
    where.rotate(math.degrees(along))
    where.scale(size, size)
    path.addPath(where.map(shape))
    for turn, length, wide in _FINGERS[kind]:
        finger = QPainterPath(palm)
        finger.lineTo(palm + QPointF(math.cos(along + turn * side), math.sin(along + turn * side)) * length * size)
        path.addPath(stroked(finger, wide * size))
    return path


def _paint_creases(painter: QPainter, creases: QPainterPath, inside: float) -> None:
    pen = QPen(QColor(26, 26, 26, 190), inside * 0.8, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
    painter.strokePath(creases, pen)


def _across(path: QPainterPath, limb: tuple[Vector, Vector], part: float, wide: float, bow: float) -> None:
    """Add a bowed line across a limb, at a part of its way and as wide as it is there."""
    (x0, y0), (x1, y1) = limb
    along = math.atan2(y1 - y0, x1 - x0)
    side = QPointF(-math.sin(along), math.cos(along)) * (wide / 2)
    middle = QPointF(x0 + (x1 - x0) * part, y0 + (y1 - y0) * part)
    path.moveTo(middle - side)
    path.quadTo(middle + QPointF(math.cos(along), math.sin(along)) * bow, middle + side)


@lru_cache(maxsize=512)
def _creases_of_leg(leg: Limb, toe: float) -> QPainterPath:
    """The hem of the shorts, the turnover of the sock, and the sole of the shoe."""
    hip, knee, ankle = leg
    path = QPainterPath()
    _across(path, (hip, knee), 0.46, 10.0, 1.4)
    _across(path, (knee, ankle), 0.42, 6.0, 1.0)
    forward = direction(toe)
    down = direction(toe - 90)
    if down[0] * (ankle[0] - knee[0]) + down[1] * (ankle[1] - knee[1]) < 0:
        down = (-down[0], -down[1])
    for along, under in ((2.0, -1.2), (4.2, -0.6)):
        start = QPointF(
            ankle[0] + forward[0] * along + down[0] * under, ankle[1] + forward[1] * along + down[1] * under
        )
        path.moveTo(start)
        path.lineTo(start + QPointF(*forward) * 1.4 + QPointF(*down) * 1.3)
    return path


@lru_cache(maxsize=512)
def _creases_of_arm(arm_: Limb, hands: str) -> QPainterPath:
    """The crease of the elbow and the knuckles of a closed hand."""
    shoulder, elbow, hand = arm_
    path = QPainterPath()
    _across(path, (shoulder, elbow), 0.8, 3.0, 0.8)
    if not hands:
        along = math.atan2(hand[1] - elbow[1], hand[0] - elbow[0])
        forth, side = QPointF(math.cos(along), math.sin(along)), QPointF(-math.sin(along), math.cos(along))
        palm = QPointF(*hand) + forth * 1.8
        for across in (-1.2, 0.4, 1.9):
            path.moveTo(palm + forth * 1.4 + side * across)
            path.lineTo(palm + forth * 3.1 + side * across)
    return path


def _turned(shape: Bones) -> QTransform:
    """From a head at the origin to where the large head of a figure is."""
    neck, head = shape.neck, shape.head
    where = QTransform()
    up = HEAD_SIZE + THROAT / (NECK + HEAD)
    where.translate(neck[0] + (head[0] - neck[0]) * up, neck[1] + (head[1] - neck[1]) * up)
    where.rotate(math.degrees(math.atan2(head[0] - neck[0], neck[1] - head[1])))
    where.scale(HEAD_SIZE, HEAD_SIZE)
    return where


@lru_cache(maxsize=1024)
def _whole(pose: Pose, cut: tuple[bool, bool, bool, bool, int], facing: str, hands: str) -> QPainterPath:
    sleeves, trousers, coat, gloves, style = cut
    ink = QColor("#1A1A1A")
    plain = Outfit(ink, ink, ink, ink, ink, ink, ink, long_sleeves=sleeves, trousers=trousers, coat=coat,
                   gloves=ink if gloves else None, style=style)  # fmt: skip
    shape = pose_bones(pose)
    whole = QPainterPath()
    whole.setFillRule(Qt.FillRule.WindingFill)
    for path, _ in (
        *_arm(shape.far_arm, plain, 0, hands),
        *leg(shape.far_leg, shape.far_toe, plain, 0),
        *leg(shape.near_leg, shape.near_toe, plain, 0),
        *trunk(shape, plain, pose.front, False),
        *_arm(shape.near_arm, plain, 0, hands),
    ):
        whole.addPath(path)
    head = QPainterPath()
    head.addEllipse(QPointF(0, 0), HEAD * 0.92, HEAD * 1.1)
    head.addPath(hair_path(style, facing == "right"))
    if facing == "right":
        head.moveTo(HEAD * 0.78, -HEAD * 0.32)
        head.lineTo(HEAD * 1.28, HEAD * 0.2)
        head.lineTo(HEAD * 0.72, HEAD * 0.34)
        head.closeSubpath()
    head.setFillRule(Qt.FillRule.WindingFill)
    whole.addPath(_turned(shape).map(head))
    return whole


_lines: Limited[tuple[Pose, tuple[bool, bool, bool, bool, int], str, str, float], QPainterPath] = Limited(200)


def line_around(pose: Pose, cut: tuple[bool, bool, bool, bool, int], facing: str, acting: Acting) -> QPainterPath:
    """The line around a figure that looks right, as a shape to fill."""
    facing = facing if facing in ("near", "far") else "right"
    width = round(acting.outline * 2) / 2
    key = (pose, cut, facing, acting.hands, width)
    kept = _lines.get(key)
    if kept is None:
        whole = _whole(pose, cut, facing, acting.hands)
        kept = _lines[key] = stroked(whole, width * 2)
    return kept


def _paint_head(painter: QPainter, shape: Bones, outfit: Outfit, pose: Pose, facing: str, acting: Acting) -> None:
    neck = shape.neck
    with saved(painter):
        lift = THROAT / (NECK + HEAD)
        painter.translate(neck[0] + (shape.head[0] - neck[0]) * lift, neck[1] + (shape.head[1] - neck[1]) * lift)
        painter.scale(HEAD_SIZE, HEAD_SIZE)
        painter.translate(-neck[0], -neck[1])
        if acting.inside:
            set_ink(painter, line=QPen(_INK, acting.inside * 1.6))
            painter.drawEllipse(QPointF(*shape.head), HEAD * 0.94, HEAD * 1.08)
        paint_head(painter, shape, outfit, pose, facing, False)
    if facing == "far":
        return
    with saved(painter):
        painter.setTransform(_turned(shape), True)
        mirror = -1.0 if facing == "left" else 1.0
        paint_look(painter, facing != "near", acting.mood, (acting.gaze[0] * mirror, acting.gaze[1]), outfit.skin)
