"""Labels and tooltips, which show every text as it reads: names in them may come from a stranger's record."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QLabel, QWidget

from swallows_gui.services.plain import tip
from swallows_gui.services.theme import set_role


class PlainLabel(QLabel):
    """The only kind of label there is."""

    def __init__(self, text: str = "", parent: QWidget | None = None, *, role: str = "", wrap: bool = False) -> None:
        """`role` is its type role in the stylesheet (`set_role`); `wrap`: it breaks into lines."""
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setText(text)
        self.setWordWrap(wrap)
        if role:
            set_role(self, role)


def set_tip(widget: QWidget | QAction, text: str, *, repeats: bool = False) -> None:
    """Give a widget, or an entry of a menu, its tooltip; `repeats`: it says what the widget's name says.

    Qt reads a tooltip as the description where there is none, and a screen reader would say it twice: then there is an
    empty one.
    """
    widget.setToolTip(tip(text))
    if repeats and isinstance(widget, QWidget):
        widget.setAccessibleDescription(" ")
