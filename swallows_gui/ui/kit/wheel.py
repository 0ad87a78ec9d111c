"""The mouse wheel scrolls pages; a field takes it only from somebody who can mean the field."""

from __future__ import annotations

from math import ceil

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QWheelEvent
from PySide6.QtWidgets import (
    QAbstractScrollArea,
    QComboBox,
    QStyle,
    QStyleOptionComboBox,
    QTabBar,
    QTabWidget,
    QWidget,
)


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
    """A box to choose one of several; while it is closed, the wheel passes over it.

    It has room for the longest of its texts as they are now: Qt keeps the size that they had when the box was first
    shown, which another language or another list outgrows.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._needs: QSize | None = None
        """The size for all texts; None: to be measured."""
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)  # the wheel brings no focus
        model = self.model()
        for changed in (model.dataChanged, model.rowsInserted, model.rowsRemoved, model.modelReset):
            changed.connect(self._measure_again)

    def sizeHint(self) -> QSize:
        if self.sizeAdjustPolicy() != QComboBox.SizeAdjustPolicy.AdjustToContentsOnFirstShow:
            return super().sizeHint()
        if self._needs is None:
            self._needs = self._measured()
        return self._needs

    def minimumSizeHint(self) -> QSize:
        if self.sizeAdjustPolicy() != QComboBox.SizeAdjustPolicy.AdjustToContentsOnFirstShow:
            return super().minimumSizeHint()
        return self.sizeHint()

    def _measured(self) -> QSize:
        metrics, icon = QFontMetricsF(self.font()), self.iconSize()
        wide, high = 0, max(ceil(metrics.height()), 14)
        for at in range(self.count()):
            sign = not self.itemIcon(at).isNull()
            wide = max(wide, ceil(metrics.horizontalAdvance(self.itemText(at))) + (icon.width() + 4 if sign else 0))
            high = max(high, icon.height() if sign else 0)
        option = QStyleOptionComboBox()
        self.initStyleOption(option)
        inside = QSize(wide or ceil(7 * metrics.horizontalAdvance("x")), high + 2)
        return self.style().sizeFromContents(QStyle.ContentsType.CT_ComboBox, option, inside, self)

    def _measure_again(self) -> None:
        self._needs = None
        self.updateGeometry()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.StyleChange, QEvent.Type.FontChange):
            self._measure_again()

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
