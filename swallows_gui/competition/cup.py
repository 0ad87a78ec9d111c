"""A cup: sides meet in groups and a knock-out, every match is one of a game of the house (S7, S8.1; P10, F10, T16).

A cup is a value: what happens makes a new one. It knows scores, never states; matches are played elsewhere.
"""

from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import Annotated, Final, Literal, NamedTuple, Self

from pydantic import Field, model_validator

from swallows_gui.catalogue.mistakes import Flaw, Strict
from swallows_gui.catalogue.reasons import QT_TRANSLATE_NOOP, Reason
from swallows_gui.catalogue.texts import Name
from swallows_gui.competition.sides import Match, Side, anew
from swallows_gui.engine.chance import Seeded
from swallows_gui.engine.game import Json
from swallows_gui.engine.tournament.bracket import OPEN, entrant, winner_among
from swallows_gui.engine.tournament.ranking import Played, Row, Score, rank, table
from swallows_gui.engine.tournament.schedule import Fixture, Schedule
from swallows_gui.engine.tournament.shapes import groups_and_knockout, knockout
from swallows_gui.session.match_rules import Form, Occasion

LEAST_SIDES: Final = {"knockout": 2, "groups": 8}
MOST_SIDES: Final = 32


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
    running: Match | None
    """The match of it that has been begun and is not over."""

    @property
    def due(self) -> bool:
        """Whether it can be played now."""
        return self.score is None and OPEN not in (self.home, self.away)


class Cup(Strict):
    """A cup of one game.

    >>> from swallows_gui.competition.sides import Player
    >>> sides = tuple(Side(name=name, players=(Player(name=name, level="easy"),)) for name in "ABCD")
    >>> cup = Cup(name="Town", game="dice", form="knockout", sides=sides, seed=1)
    >>> [tie.fixture.number for tie in cup.due()]
    [1, 2]
    >>> cup = cup.with_match(Match(tie=1, record="a.jsonl", mark=7, score=Score(2, 1)))
    >>> cup = cup.with_match(Match(tie=2, record="b.jsonl", mark=8, score=Score(0, 1)))
    >>> [(cup.sides[tie.home].name, cup.sides[tie.away].name) for tie in cup.due()]
    [('A', 'D')]
    """

    kind: Literal["cup"] = "cup"
    name: Annotated[Name, Field(max_length=60)] = ""
    game: Annotated[str, Field(min_length=1, max_length=60)]
    options: Json = Field(default_factory=dict)
    """What every match is played with, as far as it is chosen."""
    form: Form
    legs: Annotated[int, Field(ge=1, le=2)] = 1
    """Matches of a tie of the knock-out."""
    sides: Annotated[tuple[Side, ...], Field(min_length=2, max_length=MOST_SIDES)]
    """In the order of the places: 1 meets 2, 3 meets 4; in groups the first four are group A. Where a knock-out has no
    power of two of them, the first have a bye."""
    seed: Annotated[int, Field(ge=0, lt=1 << 48)]
    """What the matches' seeds and the lots of the groups follow from."""
    matches: tuple[Match, ...] = ()
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

    @cached_property
    def schedule(self) -> Schedule:
        """Who meets whom."""
        count = len(self.sides)
        return knockout(count) if self.form == "knockout" else groups_and_knockout(count // 4)

    @cached_property
    def ties(self) -> tuple[Tie, ...]:
        """Every fixture in the order of the schedule, and how far it is."""
        return tuple(self._ties(self.matches))

    def due(self) -> Iterator[Tie]:
        """The ties that can be played now, in the order of the schedule."""
        return (tie for tie in self.ties if tie.due)

    @property
    def champion(self) -> int | None:
        """The side that has won the final, or None before."""
        final = self.ties[-1]
        winner = None if final.score is None else final.score.winner
        return None if winner is None else (final.away if winner else final.home)

    def occasion(self, number: int) -> Occasion:
        """What the next match of a tie is played for."""
        tie = self.ties[number - 1]
        last = len(tie.legs) + 1 == self._legs_of(tie.fixture)
        return Occasion(tie.fixture.knockout and last, tie.legs, self.match_seed(number, len(tie.legs)))

    def match_seed(self, number: int, leg: int) -> int:
        """The seed of a match: the same cup deals the same matches, in whatever order they are played."""
        chance = Seeded(self.seed + 64 * number + leg)
        return chance.below(1 << 20) << 20 | chance.below(1 << 20)

    def with_match(self, match: Match) -> Self:
        """The cup with a match that has been begun, or with one as it stands now. Raises `ValueError`."""
        others = self.matches
        for at, known in enumerate(others):
            if known.mark == match.mark:
                return self._with((*others[:at], match, *others[at + 1 :]))
        return self._with((*others, match))

    def without(self, match: Match) -> Self:
        """The cup as if a match that is not over had not been begun."""
        return self._with(tuple(known for known in self.matches if known.mark != match.mark))

    # Groups

    def group(self, number: int) -> list[int]:
        """The sides of a group, by slot."""
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

    def _with(self, matches: tuple[Match, ...]) -> Self:
        return anew(self, matches=matches)

    def _legs_of(self, fixture: Fixture) -> int:
        return self.legs if fixture.knockout else 1

    def _undecided(self, tie: Tie, score: Score) -> bool:
        last = len(tie.legs) + 1 == self._legs_of(tie.fixture)
        return tie.fixture.knockout and last and _added([*tie.legs, score]).winner is None

    def _tie_before(self, number: int, wanted: int) -> Tie | None:
        """The tie as it was when the match at `number` was begun; None if it could not be begun then."""
        before = [match for match in self.matches[:number] if match.score is not None]
        tie = next((each for each in self._ties(before) if each.fixture.number == wanted), None)
        others = [match for match in self.matches if match.tie == wanted and match.score is None]
        return tie if tie is not None and tie.due and len(others) < 2 else None

    def _ties(self, matches: Sequence[Match]) -> Iterator[Tie]:
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
            score = _added(legs) if len(legs) == self._legs_of(fixture) else None
            if score is not None:
                done[fixture.number] = (home, away, score)
                played.append(done[fixture.number])
            yield Tie(fixture, home, away, score, legs, running)

    def _final_orders(self, played: Sequence[Played]) -> list[list[int]]:
        """The final order of each group that is over; of others nothing, so that nobody goes on from them yet."""
        orders = []
        for number in range(len(self.schedule.groups)):
            mine = [each for each in played if each[0] in self.group(number)]
            over = len(mine) == sum(fixture.group == number for fixture in self.schedule.fixtures)
            orders.append(self._ranked(number, mine) if over else [])
        return orders


def _added(legs: Sequence[Score]) -> Score:
    """The score of a tie: goals of all its matches, and how the last of them was decided (F10.1)."""
    last = legs[-1]
    return Score(sum(leg.home for leg in legs), sum(leg.away for leg in legs), last.after, last.shootout)
