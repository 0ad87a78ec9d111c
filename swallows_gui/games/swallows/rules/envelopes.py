"""The referee before a match: who referees, objections, envelopes, and the penalty out of the blue.

Clauses: S4.1, S4.2, S4.6, S4.8, and S4.12 for envelopes, in which every other seat may offer the referee money before
the whistle of a close match, unseen by the others.

`State.envelopes` is a row of numbers that all may know: whether the running match has had its round, and then, as they
lie open, what each holds; empty where the option is off. An envelope is one number, `seat << VERB_SHIFT | side <<
AMOUNT_BITS | amount`. `State.sealed` holds those that are not open yet, in the order of the seats; nobody but who put
the money in knows more than how many there are.
"""

from collections.abc import Iterable
from typing import Final, NamedTuple

from swallows_gui.engine.game import SEAT_SHIFT
from swallows_gui.games.swallows.rules import tables as t
from swallows_gui.games.swallows.rules.actions import (
    AMOUNT,
    AMOUNT_BITS,
    ARGUMENT,
    NO_OBJECTION,
    OBJECT,
    PENALTY,
    RETURN_ENVELOPES,
    SEAL,
    STEPS,
    TAKE_ENVELOPE,
    VERB_SHIFT,
    WITHOUT_SEAT,
    Step,
    proceed,
)
from swallows_gui.games.swallows.rules.bribes import most_of, take_bribe
from swallows_gui.games.swallows.rules.knockout import BEFORE_SHOT, award
from swallows_gui.games.swallows.rules.rulings import BOTH, decide_against
from swallows_gui.games.swallows.rules.state import NOBODY, NORMAL, SHOOTOUT, State


def first_holder(game: State) -> int:
    """Germany's trainer, or the first seat if Germany does not play (S4.1)."""
    return game.trainer[game.german] if game.german >= 0 else 0


def name_referee(game: State) -> None:
    """The card passes on to the seat that is to referee the coming match, and objections are asked (S4.1, S4.2)."""
    game.objected_now = 0
    start = game.card_at if game.match == 1 else (game.card_at + 1) % game.seats
    _pass_to(game, start)


def _pass_to(game: State, start: int) -> None:
    """Name the first available seat from `start` on; ask the others, or settle for a dummy (S4.8)."""
    barred = 1 << game.coach[0] | 1 << game.coach[1] | game.banned | game.objected_now
    for place in range(start, start + game.seats):
        seat = place % game.seats
        if not barred >> seat & 1:
            game.referee = seat
            game.objectors = _left_of(game, seat)
            OBJECTION.enter(game)
            return
    game.referee = NOBODY
    _settle(game)


def _left_of(game: State, seat: int) -> tuple[int, ...]:
    """The seats that still have their objection, clockwise from the left of `seat` (S4.2); none if all is one match."""
    if game.form.schedule.single or game.objected == (1 << game.seats) - 1:
        return ()
    others = (*range(seat + 1, game.seats), *range(seat))
    return tuple(other for other in others if not game.objected >> other & 1)


def _settle(game: State) -> None:
    """Settle the referee when nobody objects any more. If there is only the dummy, the card stays
    where it was (S4.8)."""
    if game.referee != NOBODY:
        game.card_at = game.referee
    if game.emits_events:
        game.log.append(("referee_settled", game.match, game.referee, game.card_at))
    game.stack.pop().enter(game)


class Objection(Step):
    """The seats that still have their objection are asked in turn (S4.2)."""

    name = "objection"

    def enter(self, game: State) -> None:
        if game.objectors:
            game.ask(self, game.objectors[0])
        else:
            _settle(game)

    def options(self, game: State) -> list[int]:
        base = game.mover << SEAT_SHIFT
        return [base | NO_OBJECTION, base | OBJECT]

    def push(self, game: State, action: int) -> None:
        seat, game.objectors = game.objectors[0], game.objectors[1:]
        if action & WITHOUT_SEAT == NO_OBJECTION:
            self.enter(game)
            return
        if game.emits_events:
            game.log.append(("objected", seat, game.referee))
        game.objected |= 1 << seat
        game.objected_now |= 1 << game.referee
        _pass_to(game, (game.referee + 1) % game.seats)


def penalty_sides(game: State) -> list[int]:
    """The sides that the referee may still give a penalty out of the blue (S4.6)."""
    if game.referee == NOBODY or game.period == SHOOTOUT or game.penalty_spent >> game.referee & 1:
        return []
    if game.bonds == BOTH or (game.knockout and game.period == NORMAL and game.is_level):
        return []
    return [side for side in (0, 1) if not game.bonds >> 1 - side & 1]


def penalty_actions(game: State) -> list[int]:
    """The penalties he may give, as actions."""
    return [game.referee << SEAT_SHIFT | PENALTY | side for side in penalty_sides(game)]


def give_penalty(game: State, action: int, then: Step) -> None:
    """Give the penalty out of the blue; afterwards `then` continues (S4.6)."""
    side = action & ARGUMENT
    game.penalty_spent |= 1 << game.referee
    decide_against(game, 1 - side)
    game.staged = ()
    game.a_side = side
    game.place = t.INSIDE
    game.stack += (then, PENALTY_OVER)
    award(game, "referee", game.referee)
    BEFORE_SHOT.enter(game)


class PenaltyOver(Step):
    """The penalty has been taken: nothing of it stays."""

    name = "penalty_over"

    def enter(self, game: State) -> None:
        game.rest_attack()
        proceed(game)


OBJECTION = STEPS["objection"]
PENALTY_OVER = STEPS["penalty_over"]


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
        """Begin the round of envelopes; the step that follows it is on the stack."""
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
