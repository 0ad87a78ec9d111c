"""The games that records can hold, by the name in their header. Each is registered by whoever knows it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Protocol, Self

from swallows_gui.engine.chance import Chance
from swallows_gui.engine.game import Event, Game, Json, Notation
from swallows_gui.records.errors import UnknownGame


class RecordedGame(Game, Protocol):
    """What a record needs of a game beside its rules."""

    chance: Chance
    start_events: list[Event]
    """What happened before the first decision."""

    @property
    def notation(self) -> Notation:
        """How its actions and events are written."""
        ...

    def copy(self) -> Self:
        """An independent copy."""
        ...


@dataclass(frozen=True)
class GameKind:
    """A game that can be recorded.

    `rules` is raised when equal moves could give other events, `catalogue` is the hash of its rule-bearing data.
    `new` raises `IllegalAction` for options that cannot be played; `restore` may raise whatever a wrong state causes.
    """

    name: str
    rules: int
    catalogue: str
    new: Callable[[Mapping[str, Any], int], RecordedGame]
    restore: Callable[[Json], RecordedGame]


_LOADERS: dict[str, Callable[[], GameKind]] = {}


def register(name: str, load: Callable[[], GameKind]) -> None:
    """Games called `name` are of the kind that `load` returns; it is called when first needed, and should cache."""
    _LOADERS[name] = load


def game_kind(name: str) -> GameKind:
    """The game called `name`. Raises `UnknownGame`."""
    if name not in _LOADERS:
        raise UnknownGame(name)
    return _LOADERS[name]()
