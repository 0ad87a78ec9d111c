"""How well something painted can be read, by the colours of its pixels."""

from __future__ import annotations

from collections import Counter

from PySide6.QtCore import QRect
from PySide6.QtGui import QColor, QImage

from swallows_gui.services.stylesheet import contrast

_INK = 0.015
"""The least part of a room that the ink of something written in it takes; what is less is the soft edge of letters."""


def measured_contrast(picture: QImage, room: QRect, of: QColor | None = None) -> float:
    """The contrast of the ink in a room with its ground, which is the most frequent colour there; `of`: what the ink
    was meant to be, for a ground with more than one colour."""
    found = Counter(
        picture.pixelColor(x, y).rgb()
        for x in range(max(0, room.left()), min(picture.width(), room.right() + 1))
        for y in range(max(0, room.top()), min(picture.height(), room.bottom() + 1))
    )
    ground = QColor(found.most_common(1)[0][0])
    if of is not None:
        return contrast(of, ground)
    least = _INK * found.total()
    return max(contrast(QColor(rgb), ground) for rgb, count in found.items() if count >= least)
