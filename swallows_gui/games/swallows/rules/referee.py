"""Who referees, objections, and the penalty out of the blue (S4.1, S4.2, S4.6, S4.8)."""

from swallows_gui.engine.game import SEAT_SHIFT
from swallows_gui.games.swallows.rules import tables as t
from swallows_gui.games.swallows.rules.actions import ARGUMENT, NO_OBJECTION, OBJECT, PENALTY, WITHOUT_SEAT
from swallows_gui.games.swallows.rules.germany import decide_against
from swallows_gui.games.swallows.rules.rulings import BOTH
from swallows_gui.games.swallows.rules.shot import BEFORE_SHOT, award
from swallows_gui.games.swallows.rules.state import NOBODY, NORMAL, SHOOTOUT, State
from swallows_gui.games.swallows.rules.step import STEPS, Step, proceed


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
    """Nobody objects any more. The card stays where it was if there is a dummy only (S4.8)."""
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
    """A penalty out of the blue; afterwards `then` goes on where it was (S4.6)."""
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
