"""The match sheet: a row for every goal, with turn, man, card and way, and half-time between them."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from swallows_gui.games.grudgematch.rules.board import OFF
from swallows_gui.games.grudgematch.rules.tables import RANKS, SIDES
from swallows_gui.games.grudgematch.words.match_story import GoalLine, MatchStory
from swallows_gui.games.grudgematch.words.occasions import man_name
from swallows_gui.games.grudgematch.words.phrases import rank_letter, short_card
from swallows_gui.games.grudgematch.words.placeholders import nation_name, place_words
from swallows_gui.models import roles
from swallows_gui.models.vocabulary import score_words
from swallows_gui.services.glossary import translate
from swallows_gui.services.language import language

Index = QModelIndex | QPersistentModelIndex
_NOWHERE = QModelIndex()
COLUMNS: Final = 4
TURN, SCORE, MAN, HOW = range(COLUMNS)


class GoalsModel(QAbstractTableModel):
    """Columns: turn, score, man, card and way."""

    def __init__(self, rows: int, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows_of_field = rows
        self.story = MatchStory(rows=rows)
        language().changed.connect(self.retranslate)

    def show_story(self, story: MatchStory) -> None:
        """Follow what has been told."""
        before, self.story = self.story, story
        if before.goals != story.goals:
            self.beginResetModel()
            self.endResetModel()

    def retranslate(self) -> None:
        """Have everything read again in the language in use."""
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, COLUMNS - 1)
        if self.rowCount():
            self.dataChanged.emit(self.index(0, 0), self.index(self.rowCount() - 1, COLUMNS - 1))

    def rowCount(self, parent: Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(self.story.goals)

    def columnCount(self, parent: Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else COLUMNS

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if orientation != Qt.Orientation.Horizontal or role != Qt.ItemDataRole.DisplayRole:
            return None
        return (
            translate("GrudgeSheet", "Turn"),
            translate("GrudgeSheet", "Score"),
            translate("GrudgeSheet", "Goal"),
            translate("GrudgeSheet", "With"),
        )[section]

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or index.row() >= len(self.story.goals):
            return None
        goal = self.story.goals[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return self._words(goal, index.column())
        if role in (Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole):
            return goal_line(goal, self._rows_of_field)
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return Qt.AlignmentFlag.AlignCenter if index.column() < MAN else Qt.AlignmentFlag.AlignVCenter
        if role == roles.NATION and index.column() == HOW and goal.card >= 0:
            return goal.card // RANKS
        if role == roles.CURRENT:
            return index.column() == SCORE
        return None

    def _words(self, goal: GoalLine, column: int) -> str:
        match column:
            case 0:
                return language().locale.toString(goal.turn)
            case 1:
                return score_words(goal.score)
            case 2:
                return scorer_words(goal)
        return rank_letter(goal.card) if goal.card >= 0 else ""


def scorer_words(goal: GoalLine) -> str:
    """Who has scored."""
    name = man_name(goal.man) if goal.man >= 0 else nation_name(SIDES[goal.side])
    if goal.own:
        return translate("GrudgeSheet", "{man} (own goal)").format(man=name)
    return name


def goal_line(goal: GoalLine, rows: int) -> str:
    """A goal in a sentence."""
    if goal.start == OFF or goal.card < 0:
        return translate("GrudgeSheet", "Turn {turn}, {score}: {man}.").format(
            turn=goal.turn, score=score_words(goal.score), man=scorer_words(goal)
        )
    return translate("GrudgeSheet", "Turn {turn}, {score}: {man} with the {card} from {place}.").format(
        turn=goal.turn,
        score=score_words(goal.score),
        man=scorer_words(goal),
        card=short_card(goal.card),
        place=place_words(goal.start, rows),
    )
