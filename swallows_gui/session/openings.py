"""What a session must know of a game beyond its rules: AI players, chance events, and openings.

An `Opening` is a position that a game begins with instead of its usual beginning, with the chance events that follow.
Games are found by their titles (`swallows_gui.titles`); each is loaded when it is first asked for.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple, cast

from swallows_gui.ai.advice import Player
from swallows_gui.catalogue.places import PackMark
from swallows_gui.engine.by_turns import MatchByTurns
from swallows_gui.engine.game import Json, Section, Told
from swallows_gui.engine.modest import first_asked
from swallows_gui.records import games
from swallows_gui.records.games import GameKind
from swallows_gui.records.record import Record
from swallows_gui.session import openings

if TYPE_CHECKING:
    from swallows_gui.catalogue.packs import Pack


@dataclass(frozen=True, slots=True)
class Opening:
    """A special beginning given by a game's options: a seed, and moves or a state to continue from. These moves cannot
    be undone."""

    seed: int
    ai_seeds: tuple[int, ...]
    moves: tuple[tuple[int, Json], ...] = ()
    """By seat, as a record has them."""
    state: Json | None = None


def plain(_options: Json) -> Opening | None:
    """A game that begins at its beginning, with a seed of its own."""
    return None


def _nobody(_player: Player) -> str:
    return ""


def _no_secrets(_view: Any) -> object:
    return ()


def _silence(_told: Sequence[Told], _fresh: int, _speakers: Mapping[int, "SeatThatSpeaks"], _options: Json) -> None:
    return None


def _never(_view: Any, _seat: int = -1) -> bool:
    return False


def _always(_view: Any) -> bool:
    return True


class SeatThatSpeaks(NamedTuple):
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
    is_chance: Callable[[Told], bool]
    """Whether an event's outcome was unknown to the seat that caused it: dice, draws, lots."""
    modest: Callable[[Any], int] = first_asked
    """The most modest answer to the question that a view is asked: it is given for a seat whose time is up."""
    usual_level: str = "normal"
    """Plays for a level that a record names and this program does not have."""
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
    says: Callable[[Sequence[Told], int, Mapping[int, SeatThatSpeaks], Json], Told | None] = _silence
    """What an AI seat says after a move, an event `said` of `session/loading.py`, or None: from all that everybody
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


def match_kind(
    name: str,
    rules: int,
    match: type[MatchByTurns],
    tables: Any,
    well_formed: Callable[[Json], bool],
    sections: tuple[Section, ...],
) -> GameKind:
    """A game by turns, as records hold it: its class, played with `tables`."""
    new, restore = partial(match.new, tables), partial(match.from_state, tables)
    return GameKind(name, rules, tables.digest, new, restore, well_formed=well_formed, sections=sections)


def playable(name: str, packs: tuple[PackMark, ...] = (), catalogue: str = "") -> Playable:
    """The game called `name`, as `records.games.found`. Raises `UnknownGame` or `MissingPacks`."""
    return cast("Playable", games.found(name, packs, catalogue))


def playable_of(record: Record) -> Playable:
    """The game of a record, as `records.games.kind_of`. Raises `UnknownGame` or `MissingPacks`."""
    return playable(record.header.game, record.header.packs, record.catalogue)


def with_packs(name: str, packs: "Sequence[Pack]") -> Playable:
    """The game called `name` with packs stacked on its data, as `records.games.with_packs`."""
    return cast("Playable", games.with_packs(name, packs))
