"""Files of cups and championships: one each, beside the folder of games, with the records of their matches.

A file that cannot be read is never written over, and the previous version is kept as `name~`.

A trophy (F10.2) is won in a cup or league that is played for it, and then defended in ties of two. Its holder is the
winner of the latest finished one; files are named by when they were begun.

A championship: two sides meet once or twice in each game of the house; a win is worth three points, a draw one.
"""

import datetime
import itertools
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any, Final, Literal, NamedTuple, Self

from pydantic import Field, TypeAdapter, ValidationError, model_validator

from swallows_gui import folders
from swallows_gui.catalogue.mistakes import BadFile, Flaw, Strict
from swallows_gui.catalogue.plain_files import QT_TRANSLATE_NOOP, Reason, read_limited, utf8
from swallows_gui.catalogue.texts import Name
from swallows_gui.competition.cup import BegunMatch, Cup, Side, Trophy, anew
from swallows_gui.engine.chance import Seeded
from swallows_gui.engine.tournament.ranking import DRAW, RANKING, Score
from swallows_gui.records import whole_files
from swallows_gui.records.write import lock_for, trouble, unlock
from swallows_gui.session.match_rules import MatchOccasion

WIN: Final = RANKING.win


class ChampionshipRound(NamedTuple):
    """One game of a championship: its number from 1, and how its match stands."""

    number: int
    game: str
    match: BegunMatch | None
    """None while it has not been begun."""

    @property
    def score(self) -> Score | None:
        """How it ended, the first side's first; None while it is not over."""
        return None if self.match is None else self.match.score


class Championship(Strict):
    """A championship of two sides.

    >>> from swallows_gui.competition.cup import Participant
    >>> one, two = (Side(name=name, players=(Participant(name=name, level="easy"),)) for name in ("A", "B"))
    >>> evening = Championship(games=("dice", "cards"), sides=(one, two), seed=1)
    >>> evening = evening.with_match(BegunMatch(tie=1, record="a.jsonl", mark=7, score=Score(1, 1)))
    >>> evening.points, evening.due.game
    ((1, 1), 'cards')
    """

    kind: Literal["championship"] = "championship"
    name: Annotated[Name, Field(max_length=60)] = ""
    games: Annotated[tuple[str, ...], Field(min_length=1, max_length=40)]
    """In the order in which they are played."""
    legs: Annotated[int, Field(ge=1, le=2)] = 1
    """How often each game is played: the second time all of them follow once more, home and away changed."""
    sides: tuple[Side, Side]
    seed: Annotated[int, Field(ge=0, lt=1 << 48)]
    matches: tuple[BegunMatch, ...] = ()
    """In the order of the games."""

    @model_validator(mode="after")
    def _playable(self) -> Self:
        if len(set(self.games)) < len(self.games):
            raise Flaw("games", Reason(QT_TRANSLATE_NOOP("FileReasons", "a game is played twice")))
        one, two = self.sides
        if one.name == two.name:
            raise Flaw("sides", Reason(QT_TRANSLATE_NOOP("FileReasons", "two sides have one name")))
        if len(one.players) != 1 or len(two.players) != 1:
            raise Flaw("sides", Reason(QT_TRANSLATE_NOOP("FileReasons", "a side is one player")))
        for number, match in enumerate(self.matches, 1):
            late = number > 1 and self.matches[number - 2].score is None
            if match.tie != number or late or number > len(self.games) * self.legs:
                raise Flaw(
                    f"matches.{number - 1}",
                    Reason(QT_TRANSLATE_NOOP("FileReasons", "the games are played one after the other")),
                )
        return self

    @property
    def rounds(self) -> tuple[ChampionshipRound, ...]:
        """Every game, and how its match stands."""
        matches = {match.tie: match for match in self.matches}
        played = enumerate(self.games * self.legs, 1)
        return tuple(ChampionshipRound(number, game, matches.get(number)) for number, game in played)

    def game_of(self, number: int) -> str:
        """The game of a match."""
        return self.games[(number - 1) % len(self.games)]

    @property
    def due(self) -> ChampionshipRound | None:
        """The game to be played or gone on with now, or None when all are over."""
        return next((each for each in self.rounds if each.score is None), None)

    @property
    def points(self) -> tuple[int, int]:
        """Three for a win, one for a draw."""
        ends = [each.score.winner for each in self.rounds if each.score is not None]
        draws = ends.count(None) * DRAW
        return WIN * ends.count(0) + draws, WIN * ends.count(1) + draws

    @property
    def champion(self) -> int | None:
        """The side with more points when all games are over; None before, or if both have equally many."""
        one, two = self.points
        return None if self.due is not None or one == two else int(two > one)

    def at_home(self, number: int) -> int:
        """The side that has the first seat in a game: by turns, so that neither always begins."""
        again, game = divmod(number - 1, len(self.games))
        return (game + again) % 2

    def turned(self, match: BegunMatch) -> bool:
        """Whether the second side is at home in a match."""
        return self.at_home(match.tie) == 1

    def occasion(self, number: int) -> MatchOccasion:
        """What a game is played for: a draw is worth a point."""
        chance = Seeded(self.seed + 64 * number)
        return MatchOccasion(decisive=False, seed=chance.below(1 << 20) << 20 | chance.below(1 << 20))

    def with_match(self, match: BegunMatch) -> Self:
        """The championship with a match that has been begun, or with one as it stands now. Raises `ValueError`."""
        others = tuple(known for known in self.matches if known.tie != match.tie)
        matches = tuple(sorted((*others, match), key=lambda each: each.tie))
        return anew(self, matches=matches)

    def without(self, match: BegunMatch) -> Self:
        """The championship as if a match that is not over had not been begun."""
        matches = tuple(known for known in self.matches if known.mark != match.mark)
        return anew(self, matches=matches)


SUFFIX: Final = ".cup"
FORMAT: Final = "swallows-competition"
VERSION: Final = 2
MOST_BYTES: Final = 1 << 22

Competition = Cup | Championship


class BadCompetition(BadFile):
    """A file of a cup or championship that cannot be used."""


class NewerCompetition(BadCompetition):
    """The file is of a later version of its format than this program reads."""


class _Written(Strict):
    """What a file holds."""

    format: str
    version: int
    competition: Annotated[Competition, Field(discriminator="kind")]


_ADAPTER: Final = TypeAdapter(_Written)


@dataclass(frozen=True, slots=True)
class KeptCup:
    """A cup or championship in a file. Of one that cannot be read `mistake` says why, and `competition` is None."""

    path: Path
    changed: datetime.datetime
    """When it was last written, UTC."""
    competition: Competition | None
    mistake: BadCompetition | None = None

    @property
    def over(self) -> bool:
        """Whether every match of it has been played."""
        match self.competition:
            case Cup():
                return self.competition.champion is not None
            case Championship():
                return self.competition.due is None
        return False


def opened(path: Path) -> Competition:
    """As `read`; from now on the file is watched, until `whole_files.forget`."""
    found = read(path)
    whole_files.watch(path, _data(path))
    return found


def read(path: Path) -> Competition:
    """The cup or championship in a file. Raises `BadCompetition`, which says where the mistake is."""
    data = _data(path)
    try:
        return _ADAPTER.validate_json(utf8(data)).competition
    except (ValidationError, RecursionError) as error:
        version = _version(data)
        if version > VERSION:
            text = QT_TRANSLATE_NOOP(
                "FileReasons", "it is of version {version} of its format; this program reads version {known}"
            )
            newer = Reason(text, version=version, known=VERSION)
            raise NewerCompetition(path.name, "version", newer) from error
        if isinstance(error, RecursionError):
            raise BadCompetition(
                path.name, "", Reason(QT_TRANSLATE_NOOP("FileReasons", "it is nested too deeply"))
            ) from error
        raise BadCompetition.by(path, error) from error


def _data(path: Path) -> bytes:
    try:
        return read_limited(path, MOST_BYTES)
    except OSError as error:
        raise BadCompetition(path.name, "", error.strerror or str(error)) from error


def write(path: Path, competition: Competition) -> None:
    """Keep a cup or championship in a file, whole or not at all. Raises `JournalTrouble`."""
    lock = None
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        lock = lock_for(path)
        written = _Written(format=FORMAT, version=VERSION, competition=competition)
        whole_files.replace(path, written.model_dump_json(indent=1).encode() + b"\n", watched=True)
    except OSError as error:
        raise trouble(path, error) from error
    finally:
        if lock is not None:
            unlock(lock)


def folder() -> Path:
    """The folder of cups and championships; it may not exist yet."""
    return folders.cups_folder()


def new_path(where: Path | None = None) -> Path:
    """A path for a new one that nothing has yet."""
    stem = datetime.datetime.now().strftime("%Y-%m-%d %H.%M.%S")
    for number in itertools.count(1):
        path = (where or folder()) / f"{stem}{f' ({number})' if number > 1 else ''}{SUFFIX}"
        if not path.exists():
            return path
    raise AssertionError("unreachable")


def kept(where: Path | None = None) -> Iterator[KeptCup]:
    """All that are kept in a folder, the last written first; one that cannot be read is named with its mistake."""
    try:
        paths = [path for path in (where or folder()).glob(f"*{SUFFIX}") if not path.name.startswith(".")]
        dated = sorted(((path.stat().st_mtime, path) for path in paths), reverse=True)
    except OSError:
        return
    for written, path in dated:
        changed = datetime.datetime.fromtimestamp(written, datetime.UTC)
        try:
            yield KeptCup(path, changed, read(path))
        except BadCompetition as mistake:
            yield KeptCup(path, changed, None, mistake)


def _version(data: bytes) -> int:
    try:
        found: Any = TypeAdapter(dict[str, Any]).validate_json(utf8(data)).get("version")
    except (ValidationError, RecursionError):
        return 0
    return found if isinstance(found, int) else 0


Key = tuple[str, Trophy]
"""The id of a game, and the trophy."""


@dataclass(frozen=True, slots=True)
class HeldTrophy:
    """A trophy with its holder."""

    trophy: Trophy
    side: Side
    cup: Cup
    """In which it was won or defended last."""
    path: Path
    defences: int = 0
    """How often the holder has defended it since it was won."""


@dataclass(frozen=True, slots=True)
class TrophyRecord:
    """What is known of a trophy."""

    held: HeldTrophy | None = None
    running: Path | None = None
    """The cup or tie for it that is not over, the one that was begun last."""


def standings(kept: Iterable[KeptCup]) -> dict[Key, TrophyRecord]:
    """Every trophy that has a holder or is being played for."""
    found: dict[Key, TrophyRecord] = {}
    for each in sorted(kept, key=lambda each: each.path.name):
        cup = each.competition
        if not isinstance(cup, Cup) or cup.trophy is None:
            continue
        key = cup.game, cup.trophy
        before = found.get(key, TrophyRecord())
        if cup.champion is None:
            found[key] = TrophyRecord(before.held, each.path)
            continue
        side = cup.sides[cup.champion]
        kept_by = before.held is not None and cup.holder == cup.champion and before.held.side.name == side.name
        defences = before.held.defences + 1 if before.held is not None and kept_by else 0
        found[key] = TrophyRecord(HeldTrophy(cup.trophy, side, cup, each.path, defences), before.running)
    return found
