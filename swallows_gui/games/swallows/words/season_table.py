"""The table of a season: place, player, money won, titles, and the place in each tournament (S9.2)."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any, Final

from PySide6.QtCore import QObject, Qt

from swallows_gui.games.swallows.session.season import Season, SeasonLine, table
from swallows_gui.models import roles, vocabulary
from swallows_gui.models.roles import RowsModel
from swallows_gui.services.glossary import TextList, translate
from swallows_gui.services.people import shown_name

PLACE, PLAYER, MONEY, TITLES, PLACES = range(5)

_HEADINGS: Final = TextList("Season", "headings", "swallows")
_SPELT_OUT: Final = TextList("Season", "spelt_out", "swallows")


class SeasonModel(RowsModel[SeasonLine]):
    """A line for each player, in the order of the table."""

    columns = 5
    headings = _HEADINGS
    spelt_out = _SPELT_OUT

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)

    def update(self, season: Season | None) -> None:
        """Show a season; None: none."""
        self.set_rows(table(season) if season is not None else [])

    def key(self, row: SeasonLine) -> Hashable:
        return row.player

    def cell(self, row: SeasonLine, column: int, role: int) -> Any:
        if role == Qt.ItemDataRole.DisplayRole:
            return (
                f"{row.place}.",
                shown_name(row.name),
                f"{vocabulary.signed(row.money)}M" if row.money else "0M",
                str(row.titles),
                " ".join(f"{place}." for place in row.places) or "–",
            )[column]
        if role == Qt.ItemDataRole.TextAlignmentRole and column in (MONEY, TITLES):
            return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        if role in (Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole):
            return translate("Season", "{place}. {player}: {money} won, titles: {titles}, places: {places}.").format(
                place=row.place,
                player=shown_name(row.name),
                money=f"{vocabulary.signed(row.money)}M",
                titles=row.titles,
                places=" ".join(f"{place}." for place in row.places) or "–",
            )
        if role == roles.SEAT:
            return row.player
        return None
