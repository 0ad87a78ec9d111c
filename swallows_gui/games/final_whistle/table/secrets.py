"""What a seat of Final Whistle alone knows: for those who listen to a window on behalf of the others."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from swallows_gui.games.final_whistle.rules.options import CARDS, WHITE
from swallows_gui.games.final_whistle.words.bundle import FinalModels
from swallows_gui.games.final_whistle.words.outlook_words import card_name
from swallows_gui.ui.play.secrets import known_alone, words

if TYPE_CHECKING:
    from collections.abc import Set

    from swallows_gui.games.final_whistle.rules.view import FinalWhistleView
    from swallows_gui.session import Session

_SEATS: Final = range(2)


def secret_names(session: Session, seat: int, known: Set[str]) -> set[str]:
    """The names of the cards that this seat alone knows it has. While decks are chosen there are none: all cards lie
    there for both to choose from."""
    return {card_name(card) for card in known_alone(session, seat, _cards, words) - known}


def _cards(view: FinalWhistleView) -> set[str]:
    """The ids of the cards that a view shows in somebody's possession; white cards are left out, since every deck has
    them."""
    if not view.period:
        return set()
    known = {*view.hand, *view.picked, *view.deck}
    known |= {card for seat in _SEATS for card in view.known_deck(seat) or ()}
    return {CARDS[card] for card in known if view.tables.cards[card].colour != WHITE}


def open_hands(models: FinalModels, looking: int | None) -> list[str]:
    """Sentences about cards of a hand that the models hold while another seat looks, for tests; empty
    if all is well."""
    return [
        f"the cards of seat {seat} are in the sheet while seat {looking} looks"
        for seat, hand in enumerate(models.sheet.story.hands)
        if seat != looking and any(hand)
    ]
