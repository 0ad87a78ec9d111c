"""Texts of a JSON file by the keys that lead to them, and such a file made of texts."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import Any, Final

Place = tuple[str, ...]
"""The keys that lead to a text; parts of a list go by their `id`."""
NO_TEXTS: Final = frozenset({"id", "origin", "language"})
"""Keys of what is no text."""
_LIMITS: Final = frozenset({"say", "needs", "unless", "leaves"})


def leaves(value: Any, at: Place = ()) -> Iterator[tuple[Place, str]]:
    """The texts of a file with their places.

    >>> dict(leaves({"goal": {"1": "In!", "2": {"say": "Head!", "needs": ["head"]}}}))
    {('goal', '1'): 'In!', ('goal', '2'): 'Head!'}
    """
    if isinstance(value, str):
        if value:
            yield at, value
    elif limited(value):
        yield at, value["say"]
    elif isinstance(value, dict):
        for key, inner in value.items():
            if key not in NO_TEXTS:
                yield from leaves(inner, (*at, key))
    elif isinstance(value, list):
        for number, inner in enumerate(value, 1):
            name = str(inner["id"]) if isinstance(inner, dict) and "id" in inner else str(number)
            yield from leaves(inner, (*at, name))


def limited(value: Any) -> bool:
    """Whether it is a sentence of the commentary with what it needs."""
    return isinstance(value, dict) and "say" in value and "title" not in value and value.keys() <= _LIMITS


def built(english: Any, said: Mapping[Place, str], language: str) -> Any:
    """A file with these texts, in the order of the English one and with what of it is no text; None without a text.

    >>> built({"goal": {"1": "In!", "2": "Yes!"}}, {("goal", "2"): "Ja!", ("goal", "de1"): "Drin!"}, "de")
    {'goal': {'2': 'Ja!', 'de1': 'Drin!'}}
    """
    return _built(english, _nested(said), language)


def _nested(said: Mapping[Place, str]) -> dict[str, Any]:
    tree: dict[str, Any] = {}
    for place, text in said.items():
        inner = tree
        for key in place[:-1]:
            inner = inner.setdefault(key, {})
        inner[place[-1]] = text
    return tree


def _built(english: Any, said: Any, language: str) -> Any:
    if not said:
        return None
    if isinstance(english, str) or limited(english) or isinstance(said, str):
        return said
    if isinstance(english, list):
        parts = {str(part["id"]): part for part in english}
        return [_built(part, said[name], language) if name in said else None for name, part in parts.items()]
    english = english or {}
    order = [*english, *(key for key in said if key not in english)]
    found: dict[str, Any] = {}
    for key in order:
        if key in NO_TEXTS:
            found[key] = language if key == "language" else english[key]
        elif key in said:
            made = _built(english.get(key), said[key], language)
            found[key] = [part for part in made if part is not None] if isinstance(made, list) else made
    return found


def numbered(value: Any, english: Any, language: str) -> Any:
    """A file whose lists of sentences have ids: by their places in it, own ones that English has not by the code.

    >>> numbered({"goal": ["Drin!", "Ja!"]}, {"goal": ["In!"]}, "de")
    {'goal': {'1': 'Drin!', 'de1': 'Ja!'}}
    """
    if isinstance(value, list) and value and all(isinstance(each, str) or limited(each) for each in value):
        theirs = list(english) if isinstance(english, dict | list) else value
        names = [name for name in theirs if name.isdigit()] if isinstance(english, dict) else None
        there = names if names is not None else [str(number) for number in range(1, len(theirs) + 1)]
        own = (f"{language}{number}" for number in range(1, len(value) + 1))
        return {there[at] if at < len(there) else next(own): each for at, each in enumerate(value)}
    if isinstance(value, dict) and not limited(value):
        inner = english if isinstance(english, dict) else {}
        return {key: numbered(each, inner.get(key), language) for key, each in value.items()}
    return value


def written(value: Any) -> str:
    """A file as it is written."""
    return json.dumps(value, indent=2, ensure_ascii=False) + "\n"
