"""The score sheet on paper: goals with turn, man, card and place, half-time, and a grid to cross discards in."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPen

from swallows_gui.games.grudgematch.rules.board import OFF
from swallows_gui.games.grudgematch.rules.tables import CARDS, RANKS, SIDES
from swallows_gui.games.grudgematch.rules.view import GrudgematchView
from swallows_gui.games.grudgematch.table.suits import paint_suit
from swallows_gui.games.grudgematch.words.bundle import GrudgeModels
from swallows_gui.games.grudgematch.words.match_story import GoalLine, MatchStory, told
from swallows_gui.games.grudgematch.words.phrases import ended_name, rank_letter, short_card
from swallows_gui.games.grudgematch.words.placeholders import nation_name, place_words
from swallows_gui.games.grudgematch.words.sheet import scorer_words
from swallows_gui.models.vocabulary import labelled, score_words
from swallows_gui.services.glossary import translate
from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.painting import set_ink
from swallows_gui.ui.kit.text_fit import draw_centred
from swallows_gui.ui.play.paper.page import INK, LINE, SOFT, Page, paint_title_band, write_line
from swallows_gui.ui.play.paper.sheet import rule

ROW = 78.0
"""Height of a row; all lengths here are tenths of a millimetre."""
_LEAST = 8
"""Rows for goals, at least: what is to come is filled in by hand."""
_MOST = 16
_BAND = 190.0


class Sheet(NamedTuple):
    """What stands on it, in the language in use."""

    title: str
    sides: tuple[str, str]
    story: MatchStory


def sheet_title() -> str:
    """What the sheet is called, on paper and as a file."""
    return translate("GrudgePaper", "Score sheet of the Grudge Match")


def score_sheet(models: GrudgeModels, view: GrudgematchView) -> list[Page]:
    """The sheet of the running match."""
    names = models.names
    sides = tuple(labelled(nation_name(SIDES[side]), names[side]) for side in (0, 1))
    sheet = Sheet(sheet_title(), (sides[0], sides[1]), told(view.history))
    pages = max(1, -(-len(sheet.story.goals) // _MOST))
    return [_page(sheet, page) for page in range(pages)]


def _page(sheet: Sheet, number: int) -> Page:
    return lambda painter, room: paint_sheet(painter, room, sheet, number)


def paint_sheet(painter: QPainter, room: QRectF, sheet: Sheet, number: int) -> None:
    """Paint a page of the sheet, the first being 0."""
    paint_title_band(painter, room, _BAND, sheet.title, "  ·  ".join(sheet.sides))
    top = room.top() + _BAND
    goals = sheet.story.goals[number * _MOST : (number + 1) * _MOST]
    top = _paint_goals(painter, room, top, sheet, goals, max(_LEAST, len(goals)))
    if (number + 1) * _MOST < len(sheet.story.goals):
        return
    top = _paint_score(painter, room, top, sheet)
    _paint_cards(painter, room, top + 40, sheet.story)


def _columns(room: QRectF) -> tuple[tuple[float, float], ...]:
    """Left edge and width of turn, score, man, card and place."""
    widths = (0.1, 0.14, 0.3, 0.28, 0.18)
    left, found = room.left(), []
    for part in widths:
        found.append((left, room.width() * part - 14))
        left += room.width() * part
    return tuple(found)


def _paint_goals(
    painter: QPainter, room: QRectF, top: float, sheet: Sheet, goals: tuple[GoalLine, ...], rows: int
) -> float:
    heads = (
        translate("GrudgePaper", "Turn"),
        translate("GrudgePaper", "Score"),
        translate("GrudgePaper", "Goal by"),
        translate("GrudgePaper", "With"),
        translate("GrudgePaper", "From"),
    )
    painter.setPen(INK)
    for (left, wide), words in zip(_columns(room), heads, strict=True):
        write_line(painter, QRectF(left, top, wide, ROW), words, "strong", 34)
    top += ROW
    rule(painter, room, top, INK, 5)
    half = 1
    for row in range(rows):
        goal = goals[row] if row < len(goals) else None
        if goal is not None and goal.half > half:
            half = goal.half
            rule(painter, room, top, INK, 4)
            painter.setPen(SOFT)
            write_line(
                painter, QRectF(room.left(), top, room.width(), ROW * 0.6),
                translate("GrudgePaper", "Half-time"), "strong", 28,
            )  # fmt: skip
            top += ROW * 0.6
        if goal is not None:
            painter.setPen(INK)
            for (left, wide), words in zip(_columns(room), _words(goal, sheet.story.rows), strict=True):
                write_line(painter, QRectF(left, top, wide, ROW), words, "body", 34)
        top += ROW
        rule(painter, room, top, LINE, 2)
    return top


def _words(goal: GoalLine, rows: int) -> tuple[str, ...]:
    place = place_words(goal.start, rows) if goal.start != OFF else ""
    card = short_card(goal.card) if goal.card >= 0 else ""
    return str(goal.turn), score_words(goal.score), scorer_words(goal), card, place


def _paint_score(painter: QPainter, room: QRectF, top: float, sheet: Sheet) -> float:
    story = sheet.story
    painter.setPen(INK)
    write_line(
        painter, QRectF(room.left(), top, 300, ROW * 1.3), translate("GrudgePaper", "Result"),
        "strong", 38,
    )  # fmt: skip
    if story.ended:
        write_line(painter, QRectF(room.left() + 320, top, 300, ROW * 1.3), score_words(story.score), "number", 58)
        painter.setPen(SOFT)
        rest = QRectF(room.left() + 620, top, room.width() - 640, ROW * 1.3)
        write_line(painter, rest, ended_name(story.ended), "body", 32)
    return top + ROW * 1.3


def _paint_cards(painter: QPainter, room: QRectF, top: float, story: MatchStory) -> None:
    """Four rows of thirteen: crossed is gone."""
    painter.setPen(INK)
    words = translate("GrudgePaper", "Cards that have gone")
    write_line(painter, QRectF(room.left(), top, room.width(), ROW), words, "strong", 36)
    top += ROW
    side = 86.0
    wide = (room.width() - side) / RANKS
    gone = frozenset(story.discards)
    for card in range(CARDS):
        suit, rank = divmod(card, RANKS)
        y = top + suit * side
        if rank == 0:
            paint_suit(painter, QRectF(room.left() + 12, y + 14, side - 28, side - 28), suit)
        cell = QRectF(room.left() + side + rank * wide, y, wide, side)
        set_ink(painter, line=QPen(LINE, 3))
        painter.drawRect(cell)
        draw_centred(painter, cell, rank_letter(card), theme().sized_font("strong", 38), INK)
        if card in gone:
            painter.setPen(QPen(INK, 5))
            painter.drawLine(cell.bottomLeft() + QPointF(14, -14), cell.topRight() + QPointF(-14, 14))
