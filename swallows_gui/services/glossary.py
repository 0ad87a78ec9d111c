"""What things are called in the language in use: texts by key, as data.

    kind_name = Glossary("Phrases", {"attack": QT_TRANSLATE_NOOP("Phrases", "attack"), ...})

`QT_TRANSLATE_NOOP` marks the English for the translators, who find it under its context; the glossary has it translated
whenever it is asked.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Generic, TypeVar

from PySide6.QtCore import QCoreApplication

from swallows_gui.title import QT_TRANSLATE_NOOP as QT_TRANSLATE_NOOP

translate = QCoreApplication.translate
"""A text by its context, in the language in use; `packaging/translate.py` finds calls by this name."""

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
        text = self._texts.get(key, self._otherwise)
        if text is None:
            return str(key)
        return translate(self._context, text, None, n) if text else ""

    def first(self, *keys: K) -> str:
        """The text of the first of these keys that has one of its own; if none has, that of the last."""
        return self(next((key for key in keys if key in self._texts), keys[-1]))

    def __contains__(self, key: object) -> bool:
        """Whether a key has a text of its own."""
        return key in self._texts

    def __iter__(self) -> Iterator[K]:
        """The keys with a text of their own, in their order."""
        return iter(self._texts)


def capitalised(text: str) -> str:
    """The text as it stands by itself or begins a sentence.

    >>> capitalised("rough goal")
    'Rough goal'
    """
    return text[:1].upper() + text[1:]
