"""The goal wall, which takes the pitch's place, and the shots at it in circles."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen

from swallows_gui.games.power_soccer.table.picture import PitchPicture
from swallows_gui.games.power_soccer.table.pitch_plan import Plan
from swallows_gui.games.power_soccer.words.match_story import MISS, Shot
from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.dice_tray import INK, PAPER
from swallows_gui.ui.kit.painting import set_ink
from swallows_gui.ui.kit.text_fit import fit_line

_GOLD = QColor("#E3B040")


class WallPlan:
    """Maps the goal wall: one hole high on the left, one low on the right."""

    def __init__(self, plan: Plan) -> None:
        room = plan.field
        high = room.height() * 0.74
        wide = min(room.width() * 0.44, high * 2.1)
        middle = room.left() + room.width() * (0.5 if plan.low else 0.7)
        self.board = QRectF(middle - wide / 2, room.top() + room.height() * 0.04, wide, high)
        self.radius = high * 0.19
        self.ball = QPointF(middle, room.top() + room.height() * 0.92)

    def hole(self, which: str) -> QPointF:
        """The middle of a hole; the decider is shot at the high one."""
        if which == "low":
            return QPointF(self.board.left() + self.board.width() * 0.78, self.board.top() + self.board.height() * 0.72)
        return QPointF(self.board.left() + self.board.width() * 0.22, self.board.top() + self.board.height() * 0.3)

    def shot(self, which: str, *, hit: bool) -> QPointF:
        """Where a shot ends."""
        at = self.hole(which)
        return at if hit else at + QPointF(self.radius * (1.9 if which != "low" else -1.9), -self.radius * 0.3)


def paint_wall(painter: QPainter, plan: Plan, picture: PitchPicture) -> None:
    """The wall in the pitch's place, the hole that is aimed at in gold."""
    t = theme()
    wall = WallPlan(plan)
    set_ink(painter, line=QPen(INK, t.px(3)), fill=QColor("#B98A55"))
    painter.drawRect(wall.board)
    painter.setPen(QPen(QColor(0, 0, 0, 60), t.px(1.5)))
    for plank in range(1, 6):
        y = wall.board.top() + wall.board.height() * plank / 6
        painter.drawLine(QPointF(wall.board.left(), y), QPointF(wall.board.right(), y))
    aim = "high" if picture.hole == "decider" else picture.hole
    for which in ("high", "low"):
        aimed = which == aim
        set_ink(painter, line=QPen(_GOLD if aimed else INK, t.px(6 if aimed else 3)), fill=QColor("#20201E"))
        painter.drawEllipse(wall.hole(which), wall.radius, wall.radius)
    _paint_rows(painter, plan, picture, least=6)


def _paint_rows(painter: QPainter, plan: Plan, picture: PitchPicture, least: int) -> None:
    """The shots of both sides in circles: a full one is in, a crossed one is not, an empty one is to come."""
    if not least:
        return
    t = theme()
    rooms = plan.words if plan.low else plan.whole
    side = t.px(20)
    most = max(least, *(len(row) for row in picture.shots))
    named, shot_at = (0.42, 0.5) if plan.low else (0.13, 0.26)
    gap = min(side * 1.3, rooms.width() * shot_at / max(1, most))
    top = rooms.bottom() - side * 3.6 if not plan.low else rooms.top() + side * 0.8
    longest = max(picture.names, key=len)
    font = fit_line(longest, rooms.width() * named, lambda px: t.sized_font("strong", px), side * 0.75, side * 0.45)
    for number, (name, row) in enumerate(zip(picture.names, picture.shots, strict=True)):
        left, y = rooms.left() + t.px(8 if plan.low else 20), top + number * side * 1.7
        painter.setFont(font)
        painter.setPen(PAPER)
        text = QFontMetricsF(font).elidedText(name, Qt.TextElideMode.ElideRight, rooms.width() * named)
        painter.drawText(QPointF(left, y + side * 0.3), text)
        for place in range(most):
            shot = row[place] if place < len(row) else None
            at = QPointF(left + rooms.width() * (named + 0.01) + gap * (place + 0.5), y)
            _paint_circle(painter, at, min(side * 0.5, gap * 0.42), shot)


def _paint_circle(painter: QPainter, at: QPointF, radius: float, shot: Shot | None) -> None:
    set_ink(painter, line=QPen(PAPER, max(1.2, radius * 0.2)))
    if shot is None:
        painter.drawEllipse(at, radius, radius)
        return
    if shot.reason == MISS:
        painter.drawEllipse(at, radius, radius)
        off = QPointF(radius * 0.6, radius * 0.6)
        painter.drawLine(at - off, at + off)
        painter.drawLine(at + QPointF(off.x(), -off.y()), at + QPointF(-off.x(), off.y()))
        return
    painter.setBrush(_GOLD)
    painter.drawEllipse(at, radius, radius)
