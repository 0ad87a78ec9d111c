"""Every head of every table says in words what it means: to those who point at it and to those who hear it."""

import importlib
import pkgutil
from collections.abc import Callable, Iterator
from typing import Any
from unittest import mock

import pytest
from PySide6.QtCore import QAbstractListModel, QAbstractTableModel, Qt

import swallows_gui
from swallows_gui.engine.tournament.schedule import Place
from swallows_gui.games.final_whistle.words.sheet import SheetModel as FinalSheet
from swallows_gui.games.grudgematch.words.sheet import GoalsModel
from swallows_gui.games.power_soccer.words.sheet import SheetModel as PowerSheet
from swallows_gui.games.swallows.data.catalogue import load
from swallows_gui.games.swallows.lab.playing import new_game
from swallows_gui.games.swallows.table.after.all_hands import TeamHands
from swallows_gui.games.swallows.words.accounts import AccountsModel, BetsModel
from swallows_gui.games.swallows.words.group_table import BestsModel, GroupModel, NationStandings
from swallows_gui.games.swallows.words.groups_over import GroupsBoardModel
from swallows_gui.games.swallows.words.names import Names
from swallows_gui.games.swallows.words.ranking import RankingModel
from swallows_gui.games.swallows.words.season_table import SeasonModel
from swallows_gui.games.swallows.words.sheet import TieSheetModel
from swallows_gui.games.swallows.words.slip import SlipModel
from swallows_gui.models.figures import FiguresModel
from swallows_gui.models.standings import StandingsModel
from swallows_gui.models.ties import TiesModel
from swallows_gui.services.language import language
from swallows_gui.ui.shell.cups.championship_screen import RoundsModel
from swallows_gui.ui.shell.cups.cup_screen import LeagueTable, LeagueTies
from swallows_gui.ui.shell.keys_panel import KeysModel

GAME = new_game({"distribution": "random"}, 4, 31)
WHOLE = 2
"""Letters: what is shorter explains nothing."""


LETTERS = 2
"""A head of so few, or fewer, is a sign that its words must not repeat."""


def names() -> Names:
    return Names(load(), ("Ann", "Ben", "Cal", "Dee"), GAME.notation.codes)


def figures() -> FiguresModel:
    model = FiguresModel(3)
    model.show(["", "1", "±"], [], first="Player", spelt_out=["How often a 1 came", "Goal difference"])
    return model


def slip() -> SlipModel:
    return SlipModel(GAME.view(0), names())


def board() -> GroupsBoardModel:
    model = GroupsBoardModel(load())
    model.groups = [["GER"], ["BRA"]]
    return model


TABLES: dict[type[QAbstractTableModel], Callable[[], QAbstractTableModel]] = {
    AccountsModel: lambda: AccountsModel(names()),
    BestsModel: lambda: BestsModel(names(), [Place("best", 0, 3, groups=(0, 1))]),
    BetsModel: lambda: BetsModel(names()),
    FiguresModel: figures,
    FinalSheet: lambda: FinalSheet("ab"),
    GoalsModel: lambda: GoalsModel(5),
    GroupModel: lambda: GroupModel(names(), 0),
    GroupsBoardModel: board,
    KeysModel: KeysModel,
    LeagueTable: lambda: LeagueTable(0, ("Reds", "Blues")),
    LeagueTies: lambda: LeagueTies(mock.Mock(sides=())),
    NationStandings: lambda: NationStandings(names(), 0),
    PowerSheet: lambda: PowerSheet(("Reds", "Blues")),
    RankingModel: lambda: RankingModel(names()),
    RoundsModel: RoundsModel,
    SeasonModel: SeasonModel,
    TieSheetModel: lambda: TieSheetModel(names()),
    SlipModel: slip,
    StandingsModel: lambda: StandingsModel(0, ("Reds", "Blues")),
    TeamHands: lambda: TeamHands(names()),
    TiesModel: lambda: TiesModel(("Reds", "Blues")),
}
"""Every table with heads, and one to look at."""


def _below(kind: type[Any]) -> Iterator[type[Any]]:
    for each in kind.__subclasses__():
        yield each
        yield from _below(each)


def _has_heads(kind: type[Any]) -> bool:
    """Whether a model heads columns, by itself or by its base."""
    own = {name for each in kind.__mro__ for name in vars(each) if each.__module__ != "swallows_gui.models.roles"}
    return bool({"heading", "headings"} & own) or any(
        "headerData" in vars(each)
        for each in kind.__mro__
        if each.__module__.startswith("swallows_gui") and each.__module__ != "swallows_gui.models.roles"
    )


def test_no_table_is_forgotten_here() -> None:
    for module in pkgutil.walk_packages(swallows_gui.__path__, "swallows_gui."):
        if not module.name.endswith("__main__"):
            importlib.import_module(module.name)
    models = {
        each
        for each in _below(QAbstractTableModel)
        if each.__module__.startswith("swallows_gui") and not issubclass(each, QAbstractListModel)
    }
    assert {each for each in models if _has_heads(each)} == set(TABLES)


@pytest.mark.parametrize("code", ["de", "en", "fr"])
@pytest.mark.parametrize("kind", TABLES, ids=lambda kind: f"{kind.__module__.split('.')[2]}-{kind.__name__}")
def test_every_head_is_spelt_out(qapp: object, kind: type[QAbstractTableModel], code: str) -> None:
    before = language().code
    language().set_language(code)
    try:
        model = TABLES[kind]()
        for column in range(model.columnCount()):
            heads = {
                role: str(model.headerData(column, Qt.Orientation.Horizontal, role) or "")
                for role in (
                    Qt.ItemDataRole.DisplayRole,
                    Qt.ItemDataRole.ToolTipRole,
                    Qt.ItemDataRole.AccessibleTextRole,
                )
            }
            shown = heads.pop(Qt.ItemDataRole.DisplayRole)
            for words in heads.values():
                assert len(words) >= WHOLE, (column, shown)
                assert not words.endswith("."), (column, words)
                assert len(words) > len(shown) or len(shown) > LETTERS, (column, shown, words)
    finally:
        language().set_language(before)
