"""Looks titles up: the one list of games, those of the house and those that are offered beside them."""

from __future__ import annotations

import os
from collections.abc import Iterator
from importlib import import_module
from typing import Any, Final

from swallows_gui.games import TITLES
from swallows_gui.title import Title

MORE_GAMES: Final = "SWALLOWS_GAMES"
"""Environment: dotted names of further titles, commas between them, for a game that is being written elsewhere. The
processes that a window or the laboratory starts read it, too."""


def usual() -> str:
    """The game that is meant where none is named."""
    return next(iter(TITLES))


def ids() -> list[str]:
    """All games by their ids, those of the house first; none is loaded."""
    more = [title.id for title in _from_elsewhere() if title.id not in TITLES]
    return [*TITLES, *more]


def title(name: str) -> Title:
    """The game called `name`. Raises `KeyError` if there is none."""
    if name in TITLES:
        return _load(TITLES[name])
    for other in _from_elsewhere():
        if other.id == name:
            return other
    raise KeyError(name)


def catalogue(name: str, *packs: Any) -> Any:
    """The data of the game called `name`, with packs stacked on them; None if it has none.

    Raises `KeyError` if there is no such game, and what its catalogue raises for a mistake in the data.
    """
    found = title(name)
    return found.load(found.catalogue)(*packs) if found.catalogue else None


def made(found: Title, place: str, *packs: Any) -> Any:
    """What stands at a place of a title, made with the game's catalogue (and packs on it) if it has one.

    Raises what its catalogue raises for a mistake in the data.
    """
    return found.load(place)(*([catalogue(found.id, *packs)] if found.catalogue else []))


def titles() -> list[Title]:
    """All games, those of the house first."""
    return [title(name) for name in ids()]


def _from_elsewhere() -> Iterator[Title]:
    for place in os.environ.get(MORE_GAMES, "").split(","):
        if place.strip():
            yield _load(place.strip())


def _load(place: str) -> Title:
    module, _, name = place.partition(":")
    found: Title = getattr(import_module(module), name)
    return found
