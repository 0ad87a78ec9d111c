"""The strip below a face's picture, and the band of a nation's own card.

The strip has one row: the signs of the rules, the place, and a star card's star and flag. The band runs along it in the
second colour of the nation's kit (`art.kits`).
"""

from __future__ import annotations

from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from swallows_gui.games.swallows.data.cards import Card, Nation
from swallows_gui.games.swallows.table.art.kits import kit_colours
from swallows_gui.games.swallows.table.cards.card_back import RISE, SHEET
from swallows_gui.games.swallows.table.cards.flags import paint_flag
from swallows_gui.games.swallows.table.cards.kind_signs import kind_sign, paint_place, paint_shape, played_area
from swallows_gui.games.swallows.table.cards.rule_signs import TINTED
from swallows_gui.services.stylesheet import Colours
from swallows_gui.ui.kit.icons import polygon, star_path
from swallows_gui.ui.kit.painting import saved, set_ink

_INK: Final = QColor("#1A1A1A")
_PAPER: Final = QColor("#F4EFE3")
_RIGHT, _LONGEST = SHEET.width() - 7, 232.0
"""Where the strip ends, inside the frame, and how long it grows at most, in units."""
_WIDE: Final = {"place": 1.34, "flag": 1.5}
"""How wide a sign is for its height."""
_GAP: Final = 0.26
"""Between two signs, in parts of their height."""


class RuleSign(NamedTuple):
    """One sign of the strip: `rule`, `place`, `limits`, `star` or `flag`, and which rule it stands for."""

    kind: str
    rule: str = ""


def strip_of(card: Card, rules: tuple[tuple[str, str], ...]) -> tuple[RuleSign, ...]:
    """The signs of a card from left to right, without its kind, which its corner shows."""
    known = kind_sign(card), "counts"
    signs = [RuleSign("rule", sign) for sign in dict.fromkeys(sign for sign, _ in rules) if sign not in known]
    if card.owner is not None:
        signs.append(RuleSign("star"))
    if played_area(card) or card.limits:
        signs.append(RuleSign("place"))
    if card.owner is not None:
        signs.append(RuleSign("flag"))
    return tuple(signs)


def paint_strip(
    painter: QPainter, card: Card, signs: tuple[RuleSign, ...], colours: Colours, middle: float, tall: float
) -> None:
    """Paint the strip, its middle at a height of the sheet's left edge, its signs so many units tall."""
    if not signs:
        return
    along = sum(_WIDE.get(sign.kind, 1.0) for sign in signs) + _GAP * (len(signs) + 2)
    tall = min(tall, _LONGEST / along)
    long, high = along * tall, tall * 1.32
    left = _RIGHT - long
    with saved(painter):
        painter.shear(0, -RISE / SHEET.width())
        set_ink(painter, fill=_INK)
        top = middle - high / 2
        painter.drawPolygon(polygon((left, top), (_RIGHT, top), (_RIGHT, top + high), (left - high * 0.2, top + high)))
        x = left + _GAP * tall * 1.5
        for sign in signs:
            room = QRectF(x, middle - tall / 2, _WIDE.get(sign.kind, 1.0) * tall, tall)
            _paint(painter, card, sign, room, colours)
            x = room.right() + _GAP * tall


def _paint(painter: QPainter, card: Card, sign: RuleSign, room: QRectF, colours: Colours) -> None:
    gold = colours.of("gold")
    if sign.kind == "flag" and card.owner is not None:
        paint_flag(painter, room, card.owner)
    elif sign.kind == "star":
        painter.fillPath(star_path(room.center() + QPointF(0, room.height() * 0.05), room.height() * 0.55), gold)
    elif sign.kind == "place":
        area = played_area(card)
        paint_place(painter, room, (area,) if area else card.limits, gold if area else _PAPER, _PAPER)
    elif sign.rule in TINTED:
        paint_shape(painter, sign.rule, room, colours.of(TINTED[sign.rule]), _PAPER)
    else:
        paint_shape(painter, sign.rule, room, _PAPER)


BAND = 13.0
"""Units of the band above the seam."""
_LINE = 2.4


def paint_band(painter: QPainter, nation: Nation, low: float) -> None:
    """The band along the slanting lower edge of the picture, between two lines of the shirt's colour; `low` as in
    `picture_edge`."""
    first, second = kit_colours(nation)
    wide, high = SHEET.width(), low - RISE
    for top, foot, paint in ((BAND, 0.0, first), (BAND - _LINE, _LINE, second)):
        set_ink(painter, fill=QColor(paint))
        painter.drawPolygon(polygon((0, low - top), (wide, high - top), (wide, high - foot), (0, low - foot)))
