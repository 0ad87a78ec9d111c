"""A match's state as plain JSON."""

from collections.abc import Mapping
from typing import Any

from swallows_gui.engine.chance import Seeded
from swallows_gui.engine.game import Json
from swallows_gui.games.tactics_board.rules.board import OFF, SQUARES
from swallows_gui.games.tactics_board.rules.state import NUMBERS, PAIRS, TRUTHS, WORDS, State
from swallows_gui.games.tactics_board.rules.step import STEPS
from swallows_gui.games.tactics_board.rules.tables import NOBODY, PAWNS, SIDES

_PAWN_FIELDS = ("holder", "picked", "no_touch", "kicker")
_SQUARE_FIELDS = ("ball", "spot", "corner_square")
_SIDE_FIELDS = ("asked", "o_side", "kick_off_side", "first_kick_off", "shootout_first")


def write_state(game: State) -> Json:
    """All that the match is made of."""
    state: Json = {"options": game.options.as_json(), "chance": game.chance.state, "at": list(game.at)}
    state.update((name, getattr(game, name)) for name in (*NUMBERS, *WORDS, *TRUTHS))
    state.update((name, list(getattr(game, name))) for name in PAIRS)
    return state


def read_state(game: State, state: Mapping[str, Any]) -> None:
    """Fill in what `write_state` wrote. Raises `KeyError`, `ValueError` or `TypeError` if it is none of this game."""
    game.chance = Seeded.at(_whole(state["chance"]))
    for name in NUMBERS:
        setattr(game, name, _whole(state[name]))
    for name in WORDS:
        setattr(game, name, _text(state[name]))
    for name in TRUTHS:
        setattr(game, name, bool(state[name]))
    for name in PAIRS:
        first, second = state[name]
        setattr(game, name, (_whole(first), _whole(second)))
    squares = [_whole(square) for square in state["at"]]
    if len(squares) != SIDES * PAWNS:
        raise ValueError("twenty-two pawns")
    for pawn, square in enumerate(squares):
        if not OFF <= square < SQUARES or (square != OFF and square in squares[pawn // PAWNS * PAWNS : pawn]):
            raise ValueError(f"pawn {pawn} cannot stand on {square}")
        game.put(pawn, square)
    _check(game)
    game._legal = None
    if game.asked != NOBODY and not game.legal:
        raise ValueError("a step that offers nothing")


def _whole(value: Any) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise ValueError(f"{value!r} is no whole number")
    return value


def _text(value: Any) -> str:
    if not isinstance(value, str):
        raise TypeError(f"{value!r} is no word")
    return value


def _check(game: State) -> None:
    """What no match can be is refused, so that nothing that follows stumbles over it."""
    if any(getattr(game, name) not in range(NOBODY, SIDES * PAWNS) for name in _PAWN_FIELDS):
        raise ValueError("a pawn that is not there")
    if any(getattr(game, name) not in range(OFF, SQUARES) for name in _SQUARE_FIELDS):
        raise ValueError("a square that is not there")
    if any(getattr(game, name) not in range(NOBODY, SIDES) for name in _SIDE_FIELDS):
        raise ValueError("a side that is not there")
    if game.step not in STEPS or (game.after == "") != (game.asked != NOBODY):
        raise ValueError(f"nobody can be asked in {game.step!r}")
    if any(keeper // PAWNS != side for side, keeper in enumerate(game.keepers)):
        raise ValueError("a keeper of the other side")
    if any(partner not in range(game.seats // SIDES) for partner in game.partner):
        raise ValueError("a seat that is not there")
    if game.sent_off >> SIDES * PAWNS or game.booked >> SIDES * PAWNS or game.offside >> SIDES * PAWNS:
        raise ValueError("pawns that are not there")
    if any(game.at[pawn] != OFF for pawn in range(SIDES * PAWNS) if game.sent_off >> pawn & 1):
        raise ValueError("a pawn on the board that has been sent off")
    if min(*game.score, *game.kicks, *game.kick_goals, game.plays, game.sets, game.period, game.sent_off) < 0:
        raise ValueError("fewer than none")
