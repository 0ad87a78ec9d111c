"""Rows of actions, a list of open cards, and the piles of the match table.

A row is a card, its modifiers and, where more could follow, a last "done" (S5.11, S5.14). Open cards are chosen from or
have been played (S4.5, S5.12, S6.1). The piles show what everybody may know of draw pile, discard pile and used cards
(S0.2, S1.7, S6.1).
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import Any, NamedTuple

from PySide6.QtCore import QModelIndex, QObject, QSize, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QListView, QSizePolicy, QVBoxLayout, QWidget

from swallows_gui.games.swallows.rules.actions import DONE
from swallows_gui.games.swallows.rules.tables import COLOURS, NOWHERE, Tables
from swallows_gui.games.swallows.table.cards.card_back import back
from swallows_gui.games.swallows.table.match.band import TableState
from swallows_gui.games.swallows.table.match.facts import addable
from swallows_gui.games.swallows.words import phrases
from swallows_gui.games.swallows.words.answers import GOALIE_STEPS
from swallows_gui.games.swallows.words.bundle import Models
from swallows_gui.games.swallows.words.names import Names
from swallows_gui.models import roles
from swallows_gui.models.roles import RowsModel
from swallows_gui.services.glossary import translate
from swallows_gui.services.theme import set_role, theme
from swallows_gui.ui.kit.panels import fill
from swallows_gui.ui.kit.words import Adaptive, PlainLabel


def row(now: TableState, card: int, modifiers: Sequence[int] = ()) -> list[int]:
    """The actions that play `card` with `modifiers` on top, in order."""
    deeds = [card, *modifiers]  # a card is played by its own number
    could_follow = set(addable(now, card))
    open_end = bool(could_follow - set(modifiers))
    if now.view.step in GOALIE_STEPS:
        open_end = bool(could_follow) and not modifiers
    if open_end:
        deeds.append(DONE)
    return [now.info.own(deed) for deed in deeds]


class OpenCard(NamedTuple):
    """A row of the list: a physical card, and whether it may be chosen."""

    card: int
    playable: bool | None = None
    reason: str = ""


class OpenCards(RowsModel[OpenCard]):
    """Cards face up, in the order given."""

    def __init__(self, names: Names, tables: Tables, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._names = names
        self._tables = tables

    def show(self, cards: Sequence[int], reasons: Mapping[int, str] | None = None) -> None:
        """Show `cards`; those in `reasons` cannot be chosen."""
        if reasons is None:
            self.set_rows([OpenCard(card) for card in cards])
        else:
            self.set_rows([OpenCard(card, card not in reasons, reasons.get(card, "")) for card in cards])

    def key(self, row: OpenCard) -> Hashable:
        return row.card

    def cell(self, row: OpenCard, column: int, role: int) -> Any:  # noqa: ARG002 - one column
        tables = self._tables
        card = self._names.card_of(tables.card_id[row.card])
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._title(row)
            case Qt.ItemDataRole.AccessibleTextRole:
                return " ".join(part for part in (self._title(row), row.reason) if part)
            case roles.CARD:
                return card
            case roles.BACK:
                return COLOURS[tables.card_colour[row.card]]
            case roles.PLAYABLE:
                return row.playable
            case roles.REASON | Qt.ItemDataRole.ToolTipRole:
                return row.reason
            case roles.MODIFIER | roles.USED:
                return False
            case roles.NEEDS:
                return ""
            case roles.COPY:
                return row.card
        return None

    def _title(self, row: OpenCard) -> str:
        card = self._names.card_of(self._tables.card_id[row.card])
        if card is None:
            return self._tables.card_id[row.card]
        return phrases.card_named(card)


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
        """Show a position and who is asked."""
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
    """The public facts about draw pile and discard pile (S0.2)."""
    view = now.view
    if view.pile_top == NOWHERE:
        pile = translate("Piles", "The draw pile is empty.")
    else:
        n = view.pile_size
        text = translate("Piles", "Draw pile: %n card(s), on top a {colour} one.", None, n)
        pile = text.format(colour=phrases.colour_name(view.pile_top))
    n = len(view.discard) + sum(sum(numbers) for _seat, _cards, numbers in view.covered)
    return [pile, translate("Piles", "Discard pile: %n card(s).", None, n)]
