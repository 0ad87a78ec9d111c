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

`<language>.json` has under each key the sentences that take turns, by id (`variants.py`). English is the source: where
a language lacks one it says another of its own that fits, and in English what it has no sentence for. What stands in
braces, `{card}` or `{team:The}`, is a word that the game fills in, in the form that the language asks for
(`services/language.py`). English may say of a sentence what it needs:
`{"say": "Saved with a foot!", "needs": ["foot"], "unless": ["penalty"], "leaves": "promise"}` is told only where the
game gives the event the tag `foot` and not `penalty`, and leaves a mark in the memory.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from string import Formatter
from typing import Any, Final

from swallows_gui.catalogue.mistakes import BadFile, read_json
from swallows_gui.catalogue.places import found
from swallows_gui.catalogue.texts import answering, variants

OCCASIONS: Final = "occasions.json"
VERDICTS: Final = "verdicts.json"
CALLBACKS: Final = "callbacks.json"
PARTS: Final = (VERDICTS, OCCASIONS, CALLBACKS)
"""The parts of a line in the order in which they are said."""
SOURCE: Final = "en"
"""The language that has every sentence."""

Sentences = Mapping[str, Mapping[str, str]]
"""Those of a language by key and id."""


class BadCommentary(BadFile):
    """A file of the commentary that cannot be used."""


@dataclass(frozen=True, slots=True)
class Occasion:
    """One way to tell an event: keys of its sentences, and facts with the values they must have."""

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
        """Whether the sentence suits an event with these tags."""
        return self.needs.issubset(tags) and self.unless.isdisjoint(tags)

    def fit_wherever(self, other: Limits) -> bool:
        """Whether the sentence may stand in for one of these limits, whatever the event."""
        return self.needs <= other.needs and self.unless <= other.unless and self.leaves == other.leaves


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
        self._sentences: dict[str, Sentences] = {}
        self._spoken: dict[tuple[str, str], tuple[str, ...]] = {}
        self._limits: dict[str, tuple[Limits, ...]] = {}
        files = [part for part in PARTS if part == OCCASIONS or found(folder / part).exists()]
        self.parts = {part: self._read_occasions(part) for part in files}
        """By part of a line and type of event."""
        self.occasions = self.parts[OCCASIONS]
        """By type of event."""
        every = (occasion for part in self.parts.values() for each in part.values() for occasion in each)
        self._keys = {key for occasion in every for key in occasion.tell}
        for key in sorted(self._keys - self.sentences(SOURCE).keys()):
            raise BadCommentary(f"{SOURCE}.json", key, "is missing; an occasion tells it")

    def languages(self) -> tuple[str, ...]:
        """The languages that have sentences of their own."""
        return tuple(sorted(path.stem for path in self._folder.glob("*.json") if path.name not in PARTS))

    def keys_of(self, part: str) -> set[str]:
        """The keys that a part of the line uses."""
        return {key for each in self.parts.get(part, {}).values() for occasion in each for key in occasion.tell}

    def sentences(self, language: str) -> Sentences:
        """The sentences of a language by id; nothing where it has no file. Raises `BadCommentary`."""
        if language not in self._sentences:
            path = found(self._folder / f"{language}.json")
            self._sentences[language] = self._read_texts(path) if language == SOURCE or path.exists() else {}
        return self._sentences[language]

    def texts(self, language: str) -> Mapping[str, tuple[str, ...]]:
        """The sentences without ids."""
        return {key: tuple(texts.values()) for key, texts in self.sentences(language).items()}

    def limits(self, key: str) -> tuple[Limits, ...]:
        """When the sentences of a key fit, in their order."""
        return self._limits[key]

    def text(self, key: str, place: int, language: str) -> str:
        """The sentence at a place under a key."""
        return self.spoken(key, language)[place]

    def variants(self, occasion: Occasion, language: str) -> list[str]:
        """The sentences for an occasion, in the same order in every language."""
        return [text for key in occasion.tell for text in self.spoken(key, language)]

    def spoken(self, key: str, language: str) -> Sequence[str]:
        """What a language says at each place of the English sentences of a key."""
        if (key, language) not in self._spoken:
            source, own = self.sentences(SOURCE)[key], self.sentences(language).get(key, {})
            limits = dict(zip(source, self._limits[key], strict=True))
            self._spoken[key, language] = tuple(
                answering(own, source, place, [other for other in source if limits[other].fit_wherever(limits[name])])
                for place, name in enumerate(source)
            )
        return self._spoken[key, language]

    def lacks(self, language: str) -> Iterator[str]:
        """The sentences that a language lacks, a line for each key."""
        source, own = self.sentences(SOURCE), self.sentences(language)
        for key, texts in source.items():
            there = len(texts.keys() & own.get(key, {}).keys())
            if there < len(texts):
                yield f"{language}.json: {key}: has {there} of {len(texts)} sentences"

    def flaws(self, language: str) -> Iterator[str]:
        """What is wrong with the sentences of a language beside the English ones, a line each: ids, words in braces."""
        source = self.sentences(SOURCE)
        for key, texts in self.sentences(language).items():
            for name, text in texts.items():
                ours = source[key].get(name)
                if ours is None:
                    yield f"{language}.json: {key}.{name}: {SOURCE}.json has no sentence of this id"
                elif set(words_of(ours)) != set(words_of(text)):
                    wanted = ", ".join(f"{{{word}}}" for word in sorted(set(words_of(ours)))) or "none"
                    yield f"{language}.json: {key}.{name}: placeholders differ in {text!r}; the English has {wanted}"

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

    def _read_texts(self, path: Path) -> Sentences:
        given = read_json(path, BadCommentary)
        if not isinstance(given, dict):
            raise BadCommentary(path.name, "", "is not an object of sentences")
        source = path.stem == SOURCE
        read: dict[str, dict[str, str]] = {}
        for key, texts in given.items():
            if key not in self._keys:
                raise BadCommentary(path.name, key, "no occasion tells it")
            try:
                entries = variants(texts)
            except ValueError as error:
                raise BadCommentary(path.name, key, str(error)) from error
            said = {
                name: self._said(path.name, f"{key}.{name}", entry, source=source) for name, entry in entries.items()
            }
            for name, (text, _limits) in said.items():
                self._check_words(path.name, f"{key}.{name}", text)
            read[key] = {name: text for name, (text, _limits) in said.items()}
            if source:
                self._limits[key] = tuple(limits for _text, limits in said.values())
        return read

    def _said(self, file: str, field: str, entry: Any, *, source: bool) -> tuple[str, Limits]:
        """A sentence, and when it fits; only the source says that."""
        if isinstance(entry, str) and entry:
            return entry, NO_LIMITS
        if not source:
            reason = f"is not a text in quotes; what it needs is said in {SOURCE}.json alone"
            raise BadCommentary(file, field, reason)
        if not isinstance(entry, dict) or not {"say"} <= entry.keys() <= _SENTENCE:
            raise BadCommentary(file, field, 'is neither a text in quotes nor {"say": ..., "needs": ...}')
        text, needs, unless = entry["say"], entry.get("needs", []), entry.get("unless", [])
        leaves = entry.get("leaves", "")
        if not isinstance(text, str) or not text or not isinstance(leaves, str):
            raise BadCommentary(file, field, "needs a text in quotes")
        for tags in (needs, unless):
            if not isinstance(tags, list):
                raise BadCommentary(file, field, f"{tags!r} is no list of tags")
            for tag in tags:
                if tag not in self._tags:
                    raise BadCommentary(file, field, f"there is no tag {tag!r}")
        return text, Limits(frozenset(needs), frozenset(unless), leaves)

    def _check_words(self, file: str, field: str, text: str) -> None:
        try:
            unknown = next((word for word in words_of(text) if word not in self._words), None)
        except ValueError as error:
            raise BadCommentary(file, field, f"{error} in {text!r}") from error
        if unknown is not None:
            raise BadCommentary(file, field, f"nothing fills {{{unknown}}} in {text!r}")


def words_of(text: str) -> list[str]:
    """What stands in the braces of a text, without its forms. Raises `ValueError` for torn braces.

    >>> words_of("{team:The} shoot: {sum}.")
    ['team', 'sum']
    """
    return [word for _, word, _, _ in Formatter().parse(text) if word is not None]
