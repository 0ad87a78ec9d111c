#!/usr/bin/env python3
"""Measures how well faces are told apart at 48 pixels: `packaging/checks/face_check.py`; 0 if nothing fails.

The faces are those of everybody whom the house names, people without a name of their own among them. All wear one
colour and stand on one ground: a face is told from another by its head. In each mood, in colour and in grey, and from
mood to mood of one face, the mean difference of all pixels is taken; the smallest ones are printed with the names.
"""

# ruff: noqa: E402 - the checkout has to be on the path before anything of it is imported

from __future__ import annotations

import os
import sys
from dataclasses import replace
from functools import cache
from itertools import combinations
from pathlib import Path
from typing import Final, NamedTuple

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import numpy as np
import numpy.typing as npt
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QGuiApplication, QImage

from swallows_gui.models.moods import MOODS, Mood
from swallows_gui.ui.art.cast import CAST, Looks
from swallows_gui.ui.art.hats import paint_looks
from swallows_gui.ui.art.people import looks_of
from swallows_gui.ui.kit.painting import painting

SIDE: Final = 48
NAMES: Final = tuple(CAST)
SHIRT, GROUND = QColor("#1F4E9E"), "#E6E0D2"
APART: Final = {"colour": 12.0, "grey": 12.0}
"""Least mean difference of 255 between two faces in one mood: two with 10 were taken for one another."""
MOODS_APART: Final = 2.5
"""Least mean difference in grey between two moods of one face."""

Pixels = npt.NDArray[np.int16]


class Closest(NamedTuple):
    """The least difference, and between whom or what."""

    difference: float
    one: str
    other: str


@cache
def pixels(looks: Looks, mood: Mood, grey: bool) -> Pixels:
    """A face of 48 pixels on the ground that all share, as levels."""
    image = QImage(SIDE, SIDE, QImage.Format.Format_RGB32)
    image.fill(QColor(GROUND))
    with painting(image) as painter:
        paint_looks(painter, QRectF(0, 0, SIDE, SIDE), replace(looks, ground=GROUND), SHIRT, mood)
    if grey:
        image = image.convertToFormat(QImage.Format.Format_Grayscale8)
    levels = np.frombuffer(image.constBits(), dtype=np.uint8).reshape(SIDE, SIDE, -1)
    return levels[:, :, :3].astype(np.int16)


def difference(one: Pixels, other: Pixels) -> float:
    """The mean difference of all levels, 0 to 255."""
    return float(np.abs(one - other).mean())


def closest_faces(names: tuple[str, ...], mood: Mood, *, grey: bool) -> Closest:
    """The two of these people who are hardest to tell apart in a mood."""
    return min(
        Closest(difference(pixels(looks_of(a), mood, grey), pixels(looks_of(b), mood, grey)), a, b)
        for a, b in combinations(names, 2)
    )


def closest_moods(name: str) -> Closest:
    """The two moods of somebody that are hardest to tell apart, in grey."""
    looks = looks_of(name)
    return min(
        Closest(difference(pixels(looks, a, True), pixels(looks, b, True)), a, b) for a, b in combinations(MOODS, 2)
    )


def main() -> int:
    failed = False
    for kind, least in APART.items():
        for mood in MOODS:
            found = closest_faces(NAMES, mood, grey=kind == "grey")
            failed |= found.difference < least
            print(f"{kind:6} {mood:8} {found.difference:5.1f}  {found.one} and {found.other} (at least {least})")
    moods = min((*closest_moods(name), name) for name in NAMES)
    failed |= moods[0] < MOODS_APART
    print(f"moods           {moods[0]:5.1f}  {moods[1]} and {moods[2]} of {moods[3]} (at least {MOODS_APART})")
    return int(failed)


if __name__ == "__main__":
    application = QGuiApplication(sys.argv[:1])
    raise SystemExit(main())
