"""The cup."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainter

from swallows_gui.games.swallows.data.art import house_art
from swallows_gui.games.swallows.table.art import things
from swallows_gui.services.palette import LIGHT
from swallows_gui.ui.art.paints import paints
from swallows_gui.ui.kit.painting import saved

_CUP: Final = "trophy"
_OUTLINE: Final = QColor("#1A1A1A")


def paint_cup(painter: QPainter, foot: QPointF, height: float) -> None:
    """The cup, standing on a point."""
    thing = house_art().things[_CUP]
    box = things.box(thing)
    with saved(painter):
        painter.translate(foot)
        painter.scale(height / box.height(), height / box.height())
        painter.translate(-box.center().x(), 0)
        things.paint_thing(painter, thing, paints(LIGHT), _OUTLINE)


def cup_width(height: float) -> float:
    """How wide the cup is, with its handles, at a height."""
    box = things.box(house_art().things[_CUP])
    return height * box.width() / box.height()
