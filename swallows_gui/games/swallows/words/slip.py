"""The betting slip as a form: a line a team, a box a kind of bet; says what is still wrong with it (S2.1 to S2.4)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, Qt, Signal

from swallows_gui.games.swallows.rules.actions import BET_KINDS
from swallows_gui.games.swallows.rules.payout import less_for_each
from swallows_gui.games.swallows.rules.tables import GERMANY
from swallows_gui.games.swallows.rules.talking import TALK_KINDS
from swallows_gui.games.swallows.words.accounts import strength_of
from swallows_gui.games.swallows.words.names import Names
from swallows_gui.games.swallows.words.sheet import who
from swallows_gui.models import roles, vocabulary
from swallows_gui.models.roles import Index
from swallows_gui.models.vocabulary import labelled
from swallows_gui.services.glossary import translate
from swallows_gui.services.language import language
from swallows_gui.services.plain import tip

if TYPE_CHECKING:
    from swallows_gui.games.swallows.rules.view import SwallowsView
    from swallows_gui.games.swallows.words.answers import Bookmaker

_NOWHERE = QModelIndex()
TEAM, GROUP, TRAINER, STAKE, SAID, FIRST_KIND = range(6)


class BettableTeam(NamedTuple):
    """A team that can be bet on."""

    team: int
    code: str
    group: int
    """Number of the group, -1 without one."""
    trainer: int
    stake: int
    meets: int
    """The team that it meets first, -1 while nobody knows."""


class SlipModel(QAbstractTableModel):
    """A table of teams. Columns: team, trainer, stake, what was said of it in the pub, one checkable column for each
    kind of bet with its pay-out; with the bookmaker one more for each kind, with its chance and average value."""

    chosen_changed = Signal()

    def __init__(self, view: SwallowsView, names: Names, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._names = names
        self._bookmaker: Bookmaker | None = None
        self._brief = self._letters = False
        self._cash = view.cash or 0
        self._seat = view.seat
        self.kinds: tuple[str, ...] = tuple(view.form.economy.bets)
        self._shared = view.options.shared_odds
        self._pays = {kind: view.form.economy.bets[kind].amount for kind in self.kinds}
        met = _first_met(view)
        self._in_groups = any(view.groups)
        self.lines = [
            BettableTeam(
                team, names.code(team), _group_of(view, team), view.trainer[team], strength_of(view, team), met[team]
            )
            for team in range(len(view.field))
        ]
        self.lines.sort(key=lambda line: (line.code != GERMANY, line.trainer != view.seat, -line.stake, line.team))
        self._praised: dict[int, list[int]] = {}
        """By team the seats that have praised it the evening before."""
        self._warned: dict[int, list[int]] = {}
        """By team the seats that have warned against it."""
        for said in view.sayings:
            of_kind = self._praised if TALK_KINDS[said.kind] == "praise" else self._warned
            of_kind.setdefault(said.team, []).append(said.seat)
        self.stamped = False
        """Whether it is being handed in."""
        self.chosen: dict[int, str] = {team: BET_KINDS[kind] for team, kind in view.bets}
        language().changed.connect(self._retranslate)

    @property
    def total(self) -> int:
        """The cost of the chosen bets, M."""
        return sum(line.stake for line in self.lines if line.team in self.chosen)

    @property
    def left(self) -> int:
        """Cash left after the bets chosen, M; negative if they cost too much."""
        return self._cash - self.total

    @property
    def possible(self) -> int:
        """The pay-out of all chosen bets if each is won, M."""
        return sum(self._pays[kind] for kind in self.chosen.values())

    @property
    def problem(self) -> str:
        """Why the slip cannot be handed in yet, a sentence, or ""."""
        german = [line for line in self.lines if line.code == GERMANY]
        if self.left < 0:
            return translate("Slip", "The stakes are {amount} more than the cash.").format(
                amount=language().money(-self.left)
            )
        if german and german[0].team not in self.chosen:
            return translate("Slip", "A bet on {team:the} is still missing: everybody must place one.").format(
                team=self._names.team(GERMANY)
            )
        return ""

    @property
    def any_said(self) -> bool:
        """Whether anything was said of a team the evening before (S2.8)."""
        return bool(self._praised or self._warned)

    def ask(self, bookmaker: Bookmaker | None) -> None:
        """Show what a bookmaker says of every bet; None: no more."""
        if bookmaker is self._bookmaker:
            return
        first, kinds = self.first_quote, len(self.kinds)
        if self._bookmaker is not None:
            self._bookmaker.changed.disconnect(self._requote)
            self.beginRemoveColumns(_NOWHERE, first, first + kinds - 1)
            self._bookmaker = None
            self.endRemoveColumns()
        if bookmaker is not None:
            self.beginInsertColumns(_NOWHERE, first, first + kinds - 1)
            self._bookmaker = bookmaker
            self.endInsertColumns()
            bookmaker.changed.connect(self._requote)
        self._requote()
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, self.columnCount() - 1)

    def set_brief(self, brief: bool, *, letters: bool = False) -> None:
        """Whether the bookmaker's chances stand in place of the pay-outs, which then stand in the heading: for a narrow
        window without his columns. `letters`: bets are headed by their letters alone, where words would be cut."""
        if (brief, letters) != (self._brief, self._letters):
            self._brief, self._letters = brief, letters
            self._requote()
            self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, self.columnCount() - 1)

    def bets(self) -> Sequence[tuple[int, str]]:
        """The bets chosen, in the order of the teams."""
        return sorted(self.chosen.items())

    def choose(self, team: int, kind: str | None) -> None:
        """Choose bet `kind` on `team`, or none; a stamped slip does not change."""
        if self.stamped or self.chosen.get(team) == kind:
            return
        if kind is None:
            self.chosen.pop(team, None)
        else:
            self.chosen[team] = kind
        at = next(row for row, line in enumerate(self.lines) if line.team == team)
        self.dataChanged.emit(self.index(at, 0), self.index(at, self.columnCount() - 1))
        self.chosen_changed.emit()

    def turn(self, index: Index) -> None:
        """Place the bet of a cell, or take it back; nothing where no bet stands."""
        if self.bet_at(index):
            line, kind = self.lines[index.row()], self.kinds[index.column() - FIRST_KIND]
            self.choose(line.team, None if self.chosen.get(line.team) == kind else kind)

    def bet_at(self, index: Index) -> str:
        """The team and the bet of a cell, or "" where no bet stands."""
        if not index.isValid() or not FIRST_KIND <= index.column() < self.first_quote:
            return ""
        return labelled(
            self._names.team(self.lines[index.row()].team),
            self._names.bet_name(self.kinds[index.column() - FIRST_KIND]),
        )

    def rowCount(self, parent: Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(self.lines)

    def columnCount(self, parent: Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else self.first_quote + (len(self.kinds) if self._bookmaker else 0)

    @property
    def first_quote(self) -> int:
        """The first of the bookmaker's columns."""
        return FIRST_KIND + len(self.kinds)

    def flags(self, index: Index) -> Qt.ItemFlag:
        if not index.isValid():
            return Qt.ItemFlag.NoItemFlags
        flags = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        if FIRST_KIND <= index.column() < self.first_quote:
            flags |= Qt.ItemFlag.ItemIsUserCheckable
        return flags

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        line = self.lines[index.row()]
        column = index.column()
        if column >= self.first_quote:
            return self._quoted(line, self.kinds[column - self.first_quote], role)
        if role == Qt.ItemDataRole.DisplayRole:
            if column == TEAM:
                return self._names.team(line.team)
            if column == GROUP:
                if not self._in_groups:
                    return self._names.team(line.meets) if line.meets >= 0 else "–"
                return chr(ord("A") + line.group) if line.group >= 0 else "–"
            if column == TRAINER:
                return self._names.seat(line.trainer)
            if column == STAKE:
                return language().money(line.stake)
            if column == SAID:
                return self._signs(line)
            return self._pay(line, self.kinds[column - FIRST_KIND])
        if role == Qt.ItemDataRole.CheckStateRole and column >= FIRST_KIND:
            on = self.chosen.get(line.team) == self.kinds[column - FIRST_KIND]
            return Qt.CheckState.Checked if on else Qt.CheckState.Unchecked
        if role == Qt.ItemDataRole.TextAlignmentRole and (column == SAID or (column == GROUP and self._in_groups)):
            return Qt.AlignmentFlag.AlignCenter
        if role == Qt.ItemDataRole.TextAlignmentRole and column == STAKE:
            return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self._spoken(line, column)
        if role == Qt.ItemDataRole.ToolTipRole:
            return tip(self._spoken(line, column))
        if role == roles.TEAM and column == TEAM:
            return line.code
        if role == roles.NATION and column == TEAM:
            return self._names.nation(line.code)
        if role == roles.NATION and column == TRAINER:
            return line.trainer
        if role == roles.CURRENT and column in (TEAM, TRAINER):
            return line.trainer == self._seat
        return None

    def setData(self, index: Index, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:
        if role != Qt.ItemDataRole.CheckStateRole or not FIRST_KIND <= index.column() < self.first_quote:
            return False
        on = Qt.CheckState(value) == Qt.CheckState.Checked
        self.choose(self.lines[index.row()].team, self.kinds[index.column() - FIRST_KIND] if on else None)
        return True

    def _pay(self, line: BettableTeam, kind: str) -> str:
        if not (self._brief and self._bookmaker):
            return language().money(self._pays[kind])
        quote = self._bookmaker.quote(line.team, kind)
        return "…" if quote is None else _percent(quote.chance)

    def _quoted(self, line: BettableTeam, kind: str, role: int) -> Any:
        quote = self._bookmaker.quote(line.team, kind) if self._bookmaker else None
        if role == Qt.ItemDataRole.DisplayRole:
            if quote is None:
                return "…"
            return translate("Slip", "{chance}, {worth}").format(
                chance=_percent(quote.chance), worth=_decimal(quote.worth) + "M"
            )
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        if role in (Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole):
            if quote is None:
                return translate("Slip", "The bookmaker is still counting.")
            if not quote.chance:
                text = translate("Slip", "{team}, {bet}: the bookmaker has never seen it happen. A bet costs {stake}.")
            elif self._shared:
                text = translate(
                    "Slip",
                    "{team}, {bet}: the bookmaker sees a chance of {chance}. A bet costs {stake} and is worth up to "
                    "{worth} on average, {less} less each time it comes true for each who holds it too.",
                )
            else:
                text = translate(
                    "Slip",
                    "{team}, {bet}: the bookmaker sees a chance of {chance}, fair odds of {odds} to 1. "
                    "A bet costs {stake} and is worth {worth} on average.",
                )
            return text.format(
                team=self._names.team(line.team),
                bet=self._names.bet_name(kind),
                chance=_percent(quote.chance),
                odds=_decimal(quote.odds),
                stake=language().money(line.stake),
                worth=_decimal(quote.worth) + "M",
                less=self._less(kind),
            )
        return None

    def _signs(self, line: BettableTeam) -> str:
        """How often a team was praised, and how often others were warned of it."""
        praised, warned = len(self._praised.get(line.team, ())), len(self._warned.get(line.team, ()))
        return "  ".join(f"{sign}{number}" for sign, number in (("+", praised), ("−", warned)) if number)

    def _said_of(self, line: BettableTeam) -> str:
        """The words for what was said of a team, with names; "" for nothing."""
        told = (
            (self._praised, translate("Slip", "praised by {seats}")),
            (self._warned, translate("Slip", "{seats} warned against it")),
        )
        return ", ".join(
            text.format(seats=vocabulary.listed([self._names.seat(seat) for seat in by_team[line.team]]))
            for by_team, text in told
            if line.team in by_team
        )

    def _less(self, kind: str) -> str:
        """The amount by which each other holder of a bet of this kind reduces its pay-out (S2.7)."""
        return language().money(less_for_each(BET_KINDS.index(kind), self._pays[kind]))

    def _requote(self) -> None:
        self.dataChanged.emit(self.index(0, FIRST_KIND), self.index(len(self.lines) - 1, self.columnCount() - 1))

    def _spoken(self, line: BettableTeam, column: int) -> str:
        team: str = self._names.team(line.team)
        if line.group >= 0:
            team = translate("Slip", "{team}, {group}").format(team=team, group=self._names.group(line.group))
        elif line.meets >= 0:
            team = translate("Slip", "{team}, first against {other:the}").format(
                team=team, other=self._names.team(line.meets)
            )
        if column == SAID and (said := self._said_of(line)):
            return translate("Slip", "{team}: {said}").format(team=team, said=said)
        if column < FIRST_KIND:
            return translate("Slip", "{team}, managed by {trainer}: a bet costs {stake}.").format(
                team=team, trainer=self._names.seat(line.trainer), stake=language().money(line.stake)
            )
        kind = self.kinds[column - FIRST_KIND]
        if self._shared:
            text = translate(
                "Slip", "{team}: {bet}. Costs {stake}, pays up to {pays}, {less} less for each who holds it too."
            )
        else:
            text = translate("Slip", "{team}: {bet}. Costs {stake}, pays {pays}.")
        text = text.format(
            team=team,
            bet=self._names.bet_name(kind),
            stake=language().money(line.stake),
            pays=language().money(self._pays[kind]),
            less=self._less(kind),
        )
        if self._bookmaker is None:
            return text
        return f"{text} {self._quoted(line, kind, Qt.ItemDataRole.AccessibleTextRole)}"

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if orientation != Qt.Orientation.Horizontal:
            return None
        if section >= self.first_quote:
            return self._quote_heading(self.kinds[section - self.first_quote], role)
        if role == Qt.ItemDataRole.ToolTipRole and section >= FIRST_KIND:
            return self._names.bet_name(self.kinds[section - FIRST_KIND])
        if role == Qt.ItemDataRole.ToolTipRole and section == SAID:
            return translate("Slip", "+ praise, − warnings of the evening before; who said it stands in the tooltip")
        if role == Qt.ItemDataRole.ToolTipRole and section == STAKE:
            return translate("Slip", "What a bet on the team costs")
        if role == Qt.ItemDataRole.TextAlignmentRole and section != SAID and (section != GROUP or not self._in_groups):
            side = Qt.AlignmentFlag.AlignRight if section == STAKE else Qt.AlignmentFlag.AlignLeft
            return side | Qt.AlignmentFlag.AlignVCenter
        if role == Qt.ItemDataRole.AccessibleTextRole and section >= FIRST_KIND:
            return self._titled(self.kinds[section - FIRST_KIND])
        if role != Qt.ItemDataRole.DisplayRole and role not in roles.SPELT_OUT:
            return None
        match section:
            case 0:
                return translate("Slip", "Team")
            case 1:
                if not self._in_groups:
                    return translate("Slip", "Meets first", "column: the first opponent of a team")
                return translate("Slip", "Group")
            case 2:
                return translate("Slip", "Manager")
            case 3:
                return translate("Slip", "Stake")
            case 4:
                return translate("Slip", "Pub", "column: praise and warnings of the evening before")
        kind = self.kinds[section - FIRST_KIND]
        title = self._names.bet_letters(kind) if self._letters else self._titled(kind)
        return f"{title}\n{language().money(self._pays[kind])}" if self._brief and self._bookmaker else title

    def _titled(self, kind: str) -> str:
        """A column title for a kind of bet, where there is room."""
        return labelled(self._names.bet_letters(kind), self._names.bet_word(kind))

    def _quote_heading(self, kind: str, role: int) -> str | None:
        if role == Qt.ItemDataRole.DisplayRole:
            return translate("Slip", "Bookmaker {kind}", "column; kind is QF, F or T").format(
                kind=self._names.bet_letters(kind)
            )
        if role in (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole):
            return translate("Slip", "{bet}: the bookmaker's chance, and what a bet on it is worth on average").format(
                bet=self._names.bet_name(kind)
            )
        return None

    def _retranslate(self) -> None:
        self.dataChanged.emit(self.index(0, 0), self.index(len(self.lines) - 1, self.columnCount() - 1))
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, self.columnCount() - 1)
        self.chosen_changed.emit()


def _percent(chance: float) -> str:
    return f"{round(100 * chance)}\N{NO-BREAK SPACE}%"


def _decimal(value: float) -> str:
    return language().locale.toString(value, "f", 1)


def _group_of(view: SwallowsView, team: int) -> int:
    return next((number for number, group in enumerate(view.groups) if team in group), -1)


def _first_met(view: SwallowsView) -> list[int]:
    """By team, its opponent in the first match, -1 if unknown."""
    met = [-1] * len(view.field)
    for fixture in view.fixtures:
        home, away = who(view, fixture.home), who(view, fixture.away)
        if home >= 0 and away >= 0:
            for team, other in ((home, away), (away, home)):
                met[team] = other if met[team] < 0 else met[team]
    return met
