"""What the rule book shows beside its clauses: pawns, spinner and board, by the painters of the table."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from swallows_gui.games.tactics_board.table.board_paint import BoardPlan, paint_field, paint_lines
from swallows_gui.games.tactics_board.table.pawn_paint import PAPER, paint_pawn
from swallows_gui.games.tactics_board.table.spinner import SPINNER, paint_die_of_signs, paint_spinner
from swallows_gui.services.glossary import translate
from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.painting import ClausePicture, in_a_row, row_ratio

_ROLES = (0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3)
"""Of the pawns of a side, by their numbers."""


def _pawns(painter: QPainter, room: QRectF) -> None:
    for pawn, at in enumerate(in_a_row(room, len(_ROLES))):
        paint_pawn(painter, at.center(), at.height() * 0.46, pawn, _ROLES[pawn])


def _spinner(painter: QPainter, room: QRectF) -> None:
    (at,) = in_a_row(room, 1)
    paint_spinner(painter, at, SPINNER, 22.5)


def _shooting_die(painter: QPainter, room: QRectF) -> None:
    for number, at in enumerate(in_a_row(room, 6), 1):
        paint_die_of_signs(painter, at, number)


def _board(painter: QPainter, room: QRectF) -> None:
    plan = BoardPlan(room)
    painter.fillRect(room, theme().colour("grass"))
    paint_field(painter, plan)
    paint_lines(painter, plan, PAPER)


PICTURES: Final = {
    "T0.2": ClausePicture(
        lambda: translate("RulePictures", "The eleven of a side: keeper, defenders, midfielders, strikers"),
        _pawns,
        44,
        row_ratio(11),
    ),
    "T0.5": ClausePicture(
        lambda: translate("RulePictures", "The spinner: four balls, two flags, twice the third sign"),
        _spinner,
        180,
        1.0,
    ),
    "T1.1": ClausePicture(lambda: translate("RulePictures", "The board, a goal at either end"), _board, 300, 1.8),
    "T10.3": ClausePicture(
        lambda: translate("RulePictures", "The six faces of the shooting die"),
        _shooting_die,
        60,
        row_ratio(6),
    ),
}
"""By the clause that speaks of them."""
