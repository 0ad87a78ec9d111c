"""What the rule book shows beside its clauses: cards, die and places, by the painters of the table."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from swallows_gui.games.swallows.data.catalogue import load
from swallows_gui.games.swallows.table.cards.card_back import paint_back
from swallows_gui.games.swallows.table.cards.kind_signs import paint_place
from swallows_gui.games.swallows.table.cards.nation_face import nation_sheet, paint_nation
from swallows_gui.services.glossary import translate
from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.dice import paint_die
from swallows_gui.ui.kit.painting import ClausePicture, in_a_row, row_ratio

_CARD: Final = 1.4
"""Height of a card, in its widths."""


def _backs(painter: QPainter, room: QRectF) -> None:
    for colour, at in zip(("green", "blue", "red"), in_a_row(room, 3, 1 / _CARD), strict=True):
        paint_back(painter, at, colour, theme().colours)


def _nation(painter: QPainter, room: QRectF) -> None:
    (at,) = in_a_row(room, 1, 1 / _CARD)
    paint_nation(painter, at, nation_sheet(load().nations["GER"]))


def _die(painter: QPainter, room: QRectF) -> None:
    for number, at in enumerate(in_a_row(room, 6), 1):
        paint_die(painter, at, number)


def _places(painter: QPainter, room: QRectF) -> None:
    t = theme()
    for area, at in zip(("outside", "edge", "inside"), in_a_row(room, 3, 32 / 24), strict=True):
        paint_place(painter, at, (area,), t.colour("red"), t.colour("ink"))


PICTURES: Final = {
    "S0.2": ClausePicture(
        lambda: translate("RulePictures", "Backs of a green, a blue and a red card, each with its sign"),
        _backs,
        150,
        row_ratio(3, 1 / _CARD),
    ),
    "S0.3": ClausePicture(lambda: translate("RulePictures", "The nation card of Germany"), _nation, 200, 1 / _CARD),
    "S4.3": ClausePicture(
        lambda: translate("RulePictures", "The faces of a die, 1 to 6"),
        _die,
        44,
        row_ratio(6),
    ),
    "S5.8": ClausePicture(
        lambda: translate("RulePictures", "From left to right, in red: outside, edge, inside"),
        _places,
        96,
        row_ratio(3, 32 / 24),
    ),
}
"""By the clause that speaks of them."""
