"""The record sheet on paper, as the board game's pad has it: groups with matches and table, bracket, trainers (S7,
S8.1).

What is not played yet is left blank. Nothing secret is on it: results, tables, bribes paid, and cash when the game is
over.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, NamedTuple, cast

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen, QPolygonF

from swallows_gui.engine.tournament.schedule import FROM_WINNER, THIRD_PLACE
from swallows_gui.games.swallows.table.cards.flags import paint_flag
from swallows_gui.games.swallows.words.accounts import Account, AccountsModel
from swallows_gui.games.swallows.words.bundle import Models
from swallows_gui.games.swallows.words.group_table import GroupModel, NationStandings
from swallows_gui.models import vocabulary
from swallows_gui.models.standings import Standing
from swallows_gui.models.ties import TieRow, bracket, stage_name
from swallows_gui.services.glossary import translate
from swallows_gui.services.language import language
from swallows_gui.services.people import shown_name
from swallows_gui.ui.kit.icons import paint_swallow
from swallows_gui.ui.kit.painting import set_ink
from swallows_gui.ui.play.paper.page import GOLD, INK, LINE, RED, SOFT, Page, write_line

if TYPE_CHECKING:
    from swallows_gui.games.swallows.rules.view import SwallowsView
    from swallows_gui.session import Session

ROW = 52.0
"""Height of a line of a table; all lengths here are tenths of a millimetre."""
BAND = 190.0
GAP = 44.0
TEXT, SMALL = 30.0, 25.0
_FLAG = (42.0, 28.0)
_SCORE = 130.0
"""Width of the room for a result."""
_WHITE = Qt.GlobalColor.white


_PAPER = 2730.0
"""Height of a page of A4 within the margins of the house."""
_SMALLEST = 0.75
"""What goes onto one page at this size or larger does."""


class Pad(NamedTuple):
    """The content of the record sheet, in the language in use."""

    title: str
    subtitle: str
    models: Models
    public_accounts: Sequence[Account]
    """Of every seat what everybody knows: its teams, its bribes, its cash after the end."""
    sheets: Sequence[Sequence[str]] = ()
    """The names of the groups of each record sheet, where there are several (S10.4)."""


class PadBlock(NamedTuple):
    """A block that stays together on a page: its height, and a function that paints it into a room with that upper
    edge."""

    height: float
    paint: Callable[[QPainter, QRectF], None]


def record_sheet(session: Session, models: Models) -> list[Page]:
    """The running game's record sheet; it says no more than everybody knows."""
    view = cast("SwallowsView", session.view(None))
    accounts = AccountsModel(models.names)
    accounts.update(view)
    subtitle = session.title or ", ".join(shown_name(seat.name) for seat in session.seats)
    return pages(Pad(sheet_title(), subtitle, models, accounts.rows, view.form.economy.sheets))


def sheet_title() -> str:
    """The sheet's title, on paper and as a file name."""
    return translate("Pad", "Tournament sheet")


def pages(pad: Pad) -> list[Page]:
    """The sheet, on one page where that can be read; else the groups by themselves, each record sheet on its own."""
    parts = _sheets(pad)
    end = _end(pad)
    whole = [block for part in parts for block in part] + [end]
    if _height(whole) <= _PAPER / _SMALLEST:
        return [partial(_paint_page, pad=pad, blocks=whole)]
    found: list[list[PadBlock]] = []
    for part in parts:
        found.append([])
        for block in part:
            if found[-1] and _height([*found[-1], block]) > _PAPER:
                found.append([])
            found[-1].append(block)
    found.append([end])
    return [
        partial(_paint_page, pad=pad, blocks=blocks, number=f"{at}/{len(found)}") for at, blocks in enumerate(found, 1)
    ]


def _paint_page(painter: QPainter, room: QRectF, pad: Pad, blocks: Sequence[PadBlock], number: str = "") -> None:
    """Paint blocks below the head; where they are too high for the room, everything is made smaller alike."""
    natural = _height(blocks)
    if natural > room.height():
        scale = room.height() / natural
        painter.scale(scale, scale)
        room = QRectF(0, 0, room.width() / scale, room.height() / scale)
    _paint_band(painter, QRectF(room.left(), room.top(), room.width(), BAND - 30), pad, number)
    top = room.top() + BAND
    for block in blocks:
        block.paint(painter, QRectF(room.left(), top, room.width(), block.height))
        top += block.height + GAP


def _height(blocks: Sequence[PadBlock]) -> float:
    return BAND + sum(block.height + GAP for block in blocks) - GAP


def _sheets(pad: Pad) -> list[list[PadBlock]]:
    """By record sheet the blocks of its groups, two beside each other, and of the best thirds and the like."""
    tables: list[list[NationStandings]] = []
    names = pad.models.names.groups
    for sheet in pad.sheets or (names,):
        tables.append([group for group in pad.models.groups if not names or names[group.group] in sheet])
    if not tables[-1] and not pad.models.bests:
        return []
    tables[-1] += pad.models.bests
    return [[_groups_block(part[at : at + 2], pad.models) for at in range(0, len(part), 2)] for part in tables]


def _groups_block(tables: Sequence[NationStandings], models: Models) -> PadBlock:
    def paint(painter: QPainter, room: QRectF) -> None:
        width = (room.width() - GAP) / 2
        for number, table in enumerate(tables):
            left = room.left() + number * (width + GAP)
            _paint_group(painter, QRectF(left, room.top(), width, 0), table, models)

    return PadBlock(max(_group_height(table, models) for table in tables), paint)


def _end(pad: Pad) -> PadBlock:
    """The last page: the bracket, if there is one, and the trainers."""
    bracket_height = _bracket_height(pad.models.bracket.rows)
    below = bracket_height + GAP if bracket_height else 0.0

    def paint(painter: QPainter, room: QRectF) -> None:
        _paint_bracket(painter, QRectF(room.left(), room.top(), room.width(), bracket_height), pad.models)
        _paint_trainers(painter, room.adjusted(0, below, 0, 0), pad)

    return PadBlock(below + (len(pad.public_accounts) + 1) * ROW, paint)


# The head


def _paint_band(painter: QPainter, room: QRectF, pad: Pad, number: str) -> None:
    set_ink(painter, fill=RED)
    low = QPointF(room.right(), room.bottom() - 28)
    painter.drawPolygon(QPolygonF([room.topLeft(), room.topRight(), low, room.bottomLeft()]))
    painter.setPen(QPen(GOLD, 8))
    painter.drawLine(QPointF(room.left(), room.bottom() + 8), QPointF(room.right(), low.y() + 8))
    painter.setPen(_WHITE)
    wide = room.width() - 220
    write_line(
        painter, QRectF(room.left() + 24, room.top() + 14, wide, 76), f"{pad.title} {number}".strip(), "title", 66
    )
    write_line(painter, QRectF(room.left() + 24, room.top() + 88, wide, 40), pad.subtitle, "strong", TEXT)
    paint_swallow(painter, QRectF(room.right() - 140, room.top() + 4, 124, 124), painter.pen().color())


# Groups


def _group_rows(models: Models, table: NationStandings) -> list[TieRow]:
    """The matches of a group; the best of several groups have none of their own."""
    if not isinstance(table, GroupModel):
        return []
    return [row for row in models.matches.rows if row.fixture.group == table.group]


def _group_height(table: NationStandings, models: Models) -> float:
    return ROW * (len(_group_rows(models, table)) + len(table.rows) + 2) + 16


def _paint_group(painter: QPainter, room: QRectF, group: NationStandings, models: Models) -> None:
    top = room.top()
    _paint_heading(painter, QRectF(room.left(), top, room.width(), ROW), group.title)
    top += ROW
    for row in _group_rows(models, group):
        _paint_match(painter, QRectF(room.left(), top, room.width(), ROW), row, models)
        top += ROW
    top += 16
    columns = (
        translate("Pad", "Played"),
        translate("Pad", "Goals"),
        translate("Pad", "Points"),
    )
    _paint_cells(painter, QRectF(room.left(), top, room.width(), ROW), columns, "label", SMALL)
    painter.setPen(QPen(INK, 4))
    painter.drawLine(QPointF(room.left(), top + ROW - 2), QPointF(room.right(), top + ROW - 2))
    for standing in group.rows:
        top += ROW
        _paint_standing(painter, QRectF(room.left(), top, room.width(), ROW), standing, models)


def _paint_heading(painter: QPainter, room: QRectF, text: str) -> None:
    painter.setPen(INK)
    write_line(painter, room.adjusted(0, 0, 0, -6), text, "heading", 38)
    painter.setPen(QPen(INK, 6))
    painter.drawLine(room.bottomLeft(), room.bottomRight())


def _paint_standing(painter: QPainter, room: QRectF, standing: Standing, models: Models) -> None:
    line = standing.row
    weight = 700 if standing.through and line.played else None
    painter.setPen(INK)
    write_line(painter, QRectF(room.left(), room.top(), 44, ROW), f"{standing.place}.", "body", TEXT, weight=weight)
    _paint_team(painter, QRectF(room.left() + 48, room.top(), room.width() - 420, ROW), line.team, models, weight)
    cells = (str(line.played), f"{line.goals_for}:{line.goals_against}", str(line.points))
    _paint_cells(painter, room, cells if line.played else ("", "", ""), "body", TEXT, weight)
    painter.setPen(QPen(LINE, 2))
    painter.drawLine(room.bottomLeft(), room.bottomRight())


def _paint_cells(
    painter: QPainter, room: QRectF, texts: Sequence[str], role: str, size: float, weight: int | None = None
) -> None:
    """The last columns of a table, 120 wide each."""
    painter.setPen(INK)
    for number, text in enumerate(texts):
        left = room.right() - 120 * (len(texts) - number)
        write_line(painter, QRectF(left, room.top(), 118, ROW), text, role, size, Qt.AlignmentFlag.AlignHCenter, weight)


# Matches


def _paint_match(painter: QPainter, room: QRectF, row: TieRow, models: Models) -> None:
    """Paint number, home team, result and away team."""
    painter.setPen(SOFT)
    write_line(painter, QRectF(room.left(), room.top(), 50, ROW), str(row.fixture.number), "body", SMALL)
    middle = room.center().x() + 25
    score = QRectF(middle - _SCORE / 2, room.top() + 5, _SCORE, ROW - 10)
    side = middle - _SCORE / 2 - room.left() - 60
    home = QRectF(score.left() - side - 10, room.top(), side, ROW)
    away = QRectF(score.right() + 10, room.top(), room.right() - score.right() - 10, ROW)
    winner = row.score.winner if row.score else None
    for number, where in enumerate((home, away)):
        weight = 700 if winner == number else None
        team = row.away if number else row.home
        if team < 0:
            painter.setPen(SOFT)
            align = Qt.AlignmentFlag.AlignLeft if number else Qt.AlignmentFlag.AlignRight
            write_line(painter, where, models.matches.side_name(row, number), "body", SMALL, align)
        else:
            _paint_team(painter, where, team, models, weight, mirrored=not number)
    _paint_score(painter, score, row)


def _paint_score(painter: QPainter, room: QRectF, row: TieRow) -> None:
    set_ink(painter, line=QPen(LINE, 3))
    painter.drawRect(room)
    painter.setPen(INK)
    text = ":"
    if row.score is not None:
        text = f"{row.score.home}:{row.score.away}"
        if row.score.shootout is not None:
            text += f" ({row.score.shootout[0]}:{row.score.shootout[1]})"
        elif row.score.after == "extra":
            text = translate("Sheet", "{score} a.e.t.").format(score=text)
    write_line(painter, room.adjusted(4, 0, -4, 0), text, "strong", TEXT, Qt.AlignmentFlag.AlignHCenter)


def _paint_team(
    painter: QPainter, room: QRectF, team: int, models: Models, weight: int | None, *, mirrored: bool = False
) -> None:
    """Paint flag and name; `mirrored` with the flag at the right end."""
    wide, high = _FLAG
    left = room.right() - wide if mirrored else room.left()
    paint_flag(painter, QRectF(left, room.center().y() - high / 2, wide, high), models.names.nation(team))
    painter.setPen(INK)
    words = room.adjusted(0, 0, -wide - 12, 0) if mirrored else room.adjusted(wide + 12, 0, 0, 0)
    align = Qt.AlignmentFlag.AlignRight if mirrored else Qt.AlignmentFlag.AlignLeft
    write_line(painter, words, models.names.team(team), "body", TEXT, align, weight)


# Bracket


_BOX, _APART, _TIE_APART = 3 * ROW, 8.0, 20.0
"""Height of a match of the bracket, the gap to the next one of its tie, and the gap between ties."""


def _column_height(column: Sequence[Sequence[int]]) -> float:
    return sum(len(tie) * (_BOX + _APART) + _TIE_APART for tie in column)


def _bracket_height(rows: Sequence[TieRow]) -> float:
    return ROW + max(map(_column_height, bracket(rows)), default=0.0) if rows else 0.0


def _paint_bracket(painter: QPainter, room: QRectF, models: Models) -> None:
    rows = models.bracket.rows
    columns = bracket(rows)
    if not columns:
        return
    width = (room.width() - 60 * (len(columns) - 1)) / len(columns)
    boxes: dict[int, QRectF] = {}
    for number, column in enumerate(columns):
        left = room.left() + number * (width + 60)
        title = stage_name(rows[column[0][0]].fixture.stage)
        _paint_heading(painter, QRectF(left, room.top(), width, ROW), title)
        stretch = (room.height() - ROW) / _column_height(column)
        top = room.top() + ROW
        for tie in column:
            share = stretch * _column_height([tie])
            first = top + (share - len(tie) * (_BOX + _APART) + _APART) / 2
            for place, at in enumerate(tie):
                boxes[rows[at].fixture.number] = QRectF(left, first + place * (_BOX + _APART), width, _BOX)
            top += share
    painter.setPen(QPen(SOFT, 3))
    for row in rows:
        for source in (row.fixture.home, row.fixture.away):
            if source.kind == FROM_WINNER and source.number in boxes:
                _join(painter, boxes[source.number], boxes[row.fixture.number])
    for row in rows:
        _paint_box(painter, boxes[row.fixture.number], row, models)


def _join(painter: QPainter, source: QRectF, to: QRectF) -> None:
    middle = (source.right() + to.left()) / 2
    start, end = source.center().y(), to.center().y()
    painter.drawLine(QPointF(source.right(), start), QPointF(middle, start))
    painter.drawLine(QPointF(middle, start), QPointF(middle, end))
    painter.drawLine(QPointF(middle, end), QPointF(to.left(), end))


def _paint_box(painter: QPainter, box: QRectF, row: TieRow, models: Models) -> None:
    set_ink(painter, line=QPen(INK, 3), fill=_WHITE)
    painter.drawRect(box)
    painter.setPen(SOFT)
    third = row.fixture.stage == THIRD_PLACE
    head = f"{row.fixture.number} · {stage_name(THIRD_PLACE)}" if third else str(row.fixture.number)
    write_line(painter, QRectF(box.left() + 12, box.top(), 280 if third else 80, ROW - 8), head, "label", SMALL)
    after = ""
    if row.score is not None and row.score.after == "extra":
        after = translate("Pad", "after extra time")
    elif row.score is not None and row.score.shootout is not None:
        after = translate("Pad", "on penalties")
    write_line(
        painter,
        box.adjusted(90, 0, -12, -2 * ROW - 8),
        after,
        "small",
        SMALL,
        Qt.AlignmentFlag.AlignRight,
    )
    winner = row.score.winner if row.score else None
    for side in (0, 1):
        line = QRectF(box.left() + 12, box.top() + (side + 1) * ROW - 8, box.width() - 24, ROW)
        team = row.away if side else row.home
        if team < 0:
            painter.setPen(SOFT)
            write_line(painter, line, models.bracket.side_name(row, side), "body", SMALL)
            continue
        weight = 700 if winner == side else None
        score = ""
        if row.score is not None:
            score = str((row.score.home, row.score.away)[side])
            if row.score.shootout is not None:
                score += f" ({row.score.shootout[side]})"
        _paint_team(painter, line.adjusted(0, 0, -100, 0), team, models, weight)
        write_line(painter, line, score, "body", TEXT, Qt.AlignmentFlag.AlignRight, weight)


# Trainers


def _paint_trainers(painter: QPainter, room: QRectF, pad: Pad) -> None:
    _paint_heading(
        painter,
        QRectF(room.left(), room.top(), room.width(), ROW),
        translate("Pad", "Managers"),
    )
    names = pad.models.names
    for number, account in enumerate(pad.public_accounts):
        line = QRectF(room.left(), room.top() + (number + 1) * ROW, room.width(), ROW)
        painter.setPen(INK)
        write_line(painter, QRectF(line.left(), line.top(), 380, ROW), names.seat(account.seat), "strong", TEXT)
        teams = ", ".join(names.team(team) for team in account.teams)
        write_line(painter, line.adjusted(400, 0, -380, 0), teams, "body", TEXT)
        write_line(
            painter,
            line.adjusted(line.width() - 370, 0, 0, 0),
            _money(account),
            "body",
            TEXT,
            Qt.AlignmentFlag.AlignRight,
        )
        painter.setPen(QPen(LINE, 2))
        painter.drawLine(line.bottomLeft(), line.bottomRight())


def _money(account: Account) -> str:
    """Cash after the end; before it the public bribes."""
    if account.cash is not None:
        return language().money(account.cash)
    if account.flow:
        amount = vocabulary.signed(account.flow) + "M"
        return translate("Pad", "bribes {amount}").format(amount=amount)
    return ""
