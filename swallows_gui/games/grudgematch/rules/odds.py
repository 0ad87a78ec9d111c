"""Chances from what a seat knows (G13.2): of a card, of an unseen hand, of a ball on its way."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from math import comb
from typing import NamedTuple

from swallows_gui.games.grudgematch.rules.kick import tacklers
from swallows_gui.games.grudgematch.rules.sampling import Known
from swallows_gui.games.grudgematch.rules.state import State
from swallows_gui.games.grudgematch.rules.tables import FRANCE, GERMANY, INTO_FRANCE, JACK, OFF, RANKS, Tables


class ShotChance(NamedTuple):
    """A man's chance to block a ball on its way."""

    man: int
    needed: int
    space: int


class Ray(NamedTuple):
    """The way of a ball if it is not blocked."""

    way: tuple[int, ...]
    """The spaces that it runs over."""
    end: str
    """ "spent", "edge" or "goal"."""
    side: int
    """Whom a goal counts for; -1 where it is none."""
    chances: tuple[ShotChance, ...]
    """Who may block it and what he needs, in the order of the way."""

    @property
    def space(self) -> int:
        """The space where the ball ends; -1 for a goal at the first step."""
        return self.way[-1] if self.way else OFF


def chance_of(tables: Tables, card: int, needed: int) -> float:
    """The chance that a card is worth at least so much.

    >>> from swallows_gui.games.grudgematch.data.board import load
    >>> chance_of(load(), 10, 3), chance_of(load(), 6, 8)
    (0.6666666666666666, 0.0)
    """
    rank = card % RANKS
    if rank < JACK:
        return 1.0 if rank + 1 >= needed else 0.0
    dice, more = tables.faces[rank - JACK]
    return _reached(dice, needed - more)


@lru_cache(maxsize=64)
def _reached(dice: int, needed: int) -> float:
    """The chance that the sum of one or two dice is at least so much."""
    if dice == 1:
        return min(6, max(0, 7 - needed)) / 6
    return sum(first + second >= needed for first in range(1, 7) for second in range(1, 7)) / 36


@lru_cache(maxsize=4096)
def best_of_unseen(chances: tuple[float, ...], unseen: int, hand: int) -> float:
    """The chance that the best card of a hand succeeds. The hand has `hand` of the `unseen` cards; `chances` are those
    of the cards that could succeed, best first.

    >>> best_of_unseen((1.0,), 10, 5)
    0.5
    """
    found = 0.0
    whole = comb(unseen, hand)
    for better, chance in enumerate(chances):
        if unseen - better - 1 >= hand - 1 >= 0:
            found += chance * comb(unseen - better - 1, hand - 1) / whole
    return found


def stops(view: Known, man: int, needed: int) -> float:
    """The chance that the best card of a man's side reaches a worth; for a hidden hand by the unseen cards."""
    side, suit = divmod(man, 4)
    tables, hidden = view.open.tables, side != view.side_of_seat
    cards = view.unseen if hidden else view.open.hands[side]
    fit = sorted((chance_of(tables, card, needed) for card in cards if card // RANKS == suit), reverse=True)
    able = tuple(chance for chance in fit if chance > 0)
    if not able:
        return 0.0
    return best_of_unseen(able, len(view.unseen), view.hand_sizes[side]) if hidden else able[0]


def tackled(view: Known, value: int) -> float:
    """The chance that the side in turn loses a kick of this value to a tackle, if the other wants it."""
    through = 1.0
    for man in tacklers(view.open):
        through *= 1 - stops(view, man, value)
    return 1 - through


def ray(game: State, direction: int, value: int) -> Ray | None:
    """The way of a ball that runs so far from its present space, and who may block it; None for a way off the field."""
    board, had = game.board, game.had_chance
    towards = board.towards
    space = game.ball
    if space == OFF or towards[space][direction] == OFF:
        return None
    way: list[int] = []
    chances: list[ShotChance] = []
    for left in range(value, 0, -1):
        to = towards[space][direction]
        if to == OFF:
            return Ray(tuple(way), "edge", -1, tuple(chances))
        if to < 0:
            return Ray(tuple(way), "goal", GERMANY if to == INTO_FRANCE else FRANCE, tuple(chances))
        space = to
        way.append(to)
        near = board.near[to]
        for man, here in enumerate(game.men):
            if here in near and not had >> man & 1 and man != game.kicker:
                had |= 1 << man
                chances.append(ShotChance(man, left, to))
    return Ray(tuple(way), "spent", -1, tuple(chances))


def goal_chance(view: Known, found: Ray, side: int) -> float:
    """The chance that a ball on this way is a goal for `side`: its own men let it pass, the others stop it if they
    can. 0 for a way that ends on the field."""
    if side < 0 or found.side != side:
        return 0.0
    through = 1.0
    for man, needed, _space in _against(found.chances, side):
        through *= 1 - stops(view, man, needed)
    return through


def goal_if(view: Known, card: int | None) -> float:
    """The chance that the running kick is a goal in the end, if the side asked plays this card for a tackle or block,
    or passes (None). Before a tackle the kicker is taken to choose his best way."""
    game = view.open
    if game.step.name == "tackle":
        ways = (ray(game, direction, game.value) for direction in range(8))
        through = max((goal_chance(view, way, game.side) for way in ways if way is not None), default=0.0)
        needed = game.tackle_value
    else:
        way = ray(game, game.direction, game.left - 1) if game.left > 1 else None
        through = goal_chance(view, way, way.side) if way is not None else 0.0
        needed = game.left
    return through if card is None else through * (1 - chance_of(game.tables, card, needed))


def _against(chances: Sequence[ShotChance], side: int) -> Iterator[ShotChance]:
    return (chance for chance in chances if chance.man // 4 != side)


def can_answer(game: State) -> tuple[int, ...]:
    """The men for whom the asked side may play a card now (G4.1, G4.3, G4.9)."""
    match game.step.name:
        case "kick":
            return tuple(game.next_to_ball(game.side))
        case "tackle":
            return tuple(tacklers(game))
        case "block":
            return tuple(man for man in range(game.asked * 4, game.asked * 4 + 4) if game.chances >> man & 1)
    return ()
