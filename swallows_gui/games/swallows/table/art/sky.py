"""The sky and weather of a picture, and the mapping from a scene's pitch to the picture (S5.8).

Sky, sun, moon and clouds lie behind the figures; rain, snow and fog in front of them.

A picture is measured in card units: 250 wide, as high as its field. The pitch is seen from the near side line in a
skew view, the goal in question on the right; everything rises to the right by the slope of the card's picture edge.
What matters in a scene is spread over the field: large empty gaps shrink, crowded places grow, order is kept, so that
lines of the pitch stay straight and everybody stands on the right side of them.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from swallows_gui.games.swallows.data.scenes import Scene
from swallows_gui.ui.art.motifs import Piece, paint_drawing
from swallows_gui.ui.kit.icons import polygon
from swallows_gui.ui.kit.painting import saved, set_ink

WIDTH = 250.0
SLOPE = 28.0 / 250.0
"""Rise of the far line and of the picture's lower edge, in parts of the width."""

BADGE_LEFT = 148.0
"""Card units from the left beyond which a badge in the lower right corner is in the way of feet."""

_FLATTEN = 0.5
_EDGE, _GOAL_LINE = 84.0, 100.0


@dataclass(frozen=True, slots=True)
class Axis:
    """A monotone map from metres along one direction of the stage to 0..1."""

    knots: tuple[float, ...]
    places: tuple[float, ...]

    def at(self, value: float) -> float:
        """The place of a value; straight on beyond the outer knots."""
        knots, places = self.knots, self.places
        index = 0
        while index < len(knots) - 2 and value > knots[index + 1]:
            index += 1
        start, end = knots[index], knots[index + 1]
        part = (value - start) / (end - start)
        if part < 0 or part > 1:
            slope = 0.45 / (knots[-1] - knots[0]) + 0.55 * (places[index + 1] - places[index]) / (end - start)
            edge = index if part < 0 else index + 1
            return places[edge] + (value - knots[edge]) * slope
        return places[index] + part * (places[index + 1] - places[index])

    def within(self, value: float) -> float:
        """A value moved to between the outer knots."""
        return min(max(value, self.knots[0]), self.knots[-1])


def axis(values: Sequence[float], low: float, high: float) -> Axis:
    """The map of an axis on which the values are spread from `low` to `high` (parts of the field)."""
    knots = sorted({round(value, 1) for value in values})
    if len(knots) == 1:
        knots = [knots[0] - 4, knots[0], knots[0] + 4]
    weights = [max(gap, 1.0) ** _FLATTEN for gap in (b - a for a, b in pairwise(knots))]
    total = sum(weights)
    places, run = [low], 0.0
    for weight in weights:
        run += weight
        places.append(low + (high - low) * run / total)
    return Axis(tuple(knots), tuple(places))


@dataclass(frozen=True, slots=True)
class PictureStage:
    """A scene's pitch laid into a field of 250 by `height` card units."""

    height: float
    far: float
    """Where the far line meets the left side, in card units from the top."""
    along: Axis
    across: Axis
    figure: float
    """Card units of a figure of 100 that stands in the middle."""
    goal: bool
    """The goal in question is in the picture."""
    badge: float = 0.0
    """Card units that something covers in the lower right corner, from the edge up."""

    def ground(self, x: float, y: float) -> QPointF:
        """The point of the picture's grass for a point of the stage."""
        return self.spot(self.along.at(x), self.across.at(y))

    def spot(self, u: float, v: float) -> QPointF:
        """The point of the picture for shares of the field, 0 to 1 from left to right and from far to near."""
        left = WIDTH * (0.06 + 0.72 * u + 0.15 * v)
        depth = self.height - 10 - self.far
        return QPointF(left, self.far + depth * v - SLOPE * left)

    def floor(self, x: float) -> float:
        """The lowest a foot may stand, above the slanting lower edge, at card units from the left."""
        return self.height - 8 - SLOPE * x - (self.badge if x > BADGE_LEFT else 0.0)

    def depth(self, y: float) -> float:
        """0 far to 1 near."""
        return min(1.15, max(-0.1, self.across.at(y)))

    def lift(self, metres: float) -> float:
        """Card units above the grass of a height; great heights shrink."""
        return self.figure * 1.28 * (1 - math.exp(-metres / 3.4))


def shows_goal(scene: Scene, area: str | None) -> bool:
    """Whether the goal belongs in the picture."""
    far_right = [figure.at[0] for figure in scene.figures if 0 <= figure.at[1] <= 100]
    far_right += [point[0] for point in scene.ball]
    if area is not None or scene.frame == "goal":
        return True
    return bool(far_right) and max(far_right) >= 86


def build_stage(
    scene: Scene, area: str | None, height: float, covered: bool = False, badge: float = 0.0
) -> PictureStage:
    """The stage of a scene in a field of a height in card units.

    `covered`: something lies over its upper left corner; `badge`: how much does over its lower right one.
    """
    goal = shows_goal(scene, area)
    spots = [(figure.at[0], figure.at[1]) for figure in scene.figures]
    spots += [(prop.at[0], prop.at[1]) for prop in scene.props]
    spots += [(point[0], point[1]) for point in scene.ball]
    xs = [x for x, y in spots if y >= -4] or [x for x, _ in spots] or [90.0]
    ys = [y for _, y in spots if y >= -4] or [50.0]
    xs, ys = [min(x, 106.0) for x in xs], [min(y, 112.0) for y in ys]
    if goal:
        xs += [_EDGE, _GOAL_LINE]
        if max(xs) < 103:
            xs.append(103.0)
        ys += [43.0, 57.0]
    if area in ("inside", "edge") and min(xs) > 80:
        xs.append(78.0)
    if area == "outside" and min(xs) > 78:
        xs.append(74.0)
    low_x, high_x = min(xs), max(xs)
    along = axis(xs, 0.02 if high_x > low_x else 0.5, 0.97)
    across = axis(ys, 0.17 if covered else 0.1, 0.94 if covered else 0.9)
    close = scene.frame == "close"
    crowded = len(scene.figures) >= 4
    size = min(max(height * (0.5 if close else 0.42 if crowded else 0.46), 64.0 if covered else 70.0), 112.0)
    far = height * (0.42 if close else 0.46) + 4
    if covered:
        size *= 0.84 if badge else 0.93
        far = min(far, max(height * 0.4, height * 0.46 - 12))
    return PictureStage(height, far, along, across, size, goal, badge)


_SKIES = {
    "sun": ("#F4EFE3", "#F7E3B0", "#CFE3E4", "#F2D9C4"),
    "cloud": ("#D5DBD9", "#C9D3D8", "#DDD8CC", "#D0D6D0"),
    "rain": ("#93A7B0", "#8A9BA8", "#9AA9A4", "#8799A6"),
    "storm": ("#3F4A5A", "#464254", "#38475A", "#454A52"),
    "snow": ("#DCE6EA", "#E4E6E8", "#D4E0E8", "#E8E6E0"),
    "fog": ("#D9D8D2", "#D2D6D6", "#DAD4CA", "#D0D2CE"),
    "wind": ("#CDE0DC", "#E6E4CE", "#C8DCE4", "#DCE4D4"),
    "night": ("#16243D", "#1C1F3A", "#14303E", "#241F3C"),
    "heat": ("#F2C14B", "#F0B23E", "#F4CC62", "#EFA94A"),
    "dusk": ("#E98A4B", "#D96C4A", "#E5A05A", "#C9627A"),
}


def sky_colour(weather: str, variety: int) -> QColor:
    """The flat colour behind everything."""
    return QColor(_SKIES[weather][variety % 4])


def paint_sky(
    painter: QPainter,
    weather: str,
    horizon: float,
    variety: int,
    paint: Mapping[str, QColor],
    fine: bool,
    cloud: Sequence[Piece],
) -> None:
    """The sky from the top down to the horizon (card units at the left side) and a little below."""
    painter.fillRect(QRectF(-2, -2, WIDTH + 4, horizon + 6), sky_colour(weather, variety))
    x = WIDTH * (0.5 + 0.05 * (variety // 4 % 5))
    y = horizon * 0.3
    painter.setPen(Qt.PenStyle.NoPen)
    if weather in ("sun", "wind"):
        painter.setBrush(paint["gold"])
        painter.drawEllipse(QPointF(x, y), 15 + variety % 3 * 3, 15 + variety % 3 * 3)
    elif weather == "heat":
        painter.setBrush(QColor("#F7E3A0"))
        _rays(painter, QPointF(x, y + 6), 130, 16)
        painter.setBrush(paint["red"])
        painter.drawEllipse(QPointF(x, y + 6), 24, 24)
    elif weather == "dusk":
        middle = QPointF(x - 8, horizon - SLOPE * x - 20)
        for size, colour in ((60, "#F2B35E"), (44, "#F6CE7A"), (29, "#C8321F")):
            painter.setBrush(QColor(colour))
            painter.drawEllipse(middle, size, size)
    elif weather == "night":
        painter.setBrush(QColor("#F4EFE3"))
        painter.drawEllipse(QPointF(x, y), 13, 13)
        painter.setBrush(sky_colour(weather, variety))
        painter.drawEllipse(QPointF(x + 6, y - 4), 11, 11)
        painter.setBrush(QColor("#F4EFE3"))
        for star in range(9 if fine else 4):
            painter.drawEllipse(
                QPointF((star * 67 + variety * 13) % 250, (star * 31 + variety * 7) % max(20, int(horizon * 0.7))),
                1.1,
                1.1,
            )
    elif weather in ("cloud", "rain", "storm", "snow"):
        _clouds(painter, weather, horizon, variety, paint, cloud)
    elif weather == "fog":
        painter.setBrush(QColor("#F1EFE8"))
        painter.drawEllipse(QPointF(x, y), 17, 17)
    if weather == "wind":
        _gusts(painter, horizon)


def _rays(painter: QPainter, middle: QPointF, reach: float, count: int) -> None:
    for ray in range(count):
        turn = math.tau * ray / count
        width = math.tau / count * 0.26
        painter.drawPolygon(
            QPolygonF(
                [middle]
                + [
                    middle + QPointF(math.cos(turn + side) * reach, math.sin(turn + side) * reach)
                    for side in (-width, width)
                ]
            )
        )


def _clouds(
    painter: QPainter, weather: str, horizon: float, variety: int, paint: Mapping[str, QColor], cloud: Sequence[Piece]
) -> None:
    colours = dict(paint)
    if weather in ("rain", "storm"):
        colours["white"], colours["silver"] = QColor("#5B6672"), QColor("#474F5A")
    for number, (part, size) in enumerate(((0.5, 0.6), (0.84, 0.8))):
        with saved(painter):
            painter.translate(WIDTH * part + (variety * 17 + number * 29) % 34 - 20, horizon * 0.36 - number * 12)
            painter.scale(size, size)
            paint_drawing(painter, cloud, colours)


def _gusts(painter: QPainter, horizon: float) -> None:
    pen = QPen(QColor("#FFFFFF"), 2.6)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    set_ink(painter, line=pen)
    path = QPainterPath()
    for x, y, length in ((96, 0.34, 64), (140, 0.62, 70), (60, 0.8, 60)):
        top = horizon * y
        path.moveTo(x, top)
        path.lineTo(x + length, top - length * SLOPE)
        path.arcTo(QRectF(x + length - 7, top - length * SLOPE - 14, 14, 14), 270, 250)
    painter.drawPath(path)


def paint_fall(painter: QPainter, weather: str, height: float, variety: int, fine: bool) -> None:
    """Paint rain, snow or fog in front of the figures."""
    if weather in ("rain", "storm"):
        pen = QPen(QColor(255, 255, 255, 150), 1.5)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        path = QPainterPath()
        for drop in range(34 if fine else 14):
            x = (drop * 83 + variety * 31) % 290 - 10
            top = (drop * 47 + variety * 19) % max(40, int(height))
            path.moveTo(x, top)
            path.lineTo(x - 6, top + 15)
        painter.drawPath(path)
    elif weather == "snow":
        set_ink(painter, fill=QColor("#FFFFFF"))
        path = QPainterPath()
        for flake in range(36 if fine else 16):
            size = 1.4 + flake % 3 * 0.7
            path.addEllipse(
                QPointF((flake * 71 + variety * 37) % 250, (flake * 43 + variety * 23) % max(40, int(height))),
                size,
                size,
            )
        painter.drawPath(path)
    elif weather == "fog":
        set_ink(painter, fill=QColor(241, 239, 232, 120))
        for band in range(4):
            y = height * (0.34 + 0.17 * band)
            painter.drawPolygon(polygon((-4, y), (254, y - 28), (254, y - 18), (-4, y + 10)))
