"""The choices of a hint as a list: words, expected money, and how long the bar beside it is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from swallows_gui.ai.advice import NOTHING, AdvisedChoice, Hint
from swallows_gui.models import roles
from swallows_gui.models.game_words import GameWords, ToJson
from swallows_gui.services.glossary import translate

Index = QModelIndex | QPersistentModelIndex


class AdviceLine(NamedTuple):
    """One line of a list of advice."""

    words: str
    money: str
    """What stands beside the bar."""
    share: float
    """Length of the bar, 0 to 1."""
    best: bool
    spoken: str
    """The whole line for a screen reader."""


class AdviceLines(QAbstractListModel):
    """Lines of advice; `show` replaces them all."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.rows: list[AdviceLine] = []

    def show(self, rows: Sequence[AdviceLine]) -> None:
        """Show these lines; none to forget everything."""
        self.beginResetModel()
        self.rows = list(rows)
        self.endResetModel()

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self.rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        row = self.rows[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return row.words
            case Qt.ItemDataRole.AccessibleTextRole:
                return row.spoken
            case roles.LINE:
                return row
        return None


def hint_lines(hint: Hint, view: Any, words: GameWords, to_json: ToJson) -> list[AdviceLine]:
    """The choices of a hint, best first; `view` is what the seat knew that asked."""
    choices = hint.advice.choices
    if not choices:
        return []
    most = max(choice.money for choice in choices)
    least = min(choice.money for choice in choices)
    alone = words.by_itself(view)
    also = set(hint.row) if words.in_row(view) else set()
    lines = []
    for at, choice in enumerate(choices):
        said = words.choice(None if choice.action == NOTHING else to_json(choice.action), view)
        best = at == 0 or choice.action in also
        lead = choices[0].lead(choice)
        share = (choice.money - least) / (most - least) if most > least else 1.0
        if alone:
            money = words.worth(choice.money)
        elif at == 0:
            money, share = translate("Hints", "best"), 1.0
        elif not lead:
            money, share = _as_good(words.worth(-gap) if (gap := _gap(choices[0], choice)) else ""), 1.0
        else:
            money = words.worth(-lead)
        lines.append(AdviceLine(said, money, share, best, _spoken(said, money, best)))
    return sorted(lines, key=lambda line: not line.best)


def _gap(best: AdvisedChoice, other: AdvisedChoice) -> float:
    """By how much a choice was behind the best, M to one decimal, though that may be chance."""
    return round(max(0.0, best.money - other.money), 1)


def _as_good(difference: str) -> str:
    if not difference:
        return translate("Hints", "about as good")
    return translate("Hints", "about as good ({difference})").format(difference=difference)


def _spoken(words: str, money: str, best: bool) -> str:
    if best:
        return translate("Hints", "Recommended: {choice}, {money}").format(choice=words, money=money)
    return translate("Hints", "{choice}, {money}").format(choice=words, money=money)
