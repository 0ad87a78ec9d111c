"""Where a bubble goes: near what it speaks of, and over as little as possible of what must stay in sight."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPoint, QRect, QSize

_STEPS = 12
"""Places tried along width and height of the room."""


class Spot(NamedTuple):
    """A place for a bubble, and what it costs: pixels covered that should not be, and a little for the distance."""

    rect: QRect
    cost: float


def spot(sizes: Sequence[QSize], target: QRect, room: QRect, clear: Sequence[tuple[QRect, float]]) -> QRect:
    """The cheapest place for a bubble of one of `sizes` in `room`; `clear` are rectangles and what a pixel of each is
    worth."""
    found: Spot | None = None
    for size in sizes:
        bounded = size.boundedTo(room.size())
        for corner in _corners(bounded, target, room):
            rect = QRect(corner, bounded)
            covered = sum(weight * _area(rect.intersected(other)) for other, weight in clear)
            cost = covered + 3.0 * (rect.center() - target.center()).manhattanLength()
            if found is None or cost < found.cost:
                found = Spot(rect, cost)
    assert found is not None, "a bubble has a size"
    return found.rect


def pointer(bubble: QRect, target: QRect) -> tuple[str, int] | None:
    """The edge of the bubble that its pointer stands on ("left", "right", "top", "bottom") and where along it; None
    where the bubble lies over what it speaks of."""
    gaps = {
        "right": target.left() - bubble.right(),
        "left": bubble.left() - target.right(),
        "bottom": target.top() - bubble.bottom(),
        "top": bubble.top() - target.bottom(),
    }
    edge = max(gaps, key=lambda name: gaps[name])
    if gaps[edge] < 0:
        return None
    if edge in ("left", "right"):
        return edge, max(bubble.top(), min(bubble.bottom(), target.center().y())) - bubble.top()
    return edge, max(bubble.left(), min(bubble.right(), target.center().x())) - bubble.left()


def _corners(size: QSize, target: QRect, room: QRect) -> list[QPoint]:
    wide, high = size.width(), size.height()
    middle = target.center() - QPoint(wide // 2, high // 2)
    beside = [
        QPoint(target.right() + 1, middle.y()),
        QPoint(target.left() - wide, middle.y()),
        QPoint(middle.x(), target.bottom() + 1),
        QPoint(middle.x(), target.top() - high),
    ]
    across, down = room.width() - wide, room.height() - high
    grid = [
        QPoint(room.left() + across * x // _STEPS, room.top() + down * y // _STEPS)
        for x in range(_STEPS + 1)
        for y in range(_STEPS + 1)
    ]
    return [
        QPoint(
            max(room.left(), min(room.right() + 1 - wide, point.x())),
            max(room.top(), min(room.bottom() + 1 - high, point.y())),
        )
        for point in (*beside, *grid)
    ]


def _area(rect: QRect) -> int:
    return rect.width() * rect.height() if rect.isValid() else 0
