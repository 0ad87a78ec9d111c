"""Tab goes through a page as it is read: in the order of its layouts, not in that in which its parts were made."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QLayout, QScrollArea, QSplitter, QStackedWidget, QTabWidget, QWidget


def follow_layout(page: QWidget) -> None:
    """Put everything on a page that Tab can reach into the order in which it is laid out."""
    found = list(dict.fromkeys(_reached(page)))
    for before, after in pairwise(found):
        QWidget.setTabOrder(before, after)


def _reached(widget: QWidget) -> Iterator[QWidget]:
    """The widget, if Tab stops there or is sent on from there, and what it holds."""
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
    """What a layout holds, line by line."""
    places = list(range(layout.count()))
    if isinstance(layout, QGridLayout):
        places.sort(key=lambda at: layout.getItemPosition(at)[:2])  # type: ignore[index]
    for at in places:
        item = layout.itemAt(at)
        inner = item.layout() if item is not None else None
        widget = item.widget() if item is not None else None
        if inner is not None:
            yield from _laid_out(inner)
        elif widget is not None:
            yield widget
