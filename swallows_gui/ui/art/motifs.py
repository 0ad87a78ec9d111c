"""The motif of a page: one thing, large, in the flat colours of a poster, cut by the page's edge."""

from __future__ import annotations

from functools import cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from swallows_gui.catalogue.places import data_path
from swallows_gui.catalogue.plain_files import BadFile, read_json
from swallows_gui.services.theme import theme
from swallows_gui.ui.art.shapes import Piece, paint_drawing, read_drawing, stroked, whole_path
from swallows_gui.ui.kit.marks import polygon
from swallows_gui.ui.kit.painting import leftward, painting, saved, set_ink

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


def paint_missing(painter: QPainter, room: QRectF, name: str) -> None:
    """Paint where a thing will stand: its outline, dashed."""
    outline = _silhouette(name)
    box = outline.boundingRect()
    size = min(room.width() / box.width(), room.height() / box.height()) * 0.94
    with saved(painter):
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(room.center())
        painter.scale(size, size)
        painter.translate(-box.center())
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(theme().colour("outline"), 1.6 / size, Qt.PenStyle.DashLine))
        painter.drawPath(outline)


@cache
def _silhouette(name: str) -> QPainterPath:
    return whole_path(_drawings()[name]).simplified()


def paint_side(painter: QPainter, room: QRectF, colour: str, motif: str, *, lean: float, side: float) -> None:
    """Paint the poster of a page into a room at its end: a field in the colour of what the page is about, a beam across
    it, and the motif of `side` pixels, a third of it beyond the edge. `lean`: how far the field's edge leans."""
    ground = theme().colour(colour)
    field = polygon(
        (room.left() + lean, room.top()), (room.right(), room.top()), (room.right(), room.bottom()),
        (room.left(), room.bottom()),
    )  # fmt: skip
    with saved(painter):
        painter.setClipRect(room, Qt.ClipOperation.IntersectClip)
        set_ink(painter, fill=ground)
        painter.drawPolygon(field)
        painter.setBrush(ground.darker(112))
        wide, centre = room.width(), QPointF(room.right() - side * 0.3, room.top() + room.height() * 0.52)
        for at in range(-2, 4):
            top, foot = room.left() + lean + wide * at * 0.5, room.left() + wide * (at * 0.5 - 0.9)
            beam = polygon(
                (top, room.top()), (top + wide * 0.24, room.top()), (foot + wide * 0.24, room.bottom()),
                (foot, room.bottom()),
            )  # fmt: skip
            painter.drawPolygon(QPolygonF(beam).intersected(field))
        painter.setPen(QPen(theme().colour("gold" if colour != "gold" else "ink"), theme().px(7)))
        painter.drawLine(QPointF(room.left() + lean, room.top()), room.bottomLeft())
        thing = QRectF(0, 0, side, side)
        thing.moveCenter(centre)
        paint_motif(painter, thing, motif)


def share_of_side(width: float) -> float:
    """How much of a window's width a page's field takes, both in design pixels; 0 where a band has to do instead."""
    return 0.0 if width < _BESIDE else max(width * (0.22 if width >= _ROOMY else 0.18), width - _WIDEST)


class PosterSide(QWidget):
    """The coloured field at the end of a page, with its motif. It says nothing: the page's heading does."""

    def __init__(self, colour: str, motif: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.colour, self.motif = colour, motif
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)

    def paintEvent(self, _event: QPaintEvent) -> None:
        room = QRectF(self.rect())
        lean = min(theme().px(_LEAN), room.width() * 0.4)
        side = max(theme().px(_SIDE), min(room.width() * 0.95, room.height() * 0.5))
        with painting(self) as painter:
            if leftward(self):
                painter.translate(room.width(), 0)
                painter.scale(-1, 1)
            paint_side(painter, room, self.colour, self.motif, lean=lean, side=side)


_LEAN, _SIDE = 72, 200
"""Design pixels: how far the edge leans, and the least of a motif."""
_BESIDE, _ROOMY, _WIDEST = 820, 960, 1180
"""Design pixels of width from which a page has a field beside it, has one as large as it likes, and needs no more."""
