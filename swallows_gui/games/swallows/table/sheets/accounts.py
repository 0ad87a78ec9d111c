"""What the docks hold beside the record sheet: the accounts."""

from __future__ import annotations

from PySide6.QtWidgets import QVBoxLayout, QWidget

from swallows_gui.games.swallows.table.cards.flag_table import FlagTable
from swallows_gui.games.swallows.words.accounts import STAKE
from swallows_gui.games.swallows.words.bundle import Models
from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.layouts import fill
from swallows_gui.ui.kit.tables import CodeDelegate
from swallows_gui.ui.kit.words import PlainLabel
from swallows_gui.ui.play.screen import Screen


class AccountsPanel(Screen):
    """What is known of each seat's money, and the open seat's own bets."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.accounts = FlagTable(0, lines=2)
        self.bets_title = PlainLabel(role="label")
        self.bets = FlagTable(0)
        self.bets.setItemDelegate(CodeDelegate(self.bets))
        outer = fill(QVBoxLayout(self), (self.accounts, 3), self.bets_title, (self.bets, 2), margins=0)
        self._outer = outer
        self.adapt()

    def show_models(self, models: Models) -> None:
        """Show another game."""
        self.accounts.setModel(models.accounts)
        self.bets.setModel(models.bets)
        self.bets.setColumnHidden(STAKE, True)
        for signal in (models.bets.rowsInserted, models.bets.rowsRemoved):
            signal.connect(self._show_bets)
        self._show_bets()

    def forget(self) -> None:
        """The game is put away."""
        self.accounts.setModel(None)
        self.bets.setModel(None)
        self._show_bets()

    def _show_bets(self) -> None:
        model = self.bets.model()
        some = model is not None and model.rowCount() > 0
        self.bets.setVisible(some)
        self.bets_title.setVisible(some)

    def retranslate(self) -> None:
        self.accounts.setAccessibleName(self.tr("Accounts"))
        self.bets.setAccessibleName(self.tr("Bets"))
        self.bets_title.setText(self.tr("Bets"))

    def restyle(self) -> None:
        self._outer.setSpacing(theme().px(4))
        self.bets_title.setContentsMargins(theme().px(8), 0, 0, 0)
