"""The record sheet as the pad of the board game has it: groups with matches and table, bracket, trainers (S7, S8.1).

What is not played yet is left open, to be filled in by hand. Nothing on it is secret: results, tables, bribes paid, and
cash when the game is over.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple, cast

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen, QPolygonF

from swallows_gui.engine.tournament.schedule import FROM_WINNER
from swallows_gui.models import vocabulary
from swallows_gui.models.standings import Standing
from swallows_gui.models.swallows.accounts import Account, AccountsModel
from swallows_gui.models.swallows.bundle import Models
from swallows_gui.models.swallows.group_table import GroupModel
from swallows_gui.models.ties import TieRow, stage_name
from swallows_gui.services.language import language
from swallows_gui.ui.kit.marks import paint_swallow
from swallows_gui.ui.play.paper.page import GOLD, INK, LINE, RED, SOFT, Page, write_line
from swallows_gui.ui.swallows.cards.flags import paint_flag

if TYPE_CHECKING:
    from swallows_gui.engine.swallows.view import SwallowsView
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


class Pad(NamedTuple):
    """What stands on the sheet, in the language in use."""

    title: str
    subtitle: str
    models: Models
    public_accounts: Sequence[Account]
    """Of every seat what everybody knows: its teams, its bribes, its cash after the end."""


def record_sheet(session: Session, models: Models) -> list[Page]:
    """The running game's record sheet; it says no more than everybody knows."""
    accounts = AccountsModel(models.names)
    accounts.update(cast("SwallowsView", session.view(None)))
    subtitle = session.title or ", ".join(seat.name for seat in session.seats)
    return pages(Pad(sheet_title(), subtitle, models, accounts.rows))


def sheet_title() -> str:
    """What the sheet is called, on paper and as a file."""
    return QCoreApplication.translate("Pad", "Tournament sheet")


def pages(pad: Pad) -> list[Page]:
    """The sheet, on one page."""
    return [lambda painter, room: paint_pad(painter, room, pad)]


def paint_pad(painter: QPainter, room: QRectF, pad: Pad) -> None:
    """Paint the whole sheet into a room; where it is too high for it, everything is made smaller alike."""
    natural = _height(pad)
    if natural > room.height():
        scale = room.height() / natural
        painter.scale(scale, scale)
        room = QRectF(0, 0, room.width() / scale, room.height() / scale)
    _paint_band(painter, QRectF(room.left(), room.top(), room.width(), BAND - 30), pad)
    top = room.top() + BAND
    if pad.models.groups:
        top = _paint_groups(painter, QRectF(room.left(), top, room.width(), 0), pad.models) + GAP
    height = _bracket_height(pad.models.bracket.rows)
    _paint_bracket(painter, QRectF(room.left(), top, room.width(), height), pad.models)
    top += height + GAP
    _paint_trainers(painter, QRectF(room.left(), top, room.width(), 0), pad)


def _height(pad: Pad) -> float:
    groups = pad.models.groups
    high = BAND + (len(pad.public_accounts) + 1) * ROW
    for at in range(0, len(groups), 2):
        high += max(_group_height(group, pad.models) for group in groups[at : at + 2]) + GAP
    return high + GAP + _bracket_height(pad.models.bracket.rows)


# The head


def _paint_band(painter: QPainter, room: QRectF, pad: Pad) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(RED)
    low = QPointF(room.right(), room.bottom() - 28)
    painter.drawPolygon(QPolygonF([room.topLeft(), room.topRight(), low, room.bottomLeft()]))
    painter.setPen(QPen(GOLD, 8))
    painter.drawLine(QPointF(room.left(), room.bottom() + 8), QPointF(room.right(), low.y() + 8))
    painter.setPen(_WHITE)
    wide = room.width() - 220
    write_line(painter, QRectF(room.left() + 24, room.top() + 14, wide, 76), pad.title, "title", 66)
    write_line(painter, QRectF(room.left() + 24, room.top() + 88, wide, 40), pad.subtitle, "strong", TEXT)
    paint_swallow(painter, QRectF(room.right() - 140, room.top() + 4, 124, 124), painter.pen().color())


# Groups


def _group_rows(models: Models, group: GroupModel) -> list[TieRow]:
    return [row for row in models.matches.rows if row.fixture.group == group.group]


def _group_height(group: GroupModel, models: Models) -> float:
    return ROW * (len(_group_rows(models, group)) + len(group.rows) + 2) + 16


def _paint_groups(painter: QPainter, room: QRectF, models: Models) -> float:
    """Two groups beside each other; returns the lower edge."""
    width = (room.width() - GAP) / 2
    top = room.top()
    for at in range(0, len(models.groups), 2):
        pair = models.groups[at : at + 2]
        for number, group in enumerate(pair):
            left = room.left() + number * (width + GAP)
            _paint_group(painter, QRectF(left, top, width, 0), group, models)
        top += max(_group_height(group, models) for group in pair) + GAP
    return top - GAP


def _paint_group(painter: QPainter, room: QRectF, group: GroupModel, models: Models) -> None:
    top = room.top()
    _paint_heading(painter, QRectF(room.left(), top, room.width(), ROW), group.title)
    top += ROW
    for row in _group_rows(models, group):
        _paint_match(painter, QRectF(room.left(), top, room.width(), ROW), row, models)
        top += ROW
    top += 16
    columns = (
        QCoreApplication.translate("Pad", "Played"),
        QCoreApplication.translate("Pad", "Goals"),
        QCoreApplication.translate("Pad", "Points"),
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
    """Number, home team, result, away team."""
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
    painter.setPen(QPen(LINE, 3))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(room)
    painter.setPen(INK)
    text = ":"
    if row.score is not None:
        text = f"{row.score.home}:{row.score.away}"
        if row.score.shootout is not None:
            text += f" ({row.score.shootout[0]}:{row.score.shootout[1]})"
        elif row.score.after == "extra":
            text = QCoreApplication.translate("Sheet", "{score} a.e.t.").format(score=text)
    write_line(painter, room.adjusted(4, 0, -4, 0), text, "strong", TEXT, Qt.AlignmentFlag.AlignHCenter)


def _paint_team(
    painter: QPainter, room: QRectF, team: int, models: Models, weight: int | None, *, mirrored: bool = False
) -> None:
    """Flag and name; `mirrored` with the flag at the right end."""
    wide, high = _FLAG
    left = room.right() - wide if mirrored else room.left()
    paint_flag(painter, QRectF(left, room.center().y() - high / 2, wide, high), models.names.nation(team))
    painter.setPen(INK)
    words = room.adjusted(0, 0, -wide - 12, 0) if mirrored else room.adjusted(wide + 12, 0, 0, 0)
    align = Qt.AlignmentFlag.AlignRight if mirrored else Qt.AlignmentFlag.AlignLeft
    write_line(painter, words, models.names.team(team), "body", TEXT, align, weight)


# Bracket


def _rounds(rows: Sequence[TieRow]) -> list[list[TieRow]]:
    found: dict[str, list[TieRow]] = {}
    for row in rows:
        found.setdefault(row.fixture.stage, []).append(row)
    return list(found.values())


def _bracket_height(rows: Sequence[TieRow]) -> float:
    most = max(len(matches) for matches in _rounds(rows))
    return ROW + most * (3 * ROW + 20)


def _paint_bracket(painter: QPainter, room: QRectF, models: Models) -> None:
    rounds = _rounds(models.bracket.rows)
    width = (room.width() - 60 * (len(rounds) - 1)) / len(rounds)
    boxes: dict[int, QRectF] = {}
    for column, matches in enumerate(rounds):
        left = room.left() + column * (width + 60)
        title = stage_name(matches[0].fixture.stage)
        _paint_heading(painter, QRectF(left, room.top(), width, ROW), title)
        share = (room.height() - ROW) / len(matches)
        for number, row in enumerate(matches):
            middle = room.top() + ROW + share * (number + 0.5)
            boxes[row.fixture.number] = QRectF(left, middle - 1.5 * ROW, width, 3 * ROW)
    painter.setPen(QPen(SOFT, 3))
    for row in models.bracket.rows:
        for source in (row.fixture.home, row.fixture.away):
            if source.kind == FROM_WINNER and source.number in boxes:
                _join(painter, boxes[source.number], boxes[row.fixture.number])
    for row in models.bracket.rows:
        _paint_box(painter, boxes[row.fixture.number], row, models)


def _join(painter: QPainter, source: QRectF, to: QRectF) -> None:
    middle = (source.right() + to.left()) / 2
    start, end = source.center().y(), to.center().y()
    painter.drawLine(QPointF(source.right(), start), QPointF(middle, start))
    painter.drawLine(QPointF(middle, start), QPointF(middle, end))
    painter.drawLine(QPointF(middle, end), QPointF(to.left(), end))


def _paint_box(painter: QPainter, box: QRectF, row: TieRow, models: Models) -> None:
    painter.setPen(QPen(INK, 3))
    painter.setBrush(_WHITE)
    painter.drawRect(box)
    painter.setPen(SOFT)
    write_line(painter, QRectF(box.left() + 12, box.top(), 80, ROW - 8), str(row.fixture.number), "label", SMALL)
    after = ""
    if row.score is not None and row.score.after == "extra":
        after = QCoreApplication.translate("Pad", "after extra time")
    elif row.score is not None and row.score.shootout is not None:
        after = QCoreApplication.translate("Pad", "on penalties")
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
        QCoreApplication.translate("Pad", "Managers"),
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
    """Cash after the end; before it the bribes, which everybody has seen."""
    if account.cash is not None:
        return language().money(account.cash)
    if account.flow:
        amount = vocabulary.signed(account.flow) + "M"
        return QCoreApplication.translate("Pad", "bribes {amount}").format(amount=amount)
    return ""
