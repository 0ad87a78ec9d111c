"""A layout in another one."""

from collections.abc import Iterator

from PySide6.QtWidgets import QBoxLayout, QLayout, QLayoutItem
from shiboken6 import invalidate

from swallows_gui.ui.kit.flow import FlowLayout


def add_layout(outer: QBoxLayout, inner: QLayout, stretch: int = 0) -> None:
    """Put `inner` behind what `outer` holds, with this share of the room that is left over.

    `QBoxLayout.addLayout` has Python remember each item that stands in `inner` by then, by its address, for as long as
    there is `outer`. Qt frees an item with its widget, and puts something else there: a viewport or a style that comes
    to lie at the place is then taken for a `QWidgetItem`. So Python forgets the items at once.

    Raises ValueError for a `FlowLayout` that is not empty: it lives by what Python remembers, and is filled afterwards.
    """
    items = list(_items(inner))
    outer.addLayout(inner, stretch)
    for item in items:
        invalidate(item)


def _items(layout: QLayout) -> Iterator[QLayoutItem]:
    """What stands in a layout and in those within it."""
    if isinstance(layout, FlowLayout) and layout.count():
        raise ValueError("a FlowLayout is put into another layout before it is filled")
    for place in range(layout.count()):
        item = layout.itemAt(place)
        below = item.layout() if item is not None else None
        if below is not None:
            yield from _items(below)
        elif item is not None:
            yield item
