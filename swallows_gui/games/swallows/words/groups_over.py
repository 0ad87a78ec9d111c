"""Who is through at the end of the groups, and what that means for seats and bets (S7.3, S2.4); the groups before a
game.

The groups of a field stand a column each, its teams in slots; two teams can swap places.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, Qt, Signal

from swallows_gui.engine.tournament.schedule import GroupStage
from swallows_gui.games.swallows.rules.actions import BET_KINDS
from swallows_gui.games.swallows.words.accounts import fate_of, reach, strength_of
from swallows_gui.games.swallows.words.names import Names
from swallows_gui.games.swallows.words.past_cup import DayName
from swallows_gui.games.swallows.words.sheet import last_fixture
from swallows_gui.models import roles
from swallows_gui.models.roles import Index
from swallows_gui.services.glossary import translate
from swallows_gui.services.language import language

if TYPE_CHECKING:
    from swallows_gui.games.swallows.data.catalogue import Catalogue
    from swallows_gui.games.swallows.rules.view import SwallowsView


class Through(NamedTuple):
    """A team that goes on, with its group's number in the schedule and its rank, 1 the first."""

    group: int
    rank: int
    team: int


def just_over(view: SwallowsView) -> bool:
    """Whether the match that was over last was the last of a stage of groups."""
    fixture = last_fixture(view)
    return fixture is not None and fixture.closes and fixture.round < view.fixture.round


def through(view: SwallowsView) -> list[Through]:
    """The teams that go on from the last stage, group by group; the best thirds and the like come last."""
    fixture = last_fixture(view)
    if fixture is None:
        return []
    schedule = view.form.schedule
    first, last = schedule.rounds[fixture.round]
    certain = [
        Through(group, rank, team)
        for group in range(first, min(last, len(view.ranked)))
        for rank, team in enumerate(view.ranked[group][: schedule.through[group]], 1)
    ]
    best = [
        Through(group, place.rank, team)
        for place, team in zip(schedule.bests, view.bests, strict=False)
        for group in place.groups
        if first <= group < last and team >= 0 and team in view.ranked[group]
    ]
    return certain + sorted(best)


def heading(view: SwallowsView) -> str:
    """The name of the stage that the teams have reached."""
    fixture = last_fixture(view)
    schedule = view.form.schedule
    following = fixture.round + 1 if fixture is not None else 0
    if following >= len(schedule.stages) or not isinstance(schedule.stages[following], GroupStage):
        return translate("GroupsOver", "Through to the knock-out")
    first, last = schedule.rounds[following]
    if last - first == 1:
        return translate("GroupsOver", "Through to the final group")
    return translate("GroupsOver", "Through to the next groups")


def for_the_seats(view: SwallowsView, names: Names) -> list[tuple[int, str]]:
    """A public sentence for every seat with teams, and the seat: which of its teams go on."""
    on = {each.team for each in through(view)}
    lines = []
    for seat in range(len(names.seats)):
        mine = [team for team, trainer in enumerate(view.trainer) if trainer == seat]
        going = [team for team in mine if team in on]
        if not mine:
            continue
        if not going:
            text = translate("GroupsOver", "{seat}: no team goes through.")
        elif len(going) == len(mine):
            text = translate("GroupsOver", "{seat} goes through with {teams:the}: with every team.")
        else:
            text = translate("GroupsOver", "{seat} goes through with {teams:the}.")
        lines.append((seat, text.format(seat=names.seat(seat), teams=names.teams_listed(going))))
    return lines


def for_the_bets(view: SwallowsView, names: Names) -> list[str]:
    """A line for every bet of the view's seat; none for a public view."""
    lines = []
    so_far = reach(view)
    for team, kind in view.bets if view.seat is not None else ():
        letters = BET_KINDS[kind]
        match fate_of(view, so_far, team, letters):
            case "won":
                text = translate("GroupsOver", "{bet} on {team:the}: won, it pays {pays}.")
            case "lost":
                text = translate("GroupsOver", "{bet} on {team:the}: lost, and {stake} with it.")
            case _:
                text = translate("GroupsOver", "{bet} on {team:the}: still open, for {pays}.")
        lines.append(
            text.format(
                bet=names.bet_letters(letters),
                team=names.team(team),
                pays=language().money(view.form.economy.bets[letters].amount),
                stake=language().money(strength_of(view, team)),
            )
        )
    return lines


_NOWHERE = QModelIndex()


class GroupsBoardModel(QAbstractTableModel):
    """Teams by their codes; a name that is none stands as it is, without a flag."""

    moved = Signal(str, str)
    """Two teams have changed places: their names."""

    def __init__(self, catalogue: Catalogue, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._catalogue = catalogue
        self.groups: list[list[str]] = []
        self.movable = False
        self.taken: tuple[int, int] | None = None
        """Slot and group of the team that is held to change places with another."""
        self._called: Mapping[str, DayName] = {}
        self._in_groups = True

    def show(
        self, groups: Sequence[Sequence[str]], called: Mapping[str, DayName], *, movable: bool, in_groups: bool = True
    ) -> None:
        """Show these teams; where not `in_groups`, a column is a match of the first round."""
        self.beginResetModel()
        self.groups = [list(group) for group in groups]
        self._called, self.movable, self._in_groups, self.taken = called, movable, in_groups, None
        self.endResetModel()

    @property
    def field(self) -> list[str]:
        """All teams, group after group."""
        return [team for group in self.groups for team in group]

    def rowCount(self, parent: Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else max(map(len, self.groups), default=0)

    def columnCount(self, parent: Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(self.groups)

    def team(self, index: Index) -> str:
        """The code in a cell, "" for a slot that the group lacks."""
        if not index.isValid() or index.row() >= len(self.groups[index.column()]):
            return ""
        return self.groups[index.column()][index.row()]

    def name(self, code: str) -> str:
        """A team's name."""
        nation = self._catalogue.nations.get(code)
        return code if nation is None else str(language().nation_name(self._called.get(code, nation)))

    def flags(self, index: Index) -> Qt.ItemFlag:
        if not self.team(index):
            return Qt.ItemFlag.NoItemFlags
        plain = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        return plain | Qt.ItemFlag.ItemIsDragEnabled | Qt.ItemFlag.ItemIsDropEnabled if self.movable else plain

    def supportedDropActions(self) -> Qt.DropAction:
        return Qt.DropAction.MoveAction

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        code = self.team(index)
        if not code:
            return None
        match role:
            case Qt.ItemDataRole.DisplayRole | Qt.ItemDataRole.ToolTipRole:
                return self.name(code)
            case Qt.ItemDataRole.AccessibleTextRole:
                return translate("GroupsBoard", "{team}, {group}").format(
                    team=self.name(code), group=self._column_name(index.column())
                )
            case roles.TEAM:
                return code
            case roles.NATION:
                return self._catalogue.nations.get(code)
            case roles.CURRENT:
                return (index.row(), index.column()) == self.taken
        return None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if orientation != Qt.Orientation.Horizontal or role not in (
            Qt.ItemDataRole.DisplayRole,
            *roles.SPELT_OUT,
        ):
            return None
        if role == Qt.ItemDataRole.DisplayRole and len(self.groups) > 6:
            return chr(ord("A") + section) if self._in_groups else str(section + 1)
        return self._column_name(section)

    def _column_name(self, column: int) -> str:
        if self._in_groups:
            return translate("GroupsBoard", "Group {letter}").format(letter=chr(ord("A") + column))
        return translate("GroupsBoard", "Match {number}").format(number=column + 1)

    def take(self, index: Index) -> None:
        """Pick up the team of a cell, or none."""
        self.taken = (index.row(), index.column()) if self.team(index) and self.movable else None
        self._all_changed()

    def swap(self, one: Index, other: Index) -> bool:
        """Let two teams change places."""
        first, second = self.team(one), self.team(other)
        self.taken = None
        if not self.movable or not first or not second or first == second:
            self._all_changed()
            return False
        self.groups[one.column()][one.row()] = second
        self.groups[other.column()][other.row()] = first
        self._all_changed()
        self.moved.emit(self.name(first), self.name(second))
        return True

    def retranslate(self) -> None:
        """Set the names in the language in use."""
        self._all_changed()
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, max(0, len(self.groups) - 1))

    def _all_changed(self) -> None:
        if self.groups:
            self.dataChanged.emit(self.index(0, 0), self.index(self.rowCount() - 1, self.columnCount() - 1))
