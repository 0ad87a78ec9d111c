"""The plain judgement of a seat: what `normal` plays (F18.2), and what playouts play for both.

It reads the open match and the seat's own hand, so the same thoughts serve a seat with its view and both sides of a
world that was drawn.
"""

from collections.abc import Callable, Mapping
from typing import Final

from swallows_gui.games.final_whistle.ai import squad_plan, worth
from swallows_gui.games.final_whistle.rules import actions as a
from swallows_gui.games.final_whistle.rules.odds import card_chance, next_strength, risk
from swallows_gui.games.final_whistle.rules.state import State
from swallows_gui.games.final_whistle.rules.tables import LINE_OF, SQUAD, YELLOW

NEXT: Final = 0.25
"""How much of the next strength counts when a man is marked."""
RISK: Final = 1.0
"""What it counts that a man is struck by his symbol, in points of strength."""
STRENGTH: Final = 0.09
"""What a point of combat strength counts when a card is picked, goals."""
LATE: Final = 4
"""From this period on booked men are substituted."""
USELESS: Final = 0.06
"""A card that is worth less is exchanged."""
SAVED: Final = 0.03
"""What a point of combat strength counts that is not spent on a further attack."""


def greedy(game: State, wish: int = 0) -> int:
    """What the seat asked does, by plain judgement; an action of `game.legal`."""
    legal = game.legal
    if len(legal) == 1:
        return legal[0]
    if game.step.name == "squad":
        return squad_plan.take(game, wish)
    return _ANSWERS[game.step.name](game)


def _man(game: State, action: int) -> int:
    return worth.club_man(game.asked, a.argument_of(action))


def marking(game: State, man: int) -> float:
    """What it is worth to mark a man: his strength, less what he risks, and a part of what he turns to."""
    return game.strength(man) - RISK * risk(game, man) + NEXT * next_strength(game, man)


def _mark(game: State) -> int:
    return max(game.legal, key=lambda action: (marking(game, _man(game, action)), -action))


def picking(game: State, seat: int, card: int) -> float:
    """What it is worth to pick a card for a period: its chance of a goal, and its combat strength."""
    return card_chance(game, seat, card) + STRENGTH * game.tables.cards[card].strength


def strongest(game: State) -> int:
    """The card of the greatest combat strength; of equal ones that with the best chance of a goal."""
    seat, cards = game.asked, game.tables.cards

    def rank(action: int) -> tuple[int, float, int]:
        card = a.argument_of(action)
        return cards[card].strength, card_chance(game, seat, card), -card

    return max(game.legal, key=rank)


def _card(game: State) -> int:
    seat = game.asked
    return max(game.legal, key=lambda action: picking(game, seat, a.argument_of(action)))


def _further(game: State) -> int:
    seat, cards = game.asked, game.tables.cards

    def score(action: int) -> float:
        card = a.argument_of(action)
        return card_chance(game, seat, card) - SAVED * cards[card].strength

    return max(game.legal, key=score)


def _exchange(game: State) -> int:
    seat = game.asked
    useless = min(game.hands[seat], key=lambda card: worth.held(game, seat, card))
    if worth.held(game, seat, useless) < USELESS:
        return game.action(a.EXCHANGE, useless)
    return game.action(a.KEEP)


def _substitutes(game: State) -> int:
    if game.period >= LATE:
        seat = game.asked
        for off in game.field[seat]:
            if not game.booked[off] or YELLOW not in game.symbols[off]:
                continue
            line = game.line[off]
            same = [on for on in game.bench[seat] if LINE_OF[on % SQUAD] == line]
            for on in same:
                if worth.average(game, on) >= worth.average(game, off) - 1:
                    return game.action(a.SUBSTITUTE, off % SQUAD * a.OFF + on % SQUAD)
    return game.action(a.DONE)


def _bring(game: State) -> int:
    line = game.line[game.leaving]

    def score(action: int) -> tuple[bool, int, float]:
        man = _man(game, action)
        return game.line[man] == line, worth.upright(game, man), worth.average(game, man)

    return max(game.legal, key=score)


def _least_missed(game: State) -> int:
    return min(game.legal, key=lambda action: (worth.average(game, _man(game, action)), action))


def _shooter(game: State) -> int:
    return max(game.legal, key=lambda action: (worth.upright(game, _man(game, action)), -action))


def _deck(game: State) -> int:
    seat = game.asked
    worths = [
        worth.blind_duel(game, seat, card) + card_chance(game, seat, card) for card in range(len(game.tables.cards))
    ]
    return squad_plan.next_card(game, worths)


def _agree(game: State) -> int:
    return game.action(a.AGREE)


_ANSWERS: Final[Mapping[str, Callable[[State], int]]] = {
    "colour": squad_plan.colour,
    "deck": _deck,
    "substitutes": _substitutes,
    "card": _card,
    "exchange": _exchange,
    "further": _further,
    "mark": _mark,
    "replace": _bring,
    "stand_in": _least_missed,
    "refill": _least_missed,
    "extra_time": _agree,
    "shooters": _shooter,
}
"""By step: what plain judgement does."""
