"""Paints nation cards, and a grid view of card faces or nation cards (S0.3).

A nation card shows flag, name, strength as the stake of a bet, cards dealt by colour, and the nation's own cards. Arrow
keys walk through the grid. Faces come from the kit's cache, a few new ones a turn of the event loop, so scrolling never
waits for painting.
"""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRect, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QImage, QKeyEvent, QPainter, QPainterPath, QPen, QPixmap, QResizeEvent
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from swallows_gui.games.swallows.data.cards import Nation
from swallows_gui.games.swallows.table.cards.card_back import SHEET, begin_sheet, blank, draw_frame
from swallows_gui.games.swallows.table.cards.card_face import CARD_RATIO, face_soon
from swallows_gui.games.swallows.table.cards.flags import paint_flag
from swallows_gui.games.swallows.table.cards.kind_signs import kind_name, paint_colour_sign, value_mark
from swallows_gui.models import roles
from swallows_gui.services.glossary import translate
from swallows_gui.services.language import language
from swallows_gui.services.stylesheet import SCHEMES, Colours
from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.face_cache import cached, paint_queue
from swallows_gui.ui.kit.icons import colour_shape, polygon, star_path
from swallows_gui.ui.kit.painting import painting, saved
from swallows_gui.ui.kit.text_fit import draw_centred, fit_line, fit_text, readable, smallest_type
from swallows_gui.ui.kit.words import Adaptive

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


TALLEST, LOWEST = 266, 150
"""Design pixels: the height of a card in a high view and in a low one."""
_GAP = 14
"""Design pixels between two cards."""


class _CardDelegate(QStyledItemDelegate):
    """Draws a row's card and a frame round the current one."""

    def __init__(self, grid: CardGridView) -> None:
        super().__init__(grid)
        self._grid = grid

    def sizeHint(self, _option: QStyleOptionViewItem, _index: QModelIndex | QPersistentModelIndex) -> QSize:
        return self._grid.gridSize()

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        box = self._grid.card_box()
        room: QRect = option.rect
        rect = QRect(room.center().x() - box.width() // 2, room.center().y() - box.height() // 2, *box.toTuple())
        with saved(painter):
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            painter.drawPixmap(rect, _picture(index, box, painter.device().devicePixelRatioF()))
            state: QStyle.StateFlag = option.state
            if state & QStyle.StateFlag.State_Selected:
                focused = bool(state & QStyle.StateFlag.State_HasFocus) and self._grid.hasFocus()
                wide = theme().px(4 if focused else 2)
                painter.setRenderHint(QPainter.RenderHint.Antialiasing)
                painter.setPen(QPen(theme().colours.of("focus" if focused else "gold"), wide))
                painter.drawRoundedRect(rect.adjusted(-wide, -wide, wide - 1, wide - 1), wide * 2, wide * 2)


def _picture(index: QModelIndex | QPersistentModelIndex, box: QSize, ratio: float) -> QPixmap:
    card = index.data(roles.CARD)
    if card is not None:
        return face_soon(card, box, ratio)
    return nation_face(index.data(roles.NATION), box, ratio)


def lay_side_by_side(view: QListView) -> None:
    """Let a list show its rows as cards in as many columns as fit, with single selection."""
    view.setViewMode(QListView.ViewMode.IconMode)
    view.setMovement(QListView.Movement.Static)
    view.setResizeMode(QListView.ResizeMode.Adjust)
    view.setUniformItemSizes(True)
    view.setSelectionMode(QListView.SelectionMode.SingleSelection)
    view.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)


class CardGridView(Adaptive, QListView):
    """A grid over a model with the roles CARD, or NATION for nation cards."""

    zoom_requested = Signal(QModelIndex)
    """By Space, Enter or a click on a card."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        lay_side_by_side(self)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setFrameShape(QListView.Shape.NoFrame)
        self.setItemDelegate(_CardDelegate(self))
        self.setStyleSheet("QListView { background: transparent; border: 0; }")
        self.clicked.connect(self.zoom_requested)
        paint_queue().ready.connect(self.viewport().update)
        self.fit()

    def card_box(self) -> QSize:
        """The size of a card for the room there is."""
        px = theme().px
        height = max(px(LOWEST), min(px(TALLEST), self.viewport().height() - px(_GAP + 8)))
        return QSize(round(height * CARD_RATIO), height)

    def fit(self) -> None:
        """Spread the columns evenly over the width."""
        box, gap = self.card_box(), theme().px(_GAP)
        least = box.width() + gap
        room = max(least, self.viewport().width() - 2)
        width = room // max(1, room // least)
        self.setGridSize(QSize(width, box.height() + gap))
        self.verticalScrollBar().setSingleStep(max(1, box.height() // 6))
        self.viewport().update()

    def restyle(self) -> None:
        self.fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.fit()
        super().resizeEvent(event)

    def key_help(self) -> list[tuple[str, str]]:
        """Its keys with their meaning, for the sheet of keys."""
        return [("Space", translate("FanView", "Look at the card closely"))]

    def keyPressEvent(self, event: QKeyEvent) -> None:
        index = self.currentIndex()
        if event.key() in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter) and index.isValid():
            self.zoom_requested.emit(index)
            event.accept()
            return
        super().keyPressEvent(event)
