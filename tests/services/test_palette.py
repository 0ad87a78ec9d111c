"""The palette as people see it who lack one kind of cone: what has to be told apart by a glance still can be.

The simulation multiplies linear RGB by the matrices of Machado, Oliveira and Fernandes (2009) at full severity; the
distance of two colours is CIE 1976 in L*a*b*, where about 2.3 is just noticeable.
"""

from itertools import combinations

import pytest
from PySide6.QtGui import QColor

from swallows_gui.services.stylesheet import SCHEMES, contrast

SEEN = {
    "all cones": ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
APART = 10.0
"""Four times what is just noticeable; shape and letter tell the colours of cards apart as well."""


def linear(channel: float) -> float:
    """A channel of sRGB, 0 to 1, as light."""
    return channel / 12.92 if channel <= 0.04045 else ((channel + 0.055) / 1.055) ** 2.4


def seen(colour: QColor, kind: str) -> tuple[float, float, float]:
    """Linear RGB of a colour as somebody with this kind of sight has it."""
    light = [linear(channel) for channel in (colour.redF(), colour.greenF(), colour.blueF())]
    red, green, blue = (
        min(1.0, max(0.0, sum(weight * channel for weight, channel in zip(row, light, strict=True))))
        for row in SEEN[kind]
    )
    return red, green, blue


def lab(light: tuple[float, float, float]) -> tuple[float, float, float]:
    """L*a*b* of linear RGB under D65."""
    red, green, blue = light
    x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.95047
    y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.08883
    fx, fy, fz = (t ** (1 / 3) if t > 216 / 24389 else (24389 / 27 * t + 16) / 116 for t in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def apart(one: QColor, other: QColor, kind: str) -> float:
    """How far apart two colours are for this kind of sight."""
    pairs = zip(lab(seen(one, kind)), lab(seen(other, kind)), strict=True)
    return float(sum((a - b) ** 2 for a, b in pairs) ** 0.5)


@pytest.mark.parametrize("kind", SEEN)
@pytest.mark.parametrize("scheme", SCHEMES)
def test_what_must_be_told_apart_is(scheme: str, kind: str) -> None:
    colours = SCHEMES[scheme]
    groups = (("green", "blue", "red"), ("good", "bad"), ("grass", "grass_line"), ("paper", "focus"), ("gold", "grass"))
    close = [
        f"{one} and {other}: {distance:.1f}"
        for group in groups
        for one, other in combinations(group, 2)
        if (distance := apart(colours.of(one), colours.of(other), kind)) < APART
    ]
    assert not close


@pytest.mark.parametrize("scheme", SCHEMES)
def test_texts_stand_out_from_their_grounds(scheme: str) -> None:
    colours = SCHEMES[scheme]
    texts = {
        "paper": ("ink", "soft", "good", "bad"),
        "raised": ("ink", "soft", "good", "bad"),
        "sunken": ("ink",),
        "poster": ("on_poster",),
        "slate": ("on_slate", "gold"),
        "selection": ("on_selection",),
        "gold": ("on_gold",),
        "card": ("card_ink", "card_soft"),
        "green": ("on_colour",),
        "blue": ("on_colour",),
        "red": ("on_colour",),
    }
    dim = [
        f"{text} on {ground}: {ratio:.2f}"
        for ground, names in texts.items()
        for text in names
        if (ratio := contrast(colours.of(text), colours.of(ground))) < 4.5
    ]
    assert not dim
