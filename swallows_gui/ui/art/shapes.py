"""A small language for flat drawings: one shape a line, its paint, its kind and its numbers.

| line | shape |
| --- | --- |
| `red c x y r` | disc |
| `red e x y rx ry` | ellipse |
| `red r x y w h [corner]` | rectangle |
| `red p x y x y ...` | polygon |
| `red d M x y L x y Q x y x y C ... Z` | path, filled |
| `red l width x y x y ...` | open line with round ends |
| `red s width M x y Q ...` | path, stroked |
| `red star x y r rays inner` | star, `inner` in parts of the radius |
| `red pie x y r start sweep` | slice, degrees anticlockwise from the right |

The origin is the middle of the foot of a thing on the grass; up is negative; a figure is 100 high.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPainterPathStroker, QPolygonF


@dataclass(frozen=True, slots=True)
class Piece:
    """One shape ready to be filled."""

    paint: str
    path: QPainterPath


def read_drawing(text: str) -> tuple[Piece, ...]:
    """The pieces of a drawing; `ValueError` with the line that cannot be read."""
    return tuple(_read_line(line.strip()) for line in text.strip().splitlines() if line.strip())


def paint_drawing(painter: QPainter, pieces: Sequence[Piece], colours: Mapping[str, QColor]) -> None:
    """Fill the pieces in order."""
    for piece in pieces:
        painter.fillPath(piece.path, colours[piece.paint])


def whole_path(pieces: Sequence[Piece]) -> QPainterPath:
    """All pieces as one outline, for a keyline around them."""
    whole = QPainterPath()
    whole.setFillRule(Qt.FillRule.WindingFill)
    for piece in pieces:
        whole.addPath(piece.path)
    return whole


def _read_line(line: str) -> Piece:
    paint, kind, *rest = line.split()
    path = QPainterPath()
    try:
        if kind in ("d", "s"):
            if kind == "s":
                path = stroked(_path(rest[1:]), float(rest[0]))
            else:
                path = _path(rest)
        else:
            _simple(path, kind, [float(word) for word in rest])
            if kind == "l":
                path = stroked(path, float(rest[0]))
    except (ValueError, IndexError) as cause:
        raise ValueError(f"not a shape: {line!r}") from cause
    return Piece(paint, path)


def _simple(path: QPainterPath, kind: str, n: list[float]) -> None:
    if kind == "c":
        x, y, r = n
        path.addEllipse(QPointF(x, y), r, r)
    elif kind == "e":
        x, y, rx, ry = n
        path.addEllipse(QPointF(x, y), rx, ry)
    elif kind == "r":
        corner = n[4] if len(n) > 4 else 0.0
        path.addRoundedRect(QRectF(n[0], n[1], n[2], n[3]), corner, corner)
    elif kind == "p":
        path.addPolygon(QPolygonF(_points(n)))
        path.closeSubpath()
    elif kind == "l":
        path.addPolygon(QPolygonF(_points(n[1:])))
    elif kind == "star":
        x, y, r, rays, inner = n
        steps = int(rays) * 2
        corners = []
        for step in range(steps):
            size = r if step % 2 == 0 else r * inner
            turn = math.tau * step / steps
            corners.append(QPointF(x + math.sin(turn) * size, y - math.cos(turn) * size))
        path.addPolygon(QPolygonF(corners))
        path.closeSubpath()
    elif kind == "pie":
        x, y, r, start, sweep = n
        path.moveTo(x, y)
        path.arcTo(QRectF(x - r, y - r, 2 * r, 2 * r), start, sweep)
        path.closeSubpath()
    else:
        raise ValueError(kind)


def _points(numbers: Sequence[float]) -> list[QPointF]:
    if len(numbers) % 2:
        raise ValueError("a point has two numbers")
    return [QPointF(numbers[i], numbers[i + 1]) for i in range(0, len(numbers), 2)]


_TAKES = {"M": 1, "L": 1, "Q": 2, "C": 3, "Z": 0}


def _path(words: Sequence[str]) -> QPainterPath:
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    place = 0
    while place < len(words):
        letter = words[place]
        count = _TAKES.get(letter)
        if count is None:
            raise ValueError(letter)
        p = _points([float(word) for word in words[place + 1 : place + 1 + 2 * count]])
        place += 1 + 2 * count
        if letter == "M":
            path.moveTo(p[0])
        elif letter == "L":
            path.lineTo(p[0])
        elif letter == "Q":
            path.quadTo(p[0], p[1])
        elif letter == "C":
            path.cubicTo(p[0], p[1], p[2])
        else:
            path.closeSubpath()
    return path


def stroked(path: QPainterPath, width: float) -> QPainterPath:
    """The line along a path as a shape of its own, with round ends and corners."""
    stroker = QPainterPathStroker()
    stroker.setWidth(width)
    stroker.setCapStyle(Qt.PenCapStyle.RoundCap)
    stroker.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return stroker.createStroke(path)
