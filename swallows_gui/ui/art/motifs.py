"""Poster pages with one large motif in flat colours, and the small language in which drawings are written.

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
from functools import cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPainterPathStroker, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from swallows_gui.catalogue.places import data_path
from swallows_gui.catalogue.plain_files import BadFile, read_json
from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.icons import polygon
from swallows_gui.ui.kit.painting import leftward, painting, saved, set_ink


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


ROOMS: Final = ("red", "blue", "green", "gold")
"""What a page is about, by the colour of the house that says so: play, knowledge, competition, money."""
_PAINTS: Final = {
    name: QColor(value)
    for name, value in {
        "ink": "#1A1A1A", "white": "#FFFFFF", "paper": "#FAF6EB", "cream": "#E8DCBC", "gold": "#E8B52F",
        "amber": "#B98212", "lemon": "#F5D34A", "red": "#D8402B", "blue": "#2C5DB5", "green": "#2C8A55",
        "grass": "#2D7A4D", "brown": "#8A5430", "clay": "#B4743F", "sand": "#D9A870", "cork": "#C98A4B",
        "glass": "#BFDDE6", "silver": "#B8C0C8",
    }.items()
}  # fmt: skip
"""They are those of a print: the same in every theme."""
_RIM: Final = 9.0
"""Units of a drawing: the line around it."""


@cache
def _drawings() -> dict[str, tuple[Piece, ...]]:
    """All motifs by their names."""
    found = read_json(data_path("resources", "art", "motifs.json"), BadFile)
    return {name: read_drawing("\n".join(lines)) for name, lines in found.items()}


def motifs() -> list[str]:
    """The names of all motifs."""
    return sorted(_drawings())


def paint_motif(painter: QPainter, room: QRectF, name: str) -> None:
    """Paint a motif as large as fits a room, in its middle."""
    pieces = _drawings()[name]
    outline = whole_path(pieces)
    box = outline.boundingRect().adjusted(-_RIM / 2, -_RIM / 2, _RIM / 2, _RIM / 2)
    size = min(room.width() / box.width(), room.height() / box.height())
    with saved(painter):
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(room.center())
        painter.scale(size, size)
        painter.translate(-box.center())
        painter.fillPath(stroked(outline, _RIM), _PAINTS["ink"])
        paint_drawing(painter, pieces, _PAINTS)


_CHALK = QColor("#D9C7A3")


def paint_missing(painter: QPainter, room: QRectF, name: str) -> None:
    """Paint where a thing will stand: its outline, dashed, in chalk on a dark wall."""
    outline = _silhouette(name)
    box = outline.boundingRect()
    size = min(room.width() / box.width(), room.height() / box.height()) * 0.94
    with saved(painter):
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(room.center())
        painter.scale(size, size)
        painter.translate(-box.center())
        painter.setBrush(Qt.BrushStyle.NoBrush)
        chalk = theme().colour("outline") if theme().name == "contrast" else _CHALK
        painter.setPen(QPen(chalk, 1.6 / size, Qt.PenStyle.DashLine))
        painter.drawPath(outline)


@cache
def _silhouette(name: str) -> QPainterPath:
    return whole_path(_drawings()[name]).simplified()


def paint_side(
    painter: QPainter, room: QRectF, colour: str, motif: str, *, lean: float, side: float, head: float = 0.0
) -> None:
    """Paint the poster of a page into a room at its end: a field in the colour of what the page is about, beams across
    it, and the motif of `side` pixels, a third of it beyond the edge.

    Args:
        lean: how far the field's edge leans.
        head: how far down from the top the page's head reaches, which is of one piece with the field; 0 for none.
    """
    ground = theme().colour(colour)
    high = room.height()
    inner = [QPointF(room.left() + lean, room.top()), room.bottomLeft()]
    if head:
        foot = _corner(lean, high, head)
        inner[:1] = [QPointF(room.left(), room.top() + head), QPointF(room.left() + foot[0], room.top() + foot[1])]
    outer = [room.bottomRight(), room.topRight(), *([room.topLeft()] if head else [])]
    field = QPolygonF([*inner, *outer])
    with saved(painter):
        painter.setClipRect(room, Qt.ClipOperation.IntersectClip)
        set_ink(painter, fill=ground)
        painter.drawPolygon(field)
        paint_beams(painter, room, field, ground, lean)
        pen = QPen(theme().colour("gold" if colour != "gold" else "ink"), theme().px(7))
        pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
        set_ink(painter, line=pen)
        painter.drawPolyline(QPolygonF(inner))
        thing = QRectF(0, 0, side, side)
        thing.moveCenter(QPointF(room.right() - side * 0.3, room.top() + max(high * 0.52, head + side * 0.55)))
        paint_motif(painter, thing, motif)


def _corner(lean: float, high: float, head: float) -> tuple[float, float]:
    """Where the foot of a page's head, which rises towards the end, meets the leaning edge of the field below it."""
    y = (head - HEAD_RISES * lean) / (1 - HEAD_RISES * lean / high)
    return lean * (1 - y / high), y


def paint_beams(painter: QPainter, room: QRectF, field: QPolygonF, ground: QColor, lean: float) -> None:
    """Paint beams over a field: they fall through the room of a page's side, and through what lies before that."""
    wide = room.width()
    set_ink(painter, fill=ground.darker(112))
    for at in range(-5, 4):
        top, foot = room.left() + lean + wide * at * 0.5, room.left() + wide * (at * 0.5 - 0.9)
        beam = polygon(
            (top, room.top()), (top + wide * 0.24, room.top()), (foot + wide * 0.24, room.bottom()),
            (foot, room.bottom()),
        )  # fmt: skip
        painter.drawPolygon(QPolygonF(beam).intersected(field))


HEAD_RISES: Final = 0.03
"""How steeply the foot of a page's head rises towards its end."""


def share_of_side(width: float) -> float:
    """How much of a window's width a page's field takes, both in design pixels; 0 where a band has to do instead."""
    return 0.0 if width < _BESIDE else max(width * (0.22 if width >= _ROOMY else 0.18), width - _WIDEST)


class PosterSide(QWidget):
    """The coloured field at the end of a page, with its motif. It says nothing: the page's heading does."""

    def __init__(self, colour: str, motif: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.colour, self.motif = colour, motif
        self._head = 0.0
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)

    @property
    def lean(self) -> float:
        """How far its edge leans, pixels."""
        return min(theme().px(_LEAN), self.width() * 0.4)

    def set_head(self, foot: float) -> None:
        """How far down the page's head reaches where the field begins, pixels; 0: it is not of one piece with it."""
        if foot != self._head:
            self._head = foot
            self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        room = QRectF(self.rect())
        side = max(theme().px(_SIDE), min(room.width() * 0.95, room.height() * 0.5))
        with painting(self) as painter:
            if leftward(self):
                painter.translate(room.width(), 0)
                painter.scale(-1, 1)
            paint_side(painter, room, self.colour, self.motif, lean=self.lean, side=side, head=self._head)


_LEAN, _SIDE = 72, 200
"""Design pixels: how far the edge leans, and the least of a motif."""
_BESIDE, _ROOMY, _WIDEST = 820, 960, 1180
"""Design pixels of width from which a page has a field beside it, has one as large as it likes, and needs no more."""
