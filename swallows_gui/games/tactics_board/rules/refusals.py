"""Why an action is not allowed: the exact reason for one that is not among a seat's choices (T19)."""

from swallows_gui.engine.game import Refusal
from swallows_gui.games.tactics_board.rules import actions as a
from swallows_gui.games.tactics_board.rules.ball import allowed_ends
from swallows_gui.games.tactics_board.rules.board import (
    HALVES,
    SQUARES,
    differences,
    distance,
    ends_of_ways,
    ways,
    zone,
)
from swallows_gui.games.tactics_board.rules.kick_off import line_up_order
from swallows_gui.games.tactics_board.rules.moving import is_bound, why_closed
from swallows_gui.games.tactics_board.rules.state import State
from swallows_gui.games.tactics_board.rules.tables import PAWNS

_WITHOUT_ARGUMENT = (a.ROLL, a.KEEPER, a.SHOOT, a.PASS, a.PLAY_ON)


def why_not_now(game: State, action: int) -> Refusal:
    """Why the asked seat cannot do an action that is not among its choices, as a refusal with code."""
    verb, argument = a.verb_of(action), a.argument_of(action)
    step = game.step
    found: Refusal | None = None
    if verb == a.SPOT and step == "kickoff":
        found = _why_no_spot(game, argument)
    elif verb == a.PLACE and step == "line_up":
        found = _why_no_place(game, argument)
    elif verb == a.KEEPER and step == "move" and game.keepers[game.asked] == game.holder:
        found = Refusal("holder_stays")
    elif verb == a.PICK and step in ("pawn", "corner", "taker", "new_keeper"):
        found = _why_no_pick(game, game.asked * PAWNS + argument - 1)
    elif verb == a.TO and step in ("to", "keeper", "corner_to"):
        found = _why_not_to(game, argument)
    elif verb == a.PLAY and step == "ball":
        found = _why_no_play(game, argument)
    elif verb == a.DRIBBLE and step == "ball":
        found = _why_no_dribble(game, argument)
    return found or Refusal("not_legal_now", {"step": step})


def names_something(_game: State, action: int) -> bool:
    """Whether an action's verb exists, and its argument is a valid pawn, square or both."""
    verb, argument = a.verb_of(action), a.argument_of(action)
    if verb >> a.VERB_SHIFT >= len(a.VERBS):
        return False
    if verb == a.SPOT:
        return 1 <= argument >> a.SQUARE_BITS <= PAWNS
    if verb == a.PICK:
        return 1 <= argument <= PAWNS
    return argument == 0 if verb in _WITHOUT_ARGUMENT else argument < SQUARES


def _closed(game: State, pawn: int, square: int) -> Refusal | None:
    code = why_closed(game, pawn, square)
    return Refusal(code, {"square": square}) if code else None


def _why_no_spot(game: State, argument: int) -> Refusal:
    number, square = divmod(argument, 1 << a.SQUARE_BITS)
    pawn = game.asked * PAWNS + number - 1
    if game.sent_off >> pawn & 1:
        return Refusal("sent_off", {"pawn": number})
    if square not in game.tables.circle[game.asked]:
        return Refusal("not_the_circle", {"square": square})
    return Refusal("cannot_take", {"pawn": number})


def _why_no_place(game: State, square: int) -> Refusal | None:
    pawn = line_up_order(game)[game.placing]
    side = pawn // PAWNS
    if pawn == game.keepers[side]:
        return None
    if square not in game.tables.front_row[side]:
        return Refusal("not_row_eight", {"square": square})
    if side != game.kick_off_side and (square in game.tables.circle[side] or zone(game.ball) >> square & 1):
        return Refusal("zone", {"square": square})
    return _closed(game, pawn, square)


def _why_no_pick(game: State, pawn: int) -> Refusal | None:
    number = pawn % PAWNS + 1
    if game.sent_off >> pawn & 1:
        return Refusal("sent_off", {"pawn": number})
    if game.step == "taker":
        return Refusal("cannot_take", {"pawn": number})
    if pawn == game.holder:
        return Refusal("holder_stays")
    if pawn == game.keepers[game.asked]:
        return Refusal("keeper_steps_only")
    return Refusal("full_roll", {"roll": game.roll}) if game.step == "pawn" else None


def _why_not_to(game: State, square: int) -> Refusal | None:
    pawn = game.picked
    here = game.at[pawn]
    if game.step == "corner_to":
        side = pawn // PAWNS
        kept_clear = zone(game.corner_square) if side != game.o_side else 1 << game.corner_square
        if kept_clear >> square & 1:
            return Refusal("zone", {"square": square})
        return Refusal("own_pawn_there", {"square": square}) if square == here else _closed(game, pawn, square)
    if game.step == "keeper":
        if distance(here, square) != 1:
            return Refusal("full_roll", {"roll": 1})
    elif reason := _why_no_way(game, pawn, square):
        return reason
    if reason := _closed(game, pawn, square):
        return reason
    return Refusal("may_not_touch", {"restart": game.no_touch_why}) if pawn == game.no_touch else None


def _why_no_way(game: State, pawn: int, square: int) -> Refusal | None:
    """Why no way leads to a square with this roll."""
    here = game.at[pawn]
    if not ends_of_ways(here, game.roll) >> square & 1:
        return _full_or_bent(here, square, game.roll)
    side = pawn // PAWNS
    if is_bound(game, pawn) and HALVES[1 - side] >> square & 1:
        return Refusal("own_half_only", {"square": square})
    passed = next(way.passed for way in ways(here, game.roll) if way.end == square)
    opponents = game.own[1 - side]
    if all(way & opponents for way in passed):
        return Refusal("opponent_in_the_way")
    if is_bound(game, pawn) and all(way & (opponents | HALVES[1 - side]) for way in passed):
        return Refusal("own_half_only", {"square": square})
    return None


def _full_or_bent(here: int, square: int, roll: int) -> Refusal:
    dx, dy = differences(here, square)
    if max(dx, dy) > roll or dx + dy < roll:
        return Refusal("full_roll", {"roll": roll})
    return Refusal("one_bend", {"roll": roll})


def _why_no_play(game: State, square: int) -> Refusal:
    dx, dy = differences(game.ball, square)
    if game.roll not in (max(dx, dy), dx + dy):
        return _full_or_bent(game.ball, square, game.roll)
    if square not in allowed_ends(game):
        return Refusal("must_cross" if game.restart == "kick_off" else "must_leave_area")
    return Refusal("only_opponent_there", {"square": square})


def _why_no_dribble(game: State, square: int) -> Refusal | None:
    if game.roll != 1 or game.restart:
        return Refusal("only_on_a_one")
    if distance(game.ball, square) != 1:
        return Refusal("full_roll", {"roll": 1})
    return _closed(game, game.holder, square)
