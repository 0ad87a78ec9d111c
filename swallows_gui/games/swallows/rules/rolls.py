"""Foul, offside, swallow and rough-goal rolls: the die, the reds on it and the referee (S4.3, S5.14 step 3)."""

from typing import Final

from swallows_gui.engine.game import SEAT_SHIFT
from swallows_gui.games.swallows.rules import tables as t
from swallows_gui.games.swallows.rules.actions import ARGUMENT, CHANGE_DIE, LEAVE_DIE, WITHOUT_SEAT
from swallows_gui.games.swallows.rules.bribes import OpenToBribes
from swallows_gui.games.swallows.rules.dice import ATTACKER_WANTS_MORE, favoured_by_more
from swallows_gui.games.swallows.rules.germany import decide_against
from swallows_gui.games.swallows.rules.marks import PURPOSES
from swallows_gui.games.swallows.rules.reds import RedQuestion
from swallows_gui.games.swallows.rules.state import NOBODY, State
from swallows_gui.games.swallows.rules.step import STEPS

_WHEN: Final = (t.AFTER_FOUL_ROLL, t.AFTER_OFFSIDE_ROLL, t.AFTER_SWALLOW_ROLL, t.AFTER_ROUGH_ROLL)
ONE_LESS: Final = CHANGE_DIE | 0
"""The argument of a change is what it adds, raised by one."""
ONE_MORE: Final = CHANGE_DIE | 2


class RollRed(RedQuestion):
    """The side the total speaks against may play a red on the roll; when it passes, the referee decides (S5.14)."""

    name = "roll_red"

    def side(self, game: State) -> int:
        """The side that the total speaks against."""
        purpose = game.purpose
        lower = game.total < game.tables.turns[purpose]
        return game.a_side if lower == (purpose in ATTACKER_WANTS_MORE) else 1 - game.a_side

    def when(self, game: State) -> int:
        return _WHEN[game.purpose]

    def enter(self, game: State) -> None:
        self.question(game, self.side(game), _WHEN[game.purpose])

    def modified(self, game: State) -> str:
        return PURPOSES[game.purpose] + "_roll"

    def passed(self, game: State) -> None:
        REFEREE_DIE.enter(game)


class RefereeDie(OpenToBribes):
    """The referee may change the total by one where that crosses a mark (S4.3)."""

    name = "referee_die"

    def enter(self, game: State) -> None:
        total, marks = game.total, game.tables.crossings[game.purpose]
        crosses = total in marks or total + 1 in marks
        if crosses and game.referee != NOBODY and not game.silenced and (not game.bonds or self._may_cross(game)):
            game.ask(self, game.referee)
        else:
            game.stack.pop().enter(game)

    def options(self, game: State) -> list[int]:
        """Nothing, and the changes that his bonds leave him (S4.7)."""
        base = game.referee << SEAT_SHIFT
        favoured = favoured_by_more(game)
        legal = [base | LEAVE_DIE]
        if not game.bonds >> favoured & 1:
            legal.append(base | ONE_LESS)
        if not game.bonds >> 1 - favoured & 1:
            legal.append(base | ONE_MORE)
        return legal

    def push(self, game: State, action: int) -> None:
        if action & WITHOUT_SEAT == LEAVE_DIE:
            if game.emits_events:
                game.log.append(("die_left", game.referee))
            game.stack.pop().enter(game)
            return
        delta = (action & ARGUMENT) - 1
        game.total += delta
        favoured = favoured_by_more(game)
        decide_against(game, favoured if delta < 0 else 1 - favoured)
        if game.emits_events:
            game.log.append(("die_changed", game.referee, delta, game.total))
        game.stack.pop().enter(game)

    @staticmethod
    def _may_cross(game: State) -> bool:
        """Whether his bonds leave him a change that would cross a mark."""
        total, marks, bonds = game.total, game.tables.crossings[game.purpose], game.bonds
        favoured = favoured_by_more(game)
        return (total in marks and not bonds >> favoured & 1) or (total + 1 in marks and not bonds >> 1 - favoured & 1)


ROLL_RED = STEPS["roll_red"]
REFEREE_DIE = STEPS["referee_die"]
