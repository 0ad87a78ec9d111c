"""The games that records can hold, by the name in their header. Whoever knows them says how they are found."""

import contextlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, cast

from swallows_gui import titles
from swallows_gui.catalogue.pack_mark import PackMark
from swallows_gui.engine.game import Game, Json, Section
from swallows_gui.records.errors import UnknownGame
from swallows_gui.records.record import Record
from swallows_gui.title import load

Tells = Callable[[Json, Json], bool]
"""Whether an event as it is written (first) tells what ours (second) does."""


def _any_event(_event: Json) -> bool:
    return True


def _as_given(options: Json) -> Json:
    return options


@dataclass(frozen=True)
class GameKind:
    """A game that can be recorded.

    `rules` is raised when equal moves could give other events, `catalogue` is the hash of its rule-bearing data.
    `new` raises `IllegalAction` for options that cannot be played; `restore` may raise whatever a wrong state causes.
    """

    name: str
    rules: int
    catalogue: str
    new: Callable[[Mapping[str, Any], int], Game]
    restore: Callable[[Json], Game]
    former: Mapping[int, Tells] = field(default_factory=dict)
    """Earlier numbers of the rules by which equal moves led to the same game, but were told otherwise; each with what
    it told of an event. Such records are played and compared as those of today."""
    well_formed: Callable[[Json], bool] = _any_event
    """Whether a written event has the fields of its type, each of its kind. Unknown types and fields are none of it."""
    sections: tuple[Section, ...] = ()
    """The parts that it is told and kept in, the largest first: matches, sets, halves. None: it is all of a piece."""
    packs: tuple[PackMark, ...] = ()
    """What its data were stacked from beside those that come with the program."""
    as_kept: Callable[[Json], Json] = _as_given
    """The options of a new game as its header keeps them: whole, where the data they name are not in `catalogue`."""


def _nothing(name: str, _packs: tuple[PackMark, ...], _catalogue: str) -> GameKind:
    raise UnknownGame(name)


Find = Callable[[str, tuple[PackMark, ...], str], GameKind]
_find: Find = _nothing


def find_kinds(find: Find) -> None:
    """Have records look their games up by name, packs, and the digest of the catalogue they were played with; raises
    `UnknownGame` or `MissingPacks`."""
    global _find
    _find = find


def game_kind(name: str) -> GameKind:
    """The game called `name`, as new games are played. Raises `UnknownGame`."""
    return _find(name, (), "")


def kind_of(record: Record) -> GameKind:
    """The game of a record, with its packs, and with the catalogue that it was last played with if this program has
    that still; else with today's. Raises `UnknownGame` or `MissingPacks`."""
    return _find(record.header.game, record.header.packs, record.catalogue)


def sections_of(name: str) -> tuple[Section, ...]:
    """The sections of the game called `name`, from its title where it has one: nothing of the game is loaded for that.

    A game that this program does not have has none.
    """
    with contextlib.suppress(KeyError):
        place = titles.title(name).sections
        return cast("tuple[Section, ...]", load(place)) if place else ()
    with contextlib.suppress(UnknownGame):
        return game_kind(name).sections
    return ()
