"""A way to another screen by its sign and its name, on the start screen."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QWidget

from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.button_paint import paint_button_words, paint_focus
from swallows_gui.ui.kit.buttons import PosterButton
from swallows_gui.ui.kit.painting import leftward, painting

_SIGN = 26
"""Design pixels that the sign takes with its gap."""


class IconLink(PosterButton):
    """A quiet button with an icon."""

    def __init__(self, icon: str, parent: QWidget | None = None) -> None:
        super().__init__("", kind="quiet", icon=icon, parent=parent)
        self._sign: str | None = icon
        self._bare = False

    def set_sign(self, shown: bool) -> None:
        """Have the icon, or the name alone where there is little room."""
        self.set_icon(self._sign if shown else None)

    def set_bare(self, bare: bool) -> None:
        """Leave the icon's room empty: nothing is loaded yet that reads icons."""
        self._bare = bare
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._bare or self._icon_name is None:
            super().paintEvent(event)
            return
        with painting(self) as painter:
            side = theme().px(_SIGN)
            beside = self.rect().adjusted(0 if leftward(self) else side, 0, -side if leftward(self) else 0, 0)
            paint_button_words(painter, self, beside, theme().colour("ink"), None)
            if self.hasFocus():
                paint_focus(painter, QRectF(self.rect()), 0)
