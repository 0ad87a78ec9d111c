"""Where things are on the pitch that is the score: one mown stripe for every five points, read from left to right."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath, QPolygonF

from swallows_gui.games.power_soccer.words.match_story import GOAL
from swallows_gui.services.theme import theme

STEP = 5
"""Points of a stripe."""
LOW = 150
"""Design pixels: below this height the pitch is a line of numbers with die and plate beside it."""


class PitchPlan:
    """Maps points and depth (0 at the far side, 1 at the near one) into a room."""

    def __init__(self, room: QRectF) -> None:
        px = theme().px
        self.whole = room
        self.low = room.height() < px(LOW)
        """Whether there is only room for a line of numbers."""
        self.words = QRectF(room.left(), room.top(), room.width() * (0.36 if self.low else 1.0), room.height())
        """The room of card, die and plate."""
        left = self.words.right() if self.low else room.left()
        edge = px(6 if self.low else 12)
        self.field = QRectF(left, room.top() + edge, room.right() - left, room.height() - 2 * edge)
        self.lean = self.field.height() * (0.12 if self.low else 0.2)
        self._start = self.field.left() + max(px(8), self.field.width() * 0.03)
        self._span = self.field.width() * (0.84 if self.low else 0.81) - self.lean * 0.3
        self.ground = 0.42 if self.low else 0.66
        """Depth at which the ball lies."""

    def at(self, points: float, depth: float) -> QPointF:
        """A point of the pitch; the far side leans to the right."""
        x = self._start + self._span * points / GOAL + (1 - depth) * self.lean
        return QPointF(x, self.field.top() + self.field.height() * depth)

    @property
    def stripe(self) -> float:
        """The width of a stripe, pixels."""
        return self._span * STEP / GOAL

    def strip(self, start: float, end: float, top: float = 0.0, bottom: float = 1.0) -> QPolygonF:
        """The pitch between two numbers of points."""
        return QPolygonF([self.at(start, top), self.at(end, top), self.at(end, bottom), self.at(start, bottom)])

    def ball(self, points: int) -> QPointF:
        """The ball's position at so many points: in its stripe, in the net, or beyond it."""
        if points > GOAL:
            return QPointF(self.field.right() + self.stripe * 0.4, self.field.top() - self.stripe * 0.3)
        if points == GOAL:
            return self.at(GOAL + 2.2, self.ground - 0.1)
        return self.at(points + STEP / 2, self.ground)

    def hop(self, start: int, end: int) -> QPainterPath:
        """The way of the ball from so many points to so many."""
        a, b = self.ball(start), self.ball(end)
        high = min(self.field.height() * 0.5, abs(b.x() - a.x()) * 0.42 + self.field.height() * 0.05)
        middle = (a.x() + b.x()) / 2
        if self.low:
            high = min(high, self.field.height() * 0.3)
        elif middle < self.at(GOAL / 2, 0.5).x():  # below the plate
            high = min(high, a.y() - self.die().bottom() - theme().px(20))
        path = QPainterPath(a)
        if end > GOAL:
            path.quadTo(QPointF(a.x() + (b.x() - a.x()) * 0.45, b.y() - self.field.height() * 0.12), b)
        else:
            path.quadTo(QPointF((a.x() + b.x()) / 2, min(a.y(), b.y()) - 2 * high), b)
        return path

    @property
    def radius(self) -> float:
        """The ball's radius in pixels."""
        return max(theme().px(6), min(self.stripe * 0.22, self.field.height() * (0.2 if self.low else 0.062)))

    def goal(self) -> QPolygonF:
        """The mouth of the goal: far post's head, near post's head, near post's foot, far post's foot."""
        wide = self.stripe * 0.42
        top, bottom = (0.05, 0.72) if self.low else (0.24, 0.72)
        head, foot = self.at(GOAL + 0.2, top), self.at(GOAL + 0.2, bottom)
        return QPolygonF([head, head + QPointF(wide, self.field.height() * 0.02), foot + QPointF(wide * 0.9, 0), foot])

    def die(self) -> QRectF:
        """The rectangle of the (first) die."""
        px = theme().px
        if self.low:
            side = min(self.words.height() * 0.62, self.words.width() * 0.3)
            at = QPointF(self.words.left() + px(8), self.words.center().y() - side / 2)
            return QRectF(at.x(), at.y(), side, side)
        side = min(px(84), self.field.height() * 0.28)
        return QRectF(self.at(0, 0.05).x() + px(8) + side * 0.1, self.field.top() + px(26), side, side)

    def card(self) -> QRectF:
        """The rectangle of the foul card."""
        px = theme().px
        if self.low:
            high = min(px(40), self.words.height() * 0.44)
            return QRectF(self.words.left() + px(4), self.words.top() + px(2), high * 0.7, high)
        high = min(px(84), self.field.height() * 0.28)
        return QRectF(self.whole.left() + px(20), self.whole.top() + px(8), high * 0.68, high)
