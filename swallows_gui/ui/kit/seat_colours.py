"""The colours that tell seats apart, with their names: colour is never the only sign."""

from __future__ import annotations

from PySide6.QtGui import QColor, QIcon, QPixmap

from swallows_gui.services.glossary import translate
from swallows_gui.ui.kit.painting import painting

SEAT_COLOURS = ("#C8321F", "#1F4E9E", "#1E7B4A", "#D9A21B", "#6B3F8F", "#0F7C86")
"""Data of a setup, not of the theme: a seat keeps its colour when the theme changes."""


def colour_name(colour: str) -> str:
    """The name of one of `SEAT_COLOURS`."""
    names = (
        translate("SeatColours", "Red"),
        translate("SeatColours", "Blue"),
        translate("SeatColours", "Green"),
        translate("SeatColours", "Gold"),
        translate("SeatColours", "Violet"),
        translate("SeatColours", "Teal"),
    )
    return names[SEAT_COLOURS.index(colour)] if colour in SEAT_COLOURS else ""


def swatch(colour: str, size: int, dpr: float = 1.0) -> QIcon:
    """A square of the colour, `size` pixels."""
    pixmap = QPixmap(round(size * dpr), round(size * dpr))
    pixmap.setDevicePixelRatio(dpr)
    pixmap.fill(QColor("transparent"))
    with painting(pixmap, smooth=False) as painter:
        painter.fillRect(0, 0, size, size, QColor(colour))
    return QIcon(pixmap)
