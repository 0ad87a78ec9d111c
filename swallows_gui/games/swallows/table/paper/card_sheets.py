"""Sheets of cards or nations to print: nine a page, 58 by 81 millimetres each, in the language in use (S0.2, S0.3).

Every card bleeds beyond its edge and stands between marks to cut along. On paper a face says its rules in words, for
there is no hover. After each page of faces comes that of their backs, the other way round, to print on both sides.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import Final, NamedTuple

from PySide6.QtCore import QLineF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from swallows_gui.games.swallows.data.cards import Card, Nation
from swallows_gui.games.swallows.table.cards.card_back import paint_back
from swallows_gui.games.swallows.table.cards.card_face import face_sheet, paint_face
from swallows_gui.games.swallows.table.cards.nation_face import nation_sheet, paint_nation
from swallows_gui.services.stylesheet import LIGHT
from swallows_gui.ui.play.paper.page import INK, Page, PageOfParts

ACROSS = DOWN = 3
CARD: Final = (580.0, 812.0)
BLEED: Final = 20.0
"""What is printed beyond a card's edge, so that a cut that is a little off shows no white."""
MARK: Final = 30.0
"""How long a mark to cut along is; it begins where the bleed ends. Tenths of a millimetre, all of them."""
_GAP: Final = 2 * BLEED + 10

Drawing = Callable[[QPainter, QRectF], None]


class Printed(NamedTuple):
    """One side of a printed card: how to paint it, and the colour that bleeds beyond its edge."""

    draw: Drawing
    edge: QColor


def card_pages(cards: Sequence[Card]) -> list[Page]:
    """Pages of card faces, each followed by the page of their backs."""
    return _pages([_card(card) for card in cards], [_back(card) for card in cards])


def nation_pages(nations: Sequence[Nation]) -> list[Page]:
    """Pages of nation cards."""
    return _pages([_nation(nation) for nation in nations], [])


def _card(card: Card) -> Printed:
    sheet = replace(face_sheet(card, said="all"), colours=LIGHT, readable=0.0)
    return Printed(lambda painter, room: paint_face(painter, room, sheet), LIGHT.of(card.colour))


def _back(card: Card) -> Printed:
    return Printed(lambda painter, room: paint_back(painter, room, card.colour, LIGHT), LIGHT.of(card.colour))


def _nation(nation: Nation) -> Printed:
    sheet = replace(nation_sheet(nation), colours=LIGHT)
    return Printed(lambda painter, room: paint_nation(painter, room, sheet), INK)


def _pages(faces: Sequence[Printed], backs: Sequence[Printed]) -> list[Page]:
    each = ACROSS * DOWN
    pages: list[Page] = []
    for at in range(0, len(faces), each):
        pages.append(_page(faces[at : at + each], turned=False))
        if backs:
            pages.append(_page(backs[at : at + each], turned=True))
    return pages


def _page(sides: Sequence[Printed], *, turned: bool) -> Page:
    painted = [partial(_paint, side, place_of(number, turned=turned)) for number, side in enumerate(sides)]
    return PageOfParts([_mark, *painted])


def place_of(number: int, *, turned: bool) -> tuple[int, int]:
    """Row and column of a card on a page; `turned`: for its other side, so that backs match faces."""
    row, column = divmod(number, ACROSS)
    return row, ACROSS - 1 - column if turned else column


def room_of(place: tuple[int, int], page: QRectF) -> QRectF:
    """The rectangle of a card on a page."""
    wide, high = CARD
    left = page.center().x() - (ACROSS * wide + (ACROSS - 1) * _GAP) / 2
    top = page.center().y() - (DOWN * high + (DOWN - 1) * _GAP) / 2
    return QRectF(left + place[1] * (wide + _GAP), top + place[0] * (high + _GAP), wide, high)


def _paint(side: Printed, place: tuple[int, int], painter: QPainter, page: QRectF) -> None:
    """Paint a card at its place on the page, with its bleed."""
    room = room_of(place, page)
    painter.fillRect(room.adjusted(-BLEED, -BLEED, BLEED, BLEED), side.edge)
    side.draw(painter, room)


def _mark(painter: QPainter, page: QRectF) -> None:
    """The marks of all places, used or not: a knife goes from one to the one across."""
    first, last = room_of((0, 0), page), room_of((DOWN - 1, ACROSS - 1), page)
    painter.setPen(QPen(INK, 1.5))
    for number in range(ACROSS):
        room = room_of((0, number), page)
        for x in (room.left(), room.right()):
            for y, out in ((first.top() - BLEED, -MARK), (last.bottom() + BLEED, MARK)):
                painter.drawLine(QLineF(x, y, x, y + out))
    for number in range(DOWN):
        room = room_of((number, 0), page)
        for y in (room.top(), room.bottom()):
            for x, out in ((first.left() - BLEED, -MARK), (last.right() + BLEED, MARK)):
                painter.drawLine(QLineF(x, y, x + out, y))
