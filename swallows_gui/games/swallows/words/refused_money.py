"""Money that a referee has refused, looked at when the match is over: by whom, for which team, and what came of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from swallows_gui.engine.events import of_kinds
from swallows_gui.games.swallows.rules.events import BribeAccepted, BribeOffered, EnvelopeTaken, MatchEnded, PriceNamed
from swallows_gui.games.swallows.words.names import Names
from swallows_gui.models.chapters import Event
from swallows_gui.models.plain_models import Hindsight
from swallows_gui.services.glossary import translate
from swallows_gui.services.language import language

if TYPE_CHECKING:
    from swallows_gui.games.swallows.rules.view import SwallowsView


def refused_money(
    view: SwallowsView, action: Event, cost: float, after: Sequence[Event], names: Names, gain: str
) -> Hindsight:
    """What to say of the answer `action` to the offer that waits in `view`; nothing of one that took it.

    `cost` is what the refusal cost, M, `gain` the same in words; `after` is what followed.
    """
    if action.get("type") != "refuse" or view.offer is None:
        return Hindsight()
    _, side, amount = view.offer
    code = names.code((view.home, view.away)[side])
    price, taken, offered = _later(code, int(action.get("amount", 0)), after)
    if not taken and offered > amount:
        return Hindsight(made_up=cost)  # the better offer that came later is the one that was missed
    words = {
        "amount": language().money(amount),
        "team": names.team(code),
        "gain": gain,
        "price": language().money(price),
        "taken": language().money(taken),
    }
    freedom = amount - cost
    made_up = max(0.0, taken - freedom) if taken else 0.0
    return Hindsight(_sentence(price, taken).format(**words), min(cost, made_up))


def _later(code: str, price: int, after: Sequence[Event]) -> tuple[int, int, int]:
    """The last price for the team in the match, the bribe that was taken for it, and the best offer; 0 for none."""
    taken = offered = 0
    for event in of_kinds(after, MatchEnded, PriceNamed, BribeAccepted, EnvelopeTaken, BribeOffered):
        match event:
            case MatchEnded():
                break
            case PriceNamed() if event.team == code:
                price = event.amount
            case BribeAccepted() if event.team == code:
                taken = taken or event.amount
            case BribeOffered() if event.team == code:
                offered = max(offered, event.amount)
    return price, taken, offered


def _sentence(price: int, taken: int) -> str:
    if taken:
        return translate("Review", "Refused: {amount} for {team:the}. Later {taken} were taken, {gain} less.")
    if price:
        return translate(
            "Review",
            "Refused: {amount} for {team:the}, which would have brought {gain}. The price of {price} nobody paid.",
        )
    return translate("Review", "Refused: {amount} for {team:the}, which would have brought {gain}.")
