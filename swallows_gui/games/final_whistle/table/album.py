"""The album: all thirty cards by colour, and the thirty men of each club; one of them large, all of it in words."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from swallows_gui.games.final_whistle.data.box import load
from swallows_gui.games.final_whistle.rules.options import CARDS, COLOURS, MEN
from swallows_gui.games.final_whistle.table.card_grid import CardGrid
from swallows_gui.games.final_whistle.table.card_paint import HIGH, WIDE, CardLook, paint_card
from swallows_gui.games.final_whistle.table.hand import CardChoice
from swallows_gui.games.final_whistle.table.man_lines import ManLines, club_man, sides_said
from swallows_gui.games.final_whistle.table.man_paint import TALL, ManLook, paint_man
from swallows_gui.games.final_whistle.table.scenes import card_look
from swallows_gui.games.final_whistle.words.outlook_words import card_said, club_name, colour_name
from swallows_gui.services.glossary import translate
from swallows_gui.services.theme import set_role, theme
from swallows_gui.ui.kit.buttons import PosterButton
from swallows_gui.ui.kit.painting import painting
from swallows_gui.ui.kit.panels import ScrollPage, add_layout, fill, set_gaps
from swallows_gui.ui.kit.switches import SegmentedControl
from swallows_gui.ui.kit.words import PlainLabel
from swallows_gui.ui.play.paper.page import Page, write_line
from swallows_gui.ui.play.screen import Head, Screen

_WIDE = 900
"""Design pixels: from here on what is looked at stands beside the others."""
_ON_PAPER = 24
"""Cards on a page of paper."""


class AlbumScreen(Screen):
    """The album of all cards and men, with the selected one enlarged."""

    goes_back = True

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.tables = load()
        self.head = Head("blue", "cards")
        self.tabs = SegmentedControl((("cards", ""), ("a", ""), ("b", "")))
        self.colours = SegmentedControl([("all", ""), *((colour, "") for colour in COLOURS)])
        self.page = ScrollPage()
        self.grid, self.men = CardGrid(), ManLines()
        self.large = Large()
        self.back_button = PosterButton("", kind="primary")
        self._foot = QHBoxLayout()
        self._columns = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._lay_out()
        self.tabs.changed.connect(self._changed)
        self.colours.changed.connect(self._changed)
        self.back_button.clicked.connect(self.back)
        self.grid.looked_at.connect(self._look_at_card)
        self.grid.taken.connect(self._look_at_card)
        self.men.looked_at.connect(self._look_at_man)
        self.men.turned.connect(self._look_at_man)
        self.adapt()
        self._look_at_card(0)

    def _lay_out(self) -> None:
        column = fill(QVBoxLayout(self), self.head, margins=0, spacing=0)
        self._bar = fill(QHBoxLayout(), self.tabs, self.colours, 1)
        add_layout(column, self._bar)
        fill(self.page.body, self.grid, self.men, 1)
        fill(self._columns, (self.page, 3), (self.large, 1))
        add_layout(column, self._columns, 1)
        fill(self._foot, 1, self.back_button)
        add_layout(column, self._foot)

    # What is shown

    def _cards(self) -> list[str]:
        colour = self.colours.key
        return [card for at, card in enumerate(CARDS) if colour in ("", "all", COLOURS[at // 6])]

    def _changed(self, _key: str) -> None:
        self.draw()
        if self.tabs.key == "cards":
            self._look_at_card(0)
        else:
            self._look_at_man(0)

    def draw(self) -> None:
        """Show the cards or men that are wanted."""
        cards = self.tabs.key in ("", "cards")
        self.grid.setVisible(cards)
        self.colours.setVisible(cards)
        self.men.setVisible(not cards)
        if cards:
            self.grid.show_cards(
                [
                    CardChoice(card_look(self.tables, card), card_said(self.tables, card), offered=True)
                    for card in self._cards()
                ]
            )
        else:
            looks = [self._man(number) for number in range(len(MEN))]
            self.men.show_looks(looks, [self._man_words(number) for number in range(len(MEN))])

    @property
    def _club(self) -> int:
        return 1 if self.tabs.key == "b" else 0

    def _man(self, number: int) -> ManLook:
        value = self.tables.men[self._club][number].value
        return club_man(self._club, number, "open", str(value))

    def _man_words(self, number: int) -> str:
        man = self.tables.men[self._club][number]
        words = translate("FinalAlbum", "{man}. {points} points.").format(
            man=sides_said(self._man(number)), points=man.value
        )
        return words.replace(man.name.split()[-1], man.name, 1)

    def _look_at_card(self, place: int) -> None:
        cards = self._cards()
        if 0 <= place < len(cards):
            card = cards[place]
            self.large.show_card(card_look(self.tables, card), card_said(self.tables, card))

    def _look_at_man(self, number: int) -> None:
        self.large.show_man(self._man(number), self._man_words(number))

    # As every screen

    def heading(self) -> str:
        return translate("FinalAlbum", "Album")

    def pages(self) -> Sequence[Page]:
        """The cards that are shown, on paper."""
        cards = self._cards() if self.tabs.key in ("", "cards") else list(CARDS)
        parts = [cards[at : at + _ON_PAPER] for at in range(0, len(cards), _ON_PAPER)]
        return [self._paper(part) for part in parts]

    def _paper(self, cards: Sequence[str]) -> Page:
        tables, title = self.tables, translate("FinalAlbum", "The cards of Final Whistle")

        def paint(painter: QPainter, room: QRectF) -> None:
            write_line(painter, QRectF(room.left(), room.top(), room.width(), 90), title, "title", 60)
            wide = room.width() / 3
            for place, card in enumerate(cards):
                row, column = divmod(place, 3)
                at = QRectF(room.left() + column * wide, room.top() + 110 + row * wide * 0.56, wide - 20, wide * 0.52)
                paint_card(painter, at, card_look(tables, card))

        return paint

    def retranslate(self) -> None:
        self.head.set_words(self.heading(), translate("FinalAlbum", "Thirty cards, and thirty men of each club"))
        cards = translate("FinalAlbum", "Cards")
        every = translate("FinalAlbum", "All")
        tab, colour = self.tabs.key or "cards", self.colours.key or "all"
        self.tabs.set_options([("cards", cards), ("a", club_name("ab", 0)), ("b", club_name("ab", 1))])
        self.colours.set_options([("all", every), *((each, colour_name(each)) for each in COLOURS)])
        self.tabs.set_key(tab)
        self.colours.set_key(colour)
        self.tabs.setAccessibleName(self.heading())
        self.colours.setAccessibleName(translate("FinalAlbum", "Colour"))
        self.back_button.setText(translate("FinalAlbum", "Back"))
        self.draw()

    def restyle(self) -> None:
        px = theme().px
        set_gaps(self._bar, (24, 10, 24, 4), 16)
        self._foot.setContentsMargins(px(24), px(6), px(24), px(12))

    def reflow(self, width: float, height: float) -> None:
        self.head.fit(height if height >= 760 else 0)
        turn = QBoxLayout.Direction.LeftToRight if width >= _WIDE else QBoxLayout.Direction.TopToBottom
        self._columns.setDirection(turn)
        self.large.setVisible(width >= _WIDE or height >= 560)

    def enter(self) -> None:
        if self.grid.tiles and self.grid.isVisible():
            self.grid.tiles[0].setFocus()


class Large(QWidget):
    """A card or a man as large as there is room, with all its details in words below."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._card: CardLook | None = None
        self._man: ManLook | None = None
        self.words = PlainLabel(parent=self, wrap=True)
        self.words.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        set_role(self.words, "body")
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)

    def show_card(self, look: CardLook, said: str) -> None:
        """Show a card."""
        self._card, self._man = look, None
        self._say(said)

    def show_man(self, look: ManLook, said: str) -> None:
        """Show a man."""
        self._card, self._man = None, look
        self._say(said)

    def _say(self, said: str) -> None:
        self.words.setText(said)
        self.setAccessibleName(said)
        self._place()
        self.update()

    def _picture(self) -> QRectF:
        px = theme().px
        wide = min(self.width() - px(24), px(330)) * 1.0
        high = wide * HIGH / WIDE if self._card is not None else min(wide * 0.6 * TALL, self.height() * 0.6)
        return QRectF(px(8), px(12), wide if self._card is not None else high / TALL, high)

    def _place(self) -> None:
        px = theme().px
        picture = self._picture()
        top = round(picture.bottom()) + px(14)
        self.words.setGeometry(px(8), top, max(40, self.width() - px(24)), max(20, self.height() - top))

    def resizeEvent(self, event: object) -> None:
        super().resizeEvent(event)  # type: ignore[arg-type]
        self._place()

    def sizeHint(self) -> QSize:
        return QSize(theme().px(300), theme().px(220))

    def minimumSizeHint(self) -> QSize:
        return QSize(theme().px(200), theme().px(150))

    def paintEvent(self, _event: QPaintEvent) -> None:
        with painting(self) as painter:
            room = self._picture()
            if self._card is not None:
                paint_card(painter, room, self._card)
            elif self._man is not None:
                paint_man(painter, room, self._man)
