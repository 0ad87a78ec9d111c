"""Paints the board of Tactics Board, and marks on it what can be chosen.

The board has two flat greens, lines, goals, letters and numbers, closed zones and the offside line; Red's goal line is
on the left, column A at the top, and it is never turned (T1.1). Choices are gold for a shot, a ring for a pass, a frame
for a battle, a dot for a loose ball; the highlighted one shows its way with its bend, and its tag.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPen, QPolygonF

from swallows_gui.games.tactics_board.data.board import load
from swallows_gui.games.tactics_board.rules.board import COLUMNS, LETTERS, OFF, ROWS, SQUARES, squares_of
from swallows_gui.games.tactics_board.table.pawn_paint import GOLD, INK, PAPER
from swallows_gui.games.tactics_board.table.picture import SquareMark
from swallows_gui.services.glossary import translate
from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.icons import leaning
from swallows_gui.ui.kit.painting import saved, set_ink
from swallows_gui.ui.kit.text_fit import draw_centred, fit_line

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
        """The rectangle of a square."""
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
        """The point at a share of a way, with equal speed on every square."""
        if len(way) < 2:
            return self.at(way[0])
        done = max(0.0, min(1.0, part)) * (len(way) - 1)
        leg = min(len(way) - 2, int(done))
        start, end = self.at(way[leg]), self.at(way[leg + 1])
        return start + (end - start) * (done - leg)

    def side_line(self, row: int) -> float:
        """The x coordinate where a row begins, counted from Red's goal line (0 to 16)."""
        return self.field.left() + row * self.side


_DISC = 0.19
"""Radius of the disc of a letter or number, in sides of a square."""


def paint_field(painter: QPainter, plan: BoardPlan) -> None:
    """All that never moves."""
    t = theme()
    painter.fillRect(plan.whole, t.colour("grass"))
    light = QColor(255, 255, 255, 16)
    set_ink(painter, fill=light)
    for square in range(SQUARES):
        if (square // COLUMNS + square % COLUMNS) % 2:
            painter.drawRect(plan.rect(square))
    paint_lines(painter, plan, t.colour("grass_line"))
    _paint_goals(painter, plan)
    paint_names(painter, plan, t.colour("grass_line"))


def paint_lines(painter: QPainter, plan: BoardPlan, colour: QColor) -> None:
    """The lines of the pitch, on whatever ground."""
    tables = load()
    pen = QPen(colour, max(1.4, plan.side * 0.05))
    pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
    set_ink(painter, line=pen)
    painter.drawRect(plan.field)
    middle = plan.side_line(ROWS // 2)
    painter.drawLine(QPointF(middle, plan.field.top()), QPointF(middle, plan.field.bottom()))
    painter.drawEllipse(plan.field.center(), plan.side, plan.side)
    for side in (0, 1):
        for area in (tables.penalty_area[side], tables.goal_area[side]):
            painter.drawRect(plan.block(list(squares_of(area))))
        for square in squares_of(tables.long_distance[side]):
            at, half = plan.at(square), plan.side * 0.4
            across, down = QPointF(half, 0), QPointF(0, half)
            painter.drawPolygon(QPolygonF([at - across, at - down, at + across, at + down]))
        with saved(painter):
            painter.setBrush(pen.color())
            painter.drawEllipse(plan.at(tables.penalty_spot[side]), plan.side * 0.03, plan.side * 0.03)
    for corner in (plan.field.topLeft(), plan.field.topRight(), plan.field.bottomRight(), plan.field.bottomLeft()):
        with saved(painter):
            painter.setClipRect(plan.field, Qt.ClipOperation.IntersectClip)
            painter.drawEllipse(corner, plan.side * 0.26, plan.side * 0.26)


def _paint_goals(painter: QPainter, plan: BoardPlan) -> None:
    """The goals; their nets leave out the discs of the letters that lie in them."""
    tables, t = load(), theme()
    deep = plan.side * 0.4
    for side in (0, 1):
        mouth = plan.block(list(squares_of(tables.goal_area[side])))
        left = plan.field.left() - deep if side == 0 else plan.field.right()
        room = QRectF(left, mouth.top(), deep, mouth.height())
        net = QPainterPath()
        net.addRect(room)
        for column in range(COLUMNS):
            middle = _beside(plan, column)[side].center()
            if room.contains(middle):
                net.addEllipse(middle, plan.side * _DISC, plan.side * _DISC)
        with saved(painter):
            painter.setClipPath(net, Qt.ClipOperation.IntersectClip)
            painter.fillRect(room, QColor(255, 255, 255, 50))
            painter.setPen(QPen(QColor(255, 255, 255, 100), 1))
            step = deep / 4
            for number in range(1, 4):
                painter.drawLine(
                    QPointF(left + number * step, room.top()), QPointF(left + number * step, room.bottom())
                )
            y = room.top() + step
            while y < room.bottom():
                painter.drawLine(QPointF(left, y), QPointF(left + deep, y))
                y += step
        set_ink(painter, line=QPen(t.colour("grass_line"), max(1.4, plan.side * 0.05)))
        painter.drawRect(room)


def paint_names(painter: QPainter, plan: BoardPlan, ink: QColor) -> None:
    """Letters down both sides, rows along the top, the halves along the foot."""
    t = theme()
    font = t.sized_font("strong", plan.side * 0.27)
    for square in range(0, SQUARES, COLUMNS):
        row = square // COLUMNS
        number = row + 1 if row < ROWS // 2 else ROWS - row
        draw_centred(painter, _over(plan, row), str(number), font, ink)
    for column, letter in enumerate(LETTERS):
        for room in _beside(plan, column):
            draw_centred(painter, room, letter, font, ink)
    halves = (
        (translate("BoardView", "red half"), Qt.AlignmentFlag.AlignLeft, 0),
        (translate("BoardView", "blue half"), Qt.AlignmentFlag.AlignRight, ROWS // 2),
    )
    high = plan.side * 0.3
    for words, align, row in halves:
        room = QRectF(plan.side_line(row), plan.field.bottom() + plan.side * 0.04, plan.side * 8, high)
        painter.setFont(fit_line(words, room.width() * 0.4, lambda px: t.sized_font("label", px), high * 0.8, 6))
        painter.setPen(ink)
        painter.drawText(room, int(align | Qt.AlignmentFlag.AlignVCenter), words)


def _over(plan: BoardPlan, row: int) -> QRectF:
    return QRectF(plan.side_line(row), plan.field.top() - plan.side * 0.42, plan.side, plan.side * 0.38)


def _beside(plan: BoardPlan, column: int) -> tuple[QRectF, QRectF]:
    y = plan.field.top() + column * plan.side
    wide = plan.side * 0.4
    left = plan.field.left() - plan.side * 0.02 - wide
    return QRectF(left, y, wide, plan.side), QRectF(plan.field.right() + plan.side * 0.02, y, wide, plan.side)


def paint_place(painter: QPainter, plan: BoardPlan, square: int) -> None:
    """Paint letter and number of the highlighted square in gold."""
    if square == OFF:
        return
    t = theme()
    row, column = divmod(square, COLUMNS)
    number = row + 1 if row < ROWS // 2 else ROWS - row
    font = t.sized_font("strong", plan.side * 0.27)
    for room, words in ((_over(plan, row), str(number)), *((each, LETTERS[column]) for each in _beside(plan, column))):
        set_ink(painter, fill=GOLD)
        painter.drawEllipse(room.center(), plan.side * _DISC, plan.side * _DISC)
        draw_centred(painter, room, words, font, INK)


def paint_flag_line(painter: QPainter, plan: BoardPlan, row: int, part: float = 1.0) -> None:
    """The line beyond which one is offside, drawn to a part from the top."""
    t = theme()
    x = plan.side_line(row)
    pen = QPen(GOLD, max(1.4, plan.side * 0.05))
    pen.setDashPattern([4.0, 3.0])
    painter.setPen(pen)
    bottom = plan.field.top() + plan.field.height() * part
    painter.drawLine(QPointF(x, plan.field.top()), QPointF(x, bottom))
    if part < 1:
        return
    high = plan.side * 0.3
    set_ink(painter, fill=GOLD)
    foot = QPointF(x, plan.field.bottom() + high * 1.1)
    away = 1 if row > ROWS // 2 else -1
    painter.drawPolygon(
        QPolygonF([foot - QPointF(0, high), foot + QPointF(away * high, -high * 0.72), foot - QPointF(0, high * 0.4)])
    )
    words = translate("BoardView", "offside beyond")
    room = QRectF(x - plan.side * 2.6, plan.field.bottom() + plan.side * 0.04, plan.side * 2.5, high)
    align = Qt.AlignmentFlag.AlignRight
    if away < 0:
        room.moveLeft(x + plan.side * 0.1)
        align = Qt.AlignmentFlag.AlignLeft
    painter.setFont(fit_line(words, room.width(), lambda px: t.sized_font("label", px), high * 0.8, 6))
    painter.setPen(t.colour("grass_line"))
    painter.drawText(room, int(align | Qt.AlignmentFlag.AlignVCenter), words)


def paint_hatching(painter: QPainter, plan: BoardPlan, squares: Sequence[int]) -> None:
    """Squares that a zone closes."""
    if not squares:
        return
    shape = QPainterPath()
    for square in squares:
        shape.addRect(plan.rect(square))
    with saved(painter):
        painter.setClipPath(shape, Qt.ClipOperation.IntersectClip)
        painter.setPen(QPen(QColor(0, 0, 0, 90), max(1.0, plan.side * 0.05)))
        box, step = shape.boundingRect(), plan.side * 0.2
        x = box.left() - box.height()
        while x < box.right():
            painter.drawLine(QPointF(x, box.bottom()), QPointF(x + box.height(), box.top()))
            x += step


def paint_under(painter: QPainter, plan: BoardPlan, marks: Sequence[SquareMark]) -> None:
    """What lies under the pawns: the gold of a shot, and of a run that reaches the ball."""
    for mark in marks:
        if mark.kind in ("shot", "ball"):
            edge = plan.side * 0.04
            set_ink(painter, line=QPen(INK, max(1.0, plan.side * 0.03)), fill=GOLD)
            painter.drawRect(plan.rect(mark.square).adjusted(edge, edge, -edge, -edge))


def paint_over(painter: QPainter, plan: BoardPlan, marks: Sequence[SquareMark], taken: Collection[int]) -> None:
    """What lies around the pawns: rings, frames, dots (aside, where the square is taken), crosses."""
    side = plan.side
    for mark in marks:
        at = plan.at(mark.square)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        match mark.kind:
            case "pass":
                painter.setPen(QPen(PAPER, max(1.6, side * 0.06)))
                painter.drawEllipse(at, side * 0.45, side * 0.45)
            case "battle":
                edge = side * 0.05
                painter.setPen(QPen(PAPER, max(1.6, side * 0.06)))
                painter.drawRect(plan.rect(mark.square).adjusted(edge, edge, -edge, -edge))
            case "loose" | "run" | "dribble":
                set_ink(painter, line=QPen(INK, max(0.8, side * 0.025)), fill=PAPER)
                aside = QPointF(-side * 0.38, -side * 0.38) if mark.square in taken else QPointF()
                painter.drawEllipse(at + aside, side * 0.09, side * 0.09)
            case "offside" | "lost":
                off = side * 0.1
                painter.setPen(QPen(PAPER, max(1.4, side * 0.05)))
                corner = plan.rect(mark.square).topRight() + QPointF(-side * 0.16, side * 0.16)
                painter.drawLine(corner - QPointF(off, off), corner + QPointF(off, off))
                painter.drawLine(corner + QPointF(-off, off), corner + QPointF(off, -off))


def paint_run(painter: QPainter, plan: BoardPlan, way: Sequence[int]) -> None:
    """The last run, dashed, with a ring where it began."""
    if len(way) < 2:
        return
    pen = QPen(PAPER, max(1.2, plan.side * 0.04))
    pen.setDashPattern([4.0, 3.0])
    set_ink(painter, line=pen)
    painter.drawPolyline(plan.line(way))
    painter.drawEllipse(plan.at(way[0]), plan.side * 0.27, plan.side * 0.27)


def paint_way(painter: QPainter, plan: BoardPlan, way: Sequence[int], *, thick: float = 1.0) -> None:
    """A way with a dot at every square, a knob at its bend and an arrow at its end."""
    if len(way) < 2:
        return
    side = plan.side
    points = [plan.at(square) for square in way]
    tip, before = points[-1], points[-2]
    step = tip - before
    length = max(1.0, (step.x() ** 2 + step.y() ** 2) ** 0.5)
    unit = step / length
    end = tip - unit * side * 0.34
    first = points[1] - points[0]
    points[0] += first / max(1.0, (first.x() ** 2 + first.y() ** 2) ** 0.5) * side * 0.36
    line = QPolygonF([*points[:-1], end])
    for colour, width in ((INK, 0.15 * thick), (GOLD, 0.09 * thick)):
        pen = QPen(colour, max(1.5, side * width), Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        set_ink(painter, line=pen)
        painter.drawPolyline(line)
    set_ink(painter, line=QPen(INK, max(0.8, side * 0.03)), fill=GOLD)
    for place in range(1, len(way) - 1):
        turned = way[place] - way[place - 1] != way[place + 1] - way[place]
        radius = side * (0.11 if turned else 0.06) * thick
        painter.drawEllipse(plan.at(way[place]), radius, radius)
    across = QPointF(-unit.y(), unit.x()) * side * 0.16 * thick
    point = tip - unit * side * 0.16
    painter.drawPolygon(QPolygonF([point, end + across, end - across]))


def paint_cursor(painter: QPainter, plan: BoardPlan, square: int, *, focused: bool) -> None:
    """Paint the frame around the highlighted square, stronger when the board has the focus."""
    edge = plan.side * 0.02
    room = plan.rect(square).adjusted(edge, edge, -edge, -edge)
    set_ink(painter, line=QPen(INK, max(3.0, plan.side * 0.1)))
    painter.drawRect(room)
    painter.setPen(QPen(GOLD if focused else PAPER, max(1.6, plan.side * 0.055)))
    painter.drawRect(room)


def paint_tag(painter: QPainter, plan: BoardPlan, square: int, words: str, *, gold: bool) -> None:
    """A slanted plate over a square, or under one in the top row, and never off the board."""
    t = theme()
    font = t.sized_font("strong", max(t.px(12), plan.side * 0.24))
    high = QFontMetricsF(font).height() * 1.2
    wide = QFontMetricsF(font).horizontalAdvance(words) + high * 1.1
    rect = plan.rect(square)
    room = QRectF(rect.center().x() - wide / 2, rect.top() - high * 0.82, wide, high)
    if room.top() < plan.whole.top():
        room.moveTop(rect.bottom() - high * 0.18)
    room.moveLeft(max(plan.whole.left() + 2, min(room.left(), plan.whole.right() - wide - 2)))
    lean = high * 0.24
    set_ink(painter, line=QPen(INK, 1.2), fill=GOLD if gold else INK)
    painter.drawPolygon(leaning(room, lean))
    draw_centred(painter, room, words, font, INK if gold else QColor(PAPER))
