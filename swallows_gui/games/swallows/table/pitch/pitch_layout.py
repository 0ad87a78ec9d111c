"""Where cards, die, sum and signs lie on the pitch of a stage, so that none hides what another one says."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize

from swallows_gui.games.swallows.table.pitch.sum_plate import die_room
from swallows_gui.services.theme import theme
from swallows_gui.ui.stage.layout import FAR_LINE, NEAR_LINE, Needs, StageLayout, lay_out

TURN = 4.0
"""Degrees by which a card that lies is turned."""
_TOUCH = 4.0
"""Pixels by which a sign may reach into what lies beside it: signs are not rectangles."""


@dataclass(frozen=True, slots=True)
class PitchLayout:
    """In pixels of the scene: the pitch, a card at either side, die and sum in the middle."""

    room: QRectF
    field: QRectF
    """From the far line to the near one: of goals, of the place of play and of the ball's way, which runs behind the
    cards."""
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
        width = max(width, die.width() * 0.6)
        left = die.left() - width if side < 0 else die.right()
        return QRectF(left, die.top(), width, die.height()).adjusted(width * 0.06, -3, -width * 0.06, 3)


def layout_of(places: StageLayout) -> PitchLayout:
    """What lies on a stage's ground, where the stage has it; the pitch reaches from its far line to its near one."""
    room = QRectF(places.room)
    far, near = room.top() + room.height() * FAR_LINE, room.top() + room.height() * NEAR_LINE
    field = QRectF(room.left(), far, room.width(), near - far)
    card = places.left.size().toSize()
    return PitchLayout(room, field, card, places.left.center(), places.right.center(), places.sums)


def plain_layout(room: QRectF) -> PitchLayout:
    """The same on a stage of which nothing else is known."""
    return layout_of(lay_out(room.toRect(), theme().scale, Needs()))
