"""Where the parts of a table are found in the window."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QWidget


def on_window(window: QWidget, widget: QWidget) -> QRect:
    """Where a widget can be seen, in the pixels of its window: what has been scrolled out of sight is not there."""
    seen, inner = widget.rect(), widget
    while inner is not window and not inner.isWindow() and (outer := inner.parentWidget()) is not None:
        seen = seen.translated(inner.pos()) & outer.rect()
        inner = outer
    return seen.translated(inner.mapTo(window, QPoint(0, 0)))
