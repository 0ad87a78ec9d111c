"""Who was who, told when a game is over: the level and the character that each AI seat played with."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from swallows_gui.games.swallows.data.characters import characters
from swallows_gui.games.swallows.words.names import Names
from swallows_gui.models import vocabulary
from swallows_gui.services.glossary import translate
from swallows_gui.services.language import language

if TYPE_CHECKING:
    from swallows_gui.session.seats import Seat


def unmasked(names: Names, seats: Sequence[Seat], played: Sequence[str]) -> list[str]:
    """A line for each seat that played a character; `played` has their ids by seat, "" for none."""
    by_id = {character.id: character for character in characters()}
    return [
        translate("Unmasked", "{seat}: {level}, {character}").format(
            seat=names.seat(number),
            level=vocabulary.level_name(seat.level),
            character=language().name(by_id[played_as]),
        )
        for number, (seat, played_as) in enumerate(zip(seats, played, strict=True))
        if played_as in by_id
    ]
