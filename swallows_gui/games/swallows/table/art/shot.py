"""Places the figures and things of a scene in the picture of a camera, and paints words into it.

Spots are in hundredths of a picture of 250 by 200 card units whose lower edge rises to the right. A higher field is
filled by coming closer to the focus, a lower one by smaller figures.

Words are shouts along the diagonal, and boards with writing on them.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen, QTransform

from swallows_gui.games.swallows.data.scenes import Prop, Scene, SceneFigure, SceneWriting, Thing
from swallows_gui.games.swallows.table.art import things
from swallows_gui.games.swallows.table.art.sky import SLOPE, WIDTH
from swallows_gui.services.stylesheet import load_fonts
from swallows_gui.ui.art.figure import box_of
from swallows_gui.ui.art.head import Pose
from swallows_gui.ui.kit.painting import saved, set_ink

FULL: Final = 200.0
"""Card units of height of the picture that spots are made for."""
_CLOSEST, _FARTHEST = 1.32, 0.68
_ROOM_OF_FEW = 3
_BREADTH = 0.72
"""A thing that is wider than high is as tall as so many parts of its width."""

Where = tuple[float, float, float, float]

_FOCUS: Final[Mapping[str, Where]] = {
    "low": (58, 3, 66, 0), "shoulder": (48, 14, 60, 0), "above": (56, 16, 62, 0), "bust": (54, -62, 138, 0),
    "long": (56, 12, 58, 0),
}  # fmt: skip
_OTHERS: Final[Mapping[str, Sequence[Where]]] = {
    "low": ((22, 4, 46, 0), (88, 8, 42, 0), (40, 10, 34, 0), (74, 12, 32, 0)),
    "shoulder": ((88, -46, 112, 1), (22, 20, 42, 0), (70, 26, 34, 0), (36, 30, 30, 0)),
    "above": ((24, 12, 42, 0), (86, 34, 40, 0), (30, 46, 34, 0), (74, 2, 36, 0)),
    "bust": ((14, -40, 96, -1), (92, -36, 90, -1), (34, -20, 60, -2), (76, -20, 60, -2)),
    "long": ((18, 4, 18, 0), (86, 6, 16, 0), (34, 8, 14, 0), (72, 8, 14, 0)),
}  # fmt: skip
_THINGS: Final[Sequence[Where]] = ((22, 4, 34, 0), (86, 6, 30, 0), (42, 4, 22, 1), (74, 40, 24, 0), (30, 46, 22, 0))
"""Where those are who have no spot, first come, first served; x, up, tall, layer."""


@dataclass(frozen=True, slots=True)
class PlacedFigure:
    """A figure or thing in the picture: its foot in card units, and the card units for 100 of its own."""

    foot: QPointF
    scale: float
    box: QRectF
    """Its room in its own units, the foot at the origin."""
    turn: float
    hero: bool
    layer: float
    figure: SceneFigure | None = None
    stance: Pose | None = None
    prop: Prop | None = None
    thing: Thing | None = None
    number: int = 0

    @property
    def room(self) -> QRectF:
        """Its room in card units."""
        return self.transform.mapRect(self.box)

    @property
    def transform(self) -> QTransform:
        """From its own units to card units."""
        where = QTransform()
        where.translate(self.foot.x(), self.foot.y())
        k = self.scale / 100
        where.scale(k, k)
        if self.turn:
            middle = self.box.center()
            where.translate(middle.x(), middle.y())
            where.rotate(self.turn)
            where.translate(-middle.x(), -middle.y())
        if self.prop is not None and self.prop.flip:
            middle = self.box.center()
            where.translate(2 * middle.x(), 0)
            where.scale(-1, 1)
        return where


@dataclass(frozen=True, slots=True)
class CameraShot:
    """A scene as its camera sees it in a field of a height in card units."""

    scene: Scene
    height: float
    zoom: float
    shift: float
    parts: tuple[PlacedFigure, ...]
    """From the farthest to the nearest."""
    way: tuple[QPointF, ...]
    ball: float
    """How tall the ball is, in card units."""
    raised: float = 0.0
    """Card units that something covers along the lower edge."""

    def at(self, x: float, up: float) -> QPointF:
        """A spot in card units."""
        return _at(self.height - self.raised, self.zoom, self.shift, x, up)

    @property
    def focus(self) -> QRectF:
        """The room of the focus in card units."""
        for part in self.parts:
            if part.hero:
                return part.room
        middle = self.way[-1] if self.way else QPointF(WIDTH / 2, self.height / 2)
        return QRectF(middle.x() - self.ball / 2, middle.y() - self.ball, self.ball, self.ball)

    def place(self, writing: SceneWriting) -> tuple[QPointF, float]:
        """The middle of the foot of a writing, and its height, in card units."""
        x, up, tall = writing.spot[0], writing.spot[1], writing.spot[2]
        return self.at(x, up), tall * FULL / 100 * self.zoom


def _at(height: float, zoom: float, shift: float, x: float, up: float) -> QPointF:
    left = x * WIDTH / 100 * max(1.0, zoom) + shift
    return QPointF(left, height - SLOPE * left - up * FULL / 100 * zoom)


def take(
    scene: Scene, height: float, wedge: tuple[float, float] | None = None, few: bool = False, raised: float = 0.0
) -> CameraShot:
    """The shot of a scene; `wedge` is what covers the upper left corner, `few` leaves only who matters most.

    `raised` is how much, in card units, something covers along the lower edge.
    """
    camera = scene.camera or "low"
    whole, height = height, height - raised
    zoom = min(max(height / FULL, _FARTHEST), _CLOSEST)
    figures, props, middle = _wheres(scene, camera)
    shift = 0.0
    if zoom > 1:
        wanted = WIDTH * (0.56 if wedge is not None else 0.52) - middle * WIDTH / 100 * zoom
        shift = min(0.0, max(WIDTH * (1 - zoom), wanted))
    elif wedge is not None:
        shift = 8.0
    parts: list[PlacedFigure] = []
    for number, (figure, where) in enumerate(zip(scene.figures, figures, strict=True)):
        stance = things.stance(scene.art.poses[figure.pose])
        left, top, right, bottom = box_of(stance, figure.facing)
        foot = _at(height, zoom, shift, where[0], where[1])
        parts.append(PlacedFigure(
            foot, where[2] * FULL / 100 * zoom, QRectF(left, top - 3, right - left, bottom - top + 3), figure.turn,
            scene.focus == f"figures.{number}", where[3], figure=figure, stance=stance, number=number,
        ))  # fmt: skip
    for number, (prop, where) in enumerate(zip(scene.props, props, strict=True)):
        thing = scene.art.things[prop.thing]
        box = things.box(thing)
        scale = where[2] * FULL / max(box.height(), box.width() * _BREADTH) * zoom
        foot = _at(height, zoom, shift, where[0], where[1]) - QPointF(box.center().x(), box.bottom()) * (scale / 100)
        parts.append(PlacedFigure(
            foot, scale, box, prop.turn, scene.focus == f"props.{number}", where[3], prop=prop, thing=thing,
            number=number,
        ))  # fmt: skip
    parts.sort(key=lambda part: (part.layer, _depth(part)))
    if few:
        parts = _fewest(parts)
    way = tuple(_at(height, zoom, shift, point[0], point[1]) for point in scene.ball)
    last = scene.ball[-1] if scene.ball else (0.0, 0.0)
    ball = (last[2] if len(last) > 2 else 12.0) * FULL / 100 * zoom
    return CameraShot(scene, whole, zoom, shift, tuple(parts), way, ball, raised)


def _depth(part: PlacedFigure) -> float:
    """How near a figure is: a lower foot stands in front."""
    return (
        part.foot.y() + SLOPE * part.foot.x() + (part.box.bottom() * part.scale / 100 if part.prop is not None else 0)
    )


def _wheres(scene: Scene, camera: str) -> tuple[list[Where], list[Where], float]:
    """The places of figures and props, and the focus's place across the picture, in hundredths."""
    others, objects = iter(_OTHERS[camera]), iter(_THINGS)
    figures, props = [], []
    middle = 54.0
    for number, figure in enumerate(scene.figures):
        hero = scene.focus == f"figures.{number}"
        where = _spot(figure.spot) or (_FOCUS[camera] if hero else next(others, (50.0, 12.0, 28.0, -1.0)))
        figures.append(where)
        if hero:
            left, _, right, _ = box_of(things.stance(scene.art.poses[figure.pose]), figure.facing)
            middle = where[0] + (left + right) / 2 * where[2] / 100 * FULL / WIDTH
    for number, prop in enumerate(scene.props):
        hero = scene.focus == f"props.{number}"
        where = _spot(prop.spot) or ((56.0, 6.0, 58.0, 0.0) if hero else next(objects, (50.0, 30.0, 18.0, -1.0)))
        props.append(where)
        middle = where[0] if hero else middle
    if scene.focus == "ball" and scene.ball:
        middle = scene.ball[-1][0]
    return figures, props, middle


def _spot(spot: Sequence[float] | None) -> Where | None:
    if spot is None:
        return None
    return spot[0], spot[1], spot[2], spot[3] if len(spot) > 3 else 0.0


def _fewest(parts: Sequence[PlacedFigure]) -> list[PlacedFigure]:
    """The focus and the largest other parts, in their order, with everything they wear."""
    kept = sorted(parts, key=lambda part: (not part.hero, -part.room.width() * part.room.height()))[:_ROOM_OF_FEW]
    kept += [part for part in parts if part.thing is not None and "worn" in part.thing.is_]
    return [part for part in parts if any(part is each for each in kept)]


_INK, _PAPER = QColor("#1A1A1A"), QColor("#F4EFE3")
DIAGONAL = -math.degrees(math.atan(SLOPE))
"""Degrees, clockwise, of the card's diagonal."""
_CORNERS = 84.0
"""Card units from the top down to which value and sign stand in the corners."""
_CLEAR, _WHOLE = (84.0, 200.0), (10.0, 240.0)
"""From where to where writing goes beside the corners, and below them inside the frame."""


@lru_cache(maxsize=256)
def letters(text: str) -> QPainterPath:
    """A text in the poster face, 100 units to a line's size, its middle at x = 0, standing on y = 0."""
    fonts = load_fonts()
    font = QFont([fonts.poster, fonts.text])
    font.setPixelSize(100)
    font.setWeight(QFont.Weight.Black)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    path = QPainterPath()
    path.addText(QPointF(0, 0), font, text)
    path.translate(-path.boundingRect().center().x(), 0)
    return path


def words_room(text: str, foot: QPointF, tall: float, board: bool) -> QRectF:
    """The rectangle of a text with its outline before it is turned, in card units; arguments as in `paint_words`."""
    ink = letters(text).boundingRect()
    left, right = _CLEAR if foot.y() - tall < _CORNERS else _WHOLE
    wide = ink.width() + (68 if board else 22)
    scale = min(tall / 71, (right - left) / wide)
    half = wide / 2 * scale
    middle = min(max(foot.x(), left + half), right - half)
    return QRectF(middle - half, foot.y() - 71 * scale, 2 * half, 71 * scale)


def paint_words(
    painter: QPainter,
    text: str,
    foot: QPointF,
    tall: float,
    turn: float | None,
    board: bool,
    colour: QColor,
) -> None:
    """Paint a writing whose capitals are `tall` card units high, its middle over a foot."""
    path, room = letters(text), words_room(text, foot, tall, board)
    ink, scale = path.boundingRect(), room.height() / 71
    with saved(painter):
        painter.translate(room.center().x(), foot.y())
        painter.rotate(DIAGONAL if turn is None else turn)
        painter.scale(scale, scale)
        if board:
            plate = QRectF(ink.left() - 34, -71 - 30, ink.width() + 68, 71 + 60)
            set_ink(painter, line=QPen(_INK, 13), fill=_PAPER)
            painter.drawRoundedRect(plate, 9, 9)
            painter.fillPath(path, _INK)
        else:
            pen = QPen(_INK, 22, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
            painter.strokePath(path.translated(5, 6), pen)
            painter.strokePath(path, pen)
            painter.fillPath(path, colour)
