"""Where a card of a hand rises to so that it can be read, and how far the others move aside for it.

It covers nothing that is to be kept free, and no other card's number: the others move aside as far as they have room,
else it rises above them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSizeF

from swallows_gui.games.swallows.table.cards.card_sheet import CARD_RATIO
from swallows_gui.games.swallows.table.cards.fan_layout import Place, slack

_GAP = 3.0
"""Pixels between a card that has risen and a number beside it."""
_SMALLER = 0.95
_WORTH = 0.5
"""A card that could rise to less than this share of its height stays where it lies."""


@dataclass(frozen=True, slots=True)
class Rise:
    """Where a card is that has risen, in pixels of the view, and how far each card of the hand moves to the right."""

    rect: QRectF
    shifts: tuple[float, ...]

    @property
    def place(self) -> Place:
        """The card as one that lies upright."""
        return Place(self.rect.center(), self.rect.size(), 0.0)


class Hand:
    """The cards as they lie in a view of a width in pixels, standing out as they do, and the rooms of their numbers in
    parts of a card."""

    def __init__(self, places: Sequence[Place], numbers: Sequence[QRectF], width: float) -> None:
        self.places = tuple(places)
        self._width = width
        self._outlines = [place.outline().boundingRect() for place in places]
        self._numbers = [
            None if number.isEmpty() else place.part(number).boundingRect()
            for place, number in zip(places, numbers, strict=True)
        ]
        self._slacks = [slack(*each) for each in zip(places, numbers, self.places[1:], strict=False)]
        """How far each card's follower may come nearer."""

    def shifted(self, row: int, left: float, right: float) -> tuple[tuple[float, ...], float, float]:
        """How far each card moves so that all numbers but that of `row` lie clear of what stands between `left` and
        `right`, and by how much they would leave the view at the left and at the right."""
        count = len(self.places)
        shifts = [0.0] * count
        for at in range(row - 1, -1, -1):
            number = self._numbers[at]
            if at < row - 1:
                shifts[at] = min(0.0, shifts[at + 1] + self._slacks[at])
            if number is not None:
                shifts[at] = min(shifts[at], left - _GAP - number.right())
        for at in range(row + 1, count):
            number = self._numbers[at]
            if at > row + 1:
                shifts[at] = max(0.0, shifts[at - 1] - self._slacks[at - 1])
            if number is not None:
                shifts[at] = max(shifts[at], right + _GAP - number.left())
        out_left = max((-(self._outlines[at].left() + shifts[at]) for at in range(row)), default=0.0)
        beyond = (self._outlines[at].right() + shifts[at] - self._width for at in range(row + 1, count))
        return tuple(shifts), max(0.0, out_left), max(0.0, max(beyond, default=0.0))

    def others(self, row: int) -> QRectF:
        """What all cards but one take."""
        room = QRectF()
        for at, outline in enumerate(self._outlines):
            if at != row:
                room = room.united(outline)
        return room


def rise(hand: Hand, row: int, height: float, bounds: QRectF, kept_free: Sequence[QRectF]) -> Rise:
    """Let a card of a hand rise to a height in pixels, or as far as it can within `bounds` without covering what is
    `kept_free` or another card's number."""
    place, others = hand.places[row], hand.others(row)
    best: Rise | None = None
    for slot in _slots(place, bounds, kept_free):
        tall = min(height, slot.height(), slot.width() / CARD_RATIO)
        found = _beside(hand, row, tall, slot)
        if others.isValid():
            above = min(tall, others.top() - slot.top())
            below = min(tall, slot.bottom() - others.bottom())
            clear = above if above >= below else below
            if found is None or found.rect.height() < min(clear, tall - 1):
                bottom = others.top() if above >= below else others.bottom() + clear
                if clear > 1:
                    found = Rise(_rect(place.centre.x(), bottom, clear, slot), (0.0,) * len(hand.places))
        if found is not None and (best is None or found.rect.height() > best.rect.height() + 1):
            best = found
    if best is None or best.rect.height() < place.size.height() * _WORTH:
        size, low = place.size, place.centre.y() + place.size.height() / 2
        seen = max(0.1, 1 - max(0.0, low - bounds.bottom()) / size.height())
        rect = QRectF(QPointF(0, 0), size * seen)
        rect.moveCenter(place.centre - QPointF(0, size.height() * (1 - seen) / 2))
        best = Rise(rect, (0.0,) * len(hand.places))
    return best


def _slots(place: Place, bounds: QRectF, kept_free: Sequence[QRectF]) -> list[QRectF]:
    """The rooms in which a card may rise, the one around it first."""
    columns = [(bounds.left(), bounds.right())]
    for room in kept_free:
        columns += [(bounds.left(), room.left()), (room.right(), bounds.right())]
    found = []
    for left, right in columns:
        left, right = max(bounds.left(), left), min(bounds.right(), right)
        if right - left < 2:
            continue
        top, bottom = bounds.top(), bounds.bottom()
        for room in kept_free:
            if room.right() > left and room.left() < right:
                if room.center().y() <= place.centre.y():
                    top = max(top, room.bottom())
                else:
                    bottom = min(bottom, room.top())
        if bottom - top > 2:
            found.append(QRectF(QPointF(left, top), QPointF(right, bottom)))
    return found


def _beside(hand: Hand, row: int, height: float, slot: QRectF) -> Rise | None:
    """The card among the others, which move aside; smaller where they have no room for that."""
    place = hand.places[row]
    while height > place.size.height():
        rect = _rect(place.centre.x(), place.centre.y() + place.size.height() / 2, height, slot)
        shifts, out_left, out_right = hand.shifted(row, rect.left(), rect.right())
        if out_left or out_right:
            wanted = rect.left() + (out_left or -out_right)
            rect.moveLeft(min(max(wanted, slot.left()), slot.right() - rect.width()))
            shifts, out_left, out_right = hand.shifted(row, rect.left(), rect.right())
        if max(out_left, out_right) < 0.5:
            return Rise(rect, shifts)
        height *= _SMALLER
    return None


def _rect(x: float, bottom: float, height: float, slot: QRectF) -> QRectF:
    """A card of a height around a place, its lower edge at `bottom`, moved into a room."""
    rect = QRectF(QPointF(0, 0), QSizeF(height * CARD_RATIO, height))
    rect.moveLeft(min(max(x - rect.width() / 2, slot.left()), slot.right() - rect.width()))
    rect.moveTop(min(max(bottom - height, slot.top()), slot.bottom() - height))
    return rect
