"""The colours of the house: a Swiss poster in light, dark and high contrast.

Every colour the window shows is a field of `Colours`; screens never write a hex value.
"""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtGui import QColor


class Colours(NamedTuple):
    """One theme's colours, as `#rrggbb`."""

    paper: str
    """The ground of the window."""
    raised: str
    """Panels that lie on the paper, fields to write in."""
    sunken: str
    """Wells, table headers, hovered rows."""
    ink: str
    soft: str
    """Second text; still 4.5 : 1 on the paper."""
    line: str
    outline: str
    """Borders of controls; 3 : 1 on the paper."""
    poster: str
    """The solid ground of bands and the primary button."""
    on_poster: str
    slate: str
    """The solid ground of signs and plates on a stage, dark in every theme."""
    on_slate: str
    grass: str
    grass_dark: str
    """The darker stripe of the mown grass."""
    grass_line: str
    green: str
    blue: str
    red: str
    on_colour: str
    """Text on green, blue and red."""
    gold: str
    on_gold: str
    focus: str
    good: str
    bad: str
    selection: str
    on_selection: str
    card: str
    """The paper of a card face."""
    card_ink: str
    card_soft: str
    curtain: str

    def of(self, name: str) -> QColor:
        """A field as a `QColor`; raises `AttributeError` for a name that is none."""
        return QColor(getattr(self, name))


LIGHT = Colours(
    paper="#F4EFE3",
    raised="#FCFAF4",
    sunken="#E8E0CF",
    ink="#1A1A1A",
    soft="#5C554A",
    line="#D3C9B5",
    outline="#857C6C",
    poster="#1A1A1A",
    on_poster="#F4EFE3",
    slate="#1A1A1A",
    on_slate="#F4EFE3",
    grass="#2D7A4D",
    grass_dark="#297347",
    grass_line="#F4EFE3",
    green="#1E7B4A",
    blue="#1F4E9E",
    red="#C8321F",
    on_colour="#FFFFFF",
    gold="#D9A21B",
    on_gold="#1A1A1A",
    focus="#1F4E9E",
    good="#1A6B40",
    bad="#B22917",
    selection="#D9A21B",
    on_selection="#1A1A1A",
    card="#FAF6EB",
    card_ink="#1A1A1A",
    card_soft="#5C554A",
    curtain="#C8321F",
)

DARK = LIGHT._replace(
    paper="#17191C",
    raised="#212429",
    sunken="#101214",
    ink="#F4EFE3",
    soft="#B9B2A3",
    line="#3B3F45",
    outline="#868B92",
    poster="#F4EFE3",
    on_poster="#17191C",
    slate="#101214",
    on_slate="#F4EFE3",
    grass="#23613E",
    grass_dark="#1F5737",
    green="#22854D",
    blue="#3A6FCB",
    red="#D23F2B",
    gold="#E3B040",
    focus="#E3B040",
    good="#5CC48B",
    bad="#FF8370",
    selection="#E3B040",
    card="#F1EBDC",
    curtain="#8E2013",
)

CONTRAST = DARK._replace(
    paper="#000000",
    raised="#000000",
    sunken="#1C1C1C",
    ink="#FFFFFF",
    soft="#FFFFFF",
    line="#9C9C9C",
    outline="#A8A8A8",
    poster="#FFFFFF",
    on_poster="#000000",
    slate="#000000",
    on_slate="#FFFFFF",
    grass="#00391C",
    grass_dark="#002F17",
    grass_line="#FFFFFF",
    green="#006B35",
    blue="#003FA8",
    red="#B30000",
    gold="#FFD400",
    on_gold="#000000",
    focus="#FFD400",
    good="#5BFF9E",
    bad="#FF9C8F",
    selection="#FFD400",
    on_selection="#000000",
    card="#FFFFFF",
    card_ink="#000000",
    card_soft="#000000",
    curtain="#000000",
)

SCHEMES = {"light": LIGHT, "dark": DARK, "contrast": CONTRAST}


def contrast(one: QColor, other: QColor) -> float:
    """The contrast ratio of two colours by WCAG 2, from 1 to 21."""
    lighter, darker = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def ink_on(ground: QColor) -> QColor:
    """Near-black or white, whichever reads better on the ground."""
    dark, light = QColor("#1A1A1A"), QColor("#FFFFFF")
    return dark if contrast(dark, ground) >= contrast(light, ground) else light


def _luminance(colour: QColor) -> float:
    channels = (colour.redF(), colour.greenF(), colour.blueF())
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
