"""Where cards, die, sum and signs lie on a pitch of a size, so that none hides what another one says.

Played cards stand at the rails: beside the lines and the goals, or below them where the room is high.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QPointF, QRectF, QSize

from swallows_gui.games.swallows.table.cards.card_sheet import CARD_RATIO
from swallows_gui.games.swallows.table.pitch.sum_plate import die_room

TURN = 3.0
"""Degrees by which a card that lies is turned."""
_GAP = 5.0
"""Pixels between a card and what stands beside it."""
_TALLER = 1.15
"""How much larger cards must become for the rail to run below the lines."""
_LIFT = 0.5
"""The sum moves up by so much of the lines' height at most."""
_TOUCH = 4.0
"""Pixels by which a sign may reach into what lies beside it: signs are not rectangles."""


@dataclass(frozen=True, slots=True)
class PitchLayout:
    """In pixels of the scene: the lines, a card at either side or below them, die and sum in their middle."""

    room: QRectF
    field: QRectF
    """Of lines and goals, of the place of play and of the ball's way: no card covers it."""
    card: QSize
    left: QPointF
    """The middle of the card at the left."""
    right: QPointF
    sums: QRectF
    """For the die and the sum below it."""

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
        """The room for a sign: left (-1) or right (1) of the die."""
        die = die_room(self.sums)
        width = die.left() - self.sums.left()
        left = self.sums.left() if side < 0 else die.right()
        return QRectF(left, die.top(), width, die.height()).adjusted(width * 0.06, -3, -width * 0.06, 3)


def layout_of(room: QRectF, foot: float = 0.0) -> PitchLayout:
    """The layout in which cards are largest: beside the lines, or below them. `foot`: pixels at the lower edge over
    which something else lies, so that the sum moves up."""
    beside = min(room.height() * 0.8, room.width() * 0.19 / CARD_RATIO)
    below = min(room.height() * 0.42, room.width() * 0.34 / CARD_RATIO)
    made = _below(room, below) if below > beside * _TALLER else _beside(room, beside)
    over = min(max(0.0, foot - (room.bottom() - made.field.bottom())), made.field.height() * _LIFT)
    return replace(made, sums=made.sums.adjusted(0, 0, 0, -over))


def _beside(room: QRectF, height: float) -> PitchLayout:
    card, taken = _card(height)
    rail = taken.width() + 2 * _GAP
    y = room.center().y()
    field = room.adjusted(rail, 0, -rail, 0)
    left, right = QPointF(room.left() + rail / 2, y), QPointF(room.right() - rail / 2, y)
    return PitchLayout(room, field, card, left, right, _sums(field))


def _below(room: QRectF, height: float) -> PitchLayout:
    card, taken = _card(height)
    rail = taken.height() + 2 * _GAP
    y = room.bottom() - rail / 2
    field = room.adjusted(0, 0, 0, -rail)
    left, right = QPointF(room.left() + room.width() * 0.25, y), QPointF(room.left() + room.width() * 0.75, y)
    return PitchLayout(room, field, card, left, right, _sums(field))


def _card(height: float) -> tuple[QSize, QRectF]:
    """The size of a card of a height, and what it takes as it lies."""
    width, turn = height * CARD_RATIO, math.radians(TURN)
    wide = width * math.cos(turn) + height * math.sin(turn)
    high = height * math.cos(turn) + width * math.sin(turn)
    return QSize(round(width), round(height)), QRectF(0, 0, wide, high)


def _sums(field: QRectF) -> QRectF:
    width = min(field.width() * 0.56, field.height() * 1.2)
    return QRectF(field.center().x() - width / 2, field.top() + field.height() * 0.04, width, field.height() * 0.93)
