"""What AI seats say, as data: for each speaker, by occasion, several sentences that take turns.

A record keeps a sentence by its number, so that speakers and sentences are only ever added at the end, and stand at the
same place in every language.
"""

from functools import lru_cache
from typing import Annotated, Final

from pydantic import Field, TypeAdapter

from swallows_gui.catalogue.mistakes import BadCard, read
from swallows_gui.catalogue.places import data_path
from swallows_gui.catalogue.texts import Line

FEWEST: Final = 4
"""Sentences for an occasion."""
APART: Final = 100
"""The number of a sentence is that of its speaker times this, and its place."""

Sentences = dict[str, dict[str, tuple[str, ...]]]
_Sentence = Annotated[Line, Field(min_length=2, max_length=120)]
_SPEAKERS: Final = TypeAdapter(Annotated[tuple[str, ...], Field(min_length=8)])
_SENTENCES: Final = TypeAdapter(
    dict[str, dict[str, Annotated[tuple[_Sentence, ...], Field(min_length=FEWEST, max_length=APART)]]]
)


class Voices:
    """Those of one folder of the data."""

    def __init__(self, *folder: str, occasions: tuple[str, ...]) -> None:
        self.folder, self.occasions = folder, occasions
        self.speakers = lru_cache(maxsize=1)(self._speakers)
        """The ids of those who speak; a speaker's number is its place. Raises `BadCard` for a mistake in the file."""
        self.sentences = lru_cache(maxsize=8)(self._sentences)
        """By speaker and occasion what is said in a language. Raises `BadCard` where one has nothing to say."""

    def _speakers(self) -> tuple[str, ...]:
        return read(data_path(*self.folder, "speakers.json"), _SPEAKERS)

    def _sentences(self, language: str) -> Sentences:
        name = f"{language}.json"
        found = read(data_path(*self.folder, name), _SENTENCES)
        for speaker in self.speakers():
            for occasion in self.occasions:
                if occasion not in found.get(speaker, {}):
                    raise BadCard(name, speaker, occasion, "has nothing to say")
        return found

    def number_of(self, speaker: str, place: int) -> int:
        """The number under which a record keeps a sentence of an occasion."""
        return self.speakers().index(speaker) * APART + place

    def sentence(self, occasion: str, number: int, language: str) -> str:
        """The sentence of a number; in English where a language lacks it, "" where there is none at all."""
        speaker, place = divmod(number, APART)
        if not 0 <= speaker < len(self.speakers()):
            return ""
        for code in (language, "en"):
            if not data_path(*self.folder, f"{code}.json").exists():
                continue
            said = self.sentences(code)[self.speakers()[speaker]].get(occasion, ())
            if place < len(said):
                return said[place]
        return ""


MATCH_VOICES: Final = Voices("resources", "voices", occasions=("goal", "conceded", "won", "lost", "unlucky"))
"""What is said in the games of one match: a goal for one's side or against it, a match won or lost, bad luck."""
