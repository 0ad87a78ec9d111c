"""What a seat of the Grudge Match alone knows: for those who listen to a window on behalf of the others."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from swallows_gui.games.grudgematch.rules.events import EVENTS, CardPlayed, CardsDealt, CardsDrawn, Discarded
from swallows_gui.games.grudgematch.words.bundle import GrudgeModels
from swallows_gui.games.grudgematch.words.outlook import short_card
from swallows_gui.models.chapters import Event
from swallows_gui.ui.play.secrets import known_alone

if TYPE_CHECKING:
    from swallows_gui.games.grudgematch.rules.view import GrudgematchView
    from swallows_gui.session import Session


def secret_names(session: Session, seat: int) -> set[str]:
    """The names of the cards that this seat alone knows it holds."""
    return {short_card(card) for card in known_alone(session, seat, _hand, _told)}


def _hand(view: GrudgematchView) -> set[int]:
    return set(view.hand)


def _told(event: Event) -> Iterator[int]:
    """The cards that an event shows: a card that lay open once is named in the log."""
    match EVENTS.read(event):
        case CardPlayed(card=card) | Discarded(card=card):
            yield card
        case CardsDealt(cards=tuple(cards)) | CardsDrawn(cards=tuple(cards)):
            yield from cards


def open_hands(models: GrudgeModels, looking: int | None) -> list[str]:
    """Sentences about cards of a hand that the models hold while another seat looks, for tests; empty
    if all is well."""
    own = None if looking is None else int(looking != models.germany)
    return [
        f"the cards of side {side} are in the sheet while seat {looking} looks"
        for side, hand in enumerate(models.goals.story.hands)
        if side != own and hand
    ]
