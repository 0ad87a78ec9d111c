"""Sheets of cards or nations to print: nine a page, 58 by 81 millimetres each, in the language in use (S0.2, S0.3)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from swallows_gui.games.swallows.data.cards import Card
from swallows_gui.games.swallows.data.nations import Nation
from swallows_gui.games.swallows.table.cards.card_face import face_sheet, paint_face
from swallows_gui.games.swallows.table.cards.nation_face import nation_sheet, paint_nation
from swallows_gui.services.palette import LIGHT
from swallows_gui.ui.play.paper.page import Page, PageOfParts

ACROSS = DOWN = 3
CARD = (580.0, 812.0)
"""Tenths of a millimetre."""
_GAP = 30.0

Drawing = Callable[[QPainter, QRectF], None]


def card_pages(cards: Sequence[Card]) -> list[Page]:
    """Pages of card faces."""
    return _pages([_card(card) for card in cards])


def nation_pages(nations: Sequence[Nation]) -> list[Page]:
    """Pages of nation cards."""
    return _pages([_nation(nation) for nation in nations])


def _card(card: Card) -> Drawing:
    sheet = replace(face_sheet(card), colours=LIGHT, readable=0.0)
    return lambda painter, room: paint_face(painter, room, sheet)


def _nation(nation: Nation) -> Drawing:
    sheet = replace(nation_sheet(nation), colours=LIGHT)
    return lambda painter, room: paint_nation(painter, room, sheet)


def _pages(drawings: Sequence[Drawing]) -> list[Page]:
    each = ACROSS * DOWN
    return [_page(drawings[at : at + each]) for at in range(0, len(drawings), each)]


def _page(drawings: Sequence[Drawing]) -> Page:
    return PageOfParts([partial(_paint, draw, number) for number, draw in enumerate(drawings)])


def _paint(draw: Drawing, number: int, painter: QPainter, room: QRectF) -> None:
    """One card in its place on the page."""
    wide, high = CARD
    left = (room.width() - ACROSS * wide - (ACROSS - 1) * _GAP) / 2
    top = (room.height() - DOWN * high - (DOWN - 1) * _GAP) / 2
    row, column = divmod(number, ACROSS)
    draw(painter, QRectF(left + column * (wide + _GAP), top + row * (high + _GAP), wide, high))
