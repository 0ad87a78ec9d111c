"""The choices of a hint as a list: words, expected money, and how long the bar beside it is."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from PySide6.QtCore import QAbstractListModel, QCoreApplication, QModelIndex, QObject, QPersistentModelIndex, Qt

from swallows_gui.ai.swallows.explanations import NOTHING
from swallows_gui.engine.game import Json
from swallows_gui.models import roles
from swallows_gui.models.swallows.accounts import strength_of
from swallows_gui.models.swallows.advice_text import amount, choice_words, reason_sentence
from swallows_gui.models.swallows.names import Names
from swallows_gui.models.swallows.phrases import listed
from swallows_gui.services.language import language

if TYPE_CHECKING:
    from swallows_gui.ai.swallows.hint import Hint
    from swallows_gui.engine.swallows.view import SwallowsView

Index = QModelIndex | QPersistentModelIndex

BY_ITSELF = frozenset(("bets", "draft", "leftover", "placing"))
"""Steps at which each choice's money means something by itself; elsewhere only differences do."""


class Line(NamedTuple):
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
        self.rows: list[Line] = []

    def show(self, rows: Sequence[Line]) -> None:
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


def hint_lines(hint: Hint, view: SwallowsView, names: Names, to_json: Callable[[int], Json]) -> list[Line]:
    """The choices of a hint, best first."""
    choices = hint.advice.choices
    if not choices:
        return []
    home, away = (names.code(team) if team >= 0 else "" for team in (view.home, view.away))
    most = max(choice.money for choice in choices)
    least = min(choice.money for choice in choices)
    alone = view.step in BY_ITSELF
    also = set(hint.row) if view.step == "bets" else set()
    lines = []
    for at, choice in enumerate(choices):
        action = None if choice.action == NOTHING else to_json(choice.action)
        words = choice_words(action, names, view.step, home, away)
        best = at == 0 or choice.action in also
        lead = choices[0].lead(choice)
        share = (choice.money - least) / (most - least) if most > least else 1.0
        if alone:
            money = amount(choice.money)
        elif at == 0:
            money, share = QCoreApplication.translate("Hints", "best"), 1.0
        elif not lead:
            money, share = QCoreApplication.translate("Hints", "about as good"), 1.0
        else:
            money = amount(-lead)
        lines.append(Line(words, money, share, best, _spoken(words, money, best)))
    return sorted(lines, key=lambda line: not line.best)


def hint_sentence(hint: Hint, view: SwallowsView, names: Names, to_json: Callable[[int], Json]) -> str:
    """Why the best choice is the best; a second sentence tells what goes with it."""
    why = reason_sentence(hint.advice.reason, dict(hint.advice.facts), names)
    if not hint.row:
        return why
    if view.step == "bets":
        return _with_slip(why, [to_json(action) for action in (hint.advice.choices[0].action, *hint.row)], view)
    cards = [names.card(str(written["card"])) for action in hint.row if "card" in (written := to_json(action))]
    if not cards:
        return why
    both = QCoreApplication.translate("Hints", "{reason} It is best to play {cards} along with it.")
    return both.format(reason=why, cards=listed(cards))


def _with_slip(why: str, bets: Sequence[Json], view: SwallowsView) -> str:
    """With what the whole slip costs: it is chosen as one, so that some bets are on it for the others' sake."""
    numbers = {view.tables.nation_code[nation]: team for team, nation in enumerate(view.field)}
    stakes = sum(strength_of(view, numbers[str(bet["team"])]) for bet in bets)
    number = len(bets)
    whole = QCoreApplication.translate(
        "Hints", "{reason} The %n bet(s) marked make it likeliest to end with most money; cost: {stakes}.", None, number
    )
    return whole.format(reason=why, stakes=language().money(stakes))


def _spoken(words: str, money: str, best: bool) -> str:
    if best:
        return QCoreApplication.translate("Hints", "Recommended: {choice}, {money}").format(choice=words, money=money)
    return QCoreApplication.translate("Hints", "{choice}, {money}").format(choice=words, money=money)
