"""Card faces in any size and pixel ratio: big value, sign of the colour, picture, line, rules (S0.2, S5).

The face is laid out on a sheet of 250 by 350 units. Type that would come out smaller than a player can read is left
out and the picture takes its room; the zoom always has the whole text.
Everything a face needs is read into a `FaceSheet` first, so that painting it needs no Qt object of the window.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from functools import cache

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QImage, QPainter, QPainterPath, QPen, QPixmap

from swallows_gui.games.swallows.data.cards import Card
from swallows_gui.games.swallows.table.cards.card_back import back
from swallows_gui.games.swallows.table.cards.card_picture import paint_picture, wedge_of
from swallows_gui.games.swallows.table.cards.card_sheet import (
    CARD_RATIO,
    RISE,
    SHEET,
    begin_sheet,
    blank,
    card_size,
    draw_frame,
    picture_edge,
)
from swallows_gui.games.swallows.table.cards.card_wording import (
    colour_letter,
    kind_line,
    kind_name,
    rules_with_signs,
    value_mark,
)
from swallows_gui.games.swallows.table.cards.rule_signs import RulesSetting, set_rules
from swallows_gui.games.swallows.table.cards.star_face import (
    on_veil,
    paint_band,
    paint_flag_and_star,
    paint_nation_frame,
    paint_veil,
)
from swallows_gui.services.language import language as current_language
from swallows_gui.services.palette import Colours
from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.face_cache import CACHE, cached, paint_queue
from swallows_gui.ui.kit.limited import Limited
from swallows_gui.ui.kit.marks import colour_shape, paint_sign, polygon
from swallows_gui.ui.kit.painting import saved
from swallows_gui.ui.kit.text_fit import TextSetting, draw_ink, fit_line, readable, set_text, smallest_type

_PICTURES = ((222, 20), (196, 14), (174, 14), (152, 1))
"""Where a picture's diagonal lower edge may meet the left side, in units, and the smallest type of a line, in units,
for which it does: few words leave the picture more room, many less."""
_CORNER = 0.8
"""Wedge, value and sign on a face with words, in parts of those on a face without."""
__all__ = [
    "CARD_RATIO",
    "SHEET",
    "FaceSheet",
    "card_size",
    "face",
    "face_sheet",
    "face_soon",
    "paint_face",
    "render_face",
]

_INK = QColor("#1A1A1A")
_WHITE = QColor("#FFFFFF")
_PAPER = QColor("#F4EFE3")
_NUMBER_AT = 25.5
"""Units from the upper left corner to a number, its line and its shadow included."""
WEDGED = 130
"""Pixels of width below which a value stands on a wedge of ink."""


@dataclass(frozen=True, slots=True)
class FaceSheet:
    """A card with the words on it, in one language and one scheme."""

    card: Card
    line: str
    kind: str
    short_kind: str
    rules_signed: tuple[tuple[str, str], ...]
    """Sentences of the rules, each after the name of its sign."""
    colours: Colours
    readable: float
    """Pixels."""
    language: str = "de"
    """Of the words in the picture."""

    @property
    def rules(self) -> str:
        """All sentences of the rules."""
        return " ".join(sentence for _, sentence in self.rules_signed)


def face_sheet(card: Card, language: str | None = None) -> FaceSheet:
    """What stands on a face; the card's line in a language of its own if one is named."""
    now = theme()
    return FaceSheet(
        card=card,
        line=current_language().card_text(card.id, card.text, language),
        kind=kind_line(card),
        short_kind=kind_name(card),
        rules_signed=rules_with_signs(card),
        colours=now.colours,
        readable=readable(),
        language=language or current_language().code,
    )


def face(card: Card, size: QSize, ratio: float = 1.0, *, language: str | None = None) -> QPixmap:
    """The face of a card, from the cache or painted now; `size` in device-independent pixels."""
    return cached(_key(card, size, ratio, language), lambda: render_face(face_sheet(card, language), size, ratio))


def face_soon(card: Card, size: QSize, ratio: float = 1.0) -> QPixmap:
    """The face of a card if there is time to paint it in this turn of the event loop; else what there is of it.

    That is the face in the size it was last seen in, or its back; `paint_queue().ready` says when to paint again.
    """
    key = _key(card, size, ratio, None)
    pixmap = CACHE.get(key)
    if pixmap is None:
        sheet = face_sheet(card)
        pixmap = paint_queue().take(key, lambda: render_face(sheet, size, ratio))
    if pixmap is not None:
        _last_seen[card.id] = key
        return pixmap
    older = CACHE.get(_last_seen[card.id]) if card.id in _last_seen else None
    return older if older is not None else back(card.colour, size, ratio)


_last_seen: Limited[str, Hashable] = Limited(1000)
"""By card the key of its face that was shown last."""


def _key(card: Card, size: QSize, ratio: float, language: str | None) -> Hashable:
    code, now = current_language().code, theme()
    return ("face", card.id, size.toTuple(), ratio, language or code, code, now.name, now.scale)


def render_face(sheet: FaceSheet, size: QSize, ratio: float) -> QImage:
    """The face as an image."""
    image = blank(size, ratio)
    painter = QPainter(image)
    try:
        paint_face(painter, QRectF(0, 0, size.width(), size.height()), sheet)
    finally:
        painter.end()  # a painter that outlives its image, in a traceback say, crashes the interpreter
    return image


def paint_face(painter: QPainter, room: QRectF, sheet: FaceSheet) -> None:
    """Paint a face into a room of the ratio of a card."""
    with saved(painter):
        begin_sheet(painter, room)
        scale = room.width() / SHEET.width()
        words = set_words(sheet, scale)
        if words is None:
            _paint_compact(painter, sheet, scale)
        else:
            _paint_full(painter, sheet, words, scale)


@dataclass(frozen=True, slots=True)
class Words:
    """What is said in the lower part of a face, set in sizes that fit; one of the two may be left out."""

    line: TextSetting | None
    rules: RulesSetting | None
    picture: float
    """Lower edge of the picture above them, in units."""
    small: int
    """Units of the type of kind and rules: a face has two sizes, this one and the line's."""
    framed: bool = False
    """Whether a nation's frame is around them."""

    @property
    def height(self) -> float:
        """Units."""
        gap = _GAP if self.line is not None and self.rules is not None else 0.0
        return gap + sum(each.height for each in (self.line, self.rules) if each is not None)

    @property
    def room(self) -> QRectF:
        """Where they stand, in units."""
        return words_room(self.picture, self.framed)


_GAP = 10.0
_LINES, _SMALL, _LARGEST_KIND = (20, 18, 16, 14), (13, 11), 22
"""Units of type: of a line; of kind and rules, and of these on a face with many rules; of a kind alone."""


def words_room(picture: float, framed: bool = False) -> QRectF:
    """The room for words below a picture, in units; `framed`: with a nation's frame around them."""
    return QRectF(16, picture + 35, 218, (333 if framed else 337) - picture - 35)


def set_words(sheet: FaceSheet, scale: float) -> Words | None:
    """The words of a face at a scale (pixels a unit) in the largest sizes that fit; None if none can be read.

    A card's line is never left out for its rules: where both have no room, the signs of the rules stand alone.
    """
    smallest = smallest_type(sheet.readable, scale)
    framed = sheet.card.nation is not None
    width = words_room(0).width()

    @cache
    def line_in(size: int) -> TextSetting | None:
        return set_text(sheet.line, theme().sized_font("strong", size), width)

    @cache
    def rules_in(size: int, signed: bool, in_words: bool) -> RulesSetting | None:
        return set_rules(sheet.rules_signed, theme().sized_font("body", size), width, signed=signed, said=in_words)

    sizes = sorted({max(smallest, size) for size in _SMALL}, reverse=True)
    tries: list[tuple[float, int, int, Sequence[int], bool]] = [
        (picture, least, size, _LINES, True) for picture, least in _PICTURES for size in sizes
    ]
    between = range(_LINES[0], 0, -1)
    tries += [(*_PICTURES[-1], size, between, True) for size in range(sizes[-1], smallest - 1, -1)]
    tries.append((*_PICTURES[-1], smallest, between, False))
    for with_line, with_rules, in_words in (
        (True, True, True),
        (True, True, False),
        (True, False, True),
        (False, True, True),
    ):
        said, ruled = with_line and bool(sheet.line), with_rules and bool(sheet.rules_signed)
        if not (said or ruled):
            continue
        for picture, least, small, lines, signed in tries:
            if not (signed or in_words):
                continue
            room = words_room(picture, framed)
            for size in lines if said else _LINES[:1]:
                if size < max(small, least):
                    break
                rules = rules_in(small, signed, in_words) if ruled else None
                words = Words(line_in(size) if said else None, rules, picture, small, framed)
                whole = (words.line is not None or not said) and (rules is not None or not ruled)
                if whole and words.height <= room.height():
                    return words
    return None


def _paint_full(painter: QPainter, sheet: FaceSheet, words: Words, scale: float) -> None:
    colour = sheet.colours.of(sheet.card.colour)
    ink, soft = sheet.colours.of("card_ink"), sheet.colours.of("card_soft")
    framed = sheet.card.nation is not None
    if framed:
        ink, soft = on_veil(sheet.colours)
        colour = sheet.colours.of("gold")
    painter.fillRect(QRectF(QPointF(0, 0), SHEET), sheet.colours.of("card"))
    _paint_upper(painter, sheet, words.picture, scale, _CORNER)
    smallest = smallest_type(sheet.readable, scale)
    paint_kind(painter, sheet, QRectF(16, words.picture + 10, 218, 17), smallest, words.small)
    room = words.room
    top = room.top()
    if words.line is not None:
        words.line.draw(painter, QPointF(room.left(), top), ink)
        top += words.line.height + _GAP
    if words.rules is not None:
        if words.line is not None:
            painter.fillRect(QRectF(room.left(), top - _GAP * 0.55, 26, 1.6), colour)
        words.rules.draw(painter, QPointF(room.left(), top), soft, sheet.colours, framed)
    _paint_edge(painter, sheet)


def _paint_compact(painter: QPainter, sheet: FaceSheet, scale: float) -> None:
    """A face too small for words: picture, value and sign, and the kind if it can be read."""
    painter.fillRect(QRectF(QPointF(0, 0), SHEET), sheet.colours.of("card"))
    smallest = smallest_type(sheet.readable, scale)
    named = smallest <= _LARGEST_KIND
    _paint_upper(painter, sheet, 292 if named else 350, scale)
    if named:
        paint_kind(painter, sheet, QRectF(16, 302, 218, 34), smallest, _LARGEST_KIND)
    _paint_edge(painter, sheet)


def _paint_upper(painter: QPainter, sheet: FaceSheet, low: float, scale: float, corner: float = 1.0) -> None:
    """Picture, value, sign of the colour, and what makes a card a nation's own; a small value stands on a wedge.

    `corner` is the size of wedge, value and sign, in parts of the largest.
    """
    card = sheet.card
    with saved(painter):
        if card.nation is not None and low < SHEET.height():
            whole, below = QRectF(QPointF(0, 0), SHEET), SHEET.height() - low
            paint_picture(painter, whole, card, sheet.colours, corner, sheet.language, below)
            paint_veil(painter, sheet.colours, low)
        else:
            painter.setClipPath(
                picture_edge(low if low < SHEET.height() else low + RISE), Qt.ClipOperation.IntersectClip
            )
            paint_picture(painter, QRectF(0, 0, SHEET.width(), low), card, sheet.colours, corner, sheet.language)
    if card.owner is not None:
        paint_nation_frame(painter, card.owner)
    mark = value_mark(card)
    reach = wedge_of(mark, corner)
    if reach is not None:
        number = theme().sized_font("number", (84 if len(mark) == 1 else 70) * corner)
        at = QPointF(16, 18) * (0.5 + corner / 2)
        if scale * SHEET.width() < WEDGED:
            wedge = QPainterPath()
            wedge.addPolygon(polygon((0, 0), (reach[0], 0), (0, reach[1])))
            wedge.closeSubpath()
            painter.fillPath(wedge, _INK)
            draw_ink(painter, at, mark, number, _WHITE)
        else:
            _paint_number(painter, at + QPointF(3, 3), mark, number)
    side = 42 * corner
    sign = QRectF(238 - side, 13, side, side)
    edge = QPen(_INK, 4, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
    painter.strokePath(colour_shape(card.colour, sign), edge)
    paint_sign(painter, sign, card.colour, colour_letter(card), sheet.colours.of("card"), _INK)
    if card.owner is not None:
        band = low if low < SHEET.height() else low - 8
        paint_band(painter, card.owner, band)
        paint_flag_and_star(painter, card.owner, sheet.colours, band)


def number_room(card: Card) -> QRectF:
    """The corner of a face up to the end of its number, in whatever size it is painted, in parts of the card; of a face
    without a number the strip by which it is known."""
    mark = value_mark(card)
    if not mark:
        return QRectF(0, 0, 0.1, 0.25)
    ink = _ink_of(mark, theme().sized_font("number", 84 if len(mark) == 1 else 70).key())
    return QRectF(0, 0, (_NUMBER_AT + ink.width()) / SHEET.width(), (_NUMBER_AT + ink.height()) / SHEET.height())


@cache
def _ink_of(mark: str, font: str) -> QRectF:
    written = QFont()
    written.fromString(font)
    path = QPainterPath()
    path.addText(QPointF(0, 0), written, mark)
    return path.boundingRect()


def _paint_edge(painter: QPainter, sheet: FaceSheet) -> None:
    """The frame in the card's colour; of a nation's own card a line of it and one of gold up to its picture."""
    colour = sheet.colours.of(sheet.card.colour)
    if sheet.card.nation is None:
        draw_frame(painter, colour)
        return
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for inset, wide, paint in ((1.7, 3.4, colour), (4.8, 2.8, sheet.colours.of("gold"))):
        painter.setPen(QPen(paint, wide))
        corner = 12 - inset
        painter.drawRoundedRect(QRectF(QPointF(0, 0), SHEET).adjusted(inset, inset, -inset, -inset), corner, corner)


def _paint_number(painter: QPainter, top_left: QPointF, mark: str, font: QFont) -> None:
    """A value in the colour of paper right on the picture, with a line and a hard shadow of ink."""
    path = QPainterPath()
    path.addText(QPointF(0, 0), font, mark)
    path.translate(top_left - path.boundingRect().topLeft())
    pen = QPen(_INK, 8, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
    painter.strokePath(path.translated(2.5, 3.5), pen)
    painter.strokePath(path, pen)
    painter.fillPath(path, _PAPER)


def paint_kind(painter: QPainter, sheet: FaceSheet, room: QRectF, smallest: int, largest: int) -> None:
    """The small shape of the colour, then kind and place in one line, or the kind alone, or neither: what can be read.

    Type from `smallest` to `largest` units.
    """
    side = min(room.height() * 0.62, 11)
    left = room.left() + side + 6
    middle = room.center().y()
    shape = colour_shape(sheet.card.colour, QRectF(room.left(), middle - side / 2, side, side))
    framed = sheet.card.nation is not None
    if framed:
        painter.strokePath(shape, QPen(on_veil(sheet.colours)[0], 2))
    painter.fillPath(shape, sheet.colours.of(sheet.card.colour))
    for text in (sheet.kind, sheet.short_kind):
        font = fit_line(text, room.right() - left, lambda px: theme().sized_font("label", px), largest, smallest)
        metrics = QFontMetricsF(font)
        if metrics.horizontalAdvance(text) <= room.right() - left:
            painter.setFont(font)
            painter.setPen(on_veil(sheet.colours)[0] if framed else sheet.colours.of("card_ink"))
            painter.drawText(QPointF(left, middle + metrics.capHeight() / 2), text)
            return
