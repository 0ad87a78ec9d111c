"""What AI seats say, as data: for each speaker, by occasion, several sentences that take turns.

Speakers have the ids of characters (`characters.json`), and there may be more of them. A record keeps a sentence by its
number, so that speakers and sentences are only ever added at the end, and stand at the same place in every language.
"""

from functools import lru_cache
from typing import Annotated, Final

from pydantic import Field, TypeAdapter

from swallows_gui.catalogue.mistakes import BadCard, read
from swallows_gui.catalogue.places import data_path

FOLDER: Final = ("resources", "swallows", "voices")
OCCASIONS: Final = (
    "bets", "referee", "offered", "refused", "paid", "cheated", "out", "champion", "poor", "rich", "outbid", "whistled",
    "old_score",
)  # fmt: skip
"""Bets are in; named as referee; money offered to it, its own offer refused, its price paid; a one on a shot; a team
out, or champion; little money or much, by what all know or as a bluff; somebody outbid it, or whistled against it; or
did so in an earlier tournament of the season, and is met again."""
FEWEST: Final = 4
"""Sentences for an occasion."""
APART: Final = 100
"""The number of a sentence is that of its speaker times this, and its place."""

Sentences = dict[str, dict[str, tuple[str, ...]]]
_Sentence = Annotated[str, Field(min_length=2, max_length=120)]
_SPEAKERS: Final = TypeAdapter(Annotated[tuple[str, ...], Field(min_length=8)])
_SENTENCES: Final = TypeAdapter(
    dict[str, dict[str, Annotated[tuple[_Sentence, ...], Field(min_length=FEWEST, max_length=APART)]]]
)


@lru_cache(maxsize=1)
def speakers() -> tuple[str, ...]:
    """The ids of those who speak; a speaker's number is its place. Raises `BadCard` for a mistake in the file."""
    return read(data_path(*FOLDER, "speakers.json"), _SPEAKERS)


@lru_cache(maxsize=8)
def sentences(language: str) -> Sentences:
    """By speaker and occasion what is said in a language. Raises `BadCard` where one has nothing to say."""
    name = f"{language}.json"
    found = read(data_path(*FOLDER, name), _SENTENCES)
    for speaker in speakers():
        for occasion in OCCASIONS:
            if occasion not in found.get(speaker, {}):
                raise BadCard(name, speaker, occasion, "has nothing to say")
    return found


def number_of(speaker: str, place: int) -> int:
    """The number under which a record keeps a sentence of an occasion.

    >>> number_of("schemer", 3)
    203
    """
    return speakers().index(speaker) * APART + place


def sentence(occasion: str, number: int, language: str) -> str:
    """The sentence of a number; in English where a language lacks it, "" where there is none at all."""
    speaker, place = divmod(number, APART)
    if not 0 <= speaker < len(speakers()):
        return ""
    for code in (language, "en"):
        if not data_path(*FOLDER, f"{code}.json").exists():
            continue
        said = sentences(code)[speakers()[speaker]].get(occasion, ())
        if place < len(said):
            return said[place]
    return ""
