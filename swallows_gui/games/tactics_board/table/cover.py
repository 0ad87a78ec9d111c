"""The cover of Tactics Board: the board in the distance, a red eight with the ball, and its way with one bend."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from swallows_gui.games.tactics_board.table.pawn_paint import GOLD, INK, PAPER, paint_match_ball, paint_pawn
from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.dice import paint_die
from swallows_gui.ui.kit.painting import saved, set_ink

_ROWS, _COLUMNS = 6, 5


def paint_cover(painter: QPainter, room: QRectF) -> None:
    """Paint the cover; a title has room in the upper quarter, a line on the grass at the foot."""
    t = theme()
    with saved(painter):
        painter.translate(room.topLeft())
        width, height = room.width(), room.height()
        unit = min(width, height) / 100
        painter.fillRect(QRectF(0, 0, width, height), QColor("#1F4E9E"))
        top = height * 0.3
        painter.fillRect(QRectF(0, top, width, height - top), t.colour("grass"))

        def at(column: float, row: float) -> QPointF:
            """A point of the board drawn in perspective: row 0 is near."""
            deep = (1 - 0.86**row) / (1 - 0.86**_ROWS)
            y = height * 1.02 - (height * 1.02 - top) * deep
            half = width * (0.78 - 0.42 * deep)
            return QPointF(width / 2 + (column - _COLUMNS / 2) * 2 * half / _COLUMNS, y)

        set_ink(painter, fill=t.colour("grass_dark"))
        for row in range(_ROWS):
            for column in range(-2, _COLUMNS + 2):
                if (row + column) % 2:
                    corners = (at(column, row), at(column + 1, row), at(column + 1, row + 1), at(column, row + 1))
                    painter.drawPolygon(QPolygonF(list(corners)))
        painter.setPen(QPen(t.colour("grass_line"), 1.0 * unit))
        painter.drawLine(at(-2, 3), at(_COLUMNS + 2, 3))
        start, bend, end = at(1.5, 1.4), at(3.5, 3.4), at(3.5, 4.6)
        way = QPainterPath(start)
        way.lineTo(bend)
        way.lineTo(end)
        for colour, wide in ((INK, 3.4), (GOLD, 2.0)):
            pen = QPen(colour, wide * unit, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
            pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            set_ink(painter, line=pen)
            painter.drawPath(way)
        set_ink(painter, line=QPen(INK, 0.8 * unit), fill=GOLD)
        painter.drawEllipse(bend, 2.4 * unit, 2.4 * unit)
        paint_pawn(painter, at(1.5, 4.5), 5.4 * unit, 13, 1)
        paint_pawn(painter, at(2.6, 3.6), 6.2 * unit, 16, 2)
        paint_pawn(painter, end - QPointF(0, 3 * unit), 6.0 * unit, 10, 3)
        paint_pawn(painter, start, 14 * unit, 7, 2)
        paint_match_ball(painter, start + QPointF(12 * unit, 9 * unit), 5.4 * unit)
        die = 15 * unit
        middle = at(4.0, 1.5)
        paint_die(painter, QRectF(middle.x() - die / 2, middle.y() - die / 2, die, die), 3, 14, PAPER.name())
