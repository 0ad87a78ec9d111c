"""What stands in a layout, and a layout in another one."""

from collections.abc import Iterator
from typing import TypeVar

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QBoxLayout, QLayout, QLayoutItem, QSizePolicy, QWidget
from shiboken6 import invalidate

from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.flow import FlowLayout

Box = TypeVar("Box", bound=QBoxLayout)
Part = QWidget | QLayout | int | tuple[QWidget | QLayout, int] | tuple[QWidget, int, Qt.AlignmentFlag]
"""A widget or layout, with the share of the room that is left over and its place there; a number is a gap that takes
this share."""
Margins = int | tuple[int, int, int, int]
"""The same on all sides, or left, top, right and bottom. Pixels."""


def fill(box: Box, *parts: Part, margins: Margins | None = None, spacing: int | None = None) -> Box:
    """Put the parts behind what a row or column holds, and return it; distances that are not given stay as they are."""
    if margins is not None:
        box.setContentsMargins(*((margins,) * 4 if isinstance(margins, int) else margins))
    if spacing is not None:
        box.setSpacing(spacing)
    for part in parts:
        match part:
            case int():
                box.addStretch(part)
            case QLayout():
                add_layout(box, part)
            case (QLayout() as inner, int() as share):
                add_layout(box, inner, share)
            case QWidget():
                box.addWidget(part)
            case _:
                box.addWidget(*part)
    return box


def wrapping() -> QSizePolicy:
    """For a label that takes the width it gets and the height its text then needs."""
    policy = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)
    policy.setHeightForWidth(True)
    return policy


def set_gaps(layout: QLayout, margins: Margins, spacing: int) -> None:
    """Set the distances in a layout, in design pixels."""
    px = theme().px
    layout.setContentsMargins(*map(px, (margins,) * 4 if isinstance(margins, int) else margins))
    layout.setSpacing(px(spacing))


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
