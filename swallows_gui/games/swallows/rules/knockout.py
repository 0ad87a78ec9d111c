"""The shoot-out, and the whistle that ends a match (S8.3, S8.4)."""

from swallows_gui.games.swallows.rules import tables as t
from swallows_gui.games.swallows.rules.reds import RedQuestion
from swallows_gui.games.swallows.rules.shot import award, shoot
from swallows_gui.games.swallows.rules.state import State
from swallows_gui.games.swallows.rules.step import STEPS, Step

KICKS = 5
"""Penalties each before pairs decide."""
VISITORS = 1


def kick_off_shootout(game: State) -> None:
    """Five penalties each, visitors first (S8.3)."""
    game.kicks = game.kick_goals = (0, 0)
    _next_kick(game)


def decided(kicks: tuple[int, int], goals: tuple[int, int]) -> bool:
    """Whether one team cannot be caught, or is ahead after a pair beyond the fifth (S8.3); home first.

    >>> decided(kicks=(3, 3), goals=(3, 0)), decided(kicks=(3, 3), goals=(2, 0))
    (True, False)
    """
    home, away = kicks
    if home >= KICKS and away >= KICKS:
        return home == away and goals[0] != goals[1]
    return goals[0] > goals[1] + max(0, KICKS - away) or goals[1] > goals[0] + max(0, KICKS - home)


def _next_kick(game: State) -> None:
    home, away = game.kicks
    side = VISITORS if away == home else 0
    game.a_side = side
    game.place = t.INSIDE
    game.kicks = (home + 1, away) if side == 0 else (home, away + 1)
    game.stack.append(KICK_OVER)
    award(game, "shootout")
    game.off_side = side
    SHOOTOUT_RED.enter(game)


class ShootoutRed(RedQuestion):
    """Before the die each side may play one red `in_shootout`, the shooter first (S8.3)."""

    name = "shootout_red"
    moment = t.IN_SHOOTOUT
    on = "kick"

    def side(self, game: State) -> int:
        return game.off_side

    def after(self) -> Step:
        return SHOOTOUT_RED_DONE

    def passed(self, game: State) -> None:
        SHOOTOUT_RED_DONE.enter(game)


class ShootoutRedDone(Step):
    """After the shooter the other side may play a red; then the kick is taken."""

    name = "shootout_red_done"

    def enter(self, game: State) -> None:
        if game.off_side == game.a_side:
            game.off_side = 1 - game.a_side
            SHOOTOUT_RED.enter(game)
        else:
            shoot(game)


class KickOver(Step):
    """The kick is over: the next one, or the shoot-out is decided."""

    name = "kick_over"

    def enter(self, game: State) -> None:
        game.rest_attack()
        if decided(game.kicks, game.kick_goals):
            FINAL_WHISTLE.enter(game)
        else:
            _next_kick(game)


class FinalWhistle(Step):
    """The match is over; what comes after it stands on the stack (S6)."""

    name = "final_whistle"

    def enter(self, game: State) -> None:
        game.rest_attack()
        game.stack.pop().enter(game)


SHOOTOUT_RED = STEPS["shootout_red"]
SHOOTOUT_RED_DONE = STEPS["shootout_red_done"]
KICK_OVER = STEPS["kick_over"]
FINAL_WHISTLE = STEPS["final_whistle"]
