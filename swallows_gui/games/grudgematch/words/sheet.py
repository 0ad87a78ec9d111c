"""The match sheet of the Grudge Match, and its statistics.

The sheet has a row for every goal, with turn, man, card and way, and half-time between them. The statistics count
kicks, tackles and blocks by side and man, dice and cards.
"""

from __future__ import annotations

from collections import Counter
from typing import Any, Final, NamedTuple

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from swallows_gui.games.grudgematch.rules.tables import OFF, RANKS, SIDES
from swallows_gui.games.grudgematch.words.match_story import GoalLine, MatchStory, Play
from swallows_gui.games.grudgematch.words.outlook import rank_letter, short_card
from swallows_gui.games.grudgematch.words.sentences import man_name, nation_name, place_words
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
        """Update by the events told so far."""
        before, self.story = self.story, story
        if before.goals != story.goals:
            self.beginResetModel()
            self.endResetModel()

    def retranslate(self) -> None:
        """Make views read all texts again in the language in use."""
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, COLUMNS - 1)
        if self.rowCount():
            self.dataChanged.emit(self.index(0, 0), self.index(self.rowCount() - 1, COLUMNS - 1))

    def rowCount(self, parent: Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(self.story.goals)

    def columnCount(self, parent: Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else COLUMNS

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if orientation != Qt.Orientation.Horizontal:
            return None
        if role in roles.SPELT_OUT:
            return (
                translate("GrudgeSheet", "Turn in which the goal fell"),
                translate("GrudgeSheet", "Score after it"),
                translate("GrudgeSheet", "Who scored"),
                translate("GrudgeSheet", "Card with which it was scored"),
            )[section]
        if role != Qt.ItemDataRole.DisplayRole:
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
        if role in roles.SPELT_OUT:
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
    """The scorer of a goal in words."""
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


class SideFigures(NamedTuple):
    """The figures of one side."""

    goals: int
    kicks: int
    tackles: tuple[int, int]
    """Won, and tried."""
    blocks: tuple[int, int]
    fouls: int


class Figures(NamedTuple):
    """The figures of a whole match."""

    story: MatchStory
    sides: tuple[SideFigures, SideFigures]
    best_man: int
    """Who kicked, tackled and blocked most, 0 to 7; -1 for nobody."""
    deeds: tuple[int, ...]
    """By man: his cards."""

    @property
    def expected(self) -> float:
        """How often each number was to be expected."""
        return sum(self.story.thrown) / 6


def figures(story: MatchStory) -> Figures:
    """The figures of a match from its story."""
    plays = (*story.played, *story.plays)
    deeds = tuple(sum(play.man == man for play in plays) for man in range(8))
    best = deeds.index(max(deeds)) if plays else -1
    return Figures(story, (_of_side(0, story, plays), _of_side(1, story, plays)), best, deeds)


def _of_side(side: int, story: MatchStory, plays: tuple[Play, ...]) -> SideFigures:
    own = [play for play in plays if play.man // 4 == side]
    tried = Counter(play.purpose for play in own)
    won = Counter(play.purpose for play in own if play.ended == "won")
    return SideFigures(
        story.score[side],
        tried["kick"],
        (won["tackle"], tried["tackle"]),
        (won["block"], tried["block"]),
        sum(bool(play.foul) for play in own),
    )
