"""Sky and weather of a picture: flat colour, sun, moon, clouds; rain, snow and fog fall before the figures."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from swallows_gui.games.swallows.table.art.stage import SLOPE, WIDTH
from swallows_gui.ui.art.shapes import Piece, paint_drawing
from swallows_gui.ui.kit.marks import polygon
from swallows_gui.ui.kit.painting import saved, set_ink

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
    """What falls or drifts in front of everybody."""
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
