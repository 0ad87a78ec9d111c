"""Where things are on the field: a grid of eleven columns with France's goal up, and a mouth behind each end."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF

from swallows_gui.games.grudgematch.rules.board import COMPASS, FIRST_COLUMN, WIDTH
from swallows_gui.games.grudgematch.rules.tables import FRANCE, GERMANY
from swallows_gui.services.theme import theme

MOUTH = (6, 7, 8)
"""Columns of the goal mouths (G0.4)."""
_LONGEST = 1.24
"""Height of a space, in widths, at most."""
_SQUATTEST = 0.72


class BoardPlan:
    """Maps spaces into a room; row 0 of the grid is the one at the top."""

    def __init__(self, room: QRectF, rows: int) -> None:
        px = theme().px
        self.whole = room
        self.rows = rows
        self.end = rows // 2
        tiny = room.height() < px(300)
        left = px(6) if room.width() < px(260) else px(26)
        self.mouth_height = max(6.0, min(px(30), room.height() * 0.045))
        free = room.height() - 2 * self.mouth_height - px(4 if tiny else 10)
        wide = (room.width() - left - px(8)) / WIDTH
        high = free / rows
        self.cell_width = min(wide, high / _SQUATTEST)
        self.cell_height = min(high, self.cell_width * _LONGEST)
        width, height = self.cell_width * WIDTH, self.cell_height * rows
        across = room.left() + left + max(0.0, (room.width() - left - px(8) - width) / 2)
        self.field = QRectF(across, room.center().y() - height / 2, width, height)

    def cell(self, space: int) -> QRectF:
        """The room of a space."""
        row, column = divmod(space, WIDTH)
        return QRectF(
            self.field.left() + column * self.cell_width,
            self.field.top() + (self.rows - 1 - row) * self.cell_height,
            self.cell_width,
            self.cell_height,
        )

    def middle(self, space: int) -> QPointF:
        """The middle of a space."""
        return self.cell(space).center()

    def place(self, space: int) -> tuple[int, int]:
        """Column and row, as players count them."""
        return space % WIDTH + FIRST_COLUMN, space // WIDTH - self.end

    def mouth(self, side: int) -> QRectF:
        """The goal mouth of a side: behind its end row."""
        left = self.field.left() + (MOUTH[0] - FIRST_COLUMN) * self.cell_width
        width = len(MOUTH) * self.cell_width
        if side == FRANCE:
            return QRectF(left, self.field.top() - self.mouth_height, width, self.mouth_height)
        return QRectF(left, self.field.bottom(), width, self.mouth_height)

    def goal_box(self, side: int) -> QRectF:
        """The goal box of a side."""
        row = self.rows - 1 if side == FRANCE else 0
        first = self.cell(row * WIDTH + MOUTH[0] - FIRST_COLUMN)
        return QRectF(first.left(), first.top(), len(MOUTH) * self.cell_width, self.cell_height)

    def into_goal(self, space: int, direction: int) -> QPointF:
        """Where a ball lies in the net that leaves a space in a direction."""
        across, up = COMPASS[direction]
        side = FRANCE if up > 0 else GERMANY
        x = self.middle(space).x() + across * self.cell_width
        return QPointF(x, self.mouth(side).center().y())

    def space_at(self, point: QPointF) -> int | None:
        """The space under a point; None beside the field."""
        if not self.field.contains(point):
            return None
        column = min(WIDTH - 1, int((point.x() - self.field.left()) / self.cell_width))
        down = min(self.rows - 1, int((point.y() - self.field.top()) / self.cell_height))
        return (self.rows - 1 - down) * WIDTH + column

    def goal_at(self, point: QPointF) -> tuple[int, int] | None:
        """Side and column of the goal mouth under a point; None elsewhere."""
        for side in (GERMANY, FRANCE):
            mouth = self.mouth(side)
            if mouth.contains(point):
                return side, MOUTH[min(2, int((point.x() - mouth.left()) / self.cell_width))]
        return None

    def man(self, space: int) -> QRectF:
        """Where the head of a man on a space is painted."""
        return self.man_at(self.middle(space))

    @property
    def named(self) -> bool:
        """Whether there is room for the men's names."""
        return self.cell_height >= theme().px(44) and self.cell_width >= theme().px(40)

    def man_at(self, middle: QPointF) -> QRectF:
        """The same for a man who stands at a point of the field."""
        name = self.cell_height * 0.2 if self.named else 0.0
        side = min(self.cell_width * 0.92, (self.cell_height - name) * 0.94)
        return QRectF(middle.x() - side / 2, middle.y() - name / 2 - side / 2, side, side)

    @property
    def radius(self) -> float:
        """Of the ball, pixels."""
        return min(self.cell_width, self.cell_height) * 0.3

    def dice(self, count: int, far_from: int) -> QRectF:
        """Where dice fall: on the half that the ball is not in."""
        side = min(self.cell_width * 1.25, self.cell_height * 1.25)
        width = side * (1 + 1.25 * (count - 1))
        low = far_from >= 0 and far_from // WIDTH > self.end
        y = self.field.top() + self.field.height() * (0.76 if low else 0.24)
        return QRectF(self.field.center().x() - width / 2, y - side / 2, side, side)
