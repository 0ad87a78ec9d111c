"""The ball on its way: blocks, edge and goal (G4.6 to G4.12)."""

from typing import Final

from swallows_gui.games.grudgematch.rules import actions as a
from swallows_gui.games.grudgematch.rules.ball import settle
from swallows_gui.games.grudgematch.rules.board import INTO_FRANCE, OFF
from swallows_gui.games.grudgematch.rules.cards import fitting, play
from swallows_gui.games.grudgematch.rules.goal import score_goal
from swallows_gui.games.grudgematch.rules.state import State
from swallows_gui.games.grudgematch.rules.step import STEPS, Step
from swallows_gui.games.grudgematch.rules.tables import FRANCE, GERMANY, RANKS

SIDE_BITS: Final = (0x0F, 0xF0)
"""By side, the bits of its men."""


def fly(game: State) -> None:
    """The ball runs on until somebody is asked or it comes to rest (G4.6)."""
    board = game.board
    while True:
        to = board.towards[game.ball][game.direction] if game.left else OFF
        if to < 0:
            break
        game.ball = to
        game.way += (to,)
        come = chances_at(game, to)
        if come:
            game.had_chance |= come
            game.chances = come
            if asks(game):
                return
        game.left -= 1
    if to == OFF:
        tell_way(game, "edge" if game.left else "spent")
        rest(game)
        return
    tell_way(game, "goal")
    game.rest_kick()
    score_goal(game, GERMANY if to == INTO_FRANCE else FRANCE)


def chances_at(game: State, space: int) -> int:
    """The men, a bit each, whose chance to block comes at a space: it is the first of the way that is next to them or
    their own; the kicker has none (G4.9, G4.10)."""
    near = game.board.near[space]
    found = 0
    for man, here in enumerate(game.men):
        if here in near and not game.had_chance >> man & 1:
            found |= 1 << man
    return found


def asks(game: State) -> bool:
    """Whether somebody is asked at this space, the opponent of the kicking side first (G4.11)."""
    for side in (1 - game.side, game.side):
        if game.chances & SIDE_BITS[side] and game.hands[side]:
            tell_way(game, None)
            game.ask(BLOCK, side)
            return True
    game.chances = 0
    return False


def tell_way(game: State, end: str | None) -> None:
    """What the ball has run since it was told last; with an end even if that is nothing."""
    if end is not None or game.way:
        way = game.way
        start = game.board.towards[way[0]][(game.direction + 4) % 8] if way else game.ball
        game.tell("ball_moved", start, way, game.ball, end)
        game.way = ()


def rest(game: State) -> None:
    """The ball stops where it is; then the side in turn may kick again (G4.12)."""
    game.rest_kick()
    settle(game)


class Block(Step):
    """Men who have their chance at this space may try to stop the ball (G4.9 to G4.11)."""

    name = "block"

    def options(self, game: State) -> list[int]:
        played = game.action(a.PLAY)
        found = fitting(game, game.asked, game.chances, game.left)
        return [*[played | card for card in found], game.action(a.PASS)]

    def push(self, game: State, action: int) -> None:
        side = game.asked
        if a.verb_of(action) == a.PASS:
            game.chances &= ~SIDE_BITS[side]
        else:
            card = a.argument_of(action)
            man = side * 4 + card // RANKS
            game.chances &= ~(1 << man)
            if play(game, side, card, "block", game.left) >= game.left:
                game.tell("blocked", game.seat(side), man % 4, game.ball)
                tell_way(game, "blocked")
                rest(game)
                return
            game.tell("block_failed", game.seat(side), man % 4, game.ball)
        if not asks(game):
            game.left -= 1
            fly(game)


BLOCK: Final = STEPS["block"]
