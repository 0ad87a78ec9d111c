"""Where cards, die, sum and signs lie on a pitch of a size, so that none hides what another one says."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize

from swallows_gui.ui.swallows.cards.card_sheet import CARD_RATIO
from swallows_gui.ui.swallows.pitch.sum_plate import die_room

_TALLER = 1.15
"""How much larger cards must become for die and sum to move above them."""
_TOUCH = 4.0
"""Pixels by which a sign may reach into what lies beside it: signs are not rectangles."""


@dataclass(frozen=True, slots=True)
class PitchLayout:
    """In pixels of the scene: a card at either side, and between or above them die and sum."""

    room: QRectF
    card: QSize
    left: QPointF
    """The middle of the card at the left."""
    right: QPointF
    sums: QRectF
    """For the die and the sum below it."""
    above: bool
    """Whether die and sum lie above the cards."""

    def free(self, sign: QRectF, cards: Sequence[QPointF]) -> QRectF | None:
        """A sign's room, moved into the pitch; None if it would hide a card at one of the places, or words."""
        inside = QRectF(sign)
        inside.moveLeft(min(max(sign.left(), self.room.left()), self.room.right() - sign.width()))
        inside.moveTop(min(max(sign.top(), self.room.top()), self.room.bottom() - sign.height()))
        core = inside.adjusted(_TOUCH, _TOUCH, -_TOUCH, -_TOUCH)
        w, h = self.card.width(), self.card.height()
        taken = [QRectF(at.x() - w / 2, at.y() - h / 2, w, h) for at in cards]
        return None if any(core.intersects(other) for other in [self.sums, *taken]) else inside

    def beside_die(self, side: int) -> QRectF:
        """The room for a sign: left (-1) or right (1) of the die, or between the cards where die and sum lie above."""
        if self.above:
            width = self.right.x() - self.left.x() - self.card.width()
            return QRectF(self.room.center().x() - width / 2, self.left.y() - width / 2, width, width)
        die = die_room(self.sums)
        width = die.left() - self.sums.left()
        left = self.sums.left() if side < 0 else die.right()
        return QRectF(left, die.top(), width, die.height()).adjusted(width * 0.06, -3, -width * 0.06, 3)


def layout_of(room: QRectF) -> PitchLayout:
    """The layout in which cards are largest: wide with the sum between them, or high with the sum above them."""
    wide = min(room.height() * 0.84, room.width() * 0.235 / CARD_RATIO)
    high = min(room.height() * 0.56, room.width() * 0.34 / CARD_RATIO)
    return _above(room, high) if high > wide * _TALLER else _between(room, wide)


def _between(room: QRectF, height: float) -> PitchLayout:
    width = room.width() * 0.3
    sums = QRectF(room.center().x() - width / 2, room.top() + room.height() * 0.1, width, room.height() * 0.8)
    y = room.center().y()
    return PitchLayout(
        room,
        QSize(round(height * CARD_RATIO), round(height)),
        QPointF(room.left() + room.width() * 0.215, y),
        QPointF(room.left() + room.width() * 0.785, y),
        sums,
        above=False,
    )


def _above(room: QRectF, height: float) -> PitchLayout:
    gap = room.height() * 0.035
    y = room.bottom() - gap - height / 2
    top, bottom = room.top() + gap, y - height / 2 - gap
    width = room.width() * 0.86
    return PitchLayout(
        room,
        QSize(round(height * CARD_RATIO), round(height)),
        QPointF(room.left() + room.width() * 0.25, y),
        QPointF(room.left() + room.width() * 0.75, y),
        QRectF(room.center().x() - width / 2, top, width, bottom - top),
        above=True,
    )
