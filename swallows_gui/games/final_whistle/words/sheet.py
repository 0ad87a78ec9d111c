"""The match sheet: a row for every quarter of an hour: the cards of both clubs, their attacks, the score after it."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from swallows_gui.games.final_whistle.words.match_story import MatchStory
from swallows_gui.games.final_whistle.words.names import card_name, club_name, man_name
from swallows_gui.games.final_whistle.words.story_parts import AttackLine, Period
from swallows_gui.models import roles
from swallows_gui.models.vocabulary import score_words
from swallows_gui.services.glossary import translate
from swallows_gui.services.language import language

Index = QModelIndex | QPersistentModelIndex
_NOWHERE = QModelIndex()
QUARTERS = 6


def attack_words(attack: AttackLine, clubs: str) -> str:
    """An attack in a few words: with what, how far, by whom."""
    card = card_name(attack.card)
    if not attack.over:
        return translate("FinalSheet", "{card}: now").format(card=card)
    if attack.scored:
        return translate("FinalSheet", "{card}: goal, {man}").format(
            card=card, man=man_name(clubs, attack.seat, attack.shooter) if attack.shooter else ""
        )
    totals = attack.phases[-1].totals if attack.phases else None
    figures = "" if totals is None else score_words(totals)
    if attack.phase("finish") is None:
        return translate("FinalSheet", "{card}: lost {figures}").format(card=card, figures=figures)
    return translate("FinalSheet", "{card}: held {figures}").format(card=card, figures=figures)


class SheetModel(QAbstractTableModel):
    """Follows a story. Columns: minute, seat 0's club, seat 1's club, score."""

    def __init__(self, clubs: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._clubs = clubs
        self._story = MatchStory()
        self._rows = QUARTERS
        language().changed.connect(self.retranslate)

    @property
    def story(self) -> MatchStory:
        """What it shows."""
        return self._story

    def show_story(self, story: MatchStory) -> None:
        """Follow what has been told."""
        rows = max(QUARTERS, len(story.periods))
        self._story = story
        if rows != self._rows:
            self.beginResetModel()
            self._rows = rows
            self.endResetModel()
        else:
            self.retranslate()

    def period(self, row: int) -> Period | None:
        """The quarter of a row; None while it is still to come."""
        return self._story.periods[row] if row < len(self._story.periods) else None

    def attacks(self, row: int, seat: int) -> list[str]:
        """What a club did in a quarter, an attack each."""
        return [
            attack_words(attack, self._clubs)
            for attack in self._story.attacks
            if attack.period == row + 1 and attack.seat == seat
        ]

    def retranslate(self) -> None:
        """Have everything read again in the language in use."""
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, 3)
        self.dataChanged.emit(self.index(0, 0), self.index(self._rows - 1, 3))

    def rowCount(self, parent: Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else self._rows

    def columnCount(self, parent: Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else 4

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if orientation != Qt.Orientation.Horizontal or role != Qt.ItemDataRole.DisplayRole:
            return None
        return (
            translate("FinalSheet", "Min"),
            club_name(self._clubs, 0).split()[-1],
            club_name(self._clubs, 1).split()[-1],
            translate("FinalSheet", "Score"),
        )[section]

    def cell(self, row: int, column: int) -> str:
        """What stands in a cell."""
        period = self.period(row)
        if column == 0:
            return language().locale.toString((row + 1) * 15)
        if period is None:
            return ""
        if column == 3:
            return "" if period.score is None else score_words(period.score)
        lines = self.attacks(row, column - 1)
        if not lines and period.cards:
            return card_name(period.cards[column - 1])
        return "\n".join(lines)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or index.row() >= self._rows:
            return None
        row, column = index.row(), index.column()
        if role == Qt.ItemDataRole.DisplayRole:
            return self.cell(row, column)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            words = self.cell(row, column).replace("\n", "; ")
            if column in (0, 3):
                return words
            return translate("FinalSheet", "Up to minute {minute}, {club}: {words}").format(
                minute=(row + 1) * 15, club=club_name(self._clubs, column - 1), words=words
            )
        if role == roles.CURRENT:
            period = self.period(row)
            return period is not None and period.score is None
        if role == Qt.ItemDataRole.TextAlignmentRole and column in (0, 3):
            return int(Qt.AlignmentFlag.AlignCenter)
        return None
