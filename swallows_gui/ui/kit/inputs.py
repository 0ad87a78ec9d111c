"""Input fields: combo boxes, tabs, and a stepper for amounts.

The mouse wheel scrolls pages; a field takes it only when it has been focused on purpose.
"""

from __future__ import annotations

from math import ceil
from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QFontMetrics, QFontMetricsF, QKeyEvent, QWheelEvent
from PySide6.QtWidgets import (
    QAbstractScrollArea,
    QComboBox,
    QHBoxLayout,
    QLineEdit,
    QSizePolicy,
    QStyle,
    QStyleOptionComboBox,
    QTabBar,
    QTabWidget,
    QWidget,
)

from swallows_gui.services.glossary import translate
from swallows_gui.services.theme import set_role, theme
from swallows_gui.ui.kit.buttons import PosterButton
from swallows_gui.ui.kit.panels import fill
from swallows_gui.ui.kit.words import Adaptive


def is_for_field(field: QWidget) -> bool:
    """Whether the mouse wheel may change a field: it has the focus and is on no page that scrolls. On a scrolling page
    fields pass under the pointer by themselves."""
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
    """A combo box that the mouse wheel does not change. It is as wide as its longest present text, while Qt keeps the
    width of the first time it was shown, too narrow for another language or list."""

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
    """Pages with tabs, which the mouse wheel does not turn."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTabBar(_StillBar(self))


class _StillBar(QTabBar):
    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()


class Stepper(Adaptive, QWidget):
    """A whole number between two limits, set by buttons, arrow keys or typing."""

    changed = Signal(int)
    """The player set another value."""
    entered = Signal()
    """Enter was pressed in the figure, which is the value now."""

    def __init__(
        self, minimum: int = 0, maximum: int = 99, value: int = 0, suffix: str = "", parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._minimum, self._maximum, self._value = minimum, maximum, minimum
        self._suffix = suffix
        self._fewer = PosterButton("", icon="subtract")
        self._more = PosterButton("", icon="add")
        for button, by in ((self._fewer, -1), (self._more, 1)):
            button.setAutoRepeat(True)
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            button.clicked.connect(lambda _checked=False, by=by: self._step(by))
        self._field = _Figure(self)
        set_role(self._field, "heading")
        self._field.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._field.textEdited.connect(self._keep_digits)
        self._field.editingFinished.connect(self._typed)
        self._field.returnPressed.connect(self._entered)
        self._row = fill(QHBoxLayout(self), self._fewer, self._field, self._more, margins=0)
        self.setFocusProxy(self._field)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.retranslate()
        self.set_range(minimum, maximum)
        self.set_value(value)
        self.restyle()

    @property
    def value(self) -> int:
        """The number."""
        return self._value

    def set_value(self, value: int) -> None:
        """Set the number, moved into the limits, without a signal."""
        self._value = min(max(value, self._minimum), self._maximum)
        self._show()

    def set_range(self, minimum: int, maximum: int) -> None:
        """Set the limits; a number beyond them moves to the nearer one."""
        self._minimum, self._maximum = minimum, max(minimum, maximum)
        self.set_value(self._value)
        self.restyle()

    def setAccessibleName(self, name: str) -> None:
        super().setAccessibleName(name)
        self._field.setAccessibleName(name)

    def step_by(self, amount: int) -> None:
        """Change the number as the player would, with a signal."""
        self._step(amount)

    def _step(self, by: int) -> None:
        self._take(self._value + by)

    def _keep_digits(self, text: str) -> None:
        """Remove all but digits while typing; a number beyond the limits moves to the nearer one at the end."""
        digits = "".join(sign for sign in text if sign.isdigit())[: len(str(self._maximum))]
        if digits != text:
            place = self._field.cursorPosition() - (len(text) - len(digits))
            self._field.setText(digits)
            self._field.setCursorPosition(max(0, place))

    def _typed(self) -> None:
        digits = "".join(sign for sign in self._field.text() if sign.isdigit())
        if digits:
            self._take(int(digits))
        else:
            self._show()

    def _entered(self) -> None:
        self._typed()
        self.entered.emit()

    def _take(self, value: int) -> None:
        before = self._value
        self.set_value(value)
        if self._value != before:
            self.changed.emit(self._value)

    def _show(self) -> None:
        self._field.setText(f"{self._value}{self._suffix}" if not self._field.hasFocus() else str(self._value))
        self._fewer.setEnabled(self._value > self._minimum)
        self._more.setEnabled(self._value < self._maximum)

    def retranslate(self) -> None:
        self._fewer.setAccessibleName(translate("Stepper", "less"))
        self._more.setAccessibleName(translate("Stepper", "more"))

    def restyle(self) -> None:
        self._row.setSpacing(theme().px(4))
        digits = max(len(str(self._maximum)), len(str(self._minimum)), 2) + len(self._suffix)
        metrics = QFontMetrics(theme().font("heading"))
        self._field.setFixedSize(metrics.horizontalAdvance("0") * digits + theme().px(34), theme().px(38))
        for button in (self._fewer, self._more):
            button.setFixedSize(QSize(theme().px(40), theme().px(38)))


class _Figure(QLineEdit):
    """The number field of a stepper: without unit while it is edited."""

    def __init__(self, owner: Stepper) -> None:
        super().__init__(owner)
        self._owner = owner

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {Qt.Key.Key_Up: 1, Qt.Key.Key_Down: -1, Qt.Key.Key_PageUp: 5, Qt.Key.Key_PageDown: -5}
        by = steps.get(Qt.Key(event.key()))
        if by is None:
            super().keyPressEvent(event)
            if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                event.accept()  # Qt hands it on to what lies around it, where it would be a second key
        else:
            self._owner.step_by(by)
            self.selectAll()

    def wheelEvent(self, event: QWheelEvent) -> None:
        if is_for_field(self):
            self._owner.step_by(1 if event.angleDelta().y() > 0 else -1)
        else:
            event.ignore()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.setText(str(self._owner.value))
        self.selectAll()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._owner.set_value(self._owner.value)


HELD_KEYS: Final = (Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_AltGr, Qt.Key.Key_Meta)
"""Keys that are held while others are pressed, and do nothing by themselves."""
