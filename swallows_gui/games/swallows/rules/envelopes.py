"""Envelopes: before the whistle of a close match every other seat may tempt the referee, unseen by the others (S4.12).

`State.envelopes` is a row of numbers that all may know: whether the running match has had its round, and then, as they
lie open, what each holds; empty where the option is off. An envelope is one number, `seat << VERB_SHIFT | side <<
AMOUNT_BITS | amount`. `State.sealed` holds those that are not open yet, in the order of the seats; nobody but who put
the money in knows more than how many there are.
"""

from collections.abc import Iterable
from typing import Final, NamedTuple

from swallows_gui.engine.game import SEAT_SHIFT
from swallows_gui.games.swallows.rules.actions import (
    AMOUNT,
    AMOUNT_BITS,
    ARGUMENT,
    RETURN_ENVELOPES,
    SEAL,
    TAKE_ENVELOPE,
    VERB_SHIFT,
    WITHOUT_SEAT,
)
from swallows_gui.games.swallows.rules.bribes import most_of, take_bribe
from swallows_gui.games.swallows.rules.referee import penalty_sides
from swallows_gui.games.swallows.rules.state import State
from swallows_gui.games.swallows.rules.step import Step, proceed

NO_ROUND: Final = (0,)
"""Before the round of a match."""
_HAD: Final = (1,)
MOST_APART: Final = 1
"""Goals between the teams at most."""


class Envelope(NamedTuple):
    """What lies in an open envelope."""

    seat: int
    side: int
    amount: int
    """M."""


def rest_envelopes(game: State, had: bool = False) -> None:
    """A match begins or is over: none has been filled; or the round is taken as `had`."""
    if game.envelopes:
        game.envelopes = _HAD if had else NO_ROUND


def opened(game: State) -> list[Envelope]:
    """The envelopes that lie open, in the order of the seats."""
    return [read_envelope(each) for each in game.envelopes[1:]]


def sealing_seats(game: State) -> list[int]:
    """The seats that fill an envelope in a round, in their order: all but the referee."""
    return [seat for seat in range(game.seats) if seat != game.referee]


def is_due(game: State) -> bool:
    """Whether the round comes now, at the stoppage before the whistle."""
    return game.envelopes == NO_ROUND and abs(game.lead) <= MOST_APART and bool(penalty_sides(game))


def read_envelope(number: int) -> Envelope:
    """What an envelope holds."""
    return Envelope(number >> VERB_SHIFT, number >> AMOUNT_BITS & 1, number & AMOUNT)


class Sealing(Step):
    """Seat after seat puts a sum and a team into its envelope; the others learn nothing of it."""

    name = "sealing"

    def enter(self, game: State) -> None:
        """The round begins; what follows it lies on the stack."""
        game.envelopes, game.sealed = _HAD, ()
        game.ask(self, sealing_seats(game)[0])

    def options(self, game: State) -> list[int]:
        return [game.mover << SEAT_SHIFT | SEAL]

    def sums(self, game: State) -> list[int | range]:
        most = most_of(game, game.mover)
        base = game.mover << SEAT_SHIFT | SEAL
        sides = (base | side << AMOUNT_BITS for side in (0, 1))
        return [range(side + 1, side + most + 1) for side in sides] if most else []

    def push(self, game: State, action: int) -> None:
        game.sealed += (game.mover << VERB_SHIFT | action & ARGUMENT,)
        seats = sealing_seats(game)
        if len(game.sealed) < len(seats):
            game.ask(self, seats[len(game.sealed)])
        else:
            _open(game)


def _open(game: State) -> None:
    """All sums above 0 are opened at once."""
    filled = tuple(each for each in game.sealed if each & AMOUNT)
    game.sealed = ()
    if game.emits_events:
        game.log.append(("envelopes_opened", _told(game, map(read_envelope, filled))))
    if filled:
        game.envelopes = _HAD + filled
        game.ask(CHOICE, game.referee)
    else:
        proceed(game)


def _told(game: State, envelopes: Iterable[Envelope]) -> tuple[tuple[int, int, int], ...]:
    return tuple((seat, game.sides[side], amount) for seat, side, amount in envelopes)


class EnvelopeChoice(Step):
    """The referee takes one of the open envelopes, or none."""

    name = "envelopes"

    def options(self, game: State) -> list[int]:
        base = game.referee << SEAT_SHIFT
        return [base | RETURN_ENVELOPES, *(base | TAKE_ENVELOPE | each.seat for each in opened(game))]

    def push(self, game: State, action: int) -> None:
        there = opened(game)
        game.envelopes = _HAD
        if action & WITHOUT_SEAT == RETURN_ENVELOPES:
            if game.emits_events:
                game.log.append(("envelopes_returned",))
        else:
            taken = next(each for each in there if each.seat == action & ARGUMENT)
            take_bribe(game, *taken)
            if game.emits_events:
                ((seat, team, amount),) = _told(game, (taken,))
                game.log.append(("envelope_taken", seat, team, amount, game.referee))
        proceed(game)


CHOICE = EnvelopeChoice.steps["envelopes"]
SEALING = Sealing.steps["sealing"]
