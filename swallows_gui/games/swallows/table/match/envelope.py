"""Money for the referee over the pitch: an envelope with the offer, then his answer, and keys for its forms (S4.7,
S4.11).

The envelope lies there until the attack is over, so that a bought ruling is seen beside the money that bought it.
`MoneyKeys` are the keys used where the referee panel is hidden.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QObject, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QKeySequence, QPainter, QPaintEvent, QPen, QPolygonF, QShortcut
from PySide6.QtWidgets import QDockWidget, QHBoxLayout, QWidget

from swallows_gui.engine.events import WrittenEvent
from swallows_gui.games.swallows.rules import events as e
from swallows_gui.games.swallows.table.match.band import TableState
from swallows_gui.games.swallows.table.match.bribes import OFFER_KEY, PAY_KEY, can_offer, price_due
from swallows_gui.games.swallows.table.match.match_times import MONEY, Money
from swallows_gui.games.swallows.table.match.offered_choices import ASK_KEY
from swallows_gui.games.swallows.table.match.referee_panel import RefereePanel
from swallows_gui.models.chapters import Event
from swallows_gui.services.glossary import translate
from swallows_gui.services.language import language
from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.painting import set_ink
from swallows_gui.ui.kit.panels import fill
from swallows_gui.ui.kit.words import Adaptive, PlainLabel

_OVER: Final = (e.MatchStarted, e.PeriodStarted, e.AttackOver, e.MatchEnded, e.DieRolled, e.Goal, e.Saved, e.Missed)
"""What takes it away: it would lie over the sum, over what a goal is told by."""
_WIDE, _HIGH = 40, 28
"""The envelope, design pixels."""
_DRAWN = 300
"""Width from which the envelope is drawn beside the words, design pixels."""


def last_money(events: Sequence[Event]) -> Money | None:
    """The last offer or answer since a roll, a shot's end, or since an attack, a period or a match began or ended; None
    without one."""
    for event in map(e.EVENTS.read, reversed(events)):
        if isinstance(event, MONEY):
            return event
        if isinstance(event, _OVER):
            return None
    return None


def money_words(event: Money, now: TableState) -> str:
    """The offer, what the referee says to it, or the price that he names."""
    match event:
        case e.BribeAccepted():
            text = translate(
                "Envelope", "{referee} takes {amount} from {seat}: “Nothing against {team:the} from now on.”"
            )
        case e.BribeDeclined():
            text = translate("Envelope", "{referee} gives {seat} the envelope back: “Not for {amount}!”")
        case e.PriceNamed(asked=True):
            text = translate("Envelope", "{referee}: “Not for that! {amount} for {team:the}.”")
        case e.PriceNamed():
            text = translate(
                "Envelope", "{referee} rubs thumb and finger: “{amount} for {team:the}, and I never saw them.”"
            )
        case _:
            text = translate("Envelope", "{seat} offers {referee} {amount} for {team:the}.")
    return text.format(
        referee=now.referee_name,
        seat=now.names.seat(event.seat),
        amount=language().money(event.amount),
        team=now.names.team(event.team),
    )


class EnvelopeScene(Adaptive, QWidget):
    """Lies under the score on the side in front, where nothing else does, and takes no clicks away from the pitch."""

    def __init__(self, stage: QWidget) -> None:
        super().__init__(stage)
        self._room, self._low = QRect(), 0
        self._event: Money | None = None
        self._colour = QColor()
        self.words = PlainLabel(role="strong", wrap=True)
        fill(QHBoxLayout(self), (self.words, 1))
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def stand(self, room: QRect, low: int) -> None:
        """Take a rectangle. Longer words continue below it, and are left out if they would reach down to `low`: the
        referee's sheet has them too."""
        self._room, self._low = room, low
        self.restyle()

    def show_now(self, now: TableState) -> None:
        """Show what a situation's history ends with, or nothing."""
        self._show(last_money(now.history), now)

    def follow(self, event: WrittenEvent | None, now: TableState) -> None:
        """Show one event in its turn."""
        if isinstance(event, MONEY):
            self._show(event, now)
        elif isinstance(event, _OVER):
            self._show(None, now)

    def text(self) -> str:
        """What it says; "" while none lies there."""
        return self.words.text() if not self.isHidden() else ""

    def clear(self) -> None:
        """Take it away."""
        self._event = None
        self.hide()

    def _show(self, event: Money | None, now: TableState) -> None:
        self._event = event
        if event is None:
            self.clear()
            return
        seats = now.info.seats
        self._colour = QColor(seats[event.seat].colour if event.seat < len(seats) else "")
        self.words.setText(money_words(event, now))
        self.setAccessibleName(self.words.text())
        self.show()
        self.raise_()
        self.restyle()
        self.update()

    @property
    def _drawn(self) -> bool:
        """Whether there is room for more than the words, or there are no words."""
        return self._room.width() >= theme().px(_DRAWN) or self.words.isHidden()

    def restyle(self) -> None:
        px = theme().px
        layout = self.layout()
        if layout is None or self._event is None:
            return
        self.words.show()
        beside = px(_WIDE + 24) if self._drawn else px(12)
        layout.setContentsMargins(beside, px(5), px(12), px(5))
        most = max(px(120), self._room.width())
        wide = min(most, self.words.fontMetrics().horizontalAdvance(self.words.text()) + beside + px(24))
        high = max(px(_HIGH + 12), layout.totalHeightForWidth(wide))
        if self._room.top() + high > self._low:
            self.words.hide()
            high = min(px(_HIGH + 12), self._low - self._room.top())
            wide = high * (_WIDE + 24) // (_HIGH + 12)
        self.setGeometry(self._room.center().x() - wide // 2, self._room.top(), wide, high)

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self._event is None:
            return
        t = theme()
        px, ink = t.px, t.colour("ink")
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        set_ink(painter, line=QPen(ink, px(2)), fill=t.colour("raised"))
        painter.drawRect(QRectF(self.rect()).adjusted(1, 1, -1, -1))
        if not self._drawn:
            return
        high = min(px(_HIGH), self.height() * 0.7)
        room = QRectF(0, (self.height() - high) / 2, high * _WIDE / _HIGH, high)
        room.moveLeft(px(12) if not self.words.isHidden() else (self.width() - room.width()) / 2)
        painter.setBrush(t.colour("paper"))
        painter.drawRect(room)
        taken = isinstance(self._event, e.BribeAccepted)
        tip = room.top() - room.height() * 0.3 if taken else room.center().y() + room.height() * 0.1
        painter.setBrush(self._colour)
        painter.drawPolygon(QPolygonF([room.topLeft(), room.topRight(), QPointF(room.center().x(), tip)]))
        if isinstance(self._event, e.BribeDeclined):
            painter.setPen(QPen(t.colour("red"), px(3)))
            painter.drawLine(room.topLeft(), room.bottomRight())
            painter.drawLine(room.topRight(), room.bottomLeft())


_KEYS = {"offer": OFFER_KEY, "pay": PAY_KEY, "price": ASK_KEY}


class MoneyKeys(QObject):
    """The keys for money. They open the referee panel, even if closed or hidden behind another tab, and focus its
    forms; while it is open its own buttons have the keys. A panel that was closed before is closed again once a sum has
    been named."""

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
        """Take over what can be done about money; None before the screen is covered."""
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
