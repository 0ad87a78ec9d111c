"""Characters of AI seats as data: a name, and by level the weights in which one differs from the level's usual ones."""

from functools import lru_cache
from typing import Annotated

from pydantic import Field, TypeAdapter

from swallows_gui.catalogue.mistakes import BadCard, Strict, read
from swallows_gui.catalogue.places import data_path
from swallows_gui.catalogue.texts import Text
from swallows_gui.games.swallows.data.name_files import named

FILE = "characters.json"

Weight = Annotated[float, Field(ge=-100, le=100)]


class CharacterModel(Strict):
    """One character. What a weight means stands in ai/weights.py; the AI refuses names that are not there."""

    id: str = Field(pattern=r"^[a-z]+(-[a-z]+)*$")
    name: Text
    weights: dict[str, dict[str, Weight]]
    """Level: weight: value."""


_CHARACTERS = TypeAdapter(Annotated[tuple[CharacterModel, ...], Field(min_length=1)])


@lru_cache(maxsize=1)
def characters() -> tuple[CharacterModel, ...]:
    """All characters in the order of the file. Raises `BadCard` for a mistake in it."""
    found = read(data_path("resources", "swallows", FILE), _CHARACTERS)
    seen: set[str] = set()
    for character in found:
        if character.id in seen:
            raise BadCard(FILE, character.id, "id", "another character has it")
        seen.add(character.id)
    return tuple(named("characters", {character.id: character for character in found}).values())
