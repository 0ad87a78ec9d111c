"""What the rule book shows beside its clauses: die, footballer and card, by the painters of the table."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from swallows_gui.games.final_whistle.data.box import load
from swallows_gui.games.final_whistle.rules.options import CARDS
from swallows_gui.games.final_whistle.table.card_paint import HIGH, WIDE, paint_card
from swallows_gui.games.final_whistle.table.man_lines import club_man
from swallows_gui.games.final_whistle.table.man_paint import TALL, paint_man
from swallows_gui.games.final_whistle.table.pitch_moments import LOOK
from swallows_gui.games.final_whistle.table.scenes import card_look
from swallows_gui.services.glossary import translate
from swallows_gui.ui.kit.dice import Tumble
from swallows_gui.ui.kit.dice_tray import paint_faced_die
from swallows_gui.ui.kit.painting import ClausePicture, in_a_row, row_ratio


def _die(painter: QPainter, room: QRectF) -> None:
    for number, at in enumerate(in_a_row(room, 6), 1):
        paint_faced_die(painter, at, LOOK, Tumble(number))


def _man(painter: QPainter, room: QRectF) -> None:
    for number, at in zip((0, 4, 9, 14), in_a_row(room, 4, 1 / TALL), strict=True):
        paint_man(painter, at, club_man(0, number, "", ""))


def _card(painter: QPainter, room: QRectF) -> None:
    for card, at in zip(CARDS[:2], in_a_row(room, 2, WIDE / HIGH), strict=True):
        paint_card(painter, at, card_look(load(), card))


PICTURES: Final = {
    "F0.3": ClausePicture(
        lambda: translate("RulePictures", "The six faces of the special die; an empty ring is a 0"),
        _die,
        60,
        row_ratio(6),
    ),
    "F0.4": ClausePicture(
        lambda: translate("RulePictures", "Four footballers, with their strength on top and their symbols"),
        _man,
        110,
        row_ratio(4, 1 / TALL),
    ),
    "F0.6": ClausePicture(
        lambda: translate("RulePictures", "Two tactics cards: strength, and what both phases need"),
        _card,
        150,
        row_ratio(2, WIDE / HIGH),
    ),
}
"""By the clause that speaks of them."""
