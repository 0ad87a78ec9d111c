"""Cards on the table: what they are worth, who can answer with them, and who goes off for a foul (G0.8, G7)."""

from swallows_gui.games.grudgematch.rules.state import State
from swallows_gui.games.grudgematch.rules.tables import JACK, OFF, RANKS


def play(game: State, side: int, card: int, purpose: str, needed: int | None) -> int:
    """Play a card of a side for its man of that suit; returns its worth after rolling a face card's dice (G0.8)."""
    suit, rank = divmod(card, RANKS)
    game.hands[side] = tuple([held for held in game.hands[side] if held != card])
    game.discard += (card,)
    game.card_played = True
    dice: tuple[int, ...] = ()
    if rank < JACK:
        value = rank + 1
    else:
        number, more = game.tables.faces[rank - JACK]
        dice = tuple([game.chance.die() for _ in range(number)])
        value = sum(dice) + more
    game.tell("card_played", game.seat(side), suit, card, purpose, dice, value, needed)
    return value


def fitting(game: State, side: int, men: int, needed: int) -> list[int]:
    """The cards of a side that one of these men (a bit each) could reach a value with."""
    best = game.tables.best
    return [card for card in game.hands[side] if men >> (side * 4 + card // RANKS) & 1 and best[card] >= needed]


def foul(game: State, man: int, value: int) -> int:
    """A man fouls: the value with the higher of two dice, or 0 if he is sent off for a 1 (G7.1, G7.2)."""
    side = man // 4
    dice = game.chance.die(), game.chance.die()
    if 1 not in dice:
        game.tell("fouled", game.seat(side), man % 4, dice, False, value + max(dice))
        return value + max(dice)
    game.move(man, OFF)
    first, second = game.boxes
    game.boxes = (first, (*second, man)) if side else ((*first, man), second)
    game.tell("fouled", game.seat(side), man % 4, dice, True, None)
    return 0
