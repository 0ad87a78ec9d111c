"""The referee's price: the form by which he names one unasked, for either team (S4.11)."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QVBoxLayout, QWidget

from swallows_gui.games.swallows.rules.actions import amount_of, of_sum
from swallows_gui.games.swallows.table.match.bribes import fitting_names
from swallows_gui.games.swallows.table.match.choice_row import with_key
from swallows_gui.games.swallows.table.match.offered_choices import ASK_KEY
from swallows_gui.games.swallows.table.match.sum_box import SumBox
from swallows_gui.games.swallows.table.match.table_situation import TableState
from swallows_gui.services.glossary import translate
from swallows_gui.ui.kit.buttons import PosterButton
from swallows_gui.ui.kit.inputs import Stepper
from swallows_gui.ui.kit.layouts import fill, wrapping
from swallows_gui.ui.kit.words import PlainLabel

_PROPOSED = 5
"""M that the form begins with."""


class PriceBox(SumBox):
    """Team and sum. Its key leads to the sum; Enter there names the price, or the button."""

    named = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(Stepper(1, 99, _PROPOSED, suffix="M"), parent)
        self.name_it = PosterButton("", kind="plain")
        self.why = PlainLabel(role="small", wrap=True)
        self.why.setSizePolicy(wrapping())
        fill(QVBoxLayout(self), self.why, self.team, self.amount, self.name_it, margins=0)
        self.name_it.clicked.connect(self._decide)
        self.name_it.installEventFilter(self)
        self.restyle()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The key of the button asks for the sum."""
        if watched is self.name_it and event.type() == QEvent.Type.Shortcut:
            self.ask_amount()
            return True
        return False

    def set_room(self, room: int) -> None:
        """Say how many pixels there are across."""
        self._room = room
        if self._now is not None:
            self._name_teams(self._now)

    def _name_teams(self, now: TableState) -> None:
        sides = sorted(now.decisions.prices)
        names = fitting_names(now, self._room)
        self.team.set_options([(str(side), names[side]) for side in sides])

    def show_now(self, now: TableState) -> None:
        """Show a situation in which a price may be named."""
        self._now = now
        self._name_teams(now)
        if self._for != (now.view.match, now.info.viewer):
            self._for = (now.view.match, now.info.viewer)
            self.amount.set_value(_PROPOSED)
        self.team.setAccessibleName(translate("Prices", "Team the price is for"))
        self.amount.setAccessibleName(translate("Prices", "Price"))
        self.why.setText(translate("Prices", "Once a match for each team, without an offer. All hear it."))
        self.name_it.setText(with_key(translate("Prices", "Name this price"), ASK_KEY))
        self.name_it.setShortcut(QKeySequence(ASK_KEY))
        self._limit()

    def hide_private(self) -> None:
        """The curtain closes."""
        self._now = self._came_from = None
        self.amount.set_value(_PROPOSED)

    def _limit(self, _key: str = "") -> None:
        if self._prices:
            self.amount.set_range(amount_of(self._prices[0]), amount_of(self._prices[-1]))

    @property
    def _prices(self) -> range:
        """The actions that name a price for the chosen team."""
        if self._now is None or not self.team.key:
            return range(0)
        return self._now.decisions.prices.get(int(self.team.key), range(0))

    def _decide(self) -> None:
        if self._prices:
            self.named.emit(of_sum(self._prices, self.amount.value))
