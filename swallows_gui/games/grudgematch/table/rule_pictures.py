"""What the rule book shows beside its clauses: men, field, cards and dice, by the painters of the table."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from swallows_gui.games.grudgematch.table.board_paint import BoardPlan, paint_field
from swallows_gui.games.grudgematch.table.heads import SHAPE, paint_card, paint_man
from swallows_gui.games.grudgematch.table.picture import BoardPicture
from swallows_gui.services.glossary import translate
from swallows_gui.ui.kit.dice import paint_die
from swallows_gui.ui.kit.painting import ClausePicture, in_a_row, row_ratio

_SEVEN, _JACK, _QUEEN, _KING = 6, 10, 11, 12
"""Of clubs."""


def _men(painter: QPainter, room: QRectF) -> None:
    for man, at in enumerate(in_a_row(room, 8)):
        paint_man(painter, at, man)


def _field(painter: QPainter, room: QRectF) -> None:
    picture = BoardPicture()
    paint_field(painter, BoardPlan(room, picture.rows), picture)


def _cards(painter: QPainter, room: QRectF) -> None:
    for card, at in zip((_SEVEN, _JACK, _QUEEN, _KING), in_a_row(room, 4, SHAPE), strict=True):
        paint_card(painter, at, card, 0)


def _dice(painter: QPainter, room: QRectF) -> None:
    for number, at in zip((3, 5), in_a_row(room, 2), strict=True):
        paint_die(painter, at, number)


PICTURES: Final = {
    "G0.2": ClausePicture(
        lambda: translate("RulePictures", "The four Germans and the four Frenchmen"),
        _men,
        60,
        row_ratio(8),
    ),
    "G0.3": ClausePicture(lambda: translate("RulePictures", "The field, a goal at either end"), _field, 360, 1.5),
    "G0.8": ClausePicture(
        lambda: translate("RulePictures", "A number card and the three face cards"),
        _cards,
        150,
        row_ratio(4, SHAPE),
    ),
    "G3.1": ClausePicture(
        lambda: translate("RulePictures", "A 3 and a 5: one man up to three steps, another up to five"),
        _dice,
        44,
        row_ratio(2),
    ),
}
"""By the clause that speaks of them."""
