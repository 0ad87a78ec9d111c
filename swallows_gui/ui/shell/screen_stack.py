"""The stack of screens in the middle of the window."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QStackedWidget, QWidget

from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.tab_order import let_go_of_focus


class ScreenStack(QStackedWidget):
    """Asks for the room that the screen in sight needs: Qt asks for that of the widest, and the docks would pay."""

    def sizeHint(self) -> QSize:
        shown = self.currentWidget()
        return shown.sizeHint() if shown is not None else super().sizeHint()

    def minimumSizeHint(self) -> QSize:
        shown = self.currentWidget()
        return shown.minimumSizeHint() if shown is not None else super().minimumSizeHint()

    def setCurrentWidget(self, widget: QWidget) -> None:
        theme().dressing.finish(widget)
        if self.currentWidget() is not widget:
            let_go_of_focus(self)
        super().setCurrentWidget(widget)
