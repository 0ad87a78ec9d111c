"""What takes the pitch's place: the penalty spot before the goal, the goal wall, and the shots at them in circles."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen, QPolygonF

from swallows_gui.games.power_soccer.table.picture import PitchPicture
from swallows_gui.games.power_soccer.table.pitch_plan import Plan
from swallows_gui.games.power_soccer.words.match_story import MISS, Shot
from swallows_gui.games.power_soccer.words.phrases import colour_name
from swallows_gui.models.vocabulary import labelled
from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.dice_tray import INK, PAPER
from swallows_gui.ui.kit.marks import polygon
from swallows_gui.ui.kit.painting import set_ink
from swallows_gui.ui.kit.text_fit import draw_centred, fit_line

_GOLD = QColor("#E3B040")


class Spot:
    """Maps the penalty: a wide goal, and the ball on its spot before it."""

    def __init__(self, plan: Plan) -> None:
        room = plan.field
        high = room.height() * 0.5
        wide = min(room.width() * (0.5 if plan.low else 0.38), high * 2.7)
        middle = room.left() + room.width() * (0.5 if plan.low else 0.7)
        self.goal = QRectF(middle - wide / 2, room.top() + room.height() * 0.12, wide, high)
        self.ball = QPointF(middle, room.top() + room.height() * 0.86)

    def shot(self, reason: str) -> QPointF:
        """Where a shot ends."""
        if reason == "wide":
            return QPointF(self.goal.right() + self.goal.width() * 0.22, self.goal.top() + self.goal.height() * 0.2)
        if reason == "saved":
            return QPointF(self.goal.left() + self.goal.width() * 0.3, self.goal.top() + self.goal.height() * 0.62)
        return QPointF(self.goal.left() + self.goal.width() * 0.82, self.goal.top() + self.goal.height() * 0.3)


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


def paint_spot(painter: QPainter, plan: Plan, picture: PitchPicture, dark: float = 1.0) -> None:
    """All but spot and goal darkens; the goal says what the colours mean."""
    spot = Spot(plan)
    painter.fillRect(plan.whole, QColor(0, 0, 0, round(150 * dark)))
    if dark < 1:
        painter.setOpacity(dark)
    _paint_wide_goal(painter, spot)
    set_ink(painter, fill=PAPER)
    painter.drawEllipse(spot.ball + QPointF(0, plan.radius * 0.9), plan.radius * 1.2, plan.radius * 0.3)
    painter.setOpacity(1.0)
    _paint_meanings(painter, spot.goal, picture)
    _paint_rows(painter, plan, picture, least=5 if picture.mode == "kicks" else 0)


def _paint_wide_goal(painter: QPainter, spot: Spot) -> None:
    goal = spot.goal
    grass = polygon(
        (goal.left() - goal.width() * 0.14, goal.bottom()),
        (goal.right() + goal.width() * 0.14, goal.bottom()),
        (goal.right() + goal.width() * 0.3, goal.bottom() + goal.height() * 0.84),
        (goal.left() - goal.width() * 0.3, goal.bottom() + goal.height() * 0.84),
    )
    set_ink(painter, fill=theme().colour("grass"))
    painter.drawPolygon(grass)
    net = QColor(255, 255, 255, 90)
    painter.fillRect(goal, QColor(255, 255, 255, 26))
    painter.setPen(QPen(net, 1.2))
    for part in range(1, 16):
        x = goal.left() + goal.width() * part / 16
        painter.drawLine(QPointF(x, goal.top()), QPointF(x, goal.bottom()))
    for part in range(1, 7):
        y = goal.top() + goal.height() * part / 7
        painter.drawLine(QPointF(goal.left(), y), QPointF(goal.right(), y))
    frame = QPen(PAPER, max(3.0, goal.height() * 0.05))
    frame.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
    set_ink(painter, line=frame)
    painter.drawPolyline(QPolygonF([goal.bottomLeft(), goal.topLeft(), goal.topRight(), goal.bottomRight()]))


def _paint_meanings(painter: QPainter, goal: QRectF, picture: PitchPicture) -> None:
    """What black and what white will mean, on two plates in the goal."""
    if not picture.target.black:
        return
    t = theme()
    high = min(t.px(40), goal.height() * 0.3)
    wide = goal.width() * 0.4
    meanings = ((picture.target.black, "black", INK, PAPER), (picture.target.white, "white", PAPER, INK))
    for number, (words, colour, ground, ink) in enumerate(meanings):
        middle = goal.left() + goal.width() * (0.27 if number == 0 else 0.73)
        room = QRectF(middle - wide / 2, goal.center().y() - high / 2, wide, high)
        set_ink(painter, line=QPen(ink, t.px(2)), fill=ground)
        painter.drawRect(room)
        text = labelled(colour_name(colour), words)
        font = fit_line(text, room.width() - t.px(12), lambda px: t.sized_font("strong", px), high * 0.5, 6)
        draw_centred(painter, room, text, font, ink)


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
    if shot.reason in (MISS, "wide", "saved"):
        painter.drawEllipse(at, radius, radius)
        off = QPointF(radius * 0.6, radius * 0.6)
        painter.drawLine(at - off, at + off)
        painter.drawLine(at + QPointF(off.x(), -off.y()), at + QPointF(-off.x(), off.y()))
        return
    painter.setBrush(_GOLD)
    painter.drawEllipse(at, radius, radius)
