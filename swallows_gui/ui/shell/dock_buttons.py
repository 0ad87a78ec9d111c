"""The float and close buttons in a dock's title, visible while the pointer is over the dock or they have the focus.

Qt's own are 7 pixels high, always painted, and cannot be reached by key.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRectF, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QDockWidget
from shiboken6 import isValid

from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.button_paint import paint_focus
from swallows_gui.ui.kit.painting import painting

TARGET = 24
"""Design pixels: how wide and high they are at least."""
_PRESSES = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class DockButtons(QObject):
    """Manages the title buttons of one dock and is deleted with it."""

    def __init__(self, dock: QDockWidget) -> None:
        super().__init__(dock)
        self._dock = dock
        direct = Qt.FindChildOption.FindDirectChildrenOnly
        self.buttons: list[QAbstractButton] = dock.findChildren(QAbstractButton, options=direct)
        for button in self.buttons:
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.installEventFilter(self)
        dock.setAttribute(Qt.WidgetAttribute.WA_Hover)
        dock.installEventFilter(self)

    @property
    def seen(self) -> bool:
        """Whether the buttons are painted."""
        return self._dock.underMouse() or any(button.hasFocus() for button in self.buttons)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._dock:
            if event.type() in (QEvent.Type.Enter, QEvent.Type.Leave):
                self._repaint()
            return False
        if not isValid(watched) or not isinstance(watched, QAbstractButton):  # it is about to go
            return False
        match event.type():
            case QEvent.Type.Resize:
                _heighten(watched)
            case QEvent.Type.FocusIn | QEvent.Type.FocusOut:
                self._repaint()
            case QEvent.Type.Paint:
                if watched.hasFocus():
                    with painting(watched) as painter:
                        paint_focus(painter, QRectF(watched.rect()), 0)
                return not self.seen
            case QEvent.Type.KeyPress:
                if isinstance(event, QKeyEvent) and event.key() in _PRESSES:
                    watched.click()
                    return True
            case _:
                pass
        return False

    def _repaint(self) -> None:
        for button in self.buttons:
            button.update()


def _heighten(button: QAbstractButton) -> None:
    """Enlarge a button to the size needed for a pointer; Qt makes it smaller."""
    place = button.geometry()
    spare = theme().px(TARGET) - place.height()
    if spare > 0:
        above = min(spare // 2, place.top())
        button.setGeometry(place.adjusted(0, -above, 0, spare - above))
