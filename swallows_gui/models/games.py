"""Games of the player's folder, for the start screen and the shelf of games."""

from __future__ import annotations

import datetime as dt
from collections.abc import Hashable
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QDateTime, QLocale, Qt, Signal

from swallows_gui import titles
from swallows_gui.models import roles
from swallows_gui.models.roles import Index, RowsModel
from swallows_gui.models.vocabulary import labelled, level_name, of_title
from swallows_gui.services.glossary import translate
from swallows_gui.services.language import language
from swallows_gui.services.people import shown_name

if TYPE_CHECKING:
    from swallows_gui.records.record import ListedGame


class GamesModel(RowsModel["ListedGame"]):
    """A row for each game: its name or players, progress, and time of last play. KEY is its path."""

    named = Signal(object, str)
    """(ListedGame, str) The player has written a name over a line, "" for none."""
    may_be_named = False
    """Whether a line can be written over."""

    def key(self, row: ListedGame) -> Hashable:
        return str(row.path)

    def cell(self, row: ListedGame, column: int, role: int) -> Any:  # noqa: ARG002 - one column
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return f"{title_of(row)}\n{state_of(row)}"
            case Qt.ItemDataRole.AccessibleTextRole:
                return f"{title_of(row)}. {state_of(row)}"
            case Qt.ItemDataRole.EditRole:
                return row.name or title_of(row)
            case Qt.ItemDataRole.ToolTipRole:
                return str(row.path)
            case roles.KEY:
                return row.path
        return None

    def flags(self, index: Index) -> Qt.ItemFlag:
        flags = super().flags(index)
        nameable = self.may_be_named and index.isValid() and self.rows[index.row()].mark
        return flags | Qt.ItemFlag.ItemIsEditable if nameable else flags

    def setData(self, index: Index, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:
        """Emit that a game was renamed; the row changes when the list is read again."""
        if not index.isValid() or role != Qt.ItemDataRole.EditRole:
            return False
        row = self.rows[index.row()]
        if value != self.cell(row, 0, role):
            self.named.emit(row, str(value).strip())
        return True


def title_of(entry: ListedGame) -> str:
    """A game's name, title or players; with several games installed the game's name comes first."""
    if entry.name:
        title = entry.name
    elif entry.options is not None and entry.options.get("tutorial"):
        title = translate("Games", "Tutorial")
    else:
        title = entry.title or ", ".join(shown_name(seat.name) for seat in entry.seats) or entry.path.name
    if len(titles.ids()) == 1 or entry.game not in titles.ids():
        return title
    return labelled(of_title(titles.title(entry.game).name), title)


def line_of(entry: ListedGame) -> str:
    """The text that a search looks through: a game's name, players, progress and time."""
    seats = " ".join(shown_name(seat.name) for seat in entry.seats)
    return f"{title_of(entry)} {seats} {state_of(entry)} {entry.path.stem}".casefold()


def found_in(line: str, words: str) -> bool:
    """Whether all of `words` stand somewhere in a line of `line_of`."""
    return all(word in line for word in words.casefold().split())


def particulars(entry: ListedGame) -> str:
    """Who plays, how far the game is, when it was begun and played last, and its file: a line each."""
    if entry.code:
        return "\n".join((state_of(entry), entry.path.name))
    people = (
        shown_name(seat.name)
        if seat.kind == "human"
        else translate("Games", "{name} ({level})").format(name=seat.name, level=level_name(seat.level))
        for seat in entry.seats
    )
    lines = [title_of(entry), ", ".join(people), state_of(entry)]
    with suppress(ValueError):
        begun = translate("Games", "begun {when}").format(when=_when(dt.datetime.fromisoformat(entry.created)))
        lines.append(begun)
    return "\n".join(dict.fromkeys([*lines, entry.path.name]))


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


def _when(changed: dt.datetime) -> str:
    stamp = QDateTime.fromSecsSinceEpoch(int(changed.timestamp()))
    return language().locale.toString(stamp, QLocale.FormatType.ShortFormat)
