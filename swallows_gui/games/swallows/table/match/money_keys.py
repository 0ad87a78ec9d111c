"""The keys of money where the referee's corner is not to be seen, and the way into its forms (S4.7, S4.11)."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QDockWidget, QWidget

from swallows_gui.games.swallows.table.match.bribes import OFFER_KEY, PAY_KEY, can_offer, price_due
from swallows_gui.games.swallows.table.match.offered_choices import ASK_KEY
from swallows_gui.games.swallows.table.match.referee_panel import RefereePanel
from swallows_gui.games.swallows.table.match.table_situation import TableState

_KEYS = {"offer": OFFER_KEY, "pay": PAY_KEY, "price": ASK_KEY}


class MoneyKeys(QObject):
    """Brings up the corner, which may be closed, or a tab below others, and leads to its forms.

    While the corner is open its own buttons have the keys. One that was closed is closed again as soon as a sum has
    been named: what comes of it is to be seen.
    """

    def __init__(self, table: QWidget, panel: RefereePanel) -> None:
        super().__init__(table)
        self._panel = panel
        self._open: frozenset[str] = frozenset()
        self._keys: dict[str, QShortcut] = {}
        self._brought: QDockWidget | None = None
        for what, key in _KEYS.items():
            shortcut = self._keys[what] = QShortcut(QKeySequence(key), table)
            shortcut.setEnabled(False)
            shortcut.activated.connect(lambda what=what: self.lead_to(what))
        for box in (panel.bribes, panel.prices):
            box.amount_asked.connect(self._bring_up)
        panel.acted.connect(lambda _action: self._take_away())
        panel.installEventFilter(self)

    def show_now(self, now: TableState | None) -> None:
        """Take over what may be done about money; None: nothing, the curtain closes."""
        self._open = money_open(now) if now is not None else frozenset()
        self._switch()

    def lead_to(self, what: str) -> None:
        """Lead to the sum of an "offer" or of a "price" of the referee; "pay" pays the price that stands."""
        if what not in self._open:
            return
        if what == "pay":
            self._panel.bribes.pay.click()
            return
        self._bring_up()
        (self._panel.bribes if what == "offer" else self._panel.prices).ask_amount()

    def _bring_up(self) -> None:
        """Open the corner and lay it over the others: a tab below them counts as seen for Qt, and has its keys."""
        above: QWidget | None = self._panel
        while above is not None and not isinstance(above, QDockWidget):
            above = above.parentWidget()
        if above is not None:
            self._brought = above if above.isHidden() else self._brought
            above.show()
            above.raise_()

    def _take_away(self) -> None:
        brought, self._brought = self._brought, None
        if brought is not None:
            brought.close()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._panel and event.type() in (QEvent.Type.Show, QEvent.Type.Hide):
            self._switch()
        return False

    def _switch(self) -> None:
        for what, shortcut in self._keys.items():
            shortcut.setEnabled(what in self._open and not self._panel.isVisible())


def money_open(now: TableState) -> frozenset[str]:
    """What the one in front may do about money: "offer", "pay" a price, name a "price"."""
    found = set()
    if can_offer(now):
        found.add("offer")
        if price_due(now) is not None:
            found.add("pay")
    if now.decisions.prices and now.info.viewer == now.view.referee:
        found.add("price")
    return frozenset(found)
