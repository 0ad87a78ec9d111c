"""The shoot-out (F9.4 to F9.7)."""

from typing import Final

from swallows_gui.games.final_whistle.rules import actions as a
from swallows_gui.games.final_whistle.rules.actions import STEPS, Step
from swallows_gui.games.final_whistle.rules.ending import end_match
from swallows_gui.games.final_whistle.rules.options import LINE_OF, SQUAD, G, Men
from swallows_gui.games.final_whistle.rules.period import roll_off
from swallows_gui.games.final_whistle.rules.state import NONE, State

SERIES: Final = 5
"""Shots of a side in a series."""


def can_shoot(game: State, seat: int) -> Men:
    """All men of a seat who may shoot: not those who are or were made goalie, nor those in the box (F9.4, F9.5)."""
    men = sorted((*game.field[seat], *game.bench[seat]))
    return tuple(man for man in men if LINE_OF[man % SQUAD] != G and game.line[man] != G)


def left_to_shoot(game: State, seat: int) -> Men:
    """The men who may be named for this series: those who have not shot, or all if too few are left (F9.7)."""
    able = can_shoot(game, seat)
    fresh = tuple(man for man in able if not game.shot >> man & 1)
    return fresh if len(fresh) >= SERIES else able


class Shooters(Step):
    """Each seat names its shooters in order, in secret; then they shoot (F9.5)."""

    name = "shooters"

    def enter(self, game: State) -> None:
        if not game.shootout:
            game.shootout = 0, 0
            for seat in range(2):
                goalie = game.goalie(seat)
                if goalie != NONE:
                    game.top[goalie] = 0
        for seat in range(2):
            able = left_to_shoot(game, seat)
            due = min(SERIES, len(able))
            while len(game.shooters[seat]) < due:
                open_men = [man for man in able if man not in game.shooters[seat]]
                if len(open_men) > 1:
                    game.ask(self, seat)
                    return
                name_shooter(game, open_men[0])
        shoot(game)

    def options(self, game: State) -> list[int]:
        seat = game.asked
        shooter = game.action(a.SHOOTER)
        return [shooter | man % SQUAD for man in left_to_shoot(game, seat) if man not in game.shooters[seat]]

    def push(self, game: State, action: int) -> None:
        name_shooter(game, game.asked * SQUAD + a.argument_of(action))
        self.enter(game)


def name_shooter(game: State, man: int) -> None:
    """A man is the next of his side's list."""
    seat = man // SQUAD
    game.shooters[seat] += (man,)
    game.tell("shooter_chosen", seat, man % SQUAD)


def shoot(game: State) -> None:
    """Both lists are shown; they shoot in turn until one side cannot be caught (F9.6, F9.7)."""
    lists = game.shooters
    game.shooters = [(), ()]
    for seat in range(2):
        if len(left_to_shoot(game, seat)) == len(can_shoot(game, seat)):
            for man in can_shoot(game, seat):
                game.shot &= ~(1 << man)
    for seat in range(2):
        game.tell("shooters_named", seat, tuple([man % SQUAD for man in lists[seat]]))
        for man in lists[seat]:
            game.top[man] = 0
            game.shot |= 1 << man
    if game.begins == NONE:
        game.begins = roll_off(game)
    for shot in range(2 * SERIES):
        seat = game.begins ^ shot % 2
        take_shot(game, seat, lists[seat][shot // 2 % len(lists[seat])] if lists[seat] else NONE)
        if decided(game, shot + 1):
            break
    if game.winner is None and not lists[0] and not lists[1]:
        # Nobody could ever score: the roll that gave the first shot gives the match.
        game.shootout = (0, 1) if game.begins else (1, 0)
    if game.winner is not None:
        end_match(game, "shootout")
    else:
        SHOOTERS.enter(game)


def decided(game: State, shots: int) -> bool:
    """Whether one side cannot be caught after so many shots of a series (F9.7)."""
    ahead = game.shootout[game.begins] - game.shootout[1 - game.begins]
    first_left, second_left = SERIES - (shots + 1) // 2, SERIES - shots // 2
    return ahead > second_left or -ahead > first_left


def take_shot(game: State, seat: int, man: int) -> None:
    """A shot: only a higher total than the goalie's is a goal; then the goalie turns (F9.6)."""
    goalie = game.goalie(1 - seat)
    strengths = game.strength(man), game.strength(goalie)
    dice: tuple[int, ...] = (game.special_die(), game.special_die()) if man != NONE else ()
    goal = bool(dice) and strengths[0] + game.value_of(dice[0]) > strengths[1] + game.value_of(dice[1])
    if goal:
        ours, theirs = game.shootout
        game.shootout = (ours, theirs + 1) if seat else (ours + 1, theirs)
    if dice and goalie != NONE and not game.is_stand_in(goalie):
        game.top[goalie] = (game.top[goalie] + 1) % 4
    shooter = None if man == NONE else man % SQUAD
    keeper = None if goalie == NONE else goalie % SQUAD
    game.tell("shot_taken", seat, shooter, keeper, strengths, dice, goal, game.shootout)


SHOOTERS: Final = STEPS["shooters"]
