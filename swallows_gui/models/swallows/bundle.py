"""All item models of one running game, kept current together."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from swallows_gui.engine.swallows.tables import Tables
from swallows_gui.models.plain_models import PlainModels
from swallows_gui.models.swallows.accounts import AccountsModel, BetsModel
from swallows_gui.models.swallows.group_table import GroupModel
from swallows_gui.models.swallows.hand import HandModel
from swallows_gui.models.swallows.names import Names
from swallows_gui.models.swallows.narrator import SwallowsNarrator
from swallows_gui.models.swallows.sheet import SheetModel

if TYPE_CHECKING:
    from swallows_gui.engine.swallows.view import SwallowsView


class Models(PlainModels):
    """What screens and docks show of a game."""

    def __init__(self, names: Names, tables: Tables, groups: int, parent: QObject | None = None) -> None:
        super().__init__(SwallowsNarrator(names), parent)
        self.names = names
        self.tables = tables
        self.home_hand = HandModel(names, tables, self)
        self.away_hand = HandModel(names, tables, self)
        self.accounts = AccountsModel(names, self)
        self.bets = BetsModel(names, self)
        self.matches = SheetModel(names, parent=self)
        self.bracket = SheetModel(names, knockout=True, parent=self)
        self.groups = [GroupModel(names, group, self) for group in range(groups)]

    def update(self, view: SwallowsView) -> None:
        """Follow a view, row by row. The hands follow the table, which knows what can be played."""
        self.names.field = tuple(view.tables.nation_code[nation] for nation in view.field)
        self.accounts.update(view)
        self.bets.update(view)
        self.matches.update(view)
        self.bracket.update(view)
        for group in self.groups:
            group.update(view)

    def hide(self) -> None:
        """Drop everything only one seat may see: the curtain closes."""
        self.home_hand.set_rows([])
        self.away_hand.set_rows([])
        self.bets.set_rows([])
        self.accounts.set_rows([row._replace(cash=None) for row in self.accounts.rows])
