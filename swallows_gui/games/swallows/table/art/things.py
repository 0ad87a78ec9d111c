"""How the words of a scene are drawn: things by their drawings, read once, and poses by their angles."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from swallows_gui.games.swallows.data.art import PoseInData as PoseOfArt
from swallows_gui.games.swallows.data.art import Thing
from swallows_gui.ui.art.shapes import Piece, paint_drawing, read_drawing, stroked, whole_path
from swallows_gui.ui.art.skeleton import Pose

SHADED: Final = 0.11
"""How far its shade reaches into a thing, in parts of its size."""


@lru_cache(maxsize=256)
def stance(pose: PoseOfArt) -> Pose:
    """A pose as figures are painted in it."""
    return Pose(**dict(pose))


@lru_cache(maxsize=512)
def drawing(thing: Thing) -> tuple[Piece, ...]:
    """The pieces of a thing."""
    return read_drawing("\n".join(thing.drawing))


@lru_cache(maxsize=512)
def outline(thing: Thing) -> QPainterPath:
    """The outline of a thing."""
    return whole_path(drawing(thing))


@lru_cache(maxsize=512)
def keyline(thing: Thing) -> QPainterPath:
    """The line around a thing, as a shape to fill."""
    return stroked(outline(thing), 3.0)


@lru_cache(maxsize=512)
def box(thing: Thing) -> QRectF:
    """The room a thing takes, in its own units."""
    return outline(thing).boundingRect()


@lru_cache(maxsize=512)
def shade(thing: Thing) -> QPainterPath:
    """The side of a thing that the light from the upper left does not reach, as wide as the thing is large."""
    room, whole = box(thing), outline(thing).simplified()
    by = max(room.width(), room.height()) * SHADED
    return whole.subtracted(whole.translated(-by, -by * 0.5))


def paint_thing(painter: QPainter, thing: Thing, colours: Mapping[str, QColor], line: QColor | None) -> None:
    """Paint a thing with its foot at the origin; `line` parts it from the ground."""
    if line is not None:
        painter.fillPath(keyline(thing), line)
    paint_drawing(painter, drawing(thing), colours)
