"""The texts of the newspaper: `resources/swallows/newspaper/<language>.json`, by key, several under each by id
(`catalogue/variants.py`).

Every language writes its own: the texts of one key need not say the same everywhere, and a language may have more of
them. What stands in braces is filled in by the paper, nations in the form that the language asks for
(`services/grammar.py`). A text whose words the day does not know (a trainer, where a team has none) is passed over.
Letters are "text|signature", numbers of the day "number|text".
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final
from zlib import crc32

from swallows_gui.catalogue.commentary import words_of
from swallows_gui.catalogue.mistakes import BadFile, read_json
from swallows_gui.catalogue.places import data_path, found
from swallows_gui.catalogue.variants import variants

SOURCE: Final = "en"
"""The language that every key must be in; one that lacks a key has it in this one."""
WORDS: Final = frozenset((
    "number", "weather", "price", "stage", "home", "away", "winner", "loser", "result", "score", "goals",
    "referee", "payer", "paid", "amount", "coach", "other_coach", "through", "out", "kicks",
    "blue_team", "sent_team", "sent_card", "dive_team", "own_team", "offsides", "saves", "misses",
    "laughed_team", "red", "attacks", "other_home", "other_away", "other_score", "other_brief", "card",
    "decided", "point", "points",
    "team", "n", "rich", "rich_count", "cash", "poor", "poor_cash", "bet_seat", "bet_amount", "bet_team",
))  # fmt: skip
"""All that may stand in braces."""
PARTED: Final = ("letters.", "number.")
"""Beginnings of keys whose texts have two parts."""


class BadNewspaper(BadFile):
    """A file of the newspaper that cannot be used."""


Texts = Mapping[str, tuple[str, ...]]


@cache
def texts(language: str) -> Texts:
    """The texts of a language; those of English where it has none. Raises `BadNewspaper`."""
    folder = data_path("resources", "swallows", "newspaper")
    path = found(folder / f"{language}.json")
    if language == SOURCE:
        return read(path)
    return {**texts(SOURCE), **(read(path) if path.exists() else {})}


def read(path: Path) -> Texts:
    """Read and check a file. Raises `BadNewspaper` with file, key and reason."""
    given = read_json(path, BadNewspaper)
    if not isinstance(given, dict):
        raise BadNewspaper(path.name, "", "is not an object of texts")
    for key, entries in given.items():
        try:
            texts_of_key = variants(entries)
        except ValueError as error:
            raise BadNewspaper(path.name, key, str(error)) from error
        for name, text in texts_of_key.items():
            for mistake in _mistakes(key, text):
                raise BadNewspaper(path.name, f"{key}.{name}", mistake)
    return {key: tuple(entries.values()) for key, entries in given.items()}


def _mistakes(key: str, text: Any) -> Iterator[str]:
    if not isinstance(text, str) or not text:
        yield "is not a text in quotes"
        return
    try:
        unknown = [word for word in words_of(text) if word not in WORDS]
    except ValueError as error:
        yield f"{error} in {text!r}"
        return
    if unknown:
        yield f"nothing fills {{{unknown[0]}}} in {text!r}"
    if key.startswith(PARTED) and text.count("|") != 1:
        yield f"{text!r} has not two parts with a | between them"


class Desk:
    """Chooses the texts of a whole tournament: none is printed twice while there is another."""

    def __init__(self, language: str) -> None:
        self._texts = texts(language)
        self._used: dict[tuple[str, str], int] = {}
        self._on_page: set[tuple[str, str]] = set()

    def new_page(self) -> None:
        """Another number is begun."""
        self._on_page.clear()

    def has(self, key: str) -> bool:
        """Whether there are texts under a key."""
        return key in self._texts

    def fits(self, key: str, words: Mapping[str, Any]) -> bool:
        """Whether there is a text under a key whose words are all known."""
        return bool(self._fitting(key, words))

    def fresh(self, key: str, words: Mapping[str, Any]) -> bool:
        """Whether there is a text that fits and has not been printed yet."""
        return any((key, text) not in self._used for text in self._fitting(key, words))

    def pick(self, key: str, words: Mapping[str, Any], seed: str) -> str:
        """A text with its words filled in; "" where none fits. `seed`: public facts by which the turns are shuffled."""
        fitting = self._fitting(key, words)
        if not fitting:
            return ""
        text = min(fitting, key=lambda each: self._turn(key, each, seed))
        self._used[key, text] = self._used.get((key, text), 0) + 1
        self._on_page.add((key, text))
        return text.format(**words)

    def _turn(self, key: str, text: str, seed: str) -> tuple[bool, int, int]:
        used = self._used.get((key, text), 0)
        return (key, text) in self._on_page, used, crc32(f"{seed} {key} {text}".encode())

    def fixed(self, key: str, **words: Any) -> str:
        """The text of a label."""
        return self._texts[key][0].format(**words)

    def _fitting(self, key: str, words: Mapping[str, Any]) -> list[str]:
        return [text for text in self._texts.get(key, ()) if all(_known(words, word) for word in words_of(text))]


def _known(words: Mapping[str, Any], word: str) -> bool:
    return words.get(word) not in (None, "")


def cards_with_ads(cards: Collection[str], language: str) -> list[str]:
    """Of these cards those that a small ad of their own speaks of."""
    return [card for card in cards if f"ads.{card}" in texts(language)]
