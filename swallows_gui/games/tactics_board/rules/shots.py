"""Shots at the goal, and the shoot-out (T10, T14.5)."""

from typing import Final

from swallows_gui.games.tactics_board.rules import actions as a
from swallows_gui.games.tactics_board.rules.actions import Step, ask, go
from swallows_gui.games.tactics_board.rules.moving import give_offside, spoils_shot
from swallows_gui.games.tactics_board.rules.periods import end_match
from swallows_gui.games.tactics_board.rules.state import State, number_of
from swallows_gui.games.tactics_board.rules.tables import PAWNS

RESULTS: Final = {"ball": "goal", "flag": "corner", "kick": "goal_kick"}
"""By sign (T10.3)."""
KICKS: Final = 5
"""Of each side in a shoot-out, before pairs decide (T14.5)."""


def signs(game: State) -> tuple[str, ...]:
    """What the spinner or the shooting die shows, by number from 1."""
    return game.tables.spinner if game.options.shot == "spinner" else game.tables.shooting_die


def _spin(game: State) -> tuple[int | None, int | None, str]:
    """Spin or roll, and what the result means."""
    shown = signs(game)
    if game.options.shot == "die":
        die = game.chance.die()
        return None, die, RESULTS[shown[die - 1]]
    sector = game.chance.below(len(shown)) + 1
    return sector, None, RESULTS[shown[sector - 1]]


class ShotDue(Step):
    """The holder shoots, unless an opponent spoils the shot (T10.1, T10.2)."""

    name = "shot"

    def enter(self, game: State) -> None:
        spoiler = spoils_shot(game, game.holder)
        if spoiler >= 0:
            give_offside(game, spoiler, goal_area=True)
        else:
            ask(game, "shoot", game.holder // PAWNS)


class Shoot(Step):
    """The spinner is spun (T10.3)."""

    name = "shoot"

    def options(self, game: State) -> list[int]:
        return [game.action(a.SHOOT)]

    def push(self, game: State, action: int) -> None:
        del action
        take_shot(game)


def take_shot(game: State) -> None:
    """Goal, corner kick or goal kick (T10.3, T10.4)."""
    pawn = game.holder
    side, number = pawn // PAWNS, number_of(pawn)
    game.moved(side)
    sector, die, result = _spin(game)
    game.tell("shot_taken", side, number, game.ball, sector, die, result)
    if result == "goal":
        red, blue = game.score
        game.score = (red, blue + 1) if side else (red + 1, blue)
        game.tell("goal", side, number, game.score)
        game.kick_off_side = 1 - side
        go(game, "kick_off")
    elif result == "corner":
        go(game, "corner_due")
    else:
        game.o_side = 1 - side
        go(game, "goal_kick")


class Shootout(Step):
    """Kicks in turn until one side cannot be caught (T14.5)."""

    name = "shootout"

    def enter(self, game: State) -> None:
        ask(game, self.name, kicking_side(game))

    def options(self, game: State) -> list[int]:
        return [game.action(a.SHOOT)]

    def push(self, game: State, action: int) -> None:
        del action
        side = game.asked
        pawn = next_kicker(game, side)
        game.moved(side)
        sector, die, result = _spin(game)
        goal = result == "goal"
        game.tell("shot_taken", side, number_of(pawn), None, sector, die, "goal" if goal else "miss")
        game.kicks = _added(game.kicks, side, 1)
        game.kick_goals = _added(game.kick_goals, side, int(goal))
        if is_decided(game.kicks, game.kick_goals):
            end_match(game, "shootout")
        else:
            self.enter(game)


def kicking_side(game: State) -> int:
    """The side whose kick of the shoot-out is next."""
    return game.shootout_first ^ (sum(game.kicks) % 2)


def next_kicker(game: State, side: int) -> int:
    """The pawn of a side that kicks next: from the highest number, and again; keepers do not kick (T14.5)."""
    kickers = [pawn for pawn in game.left(side) if pawn != game.keepers[side]]
    return kickers[-1 - game.kicks[side] % len(kickers)]


def is_decided(kicks: tuple[int, int], goals: tuple[int, int]) -> bool:
    """Whether a shoot-out is over.

    >>> is_decided((3, 3), (3, 0)), is_decided((3, 3), (2, 0)), is_decided((6, 6), (5, 4))
    (True, False, True)
    """
    if max(kicks) > KICKS:
        return kicks[0] == kicks[1] and goals[0] != goals[1]
    return any(goals[side] > goals[1 - side] + KICKS - kicks[1 - side] for side in (0, 1))


def shootout_winner(kicks: tuple[int, int], goals: tuple[int, int]) -> int | None:
    """The winner of a shoot-out after so many kicks and goals by side, None while it goes on (T14.5).

    >>> shootout_winner((3, 3), (3, 0)), shootout_winner((3, 3), (2, 0)), shootout_winner((6, 6), (4, 5))
    (0, None, 1)
    """
    if not is_decided(kicks, goals):
        return None
    return 0 if goals[0] > goals[1] else 1


def _added(pair: tuple[int, int], side: int, more: int) -> tuple[int, int]:
    return (pair[0], pair[1] + more) if side else (pair[0] + more, pair[1])
