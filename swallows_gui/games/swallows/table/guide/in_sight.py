"""What a bubble should leave in sight on the match table, and on the other screens of Millions of Swallows."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QWidget

from swallows_gui.games.swallows.table.after.purses import Purses
from swallows_gui.games.swallows.table.match.table import MatchTable
from swallows_gui.games.swallows.words.lessons import Told
from swallows_gui.ui.play.guide import in_sight
from swallows_gui.ui.play.guide.in_sight import FEW, HEAD, MOST, MUCH, SOME, heads, looked_at, on_window, shown, words
from swallows_gui.ui.play.guide.placing import InView

_ASKED = 8 * HEAD
"""What a pixel of a word is worth that asks for what the lesson has one do."""


def of_a_lesson(window: QWidget, table: MatchTable, told: Told, target: QRect) -> list[InView]:
    """On the match table: what the lesson speaks of, and where something is to be done, every word of the question."""
    beside = told.lesson.beside
    asking: QWidget = table.referee_panel.bribes if beside == "referee" else table.prompt
    kept = [InView(target, HEAD if told.card >= 0 else MUCH), *_table(window, table)]
    for part in (table.prompt, table.referee_panel.bribes):
        if part.isVisible():
            kept += words(window, part, _ASKED if part is asking and told.lesson.do is not None else SOME)
    return kept


def of_a_tip(window: QWidget, table: MatchTable) -> list[InView]:
    """On the match table while a tip stands there."""
    return _table(window, table) + words(window, table.prompt, MUCH)


def _table(window: QWidget, table: MatchTable) -> list[InView]:
    """What a guide leaves in sight on the match table: score, both hands, what lies and is written on the pitch, the
    question and what is told. What is left is grass."""
    place = table.pitch.mapTo(window, QPoint(0, 0))
    kept = [InView(rect.translated(place), MOST, whole=True) for rect in table.pitch.card_rects()]
    kept.append(InView(table.pitch.written_rect().translated(place), MOST, whole=True))
    kept += [InView(on_window(window, part), HEAD) for part in (table.near, table.far, table.band) if part.isVisible()]
    kept += [InView(on_window(window, part), MUCH) for part in (table.prompt, table.commentary) if part.isVisible()]
    kept.append(InView(on_window(window, table.pitch), FEW))
    return kept + heads(window) + _result(window, table)


def of_a_screen(window: QWidget, screen: QWidget | None) -> list[InView]:
    """On any other screen: as on every screen, and the money over time."""
    bars = [] if screen is None else shown(screen, Purses)
    return in_sight.of_a_screen(window, screen) + [InView(on_window(window, each), MUCH) for each in bars]


def of_advice(window: QWidget, screen: QWidget | None, table: MatchTable) -> list[InView]:
    """While advice stands over a screen: what it is about. On the table that is the question, the hand and the cards
    that were played, elsewhere what was looked at last."""
    if screen is table:
        place = table.pitch.mapTo(window, QPoint(0, 0))
        kept = [InView(rect.translated(place), MOST, whole=True) for rect in table.pitch.card_rects()]
        kept += [InView(on_window(window, part), MOST) for part in (table.prompt, table.near)]
        kept += [InView(on_window(window, part), SOME) for part in (table.band, table.pitch)]
        return kept + _result(window, table) + words(window, table.prompt, MOST)
    return of_a_screen(window, screen) + looked_at(window, screen)


def _result(window: QWidget, table: MatchTable) -> list[InView]:
    """The words of the result that stands over the pitch."""
    return words(window, table.board, MOST) if table.board.isVisible() else []
