"""The games that records can hold, by the name in their header. Each is registered by whoever knows it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
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


Tells = Callable[[Json, Json], bool]
"""Whether an event as it is written (first) tells what ours (second) does."""


def _any_event(_event: Json) -> bool:
    return True


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
    former: Mapping[int, Tells] = field(default_factory=dict)
    """Earlier numbers of the rules by which equal moves led to the same game, but were told otherwise; each with what
    it told of an event. Such records are played and compared as those of today."""
    well_formed: Callable[[Json], bool] = _any_event
    """Whether a written event has the fields of its type, each of its kind. Unknown types and fields are none of it."""


_LOADERS: dict[str, Callable[[], GameKind]] = {}


def register(name: str, load: Callable[[], GameKind]) -> None:
    """Games called `name` are of the kind that `load` returns; it is called when first needed, and should cache."""
    _LOADERS[name] = load


def game_kind(name: str) -> GameKind:
    """The game called `name`. Raises `UnknownGame`."""
    if name not in _LOADERS:
        raise UnknownGame(name)
    return _LOADERS[name]()
