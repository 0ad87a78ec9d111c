"""The score sheet on paper: both line-ups with four boxes a man, bookings, and a row for each quarter: cards, sums,
goals."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPen

from swallows_gui.games.final_whistle.data.box import load
from swallows_gui.games.final_whistle.rules.tables import MEN, SYMBOLS
from swallows_gui.games.final_whistle.rules.view import FinalWhistleView
from swallows_gui.games.final_whistle.words.bundle import FinalModels
from swallows_gui.games.final_whistle.words.match_story import MatchStory, told
from swallows_gui.games.final_whistle.words.names import club_name, club_of, man_name
from swallows_gui.games.final_whistle.words.sheet import SheetModel
from swallows_gui.models.vocabulary import score_words
from swallows_gui.services.glossary import translate
from swallows_gui.ui.kit.painting import set_ink
from swallows_gui.ui.play.paper.page import INK, LINE, SOFT, Page, paint_title_band, write_line
from swallows_gui.ui.play.paper.sheet import rule

ROW = 52.0
"""Height of a row; all lengths here are tenths of a millimetre."""
_BAND = 170.0
_BOX = 44.0


class Sheet(NamedTuple):
    """What stands on it, in the language in use."""

    title: str
    seats: tuple[str, ...]
    clubs: str
    story: MatchStory
    rows: SheetModel


def sheet_title() -> str:
    """What the sheet is called, on paper and as a file."""
    return translate("FinalPaper", "Score sheet of Final Whistle")


def score_sheet(models: FinalModels, view: FinalWhistleView) -> list[Page]:
    """The sheet of the running match: what is to come is left open, to be filled in by hand."""
    sheet = Sheet(sheet_title(), tuple(models.seats), models.clubs, told(view.history), models.sheet)
    return [lambda painter, room: paint_sheet(painter, room, sheet)]


def paint_sheet(painter: QPainter, room: QRectF, sheet: Sheet) -> None:
    """Paint the sheet on one page."""
    names = translate("FinalPaper", "{a} against {b}").format(a=club_name(sheet.clubs, 0), b=club_name(sheet.clubs, 1))
    paint_title_band(painter, room, _BAND, sheet.title, names)
    top = room.top() + _BAND
    half = room.width() / 2 - 20
    ends = [
        _paint_squad(painter, QRectF(room.left() + seat * (half + 40), top, half, room.height()), sheet, seat)
        for seat in (0, 1)
    ]
    _paint_quarters(painter, QRectF(room.left(), max(ends) + 50, room.width(), room.height()), sheet)


def _paint_squad(painter: QPainter, room: QRectF, sheet: Sheet, seat: int) -> float:
    """A club's men with the four sides of each; returns where they end."""
    story, y = sheet.story, room.top()
    painter.setPen(INK)
    head = f"{club_name(sheet.clubs, seat)}, {sheet.seats[seat]}"
    write_line(painter, QRectF(room.left(), y, room.width(), ROW), head, "heading", 36)
    y += ROW
    men = [man for who, man in sorted((who[0], who[1]) for who in story.men) if who == seat]
    men.sort(key=lambda man: ("GDMS".index(man[0]), man))
    rule(painter, room, y, INK, 5)
    for number in range(max(15, len(men))):
        man = men[number] if number < len(men) else ""
        if man:
            _paint_man(painter, QRectF(room.left(), y, room.width(), ROW), sheet, seat, man)
        rule(painter, room, y + ROW, LINE, 2)
        y += ROW
    return y


def _paint_man(painter: QPainter, room: QRectF, sheet: Sheet, seat: int, man: str) -> None:
    story = sheet.story
    footballer = load().men[club_of(sheet.clubs, seat)][MEN.index(man)]
    stands = story.man(seat, man)
    on_bench, out = man in story.bench[seat], man in story.box[seat]
    painter.setPen(SOFT if on_bench or out else INK)
    write_line(painter, QRectF(room.left(), room.top(), 50, ROW), man[0], "strong", 28)
    write_line(painter, QRectF(room.left() + 46, room.top(), 270, ROW), man_name(sheet.clubs, seat, man), "body", 30)
    for side, strength in enumerate(footballer.sides):
        box = QRectF(room.left() + 330 + side * (_BOX + 18), room.top() + (ROW - _BOX) / 2, _BOX, _BOX)
        set_ink(painter, line=QPen(INK, 6 if side == stands.top and not out else 2))
        painter.drawRect(box)
        symbol = SYMBOLS[footballer.symbols[side]] or ""
        painter.setPen(INK)
        write_line(painter, box.adjusted(10, 0, 20, 0), f"{strength}{symbol.lower()}", "strong", 26)
    words = []
    if stands.bookings:
        words.append(translate("FinalPaper", "booked"))
    if out:
        words.append(translate("FinalPaper", "out"))
    elif on_bench:
        words.append(translate("FinalPaper", "bench"))
    painter.setPen(SOFT)
    write_line(painter, QRectF(room.left() + 590, room.top(), room.width() - 590, ROW), ", ".join(words), "small", 24)


def _paint_quarters(painter: QPainter, room: QRectF, sheet: Sheet) -> None:
    """A row for each quarter: what both clubs did, and how it stood then."""
    columns = (0.0, 110.0, 110 + (room.width() - 280) / 2, room.width() - 170, room.width())
    titles = (
        translate("FinalPaper", "Minute"),
        club_name(sheet.clubs, 0),
        club_name(sheet.clubs, 1),
        translate("FinalPaper", "Score"),
    )
    y = room.top()
    painter.setPen(INK)
    for column, title in enumerate(titles):
        cell = QRectF(room.left() + columns[column], y, columns[column + 1] - columns[column] - 14, ROW)
        write_line(painter, cell, title, "strong", 30)
    y += ROW
    rule(painter, room, y, INK, 5)
    model = sheet.rows
    for row in range(model.rowCount()):
        lines = max(2, *(len(model.attacks(row, seat)) for seat in (0, 1)))
        high = max(ROW * 1.5, lines * 36.0 + 12)
        for column in range(4):
            painter.setPen(INK)
            for at, text in enumerate(model.cell(row, column).split("\n")):
                place = QRectF(
                    room.left() + columns[column], y + 6 + at * 36, columns[column + 1] - columns[column] - 14, 36
                )
                write_line(painter, place, text, "strong" if column in (0, 3) else "body", 27)
        rule(painter, room, y + high, LINE, 2)
        y += high
    goals = ", ".join(
        f"{man_name(sheet.clubs, goal.seat, goal.man)} {score_words(goal.score)}"
        for goal in sheet.story.goals
        if goal.man
    )
    painter.setPen(INK)
    words = translate("FinalPaper", "Goals: {goals}").format(goals=goals or "____________________")
    write_line(painter, QRectF(room.left(), y + 16, room.width(), ROW), words, "strong", 30)
