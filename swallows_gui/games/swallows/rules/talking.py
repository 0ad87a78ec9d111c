"""Talking: before the slips are filled in, seats praise teams and warn of them (S2.8).

What is said is open. `State.talk` is a row of numbers: how many turns are over, then what was said, each as
turn << `TURN_SHIFT` | kind << `TALK_SHIFT` | team; empty before the first turn, and where nobody talks. The turns of
the first round come first, from seat 0; a turn's seat is its number modulo that of the seats.
"""

from collections.abc import Iterator
from typing import Final, NamedTuple

from swallows_gui.engine.game import SEAT_SHIFT
from swallows_gui.games.swallows.rules.actions import ARGUMENT, PASS, PASSES, TALK, WITHOUT_SEAT
from swallows_gui.games.swallows.rules.betting import BETS
from swallows_gui.games.swallows.rules.state import State
from swallows_gui.games.swallows.rules.step import STEPS, Step

TALK_KINDS: Final = ("praise", "warn")
TALK_SHIFT: Final = 6
"""What an action says has the argument kind << TALK_SHIFT | team."""
TURN_SHIFT: Final = 8
MOST_SAID: Final = (2, 1)
"""By round: the most that a seat says."""
FEWEST_TALKERS: Final = 3
"""Seats from which on there is somebody to talk to behind somebody's back."""


class Saying(NamedTuple):
    """What a seat has said."""

    turn: int
    seat: int
    kind: int
    """An index of `TALK_KINDS`."""
    team: int


def sayings(game: State) -> Iterator[Saying]:
    """Everything that was said so far, in order."""
    for said in game.talk[1:]:
        turn, kind = said >> TURN_SHIFT, said >> TALK_SHIFT & (1 << TURN_SHIFT - TALK_SHIFT) - 1
        yield Saying(turn, turn % game.seats, kind, said & (1 << TALK_SHIFT) - 1)


def said_by(game: State, seat: int, kind: int, team: int) -> int:
    """The action with which a seat says something."""
    assert 0 <= team < len(game.field)
    return seat << SEAT_SHIFT | TALK | kind << TALK_SHIFT | team


def said_in_turn(game: State) -> int:
    """How much the seat that is asked has said in its turn."""
    return sum(said >> TURN_SHIFT == game.talk[0] for said in game.talk[1:])


def may_say(game: State) -> int:
    """How much the seat that is asked may still say in its turn."""
    return MOST_SAID[game.talk[0] // game.seats] - said_in_turn(game)


class Talk(Step):
    """Each seat in turn says two things at most, then once more one each (S2.8)."""

    name = "talk"

    def enter(self, game: State) -> None:
        if game.options.talk and game.form.economy.bets and game.seats >= FEWEST_TALKERS:
            game.talk = (0,)
            game.ask(self, 0)
        else:
            BETS.enter(game)

    def options(self, game: State) -> list[int]:
        seat = game.mover
        said = [said_by(game, seat, kind, team) for kind in range(len(TALK_KINDS)) for team in range(len(game.field))]
        return [*said, PASSES[seat]]

    def push(self, game: State, action: int) -> None:
        seat = game.mover
        if action & WITHOUT_SEAT == PASS:
            self._end_turn(game)
            return
        argument = action & ARGUMENT
        game.talk = (*game.talk, game.talk[0] << TURN_SHIFT | argument)
        if game.emits_events:
            kind, team = argument >> TALK_SHIFT, argument & (1 << TALK_SHIFT) - 1
            game.log.append(("talked", seat, TALK_KINDS[kind], team))
        if may_say(game):
            game.ask(self, seat)
        else:
            self._end_turn(game)

    def _end_turn(self, game: State) -> None:
        """The next seat, or the slips after the last one's second turn."""
        turns = game.talk[0] + 1
        game.talk = (turns, *game.talk[1:])
        if turns < len(MOST_SAID) * game.seats:
            game.ask(self, turns % game.seats)
        else:
            BETS.enter(game)


TALK_STEP = STEPS["talk"]
