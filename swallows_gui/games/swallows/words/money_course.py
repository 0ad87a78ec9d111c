"""Each seat's money from the first bet to the last pay-out, once every slip is open (S2, S4.7, S9)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from swallows_gui.engine.events import of_kinds
from swallows_gui.games.swallows.rules.events import (
    BetPaid,
    BribeAccepted,
    EnvelopeTaken,
    FeePaid,
    MatchEnded,
    RefereeSettled,
)
from swallows_gui.games.swallows.words.accounts import strength_of
from swallows_gui.models.narration import Event
from swallows_gui.services.glossary import translate

if TYPE_CHECKING:
    from swallows_gui.games.swallows.rules.view import SwallowsView

START, BETS, MATCH, FEES, PAID = "start", "bets", "match", "fees", "paid"


class CashPoint(NamedTuple):
    """Everybody's cash at one moment, M. `kind` is one of the constants above; `match` its number, else 0."""

    kind: str
    match: int
    cash: tuple[int, ...]


def money_course(view: SwallowsView, history: Sequence[Event]) -> list[CashPoint]:
    """The course of a game that is over: start, after the bets, after each match, after the fees, after the bets paid.

    `history` is what everybody was told; the slips come from the view.
    """
    slips = view.all_bets or tuple(() for _ in range(view.seats))
    cash = [view.start_cash(seat) for seat in range(view.seats)]
    steps = [CashPoint(START, 0, tuple(cash))]
    if any(slips):
        for seat, slip in enumerate(slips):
            cash[seat] -= sum(strength_of(view, team) for team, _kind in slip)
        steps.append(CashPoint(BETS, 0, tuple(cash)))
    referee: int | None = None
    for event in of_kinds(history, RefereeSettled, BribeAccepted, EnvelopeTaken, MatchEnded, FeePaid, BetPaid):
        match event:
            case RefereeSettled():
                referee = event.seat
            case BribeAccepted():
                cash[event.seat] -= event.amount
                if referee is not None:
                    cash[referee] += event.amount
            case MatchEnded():
                steps.append(CashPoint(MATCH, event.match, tuple(cash)))
            case FeePaid() | BetPaid():
                kind = FEES if isinstance(event, FeePaid) else PAID
                cash[event.seat] += event.amount
                if steps[-1].kind == kind:
                    steps.pop()
                steps.append(CashPoint(kind, 0, tuple(cash)))
    return steps


def step_name(step: CashPoint) -> str:
    """When it was, in a few words that begin small."""
    match step.kind:
        case "start":
            return translate("Course", "at the start")
        case "bets":
            return translate("Course", "after the stakes")
        case "match":
            return translate("Course", "after match {number}").format(number=step.match)
        case "fees":
            return translate("Course", "after the prize money")
    return translate("Course", "after the bets")


def step_mark(step: CashPoint) -> str:
    """The same, short enough for an axis."""
    match step.kind:
        case "start":
            return translate("Course", "start")
        case "bets":
            return translate("Course", "stakes", "on an axis, as short as can be")
        case "match":
            return str(step.match)
        case "fees":
            return translate("Course", "prizes")
    return translate("Course", "bets", "on an axis, as short as can be")
