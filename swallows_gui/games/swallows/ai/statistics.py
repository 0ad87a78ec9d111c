"""How matches go between `normal` seats, measured: cards spent, and goals that come of them (S3, S5, S6).

The figures lie in `resources/swallows/habits`, a file a format, as `swallows forecast --measure` writes it
(lab/statistics.py): means over played tournaments. They are the model behind the simulated remainders of
`forecast/`; when the deck or the seats change much, measure again.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from pydantic import TypeAdapter

from swallows_gui.catalogue.mistakes import read
from swallows_gui.catalogue.places import data_path
from swallows_gui.engine.tournament.schedule import Fixture
from swallows_gui.games.swallows.rules.formats import Format

FIRST_DAY, SECOND_DAY, LAST_DAY, KNOCKOUT, FINAL = range(5)
"""Kinds of match that are played differently."""
KINDS = 5
MOST_HELD = 15
"""Cards of a colour beyond this many count as this many."""
MOST_POINTS = 6


def kind_of(fixture: Fixture) -> int:
    """The kind of a match. What lies between the first match day and the last counts as the second."""
    if fixture.group is None:
        return FINAL if fixture.final else KNOCKOUT
    if fixture.last_day:
        return LAST_DAY
    return FIRST_DAY if fixture.day == 0 else SECOND_DAY


def rung_of(fixture: Fixture, ladder: Sequence[str]) -> int:
    """The ladder position of a match's teams; -1 before the first rung. Bets on later rungs are open."""
    return ladder.index(fixture.rung) if fixture.rung in ladder else -1


def phase_of(kind: int) -> int:
    """The phase of a kind of match: 0 in the groups, 1 on their last day, 2 in the knock-out."""
    return 0 if kind < LAST_DAY else 1 if kind == LAST_DAY else 2


GROUP_OF_ONE, KNOCKOUT_OF_ONE = KINDS, KINDS + 1
WAYS = KINDS + 2
"""Ways in which matches go: every kind between two trainers, and both teams of one in the groups and in the knock-out.
There is one way for finals: of one trainer there are too few."""


def way_of(kind: int, of_one: bool) -> int:
    """The way of a match of this kind; `of_one` if one trainer has both teams."""
    if not of_one or kind == FINAL:
        return kind
    return KNOCKOUT_OF_ONE if kind == KNOCKOUT else GROUP_OF_ONE


@dataclass(frozen=True, slots=True)
class Goals:
    """Where the goals come from that a team may expect before a match: so many with each green that it usually spends
    there, and how that changes. Qualities are mean worths of a card beyond its colour's (course.COLOUR_GOALS), goals.
    """

    green: float
    """With each green, against an empty hand."""
    facing_blue: float
    """The same for each blue that the other team holds."""
    facing_red: float
    quality: float
    """For each goal that the team's greens are better than their colour."""
    blue_quality: float
    """For each goal that the other team's blues are better."""
    red_quality: float
    backed: float
    """If the team's trainer has a bet on it that is open: it has not got there yet."""
    facing_backed: float
    friend: float
    """For each other seat that has an open bet on it: it rules, offers and throws matches in its favour."""
    facing_friend: float
    must: float
    """If it is the team that all must bet on (S2.3), who are no friends then: most do so against their will."""
    facing_must: float
    red: float
    """Goals for each red held, besides."""


@dataclass(frozen=True, slots=True)
class Scatter:
    """How results scatter around the difference of expected goals (the edge). Logistic luck is added to the edge; a sum
    nearer to 0 than `level` is a draw, and every goal beyond is one of the winner's lead. A leader defends, so results
    scatter less than two separate sums of goals."""

    slope: float
    """How much an edge counts."""
    spread: float
    """Width of the luck, goals."""
    level: float


@dataclass(frozen=True, slots=True)
class Spending:
    """Greens that a team uses beyond the usual number for its kind of match and its greens."""

    always: float
    by_facing_green: float
    """For each green that the other team holds."""
    by_blue: float
    """For each blue that it holds itself."""
    by_red: float
    by_luck: float
    """For each goal by which the result is better than was to be expected."""
    uneven: float
    """Width of the band that they scatter over."""
    by_backed: float = 0.0
    """If the team's trainer has a bet on it that is open."""
    by_friend: float = 0.0
    """For each other seat that has one."""
    by_facing_own_bet: float = 0.0
    """If the team's trainer has an open bet on the other team."""
    by_must: float = 0.0
    """If it is the team that all must bet on (S2.3), which has no friends and is nobody's bet abroad."""
    by_facing_must: float = 0.0
    """If the other team is."""


@dataclass(frozen=True, slots=True)
class Gain:
    """Cards of a colour gained and lost in a match, apart from those used."""

    by_own_red: float
    by_facing_red: float
    """For each red of the other team."""
    by_spent: float
    """For each card of the colour that is spent."""
    by_held: float
    """For each that was held."""


@dataclass(frozen=True, slots=True)
class Flow:
    """Cards that come and go."""

    drawn: tuple[float, float, float]
    """Shares of greens, blues and reds among cards drawn."""
    greens: Gain
    blues: Gain


@dataclass(frozen=True, slots=True)
class Habits:
    """All that was measured."""

    greens: tuple[tuple[float, ...], ...]
    """Kind of match, greens held: greens spent."""
    by_points: tuple[tuple[float, ...], ...]
    """Kind of match, points before it: share of that."""
    of_one: tuple[float, ...]
    """Kind of match: share of that if one trainer has both teams."""
    blues: tuple[float, ...]
    """Kind of match: blues spent for each that is held and has a green to meet, between two trainers."""
    goals: tuple[Goals, ...]
    """By way."""
    results: tuple[Scatter, ...]
    """By way."""
    spending: tuple[Spending, ...]
    """By way."""
    flow: tuple[Flow, Flow, Flow]
    """By phase: in the groups; on their last day, before which the pile has often been used up; in the knock-out."""
    when_level: tuple[float, float]
    """What the edge and each blue more add to the chance to come through when a knock-out match is level (logits)."""
    late: float
    """Share of knock-out matches won by one goal whose goal fell in extra time."""
    blues_by_points: tuple[tuple[float, ...], ...] = ((1.0,) * (MOST_POINTS + 1),) * KINDS
    """Kind of match, points before it: share of the blues that are spent for each that is held and has one to meet."""


@dataclass(frozen=True, slots=True)
class MeasuredHabits:
    """A file of `resources/swallows/habits`, named after the format whose tournaments were measured."""

    teams: int
    """How many teams the format has."""
    source: str
    """How many tournaments of which seats, from which seed on."""
    habits: Habits
    groups: bool = True
    """Whether matches of groups were among them."""
    knockout: bool = True
    """Whether matches of a knock-out were among them."""


_PRINTED = 16
"""Teams of the tournament in the box."""


def habits_of(form: Format) -> Habits:
    """How matches go in tournaments of this format.

    Where these were not measured, those of the measured format nearest in teams (the smaller, where two are as near)
    in which there were such matches: habits are told by kind of match and by the cards held, so that other hands and
    other numbers of matches need none of their own. A single match may be of any tournament and goes by the printed
    one, of 16 teams.
    """
    schedule = form.schedule
    groups = schedule.group_matches
    teams = _PRINTED if schedule.single else schedule.teams
    return _nearest(form.id, teams, groups > 0, groups < len(schedule.fixtures))


@lru_cache
def _nearest(form: str, teams: int, groups: bool, knockout: bool) -> Habits:
    known = _known()
    if form in known:
        return known[form].habits
    fit = [name for name, found in known.items() if found.groups >= groups and found.knockout >= knockout]
    return known[min(fit, key=lambda name: (abs(known[name].teams - teams), known[name].teams, name))].habits


@lru_cache(maxsize=1)
def _known() -> dict[str, MeasuredHabits]:
    return read_measured(data_path("resources", "swallows", "habits"))


def read_measured(folder: Path) -> dict[str, MeasuredHabits]:
    """What the files of a folder say, by format. Raises `BadCard` for one that cannot be used."""
    return {path.stem: read(path, _MEASURED) for path in sorted(folder.glob("*.json"))}


_MEASURED = TypeAdapter(MeasuredHabits)
