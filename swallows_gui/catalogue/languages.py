"""The languages there are, found by their files, and the one chain by which a missing text is replaced.

`resources/languages/<code>.json`, of the program or of a pack that is switched on, makes a language: its name in
itself, its locale, and how names stand in its sentences. All its other files are found by its code, and what they lack
is said in English.
"""

import os
import re
from collections.abc import Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any, Final, NamedTuple
from unicodedata import bidirectional

from swallows_gui.catalogue.foreign_text import LONGEST_NAME, shown
from swallows_gui.catalogue.places import MORE_DATA, changes, data_files, files_of_packs
from swallows_gui.catalogue.plain_files import json_of, read_limited

FALLBACK: Final = "en"
"""What every language falls back to."""
SOURCE: Final = "de"
"""The language that the texts of cards are written in."""
CODE: Final = r"[a-z]{2,3}(_[A-Z]{2})?"
RIGHT_TO_LEFT: Final = "is written from right to left, which the window cannot show yet"
_LEFTWARD: Final = frozenset(("ar", "ckb", "dv", "fa", "he", "iw", "ks", "ps", "sd", "ug", "ur", "yi"))
"""Codes of languages that are usually written from right to left."""


class BadLanguage(ValueError):
    """A file of a language that cannot be used: its name, and the reason."""


class Language(NamedTuple):
    """A language, and how the name of a nation stands in its sentences.

    A name has one of the language's `genders`, the first where none is given. A form puts it into a pattern, by gender
    and by how the name ends or begins; a choice is one word of several, by gender.
    """

    code: str
    name: str
    """In itself: "Deutsch"."""
    locale: str
    """For numbers and dates: "de_DE"."""
    genders: tuple[str, ...] = ("",)
    forms: Mapping[str, Mapping[str, Mapping[str, str]]] | None = None
    """By form, gender and ending ("" for any) a text with {} for the name; "^AEIOU" stands for every name that begins
    with one of these letters. None: every form is the bare name."""
    choices: tuple[tuple[str, ...], ...] = ()
    """For each number of words the genders that take them; "" takes all that are not named."""
    numbers: tuple[str, ...] = ("1",)
    """Which numbers take the first of several words, which the second, ...: patterns of their digits. All others take
    the last word."""

    def formed(self, name: str, gender: str, form: str) -> str | None:
        """A name in a form ("akk"), or the word of several ("shoots/shoot") that goes with it; None: no such form."""
        gender = gender if gender in self.genders else self.genders[0]
        if "/" in form:
            words = form.split("/")
            for choice in self.choices:
                if len(choice) == len(words):
                    return words[choice.index(gender if gender in choice else "")]
            return None
        if self.forms is None:
            return name
        if form not in self.forms:
            return None
        patterns = self.forms[form][gender]
        part = max((part for part in patterns if _has(name, part)), key=len)
        return patterns[part].replace("{}", name)

    def counted(self, number: int, words: Sequence[str]) -> str:
        """The one of several words that goes with a number of things.

        >>> Language("pl", "Polski", "pl_PL", numbers=("1", "(.*[^1])?[2-4]")).counted(22, ("karta", "karty", "kart"))
        'karty'
        """
        for pattern, word in zip(self.numbers, words[:-1], strict=False):
            if re.fullmatch(pattern, str(number)):
                return word
        return words[-1]


def languages() -> Mapping[str, Language]:
    """All languages by code, in the order of their names, with those of packs; unusable files are logged. The folders
    are searched once, because every sentence with a name asks for the languages."""
    return _in_folders(os.environ.get(MORE_DATA, ""), changes())


@lru_cache(maxsize=4)
def _in_folders(_further: str, _changes: int) -> Mapping[str, Language]:
    found = {path.name: path for path in reversed(files_of_packs("languages"))}
    found |= {path.name: path for path in data_files("resources", "languages", ending=".json")}
    return _read(tuple(found.values()))


def said(texts: Mapping[str, str], language: str) -> str:
    """A text in a language, else in English, else in whatever language it is known in; "" if in none.

    >>> said({"de": "Tor", "en": "goal"}, "fr")
    'goal'
    """
    for code in (language, FALLBACK):
        if code in texts:
            return texts[code]
    return next(iter(texts.values()), "")


def read_language(path: Path) -> Language:
    """The language in a file, its code the name of the file. Raises `BadLanguage`."""
    try:
        given = json_of(read_limited(path))
    except (OSError, ValueError, RecursionError) as error:
        raise BadLanguage(f"{path.name}: {error}") from error
    try:
        return _language(path.stem, given)
    except (KeyError, TypeError, AttributeError) as error:
        raise BadLanguage(f"{path.name}: {error} is missing or of the wrong kind") from error
    except ValueError as error:
        raise BadLanguage(f"{path.name}: {error}") from error


@lru_cache(maxsize=2)
def _read(paths: tuple[Path, ...]) -> Mapping[str, Language]:
    found = []
    for path in paths:
        try:
            found.append(read_language(path))
        except BadLanguage as bad:
            import logging  # a start that has nothing to say does without

            logging.getLogger(__name__).warning("a language is left out: %s", bad)
    return {language.code: language for language in sorted(found, key=lambda each: (each.name.casefold(), each.code))}


def _language(code: str, given: Mapping[str, Any]) -> Language:
    if not re.fullmatch(CODE, code):
        raise ValueError("the name of the file is no code of a language")
    name, locale = shown(_text(given["name"], "name"), LONGEST_NAME), _text(given["locale"], "locale")
    if code.partition("_")[0] in _LEFTWARD or any(bidirectional(letter) in ("R", "AL") for letter in name):
        raise ValueError(RIGHT_TO_LEFT)
    genders = tuple(_text(gender, "genders") for gender in given.get("genders", ())) or ("",)
    forms = {
        _text(form, "forms"): {gender: _patterns(by_gender, gender, form) for gender in genders}
        for form, by_gender in given.get("forms", {}).items()
    }
    choices = tuple(tuple(str(gender) for gender in choice) for choice in given.get("choices", ()))
    for choice in choices:
        if set(choice) - {*genders, ""} or ("" not in choice and set(genders) - set(choice)):
            raise ValueError(f"choices: {'/'.join(choice)} does not say which word each gender takes")
    numbers = tuple(_text(pattern, "numbers") for pattern in given.get("numbers", ("1",)))
    for pattern in numbers:
        try:
            re.compile(pattern)
        except re.error as error:
            raise ValueError(f"numbers: {pattern!r} is no pattern: {error}") from error
    return Language(code, name, locale, genders, forms or None, choices, numbers)


def _has(name: str, part: str) -> bool:
    """Whether a name ends like this or, after "^", begins with one of these letters."""
    return name.startswith(tuple(part[1:])) if part[:1] == "^" else name.endswith(part)


def _patterns(by_gender: Any, gender: str, form: str) -> Mapping[str, str]:
    """What a form makes of names of a gender, by how they end or begin."""
    found = by_gender if isinstance(by_gender, str) else by_gender.get(gender)
    patterns = {"": found} if isinstance(found, str) else dict(found or {})
    if "" not in patterns or not all(isinstance(text, str) and "{}" in text for text in patterns.values()):
        raise ValueError(f"forms.{form}.{gender} needs a text with {{}} in it for every name")
    return patterns


def _text(given: Any, field: str) -> str:
    if not isinstance(given, str) or not given.strip():
        raise ValueError(f"{field} is no text")
    return given
