"""How a widget follows the language, the theme and the text size: the one way in the house.

Qt hands a new language down from every window to all that is in it, parents first. The theme does so with a new look,
children first, so that whoever arranges parts finds them in their new sizes; hidden pages and docks get it when they
are shown or in idle time (`services/dressing.py`). What only paints or measures by the theme needs none of this: Qt
paints and measures every widget again that has another style.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent

from swallows_gui.services.dressing import NewLook

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget as _Widget
else:
    _Widget = object


class Adaptive(_Widget):
    """Stands before a widget class of Qt: `class Panel(Adaptive, QFrame)`.

    A subclass says in `retranslate` and `restyle` what follows, and calls `adapt` when it is built. One that overrides
    what its base says calls that, too.
    """

    def retranslate(self) -> None:
        """Set every text in the language in use."""

    def restyle(self) -> None:
        """Set every size and colour by the theme in use."""

    def adapt(self) -> None:
        """Set texts, sizes and colours for the first time."""
        self.restyle()
        self.retranslate()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if isinstance(event, NewLook):
            self.restyle()
        elif event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
