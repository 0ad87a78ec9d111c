"""Selection in lists and tables, and the Tab order of a page.

Screen readers select a row without moving the keyboard focus, so both are handled. Tab follows the order of a page's
layouts, not the order in which its parts were made.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import pairwise

from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtWidgets import (
    QAbstractItemView,
    QGridLayout,
    QLayout,
    QScrollArea,
    QSplitter,
    QStackedWidget,
    QTabWidget,
    QWidget,
)


def chosen(view: QAbstractItemView) -> QModelIndex:
    """The first selected index, else the current one; invalid if there is neither."""
    return next(iter(view.selectedIndexes()), view.currentIndex())


def when_chosen(view: QAbstractItemView, command: Callable[[], object]) -> None:
    """Call `command` whenever another item is chosen, by keys, mouse or screen reader. The view's model must be set."""
    choice = view.selectionModel()
    choice.currentChanged.connect(lambda *_: command())
    choice.selectionChanged.connect(lambda *_: command())


def follow_layout(page: QWidget) -> None:
    """Put the widgets of a page that Tab reaches into the order of the layouts."""
    found = list(dict.fromkeys(_reached(page)))
    for before, after in pairwise(found):
        QWidget.setTabOrder(before, after)


def let_go_of_focus(page: QWidget) -> None:
    """Clear the focus if it is in a part of a page about to be hidden: Qt would pass it from neighbour to neighbour,
    and a screen reader would read each."""
    focus = page.window().focusWidget()
    if focus is not None and (focus is page or page.isAncestorOf(focus)):
        focus.clearFocus()


def first_stop(page: QWidget) -> QWidget:
    """The first widget of a page that Tab reaches now; the page itself if there is none."""
    stops = (each for each in _reached(page) if each is not page and each.isVisible() and each.isEnabled())
    return next(stops, page)


def _reached(widget: QWidget) -> Iterator[QWidget]:
    """The widget if Tab stops there or is forwarded from there, and its descendants."""
    if widget.focusPolicy() & Qt.FocusPolicy.TabFocus or widget.focusProxy() is not None:
        yield widget
    for part in _parts(widget):
        if part is not None:
            yield from _reached(part)


def _parts(widget: QWidget) -> Iterator[QWidget | None]:
    match widget:
        case QScrollArea():
            yield widget.widget()
        case QTabWidget():
            yield widget.tabBar()
            for at in range(widget.count()):
                yield widget.widget(at)
        case QSplitter() | QStackedWidget():
            for at in range(widget.count()):
                yield widget.widget(at)
        case _:
            layout = widget.layout()
            if layout is not None:
                yield from _laid_out(layout)


def _laid_out(layout: QLayout) -> Iterator[QWidget]:
    """The widgets in a layout, in order. The layout's items are not asked for, because PySide would remember them, and
    another object at the address of a deleted item would be mistaken for it."""
    owner = layout.parentWidget()
    inside = [each for each in (owner.children() if owner is not None else ()) if isinstance(each, QWidget)]
    places: list[tuple[int, QWidget | QLayout]] = [(layout.indexOf(each), each) for each in inside]
    places += [(layout.indexOf(each), each) for each in layout.children() if isinstance(each, QLayout)]
    held = {at: each for at, each in places if at >= 0}
    order = sorted(held)
    if isinstance(layout, QGridLayout):
        order.sort(key=lambda at: layout.getItemPosition(at)[:2])  # type: ignore[index]
    for at in order:
        each = held[at]
        if isinstance(each, QLayout):
            yield from _laid_out(each)
        else:
            yield each
