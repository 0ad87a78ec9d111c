"""A philosopher's head: in the disc of a German man, in the square of a French one, on his cards."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from swallows_gui.games.grudgematch.data.heads import heads
from swallows_gui.games.grudgematch.rules.tables import FRANCE
from swallows_gui.services.palette import LIGHT
from swallows_gui.ui.art.paints import paints
from swallows_gui.ui.art.shapes import Piece, paint_drawing, read_drawing, stroked, whole_path
from swallows_gui.ui.kit.painting import saved, set_ink

INK = QColor("#1A1A1A")
GROUNDS = (QColor("#F4EFE3"), QColor("#BFD6EC"))
"""By side."""
EDGES = (QColor("#1A1A1A"), QColor("#1F4E9E"))
"""By side: the colour of frames and names."""
_FRENCH_ROUND = 0.16
"""Of a square's corners, in sides."""


@cache
def _pieces(man: int) -> tuple[Piece, ...]:
    return read_drawing(heads()[man])


@cache
def _outline(man: int) -> QPainterPath:
    return stroked(whole_path(_pieces(man)), 4.5)


def frame_path(room: QRectF, side: int) -> QPainterPath:
    """A disc for Germany, a square with round corners for France."""
    path = QPainterPath()
    if side == FRANCE:
        round_by = room.width() * _FRENCH_ROUND
        path.addRoundedRect(room, round_by, round_by)
    else:
        path.addEllipse(room)
    return path


def paint_man(painter: QPainter, room: QRectF, man: int, *, edge: float = 0.0, rim: QColor | None = None) -> None:
    """Paint a man's head in the frame of his side into a square room; `edge`: the width of its line, `rim`: its
    colour in place of the side's."""
    side = man // 4
    frame = frame_path(room, side)
    with saved(painter):
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillPath(frame, GROUNDS[side])
        with saved(painter):
            painter.setClipPath(frame, Qt.ClipOperation.IntersectClip)
            paint_bare_head(painter, room, man)
        set_ink(painter, line=QPen(rim or EDGES[side], edge or max(1.4, room.width() * 0.05)))
        painter.drawPath(frame)


def paint_bare_head(painter: QPainter, room: QRectF, man: int) -> None:
    """Paint a man's head without a frame, as large as a square room has place for."""
    with saved(painter):
        scale = room.width() / 100
        painter.translate(room.center())
        painter.scale(scale, scale)
        painter.fillPath(_outline(man), INK)
        paint_drawing(painter, _pieces(man), paints(LIGHT))
