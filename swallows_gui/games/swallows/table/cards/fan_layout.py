"""Where the cards of a hand lie: an arc for a fan, a flat row where there is little room.

However many they are, and however far one of them stands out, no card covers the number of another.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPolygonF, QTransform

from swallows_gui.games.swallows.table.cards.card_back import CARD_RATIO

LIFT = 0.17
"""How far a playable card stands out, as a part of its height."""
HOVER = 0.2
CHOSEN = 0.23
_ASIDE = 0.03
"""Room beside a flat row, for the frame of its first and last card, as a part of its height."""
FLAT_BELOW = 150
"""Height of a view, in design pixels at 100 % text, below which the hand is a flat row."""
_FLAT_HEIGHT = 0.86
"""Height of a card of a flat row, as a part of the room's."""
_SPREAD, _SPREAD_EACH = 13.0, 2.6
"""Degrees between the first and the last card of a fan at most, and between two neighbours."""
_CROWDED = 6.0
"""Degrees to which a fan closes before its cards become smaller."""
_STEP, _FLAT_STEP = 0.82, 1.06
"""From card to card at most, in widths of a card."""
_SMALLER = 0.97
_LEAST = 12.0
"""Pixels of height below which a card does not become smaller, whatever it covers."""


@dataclass(frozen=True, slots=True)
class FanPlace:
    """The place of a card: its centre, size, and angle in degrees."""

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

    def part(self, room: QRectF) -> QPolygonF:
        """The corners in the view of a room of the card, given in parts of its width and height."""
        w, h = self.size.width(), self.size.height()
        return self.transform().map(QPolygonF(QRectF(room.x() * w, room.y() * h, room.width() * w, room.height() * h)))

    def lifted(self, distance: float) -> FanPlace:
        """The place moved along its own axis."""
        angle = math.radians(self.turn)
        return FanPlace(self.centre + QPointF(math.sin(angle), -math.cos(angle)) * distance, self.size, self.turn)

    def aside(self, distance: float) -> FanPlace:
        """The place moved to the right."""
        return FanPlace(self.centre + QPointF(distance, 0), self.size, self.turn)


def slack(place: FanPlace, number: QRectF, following: FanPlace) -> float:
    """Pixels by which the card that follows may move to the left without covering a card's number, however far either
    stands out; `number` in parts of the card, an empty one without a number."""
    if number.isEmpty():
        return math.inf
    angle = math.radians(following.turn)
    edge = following.transform().map(QPointF(0, 0))
    free = math.inf
    for each in (place, place.lifted(CHOSEN * place.size.height())):
        for corner in each.part(number).toList():
            free = min(free, edge.x() - (corner.y() - edge.y()) * math.tan(angle) - corner.x())
    return free


def lay_out(numbers: Sequence[QRectF], room: QSizeF, flat: bool) -> list[FanPlace]:
    """The places of cards in a room in pixels, left to right; `numbers` as in `slack`, one for each card."""
    if not numbers or room.width() < 4 or room.height() < 4:
        return []
    parts = tuple(each.getRect() for each in numbers)
    return list(_laid_out(parts, room.width(), room.height(), flat))


def room_for(height: float, width: float, flat: bool) -> float:
    """The height in pixels of a room in which cards of a height lie in a fan, or in a flat row, of a width."""
    height *= 1.015  # cards are made to fit in steps
    if flat:
        return height / _FLAT_HEIGHT + 2
    size = QSizeF(height * CARD_RATIO, height)
    half = max(0.0, width / 2 - _side(size, _SPREAD))
    return math.ceil(_needed(size, half, _SPREAD)) + 1


@lru_cache(256)
def _laid_out(
    parts: tuple[tuple[float, float, float, float], ...], width: float, height: float, flat: bool
) -> tuple[FanPlace, ...]:
    numbers = [QRectF(*each) for each in parts]
    tall = height * (_FLAT_HEIGHT if flat else 0.96)
    spread = 0.0 if flat else min(_SPREAD, _SPREAD_EACH * (len(numbers) - 1))
    places: list[FanPlace] = []
    while True:
        size = QSizeF(tall * CARD_RATIO, tall)
        side = size.width() / 2 + _ASIDE * height if flat else _side(size, spread)
        steps = _steps(numbers, size.width(), width - 2 * side, _FLAT_STEP if flat else _STEP)
        half = sum(steps) / 2
        needed = 0.0 if flat else _needed(size, half, spread)
        if needed > height:
            tall *= max(0.6, height / needed * 0.99)
            continue
        narrow = size.width() > width or sum(steps) > max(0.0, width - 2 * side) + 0.5 * len(steps)
        if not narrow or tall < _LEAST:
            places = _flat(steps, size, width, height) if flat else _fan(steps, size, spread, width, height)
            pairs = zip(places, numbers, places[1:], strict=False)
            if tall < _LEAST or all(slack(one, number, other) >= 0 for one, number, other in pairs):
                break
        if spread > _CROWDED:
            spread = max(_CROWDED, spread * 0.9)
        else:
            tall *= _SMALLER
    return tuple(places)


def _flat(steps: Sequence[float], size: QSizeF, width: float, height: float) -> list[FanPlace]:
    left = (width - sum(steps)) / 2
    y = height - size.height() / 2 - 1
    return [FanPlace(QPointF(left + sum(steps[:row]), y), size, 0) for row in range(len(steps) + 1)]


def _fan(steps: Sequence[float], size: QSizeF, spread: float, width: float, height: float) -> list[FanPlace]:
    """An arc: the outer cards turned outwards and a little lower. All corners stay inside the room."""
    half = sum(steps) / 2
    sag = _sag(half, spread)
    top = size.height() * (0.5 + CHOSEN) + max(0.0, height - _needed(size, half, spread)) / 2
    places = []
    for row in range(len(steps) + 1):
        part = sum(steps[:row]) / half - 1 if half else 0.0
        places.append(
            FanPlace(
                QPointF(width / 2 + part * half, top + sag * part * part),
                size,
                round(part * spread) / 2,  # half degrees: a card once turned so can be used again
            )
        )
    return places


def _steps(numbers: Sequence[QRectF], wide: float, total: float, most: float) -> list[float]:
    """From card to card in pixels: equal steps as far as the numbers allow it, together no more than `total` unless the
    numbers need it."""
    least = [number.right() * wide for number in numbers[:-1]]
    low, high = 0.0, most * wide
    for _ in range(12):
        middle = (low + high) / 2
        if sum(max(each, middle) for each in least) <= total:
            low = middle
        else:
            high = middle
    return [max(each, low, 0.5) for each in least]


def _side(size: QSizeF, spread: float) -> float:
    """What the outermost card of an arc takes beyond its middle, standing out as far as a chosen one does."""
    reach = math.radians(spread / 2)
    return size.width() / 2 * math.cos(reach) + size.height() * (0.5 + CHOSEN) * math.sin(reach) + 1


def _needed(size: QSizeF, half: float, spread: float) -> float:
    """The height that an arc takes."""
    reach = math.radians(spread / 2)
    corner = size.height() / 2 * math.cos(reach) + size.width() / 2 * math.sin(reach)
    return size.height() * (0.5 + CHOSEN) + _sag(half, spread) + corner


def _sag(half: float, spread: float) -> float:
    """How much lower the outermost card of an arc lies than the middle one."""
    return half * math.tan(math.radians(spread / 4)) if spread else 0.0
