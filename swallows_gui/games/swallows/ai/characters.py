"""Characters: what makes two seats of one level play differently. Each seat draws its own from its seed.

A level's characters stand in resources/swallows/characters.json as changes of `Weights`. Nobody is told which one a
seat has before the game is over.
"""

from dataclasses import fields, replace
from functools import lru_cache

from swallows_gui.catalogue.mistakes import BadCard
from swallows_gui.engine.chance import Seeded
from swallows_gui.games.swallows.ai.match_context import FORESEEING, NOT_SEARCHED, Weights
from swallows_gui.games.swallows.data.characters import FILE, CharacterModel, characters

_WEIGHTS = {field.name: field.type for field in fields(Weights)}


@lru_cache(maxsize=8)
def cast(level: str) -> tuple[tuple[str, Weights], ...]:
    """The characters for seats of a level, with their weights. Raises `BadCard` for an unknown weight, one that changes
    nothing, and a level without characters."""
    found = tuple(
        (character.id, _weights(character, level)) for character in characters() if level in character.weights
    )
    if not found:
        raise BadCard(FILE, "", "weights", f"no character of level {level}")
    return found


def character(level: str, seat: int, seed: int) -> tuple[str, Weights]:
    """The character that a seat has, by its id, and its weights.

    Seats of one table are given neighbouring seeds (lab/playing.py): then no two draw the same character while there
    are enough of them.
    """
    all_of_them = cast(level)
    return all_of_them[(Seeded(seed - seat).below(len(all_of_them)) + seat) % len(all_of_them)]


def _weights(character: CharacterModel, level: str) -> Weights:
    changes: dict[str, float | int] = {}
    for name, value in character.weights[level].items():
        if name not in _WEIGHTS:
            raise BadCard(FILE, character.id, f"weights.{level}.{name}", "is no weight")
        if name in NOT_SEARCHED:
            raise BadCard(FILE, character.id, f"weights.{level}.{name}", "is read by no seat that searches")
        changes[name] = round(value) if _WEIGHTS[name] in (int, "int") else value
    return replace(FORESEEING, **changes)  # type: ignore[arg-type]
