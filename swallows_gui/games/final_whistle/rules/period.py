"""A period: the cards revealed, who attacks how often, further attacks, and its end (F3, F8)."""

from typing import Final

from swallows_gui.games.final_whistle.rules import actions as a
from swallows_gui.games.final_whistle.rules.actions import STEPS, Step, go_on
from swallows_gui.games.final_whistle.rules.decks import draw, lay_down
from swallows_gui.games.final_whistle.rules.options import CLOSING
from swallows_gui.games.final_whistle.rules.state import NONE, State
from swallows_gui.games.final_whistle.rules.substitution import SUBSTITUTES

MINUTES: Final = 15
"""A period lasts so long (F3.8)."""
PERIODS: Final = 6
WITH_EXTRA: Final = 8


class Period(Step):
    """A period begins (F3)."""

    name = "period"

    def enter(self, game: State) -> None:
        game.period += 1
        game.place = game.number = game.due = 0
        game.up = NONE, NONE
        game.attacker = NONE
        game.tied = game.countered = game.counter = False
        game.tell("period_started", game.period, game.period * MINUTES)
        SUBSTITUTES.enter(game)


def roll_off(game: State) -> int:
    """Both roll the special die, seat 0 first, until the rolls differ; the seat with the higher one (F3.4, F9.6)."""
    while True:
        dice = game.special_die(), game.special_die()
        game.tell("tie_rolled", dice)
        ours, theirs = game.value_of(dice[0]), game.value_of(dice[1])
        if ours != theirs:
            return int(theirs > ours)


class PickCard(Step):
    """Each seat picks a card in secret; then both are revealed (F3.2)."""

    name = "card"

    def enter(self, game: State) -> None:
        for seat in range(2):
            if not game.picked[seat]:
                if game.hands[seat]:
                    game.ask(self, seat)
                    return
                game.picked[seat] = (CLOSING,)
        reveal(game)

    def options(self, game: State) -> list[int]:
        play = game.action(a.PLAY)
        return [play | card for card in game.hands[game.asked]]

    def push(self, game: State, action: int) -> None:
        seat, card = game.asked, a.argument_of(action)
        game.picked[seat] = (card,)
        game.tell("card_chosen", seat, card)
        self.enter(game)


def reveal(game: State) -> None:
    """Both cards are revealed, both seats draw; the higher strength attacks (F3.2 to F3.4)."""
    ours, theirs = game.picked[0][0], game.picked[1][0]
    game.picked = [(), ()]
    game.up = ours, theirs
    first, second = (game.tables.cards[card].strength for card in game.up)
    for seat in range(2):
        lay_down(game, seat, game.up[seat])
    game.tell("cards_revealed", game.up, (first, second))
    for seat in range(2):
        draw(game, seat)
    game.tied = first == second
    game.attacker = roll_off(game) if game.tied else int(second > first)
    game.due = abs(first - second) or 1
    game.tell("attacks_due", game.attacker, game.due)
    ATTACKS.enter(game)


class Attacks(Step):
    """What follows an attack, or the reveal: a counter-attack, the next attack, or the end (F3.5, F3.8, F5.1)."""

    name = "attacks"

    def enter(self, game: State) -> None:
        if game.number and game.built_up == 0 and not game.countered:
            game.countered = game.counter = True
            game.side = 1 - game.attacker
            go_on(game, "attack")
            return
        game.counter = False
        game.side = game.attacker
        if not game.number:
            game.number = 1
            go_on(game, "attack")
        elif game.number < game.due:
            EXCHANGE.enter(game)
        else:
            game.tell("period_ended", game.period, game.score)
            go_on(game, "period_over")


class Exchange(Step):
    """Before a further attack the defender may lay a card aside (F3.6)."""

    name = "exchange"

    def enter(self, game: State) -> None:
        defender = 1 - game.attacker
        if game.hands[defender] and len(game.piles[defender]) > 1:
            game.ask(self, defender)
        else:
            FURTHER.enter(game)

    def options(self, game: State) -> list[int]:
        exchange = game.action(a.EXCHANGE)
        return [*[exchange | card for card in game.hands[game.asked]], game.action(a.KEEP)]

    def push(self, game: State, action: int) -> None:
        if a.verb_of(action) == a.EXCHANGE:
            seat, card = game.asked, a.argument_of(action)
            lay_down(game, seat, card)
            game.tell("card_exchanged", seat, card)
            draw(game, seat)
        FURTHER.enter(game)


class Further(Step):
    """The attacker plays a new card for a further attack (F3.5)."""

    name = "further"

    def enter(self, game: State) -> None:
        if game.hands[game.attacker]:
            game.ask(self, game.attacker)
        else:
            further_card(game, CLOSING)

    def options(self, game: State) -> list[int]:
        play = game.action(a.PLAY)
        return [play | card for card in game.hands[game.asked]]

    def push(self, game: State, action: int) -> None:
        further_card(game, a.argument_of(action))


def further_card(game: State, card: int) -> None:
    """A card on top of the last one, and the attack with it (F3.5)."""
    seat = game.attacker
    lay_down(game, seat, card)
    first, second = game.up
    game.up = (first, card) if seat else (card, second)
    game.tell("card_played", seat, card)
    draw(game, seat)
    game.number += 1
    go_on(game, "attack")


PERIOD: Final = STEPS["period"]
ATTACKS: Final = STEPS["attacks"]
EXCHANGE: Final = STEPS["exchange"]
FURTHER: Final = STEPS["further"]
