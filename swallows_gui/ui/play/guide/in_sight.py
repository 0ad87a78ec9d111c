"""What a bubble should leave in sight on any screen of a game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QAbstractItemView, QDockWidget, QMenuBar, QTabBar, QTableView, QWidget

from swallows_gui.ui.kit.buttons import PosterButton
from swallows_gui.ui.kit.panels import SectionHeading
from swallows_gui.ui.play.guide.placing import InView, words_of

_Part = TypeVar("_Part", bound=QWidget)
FEW, SOME, MUCH, MOST, HEAD = 0.5, 1.0, 3.0, 8.0, 24.0
"""What a pixel is worth."""


def on_window(window: QWidget, widget: QWidget) -> QRect:
    """Where a widget stands, in the pixels of its window."""
    return QRect(widget.mapTo(window, QPoint(0, 0)), widget.size())


def below_the_menu(window: QWidget) -> QRect:
    """The window without its menu bar."""
    bars = window.findChildren(QMenuBar, options=Qt.FindChildOption.FindDirectChildrenOnly)
    return window.rect().adjusted(0, sum(bar.height() for bar in bars), 0, 0)


def of_a_screen(window: QWidget, screen: QWidget | None) -> list[InView]:
    """Every word, more than that the question and the button that answers it, and what has the focus."""
    if screen is None:
        return []
    kept = words(window, screen, SOME) + heads(window)
    kept += [cells for table in shown(screen, QTableView) for cells in _cells(window, table)]
    asked = [button for button in shown(screen, PosterButton) if button.kind == "primary"]
    question = getattr(screen, "prompt", None)
    kept += [InView(on_window(window, part), MOST) for part in (*asked, question) if part is not None]
    focus = window.focusWidget()
    if focus is not None and screen.isAncestorOf(focus):
        kept.append(InView(on_window(window, focus), MUCH))
    return kept


def looked_at(window: QWidget, screen: QWidget | None) -> list[InView]:
    """The rows of lists and tables that were looked at last: what advice is about."""
    kept = []
    for view in [] if screen is None else shown(screen, QAbstractItemView):
        if view.currentIndex().isValid():
            rect = view.visualRect(view.currentIndex()).intersected(view.viewport().rect())
            kept.append(InView(rect.translated(view.viewport().mapTo(window, QPoint(0, 0))), MOST, whole=True))
    return kept


def _cells(window: QWidget, table: QTableView) -> Iterator[InView]:
    """What can be read in each column of a table; the first one names what the others speak of."""
    model, seen = table.model(), table.viewport().rect()
    place = table.viewport().mapTo(window, QPoint(0, 0))
    first = True
    for column in range(model.columnCount() if model is not None else 0):
        if table.isColumnHidden(column):
            continue
        wide = min(table.sizeHintForColumn(column), table.columnWidth(column))
        left = table.columnViewportPosition(column)
        aligned = model.index(0, column).data(Qt.ItemDataRole.TextAlignmentRole)
        if aligned is not None and Qt.AlignmentFlag(aligned) & Qt.AlignmentFlag.AlignRight:
            left += table.columnWidth(column) - wide
        rect = QRect(left, 0, wide, seen.height()).intersected(seen)
        if rect.isValid():
            yield InView(rect.translated(place), MOST if first else MUCH)
            first = False


def heads(window: QWidget) -> list[InView]:
    """What names the parts of the window: headings of panels, titles of docks, tabs. A panel without is a riddle."""
    kept = [InView(on_window(window, heading), HEAD, whole=True) for heading in shown(window, SectionHeading)]
    kept += [InView(on_window(window, bar), HEAD, whole=True) for bar in shown(window, QTabBar)]
    for dock in shown(window, QDockWidget):
        inside = dock.widget()
        if not dock.isFloating() and inside is not None:
            title = QRect(0, 0, dock.width(), inside.y())
            kept.append(InView(title.translated(dock.mapTo(window, QPoint(0, 0))), HEAD, whole=True))
    return kept


def words(window: QWidget, widget: QWidget, weight: float) -> list[InView]:
    """The words and buttons on a widget."""
    place = widget.mapTo(window, QPoint(0, 0))
    return [InView(text.translated(place), weight, whole=True) for text in words_of(widget)]


def shown(screen: QWidget, kind: type[_Part]) -> list[_Part]:
    """The parts of a kind that can be seen."""
    return [part for part in screen.findChildren(kind) if part.isVisible()]
