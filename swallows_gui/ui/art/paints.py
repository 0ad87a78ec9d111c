"""The colours of the art by name: the theme's palette, and the few tones a poster mixes from it (no rules)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from PySide6.QtGui import QColor

from swallows_gui.services.stylesheet import DARK, LIGHT, Colours

SKINS = ("#EFC7A0", "#D69C6B", "#A5673B", "#6E4527", "#F3D3B5")
HAIRS = ("#1A1A1A", "#4A2D18", "#C79A3A", "#8A3B1C", "#2B2B2B", "#8C8880")

_FIXED = {
    "white": "#FFFFFF",
    "ink": "#1A1A1A",
    "brown": "#6B4526",
    "wood": "#A5723F",
    "tan": "#D8B27A",
    "grey": "#8A8A86",
    "silver": "#C4C6C6",
    "dark": "#3A3D42",
    "sky": "#A9CCD8",
    "water": "#5E9DB8",
    "pink": "#E59A95",
    "orange": "#E2761B",
    "leaf": "#3F9A4C",
    "skin": "#EFC7A0",
    "lemon": "#F2D24B",
    "night": "#16243D",
    "violet": "#6C4A8C",
}

_ON_ITS_OWN = {"green": "#8CC79E", "blue": "#6C9FDC", "red": "#7E1B10"}
"""A card's colour as it stands out on a pitch of this colour."""


def mixed(one: QColor, other: QColor, part: float) -> QColor:
    """A colour on the way from one to the other; `part` from 0 to 1."""
    return QColor(
        round(one.red() + (other.red() - one.red()) * part),
        round(one.green() + (other.green() - one.green()) * part),
        round(one.blue() + (other.blue() - one.blue()) * part),
    )


def distance(one: QColor, other: QColor) -> float:
    """How far two colours lie apart to the eye, roughly: 0 to 765."""
    mean = (one.red() + other.red()) / 2
    red, green, blue = one.red() - other.red(), one.green() - other.green(), one.blue() - other.blue()
    return float(((2 + mean / 256) * red**2 + 4 * green**2 + (2 + (255 - mean) / 256) * blue**2) ** 0.5)


@lru_cache(maxsize=16)
def paints(colours: Colours) -> Mapping[str, QColor]:
    """All named paints of a scheme."""
    found = {name: QColor(value) for name, value in _FIXED.items()}
    for name in ("green", "blue", "red", "gold", "grass"):
        found[name] = colours.of(name)
    found["paper"] = QColor(LIGHT.paper)
    found["cream"] = QColor(LIGHT.card)
    return found


@lru_cache(maxsize=64)
def paints_on(colours: Colours, ground: str) -> Mapping[str, QColor]:
    """The paints of a scheme for things on a pitch in a card's colour: the same colour in another shade."""
    return {**paints(colours), ground: QColor(_ON_ITS_OWN[ground])}


def colours_for(dark: bool) -> Colours:
    """The palette of the light or the dark theme."""
    return DARK if dark else LIGHT
