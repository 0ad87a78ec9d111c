"""The games in the player's folder that are not over, newest first, for the start screen."""

from __future__ import annotations

from collections.abc import Hashable
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication, QDateTime, QLocale, Qt

from swallows_gui.catalogue.swallows.nation_names import nation_name
from swallows_gui.models import roles
from swallows_gui.models.rows import RowsModel
from swallows_gui.models.swallows import phrases
from swallows_gui.services.language import language

if TYPE_CHECKING:
    from datetime import datetime

    from swallows_gui.records.library import Entry


class GamesModel(RowsModel["Entry"]):
    """One line a game: who plays, how far it is, when it was played last. KEY is its path."""

    def key(self, row: Entry) -> Hashable:
        return str(row.path)

    def cell(self, row: Entry, column: int, role: int) -> Any:  # noqa: ARG002 - one column
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return f"{title_of(row)}\n{state_of(row)}"
            case Qt.ItemDataRole.AccessibleTextRole:
                return f"{title_of(row)}. {state_of(row)}"
            case Qt.ItemDataRole.ToolTipRole:
                return str(row.path)
            case roles.KEY:
                return row.path
        return None


def title_of(entry: Entry) -> str:
    """The game's title, or who plays."""
    if entry.options is not None and entry.options.get("tutorial"):
        return QCoreApplication.translate("Games", "Tutorial")
    if entry.title:
        return entry.title
    return ", ".join(seat.name for seat in entry.seats) or entry.path.name


def state_of(entry: Entry) -> str:
    """How far the game is, and since when it waits."""
    if entry.code:
        return QCoreApplication.translate("Games", "cannot be opened as it is; choose it to see why")
    when = _when(entry.changed)
    if entry.over:
        return QCoreApplication.translate("Games", "finished · {when}").format(when=when)
    if not entry.section:
        return QCoreApplication.translate("Games", "before the first match · {when}").format(when=when)
    code = str(entry.opening.get("stage", ""))
    stage, played = phrases.stage_name(code), _match(entry)
    if not played:
        text = QCoreApplication.translate("Games", "match {number}, {stage} · {when}")
    elif code == "friendly":
        text = QCoreApplication.translate("Games", "{match} · {when}")
    else:
        text = QCoreApplication.translate("Games", "match {number}, {stage}: {match} · {when}")
    return text.format(number=entry.section, stage=stage, match=played, when=when)


def _match(entry: Entry) -> str:
    """Who plays the match that has begun, and its score; "" where no teams are known."""
    if not {"home", "away"} <= entry.opening.keys():
        return ""
    home, away = (nation_name(str(entry.opening[side]), language().code) for side in ("home", "away"))
    return QCoreApplication.translate("Games", "{home} {goals}:{against} {away}").format(
        home=home, away=away, goals=entry.standing.get("home", 0), against=entry.standing.get("away", 0)
    )


def _when(changed: datetime) -> str:
    stamp = QDateTime.fromSecsSinceEpoch(int(changed.timestamp()))
    return language().locale.toString(stamp, QLocale.FormatType.ShortFormat)
