"""A match's state as plain JSON."""

from collections.abc import Mapping
from typing import Any, Final

from swallows_gui.engine.chance import Seeded
from swallows_gui.engine.game import Json
from swallows_gui.games.grudgematch.rules.board import NOBODY, OFF
from swallows_gui.games.grudgematch.rules.state import PLAIN, State
from swallows_gui.games.grudgematch.rules.step import STEPS
from swallows_gui.games.grudgematch.rules.tables import CARDS, JOKER

_TUPLES: Final = frozenset(("score", "lain", "dice", "way"))


def write_state(game: State) -> Json:
    """All that the match is made of."""
    options = game.options
    state: Json = {
        "options": {
            "germany": options.germany,
            "fouling": options.fouling,
            "rows": options.rows,
            "take_back": options.take_back,
        },
        "step": game.step.name,
        "stack": [step.name for step in game.stack],
        "chance": game.chance.state,
        "men": list(game.men),
        "boxes": [list(box) for box in game.boxes],
        "hands": [list(hand) for hand in game.hands],
        "pile": list(game.pile),
        "pile_at": game.pile_at,
        "discard": list(game.discard),
    }
    for name in PLAIN:
        value = getattr(game, name)
        state[name] = list(value) if name in _TUPLES else value
    return state


def read_state(game: State, state: Mapping[str, Any]) -> None:
    """Fill a fresh match with what `write_state` wrote. Raises `KeyError`, `TypeError` or `ValueError` for what is no
    state."""
    game.step = STEPS[state["step"]]
    game.stack = [STEPS[name] for name in state["stack"]]
    game.chance = Seeded.at(int(state["chance"]))
    for name in PLAIN:
        value = state[name]
        setattr(game, name, tuple(value) if name in _TUPLES else value)
    for man, space in enumerate(state["men"]):
        if not OFF <= space < game.board.size or (space != OFF and game.on[space] != NOBODY):
            raise ValueError(f"man {man} cannot stand on {space}")
        game.move(man, space)
    first, second = (tuple(box) for box in state["boxes"])
    game.boxes = (first, second)
    game.hands = [tuple(hand) for hand in state["hands"]]
    game.pile, game.pile_at = tuple(state["pile"]), state["pile_at"]
    game.discard = tuple(state["discard"])
    cards = [*game.hands[0], *game.hands[1], *game.discard, *game.pile[game.pile_at :]]
    if sorted(card for card in cards if card != JOKER) != list(range(CARDS)):
        raise ValueError("a card is in no place or in two")
    game._legal = None
