"""The run: men, dice and where they can get to (G3)."""

from collections.abc import Mapping
from typing import Final

from swallows_gui.games.grudgematch.rules import actions as a
from swallows_gui.games.grudgematch.rules.actions import STEPS, Step, proceed
from swallows_gui.games.grudgematch.rules.state import NONE, State
from swallows_gui.games.grudgematch.rules.tables import NOBODY, OFF


def reach(game: State, man: int, steps: int) -> Mapping[int, int]:
    """The spaces that a man can reach with so many steps, each with the space before it on a shortest way (G3.2); his
    own is left out."""
    board, on, ball = game.board, game.on, game.ball
    here = game.men[man]
    came: dict[int, int] = {here: here}
    edge = [here]
    for _ in range(steps):
        reached = []
        for space in edge:
            for to in board.beside[space]:
                if to in came or on[to] != NOBODY or to == ball:
                    continue
                box = board.box_of[to]
                if box >= 0 and man != box * 4:
                    continue
                came[to] = space
                reached.append(to)
        edge = reached
    del came[here]
    return came


def way_to(came: Mapping[int, int], space: int) -> list[int]:
    """The spaces that a man runs over, from `reach`, to one of its spaces."""
    way = [space]
    while came[way[-1]] in came:
        way.append(came[way[-1]])
    return way[::-1]


def can_step(game: State, man: int) -> bool:
    """Whether a man is on the field and can take a step (G3.3)."""
    here = game.men[man]
    return here != OFF and any(game.is_open_to(man, to) for to in game.board.beside[here])


def runners(game: State, side: int) -> list[int]:
    """The men of a side who have not run in this turn and can take a step."""
    return [man for man in range(side * 4, side * 4 + 4) if not game.have_run >> man & 1 and can_step(game, man)]


def dice_left(game: State) -> tuple[int, ...]:
    """The dice that a man may still run with: with doubles the one that each has (G3.1)."""
    first, second = game.dice
    if first == second:
        return (first,)
    return tuple(die for at, die in enumerate(game.dice) if not game.dice_used >> at & 1)


class Run(Step):
    """Two dice; then one man after another is picked with a die (G3.1, G3.3)."""

    name = "run"

    def enter(self, game: State) -> None:
        if not game.dice:
            game.dice = game.chance.die(), game.chance.die()
            game.tell("run_rolled", game.seat(game.side), game.dice, game.dice[0] == game.dice[1])
        if dice_left(game) and runners(game, game.side):
            game.ask(self, game.side)
        else:
            proceed(game)

    def options(self, game: State) -> list[int]:
        run, dice = game.action(a.RUN), dice_left(game)
        found = [run | man % 4 * a.DIE + die for man in runners(game, game.side) for die in dice]
        return [*found, game.action(a.DONE)]

    def push(self, game: State, action: int) -> None:
        if a.verb_of(action) == a.DONE:
            proceed(game)
            return
        suit, die = divmod(a.argument_of(action), a.DIE)
        game.runner, game.run_die = game.side * 4 + suit, die
        game.ask(RUN_TO, game.side)


class RunTo(Step):
    """The picked man leaves his space (G3.3). Until then only his side knows which man is picked."""

    name = "run_to"

    def options(self, game: State) -> list[int]:
        to = game.action(a.TO)
        return [to | space for space in sorted(reach(game, game.runner, game.run_die))]

    def push(self, game: State, action: int) -> None:
        man, die, space = game.runner, game.run_die, a.argument_of(action)
        here = game.men[man]
        game.move(man, space)
        game.runner, game.run_die = NONE, 0
        game.tell("ran", game.seat(man // 4), man % 4, here, space, die)
        if game.back_to != NONE:
            game.back_to = NONE
            proceed(game)
            return
        game.have_run |= 1 << man
        if game.dice[0] != game.dice[1]:
            game.dice_used |= 1 << game.dice.index(die)
        RUN.enter(game)


class AfterGoalRun(Step):
    """After a goal one man may run with one die (G6.1)."""

    name = "after_goal_run"

    def options(self, game: State) -> list[int]:
        run = game.action(a.RUN)
        men = range(game.asked * 4, game.asked * 4 + 4)
        return [*[run | man % 4 * a.DIE for man in men if can_step(game, man)], game.action(a.DONE)]

    def push(self, game: State, action: int) -> None:
        if a.verb_of(action) == a.DONE:
            game.back_to = NONE
            proceed(game)
            return
        game.runner, game.run_die = game.asked * 4 + a.argument_of(action) // a.DIE, game.back_to
        game.ask(RUN_TO, game.asked)


RUN: Final = STEPS["run"]
RUN_TO: Final = STEPS["run_to"]
AFTER_GOAL_RUN: Final = STEPS["after_goal_run"]
