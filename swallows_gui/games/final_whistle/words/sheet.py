"""The match sheet of Final Whistle, and its statistics.

The sheet has a row for every quarter of an hour: both clubs' cards, attacks, and the score after it. The statistics
count attacks, men used, and dice against what was to be expected.
"""

from __future__ import annotations

from collections import Counter
from typing import Any, NamedTuple

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from swallows_gui.games.final_whistle.data.box import load
from swallows_gui.games.final_whistle.words.match_story import MatchStory
from swallows_gui.games.final_whistle.words.outlook_words import card_name, club_name, man_name
from swallows_gui.games.final_whistle.words.story_parts import AttackLine, PeriodStory
from swallows_gui.models import roles
from swallows_gui.models.vocabulary import score_words
from swallows_gui.services.glossary import translate
from swallows_gui.services.language import language

Index = QModelIndex | QPersistentModelIndex
_NOWHERE = QModelIndex()
QUARTERS = 6


def attack_words(attack: AttackLine, clubs: str) -> str:
    """An attack in a few words: the card, how far it came, and the scorer."""
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
        """The story that the sheet shows."""
        return self._story

    def show_story(self, story: MatchStory) -> None:
        """Update by the events told so far."""
        rows = max(QUARTERS, len(story.periods))
        self._story = story
        if rows != self._rows:
            self.beginResetModel()
            self._rows = rows
            self.endResetModel()
        else:
            self.retranslate()

    def period(self, row: int) -> PeriodStory | None:
        """The quarter of a row; None while it is still to come."""
        return self._story.periods[row] if row < len(self._story.periods) else None

    def attacks(self, row: int, seat: int) -> list[str]:
        """A club's attacks in a quarter, each in words."""
        return [
            attack_words(attack, self._clubs)
            for attack in self._story.attacks
            if attack.period == row + 1 and attack.seat == seat
        ]

    def retranslate(self) -> None:
        """Make views read all texts again in the language in use."""
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, 3)
        self.dataChanged.emit(self.index(0, 0), self.index(self._rows - 1, 3))

    def rowCount(self, parent: Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else self._rows

    def columnCount(self, parent: Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else 4

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if orientation != Qt.Orientation.Horizontal:
            return None
        if role in roles.SPELT_OUT:
            return (
                translate("FinalSheet", "Minute to which the row goes"),
                club_name(self._clubs, 0),
                club_name(self._clubs, 1),
                translate("FinalSheet", "Score after this quarter of an hour"),
            )[section]
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        return (
            translate("FinalSheet", "Min"),
            club_name(self._clubs, 0).split()[-1],
            club_name(self._clubs, 1).split()[-1],
            translate("FinalSheet", "Score"),
        )[section]

    def cell(self, row: int, column: int) -> str:
        """The text of a cell."""
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
        if role in roles.SPELT_OUT:
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


class SideFigures(NamedTuple):
    """The figures of one club."""

    attacks: int
    counters: int
    through: int
    """Build-ups that succeeded."""
    finishes: int
    """Finishes that were rolled for."""
    goals: int
    luck: int
    """What its dice of build-ups and finishes showed more, or fewer, than those of the other side."""
    booked: int
    sent_off: int
    injured: int
    changes: int
    used: dict[str, int]
    """How often each man was marked."""


class Figures(NamedTuple):
    """The figures of a whole match."""

    story: MatchStory
    sides: tuple[SideFigures, SideFigures]
    values: tuple[int, ...]
    """How often the special die showed 0, 1, 2, 3."""

    @property
    def rolls(self) -> int:
        """All throws."""
        return sum(self.values)

    @property
    def mean(self) -> float:
        """The average of a throw."""
        return sum(value * count for value, count in enumerate(self.values)) / max(1, self.rolls)


def figures(story: MatchStory) -> Figures:
    """The figures of a match from its story."""
    die = load().die
    values = tuple(
        sum(count for number, count in enumerate(story.dice) if die[number] == value) for value in range(max(die) + 1)
    )
    return Figures(story, (_of_side(0, story, die), _of_side(1, story, die)), values)


def _of_side(seat: int, story: MatchStory, die: tuple[int, ...]) -> SideFigures:
    own = [attack for attack in story.attacks if attack.seat == seat]
    builds = [phase for attack in own if (phase := attack.phase("build_up")) is not None]
    finishes = [phase for attack in own if (phase := attack.phase("finish")) is not None and phase.dice]
    luck, used = 0, Counter[str]()
    for attack in story.attacks:
        role = seat ^ attack.seat
        for phase in attack.phases:
            used.update(each.man for each in phase.used[role])
            if phase.dice:
                luck += die[phase.dice[role] - 1] - die[phase.dice[1 - role] - 1]
    kinds = Counter(incident.kind for incident in story.incidents if incident.seat == seat)
    return SideFigures(
        attacks=sum(not attack.counter for attack in own),
        counters=sum(attack.counter for attack in own),
        through=sum(bool(phase.success) for phase in builds),
        finishes=len(finishes),
        goals=story.score[seat],
        luck=luck,
        booked=kinds["booked"],
        sent_off=kinds["sent_off"],
        injured=kinds["injured"],
        changes=kinds["on"],
        used=dict(used),
    )
