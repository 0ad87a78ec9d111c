"""The row of digits on a keyboard where digits need Shift."""

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QLineEdit, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from swallows_gui.ui.kit.digit_row import DigitRow, digit_of

PLAIN, SHIFT, CTRL = (
    Qt.KeyboardModifier.NoModifier,
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.ControlModifier,
)


def pressed(text: str, scan_code: int, modifiers: Qt.KeyboardModifier = PLAIN) -> QKeyEvent:
    return QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_unknown, modifiers, scan_code, 0, 0, text)


@pytest.mark.parametrize(
    ("text", "scan_code", "modifiers", "digit"),
    [
        ("&", 10, PLAIN, "1"),
        ("à", 19, PLAIN, "0"),
        ("ě", 11, PLAIN, "2"),
        ("3", 12, SHIFT, "3"),
        ("5", 84, PLAIN, "5"),
        ("1", 10, CTRL, ""),
        ("-", 15, PLAIN, ""),
        ("+", 10, PLAIN, ""),
        ("!", 10, SHIFT, ""),
        ("a", 24, PLAIN, ""),
    ],
)
def test_a_digit_is_known_by_what_it_writes_and_by_its_place(
    qapp: QApplication, text: str, scan_code: int, modifiers: Qt.KeyboardModifier, digit: str
) -> None:
    assert digit_of(pressed(text, scan_code, modifiers)) == digit


class Listening(QWidget):
    """Takes the digit 7 and lets everything else pass."""

    def __init__(self) -> None:
        super().__init__()
        self.heard: list[str] = []
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self.heard.append(event.text())
        event.setAccepted(event.key() == Qt.Key.Key_7)


@pytest.fixture
def page(qtbot: QtBot) -> QWidget:
    made = QWidget()
    layout = QVBoxLayout(made)
    layout.addWidget(Listening())
    layout.addWidget(QLineEdit())
    button = QPushButton("Leave it")
    button.setShortcut("1")
    layout.addWidget(button)
    qtbot.addWidget(made)
    made.show()
    qtbot.waitExposed(made)
    made.activateWindow()
    qtbot.waitUntil(lambda: QApplication.activeWindow() is made)
    DigitRow(made.windowHandle())
    return made


def test_a_key_of_the_row_is_heard_as_its_digit(page: QWidget, qtbot: QtBot) -> None:
    (listening,), (button,) = page.findChildren(Listening), page.findChildren(QPushButton)
    clicks: list[str] = []
    button.clicked.connect(lambda: clicks.append(button.text()))
    listening.setFocus()
    QApplication.sendEvent(page.windowHandle(), pressed("è", 16))
    assert listening.heard == ["7"]
    assert not clicks
    QApplication.sendEvent(page.windowHandle(), pressed("&", 10))
    assert listening.heard == ["7"], "the button has taken it"
    qtbot.waitUntil(lambda: clicks == ["Leave it"])


def test_where_somebody_writes_the_key_writes(page: QWidget) -> None:
    (field,) = page.findChildren(QLineEdit)
    field.setFocus()
    QApplication.sendEvent(page.windowHandle(), pressed("é", 11))
    assert field.text() == "é"
