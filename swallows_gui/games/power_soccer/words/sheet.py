"""The match sheet of Power Soccer, its statistics, and the names of the two sides.

The sheet has a row for every round, a column for each side, how each attack ended, and the goals below. The statistics
count endings of attacks, dice against what was to be expected, and the luckiest moment. A side is called by its
player's own name or a team's (P0.1, P6.1).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from swallows_gui.games.power_soccer.words.match_story import AttackLine, MatchStory
from swallows_gui.games.power_soccer.words.outlook_words import reason_name
from swallows_gui.models import roles
from swallows_gui.services.glossary import translate
from swallows_gui.services.language import language

Index = QModelIndex | QPersistentModelIndex
_NOWHERE = QModelIndex()
SIGNS = ("goal", "red")
"""Ends of attacks that have a sign before their word."""


class SheetModel(QAbstractTableModel):
    """Follows a story. Columns: round, side A, side B; the last row sums the goals up."""

    def __init__(self, sides: tuple[str, str], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._sides = sides
        self._story = MatchStory()
        self._rounds = 0
        self._planned = 0
        language().changed.connect(self.retranslate)

    @property
    def story(self) -> MatchStory:
        """The story that the sheet shows."""
        return self._story

    def plan(self, rounds: int) -> None:
        """Show at least so many rounds, later ones empty."""
        if rounds != self._planned:
            self._planned = rounds
            self.show_story(self._story)

    def show_story(self, story: MatchStory) -> None:
        """Update by the events told so far."""
        rounds = max(self._planned, story.round)
        self._story = story
        if rounds != self._rounds:
            self.beginResetModel()
            self._rounds = rounds
            self.endResetModel()
        else:
            self.dataChanged.emit(self.index(0, 0), self.index(self.rowCount() - 1, 2))

    def attack_in(self, row: int, side: int) -> AttackLine | None:
        """The attack of a side in a round, counted from 0; None before it has begun."""
        pair = self._story.attacks[2 * row : 2 * row + 2]
        return next((attack for attack in pair if attack.side == side), None)

    def cell(self, row: int, side: int) -> str:
        """The text of a round under a side."""
        attack = self.attack_in(row, side)
        if attack is None:
            now = row < self._rounds and row == max(0, self._story.round - 1)
            return translate("PowerSheet", "to come") if now else ""
        if not attack.reason:
            return translate("PowerSheet", "now {points}").format(points=self._story.points)
        return reason_name(attack.reason)

    @property
    def rounds(self) -> int:
        """How many rows stand above the sum."""
        return self._rounds

    def retranslate(self) -> None:
        """Make views read all texts again in the language in use."""
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, 2)
        self.dataChanged.emit(self.index(0, 0), self.index(self.rowCount() - 1, 2))

    def rowCount(self, parent: Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else self._rounds + 1

    def columnCount(self, parent: Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else 3

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if orientation != Qt.Orientation.Horizontal:
            return None
        if role in roles.SPELT_OUT:
            return (translate("PowerSheet", "Round of attacks"), *self._sides)[section]
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        return (translate("PowerSheet", "Round"), *self._sides)[section]

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or index.row() > self._rounds:
            return None
        row, column = index.row(), index.column()
        total = row == self._rounds
        if role == Qt.ItemDataRole.DisplayRole or role in roles.SPELT_OUT:
            words = self._words(row, column)
            if role in roles.SPELT_OUT and column and not total:
                return translate("PowerSheet", "Round {round}, {side}: {end}").format(
                    round=row + 1, side=self._sides[column - 1], end=words
                )
            return words
        if role == roles.NATION and column and not total:
            attack = self.attack_in(row, column - 1)
            return attack.reason if attack is not None and attack.reason in SIGNS else None
        if role == roles.KEY and column and not total:
            attack = self.attack_in(row, column - 1)
            return "now" if attack is not None and not attack.reason else ""
        if role == roles.CURRENT:
            attack = None if total or not column else self.attack_in(row, column - 1)
            return total or (attack is not None and attack.reason in ("", "goal"))
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return Qt.AlignmentFlag.AlignCenter if column == 0 else Qt.AlignmentFlag.AlignVCenter
        return None

    def _words(self, row: int, column: int) -> str:
        if row == self._rounds:
            if column == 0:
                return translate("PowerSheet", "Goals")
            return language().locale.toString(self._story.score[column - 1])
        return language().locale.toString(row + 1) if column == 0 else self.cell(row, column - 1)


REASONS = ("goal", "over", "red", "offside", "wide", "saved", "stolen")
"""How attacks end, in the order in which they are listed (P2.9)."""


class SideFigures(NamedTuple):
    """The figures of one side."""

    goals: int
    ends: dict[str, int]
    """Attacks by how they ended."""
    best: int
    """Most points an attack that was no goal had."""
    points: int
    """All points that were made."""
    steals: int
    """Balls won."""
    tries: int
    """Rolls for the ball."""


class Figures(NamedTuple):
    """The figures of a whole match."""

    story: MatchStory
    sides: tuple[SideFigures, SideFigures]

    @property
    def expected(self) -> float:
        """How often each face was to be expected."""
        return sum(self.story.dice) / 6


def figures(story: MatchStory) -> Figures:
    """The figures of a match from its story."""
    return Figures(story, (_of_side(0, story), _of_side(1, story)))


def _of_side(side: int, story: MatchStory) -> SideFigures:
    own = [attack for attack in story.attacks if attack.side == side]
    return SideFigures(
        goals=story.score[side],
        ends={reason: sum(attack.reason == reason for attack in own) for reason in REASONS},
        best=max((attack.points for attack in own if attack.reason not in ("goal", "over")), default=0),
        points=story.made[side],
        steals=sum(attack.reason == "stolen" for attack in story.attacks if attack.side != side),
        tries=story.tries[side],
    )


def players(seats: Sequence[str], side: int) -> list[str]:
    """The players of a side in their order."""
    return list(seats[side::2])


def side_name(seats: Sequence[str], side: int) -> str:
    """What a side is called.

    >>> side_name(["Kim", "Ottmar"], 1)
    'Ottmar'
    """
    found = players(seats, side)
    if len(found) == 1:
        return found[0]
    if len(found) == 2:
        return translate("PowerSides", "{one} and {other}").format(one=found[0], other=found[1])
    return translate("PowerSides", "Team {name}").format(name=found[0])
