"""What men, cards and positions are worth, in goals: the evaluation of the game's own."""

from typing import Final

from swallows_gui.games.final_whistle.rules.odds import card_chance, next_strength
from swallows_gui.games.final_whistle.rules.options import SQUAD, YELLOW
from swallows_gui.games.final_whistle.rules.state import State

OFTEN: Final = 0.22
"""The chance that an attack of which nothing is known ends in a goal."""
STRENGTHS: Final = (0.0, 0.18, 0.37, 0.18, 0.18, 0.09)
"""By strength: how often a card of a deck has it (F2.2)."""

_TOP: Final = 0.012
"""A point of strength on top of a man of the field."""
_NEXT: Final = 0.006
_MAN: Final = 0.05
"""A man on the field, whatever he is."""
_RESERVE: Final = 0.01
_BOOKED: Final = 0.04
"""A booked man who still has yellow cards on his sides."""
_CARD: Final = 0.15
"""How much of a card's chance counts while it is held."""
_STRENGTH: Final = 0.02
"""A point of combat strength of a card that is held."""
_WIN: Final = 1.0
"""The match, beside the goals it was won by."""


def blind_duel(game: State, seat: int, card: int) -> float:
    """The goals by which a seat may expect to win a period in which it picks this card (F3.3), against a card of which
    only the frequency of strengths is known."""
    strength, chance = game.tables.cards[card].strength, card_chance(game, seat, card)
    total = 0.0
    for other, often in enumerate(STRENGTHS):
        ahead = strength - other
        if ahead > 0:
            total += often * (chance + OFTEN * (ahead - 1))
        elif ahead == 0:
            total += often * 0.5 * (chance - OFTEN)
        else:
            total += often * OFTEN * ahead
    return total


def held(game: State, seat: int, card: int) -> float:
    """The value of a card while it is held."""
    return _CARD * card_chance(game, seat, card) + _STRENGTH * game.tables.cards[card].strength


def of_men(game: State, seat: int) -> float:
    """The value of a seat's men for the attacks to come."""
    total = _RESERVE * len(game.bench[seat])
    for man in game.field[seat]:
        total += _MAN + _TOP * game.strength(man) + _NEXT * next_strength(game, man)
        if game.booked[man] and YELLOW in game.symbols[man]:
            total -= _BOOKED
    return total


def outlook(game: State, seat: int) -> float:
    """The goals by which a seat may expect to win from the present position on; the score is left out."""
    if game.after:
        return 0.0 if game.winner is None else _WIN if game.winner == seat else -_WIN
    mine = of_men(game, seat) + sum(held(game, seat, card) for card in game.hands[seat])
    return mine - of_men(game, 1 - seat)


def average(game: State, man: int) -> float:
    """The strength of a man over his four sides."""
    return sum(game.sides[man]) / 4


def upright(game: State, man: int) -> int:
    """The strength of a man's first side."""
    return game.sides[man][0]


def club_man(seat: int, number: int) -> int:
    """A man of a seat by his number in the club."""
    return seat * SQUAD + number
