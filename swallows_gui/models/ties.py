"""Matches of a tournament or cup in order, with their results: who meets whom, and what their rounds are called."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Any, Final, NamedTuple

from PySide6.QtCore import QObject, Qt

from swallows_gui.engine.tournament.ranking import Score
from swallows_gui.engine.tournament.schedule import (
    FROM_BEST,
    FROM_GROUP,
    FROM_LOSER,
    FROM_SLOT,
    FROM_WINNER,
    THIRD_PLACE,
    Fixture,
    Place,
)
from swallows_gui.models import roles
from swallows_gui.models.roles import RowsModel
from swallows_gui.services.glossary import TextList, TextTable, capitalised, translate

NUMBER, STAGE, HOME, SCORE, AWAY = range(5)

stage_word: Final = TextTable("Phrases", "stage_word")
"""The stage of a match or of the tournament, in the middle of a sentence."""


def stage_name(stage: str) -> str:
    """The stage of a match or of the tournament, as it stands by itself."""
    return capitalised(stage_word(stage))


class TieRow(NamedTuple):
    """A match of the record sheet; an unknown side is -1."""

    fixture: Fixture
    home: int
    away: int
    score: Score | None
    running: tuple[int, int] | None
    """The score of the match that runs now."""


def bracket(rows: Sequence[TieRow]) -> list[list[list[int]]]:
    """Matches of a knock-out in columns, each of ties: the indexes of the matches that stand one below the other.

    Both legs are one tie, a match and its replays, the final and the match for third place below it. Ties whose winners
    meet stand next to each other. Play-offs of groups come before the first round.
    """
    final = next((row.fixture.number for row in rows if row.fixture.final), 0)
    rounds = {row.fixture.number: row.fixture.round for row in rows}
    heads: dict[int, int] = {}
    ties: dict[int, list[int]] = {}
    for at, row in enumerate(rows):
        match = row.fixture
        head = (final if match.stage == THIRD_PLACE else 0) or match.first_leg or match.replay_of or match.number
        heads[match.number] = heads.get(head, head)
        ties.setdefault(heads[match.number], []).append(at)
    columns: dict[int, list[list[int]]] = {}
    for head in sorted(ties):
        below = sorted(ties[head], key=lambda at: rows[at].fixture.stage == THIRD_PLACE)
        columns.setdefault(rounds[head], []).append(below)
    found = [columns[number] for number in sorted(columns)]
    for earlier, later in zip(found[-2::-1], found[:0:-1], strict=True):
        order = {heads.get(number, number): at for at, number in enumerate(_fed_by(rows, later))}
        places = [order.get(heads[rows[tie[0]].fixture.number], len(order)) for tie in earlier]
        earlier[:] = [tie for _, tie in sorted(zip(places, earlier, strict=True))]
    return found


def _fed_by(rows: Sequence[TieRow], column: Sequence[Sequence[int]]) -> list[int]:
    """The numbers of the matches whose winners play in a column, from top to bottom."""
    firsts = [rows[tie[0]].fixture for tie in column]
    return [place.number for one in firsts for place in (one.home, one.away) if place.kind == FROM_WINNER]


def placeholder(source: Place, groups: Sequence[str] = ()) -> str:
    """The words for a team that is not known yet: "first of group A", "winner of match 25". `groups` are the names of a
    tournament's groups, those of later stages as "S2.A"."""
    if source.kind == FROM_WINNER:
        return translate("Sheet", "Winner of match {number}").format(number=source.number)
    if source.kind == FROM_LOSER:
        return translate("Sheet", "Loser of match {number}").format(number=source.number)
    if source.kind == FROM_BEST:
        return _best_of(source.rank, "/".join(_name(group, groups).rpartition(".")[2] for group in source.groups))
    if source.kind not in (FROM_GROUP, FROM_SLOT):
        return translate("Sheet", "open")
    stage, _, letter = _name(source.number, groups).rpartition(".")
    if source.kind == FROM_SLOT:
        text = translate("Sheet", "Group {letter}, slot {slot}")
        return text.format(letter=letter, slot=source.rank)
    if stage:
        text = translate("Sheet", "No. {rank} of group {letter}, {stage}")
        return text.format(rank=source.rank, letter=letter, stage=stage_of_groups(stage))
    match source.rank:
        case 1:
            text = translate("Sheet", "Winner of group {letter}")
        case 2:
            text = translate("Sheet", "Runner-up of group {letter}")
        case _:
            text = translate("Sheet", "No. {rank} of group {letter}")
    return text.format(letter=letter, rank=source.rank)


def _name(group: int, groups: Sequence[str]) -> str:
    return groups[group] if group < len(groups) else chr(ord("A") + group)


def _best_of(rank: int, letters: str) -> str:
    match rank:
        case 2:
            text = translate("Sheet", "Best runner-up of {letters}")
        case 3:
            text = translate("Sheet", "Best third of {letters}")
        case _:
            text = translate("Sheet", "Best no. {rank} of {letters}")
    return text.format(rank=rank, letters=letters)


def stage_of_groups(stage: str) -> str:
    """A later stage of groups by the beginning of their names.

    >>> stage_of_groups("S2")
    '2nd stage'
    """
    match stage[1:]:
        case "2":
            return translate("Sheet", "2nd stage")
        case "3":
            return translate("Sheet", "3rd stage")
        case number:
            return translate("Sheet", "stage {number}").format(number=number)


def score_text(score: Score | None, running: tuple[int, int] | None = None) -> str:
    """ "2:1", with a mark for extra time or the shoot-out."""
    if running is not None:
        return f"{running[0]}:{running[1]}"
    if score is None:
        return "–:–"
    plain = f"{score.home}:{score.away}"
    if score.shootout is not None:
        return translate("Sheet", "{score} ({kicks} on penalties)").format(
            score=plain, kicks=f"{score.shootout[0]}:{score.shootout[1]}"
        )
    if score.after == "extra":
        return translate("Sheet", "{score} a.e.t.").format(score=plain)
    return plain


_HEADINGS: Final = TextList("Sheet", "headings")
_SPELT_OUT: Final = TextList("Sheet", "spelt_out")


class TiesModel(RowsModel[TieRow]):
    """Number, round, home, score, away of each match between sides with these names."""

    columns = 5
    headings = _HEADINGS
    spelt_out = _SPELT_OUT

    def __init__(self, sides: Sequence[str] = (), parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._sides = tuple(sides)

    def key(self, row: TieRow) -> Hashable:
        return row.fixture.number

    def side_name(self, row: TieRow, side: int) -> str:
        """The team on a side (0 home, 1 away), or where it will come from."""
        known = row.away if side else row.home
        return self._sides[known] if known >= 0 else placeholder(row.fixture.away if side else row.fixture.home)

    def group_name(self, group: int) -> str:
        """A group's name."""
        return translate("Sheet", "Group {letter}").format(letter=chr(ord("A") + group))

    def stage(self, row: TieRow) -> str:
        """The group or the round."""
        if row.fixture.group is not None:
            return self.group_name(row.fixture.group)
        return stage_name(row.fixture.stage)

    def spoken(self, row: TieRow) -> str:
        """The match in a sentence."""
        if row.score is None:
            text = translate("Sheet", "Match {number}, {stage}: {first} against {second}, not yet played.")
        else:
            text = translate("Sheet", "Match {number}, {stage}: {first} against {second}, {score}.")
        return text.format(
            number=row.fixture.number,
            stage=self.stage(row),
            first=self.side_name(row, 0),
            second=self.side_name(row, 1),
            score=score_text(row.score, row.running),
        )

    def cell(self, row: TieRow, column: int, role: int) -> Any:
        if role == Qt.ItemDataRole.DisplayRole:
            match column:
                case 0:
                    return str(row.fixture.number)
                case 1:
                    return self.stage(row)
                case 2:
                    return self.side_name(row, 0)
                case 3:
                    return score_text(row.score, row.running)
                case 4:
                    return self.side_name(row, 1)
        if role == Qt.ItemDataRole.TextAlignmentRole:
            if column == SCORE:
                return Qt.AlignmentFlag.AlignCenter
            if column in (NUMBER, HOME):
                return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            return None
        if role in (Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole):
            return self.spoken(row)
        if role == roles.WINNER:
            return row.score.winner if row.score else None
        if role == roles.CURRENT:
            return row.running is not None
        if role == roles.STAGE:
            return row.fixture.stage
        if role == roles.KEY:
            return row.fixture.number
        return None
