"""Card faces in any size and pixel ratio: corner of the colour, picture, strip of signs, slip with the line (S0.2, S5).

The face is laid out on a sheet of 250 by 350 units, of which the picture takes seven tenths or more. Type that would
come out smaller than a player can read is left out and the picture takes its room; the zoom always has the whole text.
Everything a face needs is read into a `FaceSheet` first, so that painting it needs no Qt object of the window.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from dataclasses import dataclass, replace
from functools import cache
from typing import Final, Literal

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter, QPixmap

from swallows_gui.games.swallows.data.cards import Card
from swallows_gui.games.swallows.table.cards.card_back import (
    CARD_RATIO,
    RISE,
    SHEET,
    back,
    begin_sheet,
    blank,
    card_size,
    draw_frame,
    number_room,
    paint_card_corner,
    paint_picture,
    picture_edge,
)
from swallows_gui.games.swallows.table.cards.face_strip import paint_band, paint_strip, strip_of
from swallows_gui.games.swallows.table.cards.kind_signs import rules_with_signs
from swallows_gui.games.swallows.table.cards.rule_signs import RulesSetting, set_rules
from swallows_gui.services.language import language as current_language
from swallows_gui.services.stylesheet import Colours
from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.face_cache import CACHE, Limited, cached, paint_queue
from swallows_gui.ui.kit.painting import saved
from swallows_gui.ui.kit.text_fit import TextSetting, balanced, readable, set_text, smallest_type

__all__ = [
    "CARD_RATIO",
    "SHEET",
    "FaceSheet",
    "card_size",
    "face",
    "face_sheet",
    "face_soon",
    "number_room",
    "paint_face",
    "render_face",
]

Said = Literal["nothing", "line", "all"]
"""What a face says in words: nothing, as in a fan where one card covers the next; its line; its line and its rules."""
PICTURE: Final = 260
"""Where the picture's slanting lower edge meets the left side, in units, wherever the words have room below it."""
_LOWEST: Final = {"line": 230, "all": 120}
"""The same at least, where type has to be large; among rules, smaller type comes first."""
_LINES: Final = 3
"""Into how many lines a text is broken, where it can be read well so."""
_HARD: Final = 18
"""Units of type: where nothing smaller can be read, a face leaves its line to hover and zoom, as all others do."""
_STEP: Final = 10
_LARGEST, _WELL = 20, 14
"""Units of type, of which a face has one size: the largest, and from which on it is read well."""
_LEFT, _WIDTH, _FOOT = 17.0, 217.0, 343.0
"""Units: where words begin, how long a line is at most, and above what they end."""
_GAP = 6.0
"""Units between the line and the rules."""
_SIGN, _LARGE_SIGN, _SEEN = 24.0, 36.0, 12.0
"""Units of the signs on the seam, and the most of them on a face that says nothing; the pixels that they need there."""


@dataclass(frozen=True, slots=True)
class FaceSheet:
    """A card with the words on it, in one language and one scheme."""

    card: Card
    line: str
    rules_signed: tuple[tuple[str, str], ...]
    """Sentences of the rules, each after the name of its sign."""
    colours: Colours
    readable: float
    """Pixels."""
    language: str = "de"
    """Of the words in the picture."""
    said: Said = "line"

    @property
    def rules(self) -> str:
        """All sentences of the rules."""
        return " ".join(sentence for _, sentence in self.rules_signed)


def face_sheet(card: Card, language: str | None = None, said: Said = "line") -> FaceSheet:
    """What stands on a face; the card's line in a language of its own if one is named."""
    now = theme()
    return FaceSheet(
        card=card,
        line=current_language().card_text(card.id, card.text, language),
        rules_signed=rules_with_signs(card),
        colours=now.colours,
        readable=readable(),
        language=language or current_language().code,
        said=said,
    )


def face(card: Card, size: QSize, ratio: float = 1.0, *, language: str | None = None) -> QPixmap:
    """The face of a card, from the cache or painted now; `size` in device-independent pixels."""
    key = _key(card, size, ratio, language, "line")
    return cached(key, lambda: render_face(face_sheet(card, language), size, ratio))


def face_soon(card: Card, size: QSize, ratio: float = 1.0, said: Said = "line") -> QPixmap:
    """The face of a card if this turn of the event loop has time to paint it; else its last one in another size, or its
    back. `paint_queue().ready` says when to paint again."""
    key = _key(card, size, ratio, None, said)
    pixmap = CACHE.get(key)
    if pixmap is None:
        sheet = face_sheet(card, said=said)
        pixmap = paint_queue().take(key, lambda: render_face(sheet, size, ratio))
    if pixmap is not None:
        _last_seen[card.id] = key
        return pixmap
    older = CACHE.get(_last_seen[card.id]) if card.id in _last_seen else None
    return older if older is not None else back(card.colour, size, ratio)


_last_seen: Limited[str, Hashable] = Limited(1000)
"""By card the key of its face that was shown last."""


def _key(card: Card, size: QSize, ratio: float, language: str | None, said: Said) -> Hashable:
    code, now = current_language().code, theme()
    return ("face", card.id, size.toTuple(), ratio, language or code, code, now.name, now.scale, said)


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
    card, colours = sheet.card, sheet.colours
    with saved(painter):
        begin_sheet(painter, room)
        scale = room.width() / SHEET.width()
        words = set_words(sheet, scale)
        painter.fillRect(QRectF(QPointF(0, 0), SHEET), colours.of("card"))
        low = words.picture if words is not None else SHEET.height()
        with saved(painter):
            if words is not None:
                painter.setClipPath(picture_edge(low), Qt.ClipOperation.IntersectClip)
            paint_picture(painter, QRectF(0, 0, SHEET.width(), low), card, colours, sheet.language)
        if card.owner is not None:
            paint_band(painter, card.owner, low if words is not None else low + RISE)
        signs = strip_of(card, () if words is not None and words.rules is not None else sheet.rules_signed)
        if words is not None:
            paint_strip(painter, card, signs, colours, low - 4, _SIGN)
            words.draw(painter, colours)
        else:
            tall = min(max(_SIGN, _SEEN / scale), _LARGE_SIGN)
            paint_strip(painter, card, signs, colours, low - 4 - tall / 2, tall)
        draw_frame(painter, colours.of(card.colour))
        paint_card_corner(painter, card, colours)


@dataclass(frozen=True, slots=True)
class Words:
    """The text on a card's face, in one font size."""

    line: TextSetting | None
    rules: RulesSetting | None
    picture: float
    """Where the lower edge of the picture above them meets the left side, in units."""

    @property
    def height(self) -> float:
        """The height in card units."""
        gap = _GAP if self.line is not None and self.rules is not None else 0.0
        return gap + sum(each.height for each in (self.line, self.rules) if each is not None)

    @property
    def room(self) -> QRectF:
        """The rectangle for the words, in card units."""
        return QRectF(_LEFT, self.picture, _WIDTH, _FOOT - self.picture)

    def draw(self, painter: QPainter, colours: Colours) -> None:
        """Draw them in the middle of the slip's height."""
        room = self.room
        top = room.top() + (room.height() - self.height) / 2
        if self.line is not None:
            self.line.draw(painter, QPointF(room.left(), top), colours.of("card_ink"))
            top += self.line.height + _GAP
        if self.rules is not None:
            self.rules.draw(painter, QPointF(room.left(), top), colours.of("card_soft"), colours)


def set_words(sheet: FaceSheet, scale: float) -> Words | None:
    """The words of a face at a scale (pixels a unit): the picture as large as can be, then the type.

    None if there are none, or if they cannot be read at that scale; a line is never left out for rules.
    """
    line = sheet.line if sheet.said != "nothing" else ""
    rules = sheet.rules_signed if sheet.said == "all" else ()
    if not (line or rules):
        return None
    smallest = smallest_type(sheet.readable, scale)
    if smallest > _HARD and not rules:
        return None

    @cache
    def set_in(size: int) -> tuple[TextSetting | None, RulesSetting | None] | None:
        said = set_text(line, theme().sized_font("strong", size), _WIDTH) if line else None
        ruled = set_rules(rules, theme().sized_font("body", size), _WIDTH) if rules else None
        if (line and said is None) or (rules and ruled is None):
            return None
        return said, ruled

    def tries() -> Iterator[tuple[int, int, int]]:
        largest, well = max(_LARGEST, smallest), max(_WELL, smallest)
        pictures = range(PICTURE, _LOWEST[sheet.said] - 1, -_STEP)
        for most in (_LINES, 99):
            for picture in pictures if rules or most > _LINES else pictures[:1]:
                for size in range(largest, well - 1, -1):
                    yield picture, size, most
        for size in range(well - 1, smallest - 1, -1):
            for picture in pictures:
                yield picture, size, 99

    for picture, size, most in tries():
        made = set_in(size)
        if made is None or (made[0] is not None and len(made[0].lines) > most):
            continue
        words = Words(*made, picture)
        if words.height <= words.room.height():
            said = balanced(line, words.line, _WIDTH) if words.line is not None else None
            return Words(said, words.rules, picture)
    return set_words(replace(sheet, said="line"), scale) if rules and line else None
