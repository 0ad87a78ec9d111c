"""What AI seats say, as data: for each speaker, by occasion, several sentences that take turns.

A record keeps a sentence by its number, which is made of the speaker and the sentence's id (`variants.py`): speakers
and English sentences are only ever added at the end.
"""

from functools import lru_cache
from typing import Annotated, Final

from pydantic import Field, TypeAdapter

from swallows_gui.catalogue.languages import FALLBACK
from swallows_gui.catalogue.mistakes import BadCard, read
from swallows_gui.catalogue.places import data_path
from swallows_gui.catalogue.texts import Line
from swallows_gui.catalogue.variants import ById, answering

FEWEST: Final = 4
"""English sentences for an occasion."""
APART: Final = 100
"""The number of a sentence is that of its speaker times this, and its place: its id less one."""

Sentences = dict[str, dict[str, dict[str, str]]]
_Sentence = Annotated[Line, Field(min_length=2, max_length=120)]
_SPEAKERS: Final = TypeAdapter(Annotated[tuple[str, ...], Field(min_length=8)])
_SENTENCES: Final = TypeAdapter(dict[str, dict[str, Annotated[ById[_Sentence], Field(min_length=1, max_length=APART)]]])


class Voices:
    """Those of one folder of the data."""

    def __init__(self, *folder: str, occasions: tuple[str, ...]) -> None:
        self.folder, self.occasions = folder, occasions
        self.speakers = lru_cache(maxsize=1)(self._speakers)
        """The ids of those who speak; a speaker's number is its place. Raises `BadCard` for a mistake in the file."""
        self.sentences = lru_cache(maxsize=8)(self._sentences)
        """By speaker, occasion and id what is said in a language. Raises `BadCard` where English lacks one."""

    def _speakers(self) -> tuple[str, ...]:
        return read(data_path(*self.folder, "speakers.json"), _SPEAKERS)

    def _sentences(self, language: str) -> Sentences:
        name = f"{language}.json"
        found = read(data_path(*self.folder, name), _SENTENCES)
        for speaker in self.speakers() if language == FALLBACK else ():
            for occasion in self.occasions:
                said = found.get(speaker, {}).get(occasion, {})
                if len(said) < FEWEST:
                    raise BadCard(name, speaker, occasion, f"has fewer than {FEWEST} sentences")
                if list(said) != [str(number) for number in range(1, len(said) + 1)]:
                    raise BadCard(name, speaker, occasion, "has not the ids 1, 2, 3, ...: records count by them")
        return found

    def number_of(self, speaker: str, place: int) -> int:
        """The number under which a record keeps a sentence of an occasion."""
        return self.speakers().index(speaker) * APART + place

    def sentence(self, occasion: str, number: int, language: str) -> str:
        """The sentence of a number, or another where a language lacks it; in English where it has none, "" where there
        is none at all."""
        speaker, place = divmod(number, APART)
        if not 0 <= speaker < len(self.speakers()):
            return ""
        english, own = (self._said(code, self.speakers()[speaker], occasion) for code in (FALLBACK, language))
        return answering(own, english, place, list(english)) if place < len(english) else ""

    def _said(self, language: str, speaker: str, occasion: str) -> dict[str, str]:
        there = data_path(*self.folder, f"{language}.json").exists()
        return self.sentences(language).get(speaker, {}).get(occasion, {}) if there else {}


MATCH_VOICES: Final = Voices("resources", "voices", occasions=("goal", "conceded", "won", "lost", "unlucky"))
"""What is said in the games of one match: a goal for one's side or against it, a match won or lost, bad luck."""
