"""One line in the largest size that fits is found in a few tries, and is the one that a search size by size finds."""

from __future__ import annotations

import random

import pytest
from PySide6.QtGui import QFont, QFontMetricsF

from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.text_fit import fit_line

LETTERS = "abcdefgh ÄÖÜßM–·0123 WwiIl."
MOST_TRIES = 6


@pytest.mark.parametrize("role", ["display", "heading", "body"])
@pytest.mark.usefixtures("qapp")
def test_it_is_the_largest_that_fits(role: str) -> None:
    lot = random.Random(role)
    tried: list[int] = []

    def font_of(pixels: float) -> QFont:
        tried.append(round(pixels))
        return theme().sized_font(role, pixels)

    for _ in range(300):
        text = "".join(lot.choice(LETTERS) for _letter in range(lot.randint(0, 40)))
        width, largest, smallest = lot.uniform(-40, 900), lot.uniform(0.5, 200), lot.choice((1, 8.0, 8.5, 12))
        size = max(1, int(largest))
        while size > smallest and QFontMetricsF(theme().sized_font(role, size)).horizontalAdvance(text) > width:
            size -= 1
        tried.clear()
        assert fit_line(text, width, font_of, largest, smallest).pixelSize() == size
        assert len(tried) <= MOST_TRIES
