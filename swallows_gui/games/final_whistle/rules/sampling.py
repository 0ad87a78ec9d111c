"""A full match that fits what a seat knows (F15.2)."""

from math import comb
from typing import Any, Final, Protocol

from swallows_gui.engine.chance import Chance, Seeded
from swallows_gui.games.final_whistle.rules.decks import FIVES
from swallows_gui.games.final_whistle.rules.shootout import SERIES, left_to_shoot
from swallows_gui.games.final_whistle.rules.squads import takeable
from swallows_gui.games.final_whistle.rules.state import State
from swallows_gui.games.final_whistle.rules.tables import (
    CARDS,
    CLOSING,
    COLOURS,
    DECK,
    HAND,
    SQUAD_MEN,
    WHITE,
    Cards,
    Men,
    Tables,
    deck_of,
)

_GROUPS: Final = ((1,), (2,), (3, 4))
"""Strengths of a free deck's cards beside its fives, in groups that its rule tells apart (F2.4)."""
_LEAST: Final = (1, 2, 0)
"""How many of each group it has at least."""


class Known(Protocol):
    """What a seat knows of a match."""

    @property
    def open(self) -> State:
        """The match without what is hidden."""
        ...

    @property
    def seat(self) -> int | None:
        """Whose knowledge it is."""
        ...

    def known_deck(self, seat: int) -> Cards | None:
        """The cards that a seat plays with, as far as they are known as a set."""
        ...


def sample(view: Known, chance: Chance) -> Any:
    """Hidden cards fall evenly on hand and pile, hidden choices that are made are drawn evenly. It tells no events."""
    game = view.open.copy()
    game._legal = None
    game.emits_events = False
    game.chance = Seeded(chance.below(1 << 20))
    for seat in range(2):
        hidden = seat != view.seat
        made = hidden and seat < game.asked
        """Its choice of the running step is made, and not to be seen."""
        match game.step.name:
            case "squad" if made:
                game.rows[seat] = random_squad(game.tables, game.options.budget(seat, game.tables.points), chance)
            case "colour" if made:
                game.decks[seat] = deck_of(_random_colour(chance))
            case "deck" if made:
                deck = list(free_deck(game.tables, (), chance))
                game.decks[seat] = tuple(deck)
                game.picked[seat] = tuple(chance.take(deck, HAND))
            case "shooters" if made:
                able = list(left_to_shoot(game, seat))
                game.shooters[seat] = tuple(chance.take(able, min(SERIES, len(able))))
        if game.period:
            _fall(view, game, seat, chance)
            if game.step.name == "card" and made:
                hand = game.hands[seat]
                game.picked[seat] = (hand[chance.below(len(hand))] if hand else CLOSING,)
    return game


def _fall(view: Known, game: State, seat: int, chance: Chance) -> None:
    """The cards of a seat that are not to be seen fall on its hand and its pile."""
    deck = view.known_deck(seat)
    if deck is None:
        shown = tuple(card for card in game.shown[seat] if card != CLOSING)
        deck = (
            deck_of(_random_colour(chance)) if game.options.decks == "colour" else free_deck(game.tables, shown, chance)
        )
    game.decks[seat] = deck
    own = game.hands[seat] if seat == view.seat else ()
    unseen = [card for card in deck if card not in game.shown[seat] and card not in own]
    chance.shuffle(unseen)
    if seat != view.seat:
        number = len(game.hands[seat])
        game.hands[seat] = tuple(unseen[:number])
        del unseen[:number]
    if game.piles[seat]:
        unseen.append(CLOSING)
    assert len(unseen) == len(game.piles[seat]), "every card is in a hand, in a pile or shown"
    game.piles[seat] = tuple(unseen)


def _random_colour(chance: Chance) -> int:
    return WHITE + 1 + chance.below(len(COLOURS) - 1)


def random_squad(tables: Tables, budget: int, chance: Chance) -> Men:
    """A squad that may be chosen (F1), each man drawn among those who may be taken next."""
    row: Men = ()
    while len(row) < SQUAD_MEN:
        able = takeable(tables, row, budget)
        row += (able[chance.below(len(able))],)
    return row


def free_deck(tables: Tables, seen: Cards, chance: Chance) -> Cards:
    """A free deck that contains the cards seen, evenly among all that the rule allows (F2.4)."""
    others = [card for card in range(len(CARDS)) if card != CLOSING and card not in seen]
    strength = [card.strength for card in tables.cards]
    fives = [card for card in others if strength[card] == 5]
    pools = [[card for card in others if strength[card] in group] for group in _GROUPS]
    held = [sum(strength[card] in group for card in seen) for group in _GROUPS]
    due = DECK - FIVES - sum(held)
    ways = [
        (ones, twos, due - ones - twos)
        for ones in range(max(_LEAST[0] - held[0], 0), due + 1)
        for twos in range(max(_LEAST[1] - held[1], 0), due - ones + 1)
    ]
    weights = [
        comb(len(pools[0]), ones) * comb(len(pools[1]), twos) * comb(len(pools[2]), rest) for ones, twos, rest in ways
    ]
    at = chance.below(sum(weights))
    chosen = 0
    while at >= weights[chosen]:
        at -= weights[chosen]
        chosen += 1
    deck = [*seen, *chance.take(fives, FIVES - sum(strength[card] == 5 for card in seen))]
    for pool, number in zip(pools, ways[chosen], strict=True):
        deck += chance.take(pool, number)
    return tuple(deck)
