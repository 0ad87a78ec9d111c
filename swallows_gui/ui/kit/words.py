"""Labels and tooltips that show text literally, and `Adaptive`, by which widgets follow language, theme and text size.

Text is shown literally because names in it may come from a stranger's record.

Qt passes a new language down from every window, parents first. A new stylesheet reaches children first, so that a
parent that arranges its parts finds their new sizes; hidden pages and docks get it when they are shown or in idle time
(`services/lazy_restyler.py`). A widget that only paints or measures by the theme needs none of this: Qt repaints and
measures every restyled widget.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QLabel, QWidget

from swallows_gui.services.lazy_restyler import NewLook
from swallows_gui.services.plain import tip
from swallows_gui.services.theme import set_role


class PlainLabel(QLabel):
    """The only label class of the program: shows its text without formatting."""

    def __init__(self, text: str = "", parent: QWidget | None = None, *, role: str = "", wrap: bool = False) -> None:
        """`role` is its type role in the stylesheet (`set_role`); `wrap` breaks long lines."""
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setText(text)
        self.setWordWrap(wrap)
        if role:
            set_role(self, role)


def set_tip(widget: QWidget | QAction, text: str, *, repeats: bool = False) -> None:
    """Set the tooltip of a widget or menu entry. `repeats`: it says the same as the widget's name. Then the accessible
    description is left empty, because Qt would use the tooltip and a screen reader would say the same twice."""
    widget.setToolTip(tip(text))
    if repeats and isinstance(widget, QWidget):
        widget.setAccessibleDescription(" ")


if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget as _Widget
else:
    _Widget = object


class Adaptive(_Widget):
    """A mixin before a Qt widget class: `class Panel(Adaptive, QFrame)`. A subclass sets its texts in `retranslate` and
    its sizes and colours in `restyle`, calls their base versions, and calls `adapt` when it is built."""

    def retranslate(self) -> None:
        """Set all texts in the language in use."""

    def restyle(self) -> None:
        """Set every size and colour by the theme in use."""

    def adapt(self) -> None:
        """Call `restyle` and `retranslate` for the first time."""
        self.restyle()
        self.retranslate()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if isinstance(event, NewLook):
            self.restyle()
        elif event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
