"""Nations by any of their usual names: as FIFA and its confederations, public tables and newspapers write them, in each
language of the game, of today and of former days, whatever the case, accents, punctuation or form of Unicode.

`resources/swallows/cups/called.json`: `also` has further names by code, `teams` whose team it was by the name of its
day, which a field shows in the place of today's where the files of names (`name_files.py`) say it.
"""

import re
from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Annotated, Final, NamedTuple

from pydantic import Field, TypeAdapter

from swallows_gui.catalogue.mistakes import Strict, read
from swallows_gui.catalogue.places import data_path
from swallows_gui.catalogue.plain_names import plain_name
from swallows_gui.catalogue.texts import Language, NameText
from swallows_gui.games.swallows.data.catalogue import Catalogue
from swallows_gui.games.swallows.data.name_files import said_of

Name = Annotated[str, Field(min_length=1, max_length=100)]


class Called(Strict):
    """Whose team it was, and what it was called where the nation has another name today."""

    code: str
    name: NameText | None = None
    grammar: dict[Language, str] = Field(default_factory=dict)
    """As nations have it."""


class _Names(Strict):
    """The file."""

    also: dict[str, tuple[Name, ...]]
    teams: dict[str, Called]


class Nations(NamedTuple):
    """The nations of a catalogue by their plain names."""

    by_name: Mapping[str, Called]

    def find(self, name: str) -> Called | None:
        """Whose team this is; None for a name that no nation has."""
        return next((self.by_name[form] for form in _forms(name) if form in self.by_name), None)

    def of_code(self, code: str) -> Called | None:
        """The nation with exactly this code."""
        found = self.by_name.get(plain_name(code))
        return found if found is not None and found.code == code else None

    def hosts(self, text: str) -> list[Called]:
        """The nations that a text names one after the other: "belgium netherlands"."""
        words = plain_name(text).split()
        found: list[Called] = []
        at = 0
        while at < len(words):
            for end in range(len(words), at, -1):
                called = self.find(" ".join(words[at:end]))
                if called is not None:
                    found.append(called)
                    at = end
                    break
            else:
                at += 1
        return found


_FILE: Final = TypeAdapter(_Names)
_MARKS: Final = re.compile(r"\b(women|women s|frauen|w|amateurs?|olympic|national team|u ?\d\d)$")
"""What may stand behind a name and says which team of the nation it is."""


def _forms(name: str) -> Iterator[str]:
    """A name as it is looked up, then without what is often put before or behind it."""
    plain = plain_name(name)
    yield plain
    shorter = _MARKS.sub("", plain).strip()
    for form in (shorter, shorter.removeprefix("the "), shorter.removeprefix("republic of ")):
        if form != plain:
            yield form
    yield re.sub(r"\bst\b", "saint", shorter)
    yield re.sub(r"\bsaint\b", "st", shorter)


def _told(name: str, called: Called) -> Called:
    """A team of its day with what it was called in each language."""
    said = said_of("called", name)
    if not said:
        return called
    grammar = {language: words.grammar for language, words in said.items() if words.grammar}
    names = {language: words.name for language, words in said.items()}
    return called.model_copy(update={"name": names, "grammar": grammar})


@lru_cache(maxsize=4)
def nations_of(catalogue: Catalogue) -> Nations:
    """The nations of a catalogue. Raises `BadCard` for a mistake in the file."""
    names = read(data_path("resources", "swallows", "cups") / "called.json", _FILE)
    found: dict[str, Called] = {}
    for name, called in names.teams.items():
        if called.code in catalogue.nations:
            found[plain_name(name)] = _told(name, called)
    own = [(text, code) for code, nation in catalogue.nations.items() for text in nation.name.values()]
    further = [(text, code) for code, texts in names.also.items() for text in texts if code in catalogue.nations]
    codes = [(code, code) for code in catalogue.nations]
    for text, code in (*own, *further, *codes):
        found.setdefault(plain_name(text), Called(code=code))
    return Nations(found)
