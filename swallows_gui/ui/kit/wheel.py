"""The mouse wheel scrolls pages; a field takes it only from somebody who can mean the field."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QAbstractScrollArea, QComboBox, QTabBar, QTabWidget, QWidget


def is_for_field(field: QWidget) -> bool:
    """Whether the wheel over a field may change it: it has the focus, and it lies on no page that can scroll.

    On a page that scrolls, the pointer comes over fields by itself, and it rests on the one that was set last.
    """
    return field.hasFocus() and not _lies_on_scrolling_page(field)


def _lies_on_scrolling_page(field: QWidget) -> bool:
    parent = field.parentWidget()
    while parent is not None and not parent.isWindow():
        if isinstance(parent, QAbstractScrollArea):
            bar = parent.verticalScrollBar()
            if bar.maximum() > bar.minimum():
                return True
        parent = parent.parentWidget()
    return False


class ChoiceBox(QComboBox):
    """A box to choose one of several; while it is closed, the wheel passes over it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)  # the wheel brings no focus

    def wheelEvent(self, event: QWheelEvent) -> None:
        if is_for_field(self):
            super().wheelEvent(event)
        else:
            event.ignore()


class Tabs(QTabWidget):
    """Pages with tabs; the wheel turns none of them."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTabBar(_StillBar(self))


class _StillBar(QTabBar):
    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()
