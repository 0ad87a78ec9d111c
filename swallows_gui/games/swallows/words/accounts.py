"""What each seat is known to have, the open seat's own bets (S2.4, S2.5, S4.7), and how far each team can still get.

Everything but the open seat's bets comes from what everybody knows (S2.4, S9.1).
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from PySide6.QtCore import QObject, Qt

from swallows_gui.engine.tournament.bracket import OPEN
from swallows_gui.engine.tournament.schedule import (
    CHAMPION,
    FROM_BEST,
    FROM_GROUP,
    FROM_LOSER,
    FROM_SLOT,
    FROM_WINNER,
    GroupStage,
    Place,
)
from swallows_gui.games.swallows.rules.actions import BET_KINDS
from swallows_gui.games.swallows.rules.payout import holders, shared_pay
from swallows_gui.games.swallows.words.last_day import surely_out
from swallows_gui.games.swallows.words.names import Names
from swallows_gui.games.swallows.words.sheet import who
from swallows_gui.models import roles, vocabulary
from swallows_gui.models.roles import RowsModel
from swallows_gui.services.glossary import TextList, TextTable, translate
from swallows_gui.services.language import language

if TYPE_CHECKING:
    from swallows_gui.games.swallows.rules.view import SwallowsView


class Reach(NamedTuple):
    """By team how many rungs of the schedule's ladder it has reached for certain, and how many it may still reach."""

    sure: list[int]
    possible: list[int]


def reach(view: SwallowsView) -> Reach:
    """How far each team has got, and can get, by what everybody knows."""
    return _Counting(view).reach()


class _Counting:
    """Computes along the sheet which teams may play which match."""

    def __init__(self, view: SwallowsView) -> None:
        self._view = view
        self._schedule = view.form.schedule
        self._sides: dict[int, frozenset[int]] = {}
        """By number of a match the teams that may play it."""
        self._members: dict[int, frozenset[int]] = {}
        """By group the teams that may go on from it, at whatever place."""
        self._everybody = frozenset(range(len(view.field)))

    def reach(self) -> Reach:
        """How far each team has got, and can get."""
        view, ladder = self._view, self._schedule.ladder
        sure, possible = [0] * len(view.field), [0] * len(view.field)
        for fixture in view.fixtures:
            known = [who(view, place) for place in (fixture.home, fixture.away)]
            may = self._may_play(fixture.home) | self._may_play(fixture.away)
            self._sides[fixture.number] = may
            if not fixture.rung:
                continue
            height = ladder.index(fixture.rung) + 1
            for team in known:
                if team != OPEN:
                    sure[team] = max(sure[team], height)
            for team in may:
                possible[team] = max(possible[team], height)
        self._add_title(sure, possible)
        return Reach(sure, [max(pair) for pair in zip(sure, possible, strict=True)])

    def _add_title(self, sure: list[int], possible: list[int]) -> None:
        ladder, decided = self._schedule.ladder, self._schedule.final_group
        if decided is None:
            final = Place(FROM_WINNER, self._schedule.final or self._schedule.fixtures[-1].number)
            champion = who(self._view, final)
            if champion != OPEN:
                sure[champion] = len(ladder)
            for team in self._may_play(final):
                possible[team] = len(ladder)
        elif decided < len(self._view.ranked):
            for rank, team in enumerate(self._view.ranked[decided][:-1], 1):
                sure[team] = ladder.index(CHAMPION if rank == 1 else str(rank)) + 1
        else:
            for team in self._of_group(decided):
                possible[team] = len(ladder)

    def _may_play(self, place: Place) -> frozenset[int]:
        known = who(self._view, place)
        if known != OPEN:
            return frozenset((known,))
        if place.kind in (FROM_WINNER, FROM_LOSER):
            return self._sides.get(place.number, self._everybody)
        if place.kind == FROM_SLOT:
            return self._of_slot(place)
        if place.kind == FROM_GROUP:
            return self._going_on(place.number)
        if place.kind == FROM_BEST:
            return frozenset[int]().union(*(self._going_on(group) for group in place.groups))
        return self._everybody

    def _of_slot(self, place: Place) -> frozenset[int]:
        if place.number < self._schedule.drawn:
            return self._everybody
        for stage, (first, last) in zip(self._schedule.stages, self._schedule.rounds, strict=True):
            if isinstance(stage, GroupStage) and first <= place.number < last:
                return self._may_play(stage.entrants[place.number - first][place.rank - 1])
        return self._everybody

    def _of_group(self, group: int) -> frozenset[int]:
        """The teams that play in a group, or may enter it."""
        size = self._schedule.groups[group].size
        return frozenset[int]().union(*(self._may_play(Place(FROM_SLOT, group, slot)) for slot in range(1, size + 1)))

    def _going_on(self, group: int) -> frozenset[int]:
        """The teams that may go on from a group that is not ranked yet."""
        if group not in self._members:
            team_in = self._of_group(group)
            self._members[group] = frozenset(team for team in team_in if not surely_out(self._view, team, group))
        return self._members[group]


STAKE = 2
"""The column of `BetsModel` that a narrow panel leaves out."""


class Account(NamedTuple):
    """What is known of a seat's money; `cash` is None if only the seat knows it."""

    seat: int
    cash: int | None
    flow: int
    teams: tuple[int, ...]
    referees: bool
    banned: bool


_HEADINGS: Final = TextList("Accounts", "headings", "swallows")


class AccountsModel(RowsModel[Account]):
    """Columns: seat with its teams, cash, net bribes."""

    columns = 3

    def __init__(self, names: Names, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._names = names
        self.withholds = False
        """Whether the cash that the seats have in the end is not to be read yet."""

    def update(self, view: SwallowsView) -> None:
        """Update the rows by a view."""
        result = None if self.withholds else view.result
        rows = []
        for seat in range(len(self._names.seats)):
            cash = result["cash"][seat] if result else view.cash if seat == view.seat else None
            teams = tuple(team for team, trainer in enumerate(view.trainer) if trainer == seat)
            rows.append(
                Account(
                    seat, cash, view.flow[seat], teams, seat == view.referee and bool(view.match), seat in view.banned
                )
            )
        self.set_rows(rows)

    def key(self, row: Account) -> Hashable:
        return row.seat

    def cell(self, row: Account, column: int, role: int) -> Any:
        if role == Qt.ItemDataRole.DisplayRole:
            match column:
                case 0:
                    teams = " ".join(self._names.code(team) for team in row.teams)
                    return f"{self._names.seat(row.seat)}\n{teams or '–'}"
                case 1:
                    return "?" if row.cash is None else language().money(row.cash)
                case 2:
                    return vocabulary.signed(row.flow) + "M" if row.flow else "–"
        if role == Qt.ItemDataRole.TextAlignmentRole and column in (1, 2):
            return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        if role in (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole):
            return self._spoken(row)
        if role == roles.SEAT:
            return row.seat
        return None

    def _spoken(self, row: Account) -> str:
        values = {
            "seat": self._names.seat(row.seat),
            "teams": self._names.teams_listed(row.teams),
            "flow": vocabulary.signed(row.flow) + "M",
        }
        if not row.teams:
            return _without_teams(row.cash, values)
        if row.cash is None:
            return translate("Accounts", "{seat}: cash not known to you, {flow} in bribes, manages {teams}.").format(
                **values
            )
        return translate("Accounts", "{seat}: {cash}, {flow} in bribes, manages {teams}.").format(
            cash=language().money(row.cash), **values
        )

    def heading(self, column: int, role: int) -> Any:
        if role == Qt.ItemDataRole.DisplayRole and column == 2:
            return translate("Accounts", "±", "head of the column with net bribes, one sign")
        if role not in (
            Qt.ItemDataRole.DisplayRole,
            Qt.ItemDataRole.ToolTipRole,
            Qt.ItemDataRole.AccessibleTextRole,
        ):
            return None
        return _HEADINGS(column)


class OwnBet(NamedTuple):
    """An own bet. `fate`: "open", "won" or "lost"."""

    seat: int
    team: int
    kind: str
    stake: int
    pays: int
    fate: str


def fate_of(view: SwallowsView, so_far: Reach, team: int, kind: str) -> str:
    """Whether a bet can still be won, by what everybody knows: how far the team has got and can get (S2.4)."""
    wanted = view.form.schedule.ladder.index(view.form.economy.bets[kind].stage) + 1
    if so_far.sure[team] >= wanted:
        return "won"
    return "open" if so_far.possible[team] >= wanted else "lost"


_HEADINGS_2: Final = TextList("Accounts", "bets", "swallows")
_BETS_SPELT_OUT: Final = TextList("Accounts", "bets_spelt_out", "swallows")


class BetsModel(RowsModel[OwnBet]):
    """Columns: team, kind of bet, stake, pay-out, state."""

    columns = 5
    headings = _HEADINGS_2
    spelt_out = _BETS_SPELT_OUT

    def __init__(self, names: Names, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._names = names

    def update(self, view: SwallowsView) -> None:
        """Follow the open seat's slip; at the end show everybody's."""
        slips: list[tuple[int, int, str]] = []
        if view.all_bets is not None:
            slips = [(seat, team, BET_KINDS[kind]) for seat, bets in enumerate(view.all_bets) for team, kind in bets]
        elif view.seat is not None:
            slips = [(view.seat, team, BET_KINDS[kind]) for team, kind in view.bets]
        so_far = reach(view) if slips else Reach([], [])
        self.set_rows(
            [
                OwnBet(
                    seat,
                    team,
                    kind,
                    strength_of(view, team),
                    _pays(view, team, kind),
                    fate_of(view, so_far, team, kind),
                )
                for seat, team, kind in slips
            ]
        )

    def key(self, row: OwnBet) -> Hashable:
        return row.seat, row.team

    def cell(self, row: OwnBet, column: int, role: int) -> Any:
        if role == Qt.ItemDataRole.DisplayRole:
            match column:
                case 0:
                    return self._names.team(row.team)
                case 1:
                    return self._names.bet_letters(row.kind)
                case 2:
                    return language().money(row.stake)
                case 3:
                    return language().money(row.pays)
                case 4:
                    return fate_name(row.fate)
        if role == Qt.ItemDataRole.TextAlignmentRole and column in (2, 3):
            return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        if role in (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole):
            return translate("Accounts", "{seat}: {team}, {kind}, stake {stake}, pays {pays}, {fate}.").format(
                seat=self._names.seat(row.seat),
                team=self._names.team(row.team),
                kind=self._names.bet_word(row.kind),
                stake=language().money(row.stake),
                pays=language().money(row.pays),
                fate=fate_name(row.fate),
            )
        if role == roles.TEAM and column == 0:
            return self._names.code(row.team)
        if role == roles.NATION and column == 0:
            return self._names.nation(row.team)
        return None


def _pays(view: SwallowsView, team: int, kind: str) -> int:
    """The pay-out of a winning bet, M; once all slips are open with its shared odds (S2.7)."""
    amount, number = view.form.economy.bets[kind].amount, BET_KINDS.index(kind)
    if not view.options.shared_odds or view.all_bets is None:
        return amount
    return shared_pay(number, amount, holders(view.all_bets, team, number) - 1)


def strength_of(view: SwallowsView, team: int) -> int:
    """The stake of a bet on a team, M (S2.2)."""
    strength: int = view.tables.nation_strength[view.field[team]]
    return strength


fate_name: Final = TextTable("Accounts", "fate_name", "swallows")
"""How a bet stands, in a word."""


def _without_teams(cash: int | None, values: dict[str, str]) -> str:
    """The line of a seat without teams: the third at a friendly."""
    if cash is None:
        return translate("Accounts", "{seat}: cash not known to you, {flow} in bribes.").format(**values)
    return translate("Accounts", "{seat}: {cash}, {flow} in bribes.").format(cash=language().money(cash), **values)
