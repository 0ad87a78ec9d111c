"""Why something that somebody brought cannot be used: a sentence in English that keeps what it was made of, so that the
window can say it in the language in use (`models/reasons.py`)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self

from swallows_gui.title import QT_TRANSLATE_NOOP as QT_TRANSLATE_NOOP


class Reason(str):
    """An English sentence with its `text`, whose gaps are names, and the `values` that fill them.

    The text is marked by `QT_TRANSLATE_NOOP` in the context "FileReasons". A value may be a reason itself.

    >>> reason = Reason(QT_TRANSLATE_NOOP("FileReasons", "{team} plays against itself"), team="Peru")
    >>> reason, reason.text, reason.values
    ('Peru plays against itself', '{team} plays against itself', {'team': 'Peru'})
    """

    text: str
    values: Mapping[str, object]

    def __new__(cls, text: str, /, **values: object) -> Self:
        """The sentence of a marked text."""
        made = super().__new__(cls, text.format(**values) if values else text)
        made.text, made.values = text, values
        return made

    def __getnewargs_ex__(self) -> Any:
        """What a copy is made of."""
        return (self.text,), dict(self.values)


def reason_in(error: BaseException) -> str:
    """What an error says: its reason where it was made with one, else its text."""
    first = error.args[0] if error.args else None
    return first if isinstance(first, Reason) else str(error)
