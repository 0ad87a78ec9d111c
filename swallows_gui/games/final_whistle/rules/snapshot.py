"""A match's state as plain JSON."""

from collections.abc import Mapping
from typing import Any, Final

from swallows_gui.engine.chance import Seeded
from swallows_gui.engine.game import Json
from swallows_gui.games.final_whistle.rules.state import BY_MAN, BY_SEAT, PLAIN, State
from swallows_gui.games.final_whistle.rules.step import STEPS
from swallows_gui.games.final_whistle.rules.tables import CARDS, SQUAD, SQUAD_MEN

_TUPLES: Final = frozenset(("score", "up", "built", "to_check", "closing_open", "shootout"))
_MOST_ON_A_MAN: Final = 4
"""Lines, sides, marks and bookings are below this."""


def write_state(game: State) -> Json:
    """All that the match is made of."""
    options = game.options
    state: Json = {
        "options": {
            "squads": options.squads,
            "decks": options.decks,
            "clubs": options.clubs,
            "extra_time": options.extra_time,
            "holder": options.holder,
            "holder_points": options.holder_points,
            "leg": options.leg,
            "first_leg": list(options.first_leg),
            "take_back": options.take_back,
        },
        "step": game.step.name,
        "chance": game.chance.state,
    }
    for name in PLAIN:
        value = getattr(game, name)
        state[name] = list(value) if name in _TUPLES else value
    state["marked"] = [list(men) for men in game.marked]
    for name in BY_SEAT:
        state[name] = [list(items) for items in getattr(game, name)]
    for name in BY_MAN:
        state[name] = list(getattr(game, name))
    return state


def read_state(game: State, state: Mapping[str, Any]) -> None:
    """Fill a fresh match with what `write_state` wrote. Raises `KeyError`, `TypeError` or `ValueError` for what is no
    state."""
    game.step = STEPS[state["step"]]
    game.chance = Seeded.at(int(state["chance"]))
    for name in PLAIN:
        value = state[name]
        setattr(game, name, tuple(value) if name in _TUPLES else value)
    first, second = (tuple(men) for men in state["marked"])
    game.marked = first, second
    for name in BY_SEAT:
        ours, theirs = (tuple(items) for items in state[name])
        setattr(game, name, [ours, theirs])
    for name in BY_MAN:
        values = state[name]
        if len(values) != 2 * SQUAD or any(not 0 <= value < _MOST_ON_A_MAN for value in values):
            raise ValueError(f"{name} has no value for each man")
        setattr(game, name, bytearray(values))
    _check_men(game)
    _check_cards(game)
    game._legal = None


def _check_men(game: State) -> None:
    for seat in range(2):
        men = [*game.field[seat], *game.bench[seat], *game.box[seat]]
        if len(men) not in (0, SQUAD_MEN) or len(set(men)) != len(men) or any(man // SQUAD != seat for man in men):
            raise ValueError(f"a man of seat {seat} is in no place or in two")


def _check_cards(game: State) -> None:
    for seat in range(2):
        held = [*game.hands[seat], *game.piles[seat]]
        if len(set(held)) != len(held) or any(not 0 <= card < len(CARDS) for card in held):
            raise ValueError(f"a card of seat {seat} is in two places")
