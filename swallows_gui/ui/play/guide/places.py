"""Where the parts of a table are found in the window."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QWidget


def on_window(window: QWidget, widget: QWidget) -> QRect:
    """Where a widget stands, in the pixels of its window."""
    return QRect(widget.mapTo(window, QPoint(0, 0)), widget.size())
