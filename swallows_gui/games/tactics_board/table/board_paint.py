"""The board itself: two flat greens, lines, goals, letters and numbers, zones that are closed, the offside line."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from swallows_gui.games.tactics_board.data.board import load
from swallows_gui.games.tactics_board.rules.board import COLUMNS, LETTERS, OFF, ROWS, SQUARES, squares_of
from swallows_gui.games.tactics_board.table.board_plan import BoardPlan
from swallows_gui.games.tactics_board.table.pawn_paint import GOLD, INK
from swallows_gui.services.glossary import translate
from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.painting import saved, set_ink
from swallows_gui.ui.kit.text_fit import draw_centred, fit_line

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
    """Letter and number of the square that is looked at, in gold."""
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
