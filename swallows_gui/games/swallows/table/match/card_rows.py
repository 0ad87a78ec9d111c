"""A list of cards that lie open, for choices among cards and for what has been played (S4.5, S5.12, S6.1)."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import Any, NamedTuple

from PySide6.QtCore import QObject, Qt

from swallows_gui.games.swallows.rules.tables import COLOURS, Tables
from swallows_gui.games.swallows.words import phrases
from swallows_gui.games.swallows.words.names import Names
from swallows_gui.models import roles
from swallows_gui.models.rows import RowsModel


class OpenCard(NamedTuple):
    """One row: a physical card, and whether it may be chosen."""

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
        """Show `cards`; with `reasons`, those named in it cannot be chosen and the others can."""
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
