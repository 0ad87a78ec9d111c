"""The choice of the tactics cards, and how they are dealt and drawn (F2, F8.1, F9.3)."""

from typing import Final

from swallows_gui.games.final_whistle.rules import actions as a
from swallows_gui.games.final_whistle.rules.actions import STEPS, Step, go_on
from swallows_gui.games.final_whistle.rules.options import (
    CARDS,
    CLOSING,
    COLOURS,
    DECK,
    HAND,
    OTHER_WHITE,
    WHITE,
    Cards,
    Tables,
    deck_of,
)
from swallows_gui.games.final_whistle.rules.state import State

FIVES: Final = 2
"""Cards of strength 5 in a free deck, exactly (F2.4)."""
LEAST: Final = ((5, FIVES), (2, 2), (1, 1))
"""Strength, and how many cards of it a free deck has at least (F2.4)."""


def may_choose(tables: Tables, chosen: Cards, card: int) -> bool:
    """Whether a free deck can still be made with this card as its next (F2.4)."""
    if card == CLOSING or card in chosen or len(chosen) >= DECK:
        return False
    strengths = [tables.cards[other].strength for other in (*chosen, card)]
    due = sum(max(least - strengths.count(strength), 0) for strength, least in LEAST)
    return strengths.count(5) <= FIVES and due <= DECK - len(strengths)


def faults(tables: Tables, deck: Cards) -> list[tuple[int, int, int]]:
    """What keeps eleven cards from being a free deck (F2.4): strength, how many cards of it are wanted, how many there
    are; strength 0 stands for all cards."""
    strengths = [tables.cards[card].strength for card in deck]
    found = [
        (strength, least, strengths.count(strength)) for strength, least in LEAST if strengths.count(strength) < least
    ]
    if strengths.count(5) > FIVES:
        found.append((5, FIVES, strengths.count(5)))
    if len(deck) != DECK:
        found.append((0, DECK, len(deck)))
    return found


def draw(game: State, seat: int) -> None:
    """A seat draws back to three cards while its pile lasts; the closing card comes to lie open (F2.6, F8.1)."""
    while len(game.hands[seat]) < HAND and game.piles[seat]:
        card, *rest = game.piles[seat]
        game.piles[seat] = tuple(rest)
        if card == CLOSING:
            first, second = game.closing_open
            game.closing_open = (first, 1) if seat else (1, second)
            game.tell("closing_card_open", seat)
        else:
            game.hands[seat] += (card,)
            game.tell("card_drawn", seat, card, len(rest))


def lay_down(game: State, seat: int, card: int) -> None:
    """A card of the hand, or the closing card, is shown."""
    game.hands[seat] = tuple([held for held in game.hands[seat] if held != card])
    game.shown[seat] += (card,)


def deal(game: State, seat: int, deck: Cards, held: Cards = ()) -> None:
    """Shuffle a deck, put the closing card to the bottom, draw three; `held` are in the hand already (F2.5)."""
    pile = [card for card in deck if card not in held]
    game.chance.shuffle(pile)
    number = HAND - len(held)
    game.hands[seat] = (*held, *pile[:number])
    game.piles[seat] = (*pile[number:], CLOSING)
    game.shown[seat] = ()
    game.tell("cards_dealt", seat, game.hands[seat], len(game.piles[seat]))


class Decks(Step):
    """The decks are chosen by the option, seat 0 first; then both are dealt (F2.1, F2.2, F2.5)."""

    name = "decks"

    def enter(self, game: State) -> None:
        kind = game.options.decks
        for seat in range(2):
            if kind == "first":
                game.decks[seat] = deck_of(COLOURS.index("lilac"))
            elif kind == "colour" and not game.decks[seat]:
                game.ask(COLOUR, seat)
                return
            elif kind == "free" and len(game.picked[seat]) < HAND:
                game.ask(DECK_ROW, seat)
                return
        for seat in range(2):
            deal(game, seat, game.decks[seat], game.picked[seat])
        game.picked = [(), ()]
        go_on(game, "period")


class Colour(Step):
    """A seat chooses the other six cards by their colour (F2.2)."""

    name = "colour"

    def options(self, game: State) -> list[int]:
        colour = game.action(a.COLOUR)
        return [colour | at for at in range(WHITE + 1, len(COLOURS))]

    def push(self, game: State, action: int) -> None:
        seat, colour = game.asked, a.argument_of(action)
        game.decks[seat] = deck_of(colour)
        game.tell("deck_chosen", seat, colour, game.decks[seat])
        DECKS.enter(game)


class DeckRow(Step):
    """A seat chooses eleven cards, then three of them as its first hand (F2.4)."""

    name = "deck"

    def options(self, game: State) -> list[int]:
        seat = game.asked
        deck = game.decks[seat]
        if len(deck) < DECK:
            choose = game.action(a.CHOOSE)
            return [choose | card for card in range(len(CARDS)) if may_choose(game.tables, deck, card)]
        hold = game.action(a.HOLD)
        return [hold | card for card in deck if card not in game.picked[seat]]

    def push(self, game: State, action: int) -> None:
        seat, card = game.asked, a.argument_of(action)
        if a.verb_of(action) == a.CHOOSE:
            game.decks[seat] += (card,)
            if len(game.decks[seat]) == DECK:
                game.tell("deck_chosen", seat, None, game.decks[seat])
        else:
            game.picked[seat] += (card,)
        DECKS.enter(game)


def deal_white(game: State) -> None:
    """For extra time each seat takes its five white cards again; all others are out (F9.3)."""
    game.closing_open = 0, 0
    for seat in range(2):
        game.decks[seat] = OTHER_WHITE
        deal(game, seat, OTHER_WHITE)


DECKS: Final = STEPS["decks"]
COLOUR: Final = STEPS["colour"]
DECK_ROW: Final = STEPS["deck"]
