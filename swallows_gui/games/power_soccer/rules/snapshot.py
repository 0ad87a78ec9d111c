"""A match's state as plain JSON, faces and cards by their names."""

from collections.abc import Mapping
from typing import Any, Final

from swallows_gui.engine.chance import Seeded
from swallows_gui.engine.game import Json
from swallows_gui.games.power_soccer.rules.state import NOBODY, NOTHING_THROWN, State
from swallows_gui.games.power_soccer.rules.step import STEPS
from swallows_gui.games.power_soccer.rules.tables import CARDS, FACES, GOAL_AT

_NUMBERS: Final = ("mover", "starter", "attack", "attacker", "defender", "points", "minutes", "kick_first")
_PAIRS: Final = ("score", "shots", "hits", "kicks", "kick_goals")


def write_state(game: State) -> Json:
    """All that the match is made of."""
    state: Json = {
        "options": game.options.as_json(),
        "chance": game.chance.state,
        "step": game.step,
        "card": CARDS[game.card],
        "booked": game.booked,
        "thrown": [FACES[face] for face in game.thrown if face >= 0],
    }
    state.update((name, getattr(game, name)) for name in _NUMBERS)
    state.update((name, list(getattr(game, name))) for name in _PAIRS)
    return state


def read_state(game: State, state: Mapping[str, Any]) -> None:
    """Fill in what `write_state` wrote. Raises `KeyError`, `ValueError` or `TypeError` if it is none of this game."""
    game.chance = Seeded.at(_whole(state["chance"]))
    game.step = state["step"]
    game.card = CARDS.index(state["card"])
    game.booked = bool(state["booked"])
    for name in _NUMBERS:
        setattr(game, name, _whole(state[name]))
    for name in _PAIRS:
        first, second = state[name]
        setattr(game, name, (_whole(first), _whole(second)))
    faces = [FACES.index(name) for name in state["thrown"]]
    game.thrown = (faces[0], faces[1]) if faces else NOTHING_THROWN
    _check(game)
    game.legal = [] if game.mover == NOBODY else STEPS[game.step].options(game)


def _whole(value: Any) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise ValueError(f"{value!r} is no whole number")
    return value


def _check(game: State) -> None:
    """What no match can be is refused, so that nothing that follows stumbles over it."""
    people = range(NOBODY, game.seats)
    if not all(seat in people for seat in (game.mover, game.attacker, game.defender)):
        raise ValueError("a seat that is not there")
    if game.starter not in (NOBODY, 0, 1) or game.kick_first not in (NOBODY, 0, 1):
        raise ValueError("a side that is not there")
    if game.step not in STEPS:
        raise ValueError(f"no step {game.step!r}")
    if game.points not in range(0, GOAL_AT, 5) or min(game.attack, game.minutes) < 0:
        raise ValueError("points, attacks or minutes that cannot be")
    if any(number < 0 for name in _PAIRS for number in getattr(game, name)):
        raise ValueError("fewer than none")
    if (game.step == "choose" and game.mover != NOBODY) != (game.thrown != NOTHING_THROWN):
        raise ValueError("two dice, and nothing to choose")
