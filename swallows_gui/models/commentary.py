"""Tells the events of a game by its commentary (`catalogue/commentary.py`): finds the occasion, fills in the words."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic, TypeVar
from zlib import crc32

from swallows_gui.catalogue.commentary import Commentary, Occasion
from swallows_gui.models.narration import Event

S = TypeVar("S")
"""What a game knows of the situation in which an event happened."""
N = TypeVar("N")
"""Its names."""

Facts = Mapping[str, Callable[[Event, S, N], object]]
"""Facts by the names under which `occasions.json` asks for them."""
Words = Mapping[str, Callable[[Event, S, N], object]]
"""What stands for a placeholder, by its name."""


class Teller(Generic[S, N]):
    """Tells events in any language. What is not a fact is a field of the event."""

    def __init__(self, commentary: Commentary, facts: Facts[S, N], words: Words[S, N]) -> None:
        self.commentary = commentary
        self._facts = facts
        self._words = words

    def variants(self, event: Event, now: S, names: N, language: str) -> list[str]:
        """The sentences that may tell an event, their placeholders still empty; [] where nothing is told."""
        for occasion in self.commentary.occasions.get(str(event.get("type")), ()):
            if self._holds(occasion, event, now, names):
                return self.commentary.variants(occasion, language)
        return []

    def _holds(self, occasion: Occasion, event: Event, now: S, names: N) -> bool:
        for name, values in occasion.when:
            fact = self._facts.get(name)
            if (event.get(name) if fact is None else fact(event, now, names)) not in values:
                return False
        return True

    def filled(self, text: str, event: Event, now: S, names: N) -> str:
        """A sentence with its words. Raises `KeyError` for an event that lacks a field one of them needs."""
        return text.format_map(_Filled(self._words, event, now, names))


class _Filled(dict[str, Any]):
    """Makes the words of one sentence: only those that stand in it, each once."""

    def __init__(self, words: Words[S, N], event: Event, now: S, names: N) -> None:
        super().__init__()
        self._words: Words[Any, Any] = words
        self._given = event, now, names

    def __missing__(self, name: str) -> Any:
        word = self[name] = self._words[name](*self._given)
        return word


def in_turn(texts: Sequence[str], event: Event, times: int, game: str = "") -> str:
    """One of the texts: they take turns, so that none comes twice in a row. `times` is how often such a thing has
    happened before, and `game` lets another game begin with another text.

    >>> in_turn(["one", "two"], {"type": "goal"}, 0) != in_turn(["one", "two"], {"type": "goal"}, 1)
    True
    """
    return texts[(crc32(f"{game} {event.get('type')}".encode()) + times) % len(texts)]


def by_itself(texts: Sequence[str], event: Event) -> str:
    """One of the texts for an event of which nothing else is known: always the same for the same event."""
    told = " ".join(f"{key}={event[key]}" for key in sorted(event))
    return texts[crc32(told.encode()) % len(texts)]
