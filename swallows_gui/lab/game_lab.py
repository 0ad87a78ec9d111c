"""What the laboratory needs to know of a game.

Any game can be measured as it is; `Title.lab` names a class that overrides what its game does differently. `MatchLab`
serves games of one match with counts of their own; `any_action` and `any_of` pick random decisions for playouts.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, fields, is_dataclass
from functools import cache, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Final, NamedTuple, Protocol

from swallows_gui import titles
from swallows_gui.ai import Player, check_level
from swallows_gui.ai.advice import Searching
from swallows_gui.catalogue.places import changes
from swallows_gui.engine.game import Game, Json
from swallows_gui.lab.parallel import Progress, Workers
from swallows_gui.lab.tally import Counting, GameCounter, GameTally, MatchCounter, SetOfFigures, plain_figures, shared
from swallows_gui.session import Seat, Setup
from swallows_gui.session.openings import Playable, playable, with_packs

if TYPE_CHECKING:
    from swallows_gui.lab.balance import Balance
    from swallows_gui.lab.forecasts import Reliability


OUT_OF_TURN: Final = 0.03
"""The share of the moments open to it at which something is done out of turn."""


def any_action(game: Game, lot: Callable[[], float]) -> tuple[int, bool]:
    """A random action, and whether it is out of turn: an entry evenly, then evenly inside a range."""
    mover = game.to_move
    assert mover is not None, "the game is over"
    others = [seat for seat in game.may_act() if seat != mover]
    if others and lot() < OUT_OF_TURN:
        able = [entries for seat in others if (entries := game.legal_actions(seat))]
        if able:
            return any_of(able[int(lot() * len(able))], lot), True
    return any_of(game.view(mover).asked, lot), False


def any_of(entries: Sequence[int | range], lot: Callable[[], float]) -> int:
    """An entry, each as likely; of a range each action."""
    entry = entries[int(lot() * len(entries))]
    return entry[int(lot() * len(entry))] if isinstance(entry, range) else entry


PACKED: Final = "+packs"
"""Behind a game's name: with the packs that are switched on."""
MOST_SEATS: Final = 12
"""More than any game of the house takes: the game itself says what is too many."""


class UnknownFormat(ValueError):
    """A format that a game does not have; says which there are."""


class UnknownField(ValueError):
    """A field of teams that a game does not have, or that does not fit the format; says why."""


class BalanceTarget(NamedTuple):
    """A row of the balance table: the figure of this name must lie from `low` to `high`."""

    name: str
    low: float
    high: float
    needs_many: bool = False
    """Only the thousands of games that quick levels play settle it; it is left out where a level searches."""


@dataclass(frozen=True, slots=True)
class Rung:
    """A league of one seat of a level among seats of another, and the least results."""

    level: str
    among: str
    tournaments: int
    least_share: float = 0.0
    """The share of wins must reach this."""
    least_bound: float = 0.0
    """The lower end of the share's 95 % interval must be above this."""
    others: int = 3
    """How many of the other level there are."""
    options: Mapping[str, Any] = field(default_factory=dict)
    """What games are played with beside the usual options, where these do not tell levels apart."""

    @property
    def name(self) -> str:
        """How the rung is called."""
        return f"{self.level} among {self.others} {self.among}"

    @property
    def line_up(self) -> tuple[str, ...]:
        """The levels, the one on trial first."""
        return (self.level, *(self.among,) * self.others)


class Report(NamedTuple):
    """How a game keeps measurements of its balance in a file for readers."""

    refuse: Callable[[Path], None]
    """Raises `OSError` for a file that is there and no such report."""
    write: "Callable[[Path, Balance, str], None]"
    """Writes a measurement, made by a command, into the report. Raises `OSError`."""


class Forecasts(Protocol):
    """How a game's forecasts are measured."""

    def habits(self, level: str, seed: int, games: int, *, options: Json, jobs: Workers, progress: Progress) -> str:
        """Measured habits of play behind the forecasts with these options, in the format of the game's data."""
        ...

    def slips(self, level: str, seed: int, games: int, *, options: Json, jobs: Workers, progress: Progress) -> str:
        """Measured bets of a level's seats, in the format of the game's data."""
        ...

    def stars(self, level: str, seed: int, games: int, *, options: Json, jobs: Workers, progress: Progress) -> str:
        """Measured effects of each team's star cards, in the format of the game's data."""
        ...

    def pushes(self, level: str, seed: int, games: int, *, options: Json, jobs: Workers, progress: Progress) -> str:
        """A measurement of how far seats of a level bring about their bets, as JSON."""
        ...

    def answers(self, level: str, seed: int, games: int, *, options: Json, jobs: Workers, progress: Progress) -> str:
        """How often a dangerous attack is let through by who could answer it, measured: JSON."""
        ...

    def reliability(
        self,
        games: int,
        *,
        level: str,
        seed: int | None,
        rows: int,
        jobs: Workers,
        path: Path | None,
        progress: Progress,
        options: Json | None = None,
    ) -> "Reliability":
        """Compare forecasts with results; by default on seeds that were not used for tuning. `path` stores games and is
        resumed. Raises `OSError` if it cannot be used."""
        ...


class GameLab:
    """The base of a game's laboratory."""

    unit = "points"
    """What `scores` counts."""
    played = "game"
    """What one game is called."""
    usual_seats = 2
    """How many seats a measurement has where nobody says."""
    first_seed = 1_000_001
    """Seeds above a million are not used for tuning."""
    measured: Mapping[str, Any] = {}
    """Options beside the usual ones in leagues and in the balance table."""
    switches: Mapping[str, bool] = {}
    """Rules that a command plays with or without (`--with`, `--without`), and whether it usually does."""
    targets: tuple[BalanceTarget, ...] = ()
    """The balance table."""
    report: Report | None = None
    """The balance report; None: there is none."""
    setups: Sequence[Mapping[str, Any]] = ({},)
    """Options that random playouts take in turn; "seats" among them."""
    short: Mapping[str, Any] = {}
    """What makes a game short, "seats" among it."""
    heard: Mapping[str, Any] = {}
    """Options beside the short ones in games that are listened to from beginning to end."""
    moves = 30
    """How many moves a usual game has, about."""
    compiled: Sequence[str] = ()
    """Modules of the game that `swallows build-fast` compiles: places in its folder, `*` for all of one."""
    interpreted: Sequence[str] = ()
    """Those among them that it leaves as they are."""
    shows_hidden: frozenset[str] = frozenset()
    """Events that bring something hidden to light: after them two games that look alike may go apart."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.packed = False
        """Whether it is played with the player's packs that are switched on, or as it comes."""

    @property
    def key(self) -> str:
        """The key by which `lab_of` finds it, also in another process."""
        return self.game + PACKED if self.packed else self.game

    @property
    def playable(self) -> Playable:
        """The game."""
        return _with_packs_on(self.game, changes()) if self.packed else playable(self.game)

    @property
    def digest(self) -> str:
        """The digest of the game's data that affect measurements."""
        return self.playable.kind.catalogue

    def options(self, format_id: str | None = None, teams: int | None = None) -> Json:
        """How a game to be measured is set up. Raises `UnknownFormat`."""
        if format_id is not None or teams is not None:
            raise UnknownFormat(f"{self.game} has no formats")
        return {}

    def fielded(self, options: Json, field: str, free: bool) -> Json:
        """The options with the teams of a field, given by id or file; `free` if the format may follow from their
        number. Raises `UnknownField`."""
        del options, field, free
        raise UnknownField(f"{self.game} has no fields of teams")

    def seats_of(self, options: Json) -> tuple[int, int, int]:
        """The least, the usual and the largest number of seats with these options."""
        del options
        return 1, self.usual_seats, MOST_SEATS

    def table(self, options: Json) -> Sequence[BalanceTarget]:
        """The balance table of games with these options; by itself the same for all."""
        del options
        return self.targets

    def table_of(self, levels: Sequence[str], options: Json) -> Sequence[BalanceTarget]:
        """Rows of the balance table for games of only these levels; none by default."""
        del levels, options
        return ()

    # Seats

    def check(self, *entrants: str) -> None:
        """Raises `UnknownLevel` for an entrant that does not exist."""
        check_level(*entrants)

    def player(self, entrant: str, seat: int, seed: int) -> Player:
        """The player of an entrant: a level, or what else the game lets enter a league."""
        return self.playable.player(entrant, seat, seed)

    def searches(self, level: str) -> bool:
        """Whether seats of a level think for long."""
        return isinstance(self.player(level, 0, 0), Searching)

    def twins(self) -> Mapping[str, str]:
        """Scripted twins of a level, which decide one thing differently: descriptions by the name that follows the
        level and a colon."""
        return {}

    def rungs(self) -> tuple[Rung, ...]:
        """The ladder: which level must beat which. Every level must beat the one below, and the highest `random`."""
        steps = (("normal", "easy"), ("hard", "normal"), ("expert", "hard"))
        wins = tuple(Rung(level, among, 400, least_bound=0.55, others=1) for level, among in steps)
        return (*wins, Rung("expert", "random", 200, least_share=0.95, others=1))

    @property
    def option_names(self) -> tuple[str, ...]:
        """The names of options that `--with NAME=VALUE` can set, as in a record's header."""
        game: Any = self.playable.kind.new({"seats": self.usual_seats, **self.options()}, 0)
        return tuple(each.name for each in fields(game.options)) if is_dataclass(getattr(game, "options", None)) else ()

    # What is counted

    def scores(self, result: Json, seats: int) -> Sequence[float]:
        """The score of each seat; by default 1 for a win, shared equally."""
        winners = result["winners"]
        return [(seat in winners) / len(winners) for seat in range(seats)]

    def counter(self, seed: int, seats: int) -> Counting:
        """A counter for a game with so many seats."""
        return GameCounter(seed, lambda result: self.scores(result, seats))

    def tally(self, kept: Mapping[str, Any]) -> GameTally:
        """A tally from its JSON."""
        return GameTally(**kept)

    def figures(self, tallies: Sequence[Any]) -> SetOfFigures:
        """The figures of these games."""
        return plain_figures(tallies)

    # Trials

    def choose(self, game: Any, lot: Callable[[], float]) -> tuple[int, bool]:
        """A random action, and whether it is out of turn. `lot` draws evenly from 0 to 1."""
        return any_action(game, lot)

    def is_choice(self, game: Any) -> bool:
        """Whether the seat to move has more than one answer."""
        asked = game.view(game.to_move).asked
        return len(asked) > 1 or any(isinstance(entry, range) for entry in asked)

    def random_game(self, seed: int) -> Setup:
        """A short game between random seats, with seeds that stay the same."""
        options = {**self.options(), **self.short}
        seats = options.pop("seats", self.usual_seats)
        table = tuple(Seat(f"Seat {number + 1}", "ai", "random") for number in range(seats))
        return Setup(options, table, game=self.game, seed=seed, ai_seeds=tuple(range(1, seats + 1)))

    def check_position(self, game: Any) -> None:
        """Check what must hold in every position. Raises `AssertionError`."""

    def speaking(self, game: Any) -> Any:
        """A sampled game that logs its events like a real one."""
        return self.playable.kind.restore(game.to_state())

    # Speed and forecasts

    def carrying_out(self, game: Any) -> Callable[[int], object]:
        """A function that plays a legal action in turn."""
        push: Callable[[int], object] = game.push
        return push

    def more_rates(self, seconds: float, tell: Callable[[str], None]) -> dict[str, float]:
        """Further speeds of the game: a rate per second by name."""
        del seconds, tell
        return {}

    def forecasts(self) -> Forecasts | None:
        """How the game's forecasts are measured; None: it has none."""
        return None


@cache
def lab_of(game: str) -> GameLab:
    """The laboratory of a game; a name that ends with `PACKED` means with the packs switched on. Raises `KeyError` for
    an unknown game."""
    name = game.removesuffix(PACKED)
    title = titles.title(name)
    found: GameLab = title.load(title.lab)(name) if title.lab else GameLab(name)
    found.packed = name != game
    return found


@lru_cache(maxsize=1)
def _with_packs_on(game: str, _changes: int) -> Playable:
    from swallows_gui.catalogue.pack_store import stack

    return with_packs(game, stack(game=game).packs)


class MatchLab(GameLab):
    """The laboratory of games with one match between two sides."""

    forms: ClassVar[Mapping[str, Mapping[str, Any]]]
    """Kinds of matches by name, for `--format`; the first is the usual one, and the one with `targets`."""
    counts: ClassVar[type[MatchCounter[Any]]]
    """What counts in a match."""

    @property
    def usual(self) -> str:
        """The kind of match that is measured by default."""
        return next(iter(self.forms))

    def options(self, format_id: str | None = None, teams: int | None = None) -> Json:
        """The kind of match of this name. Raises `UnknownFormat`."""
        if teams is not None:
            raise UnknownFormat(f"{self.game} is played by two sides")
        wanted = self.usual if format_id is None else format_id
        if wanted not in self.forms:
            raise UnknownFormat(f"there is no format {wanted!r}; there are {', '.join(self.forms)}")
        return dict(self.forms[wanted])

    def table(self, options: Json) -> Sequence[BalanceTarget]:
        """The targets, which exist only for the default match."""
        return self.targets if options == self.forms[self.usual] else ()

    def scores(self, result: Json, seats: int) -> Sequence[float]:
        """1 for every seat of the winning side, a half for all in a draw."""
        return [shared(result["winner"], seat) for seat in range(seats)]

    def counter(self, seed: int, seats: int) -> Counting:
        """A counter for the balance table."""
        del seats
        return self.counts(seed)

    def tally(self, kept: Mapping[str, Any]) -> GameTally:
        """A tally from its JSON."""
        return self.counts.tallies(**kept)

    def carrying_out(self, game: Any) -> Callable[[int], object]:
        """A function that plays an action in turn without checking that it is legal."""
        carry_out: Callable[[int], object] = game.carry_out
        return carry_out

    def speaking(self, game: Any) -> Any:
        """A copy that logs its events."""
        twin = game.copy()
        twin.emits_events = True
        return twin


def demand(holds: bool, what: str) -> None:
    """Raises `AssertionError` where something does not hold of a position."""
    if not holds:
        raise AssertionError(what)
