"""The pay-out as a table: what each seat staked, took in bribes, earned and has in the end (S9.1)."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from PySide6.QtCore import QObject, Qt

from swallows_gui.engine.events import of_kinds
from swallows_gui.games.swallows.rules.events import BetPaid, FeePaid
from swallows_gui.games.swallows.words.accounts import strength_of
from swallows_gui.games.swallows.words.names import Names
from swallows_gui.models import roles, vocabulary
from swallows_gui.models.chapters import Event
from swallows_gui.models.roles import RowsModel
from swallows_gui.services.glossary import TextList, translate
from swallows_gui.services.language import language

if TYPE_CHECKING:
    from swallows_gui.games.swallows.rules.view import SwallowsView


class Final(NamedTuple):
    """A seat's money, M."""

    place: int
    seat: int
    start: int
    stakes: int
    bribes: int
    fees: int
    won: int
    cash: int


def finals(view: SwallowsView, told: Sequence[Event]) -> list[Final]:
    """The ranking after the pay-out events in `told`."""
    rows = []
    slips = view.all_bets or tuple(() for _ in range(view.seats))
    for seat in range(view.seats):
        stakes = sum(strength_of(view, team) for team, _kind in slips[seat])
        fees = sum(fee.amount for fee in of_kinds(told, FeePaid) if fee.seat == seat)
        won = sum(bet.amount for bet in of_kinds(told, BetPaid) if bet.seat == seat)
        start = view.start_cash(seat)
        cash = start - stakes + view.flow[seat] + fees + won
        rows.append(Final(0, seat, start, stakes, view.flow[seat], fees, won, cash))
    rows.sort(key=lambda row: (-row.cash, row.seat))
    return [row._replace(place=1 + sum(other.cash > row.cash for other in rows)) for row in rows]


_HEADINGS = TextList("Ranking", "headings", "swallows")
_SPELT_OUT = TextList("Ranking", "spelt_out", "swallows")


class RankingModel(RowsModel[Final]):
    """Place, seat, start, stakes, bribes, fees, bets won, cash."""

    columns = 8
    headings = _HEADINGS
    spelt_out = _SPELT_OUT

    def __init__(self, names: Names, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._names = names

    def key(self, row: Final) -> Hashable:
        return row.seat

    def cell(self, row: Final, column: int, role: int) -> Any:
        money = language().money
        if role == Qt.ItemDataRole.DisplayRole:
            return (
                f"{row.place}.",
                self._names.seat(row.seat),
                money(row.start),
                money(-row.stakes) if row.stakes else "–",
                vocabulary.signed(row.bribes) + "M" if row.bribes else "–",
                money(row.fees) if row.fees else "–",
                money(row.won) if row.won else "–",
                money(row.cash),
            )[column]
        if role == Qt.ItemDataRole.TextAlignmentRole and column != 1:
            return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        if role in (Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole):
            return translate(
                "Ranking",
                "{place}. {seat}: {cash}; stakes {stakes}, bribes {bribes}, prize money {fees}, bets won {won}.",
            ).format(
                place=row.place,
                seat=self._names.seat(row.seat),
                cash=money(row.cash),
                stakes=money(row.stakes),
                bribes=vocabulary.signed(row.bribes) + "M",
                fees=money(row.fees),
                won=money(row.won),
            )
        if role == roles.SEAT:
            return row.seat
        return None
