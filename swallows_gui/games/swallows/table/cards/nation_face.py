"""Nation cards: flag, name, strength as the stake of a bet, cards dealt by colour, the nation's own cards (S0.3)."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QImage, QPainter, QPainterPath, QPixmap

from swallows_gui.games.swallows.data.nations import Nation
from swallows_gui.games.swallows.table.cards.card_sheet import SHEET, begin_sheet, blank, draw_frame
from swallows_gui.games.swallows.table.cards.card_wording import kind_name, value_mark
from swallows_gui.games.swallows.table.cards.flags import paint_flag
from swallows_gui.games.swallows.table.cards.kind_signs import paint_colour_sign
from swallows_gui.services.glossary import translate
from swallows_gui.services.language import language
from swallows_gui.services.palette import SCHEMES, Colours
from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.face_cache import cached
from swallows_gui.ui.kit.marks import colour_shape, polygon, star_path
from swallows_gui.ui.kit.painting import painting, saved
from swallows_gui.ui.kit.text_fit import draw_centred, fit_line, fit_text, readable, smallest_type

_INK, _WHITE = QColor("#1A1A1A"), QColor("#FFFFFF")
_MOST_STARS = 2
"""Star cards named on a nation card; strong nations have two."""
_LARGEST_STAKE, _LARGEST_STAR = 12, 19
"""Type for which there is room, in units."""


@dataclass(frozen=True, slots=True)
class NationSheet:
    """A nation with the words on its card."""

    nation: Nation
    name: str
    stake: str
    stars: tuple[str, ...]
    colours: Colours
    readable: float
    """Pixels."""


def nation_sheet(nation: Nation, name: str = "") -> NationSheet:
    """What stands on a nation card in the language in use, with another name where it is called otherwise."""
    named = [" ".join(part for part in (kind_name(star), value_mark(star)) if part) for star in nation.cards]
    return NationSheet(
        nation=nation,
        name=name or language().nation_name(nation),
        stake=translate("NationCard", "stake in M", "under the strength of a nation"),
        stars=tuple(named[:_MOST_STARS]),
        colours=theme().colours,
        readable=readable(),
    )


def nation_face(nation: Nation, size: QSize, ratio: float = 1.0, name: str = "") -> QPixmap:
    """The card of a nation; `size` in device-independent pixels; `name` as for `nation_sheet`."""
    key = ("nation", nation.code, name, size.toTuple(), ratio, language().code, theme().name, theme().scale)

    def render() -> QImage:
        image = blank(size, ratio)
        with painting(image, smooth=False) as painter:
            paint_nation(painter, QRectF(0, 0, size.width(), size.height()), nation_sheet(nation, name))
        return image

    return cached(key, render)


def nation_words(nation: Nation) -> str:
    """A nation card as a screen reader says it."""
    sentence = translate(
        "NationCard", "{name}, strength {strength}; dealt {red} red, {blue} blue and {green} green cards"
    ).format(
        name=language().nation_name(nation),
        strength=nation.strength,
        red=nation.red,
        blue=nation.blue,
        green=nation.green,
    )
    number = len(nation.cards)
    own = translate("NationCard", "%n star card(s)", None, number)
    return f"{sentence}; {own}." if number else f"{sentence}."


def paint_nation(painter: QPainter, room: QRectF, sheet: NationSheet) -> None:
    """Paint a nation card into a room of the ratio of a card."""
    with saved(painter):
        begin_sheet(painter, room)
        colours, kit = sheet.colours, sheet.nation.kit
        smallest = smallest_type(sheet.readable, room.width() / SHEET.width())
        painter.fillRect(QRectF(QPointF(0, 0), SHEET), colours.of("card"))
        _paint_kit(painter, QColor(kit.shirt), QColor(kit.shorts), QColor(kit.trim))
        flag = QRectF(18, 20, 138, 92)
        painter.fillRect(flag.adjusted(-4, -4, 4, 4), _WHITE)
        paint_flag(painter, flag, sheet.nation)
        _paint_strength(painter, sheet, smallest)
        for words in (sheet.name, sheet.nation.code):
            name = fit_text(words, QSizeF(214, 62), lambda px: theme().sized_font("heading", px, 900), 38, smallest)
            if name is not None:
                name.draw(painter, QPointF(18, 212 - name.height / 2), colours.of("card_ink"))
                break
        _paint_counts(painter, sheet)
        _paint_stars(painter, sheet, smallest)
        draw_frame(painter, _INK if colours is SCHEMES["light"] else colours.of("outline"))


def _paint_kit(painter: QPainter, shirt: QColor, shorts: QColor, trim: QColor) -> None:
    """The upper part in the shirt's colour, cut by a diagonal with a bar of trim and one of the shorts."""
    painter.setPen(Qt.PenStyle.NoPen)
    for low, high, paint in ((184.0, 120.0, shorts), (172.0, 108.0, trim), (162.0, 98.0, shirt)):
        painter.setBrush(paint)
        painter.drawPolygon(polygon((0, 0), (250, 0), (250, high), (0, low)))


def _paint_strength(painter: QPainter, sheet: NationSheet, smallest: int) -> None:
    """The strength, top right: the stake of a bet on the nation; says so if it can be read."""
    plate = QPainterPath()
    plate.addPolygon(polygon((170, 0), (250, 0), (250, 96), (170, 116)))
    plate.closeSubpath()
    painter.fillPath(plate, _INK)
    draw_centred(painter, QRectF(172, 10, 74, 62), str(sheet.nation.strength), theme().sized_font("number", 56), _WHITE)
    if smallest > _LARGEST_STAKE:
        return
    font = fit_line(sheet.stake, 72, lambda px: theme().sized_font("label", px), _LARGEST_STAKE, smallest)
    if QFontMetricsF(font).horizontalAdvance(sheet.stake) <= 74:
        draw_centred(painter, QRectF(172, 72, 74, 20), sheet.stake, font, _WHITE)


def _paint_counts(painter: QPainter, sheet: NationSheet) -> None:
    """How many random cards of each colour it is dealt: sign, figure."""
    nation, colours = sheet.nation, sheet.colours
    for place, (colour, count) in enumerate((("red", nation.red), ("blue", nation.blue), ("green", nation.green))):
        left = 18 + place * 72.0
        sign = QRectF(left, 250, 32, 32)
        painter.fillPath(colour_shape(colour, sign), colours.of(colour))
        paint_colour_sign(painter, colour, sign.adjusted(7, 7, -7, -7), _WHITE)
        draw_centred(
            painter,
            QRectF(left + 36, 250, 34, 32),
            str(count),
            theme().sized_font("number", 28),
            colours.of("card_ink"),
        )


def _paint_stars(painter: QPainter, sheet: NationSheet, smallest: int) -> None:
    painter.fillRect(QRectF(18, 288, 214, 1.6), sheet.colours.of("card_ink"))
    top = 295.0 if len(sheet.stars) == 2 else 306.0
    for row, words in enumerate(sheet.stars):
        middle = top + row * 21 + 8
        star = star_path(QPointF(27, middle), 9)
        painter.fillPath(star, sheet.colours.of("gold"))
        font = fit_line(words, 190, lambda px: theme().sized_font("label", px), max(16, smallest), smallest)
        if smallest > _LARGEST_STAR or QFontMetricsF(font).horizontalAdvance(words) > 190:
            continue
        painter.setFont(font)
        painter.setPen(sheet.colours.of("card_ink"))
        painter.drawText(QPointF(42, middle + QFontMetricsF(font).capHeight() / 2), words)
