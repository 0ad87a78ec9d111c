"""What a reporter says, as data: which sentences tell an event, and those sentences in every language.

In a game's folder `commentary/`, `occasions.json` names for each type of event its occasions in order; the first whose
facts all hold is told:

    "saved": [
      {"tell": "penalty_saves", "when": {"award": "penalty"}},
      {"tell": ["lucky_saves", "saves"], "when": {"what": ["post", "bar"], "late": true}},
      {"tell": "saves"}
    ]

A fact is one that the game knows by this name, or a field of the event; it holds if it is the value given, or one of
them. With `"one_in": 3` the reporter speaks once in three times and keeps silent else; `{"silent": true}` never speaks.

Two more files of the same form may stand beside it. `verdicts.json` is said before the line: what a roll has decided.
`callbacks.json` is said after it: what the reporter remembers, where the game's memory has recalled it by this key; a
callback comes at most `per_match` (1) times a match and `per_game` (2) times a game, and the first that is due is told.
They keep some distance; with `"at_once": true` one comes however short ago another was.

`<language>.json` has under each key the sentences that take turns, all languages in the same order. English is the
source: a sentence that another language lacks is told in English. What stands in braces, `{card}` or `{team:The}`, is
a word that the game fills in, in the form that the language asks for (`services/grammar.py`). English may say of a
sentence what it needs: `{"say": "Saved with a foot!", "needs": ["foot"], "unless": ["penalty"], "leaves": "promise"}`
is told only where the game gives the event the tag `foot` and not `penalty`, and leaves a mark in the memory.
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
VERDICTS: Final = "verdicts.json"
CALLBACKS: Final = "callbacks.json"
PARTS: Final = (VERDICTS, OCCASIONS, CALLBACKS)
"""The parts of a line in the order in which they are said."""
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
    """Empty: the event is passed over in silence."""
    when: tuple[tuple[str, tuple[object, ...]], ...] = ()
    one_in: int = 1
    """It is told once in so many times."""
    per_match: int = 1
    """Of a callback: the most in a match."""
    per_game: int = 2
    """Of a callback: the most in a game."""
    at_once: bool = False
    """Of a callback: it keeps no distance."""


@dataclass(frozen=True, slots=True)
class Limits:
    """When a sentence fits, whatever the language."""

    needs: frozenset[str] = frozenset()
    """Tags that the event must have."""
    unless: frozenset[str] = frozenset()
    """Tags of which it must have none."""
    leaves: str = ""
    """The mark that it leaves in the memory."""

    def fit(self, tags: Collection[str]) -> bool:
        """Whether the sentence may tell an event of these tags."""
        return self.needs.issubset(tags) and self.unless.isdisjoint(tags)


NO_LIMITS: Final = Limits()
_ENTRY: Final = frozenset(("tell", "when", "one_in", "silent", "per_match", "per_game", "at_once"))
_SENTENCE: Final = frozenset(("say", "needs", "unless", "leaves"))


class Commentary:
    """All that is said of a game. Languages are read when they are first asked for."""

    def __init__(
        self,
        folder: Path,
        facts: Collection[str],
        words: Collection[str],
        *,
        tags: Collection[str] = (),
        recollections: Collection[str] = (),
    ) -> None:
        """`facts` names all facts and fields, `words` all that may stand in braces, `tags` what a sentence may need,
        `recollections` what the memory recalls. Raises `BadCommentary`."""
        self._folder = folder
        self._facts = facts
        self._words = words
        self._tags = tags
        self._recollections = recollections
        self._texts: dict[str, Texts] = {}
        self._limits: dict[str, tuple[Limits, ...]] = {}
        files = [part for part in PARTS if part == OCCASIONS or found(folder / part).exists()]
        self.parts = {part: self._read_occasions(part) for part in files}
        """By part of a line and type of event."""
        self.occasions = self.parts[OCCASIONS]
        """By type of event."""
        every = (occasion for part in self.parts.values() for each in part.values() for occasion in each)
        self._keys = {key for occasion in every for key in occasion.tell}
        for key in sorted(self._keys - self.texts(SOURCE).keys()):
            raise BadCommentary(f"{SOURCE}.json", key, "is missing; an occasion tells it")

    def languages(self) -> tuple[str, ...]:
        """The languages that have sentences of their own."""
        return tuple(sorted(path.stem for path in self._folder.glob("*.json") if path.name not in PARTS))

    def keys_of(self, part: str) -> set[str]:
        """The keys that a part of the line tells."""
        return {key for each in self.parts.get(part, {}).values() for occasion in each for key in occasion.tell}

    def texts(self, language: str) -> Texts:
        """The sentences of a language; nothing where it has no file. Raises `BadCommentary`."""
        if language not in self._texts:
            path = found(self._folder / f"{language}.json")
            self._texts[language] = self._read_texts(path) if language == SOURCE or path.exists() else {}
        return self._texts[language]

    def limits(self, key: str) -> tuple[Limits, ...]:
        """When the sentences of a key fit, in their order."""
        return self._limits[key]

    def text(self, key: str, place: int, language: str) -> str:
        """The sentence at a place under a key."""
        return self._spoken(key, language)[place]

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

    def _read_occasions(self, file: str) -> dict[str, tuple[Occasion, ...]]:
        given = read_json(self._folder / file, BadCommentary)
        if not isinstance(given, dict):
            raise BadCommentary(file, "", "is not an object of events")
        return {event: tuple(self._occasions_of(file, event, entries)) for event, entries in given.items()}

    def _occasions_of(self, file: str, event: str, entries: Any) -> Iterator[Occasion]:
        if not isinstance(entries, list) or not entries:
            raise BadCommentary(file, event, "is not a list of occasions")
        for number, entry in enumerate(entries, 1):
            place = f"{event}.{number}"
            if not isinstance(entry, dict) or not ("tell" in entry) ^ ("silent" in entry) or entry.keys() - _ENTRY:
                raise BadCommentary(file, place, 'is not {"tell": ..., "when": ...}')
            tell, when = entry.get("tell", []), entry.get("when", {})
            keys = tell if isinstance(tell, list) else [tell]
            if ("tell" in entry and not keys) or not all(isinstance(key, str) for key in keys):
                raise BadCommentary(file, f"{place}.tell", "is neither a key nor a list of keys")
            if not isinstance(when, dict):
                raise BadCommentary(file, f"{place}.when", "is not an object of facts")
            for fact in when:
                if fact not in self._facts:
                    raise BadCommentary(file, f"{place}.when", f"there is no fact {fact!r}")
            if file == CALLBACKS:
                for key in keys:
                    if key not in self._recollections:
                        raise BadCommentary(file, f"{place}.tell", f"nothing recalls {key!r}")
            elif not when and number < len(entries):
                raise BadCommentary(file, place, "always holds, so what follows is never told")
            values = ((fact, tuple(value) if isinstance(value, list) else (value,)) for fact, value in when.items())
            numbers = {name: entry[name] for name in ("one_in", "per_match", "per_game") if name in entry}
            for name, many in numbers.items():
                if not isinstance(many, int) or isinstance(many, bool) or many < 1:
                    raise BadCommentary(file, f"{place}.{name}", "is not a number from 1")
            yield Occasion(tuple(keys), tuple(values), **numbers, at_once=entry.get("at_once") is True)

    def _read_texts(self, path: Path) -> Texts:
        given = read_json(path, BadCommentary)
        if not isinstance(given, dict):
            raise BadCommentary(path.name, "", "is not an object of sentences")
        source = path.stem == SOURCE
        read: dict[str, tuple[str, ...]] = {}
        for key, texts in given.items():
            if key not in self._keys:
                raise BadCommentary(path.name, key, "no occasion tells it")
            if not isinstance(texts, list) or not texts:
                raise BadCommentary(path.name, key, "is not a list of sentences")
            said = [self._said(path.name, key, entry, source=source) for entry in texts]
            for text, _limits in said:
                self._check_words(path.name, key, text)
            read[key] = tuple(text for text, _limits in said)
            if source:
                self._limits[key] = tuple(limits for _text, limits in said)
        return read

    def _said(self, file: str, key: str, entry: Any, *, source: bool) -> tuple[str, Limits]:
        """A sentence, and when it fits; only the source says that."""
        if isinstance(entry, str) and entry:
            return entry, NO_LIMITS
        if not source or not isinstance(entry, dict) or not {"say"} <= entry.keys() <= _SENTENCE:
            raise BadCommentary(file, key, "is not a list of sentences")
        text, needs, unless = entry["say"], entry.get("needs", []), entry.get("unless", [])
        leaves = entry.get("leaves", "")
        if not isinstance(text, str) or not text or not isinstance(leaves, str):
            raise BadCommentary(file, key, "is not a list of sentences")
        for tags in (needs, unless):
            if not isinstance(tags, list):
                raise BadCommentary(file, key, f"{tags!r} is no list of tags")
            for tag in tags:
                if tag not in self._tags:
                    raise BadCommentary(file, key, f"there is no tag {tag!r}")
        return text, Limits(frozenset(needs), frozenset(unless), leaves)

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
