"""Texts by key, as data: what things are called in the language in use.

    kind_name = TextTable("Phrases", "kind_name", "swallows")

The English stands in `resources/texts.json`, that of a game in `resources/GAME/texts.json`, by context and table; the
translators find it under its context. Texts whose keys are no words stand in the code, as a `Glossary` of its own, and
`QT_TRANSLATE_NOOP` marks them. Both have a text translated whenever they are asked.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any, Final, Generic, TypeVar

from PySide6.QtCore import QCoreApplication

from swallows_gui.catalogue.places import data_path
from swallows_gui.catalogue.plain_files import BadFile, read_json
from swallows_gui.title import QT_TRANSLATE_NOOP as QT_TRANSLATE_NOOP

translate = QCoreApplication.translate
"""A text by its context, in the language in use; `packaging/translate.py` finds calls by this name."""

TEXTS: Final = "texts.json"
"""The file of the English texts by context, table and key."""
OTHERWISE: Final = "*"
"""The key of the text that stands for every key without one."""
K = TypeVar("K")


class Glossary(Generic[K]):
    """English texts by key, marked in `context`; called with a key, it answers in the language in use."""

    def __init__(self, context: str, texts: Mapping[K, str], otherwise: str | None = None) -> None:
        """`otherwise`, marked too, is the text of every other key; without it that is the key itself."""
        self._context = context
        self._texts = texts
        self._otherwise = otherwise

    def __call__(self, key: K, n: int = -1) -> str:
        """The text of a key; `n` stands for its %n and chooses its form."""
        texts, otherwise = self._table()
        text = texts.get(key, otherwise)
        if text is None:
            return str(key)
        return translate(self._context, text, None, n) if text else ""

    def first(self, *keys: K) -> str:
        """The text of the first key that has one, else that of the last."""
        return self(next((key for key in keys if key in self), keys[-1]))

    def __contains__(self, key: object) -> bool:
        """Whether a key has a text of its own."""
        return key in self._table()[0]

    def __iter__(self) -> Iterator[K]:
        """The keys with a text of their own, in their order."""
        return iter(self._table()[0])

    def english(self, key: K) -> str:
        """A key's English text. Raises `KeyError` if it has none of its own."""
        return self._table()[0][key]

    def _table(self) -> tuple[Mapping[K, str], str | None]:
        """The English texts by key, and that of every other key."""
        return self._texts, self._otherwise


class _KeptTable(Glossary[K]):
    """The glossary of a table in the data, which is read when it is first asked."""

    def __init__(self, context: str, name: str, game: str = "") -> None:
        """`game` is the folder of the resources that has the table; "": the house's own."""
        super().__init__(context, {})
        self._place = game, context, name


class TextTable(_KeptTable[str]):
    """A table in the data whose keys are words."""

    def _table(self) -> tuple[Mapping[str, str], str | None]:
        return _read_table(*self._place)


class TextList(_KeptTable[int]):
    """A table in the data whose keys are numbers; a list counts from 0."""

    def _table(self) -> tuple[Mapping[int, str], str | None]:
        return _read_list(*self._place)


@cache
def _read_list(game: str, context: str, name: str) -> tuple[Mapping[int, str], str | None]:
    texts, otherwise = _read_table(game, context, name)
    return {int(key): text for key, text in texts.items()}, otherwise


@cache
def _read_table(game: str, context: str, name: str) -> tuple[Mapping[str, str], str | None]:
    found = _read_file(game)[context][name]
    texts = {str(key): text for key, text in enumerate(found)} if isinstance(found, list) else dict(found)
    return texts, texts.pop(OTHERWISE, None)


@cache
def _read_file(game: str) -> Any:
    return read_json(data_path("resources", game, TEXTS), BadFile)


def capitalised(text: str) -> str:
    """The text as it stands by itself or begins a sentence.

    >>> capitalised("rough goal")
    'Rough goal'
    """
    return text[:1].upper() + text[1:]
