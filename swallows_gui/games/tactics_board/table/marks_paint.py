"""What can be chosen on the board: gold for a shot, a ring for a pass, a frame for a battle, a dot for a loose ball;
the way to what is looked at, with its bend, and its tag."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen, QPolygonF

from swallows_gui.games.tactics_board.table.board_plan import BoardPlan
from swallows_gui.games.tactics_board.table.pawn_paint import GOLD, INK, PAPER
from swallows_gui.games.tactics_board.table.picture import SquareMark
from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.marks import leaning
from swallows_gui.ui.kit.painting import set_ink
from swallows_gui.ui.kit.text_fit import draw_centred


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
    """The frame around the square that is looked at; it is seen best where the keys go to it."""
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
