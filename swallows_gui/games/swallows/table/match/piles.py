"""Draw pile, discard pile and what lies spent on the table: everything about them that is public (S0.2, S1.7, S6.1)."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QSize, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QListView, QSizePolicy, QVBoxLayout, QWidget

from swallows_gui.games.swallows.rules.tables import COLOURS, NOWHERE
from swallows_gui.games.swallows.table.cards.card_back import back
from swallows_gui.games.swallows.table.match.card_rows import OpenCards
from swallows_gui.games.swallows.table.match.table_situation import TableState
from swallows_gui.games.swallows.words import phrases
from swallows_gui.games.swallows.words.bundle import Models
from swallows_gui.models import roles
from swallows_gui.services.glossary import translate
from swallows_gui.services.theme import set_role, theme
from swallows_gui.ui.kit.adaptive import Adaptive
from swallows_gui.ui.kit.layouts import fill
from swallows_gui.ui.kit.words import PlainLabel

_TALL = 62
"""Height of the pile's top card, design pixels."""


class Piles(Adaptive, QWidget):
    """The draw pile's top, the counts, and the spent cards by name."""

    card_wanted = Signal(str)

    def __init__(self, models: Models, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._tables = models.tables
        self._top = -1
        self.top = PlainLabel()
        self.pile = PlainLabel()
        self.discard = PlainLabel()
        self.spent_head = PlainLabel()
        for label in (self.pile, self.discard):
            label.setWordWrap(True)
        set_role(self.spent_head, "label")
        self.spent = OpenCards(models.names, models.tables, self)
        self.spent_list = QListView()
        self.spent_list.setModel(self.spent)
        self.spent_list.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
        self.spent_list.setWordWrap(True)
        self.spent_list.setResizeMode(QListView.ResizeMode.Adjust)
        self.spent_list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.spent_list.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.spent_list.activated.connect(self._open)
        self.spent_list.clicked.connect(self._open)
        words = fill(QVBoxLayout(), self.pile, self.discard, 1)
        above = fill(QHBoxLayout(), (self.top, 0, Qt.AlignmentFlag.AlignTop), (words, 1))
        fill(QVBoxLayout(self), above, self.spent_head, (self.spent_list, 1), margins=0)
        self.restyle()

    def show_now(self, now: TableState) -> None:
        """Show a situation."""
        view = now.view
        self._top = view.pile_top
        self._paint_top()
        pile, discard = pile_lines(now)
        self.pile.setText(pile)
        self.discard.setText(discard)
        cards = (*view.spent[0], *view.used[0], *view.spent[1], *view.used[1])
        self.spent.show(cards)
        self.spent_head.setText(translate("Piles", "Played in this match"))
        self.spent_list.setAccessibleName(self.spent_head.text())
        self.spent_head.setVisible(bool(cards))
        self.spent_list.setVisible(bool(cards))

    def restyle(self) -> None:
        self.spent_list.setMinimumHeight(theme().px(84))  # lower, too few lines of it would be seen at once
        self._paint_top()

    def _paint_top(self) -> None:
        height = theme().px(_TALL)
        if self._top == NOWHERE:
            self.top.clear()
            self.top.setFixedWidth(0)
            return
        size = QSize(round(height * 5 / 7), height)
        self.top.setPixmap(back(COLOURS[self._top], size, self.devicePixelRatioF()))
        self.top.setFixedSize(size)
        self.top.setAccessibleName(phrases.colour_name(self._top))

    def _open(self, index: QModelIndex) -> None:
        card = index.data(int(roles.COPY))
        if card is not None and card >= 0:
            self.card_wanted.emit(self._tables.card_id[card])


def pile_lines(now: TableState) -> list[str]:
    """What everybody sees of the draw pile and of the discard pile (S0.2)."""
    view = now.view
    if view.pile_top == NOWHERE:
        pile = translate("Piles", "The draw pile is empty.")
    else:
        n = view.pile_size
        text = translate("Piles", "Draw pile: %n card(s), on top a {colour} one.", None, n)
        pile = text.format(colour=phrases.colour_name(view.pile_top))
    n = len(view.discard) + sum(sum(numbers) for _seat, _cards, numbers in view.covered)
    return [pile, translate("Piles", "Discard pile: %n card(s).", None, n)]
