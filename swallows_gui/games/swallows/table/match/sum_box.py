"""The form for a sum of money for a team: its key leads to the sum, and money goes by Enter there or by the button."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from swallows_gui.games.swallows.table.match.table_situation import TableState
from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.adaptive import Adaptive
from swallows_gui.ui.kit.inputs import Stepper
from swallows_gui.ui.kit.switches import SegmentedControl


class SumBox(Adaptive, QWidget):
    """Team and sum."""

    amount_asked = Signal()
    """The sum is being named: it must be in sight."""

    def __init__(self, amount: Stepper, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._now: TableState | None = None
        self._for: tuple[int, int | None] = 0, None
        """Match and seat that the form was filled in for first."""
        self._room = 0
        """Pixels that there are across."""
        self._came_from: QWidget | None = None
        """What had the focus before the sum was asked for."""
        self.team = SegmentedControl()
        self.amount = amount
        self.team.changed.connect(self._limit)
        self.amount.entered.connect(self._entered)

    def ask_amount(self) -> None:
        """Put the focus on the sum; Enter there names it, and the focus goes back to where it was."""
        self._came_from = self.window().focusWidget()
        self.amount.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.amount_asked.emit()

    def _entered(self) -> None:
        came_from, self._came_from = self._came_from, None
        if came_from is not None and isValid(came_from) and came_from.isVisible():
            came_from.setFocus(Qt.FocusReason.OtherFocusReason)
        self._decide()

    def _limit(self, _key: str = "") -> None:
        """Another team is chosen: keep the sum within what may be named for it."""
        raise NotImplementedError

    def _decide(self) -> None:
        """The sum is named."""
        raise NotImplementedError

    def restyle(self) -> None:
        layout = self.layout()
        if layout is not None:
            layout.setSpacing(theme().px(6))
