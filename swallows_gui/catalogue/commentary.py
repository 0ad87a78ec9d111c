"""What a reporter says, as data: which sentences tell an event, and those sentences in every language.

In a game's folder `commentary/`, `occasions.json` names for each type of event its occasions in order; the first whose
facts all hold is told:

    "saved": [
      {"tell": "penalty_saves", "when": {"award": "penalty"}},
      {"tell": ["lucky_saves", "saves"], "when": {"what": ["post", "bar"], "late": true}},
      {"tell": "saves"}
    ]

A fact is one that the game knows by this name, or a field of the event; it holds if it is the value given, or one of
them. `<language>.json` beside it has under each key the sentences that take turns, all languages in the same order.
English is the source: a sentence that another language lacks is told in English. What stands in braces, `{card}` or
`{team:The}`, is a word that the game fills in, in the form that the language asks for (`services/grammar.py`).
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import zip_longest
from pathlib import Path
from string import Formatter
from typing import Any, Final

from swallows_gui.catalogue.mistakes import BadFile, read_json
from swallows_gui.catalogue.places import found

OCCASIONS: Final = "occasions.json"
SOURCE: Final = "en"
"""The language that has every sentence."""

Texts = Mapping[str, tuple[str, ...]]
"""The sentences of a language by key."""


class BadCommentary(BadFile):
    """A file of the commentary that cannot be used."""


@dataclass(frozen=True, slots=True)
class Occasion:
    """One way to tell an event: the keys of its sentences, and the facts that must hold, each with its values."""

    tell: tuple[str, ...]
    when: tuple[tuple[str, tuple[object, ...]], ...] = ()


class Commentary:
    """All that is said of a game. Languages are read when they are first asked for."""

    def __init__(self, folder: Path, facts: Collection[str], words: Collection[str]) -> None:
        """`facts` names all facts and fields, `words` all that may stand in braces. Raises `BadCommentary`."""
        self._folder = folder
        self._facts = facts
        self._words = words
        self._texts: dict[str, Texts] = {}
        self.occasions = self._read_occasions()
        """By type of event."""
        self._keys = {key for each in self.occasions.values() for occasion in each for key in occasion.tell}
        for key in sorted(self._keys - self.texts(SOURCE).keys()):
            raise BadCommentary(f"{SOURCE}.json", key, f"is missing; {OCCASIONS} tells it")

    def languages(self) -> tuple[str, ...]:
        """The languages that have sentences of their own."""
        return tuple(sorted(path.stem for path in self._folder.glob("*.json") if path.name != OCCASIONS))

    def texts(self, language: str) -> Texts:
        """The sentences of a language; nothing where it has no file. Raises `BadCommentary`."""
        if language not in self._texts:
            path = found(self._folder / f"{language}.json")
            self._texts[language] = self._read_texts(path) if language == SOURCE or path.exists() else {}
        return self._texts[language]

    def variants(self, occasion: Occasion, language: str) -> list[str]:
        """The sentences that may tell an occasion, in the same order in every language."""
        return [text for key in occasion.tell for text in self._spoken(key, language)]

    def _spoken(self, key: str, language: str) -> Sequence[str]:
        source, spoken = self.texts(SOURCE)[key], self.texts(language).get(key, ())
        return spoken if len(spoken) == len(source) else (*spoken, *source[len(spoken) :])[: len(source)]

    def flaws(self, language: str) -> Iterator[str]:
        """What a language lacks beside English, a line each: keys, sentences, words in braces."""
        source, spoken = self.texts(SOURCE), self.texts(language)
        for key, texts in source.items():
            theirs = spoken.get(key, ())
            if len(theirs) != len(texts):
                yield f"{language}.json: {key}: has {len(theirs)} of {len(texts)} sentences"
            for ours, other in zip_longest(texts, theirs[: len(texts)], fillvalue=""):
                if other and set(words_of(ours)) != set(words_of(other)):
                    yield f"{language}.json: {key}: placeholders differ in {other!r}"

    def _read_occasions(self) -> dict[str, tuple[Occasion, ...]]:
        given = read_json(self._folder / OCCASIONS, BadCommentary)
        if not isinstance(given, dict):
            raise BadCommentary(OCCASIONS, "", "is not an object of events")
        return {event: tuple(self._occasions_of(event, entries)) for event, entries in given.items()}

    def _occasions_of(self, event: str, entries: Any) -> Iterator[Occasion]:
        if not isinstance(entries, list) or not entries:
            raise BadCommentary(OCCASIONS, event, "is not a list of occasions")
        for number, entry in enumerate(entries, 1):
            place = f"{event}.{number}"
            if not isinstance(entry, dict) or not {"tell"} <= entry.keys() <= {"tell", "when"}:
                raise BadCommentary(OCCASIONS, place, 'is not {"tell": ..., "when": ...}')
            tell, when = entry["tell"], entry.get("when", {})
            keys = tell if isinstance(tell, list) else [tell]
            if not keys or not all(isinstance(key, str) for key in keys):
                raise BadCommentary(OCCASIONS, f"{place}.tell", "is neither a key nor a list of keys")
            if not isinstance(when, dict):
                raise BadCommentary(OCCASIONS, f"{place}.when", "is not an object of facts")
            for fact in when:
                if fact not in self._facts:
                    raise BadCommentary(OCCASIONS, f"{place}.when", f"there is no fact {fact!r}")
            if not when and number < len(entries):
                raise BadCommentary(OCCASIONS, place, "always holds, so what follows is never told")
            values = ((fact, tuple(value) if isinstance(value, list) else (value,)) for fact, value in when.items())
            yield Occasion(tuple(keys), tuple(values))

    def _read_texts(self, path: Path) -> Texts:
        given = read_json(path, BadCommentary)
        if not isinstance(given, dict):
            raise BadCommentary(path.name, "", "is not an object of sentences")
        for key, texts in given.items():
            if key not in self._keys:
                raise BadCommentary(path.name, key, f"no occasion of {OCCASIONS} tells it")
            if not isinstance(texts, list) or not texts or not all(isinstance(text, str) and text for text in texts):
                raise BadCommentary(path.name, key, "is not a list of sentences")
            for text in texts:
                self._check_words(path.name, key, text)
        return {key: tuple(texts) for key, texts in given.items()}

    def _check_words(self, file: str, key: str, text: str) -> None:
        try:
            unknown = next((word for word in words_of(text) if word not in self._words), None)
        except ValueError as error:
            raise BadCommentary(file, key, f"{error} in {text!r}") from error
        if unknown is not None:
            raise BadCommentary(file, key, f"nothing fills {{{unknown}}} in {text!r}")


def words_of(text: str) -> list[str]:
    """What stands in the braces of a text, without its forms. Raises `ValueError` for torn braces.

    >>> words_of("{team:The} shoot: {sum}.")
    ['team', 'sum']
    """
    return [word for _, word, _, _ in Formatter().parse(text) if word is not None]
