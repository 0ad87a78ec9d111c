"""Finds the kind of game by the name in a record's header, and keeps the names that players give to games.

Each kind is found by its title and made once. Names stand beside the records, by the checksum of a record's first line:
all copies of a game share its name, and no record is changed.
"""

from __future__ import annotations

import contextlib
import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cache, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Protocol, cast

from swallows_gui import folders, titles
from swallows_gui.catalogue.places import PackMark, changes
from swallows_gui.catalogue.plain_files import json_of, read_limited
from swallows_gui.engine.game import Game, Json, Section
from swallows_gui.records import whole_files
from swallows_gui.records.record import ListedGame, MissingPacks, Record, UnknownGame
from swallows_gui.title import Title

if TYPE_CHECKING:
    from swallows_gui.catalogue.packs import Pack


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


class Recorded(Protocol):
    """What a title calls playable, as far as records ask: `session.openings.Playable`."""

    @property
    def kind(self) -> GameKind:
        """The game as it is recorded."""
        ...


def found(name: str, packs: tuple[PackMark, ...] = (), catalogue: str = "") -> Recorded:
    """The game called `name`, by its title, played with these packs; made once.

    `catalogue`: the digest of the data that a game was begun with; where the title still has them, they are played with
    instead of today's. Raises `UnknownGame` or `MissingPacks`.
    """
    title = _title(name)
    today = _as_marked(title, packs, changes()) if packs else _stacked.get(name) or _usual(title)
    if catalogue in ("", today.kind.catalogue) or not title.former:
        return today
    return _former(title, packs, catalogue, changes()) or today


def with_packs(name: str, packs: Sequence[Pack]) -> Recorded:
    """The game called `name` with packs stacked on its data.

    Raises `UnknownGame`, and `BadCard` for packs with a mistake, or that do not fit the game or each other.
    """
    return _made(_title(name), tuple(packs)) if packs else found(name)


@contextmanager
def played_with(name: str, packs: Sequence[Pack]) -> Iterator[None]:
    """A context manager, for measuring: within it games called `name` are played with these packs by default. It can be
    nested. Raises as `with_packs`."""
    before = _stacked.get(name)
    _stacked[name] = with_packs(name, packs)
    try:
        yield
    finally:
        if before is None:
            del _stacked[name]
        else:
            _stacked[name] = before


def kind_of(record: Record) -> GameKind:
    """The game of a record, with its packs, and with the catalogue that it was last played with if this program has
    that still; else with today's. Raises `UnknownGame` or `MissingPacks`."""
    return found(record.header.game, record.header.packs, record.catalogue).kind


def sections_of(name: str) -> tuple[Section, ...]:
    """The sections of the game called `name`, from its title where it has one: nothing of the game is loaded for that.

    A game that this program does not have has none.
    """
    with contextlib.suppress(KeyError):
        title = titles.title(name)
        return cast("tuple[Section, ...]", title.load(title.sections)) if title.sections else ()
    return ()


Deeds = Callable[[ListedGame, Sequence[bytes]], Json]
"""What a record tells of its people, by its entry and the lines that tell: that of the start, then the moves that
stand."""


def deeds_reader(name: str) -> Deeds:
    """The function that reads what a finished record of this game says about its people; by default only the result."""
    with contextlib.suppress(KeyError):
        title = titles.title(name)
        if title.deeds:
            return cast("Deeds", title.load(title.deeds))
    return _no_deeds


def _no_deeds(_entry: ListedGame, _lines: Sequence[bytes]) -> Json:
    return {}


_stacked: dict[str, Recorded] = {}
"""Games that are played with packs for a while, by their names."""


@cache
def _usual(title: Title) -> Recorded:
    return _made(title, ())


@lru_cache(maxsize=4)
def _as_marked(title: Title, marks: tuple[PackMark, ...], _changes: int) -> Recorded:
    return _made(title, _stack(title, marks))


@lru_cache(maxsize=4)
def _former(title: Title, marks: tuple[PackMark, ...], catalogue: str, _changes: int) -> Recorded | None:
    """The game with an earlier version's data; None if they are not available."""
    data = title.load(title.former)(catalogue, *_stack(title, marks))
    return None if data is None else cast("Recorded", title.load(title.playable)(data))


def _stack(title: Title, marks: tuple[PackMark, ...]) -> tuple[Pack, ...]:
    """The packs that are marked. Raises `MissingPacks`."""
    from swallows_gui.catalogue.mistakes import BadCard
    from swallows_gui.catalogue.packs import shelf, stacked

    if not marks:
        return ()
    try:
        stack = stacked(marks, shelf(), title.load(title.catalogue)) if title.catalogue else None
    except BadCard:
        stack = None
    if stack is None:
        raise MissingPacks(marks)
    return stack


def _title(name: str) -> Title:
    try:
        return titles.title(name)
    except KeyError:
        raise UnknownGame(name) from None


def _made(title: Title, packs: tuple[Pack, ...]) -> Recorded:
    return cast("Recorded", titles.made(title, title.playable, *packs))


LONGEST: Final = 80
"""Characters of a name."""


def given_names(folder: Path | None = None) -> dict[int, str]:
    """The names by their games' marks; none where the file is missing or is no list of names."""
    try:
        found = json_of(read_limited(_file(folder)))
    except (OSError, ValueError):
        return {}
    if not isinstance(found, Mapping):
        return {}
    return {int(mark): name for mark, name in found.items() if mark.isdecimal() and isinstance(name, str)}


def give_name(mark: int, name: str, folder: Path | None = None) -> None:
    """Call the game of this mark so from now on; with "" it has no name any more. Raises `OSError`."""
    names = given_names(folder)
    names[mark] = " ".join(name.split())[:LONGEST]
    kept = {str(each): called for each, called in sorted(names.items()) if called}
    path = _file(folder)
    path.parent.mkdir(parents=True, exist_ok=True)
    whole_files.replace(path, json.dumps(kept, ensure_ascii=False, indent=1).encode() + b"\n")


def _file(folder: Path | None) -> Path:
    return (folder or folders.games_folder()) / "names.json"
