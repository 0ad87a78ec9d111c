"""All item models of one running game, kept current together."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from swallows_gui.engine.tournament.schedule import Schedule
from swallows_gui.engine.tournament.thirds import stages_of
from swallows_gui.games.swallows.rules.tables import Tables
from swallows_gui.games.swallows.words.accounts import AccountsModel, BetsModel
from swallows_gui.games.swallows.words.evening import is_paid_out
from swallows_gui.games.swallows.words.group_table import BestsModel, GroupModel, NationStandings
from swallows_gui.games.swallows.words.hand import HandModel
from swallows_gui.games.swallows.words.names import Names
from swallows_gui.games.swallows.words.narrator import SwallowsNarrator
from swallows_gui.games.swallows.words.sheet import TieSheetModel
from swallows_gui.models.plain_models import PlainModels

if TYPE_CHECKING:
    from swallows_gui.games.swallows.rules.view import SwallowsView


class Models(PlainModels):
    """The models of a game for screens and docks."""

    def __init__(self, names: Names, tables: Tables, schedule: Schedule | None, parent: QObject | None = None) -> None:
        """Without a `schedule` only the running match is followed."""
        super().__init__(SwallowsNarrator(names), parent)
        self.names = names
        self.tables = tables
        self.home_hand = HandModel(names, tables, self)
        self.away_hand = HandModel(names, tables, self)
        self.accounts = AccountsModel(names, self)
        self.bets = BetsModel(names, self)
        self.matches = TieSheetModel(names, parent=self)
        self.bracket = TieSheetModel(names, knockout=True, parent=self)
        groups = len(schedule.groups) if schedule is not None else 0
        self.groups = [GroupModel(names, group, self) for group in range(groups)]
        ranks = stages_of(schedule) if schedule is not None else []
        self.bests = [BestsModel(names, places, self) for places in ranks]
        """The best thirds and the like, a table for every stage and rank of which only the best go on."""

    def update(self, view: SwallowsView) -> None:
        """Follow a view, row by row. The hands follow the table, which knows what can be played."""
        self.names.field = tuple(view.tables.nation_code[nation] for nation in view.field)
        self.accounts.update(view)
        self.bets.update(view)
        self.matches.update(view)
        self.bracket.update(view)
        for table in (*self.groups, *self.bests):
            table.update(view)

    def withhold_payout(self, view: SwallowsView) -> None:
        """Withhold payments and everybody's cash until `show_payout`, because another page tells them one by one."""
        self.log.withhold(is_paid_out)
        self.accounts.withholds = True
        self.accounts.update(view)

    def show_payout(self, view: SwallowsView) -> None:
        """Show the withheld payments and cash."""
        self.log.let_go()
        self.accounts.withholds = False
        self.accounts.update(view)

    @property
    def standings(self) -> list[NationStandings]:
        """All tables in the order in which they are shown."""
        return [*self.groups, *self.bests]

    def hide(self) -> None:
        """Drop everything that only one seat may see, because the screen is being covered."""
        self.home_hand.set_rows([])
        self.away_hand.set_rows([])
        self.bets.set_rows([])
        self.accounts.set_rows([row._replace(cash=None) for row in self.accounts.rows])
