"""The row of digits on keyboards where digits need Shift: there it works by position, too.

On French, Belgian or Czech keyboards the row gives "&é..." or "+ě..." without Shift. Wherever nobody writes, its keys
count as the digits printed on them; "+" and "-" stay what they are, for they choose as well.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent, QWindow
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QLineEdit,
    QPlainTextEdit,
    QTextEdit,
    QWidget,
)

_BY_SCAN_CODE: Final = {
    **{platform: {10 + at: str((at + 1) % 10) for at in range(10)} for platform in ("xcb", "wayland", "offscreen")},
    "windows": {2 + at: str((at + 1) % 10) for at in range(10)},
}
_ON_A_MAC: Final = {18: "1", 19: "2", 20: "3", 21: "4", 23: "5", 22: "6", 26: "7", 28: "8", 25: "9", 29: "0"}
"""By virtual key: macOS tells no scan code."""
_OTHER_MEANINGS: Final = "+-"


def digit_of(event: QKeyEvent) -> str:
    """The digit of a key: the one that it types, else the one printed on it; "" for other keys, for "+" and "-", and
    with Ctrl, Alt or Meta."""
    held = event.modifiers() & ~(Qt.KeyboardModifier.KeypadModifier | Qt.KeyboardModifier.ShiftModifier)
    text = event.text()
    if held or (text and text in _OTHER_MEANINGS):
        return ""
    if text.isascii() and text.isdecimal():
        return text
    if event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
        return ""
    platform = QGuiApplication.platformName()
    if platform == "cocoa":
        return _ON_A_MAC.get(event.nativeVirtualKey(), "")
    return _BY_SCAN_CODE.get(platform, {}).get(event.nativeScanCode(), "")


class DigitRow(QObject):
    """Turns the keys of the digit row into digits in one window. Install it when the window has been shown."""

    def __init__(self, window: QWindow) -> None:
        super().__init__(window)
        self._sends = False
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Send the printed digit in place of another sign that the key types."""
        if self._sends or event.type() != QEvent.Type.KeyPress or not isinstance(event, QKeyEvent):
            return False
        digit = digit_of(event)
        if not digit or digit == event.text() or _is_written_in(QApplication.focusWidget()):
            return False
        key = Qt.Key(Qt.Key.Key_0.value + int(digit))
        made = QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier, digit, event.isAutoRepeat())
        self._sends = True
        try:
            QApplication.sendEvent(watched, made)
        finally:
            self._sends = False
        return True


def _is_written_in(widget: QWidget | None) -> bool:
    """Whether typed keys become text in a widget."""
    if isinstance(widget, QLineEdit | QTextEdit | QPlainTextEdit):
        return not widget.isReadOnly()
    return isinstance(widget, QAbstractSpinBox) or (isinstance(widget, QComboBox) and widget.isEditable())
