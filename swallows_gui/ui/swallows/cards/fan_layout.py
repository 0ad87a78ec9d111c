"""Where the cards of a hand lie: an arc for a fan, a flat row where there is little room."""

from __future__ import annotations

import math
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPolygonF, QTransform

from swallows_gui.ui.swallows.cards.card_sheet import CARD_RATIO

LIFT = 0.09
"""How far a playable card stands out, as a part of its height."""
HOVER = 0.16
CHOSEN = 0.2
_ASIDE = 0.03
"""Room beside a flat row, for the frame of its first and last card, as a part of its height."""
FLAT_BELOW = 150
"""Height of a view, in design pixels at 100 % text, below which the hand is a flat row."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where one card lies: its middle, size, and turn in degrees."""

    centre: QPointF
    size: QSizeF
    turn: float

    def transform(self) -> QTransform:
        """From a card whose upper left corner is the origin into the view."""
        result = QTransform()
        result.translate(self.centre.x(), self.centre.y())
        result.rotate(self.turn)
        result.translate(-self.size.width() / 2, -self.size.height() / 2)
        return result

    def outline(self) -> QPolygonF:
        """The card's corners in the view."""
        return self.transform().map(QPolygonF(QRectF(QPointF(0, 0), self.size)))

    def lifted(self, distance: float) -> Place:
        """The same card, moved along its own axis."""
        angle = math.radians(self.turn)
        return Place(self.centre + QPointF(math.sin(angle), -math.cos(angle)) * distance, self.size, self.turn)


def lay_out(count: int, room: QSizeF, flat: bool) -> list[Place]:
    """The places of a number of cards in a room in pixels, left to right."""
    if count == 0 or room.width() < 4 or room.height() < 4:
        return []
    return _flat(count, room) if flat else _fan(count, room)


def _flat(count: int, room: QSizeF) -> list[Place]:
    height = room.height() * 0.86
    size = QSizeF(height * CARD_RATIO, height)
    if size.width() > room.width():
        size = QSizeF(room.width(), room.width() / CARD_RATIO)
    wide = room.width() - 2 * _ASIDE * room.height()
    step = min(size.width() * 1.06, max(0.0, wide - size.width()) / max(1, count - 1))
    left = (room.width() - step * (count - 1) - size.width()) / 2 + size.width() / 2
    y = room.height() - size.height() / 2 - 1
    return [Place(QPointF(left + step * row, y), size, 0) for row in range(count)]


def _fan(count: int, room: QSizeF) -> list[Place]:
    """An arc: the outer cards turned outwards and a little lower. All corners stay inside the room."""
    spread = min(26.0, 4.2 * (count - 1))
    height = room.height() * 0.96
    for _ in range(8):
        size = QSizeF(height * CARD_RATIO, height)
        reach = math.radians(spread / 2)
        side = size.width() / 2 * math.cos(reach) + size.height() * (0.5 + CHOSEN) * math.sin(reach) + 1
        step = min(size.width() * 0.82, (room.width() - 2 * side) / max(1, count - 1)) if count > 1 else 0.0
        step = max(step, 2.0)
        half = step * (count - 1) / 2
        sag = _sag(half, spread)
        corner = size.height() / 2 * math.cos(reach) + size.width() / 2 * math.sin(reach)
        needed = size.height() * (0.5 + CHOSEN) + sag + corner
        if needed <= room.height():
            break
        height *= max(0.6, room.height() / needed * 0.99)
    top = size.height() * (0.5 + CHOSEN) + max(0.0, room.height() - needed) / 2
    places = []
    for row in range(count):
        part = (row / (count - 1)) * 2 - 1 if count > 1 else 0.0
        places.append(
            Place(
                QPointF(room.width() / 2 + part * half, top + sag * part * part),
                size,
                round(part * spread) / 2,  # half degrees: a card once turned so can be used again
            )
        )
    return places


def _sag(half: float, spread: float) -> float:
    """How much lower the outermost card of an arc lies than the middle one."""
    return half * math.tan(math.radians(spread / 4)) if spread else 0.0
