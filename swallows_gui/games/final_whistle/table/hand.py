"""What lies below the pitch: the bench, the hand, the pile. Where there is little room, bench or hand."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QSizePolicy, QWidget

from swallows_gui.games.final_whistle.table.card_paint import HIGH, WIDE, CardLook, CardTile, paint_back, paint_card
from swallows_gui.games.final_whistle.table.man_paint import ManLook
from swallows_gui.games.final_whistle.table.man_tile import ManTile
from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.painting import painting
from swallows_gui.ui.kit.text_fit import fit_line, fit_text
from swallows_gui.ui.kit.words import Adaptive

_LINE = 20
"""Design pixels: the line of words over bench and hand."""
_BENCH = 52
"""Design pixels: the width of a man of the bench."""
_LARGE = 1.5
"""Text scale from which cards are scrolled sooner than made small."""
_ROOM_TO_READ = 230
"""Design pixels: so much wider is a table that has bench and a hand that is chosen from."""
BOTH = 800
"""Design pixels: in a narrower table there is bench or hand."""


@dataclass(frozen=True, slots=True)
class CardChoice:
    """A card of a hand in words, and whether it may be chosen."""

    look: CardLook | None
    said: str
    offered: bool = False
    picked: bool = False


@dataclass(frozen=True, slots=True)
class HandPicture:
    """All that lies there."""

    bench: tuple[ManLook, ...] = ()
    bench_said: tuple[str, ...] = ()
    bench_words: str = ""
    cards: tuple[CardChoice, ...] = ()
    hand_words: str = ""
    colour: str = "#C8321F"
    """Of the club, for backs."""
    pile: int = 0
    pile_words: str = ""
    closing: CardLook | None = None
    """The closing card, once it lies open."""
    wants_bench: bool = False
    """Whether somebody of the bench is to be chosen."""


class HandRow(Adaptive, QScrollArea):
    """Bench, cards and pile side by side."""

    card_chosen = Signal(int)
    """A card by its place in the hand."""
    card_looked_at = Signal(object)
    """A place in the hand, or None."""
    man_chosen = Signal(str)
    man_looked_at = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self.picture = HandPicture()
        self.page = _HandPage(self)
        self.setWidget(self.page)
        self.men: list[ManTile] = []
        self.cards: list[CardTile] = []
        self.shows_bench = False
        """Where there is no room for both: whether the bench is shown and not the hand."""
        self._high = 104.0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def fit(self, high: float) -> None:
        """Set the height of the cards in design pixels."""
        if high != self._high:
            self._high = high
            self.restyle()

    def show_picture(self, picture: HandPicture) -> None:
        """Let this lie there."""
        wanted = picture.wants_bench and not self.picture.wants_bench
        if wanted or (self.picture.wants_bench and not picture.wants_bench):
            self.shows_bench = picture.wants_bench
        if any(card.offered for card in picture.cards) and not self._chosen_from:
            self.shows_bench = False
        self.picture = picture
        while len(self.men) < len(picture.bench):
            self.men.append(self._new_man())
        while len(self.cards) < len(picture.cards):
            self.cards.append(self._new_card())
        for man, look, said in zip(self.men, picture.bench, picture.bench_said, strict=False):
            man.show_look(look, said)
        for card, choice in zip(self.cards, picture.cards, strict=False):
            card.colour = QColor(picture.colour)
            card.show_card(choice.look, choice.said, offered=choice.offered, picked=choice.picked)
        for man in self.men[len(picture.bench) :]:
            man.forget()
        for card in self.cards[len(picture.cards) :]:
            card.forget()
        self.restyle()

    def _new_man(self) -> ManTile:
        man = ManTile(self.page)
        man.tagged = True
        man.clicked.connect(self._take_man)
        man.looked_at.connect(self._look_man)
        man.stepped.connect(self._step)
        return man

    def _new_card(self) -> CardTile:
        card = CardTile(self.page)
        card.clicked.connect(self._take_card)
        card.looked_at.connect(self._look_card)
        card.stepped.connect(self._step)
        return card

    def toggle_bench(self) -> None:
        """Switch between hand and bench where only one has room; the focus follows."""
        if not self._both:
            self.shows_bench = not self.shows_bench
            self.restyle()
        if self.men and self.men[0].isVisible() and self.picture.bench:
            self.men[0].setFocus()

    def focus_card(self, place: int) -> bool:
        """Focus the card with this index; False if there is none."""
        if not 0 <= place < len(self.picture.cards) or self.picture.cards[place].look is None:
            return False
        if self.shows_bench and not self._both:
            self.shows_bench = False
            self.restyle()
        self.cards[place].setFocus()
        return True

    @property
    def seen_card(self) -> int | None:
        """The card that has the pointer or the focus."""
        shown = [card for card in self.cards if card.isVisible()]
        pointed = [place for place, card in enumerate(shown) if card.pointed]
        focused = [place for place, card in enumerate(shown) if card.hasFocus()]
        return next(iter((*pointed, *focused)), None)

    def _take_card(self) -> None:
        tile = self.sender()
        for place, card in enumerate(self.cards):
            if card is tile and card.offered:
                self.card_chosen.emit(place)
                return

    def _look_card(self, _tile: object) -> None:
        self.card_looked_at.emit(self.seen_card)

    def _take_man(self) -> None:
        tile = self.sender()
        if isinstance(tile, ManTile) and tile.offered and tile.look is not None:
            self.man_chosen.emit(tile.look.man)

    def _look_man(self, tile: object) -> None:
        look = tile.look if isinstance(tile, ManTile) else None
        self.man_looked_at.emit(None if look is None else look.man)

    def _step(self, tile: object, across: int, down: int = 0) -> None:
        """Move the focus along bench and hand with the arrow keys."""
        row: list[QWidget] = [man for man in self.men if man.isVisible()]
        row += [card for card in self.cards if card.isVisible() and card.look is not None]
        here = next((place for place, each in enumerate(row) if each is tile), -1)
        place = here + (across or down)
        if here >= 0 and 0 <= place < len(row):
            row[place].setFocus()
            self.ensureWidgetVisible(row[place])

    # Places

    @property
    def _both(self) -> bool:
        """Whether bench and hand lie side by side: a hand that is chosen from has the place to itself, so that its
        cards can be read."""
        free = self.viewport().width() - (theme().px(_ROOM_TO_READ) if self._chosen_from else 0)
        return free >= theme().px(BOTH)

    @property
    def _chosen_from(self) -> bool:
        return any(card.offered for card in self.picture.cards)

    def restyle(self) -> None:
        t = theme()
        picture, page = self.picture, self.page
        line, high = t.px(_LINE), t.px(self._high)
        view = self.viewport().width()
        with_bench = self._both or self.shows_bench
        with_hand = self._both or not self.shows_bench
        x = float(t.px(4))
        page.bench_at = page.hand_at = page.pile_at = None
        box = ManTile.box(t.px(_BENCH), named=True)
        scale = min(1.0, high / box.height())
        if with_bench:
            page.bench_at = QRectF(x, 0, max(box.width() * scale * max(1, len(picture.bench)), t.px(90)), line)
            for number, man in enumerate(self.men):
                man.setVisible(number < len(picture.bench))
                man.setGeometry(
                    round(x + number * box.width() * scale),
                    line,
                    round(box.width() * scale),
                    round(box.height() * scale),
                )
            x += page.bench_at.width() + t.px(12)
        else:
            for man in self.men:
                man.hide()
        if with_hand:
            pile = t.px(92)
            count = max(1, len(picture.cards))
            free = max(view, t.px(300)) - x - pile - t.px(16)
            natural = high * WIDE / HIGH
            least = 0.62 if t.scale < _LARGE else 0.95
            wide = min(natural, free / count) if free / count > natural * least else natural * max(least, 0.8)
            page.hand_at = QRectF(x, 0, max(wide * len(picture.cards), t.px(200)), line)
            for number, card in enumerate(self.cards):
                card.setVisible(number < len(picture.cards))
                card.setGeometry(
                    round(x + number * wide), line, round(wide), round(min(high, wide * HIGH / WIDE + t.px(6)))
                )
            x += wide * len(picture.cards) + t.px(12)
            page.pile_in_words = view < x + pile and picture.closing is None
            if page.pile_in_words:
                page.hand_at.setRight(max(page.hand_at.right(), float(view - t.px(4))))
            else:
                page.pile_at = QRectF(max(x, view - pile) if view > x + pile else x, 0, pile, line + high)
                x = page.pile_at.right()
        else:
            for card in self.cards:
                card.hide()
        page.resize(max(view, round(x)), line + high)
        page.update()
        self.updateGeometry()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.restyle()

    def sizeHint(self) -> QSize:
        t = theme()
        bar = 0 if self.page.width() <= self.viewport().width() else t.px(12)
        return QSize(t.px(600), t.px(_LINE) + t.px(self._high) + bar)

    def minimumSizeHint(self) -> QSize:
        return QSize(theme().px(240), self.sizeHint().height())


class _HandPage(QWidget):
    """The words over bench and hand, and the pile."""

    def __init__(self, row: HandRow) -> None:
        super().__init__()
        self._row = row
        self.bench_at: QRectF | None = None
        self.hand_at: QRectF | None = None
        self.pile_at: QRectF | None = None
        self.pile_in_words = False
        """Where there is no room for it: it stands with the words over the hand."""

    def paintEvent(self, _event: QPaintEvent) -> None:
        t = theme()
        with painting(self) as painter:
            picture = self._row.picture
            painter.setPen(t.colour("grass_line"))
            pile = [picture.pile_words] if self.pile_in_words and picture.pile_words else []
            hand_words = " · ".join((picture.hand_words, *pile))
            for words, at in ((picture.bench_words, self.bench_at), (hand_words, self.hand_at)):
                if at is not None and words:
                    font = fit_line(words, at.width(), lambda px: t.sized_font("small", px), t.px(13), t.px(9))
                    painter.setFont(font)
                    painter.drawText(at, int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft), words)
            if self.pile_at is not None and picture.pile_words:
                paint_pile(painter, self.pile_at, picture)


def paint_pile(painter: QPainter, room: QRectF, picture: HandPicture) -> None:
    """Paint the pile as backs, or the closing card that lies open, with a word below."""
    t = theme()
    words = t.px(36)
    free = room.adjusted(t.px(4), t.px(_LINE), -t.px(4), -words)
    scale = min(free.width() / WIDE, free.height() / HIGH)
    card = QRectF(free.left(), free.top() + t.px(6), WIDE * scale * 0.9, HIGH * scale * 0.9)
    if picture.closing is not None:
        paint_card(painter, card, picture.closing)
    else:
        for number in range(min(3, picture.pile)):
            paint_back(painter, card.translated(number * t.px(3), -number * t.px(3)), QColor(picture.colour))
    rest = QSizeF(room.width(), words)
    setting = fit_text(picture.pile_words, rest, lambda px: t.sized_font("small", px), t.px(12), 6)
    if setting is not None:
        setting.draw(painter, QPointF(room.left(), room.bottom() - words), t.colour("grass_line"))
