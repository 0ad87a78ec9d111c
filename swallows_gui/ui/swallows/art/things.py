"""Things on the stage: their drawings by name, read once, and their natural heights (the vocabulary of `scenes`)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from swallows_gui.ui.art.shapes import Piece, paint_drawing, read_drawing, stroked, whole_path
from swallows_gui.ui.swallows.art import things_life, things_play, things_world

DRAWINGS: Mapping[str, str] = {**things_play.THINGS, **things_life.THINGS, **things_world.THINGS}

SCENERY = frozenset(
    (
        "mountain",
        "volcano",
        "pyramid",
        "windmill",
        "temple",
        "castle",
        "sphinx",
        "ship",
        "lighthouse",
        "rainbow",
        "tent",
    )
)
"""Stands on the skyline when it is beyond the far side line."""

FLAT = frozenset(("puddle", "footprints", "carpet", "map", "ruler"))
"""Lies on the ground, under everybody's feet."""

SKYBORNE = frozenset(
    ("cloud", "lightning", "swallow", "swallows", "aeroplane", "firework", "kite", "parachute", "balloon")
)
"""Hangs in the air even where no height is given."""

WORN = frozenset(("hat", "crown", "sun_hat", "wig", "glasses"))
"""Sits on somebody's head if it hovers right above him."""

GOAL_PARTS = frozenset(("goal", "net", "post", "crossbar"))
"""Is drawn already where the goal is."""


@lru_cache(maxsize=256)
def drawing(thing: str) -> tuple[Piece, ...]:
    """The pieces of a thing; `KeyError` for a name that is none."""
    return read_drawing(DRAWINGS[thing])


@lru_cache(maxsize=256)
def outline(thing: str) -> QPainterPath:
    """The outline of a thing."""
    return whole_path(drawing(thing))


@lru_cache(maxsize=256)
def keyline(thing: str) -> QPainterPath:
    """The line around a thing, as a shape to fill."""
    return stroked(outline(thing), 3.0)


@lru_cache(maxsize=256)
def box(thing: str) -> QRectF:
    """The room a thing takes, in its own units."""
    return outline(thing).boundingRect()


def paint_thing(painter: QPainter, thing: str, colours: Mapping[str, QColor], line: QColor | None) -> None:
    """Paint a thing with its foot at the origin; `line` parts it from the ground."""
    if line is not None:
        painter.fillPath(keyline(thing), line)
    paint_drawing(painter, drawing(thing), colours)
