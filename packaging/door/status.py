"""How much of a language there is, part by part, and what is wrong in its files."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from operator import attrgetter
from pathlib import Path
from typing import Any, Final, NamedTuple

from door.catalogues import CannotTranslate
from door.parts import ENGLISH, Files, parts


class Share(NamedTuple):
    """One file of a language: how many of its texts are said, out of how many.

    Where sentences take turns, one that is missing counts as said if another of the language stands in for it; `own` is
    how many there are.
    """

    name: str
    there: int
    all: int
    own: int = 0
    changed: int = 0
    """Texts whose English has changed since; they are not counted as there."""

    def __str__(self) -> str:
        share = 100 * self.there // self.all if self.all else 100
        more = f", {self.own} sentences of its own" if self.own < self.there else ""
        more += f", {self.changed} changed since" if self.changed else ""
        return f"{share:4} %  {self.there:5} of {self.all:5}  {self.name}{more}"


def shares(language: str, root: Path) -> list[Share]:
    """Every file of a language; a file that is not there has nothing. English lacks nothing: it is what there is."""
    if language == ENGLISH:
        raise CannotTranslate("English is what others are translated from; its texts stand in the code and in en.json.")
    makes = root / "resources" / "languages" / f"{language}.json"
    found = [Share(makes.relative_to(root).as_posix(), int(makes.exists()), 1, int(makes.exists()))]
    for part in parts(root):
        texts = [text for text in part.texts(language) if not text.optional]
        if not texts:
            continue
        there = sum(text.answered for text in texts)
        own = sum(bool(text.said) and all(text.said) for text in texts)
        found.append(Share(part.file(language), there, len(texts), own, sum(text.changed for text in texts)))
    return found


def lacks(language: str, root: Path) -> Iterator[str]:
    """What a language lacks, a line each: file, id, and what is to be said."""
    if not (root / "resources" / "languages" / f"{language}.json").exists():
        yield f"resources/languages/{language}.json: is missing: packaging/translate.py add {language} begins it"
    for part in parts(root):
        for text in part.texts(language):
            if not text.answered and not text.optional:
                state = f"its English has changed to {text.english!r}" if text.changed else f"lacks {text.english!r}"
                yield f"{part.file(language)}: {text.name}: {state}"


def whole(total: list[Share]) -> Share:
    """All files together."""
    columns = list(zip(*((part.there, part.all, part.own, part.changed) for part in total), strict=True))
    there, every, own, changed = (sum(column) for column in columns)
    return Share("in all", there, every, own, changed)


def torn_files(language: str, root: Path) -> Iterator[str]:
    """What the game refuses in the files of a language, a line each: file, key, entry, and what is wrong there."""
    for part in parts(root):
        if isinstance(part, Files) and (root / part.file(language)).exists():
            try:
                _read_as_the_game_does(part.name, language)
            except Exception as error:  # each reader has mistakes of its own
                yield f"{part.file(language)}: {str(error).removeprefix(f'{language}.json: ')}"


_BY_NAME: Final = {
    "voices": ("catalogue.texts", "MATCH_VOICES.sentences"),
    "swallows/voices": ("games.swallows.data.voices", "sentences"),
    "swallows/confessions": ("games.swallows.data.confessions", "texts"),
    "swallows/newspaper": ("games.swallows.words.newspaper_page", "texts"),
    "swallows/commentary/lines": ("games.swallows.words.match_context", "retellings"),
}
"""What reads a file of a language."""
_BY_KIND: Final = {"rules": ("catalogue.rulebook", "load_rulebook"), "tutorial": ("catalogue.tutorial", "load_words")}
"""The same of a game and a language."""
_NAMES: Final = {
    "swallows/names": ("games.swallows.data.catalogue", "load"),
    "final_whistle/names": ("games.final_whistle.data.box", "load"),
}
"""What reads the files of all languages. (Those of the commentary are read by `translate.check_commentary`.)"""


def _read_as_the_game_does(name: str, language: str) -> None:
    game, _, kind = name.rpartition("/")
    if name in _BY_NAME:
        _found(_BY_NAME[name])(language)
    elif name in _NAMES:
        _found(_NAMES[name])()
    elif kind in _BY_KIND:
        _found(_BY_KIND[kind])(game, language)


def _found(place: tuple[str, str]) -> Any:
    return attrgetter(place[1])(import_module(f"swallows_gui.{place[0]}"))
