"""Where a bubble goes: near what it speaks of, and over as little as possible of what must stay in sight."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QAbstractButton, QLabel, QWidget

_AROUND = 0.5
"""What a pixel around the target is worth, where a pointer would stand."""
NEAR, POINTING = 3.0, 40.0
"""Covered pixels that a pixel of distance is worth: of a bubble that stands by itself, and of one with a pointer."""
_STEPS = 8
"""Places tried along width and height of the room."""


class InView(NamedTuple):
    """A rectangle that should stay in sight."""

    rect: QRect
    weight: float
    """What a pixel of it is worth."""
    whole: bool = False
    """Whether it is no use in part: a word without its first letters looks worse than one that is out of sight."""


def spot(
    sizes: Sequence[QSize], target: QRect, room: QRect, kept: Sequence[InView], gap: int = 0, *, near: float = NEAR
) -> QRect:
    """The cheapest place for a bubble of one of `sizes` in `room`, beside the target as far from it as `gap`.

    It costs the pixels covered that should not be, and for each pixel of distance as many as `near` says.
    """
    around = target.adjusted(-gap, -gap, gap, gap)
    losses = [_Loss.of(each) for each in (*kept, InView(around, _AROUND))]
    aim = target.center().x(), target.center().y()
    least, found = float("inf"), QRect()
    for size in sizes:
        wide, high = size.boundedTo(room.size()).toTuple()
        for x, y in _corners(wide, high, around, room, kept):
            cost = near * (abs(x + wide // 2 - aim[0]) + abs(y + high // 2 - aim[1]))
            for loss in losses:
                if cost >= least:
                    break
                cost += loss.at(x, y, x + wide, y + high)
            if cost < least:
                least, found = cost, QRect(x, y, wide, high)
    return found


class _Loss(NamedTuple):
    """What covering a rectangle costs, in plain numbers: thousands of places are tried."""

    left: int
    top: int
    right: int
    bottom: int
    weight: float
    whole: bool

    @classmethod
    def of(cls, kept: InView) -> _Loss:
        rect = kept.rect
        return cls(rect.left(), rect.top(), rect.right() + 1, rect.bottom() + 1, kept.weight, kept.whole)

    def at(self, left: int, top: int, right: int, bottom: int) -> float:
        """The price of a bubble with these edges."""
        if left >= self.right or right <= self.left or top >= self.bottom or bottom <= self.top:
            return 0.0
        if self.whole:
            return self.weight * (self.right - self.left) * (self.bottom - self.top)
        wide = min(right, self.right) - max(left, self.left)
        return self.weight * wide * (min(bottom, self.bottom) - max(top, self.top))


def words_of(widget: QWidget) -> Iterator[QRect]:
    """Where words and buttons that can be seen stand on a widget, in its own pixels."""
    for label in widget.findChildren(QLabel):
        if label.isVisible() and label.text():
            room = label.contentsRect()
            flags = int(label.alignment()) | (int(Qt.TextFlag.TextWordWrap) if label.wordWrap() else 0)
            words = QFontMetrics(label.font()).boundingRect(room, flags, label.text())
            yield words.translated(label.mapTo(widget, QPoint(0, 0)))
    for button in widget.findChildren(QAbstractButton):
        if button.isVisible():
            yield QRect(button.mapTo(widget, QPoint(0, 0)), button.size())


def pointer(bubble: QRect, target: QRect, length: int = 0) -> tuple[str, int] | None:
    """The edge of the bubble that its pointer stands on ("left", "right", "top", "bottom") and where along it; None
    where the bubble lies over what it speaks of, or so close that a pointer of this length would."""
    gaps = {
        "right": target.left() - bubble.right(),
        "left": bubble.left() - target.right(),
        "bottom": target.top() - bubble.bottom(),
        "top": bubble.top() - target.bottom(),
    }
    edge = max(gaps, key=lambda name: gaps[name])
    if gaps[edge] < length:
        return None
    if edge in ("left", "right"):
        return edge, max(bubble.top(), min(bubble.bottom(), target.center().y())) - bubble.top()
    return edge, max(bubble.left(), min(bubble.right(), target.center().x())) - bubble.left()


def _corners(wide: int, high: int, target: QRect, room: QRect, kept: Sequence[InView]) -> Iterator[tuple[int, int]]:
    """Places beside the target, on a grid, and flush with what should stay in sight."""
    middle = target.center() - QPoint(wide // 2, high // 2)
    right, bottom = room.right() + 1 - wide, room.bottom() + 1 - high
    beside = (
        (target.right() + 1, middle.y()),
        (target.left() - wide, middle.y()),
        (middle.x(), target.bottom() + 1),
        (middle.x(), target.top() - high),
    )
    for x, y in beside:
        yield max(room.left(), min(right, x)), max(room.top(), min(bottom, y))
    across = {room.left() + (right - room.left()) * step // _STEPS for step in range(_STEPS + 1)}
    down = {room.top() + (bottom - room.top()) * step // _STEPS for step in range(_STEPS + 1)}
    for each in kept:
        across |= {each.rect.left() - wide, each.rect.right() + 1}
        down |= {each.rect.top() - high, each.rect.bottom() + 1}
    for x in sorted(across):
        if room.left() <= x <= right:
            yield from ((x, y) for y in sorted(down) if room.top() <= y <= bottom)
