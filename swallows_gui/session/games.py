"""What a session must know of a game beyond its rules: its AI players, and which of its events are chance.

The games of the house are found by their titles (`swallows_gui.titles`); each is loaded when it is first asked for.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Any, NamedTuple, cast

from swallows_gui import titles
from swallows_gui.ai.player import Player
from swallows_gui.catalogue.pack_mark import PackMark
from swallows_gui.catalogue.pack_places import changes
from swallows_gui.engine.game import Json
from swallows_gui.records.errors import MissingPacks, UnknownGame
from swallows_gui.records.games import GameKind, find_kinds
from swallows_gui.records.record import Record
from swallows_gui.session import openings
from swallows_gui.session.openings import Opening
from swallows_gui.title import Title, load

if TYPE_CHECKING:
    from swallows_gui.catalogue.packs import Pack


def _nobody(_player: Player) -> str:
    return ""


def _no_secrets(_view: Any) -> object:
    return ()


def _silence(_told: Sequence[Json], _fresh: int, _speakers: Mapping[int, "Speaker"], _options: Json) -> None:
    return None


def _never(_view: Any, _seat: int = -1) -> bool:
    return False


def _always(_view: Any) -> bool:
    return True


class Speaker(NamedTuple):
    """An AI seat that may say something."""

    character: str
    """The id of the character that it plays, "" for none."""
    seed: int


@dataclass(frozen=True)
class Playable:
    """A game that a session can run."""

    kind: GameKind
    player: Callable[[str, int, int], Player]
    """Makes a player from level, seat and seed. Raises `ValueError` for a level there is none of."""
    usual_level: str
    """Plays for a level that a record names and this program does not have."""
    is_chance: Callable[[Json], bool]
    """Whether an event's outcome was unknown to the seat that caused it: dice, draws, lots."""
    knows: Callable[[Any], object] = _no_secrets
    """The secrets a view holds beside its own seat's, in a form that can be compared."""
    can_sway: Callable[[Any], bool] = _never
    """Whether the view's seat can still make an offer to the seat that is about to decide."""
    concerns: Callable[[Any], bool] = _always
    """Whether the running match is one of the seat's own teams or bets."""
    holds_for: Callable[[Any, int], bool] = _never
    """Whether, by a view of what everybody knows, play waits for a seat among several people: it may still make an
    offer to the seat that is about to decide, in a match of its own teams. Neither a bet nor a purse counts."""
    character_of: Callable[[Player], str] = _nobody
    """The id of the character that a player has, "" if it has none."""
    says: Callable[[Sequence[Json], int, Mapping[int, Speaker], Json], Json | None] = _silence
    """What an AI seat says after a move, an event `said` of `session/handovers.py`, or None: from all that everybody
    was told, how many of these events are new, the AI seats by number, and the header's options. Nothing but what
    everybody knows goes in."""
    reducers: Mapping[type, Callable[[Any], Any]] = field(default_factory=dict)
    """How parts of a view that every process has are named when it is sent to another one (`copyreg` reducers)."""
    advise: Callable[[Any, int, bool, Callable[[], None]], Any] | None = None
    """What an expert would do, from view, seed, whether it is the seat's turn, and a function that can call it off."""
    all_open: bool = False
    """Whether everybody knows everything: then a decision that the others have seen can be taken back freely as long as
    no chance was used, for it has told them nothing but itself."""
    catalogue: Any = None
    """The data that it is played with, a value of its own kind."""
    open_view: Callable[[Any], Any] | None = None
    """All there is of a game, as a view: for replays of games that are over."""
    opening: Callable[[Json], Opening | None] = openings.plain
    """How a game with these options begins, if not at its beginning. Raises `IllegalAction` where they name what there
    is none of."""


_LOADERS: dict[str, Callable[[], Playable]] = {}


def offer_game(name: str, load_it: Callable[[], Playable]) -> None:
    """Sessions and records of games called `name` use what `load_it` returns; it is called once, when first needed."""
    _LOADERS[name] = cache(load_it)


def playable(name: str, packs: tuple[PackMark, ...] = (), catalogue: str = "") -> Playable:
    """The game called `name`, by its title, played with these packs.

    `catalogue`: the digest of the data that a game was begun with; where the title still has them, they are played with
    instead of today's. Raises `UnknownGame` or `MissingPacks`.
    """
    found = _as_marked(name, packs, changes()) if packs else _usual(name)
    if catalogue in ("", found.kind.catalogue):
        return found
    return _former(name, packs, catalogue, changes()) or found


def playable_of(record: Record) -> Playable:
    """The game of a record, as `records.games.kind_of`. Raises `UnknownGame` or `MissingPacks`."""
    return playable(record.header.game, record.header.packs, record.catalogue)


def _usual(name: str) -> Playable:
    if name not in _LOADERS:
        title = _title(name)
        offer_game(name, lambda: _made(title, ()))
    return _LOADERS[name]()


def with_packs(name: str, packs: "Sequence[Pack]") -> Playable:
    """The game called `name` with packs stacked on its data.

    Raises `UnknownGame`, and `BadCard` for packs with a mistake, or that do not fit the game or each other.
    """
    return _made(_title(name), tuple(packs)) if packs else playable(name)


@contextmanager
def played_with(name: str, packs: "Sequence[Pack]") -> Iterator[Playable]:
    """As long as it lasts, games called `name` are played with these packs where none are named: for measuring.

    Raises as `with_packs`.
    """
    usual = playable(name)
    stacked = with_packs(name, packs)
    _LOADERS[name] = lambda: stacked
    try:
        yield stacked
    finally:
        _LOADERS[name] = lambda: usual


@lru_cache(maxsize=4)
def _as_marked(name: str, marks: tuple[PackMark, ...], _changes: int) -> Playable:
    title = _title(name)
    return _made(title, _stack(title, marks))


@lru_cache(maxsize=4)
def _former(name: str, marks: tuple[PackMark, ...], catalogue: str, _changes: int) -> Playable | None:
    """The game with data of before; None if nobody has them."""
    title = titles.title(name) if name in titles.ids() else None
    if title is None or not title.former:
        return None
    found = load(title.former)(catalogue, *_stack(title, marks))
    return None if found is None else cast("Playable", load(title.playable)(found))


def _stack(title: Title, marks: tuple[PackMark, ...]) -> "tuple[Pack, ...]":
    """The packs that are marked. Raises `MissingPacks`."""
    from swallows_gui.catalogue.mistakes import BadCard
    from swallows_gui.catalogue.packs import shelf, stacked

    if not marks:
        return ()
    try:
        stack = stacked(marks, shelf(), load(title.catalogue)) if title.catalogue else None
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


def _made(title: Title, packs: "tuple[Pack, ...]") -> Playable:
    return cast("Playable", titles.made(title, title.playable, *packs))


find_kinds(lambda name, packs, catalogue: playable(name, packs, catalogue).kind)
