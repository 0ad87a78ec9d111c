"""The models of one match of Tactics Board: its words, its log, and the lists beside the board.

The lists say, line by line, what can be chosen, and how set, dice and cards stand.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from swallows_gui.games.tactics_board.rules.board import half_of, name_of
from swallows_gui.games.tactics_board.rules.events import EVENTS
from swallows_gui.games.tactics_board.rules.tables import PAWNS
from swallows_gui.games.tactics_board.rules.view import TacticsBoardView
from swallows_gui.games.tactics_board.words.match_story import MatchStory
from swallows_gui.games.tactics_board.words.phrases import number_of
from swallows_gui.games.tactics_board.words.sentences import pawn_words, side_name, square_words, team_words
from swallows_gui.games.tactics_board.words.targets import Target
from swallows_gui.games.tactics_board.words.words import BoardWords
from swallows_gui.models import roles
from swallows_gui.models.plain_models import PlainModels, StoryReader
from swallows_gui.services.glossary import TextTable

Index = QModelIndex | QPersistentModelIndex
_NOWHERE = QModelIndex()
TARGET: Final = roles.LINE
"""The `Target` of a row."""


class TargetsModel(QAbstractListModel):
    """The choices that are possible now, the best first."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.targets: tuple[Target, ...] = ()

    def show_targets(self, targets: Sequence[Target]) -> None:
        """Show others."""
        if tuple(targets) != self.targets:
            self.beginResetModel()
            self.targets = tuple(targets)
            self.endResetModel()

    def rowCount(self, parent: Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(self.targets)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or index.row() >= len(self.targets):
            return None
        target = self.targets[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole | Qt.ItemDataRole.AccessibleTextRole:
                parts = (square_words(target.square), target.title, target.line, target.figure)
                return ", ".join(part for part in parts if part)
            case roles.LINE:
                return target
        return None


def short_square(square: int) -> tuple[int, str]:
    """The half of a square and its short name there."""
    return half_of(square), name_of(square)[1]


class StateLine(NamedTuple):
    """A line of the list of dice, cards and signs."""

    sign: str
    """"die", "ball_die", "yellow", "red", "flag", "hand" or "round"."""
    number: int
    """What the die shows, or the pawn (0 to 21) that it is about."""
    text: str


class StateModel(QAbstractListModel):
    """Lines on the dice of this set, cards, offside, and the pawn that may not touch the ball."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._lines: tuple[StateLine, ...] = ()

    def show_story(self, story: MatchStory, no_touch: int = -1) -> None:
        """Update by the events told so far; `no_touch` is the pawn that may not touch the ball."""
        lines = tuple(_lines(story, no_touch))
        if lines != self._lines:
            self.beginResetModel()
            self._lines = lines
            self.endResetModel()

    @property
    def lines(self) -> tuple[StateLine, ...]:
        """The lines of the list."""
        return self._lines

    def rowCount(self, parent: Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(self._lines)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or index.row() >= len(self._lines):
            return None
        line = self._lines[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole | Qt.ItemDataRole.AccessibleTextRole:
                return line.text
            case roles.LINE:
                return line
        return None


def _words(pawn: int) -> str:
    return pawn_words(pawn // PAWNS, number_of(pawn))


_TEXTS: Final = TextTable("BoardState", "texts", "tactics_board")


def _lines(story: MatchStory, no_touch: int) -> list[StateLine]:
    lines = []
    square = square_words(story.ball) if story.ball >= 0 else ""
    if story.round:
        text = _TEXTS("round").format(square=square, number=story.round)
        lines.append(StateLine("round", story.round, text))
    if story.pawn_die:
        text = _TEXTS("die")
        values = {}
        if story.runs:
            run = story.runs[-1]
            text = _TEXTS("ran")
            values = {"pawn": _words(run.pawn), "start": square_words(run.way[0]), "square": square_words(run.way[-1])}
        lines.append(StateLine("die", story.pawn_die, text.format(number=story.pawn_die, **values)))
    for die in story.ball_dice:
        held = story.holder >= 0
        text = _TEXTS("plays" if held else "ball_die")
        words = _words(story.holder) if held else ""
        lines.append(StateLine("ball_die", die, text.format(number=die, pawn=words, square=square)))
    lines += [_of("yellow", pawn) for pawn in story.booked if pawn not in story.sent_off]
    for side in (0, 1):
        if story.group[side]:
            lines.append(StateLine("yellow", side * PAWNS + 1, _TEXTS("group").format(side=side_name(side))))
    lines += [_of("red", pawn) for pawn in story.sent_off]
    lines += [_of("flag", pawn) for pawn in story.offside]
    if no_touch >= 0:
        lines.append(_of("hand", no_touch))
    return lines


def _of(sign: str, pawn: int) -> StateLine:
    return StateLine(sign, pawn, _TEXTS(sign).format(pawn=_words(pawn)))


class BoardModels(PlainModels):
    """The models of a match; the table fills the lists as it tells the events."""

    def __init__(self, seats: Sequence[str], _view: TacticsBoardView, parent: QObject | None = None) -> None:
        super().__init__(BoardWords(seats), parent)
        self.seats = list(seats)
        self.reader = StoryReader(EVENTS, MatchStory())
        self.teams = (team_words(seats, 0), team_words(seats, 1))
        self.targets = TargetsModel(self)
        self.state = StateModel(self)
