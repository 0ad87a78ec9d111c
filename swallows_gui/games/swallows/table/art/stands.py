"""What stands behind the pitch: crowd in its mood, boards, benches, a street, a cabin."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from swallows_gui.games.swallows.table.art.stage import SLOPE, WIDTH
from swallows_gui.ui.kit.marks import polygon
from swallows_gui.ui.kit.painting import set_ink

_LOUD = ("roar", "cheer", "sing", "angry", "hope", "boo")
_FLAGS = ("cheer", "roar", "sing", "hope")


def _band(top: float, bottom: float) -> QPolygonF:
    """A strip across the picture that rises with the far line; heights at the left side."""
    rise = SLOPE * WIDTH
    return polygon((-2, top), (WIDTH + 2, top - rise), (WIDTH + 2, bottom - rise), (-2, bottom))


def paint_crowd(
    painter: QPainter,
    mood: str,
    top: float,
    bottom: float,
    variety: int,
    paint: Mapping[str, QColor],
    night: bool,
    fine: bool,
) -> None:
    """The stand between two heights, full of heads; arms, flags and mouths show the mood."""
    if mood == "none":
        return
    set_ink(painter, fill=QColor("#20242B") if night else QColor("#4A4F57"))
    painter.drawPolygon(_band(top, bottom))
    if not fine:
        return
    heads, coats, raised, mouths = QPainterPath(), QPainterPath(), QPainterPath(), QPainterPath()
    step = 13.0
    row_height = 12.0
    rows = max(1, int((bottom - top) / row_height))
    empty = mood in ("asleep", "silence")
    for row in range(rows):
        for seat in range(-1, int(WIDTH / step) + 1):
            number = row * 41 + seat * 17 + variety * 7
            if empty and number % 3 == 0:
                continue
            x = seat * step + (row % 2) * step / 2 + number % 3
            y = top + 8 + row * row_height - SLOPE * x
            if mood in _LOUD and number % 2:
                y -= 2.5
            tilt = 2.2 if mood == "asleep" else 0.0
            heads.addEllipse(QPointF(x + tilt, y + tilt), 3.2, 3.6)
            coats.addRoundedRect(QRectF(x - 5, y + 3.4, 10, 9), 4, 4)
            if mood in _LOUD and number % 3 != 1:
                _arms(raised, x, y, mood, number)
            if mood in ("gasp", "laugh", "roar", "sing", "boo") and number % 2 == 0:
                mouths.addEllipse(QPointF(x, y + 1.4), 1.3 if mood != "laugh" else 1.9, 1.5 if mood != "laugh" else 1.0)
    painter.fillPath(coats, QColor("#343A42") if night else QColor("#6A6F74"))
    painter.strokePath(raised, QPen(QColor("#D8B089") if not night else QColor("#8C7A68"), 2.0))
    painter.fillPath(heads, QColor("#E3BE98") if not night else QColor("#8C7A68"))
    painter.fillPath(mouths, QColor("#1A1A1A"))
    if mood in _FLAGS:
        _flags(painter, top, variety, paint)
    if mood == "asleep":
        _sleep_marks(painter, top)
    elif mood == "sing":
        _notes(painter, top, variety)


def _arms(path: QPainterPath, x: float, y: float, mood: str, number: int) -> None:
    if mood == "angry":
        path.moveTo(x + 4, y + 5)
        path.lineTo(x + 6, y - 4)
        return
    if mood == "hope":
        for side in (-4, 4):
            path.moveTo(x + side, y + 5)
            path.lineTo(x, y - 6)
        return
    if mood == "boo":
        path.moveTo(x - 4, y + 5)
        path.lineTo(x - 1.4, y + 1)
        path.moveTo(x + 4, y + 5)
        path.lineTo(x + 1.4, y + 1)
        return
    spread = 2.0 + number % 3
    path.moveTo(x - 4, y + 5)
    path.lineTo(x - 4 - spread, y - 5)
    path.moveTo(x + 4, y + 5)
    path.lineTo(x + 4 + spread, y - 5)


def _flags(painter: QPainter, top: float, variety: int, paint: Mapping[str, QColor]) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    for number in range(3):
        x = (number * 89 + variety * 23) % 220 + 20
        y = top + 10 - SLOPE * x
        painter.setBrush(QColor("#1A1A1A"))
        painter.drawRect(QRectF(x, y - 17, 1.3, 18))
        painter.setBrush(paint[("red", "gold", "white", "blue")[(number + variety) % 4]])
        painter.drawPolygon(polygon((x + 1, y - 17), (x + 14, y - 14), (x + 1, y - 9)))


def _sleep_marks(painter: QPainter, top: float) -> None:
    painter.setPen(QPen(QColor("#1A1A1A"), 2))
    for x in (130, 150, 172):
        y, size = top - 8 - SLOPE * x, 4 + (x - 130) / 10
        painter.drawPolyline(polygon((x, y - size), (x + size, y - size), (x, y), (x + size, y)))


def _notes(painter: QPainter, top: float, variety: int) -> None:
    set_ink(painter, line=QPen(QColor("#1A1A1A"), 1.8), fill=QColor("#1A1A1A"))
    for number in range(4):
        x = 110 + number * 30 + variety % 9
        y = top - 5 - SLOPE * x - number % 2 * 5
        painter.drawEllipse(QPointF(x, y), 2.4, 1.9)
        painter.drawLine(QPointF(x + 2.2, y), QPointF(x + 2.2, y - 9))
        painter.drawLine(QPointF(x + 2.2, y - 9), QPointF(x + 6, y - 7))


def paint_boards(painter: QPainter, top: float, height: float, variety: int, paint: Mapping[str, QColor]) -> None:
    """The boards along the line, in flat fields of colour."""
    painter.setPen(Qt.PenStyle.NoPen)
    order = ("white", "red", "gold", "blue", "white", "ink", "gold", "red")
    x = -10.0 - variety % 30
    number = variety
    while x < WIDTH:
        wide = 34.0 + (number * 13) % 26
        painter.setBrush(paint[order[number % len(order)]])
        painter.drawPolygon(
            polygon(
                (x, top - SLOPE * x),
                (x + wide, top - SLOPE * (x + wide)),
                (x + wide, top + height - SLOPE * (x + wide)),
                (x, top + height - SLOPE * x),
            )
        )
        x += wide
        number += 1


def paint_bench(painter: QPainter, top: float, bottom: float, paint: Mapping[str, QColor]) -> None:
    """The dug-out with its roof."""
    set_ink(painter, fill=QColor("#2C3640"))
    painter.drawPolygon(_band(top, bottom))
    painter.setBrush(paint["red"])
    painter.drawPolygon(_band(top - 12, top + 2))
    painter.setBrush(QColor("#8FA3AD"))
    for post in range(6):
        x = post * 50.0
        painter.drawRect(QRectF(x, top - SLOPE * x, 3, bottom - top))
    painter.setBrush(paint["wood"])
    painter.drawPolygon(_band(bottom - 18, bottom - 11))


def paint_street(painter: QPainter, top: float, bottom: float, variety: int, paint: Mapping[str, QColor]) -> None:
    """A row of houses."""
    painter.setPen(Qt.PenStyle.NoPen)
    x, number = -8.0, variety
    while x < WIDTH:
        wide = 44.0 + number * 11 % 20
        tall = 8 + number * 17 % 30
        low = bottom - SLOPE * x + 8
        painter.setBrush(paint[("pink", "gold", "cream", "red", "sky", "tan")[number % 6]])
        painter.drawRect(QRectF(x, top - tall - SLOPE * x, wide, low - top + tall))
        painter.setBrush(paint["brown"])
        peak = top - tall - SLOPE * x
        painter.drawPolygon(polygon((x - 2, peak), (x + wide / 2, peak - 18), (x + wide + 2, peak)))
        painter.setBrush(paint["dark"])
        for window in range(3):
            for floor in range(3):
                painter.drawRect(QRectF(x + 7 + window * (wide - 14) / 2.6, peak + 9 + floor * 19, 7, 11))
        x += wide
        number += 1


def paint_cabin(painter: QPainter, top: float, bottom: float, paint: Mapping[str, QColor]) -> None:
    """The changing room: lockers and hooks."""
    painter.fillRect(QRectF(-2, -2, WIDTH + 4, bottom + 6), QColor("#E8E0CF"))
    set_ink(painter, line=QPen(QColor("#8A8A86"), 1.4), fill=paint["sky"])
    for locker in range(9):
        x = locker * 29.0 - 4
        painter.drawRect(QRectF(x, top - 34 - SLOPE * x, 27, bottom - top + 30))
        painter.drawLine(QPointF(x + 7, top - 22 - SLOPE * x), QPointF(x + 20, top - 22 - SLOPE * x))
        painter.drawLine(QPointF(x + 7, top - 17 - SLOPE * x), QPointF(x + 20, top - 17 - SLOPE * x))
