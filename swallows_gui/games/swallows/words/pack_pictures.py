"""What a pack brings, as rows: its nations, then its cards."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, Qt

from swallows_gui.models import roles
from swallows_gui.models.roles import Index
from swallows_gui.services.language import language

if TYPE_CHECKING:
    from swallows_gui.games.swallows.data.cards import Card, Nation
    from swallows_gui.games.swallows.data.catalogue import Catalogue

_NOWHERE = QModelIndex()


class PackPicturesModel(QAbstractListModel):
    """Nations and cards of one pack. `spoken` and `named` put a card into words, whole and in short, `nation_words` a
    nation."""

    def __init__(
        self,
        spoken: Callable[[Card], str],
        named: Callable[[Card], str],
        nation_words: Callable[[Nation], str],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._spoken, self._named, self._nation_words = spoken, named, nation_words
        self.nations: Sequence[Nation] = ()
        self.cards: Sequence[Card] = ()
        language().changed.connect(self._retranslate)

    def set_pack(self, identity: str, catalogue: Catalogue) -> None:
        """Show what the pack with this id has brought into a catalogue."""
        self.beginResetModel()
        self.nations = [each for code, each in catalogue.nations.items() if code.startswith(f"{identity}:")]
        self.cards = [each for name, each in catalogue.cards.items() if name.startswith(f"{identity}:")]
        self.endResetModel()

    def _retranslate(self) -> None:
        if self.rowCount():
            self.dataChanged.emit(self.index(0), self.index(self.rowCount() - 1))

    def rowCount(self, parent: Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(self.nations) + len(self.cards)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        row = index.row() - len(self.nations)
        if row < 0:
            return self._of_nation(self.nations[index.row()], role)
        card = self.cards[row]
        match role:
            case Qt.ItemDataRole.DisplayRole | Qt.ItemDataRole.ToolTipRole:
                return self._named(card)
            case Qt.ItemDataRole.AccessibleTextRole:
                return self._spoken(card)
            case roles.CARD:
                return card
            case roles.KEY:
                return card.id
        return None

    def _of_nation(self, nation: Nation, role: int) -> Any:
        match role:
            case Qt.ItemDataRole.DisplayRole | Qt.ItemDataRole.ToolTipRole:
                return language().nation_name(nation)
            case Qt.ItemDataRole.AccessibleTextRole:
                return self._nation_words(nation)
            case roles.NATION:
                return nation
            case roles.KEY:
                return nation.code
        return None
