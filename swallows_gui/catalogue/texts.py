"""Reads texts that exist in several languages, and the sentences of AI seats.

English is always there, so that a missing text can fall back to it. `Voices` has, for each speaker and occasion,
several sentences that take turns.

A record keeps a sentence by a number made of the speaker and the sentence's id: speakers and English sentences are only
ever added at the end.

Sentences that take turns, as a language's file has them: each under an id that stays with it for good.

    "goal": {"1": "Goal!", "7": "It's in!", "2": "There it is!"}

An id is a number that English has given once; where a sentence stands in its list says nothing, so that one may be put
in or taken out anywhere and no language is shifted. A language that writes sentences of its own, for which there are no
English ones, puts its code before the number: "de3".
"""

import re
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Annotated, Any, Final, TypeVar

from pydantic import AfterValidator, BeforeValidator, Field, TypeAdapter

from swallows_gui.catalogue.foreign_text import LONGEST_NAME, lines, shown
from swallows_gui.catalogue.languages import FALLBACK
from swallows_gui.catalogue.mistakes import BadCard, Flaw, read
from swallows_gui.catalogue.places import data_path

LONGEST: Final = 2_000


def _name(given: Any) -> Any:
    return shown(given, LONGEST_NAME) if isinstance(given, str) else given


def _line(given: Any) -> Any:
    return shown(given) if isinstance(given, str) else given


def _lines(given: Any) -> Any:
    return lines(given) if isinstance(given, str) else given


Name = Annotated[str, BeforeValidator(_name)]
"""The name of a player, side, cup or season, cleaned and cut off."""
Line = Annotated[str, BeforeValidator(_line)]
"""A line that somebody else has written, cleaned."""
Lines = Annotated[str, BeforeValidator(_lines)]
"""A text of several lines that somebody else has written, cleaned."""


def _has_fallback(texts: dict[str, str]) -> dict[str, str]:
    if FALLBACK not in texts:
        raise Flaw(FALLBACK, "is missing; every other language falls back to it")
    return texts


Language = Annotated[str, Field(pattern=r"^[a-z]{2,3}(_[A-Z]{2})?$")]
Text = Annotated[
    dict[Language, Annotated[Lines, Field(min_length=1, max_length=LONGEST)]],
    Field(min_length=1, max_length=100),
    AfterValidator(_has_fallback),
]
"""One text in several languages: `languages.said` chooses."""
LONGEST_CALLED: Final = 100


def _called(given: Any) -> Any:
    return shown(given, LONGEST_CALLED) if isinstance(given, str) else given


NameText = Annotated[
    dict[Language, Annotated[str, BeforeValidator(_called), Field(min_length=1)]],
    Field(min_length=1, max_length=100),
    AfterValidator(_has_fallback),
]
"""What something is called in several languages: one line each, cut off."""


_ID: Final = re.compile(r"([a-z]{2,3}(_[A-Z]{2})?)?[1-9]\d{0,3}")

Said = TypeVar("Said")


def variants(given: Any) -> dict[str, Any]:
    """The sentences of a JSON object by id, in order. Raises `ValueError` with a sentence on what is wrong.

    >>> variants({"1": "In!", "de2": "Drin!"})
    {'1': 'In!', 'de2': 'Drin!'}
    >>> variants(["In!"])
    Traceback (most recent call last):
    ValueError: is not an object of sentences by id, such as {"1": "...", "2": "..."}
    """
    if not isinstance(given, dict) or not given:
        raise ValueError('is not an object of sentences by id, such as {"1": "...", "2": "..."}')
    for name in given:
        if not _ID.fullmatch(name):
            raise ValueError(f"{name[:40]!r} is no id of a sentence: a number, or a code and a number as in de3")
    return given


def several(given: Any) -> Any:
    """The sentences of an object without their ids, for a language that chooses by itself; a tuple stays as it is."""
    return given if isinstance(given, tuple) else tuple(variants(given).values())


Several = BeforeValidator(several)
ById = Annotated[dict[str, Said], BeforeValidator(variants)]


def answering(own: Mapping[str, str], source: Mapping[str, str], place: int, fitting: Sequence[str]) -> str:
    """The text in place of the English one at `place`: the language's own of that id, else another of its own among the
    ids in `fitting`, else English."""
    name = list(source)[place]
    if name in own:
        return own[name]
    others = [own[other] for other in fitting if other in own]
    return others[place % len(others)] if others else source[name]


FEWEST: Final = 4
"""English sentences for an occasion."""
APART: Final = 100
"""The number of a sentence is that of its speaker times this, and its place: its id less one."""

Sentences = dict[str, dict[str, dict[str, str]]]
_Sentence = Annotated[Line, Field(min_length=2, max_length=120)]
_SPEAKERS: Final = TypeAdapter(Annotated[tuple[str, ...], Field(min_length=8)])
_SENTENCES: Final = TypeAdapter(dict[str, dict[str, Annotated[ById[_Sentence], Field(min_length=1, max_length=APART)]]])


class Voices:
    """The sentences of AI seats in one folder of the data."""

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
        """The sentence with a number; another one if the language lacks it, English if it has none, "" if there is none
        at all."""
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
