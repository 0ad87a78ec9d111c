"""A cup: groups, a knock-out or a league in which every match is one of a game of the house (S7, S8.1; P10, F10, T16).

A `Cup` is immutable: each change makes a new one. It knows scores but no game states; matches are played elsewhere.
`Participant` is who plays for a cup or a championship, `BegunMatch` a match that has been started for it.
"""

from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import Annotated, Any, Final, Literal, NamedTuple, Self, TypeVar, get_args

from pydantic import Field, model_validator

from swallows_gui.catalogue.mistakes import Flaw, Strict
from swallows_gui.catalogue.plain_files import QT_TRANSLATE_NOOP, Reason
from swallows_gui.catalogue.texts import Line, Name
from swallows_gui.engine.chance import Seeded
from swallows_gui.engine.game import Json
from swallows_gui.engine.tournament.bracket import OPEN, entrant, winner_among
from swallows_gui.engine.tournament.ranking import RANKING, Played, Ranking, Row, Score, rank, table
from swallows_gui.engine.tournament.schedule import Fixture, Schedule
from swallows_gui.engine.tournament.shapes import groups_and_knockout, knockout, league
from swallows_gui.session import Seat
from swallows_gui.session.lines import HASHED
from swallows_gui.session.match_rules import Form, MatchOccasion

T = TypeVar("T", bound=Strict)

MOST_PLAYERS: Final = 6
"""Players of a side."""


class Participant(Strict):
    """A player of a side: a person, or an AI seat of a `level`."""

    name: Annotated[Name, Field(min_length=1, max_length=60)]
    level: Annotated[str, Field(max_length=20)] = ""
    """"" for a person."""
    colour: Annotated[str, Field(pattern=r"^(#[0-9a-fA-F]{6})?$")] = ""
    pin: Annotated[str, Field(pattern=HASHED, repr=False)] = ""
    """The hash of the PIN with which a person opens the curtain in every match, as `session/lines.py` makes it."""

    @property
    def person(self) -> bool:
        """Whether it is a person."""
        return not self.level

    def seat(self) -> Seat:
        """The player's seat in a match."""
        return Seat(self.name, "human" if self.person else "ai", self.level, self.colour, self.pin)


class Side(Strict):
    """A side: its name and its players in order."""

    name: Annotated[Name, Field(min_length=1, max_length=60)]
    players: Annotated[tuple[Participant, ...], Field(min_length=1, max_length=MOST_PLAYERS)]

    @property
    def has_people(self) -> bool:
        """Whether a person plays for it."""
        return any(player.person for player in self.players)


class BegunMatch(Strict):
    """A match that has been begun: which one it is, its record, and how it ended.

    `tie` is the number of its fixture, from 1. Taking a game up copies its record, so `mark`, the sum of the record's
    first line, says which files hold it; `record` is the name of the one it was begun in.
    """

    tie: Annotated[int, Field(ge=1, le=1000)]
    record: Annotated[Line, Field(min_length=1, max_length=255)]
    mark: int
    score: Score | None = None
    """None while it is not over."""

    @model_validator(mode="after")
    def _named_as_a_file(self) -> Self:
        if "/" in self.record or "\\" in self.record or self.record.startswith("."):
            raise Flaw(
                "record",
                Reason(
                    QT_TRANSLATE_NOOP("FileReasons", "{name} is not the name of a file beside the other games"),
                    name=repr(self.record),
                ),
            )
        return self


def seats(home: Side, away: Side) -> tuple[Seat, ...]:
    """The seats of a match: the sides' players by turns, the home side first.

    >>> one, two = (Side(name=name, players=(Participant(name=name, level="easy"),)) for name in ("A", "B"))
    >>> [seat.name for seat in seats(one, two)]
    ['A', 'B']
    """
    return tuple(player.seat() for pair in zip(home.players, away.players, strict=True) for player in pair)


def anew(value: T, **changes: Any) -> T:
    """A value with other fields, checked as if it had been read. Raises `ValueError`."""
    return type(value)(**{**{name: getattr(value, name) for name in type(value).model_fields}, **changes})


LEAST_SIDES: Final = {"knockout": 2, "groups": 8, "league": 3}
MOST_SIDES: Final = 32
MOST_HOLDER_POINTS: Final = 10
Trophy = Literal["town", "league", "national", "continental"]
TROPHIES: Final[tuple[Trophy, ...]] = get_args(Trophy)
Level = Literal["extra", "replay", "holder", "challenger"]
"""What follows when a match of the knock-out is level that may not stay so: what the game has for it, at once or only
after the match has been played again with home and away changed; or the holder of the trophy, or who challenges him,
has won."""
RANKINGS: Final = {
    "difference": RANKING,
    "head_to_head": Ranking(RANKING.win, ("head_to_head_restarted", "difference", "goals")),
}


def schedule_of(form: Form, sides: int, legs: int = 1, ranking: Ranking = RANKING) -> Schedule:
    """The schedule of a cup of this form. Raises `KeyError` for a number of sides that it cannot have."""
    if form == "league":
        return league(sides, twice=legs > 1, ranking=ranking)
    return knockout(sides) if form == "knockout" else groups_and_knockout(sides // 4, ranking)


class Tie(NamedTuple):
    """A fixture of a cup and how far it is."""

    fixture: Fixture
    home: int
    """The number of a side, or OPEN while that is not settled."""
    away: int
    score: Score | None
    """None while it is not over."""
    legs: tuple[Score, ...]
    """The matches of it that are over."""
    running: BegunMatch | None
    """The match of it that has been begun and is not over."""

    @property
    def due(self) -> bool:
        """Whether it can be played now."""
        return self.score is None and OPEN not in (self.home, self.away)


class Cup(Strict):
    """A cup of one game.

    >>> from swallows_gui.competition.cup import Participant
    >>> sides = tuple(Side(name=name, players=(Participant(name=name, level="easy"),)) for name in "ABCD")
    >>> cup = Cup(name="Town", game="dice", form="knockout", sides=sides, seed=1)
    >>> [tie.fixture.number for tie in cup.due()]
    [1, 2]
    >>> cup = cup.with_match(BegunMatch(tie=1, record="a.jsonl", mark=7, score=Score(2, 1)))
    >>> cup = cup.with_match(BegunMatch(tie=2, record="b.jsonl", mark=8, score=Score(0, 1)))
    >>> [(cup.sides[tie.home].name, cup.sides[tie.away].name) for tie in cup.due()]
    [('A', 'D')]
    """

    kind: Literal["cup"] = "cup"
    name: Annotated[Name, Field(max_length=60)] = ""
    game: Annotated[str, Field(min_length=1, max_length=60)]
    options: Json = Field(default_factory=dict)
    """What every match is played with, as far as it is chosen."""
    games: Annotated[tuple[str, ...], Field(max_length=40)] = ()
    """In a league: the games that are played in, one a match day by turns; () for `game` alone."""
    form: Form
    legs: Annotated[int, Field(ge=1, le=2)] = 1
    """Matches of a tie of the knock-out, or how often each meets each in a league."""
    ranking: Literal["difference", "head_to_head"] = "difference"
    """What orders sides of a table that are level on points first (`RANKINGS`)."""
    level: Level = "extra"
    trophy: Trophy | None = None
    """What it is played for, beside the title."""
    holder: Annotated[int, Field(ge=0, le=1)] | None = None
    """Of two sides the one that holds the trophy and defends it; None where nobody does."""
    holder_points: Annotated[int, Field(ge=-MOST_HOLDER_POINTS, le=MOST_HOLDER_POINTS)] = 0
    """How much better or worse off it is, as the game counts that (F10.2)."""
    sides: Annotated[tuple[Side, ...], Field(min_length=2, max_length=MOST_SIDES)]
    """In the order of the places: 1 meets 2, 3 meets 4; in groups the first four are group A. Where a knock-out has no
    power of two of them, the first have a bye."""
    seed: Annotated[int, Field(ge=0, lt=1 << 48)]
    """What the matches' seeds and the lots of the groups follow from."""
    matches: tuple[BegunMatch, ...] = ()
    """In the order in which they were begun."""

    @model_validator(mode="after")
    def _playable(self) -> Self:
        count = len(self.sides)
        if count < LEAST_SIDES[self.form] or (self.form == "groups" and count & (count - 1)):
            raise Flaw(
                "sides",
                Reason(QT_TRANSLATE_NOOP("FileReasons", "{count} sides cannot play a cup of this form"), count=count),
            )
        if len({len(side.players) for side in self.sides}) > 1:
            raise Flaw("sides", Reason(QT_TRANSLATE_NOOP("FileReasons", "the sides have not equally many players")))
        if len({side.name for side in self.sides}) < count:
            raise Flaw("sides", Reason(QT_TRANSLATE_NOOP("FileReasons", "two sides have one name")))
        self._check_trophy()
        for number, match in enumerate(self.matches):
            tie = self._tie_before(number, match.tie)
            if tie is None:
                raise Flaw(
                    f"matches.{number}.tie",
                    Reason(QT_TRANSLATE_NOOP("FileReasons", "match {number} cannot be played then"), number=match.tie),
                )
            if match.score is not None and self._undecided(tie, match.score):
                raise Flaw(
                    f"matches.{number}.score",
                    Reason(QT_TRANSLATE_NOOP("FileReasons", "nobody has won, though somebody must go on")),
                )
        return self

    def _check_trophy(self) -> None:
        defended = self.holder is not None
        if defended and (self.trophy is None or self.form != "knockout" or len(self.sides) != 2):
            raise Flaw(
                "holder", Reason(QT_TRANSLATE_NOOP("FileReasons", "a trophy is defended in one tie of two sides"))
            )
        if not defended and (self.holder_points or self.level in ("holder", "challenger")):
            text = QT_TRANSLATE_NOOP("FileReasons", "nobody defends a trophy here")
            raise Flaw("holder_points" if self.holder_points else "level", Reason(text))
        if self.level != "extra" and (self.legs > 1 or self.form == "league"):
            text = QT_TRANSLATE_NOOP("FileReasons", "only a single match of the knock-out is played again")
            raise Flaw("level", Reason(text))
        if self.games and (self.form != "league" or self.games[0] != self.game):
            text = QT_TRANSLATE_NOOP("FileReasons", "only a league is played in several games, the first of them first")
            raise Flaw("games", Reason(text))

    @cached_property
    def schedule(self) -> Schedule:
        """The cup's schedule."""
        return schedule_of(self.form, len(self.sides), self.legs, RANKINGS[self.ranking])

    def game_of(self, number: int) -> str:
        """The game of a match: of a league in several games that of its match day."""
        return self.games[self.schedule.fixtures[number - 1].day % len(self.games)] if self.games else self.game

    @cached_property
    def ties(self) -> tuple[Tie, ...]:
        """Every fixture in the order of the schedule, and how far it is."""
        return tuple(self._ties(self.matches))

    def due(self) -> Iterator[Tie]:
        """The ties that can be played now, in the order of the schedule."""
        return (tie for tie in self.ties if tie.due)

    @property
    def champion(self) -> int | None:
        """The side that has won the final, or stands first in the league when it is over; None before."""
        if self.form == "league":
            over = all(tie.score is not None for tie in self.ties)
            return self.standings(0)[0].team if over else None
        final = self.ties[-1]
        winner = None if final.score is None else final.score.winner
        return None if winner is None else (final.away if winner else final.home)

    def occasion(self, number: int) -> MatchOccasion:
        """What the next match of a tie is played for."""
        tie = self.ties[number - 1]
        seed = self.match_seed(number, len(tie.legs))
        holder = None if self.holder is None else int(tie.away == self.holder)
        return MatchOccasion(self._decisive(tie), tie.legs, seed, holder, self.holder_points)

    def turned(self, match: BegunMatch) -> bool:
        """Whether home and away have changed in a match: where it is a replay."""
        first = next(each for each in self.matches if each.tie == match.tie)
        return self.level == "replay" and first.mark != match.mark

    def is_replay(self, number: int) -> bool:
        """Whether the next match of a tie is a replay."""
        return self.level == "replay" and bool(self.ties[number - 1].legs)

    def match_seed(self, number: int, leg: int) -> int:
        """The seed of a match: the same cup deals the same matches, in whatever order they are played."""
        chance = Seeded(self.seed + 64 * number + leg)
        return chance.below(1 << 20) << 20 | chance.below(1 << 20)

    def with_match(self, match: BegunMatch) -> Self:
        """The cup with a match that has been begun, or with one as it stands now. Raises `ValueError`."""
        others = self.matches
        for at, known in enumerate(others):
            if known.mark == match.mark:
                return self._with((*others[:at], match, *others[at + 1 :]))
        return self._with((*others, match))

    def without(self, match: BegunMatch) -> Self:
        """The cup as if a match that is not over had not been begun."""
        return self._with(tuple(known for known in self.matches if known.mark != match.mark))

    # Groups

    def group(self, number: int) -> list[int]:
        """The sides of a group, by slot."""
        if self.form == "league":
            return list(range(len(self.sides)))
        return list(range(4 * number, 4 * number + 4)) if self.form == "groups" else []

    def standings(self, number: int) -> list[Row]:
        """The table of a group, the first row first; sides that only lots will part stand in the order of the lots
        once the group is over."""
        played = [(tie.home, tie.away, tie.score) for tie in self.ties if tie.fixture.group == number and tie.score]
        rows = table(self.group(number), played, self.schedule.ranking)
        return [rows[side] for side in self._ranked(number, played)]

    def _ranked(self, number: int, played: Sequence[Played]) -> list[int]:
        over = len(played) == sum(fixture.group == number for fixture in self.schedule.fixtures)
        lots = Seeded(self.seed + number).shuffle if over else None
        return rank(self.group(number), played, self.schedule.ranking, lots)[0]

    # What follows from matches

    def _with(self, matches: tuple[BegunMatch, ...]) -> Self:
        return anew(self, matches=matches)

    def _legs_of(self, fixture: Fixture) -> int:
        return self.legs if fixture.knockout else 1

    def _decisive(self, tie: Tie) -> bool:
        """Whether the next match of a tie must have a winner, or decides the tie."""
        if not tie.fixture.knockout or self.level in ("holder", "challenger"):
            return False
        return bool(tie.legs) if self.level == "replay" else len(tie.legs) + 1 == self.legs

    def _undecided(self, tie: Tie, score: Score) -> bool:
        return self._decisive(tie) and _added([*tie.legs[: self.legs - 1], score]).winner is None

    def _ended(self, fixture: Fixture, legs: Sequence[Score]) -> Score | None:
        """How a tie ended with these matches; None while it is not over."""
        if not legs or (self.level != "replay" and len(legs) < self._legs_of(fixture)):
            return None
        if not fixture.knockout or self.level == "extra":
            return _added(legs)
        last = legs[-1]
        if last.winner is not None or self.level == "replay":
            return last if last.winner is not None else None
        assert self.holder is not None
        return last._replace(through=self.holder if self.level == "holder" else 1 - self.holder)

    def _tie_before(self, number: int, wanted: int) -> Tie | None:
        """The tie as it was when the match at `number` was begun; None if it could not be begun then."""
        before = [match for match in self.matches[:number] if match.score is not None]
        tie = next((each for each in self._ties(before) if each.fixture.number == wanted), None)
        others = [match for match in self.matches if match.tie == wanted and match.score is None]
        return tie if tie is not None and tie.due and len(others) < 2 else None

    def _ties(self, matches: Sequence[BegunMatch]) -> Iterator[Tie]:
        played: list[Played] = []
        ranked: list[list[int]] = []
        groups = [self.group(number) for number in range(len(self.schedule.groups))]
        done: dict[int, Played] = {}

        def winner(number: int) -> int:
            return winner_among([done[number]])(1) if number in done else OPEN

        for fixture in self.schedule.fixtures:
            if fixture.knockout and not ranked:
                ranked = self._final_orders(played)
            home, away = (entrant(place, groups, ranked, winner) for place in (fixture.home, fixture.away))
            mine = [match for match in matches if match.tie == fixture.number]
            legs = tuple(match.score for match in mine if match.score is not None)
            running = next((match for match in mine if match.score is None), None)
            score = self._ended(fixture, legs)
            if score is not None:
                done[fixture.number] = (home, away, score)
                played.append(done[fixture.number])
            yield Tie(fixture, home, away, score, legs, running)

    def _final_orders(self, played: Sequence[Played]) -> list[list[int]]:
        """The final order of each finished group; an empty one for others, so that nobody advances from them yet."""
        orders = []
        for number in range(len(self.schedule.groups)):
            mine = [each for each in played if each[0] in self.group(number)]
            over = len(mine) == sum(fixture.group == number for fixture in self.schedule.fixtures)
            orders.append(self._ranked(number, mine) if over else [])
        return orders


def _added(legs: Sequence[Score]) -> Score:
    """The score of a tie: goals of all its matches, and how the last of them was decided (F10.1)."""
    last, home, away = legs[-1], sum(leg.home for leg in legs), sum(leg.away for leg in legs)
    return Score(home, away, last.after, last.shootout, last.through if home == away else None)
