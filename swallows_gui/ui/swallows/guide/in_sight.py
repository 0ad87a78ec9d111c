"""What a bubble should leave in sight: on the match table, and on any other screen."""

from __future__ import annotations

from typing import TypeVar

from PySide6.QtCore import QModelIndex, QPoint, QRect
from PySide6.QtWidgets import QAbstractItemView, QDockWidget, QTabBar, QTableView, QWidget

from swallows_gui.models import roles
from swallows_gui.models.swallows.lessons import Told
from swallows_gui.ui.kit.buttons import PosterButton
from swallows_gui.ui.kit.panels import SectionHeading
from swallows_gui.ui.play.guide.placing import Kept, words_of
from swallows_gui.ui.swallows.after.purses import Purses
from swallows_gui.ui.swallows.match.table import MatchTable

_Part = TypeVar("_Part", bound=QWidget)
_FEW, _SOME, _MUCH, _MOST, _HEAD = 0.5, 1.0, 3.0, 8.0, 24.0
"""What a pixel is worth."""


def on_window(window: QWidget, widget: QWidget) -> QRect:
    """Where a widget stands, in the pixels of its window."""
    return QRect(widget.mapTo(window, QPoint(0, 0)), widget.size())


def of_a_lesson(window: QWidget, table: MatchTable, told: Told, target: QRect) -> list[Kept]:
    """On the match table: what the lesson speaks of, and where something is to be done, every word of the question."""
    beside = told.lesson.beside
    asking: QWidget = table.referee_panel.bribes if beside == "referee" else table.prompt
    fan = table.near.fan
    card = fan.visualRect(framed(table, told)).translated(fan.viewport().mapTo(window, QPoint(0, 0)))
    kept = [
        Kept(target, _SOME if beside == "hand" else _MUCH),
        Kept(card, _HEAD),
        Kept(on_window(window, table.near), _SOME),
        Kept(on_window(window, table.band.score), _SOME, whole=True),
    ]
    kept += [Kept(on_window(window, part), _FEW) for part in (table.pitch, table.prompt, table.band)]
    kept += heads(window) + _result(window, table)
    for part in (table.prompt, table.referee_panel.bribes):
        if part.isVisible():
            kept += _words(window, part, _MOST if part is asking and told.lesson.do is not None else _SOME)
    return kept


def of_a_tip(window: QWidget, table: MatchTable) -> list[Kept]:
    """On the match table while a tip stands there: the question and the hand."""
    kept = [Kept(on_window(window, part), _MUCH) for part in (table.prompt, table.near)]
    kept += [Kept(on_window(window, table.band), _SOME), Kept(on_window(window, table.pitch), _FEW)]
    return kept + heads(window) + _result(window, table) + _words(window, table.prompt, _MUCH)


def of_a_screen(window: QWidget, screen: QWidget | None) -> list[Kept]:
    """On any other screen: every word, more than that the question and the button that answers it, and what has the
    focus."""
    if screen is None:
        return []
    kept = _words(window, screen, _SOME) + heads(window)
    kept += [Kept(on_window(window, bars), _MUCH) for bars in _shown(screen, Purses)]
    kept += [Kept(on_window(window, table.viewport()), _SOME) for table in _shown(screen, QTableView)]
    asked = [button for button in _shown(screen, PosterButton) if button.kind == "primary"]
    question = getattr(screen, "prompt", None)
    kept += [Kept(on_window(window, part), _MOST) for part in (*asked, question) if part is not None]
    focus = window.focusWidget()
    if focus is not None and screen.isAncestorOf(focus):
        kept.append(Kept(on_window(window, focus), _MUCH))
    return kept


def of_advice(window: QWidget, screen: QWidget | None, table: MatchTable) -> list[Kept]:
    """While advice stands over a screen: what it is about. On the table that is the question, the hand and the cards
    that were played, elsewhere what was looked at last."""
    if screen is table:
        place = table.pitch.mapTo(window, QPoint(0, 0))
        kept = [Kept(rect.translated(place), _MOST, whole=True) for rect in table.pitch.card_rects()]
        kept += [Kept(on_window(window, part), _MOST) for part in (table.prompt, table.near)]
        kept += [Kept(on_window(window, part), _SOME) for part in (table.band, table.pitch)]
        return kept + _result(window, table) + _words(window, table.prompt, _MOST)
    kept = of_a_screen(window, screen)
    for view in [] if screen is None else _shown(screen, QAbstractItemView):
        if view.currentIndex().isValid():
            rect = view.visualRect(view.currentIndex()).intersected(view.viewport().rect())
            kept.append(Kept(rect.translated(view.viewport().mapTo(window, QPoint(0, 0))), _MOST, whole=True))
    return kept


def heads(window: QWidget) -> list[Kept]:
    """What names the parts of the window: headings of panels, titles of docks, tabs. A panel without is a riddle."""
    kept = [Kept(on_window(window, heading), _HEAD, whole=True) for heading in _shown(window, SectionHeading)]
    kept += [Kept(on_window(window, bar), _HEAD, whole=True) for bar in _shown(window, QTabBar)]
    for dock in _shown(window, QDockWidget):
        inside = dock.widget()
        if not dock.isFloating() and inside is not None:
            title = QRect(0, 0, dock.width(), inside.y())
            kept.append(Kept(title.translated(dock.mapTo(window, QPoint(0, 0))), _HEAD, whole=True))
    return kept


def _result(window: QWidget, table: MatchTable) -> list[Kept]:
    """The words of the result that stands over the pitch."""
    return _words(window, table.board, _MOST) if table.board.isVisible() else []


def framed(table: MatchTable, told: Told) -> QModelIndex:
    """The card in the hand that the lesson speaks of; an invalid index without one."""
    model = table.near.fan.model()
    rows = (model.index(row, 0) for row in range(model.rowCount() if model is not None else 0))
    wanted = (index for index in rows if told.card >= 0 and index.data(int(roles.COPY)) == told.card)
    return next(wanted, QModelIndex())


def _words(window: QWidget, widget: QWidget, weight: float) -> list[Kept]:
    place = widget.mapTo(window, QPoint(0, 0))
    return [Kept(words.translated(place), weight, whole=True) for words in words_of(widget)]


def _shown(screen: QWidget, kind: type[_Part]) -> list[_Part]:
    return [part for part in screen.findChildren(kind) if part.isVisible()]
