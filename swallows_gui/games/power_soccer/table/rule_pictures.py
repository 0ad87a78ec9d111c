"""What the rule book shows beside its clauses: die and pitch, by the painters of the table."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from swallows_gui.games.power_soccer.data.dice import tables
from swallows_gui.games.power_soccer.table.faces import FACES, die_look
from swallows_gui.services.glossary import translate
from swallows_gui.ui.kit.dice import Tumble
from swallows_gui.ui.kit.dice_tray import paint_faced_die
from swallows_gui.ui.kit.painting import ClausePicture, in_a_row, row_ratio


def _die(painter: QPainter, room: QRectF) -> None:
    _name, blacks = tables().dice[0]
    look = die_look([face for face, black in zip(FACES, blacks, strict=True) if black])
    for number, at in enumerate(in_a_row(room, 6), 1):
        paint_faced_die(painter, at, look, Tumble(number))


PICTURES: Final = {
    "P0.2": ClausePicture(
        lambda: translate("RulePictures", "The six faces of the die: 5, 10, long pass, foul, offside, penalty"),
        _die,
        60,
        row_ratio(6),
    ),
}
"""By the clause that speaks of them."""
