"""Bribes beside the table: a form to make an offer out of turn, and this match's offers and answers (S4.7).

A key leads to the form's sum; only Enter there or the button offers the money.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QFontMetrics, QKeySequence
from PySide6.QtWidgets import QVBoxLayout, QWidget
from shiboken6 import isValid

from swallows_gui.engine.events import of_kinds
from swallows_gui.games.swallows.rules import events as e
from swallows_gui.games.swallows.rules.actions import of_sum
from swallows_gui.games.swallows.rules.actions import offers as offer_actions
from swallows_gui.games.swallows.rules.bribes import MOST_OFFERS
from swallows_gui.games.swallows.table.match.band import TableState
from swallows_gui.games.swallows.table.match.choice_row import with_key
from swallows_gui.games.swallows.table.match.match_times import MONEY, Money
from swallows_gui.games.swallows.words.match_report import running_match
from swallows_gui.models.chapters import Event
from swallows_gui.services.glossary import translate
from swallows_gui.services.language import language
from swallows_gui.services.plain import for_button
from swallows_gui.services.theme import set_role, theme
from swallows_gui.ui.kit.buttons import PosterButton
from swallows_gui.ui.kit.inputs import Stepper
from swallows_gui.ui.kit.panels import fill, wrapping
from swallows_gui.ui.kit.switches import SegmentedControl
from swallows_gui.ui.kit.words import Adaptive, PlainLabel


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
        """Limit the sum to what is allowed for the newly chosen team."""
        raise NotImplementedError

    def _decide(self) -> None:
        """The sum is named."""
        raise NotImplementedError

    def restyle(self) -> None:
        layout = self.layout()
        if layout is not None:
            layout.setSpacing(theme().px(6))


OFFER_KEY = "B"
_EDGES = 56
"""Design pixels that the two buttons with the names need beside them."""

PAY_KEY = "M"


def offers(events: Sequence[Event]) -> list[Money]:
    """The offers of the running match in order, each as the last event about it, and the prices named."""
    found: list[Money] = []
    for event in of_kinds(running_match(events), *MONEY):
        if isinstance(event, e.BribeOffered | e.PriceNamed):
            found.append(event)
        elif isinstance(event, e.BribeAccepted | e.BribeDeclined) and found:
            found[-1] = event
    return found


def fitting_names(now: TableState, room: int) -> list[str]:
    """The names of both teams where they have room side by side on buttons, else their codes; `room` in pixels."""
    names: list[str] = [now.team_name(side) for side in (0, 1)]
    metrics = QFontMetrics(theme().font("strong"))
    if sum(metrics.horizontalAdvance(name) for name in names) > room - theme().px(_EDGES):
        return [now.code(side) for side in (0, 1)]
    return names


def offer_line(event: Money, now: TableState) -> str:
    """One offer and what became of it."""
    match event:
        case e.BribeAccepted():
            text = translate("Bribes", "✓ {seat}: {amount} for {team:the}, accepted")
        case e.BribeDeclined():
            text = translate("Bribes", "✕ {seat}: {amount} for {team:the}, refused")
        case e.PriceNamed():
            text = translate("Bribes", "→ {seat} asks {amount} for {team:the}")
        case _:
            text = translate("Bribes", "? {seat}: {amount} for {team:the}, not yet answered")
    return text.format(
        seat=now.names.seat(event.seat),
        amount=language().money(event.amount),
        team=now.names.team(event.team),
    )


class BribeBox(SumBox):
    """The form for an offer, and the list of offers. Its key leads to the amount; money goes by Enter there, or by the
    button: a single key pressed by mistake costs nothing."""

    offered = Signal(int)
    step_in = Signal(int)
    """The form is used while play runs: hold it, or open this seat's view first."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(Stepper(1, 1, 1, suffix="M"), parent)
        self._proposed: tuple[int, str, int] | None = None
        """Match, team and sum of the price that was proposed last."""
        self.offer = PosterButton("", kind="plain")
        self.pay = PosterButton("", kind="plain")
        self.why = PlainLabel()
        self.made = PlainLabel()
        for label in (self.why, self.made):
            label.setWordWrap(True)
            label.setSizePolicy(wrapping())
        set_role(self.why, "small")
        self.made.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        fill(QVBoxLayout(self), self.why, self.team, self.amount, self.offer, self.pay, self.made, margins=0)
        self.offer.clicked.connect(self._decide)
        self.pay.clicked.connect(self._pay)
        self.offer.installEventFilter(self)
        self.restyle()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Handle the key of the button, which focuses the amount where one can be entered."""
        if watched is self.offer and event.type() == QEvent.Type.Shortcut and not self.amount.isHidden():
            self.ask_amount()
            return True
        return False

    def set_room(self, room: int) -> None:
        """Say how many pixels there are across: where the teams' names have no room side by side, codes stand there."""
        self._room = room
        if self._now is not None and self._now.decisions.offers:
            self._name_teams(self._now)

    def _name_teams(self, now: TableState) -> None:
        names = fitting_names(now, self._room)
        self.team.set_options([(str(side), name) for side, name in enumerate(names)])

    def show_now(self, now: TableState) -> None:
        """Show a position and who is asked."""
        self._now = now
        able = can_offer(now)
        stepper = self._seat_to_step_in(now)
        self.team.setVisible(able)
        self.amount.setVisible(able)
        self.offer.setVisible(able or stepper is not None)
        if able:
            self._name_teams(now)
            if self._for != (now.view.match, now.info.viewer):
                self._for = (now.view.match, now.info.viewer)
                self.team.set_key(str(now.near_side))
            self._propose(now)
            self.team.setAccessibleName(translate("Bribes", "Team the bribe is for"))
            self.amount.setAccessibleName(translate("Bribes", "Amount of the bribe"))
            self._limit()
            self.offer.setText(with_key(translate("Bribes", "Offer the bribe"), OFFER_KEY))
        elif stepper is not None:
            words = translate("Bribes", "Let {seat} make an offer")
            self.offer.setText(for_button(with_key(words.format(seat=now.names.seat(stepper)), OFFER_KEY)))
        self.offer.setShortcut(QKeySequence(OFFER_KEY))
        self._offer_to_pay(now, able)
        self.why.setText(why_no_offer(now) if not able else _left(now))
        self.made.setText("\n".join(offer_line(event, now) for event in offers(now.view.history)))
        self.made.setVisible(bool(self.made.text()))

    def hide_private(self) -> None:
        """Remove the entered amount before the screen is covered, as it would show the cash."""
        self._now = self._came_from = None
        self.amount.set_range(1, 1)
        for widget in (self.team, self.amount, self.offer, self.pay):
            widget.hide()
        self.why.clear()

    @staticmethod
    def _seat_to_step_in(now: TableState) -> int | None:
        """A human seat that may act out of turn and whose view is not open."""
        others = [seat for seat in now.info.may_step_in if seat != now.info.viewer]
        return others[0] if others else None

    def _limit(self, _key: str = "") -> None:
        if self._now is None or not self.team.key:
            return
        sums = self._now.decisions.sums(int(self.team.key))
        if sums:
            self.amount.set_range(sums[0], sums[-1])
            price = self._now.view.prices[int(self.team.key)]
            if price and _further(self._now, int(self.team.key)):
                self.amount.set_value(price)
        self.offer.setEnabled(bool(sums) or not self._now.decisions.offers)

    def _propose(self, now: TableState) -> None:
        """A price that has just been named proposes its team and itself."""
        last = next(of_kinds(reversed(now.history), *MONEY), None)
        told = (now.view.match, last.team, last.amount) if isinstance(last, e.PriceNamed) else None
        if told is not None and told != self._proposed:
            sides = [side for side in now.decisions.offers if now.code(side) == told[1]]
            if sides and self._for == (now.view.match, now.info.viewer):
                self.team.set_key(str(sides[0]))
        self._proposed = told
        if self.team.key and int(self.team.key) not in now.decisions.offers:
            self.team.set_key(str(next(iter(now.decisions.offers))))

    def _offer_to_pay(self, now: TableState, able: bool) -> None:
        due = price_due(now) if able else None
        self.pay.setVisible(due is not None)
        if due is not None:
            self.pay.setText(for_button(with_key(pay_words(now, due), PAY_KEY)))
            self.pay.setShortcut(QKeySequence(PAY_KEY))

    def _pay(self) -> None:
        due = price_due(self._now) if self._now is not None else None
        if self._now is not None and due is not None:
            self.offered.emit(of_sum(self._now.decisions.offers[due[0]], due[1]))

    def _decide(self) -> None:
        if self._now is None:
            return
        side = int(self.team.key) if self.team.key else 0
        if self.team.isVisibleTo(self) and side in self._now.decisions.offers:
            self.offered.emit(of_sum(self._now.decisions.offers[side], self.amount.value))
            return
        seat = self._seat_to_step_in(self._now)
        if seat is not None:
            self.step_in.emit(seat)


def can_offer(now: TableState) -> bool:
    """Whether the one in front may offer money now, with the own purse in view."""
    return bool(now.decisions.offers) and now.info.in_front == now.info.viewer


def price_due(now: TableState) -> tuple[int, int] | None:
    """Side and sum of the price that one key pays: the last that was named and that the seat can still answer."""
    for named in of_kinds(reversed(running_match(now.history)), e.PriceNamed):
        for side in (0, 1):
            price = now.view.prices[side]
            if now.code(side) == named.team and _further(now, side) and price in now.decisions.sums(side):
                return side, price
    return None


def pay_words(now: TableState, due: tuple[int, int]) -> str:
    """What paying such a price is called."""
    words = translate("Bribes", "Pay {amount} for {team:the}")
    return words.format(amount=language().money(due[1]), team=now.team_name(due[0]))


def _further(now: TableState, side: int) -> bool:
    """Whether an offer at the price that stands for a side would not count among the three of the one in front."""
    seat = now.info.in_front
    return seat is not None and now.view.prices[side] > 0 and now.view.has_further_offer(seat, side)


def _left(now: TableState) -> str:
    seat = now.info.in_front
    left = MOST_OFFERS - now.view.offers_made[seat] if seat is not None else 0
    free = [side for side in (0, 1) if _further(now, side)]
    if len(free) == 1:
        text = translate(
            "Bribes", "Offers left in this match: {left}, and one for {team:the} from {price} on that does not count."
        )
        price = language().money(now.view.prices[free[0]])
        return text.format(left=left, team=now.team_name(free[0]), price=price)
    if free:
        text = translate(
            "Bribes", "Offers left in this match: {left}, and for each team one at his price that does not count."
        )
        return text.format(left=left)
    return translate(
        "Bribes", "Offers left in this match: {left}. Accepted money is paid at once and never returned."
    ).format(left=left)


def why_no_offer(now: TableState) -> str:
    """Why no seat in front can make an offer now."""
    view = now.view
    anybody = next(seat for seat in range(view.seats) if seat != view.referee)
    refused = view.refusal(offer_actions(anybody if view.seat is None else view.seat, 0, 1)[0])
    match refused.code if refused is not None else "":
        case "no_referee":
            return translate("Bribes", "No referee, nobody to bribe (S4.8).")
        case "not_in_shootout":
            return translate("Bribes", "No bribes in a shoot-out (S8.3).")
        case "is_referee":
            return translate("Bribes", "The referee waits for offers (S4.7).")
        case "too_many_offers" if view.seat is not None:
            return translate("Bribes", "Three offers a match are the most (S4.7).")
    return translate(
        "Bribes", "Offers are made at stoppages, and when the referee decides on a die or the edge (S4.7)."
    )
