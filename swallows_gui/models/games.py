"""The games in the player's folder that are not over, newest first, for the start screen."""

from __future__ import annotations

from collections.abc import Hashable
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QDateTime, QLocale, Qt

from swallows_gui import titles
from swallows_gui.models import roles
from swallows_gui.models.rows import RowsModel
from swallows_gui.models.vocabulary import of_title
from swallows_gui.services.glossary import translate
from swallows_gui.services.language import language
from swallows_gui.services.people import shown_name

if TYPE_CHECKING:
    from datetime import datetime

    from swallows_gui.records.listed import ListedGame


class GamesModel(RowsModel["ListedGame"]):
    """One line a game: who plays, how far it is, when it was played last. KEY is its path."""

    def key(self, row: ListedGame) -> Hashable:
        return str(row.path)

    def cell(self, row: ListedGame, column: int, role: int) -> Any:  # noqa: ARG002 - one column
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


def title_of(entry: ListedGame) -> str:
    """The game's title, or who plays; where several games are installed, after the name of the game."""
    if entry.options is not None and entry.options.get("tutorial"):
        title = translate("Games", "Tutorial")
    else:
        title = entry.title or ", ".join(shown_name(seat.name) for seat in entry.seats) or entry.path.name
    if len(titles.ids()) == 1 or entry.game not in titles.ids():
        return title
    return translate("Games", "{game}: {title}").format(game=of_title(titles.title(entry.game).name), title=title)


def state_of(entry: ListedGame) -> str:
    """How far the game is, and since when it waits."""
    if entry.code:
        return translate("Games", "cannot be opened as it is; choose it to see why")
    return translate("Games", "{state} · {when}").format(state=_progress(entry), when=_when(entry.changed))


def _progress(entry: ListedGame) -> str:
    if entry.over:
        return translate("Games", "finished")
    title = titles.title(entry.game) if entry.game in titles.ids() else None
    if title is not None and title.progress:
        return str(title.load(title.progress)(entry.section, entry.opening, entry.standing))
    number = entry.moves
    return translate("Games", "%n move(s) made", None, number)


def _when(changed: datetime) -> str:
    stamp = QDateTime.fromSecsSinceEpoch(int(changed.timestamp()))
    return language().locale.toString(stamp, QLocale.FormatType.ShortFormat)
