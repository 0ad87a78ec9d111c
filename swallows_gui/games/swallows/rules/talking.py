"""Talk before the slips are filled in (S2.8), and the slips themselves, which each seat fills in secretly (S2).

What is said is open. `State.talk` is a row of numbers: how many turns are over, then what was said, each as
turn << `TURN_SHIFT` | kind << `TALK_SHIFT` | team; empty before the first turn, and where nobody talks. The turns of
the first round come first, from seat 0; a turn's seat is its number modulo that of the seats.
"""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from swallows_gui.engine.game import SEAT_SHIFT
from swallows_gui.games.swallows.rules.actions import (
    ARGUMENT,
    BET,
    BET_KINDS,
    HAND_IN,
    PASS,
    PASSES,
    STEPS,
    TALK,
    WITHOUT_SEAT,
    Step,
    proceed,
)
from swallows_gui.games.swallows.rules.formats import MOST_TEAMS
from swallows_gui.games.swallows.rules.state import State
from swallows_gui.games.swallows.rules.tables import MOST_SEATS

OUT_OF_REACH = (1 << 30) - 1
"""More than any stake a seat could pay, M: of a team that it has bet on already."""
KIND_BITS = 2
"""A bet's argument is team << KIND_BITS | kind."""
BETS_ON = tuple(
    tuple(
        tuple(seat << SEAT_SHIFT | BET | team << KIND_BITS | kind for kind in range(len(BET_KINDS)))
        for team in range(MOST_TEAMS)
    )
    for seat in range(MOST_SEATS)
)
"""By seat and team: the actions of betting on it, one of each kind."""
ALL_KINDS = range(len(BET_KINDS))


def bet_of(action: int) -> tuple[int, str]:
    """The team that an action bets on, and the kind, one of `BET_KINDS`.

    >>> bet_of(BETS_ON[0][5][1])
    (5, 'F')
    """
    team, kind = divmod(action & ARGUMENT, 1 << KIND_BITS)
    return team, BET_KINDS[kind]


def kinds_of(game: State) -> Sequence[int]:
    """The kinds of bets that the format has, as indices of BET_KINDS."""
    bets = game.form.economy.bets
    return ALL_KINDS if len(bets) == len(BET_KINDS) else [at for at, kind in enumerate(BET_KINDS) if kind in bets]


class Bets(Step):
    """Seat after seat places its bets, one small action each, and hands the slip in (S2.1 to S2.3)."""

    name = "bets"

    def enter(self, game: State) -> None:
        if game.form.economy.bets:
            game.ask(self, 0)
        else:
            proceed(game)

    def options(self, game: State) -> list[int]:
        seat = game.mover
        stakes = list(game.stakes)
        german = game.german
        owed = stakes[german] if german >= 0 else 0
        for team, _kind in game.bets[seat]:
            stakes[team] = OUT_OF_REACH
            if team == german:
                owed = 0
        legal = [] if owed else [seat << SEAT_SHIFT | HAND_IN]
        spare = game.cash[seat] - owed
        if owed:
            stakes[german] = spare
        kinds = kinds_of(game)
        for stake, bets in zip(stakes, BETS_ON[seat], strict=False):
            if stake <= spare:
                legal += bets if len(kinds) == len(bets) else [bets[kind] for kind in kinds]
        return legal

    def push(self, game: State, action: int) -> None:
        seat = game.mover
        if action & WITHOUT_SEAT == HAND_IN:
            if seat + 1 < game.seats:
                game.ask(self, seat + 1)
            else:
                proceed(game)
            return
        team, kind = (action & ARGUMENT) >> KIND_BITS, action & (1 << KIND_BITS) - 1
        stake = game.stakes[team]
        game.cash[seat] -= stake
        game.bets[seat] += ((team, kind),)
        if game.emits_events:
            game.log.append(("bet_placed", seat, team, BET_KINDS[kind], stake))
        if team != game.german and game.cash[seat] >= 2 * max(game.stakes):  # all else is still within its means
            kinds = kinds_of(game)
            at = game.legal.index(action - kind + kinds[0])
            game.legal = game.legal[:at] + game.legal[at + len(kinds) :]
        else:
            game.ask(self, seat)


BETS = STEPS["bets"]


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
