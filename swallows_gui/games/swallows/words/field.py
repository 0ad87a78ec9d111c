"""Choosing the teams by hand: all nations with a box each, the group heads fixed unless freed (S1.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, Qt, Signal

from swallows_gui.models import roles
from swallows_gui.models.roles import Index
from swallows_gui.services.glossary import translate
from swallows_gui.services.language import language

if TYPE_CHECKING:
    from swallows_gui.games.swallows.data.cards import Nation
    from swallows_gui.games.swallows.data.catalogue import Catalogue

_NOWHERE = QModelIndex()


class FieldModel(QAbstractListModel):
    """The nations, strongest first; checked ones play."""

    chosen_changed = Signal()

    def __init__(self, catalogue: Catalogue, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._heads: tuple[str, ...] = ()
        self._teams = 0
        self.nations: list[Nation] = sorted(
            catalogue.nations.values(),
            key=lambda nation: (nation.code not in catalogue.heads, -nation.strength, nation.code),
        )
        self.chosen: set[str] = set()
        self.free_heads = False
        language().changed.connect(self._retranslate)

    def set_format(self, teams: int, heads: tuple[str, ...]) -> None:
        """Choose so many teams, these heading the groups."""
        self._teams, self._heads = teams, heads
        if not self.free_heads:
            self.chosen |= set(heads)
        self._all_changed()

    def set_free_heads(self, free: bool) -> None:
        """Let the group heads be left out, or put them back in."""
        self.free_heads = free
        if not free:
            self.chosen |= set(self._heads)
        self._all_changed()

    def choose(self, codes: tuple[str, ...]) -> None:
        """Check exactly these nations."""
        self.chosen = set(codes) if self.free_heads else set(codes) | set(self._heads)
        self._all_changed()

    @property
    def field(self) -> list[str]:
        """The teams chosen, group heads first where they play."""
        heads = [code for code in self._heads if code in self.chosen]
        return heads + [nation.code for nation in self.nations if nation.code in self.chosen - set(heads)]

    @property
    def problem(self) -> str:
        """What is wrong with the choice, as a sentence, or ""."""
        missing = self._teams - len(self.chosen)
        if missing > 0:
            return translate("Field", "%n team(s) still missing.", None, missing)
        if missing < 0:
            return translate("Field", "%n team(s) too many.", None, -missing)
        return ""

    def rowCount(self, parent: Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(self.nations)

    def flags(self, index: Index) -> Qt.ItemFlag:
        if not index.isValid():
            return Qt.ItemFlag.NoItemFlags
        if self._fixed(index):
            return Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemIsEnabled
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemIsUserCheckable

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        nation = self.nations[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return translate("Field", "{team} · {strength}").format(
                    team=language().nation_name(nation), strength=nation.strength
                )
            case Qt.ItemDataRole.CheckStateRole:
                return Qt.CheckState.Checked if nation.code in self.chosen else Qt.CheckState.Unchecked
            case Qt.ItemDataRole.ToolTipRole | Qt.ItemDataRole.AccessibleDescriptionRole if self._fixed(index):
                return translate("Field", "Heads a group; free the heads to leave it out.")
            case roles.TEAM:
                return nation.code
            case roles.NATION:
                return nation
        return None

    def setData(self, index: Index, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:
        if role != Qt.ItemDataRole.CheckStateRole or self._fixed(index):
            return False
        code = self.nations[index.row()].code
        if Qt.CheckState(value) == Qt.CheckState.Checked:
            self.chosen.add(code)
        else:
            self.chosen.discard(code)
        at = self.index(index.row())
        self.dataChanged.emit(at, at)
        self.chosen_changed.emit()
        return True

    def _fixed(self, index: Index) -> bool:
        return not self.free_heads and self.nations[index.row()].code in self._heads

    def _all_changed(self) -> None:
        self.dataChanged.emit(self.index(0), self.index(len(self.nations) - 1))
        self.chosen_changed.emit()

    def _retranslate(self) -> None:
        self._all_changed()
