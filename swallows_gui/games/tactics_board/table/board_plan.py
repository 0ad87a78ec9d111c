"""Where the squares lie: Red's goal line is on the left, column A at the top; the board is never turned (T1.1)."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPolygonF

from swallows_gui.games.tactics_board.rules.board import COLUMNS, OFF, ROWS

_SIDES, _TOP, _FOOT = 0.62, 0.46, 0.36
"""Room beside, over and under the squares, in sides of a square: goals, letters, numbers, names of the halves."""


class BoardPlan:
    """Maps squares into a room."""

    def __init__(self, room: QRectF) -> None:
        self.whole = room
        self.side = min(room.width() / (ROWS + 2 * _SIDES), room.height() / (COLUMNS + _TOP + _FOOT))
        """Of a square, pixels."""
        wide, high = self.side * ROWS, self.side * COLUMNS
        left = room.center().x() - wide / 2
        top = room.top() + (room.height() - high - (_TOP + _FOOT) * self.side) / 2 + _TOP * self.side
        self.field = QRectF(left, top, wide, high)

    @staticmethod
    def room_for(side: float) -> QSize:
        """What squares of a side need."""
        return QSize(round(side * (ROWS + 2 * _SIDES)), round(side * (COLUMNS + _TOP + _FOOT)))

    def rect(self, square: int) -> QRectF:
        """Where a square lies."""
        y, x = divmod(square, COLUMNS)
        return QRectF(self.field.left() + y * self.side, self.field.top() + x * self.side, self.side, self.side)

    def at(self, square: int) -> QPointF:
        """The middle of a square."""
        return self.rect(square).center()

    def square(self, point: QPointF) -> int:
        """The square under a point, or OFF."""
        if not self.field.contains(point) or self.side <= 0:
            return OFF
        y = min(ROWS - 1, int((point.x() - self.field.left()) / self.side))
        x = min(COLUMNS - 1, int((point.y() - self.field.top()) / self.side))
        return y * COLUMNS + x

    def block(self, squares: Sequence[int]) -> QRectF:
        """The rectangle around squares."""
        room = self.rect(squares[0])
        for square in squares[1:]:
            room = room.united(self.rect(square))
        return room

    def line(self, way: Sequence[int]) -> QPolygonF:
        """A way from middle to middle."""
        return QPolygonF([self.at(square) for square in way])

    def along(self, way: Sequence[int], part: float) -> QPointF:
        """Where something is that has gone a part of a way, equally fast on every square."""
        if len(way) < 2:
            return self.at(way[0])
        done = max(0.0, min(1.0, part)) * (len(way) - 1)
        leg = min(len(way) - 2, int(done))
        start, end = self.at(way[leg]), self.at(way[leg + 1])
        return start + (end - start) * (done - leg)

    def side_line(self, row: int) -> float:
        """Where the squares of a row from Red's goal line (0 to 16) begin."""
        return self.field.left() + row * self.side
