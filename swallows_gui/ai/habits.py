"""How matches go between `normal` seats, measured: cards spent, and goals that come of them (S3, S5, S6).

The figures are what `swallows forecast --measure` prints (lab/habits.py): means over played tournaments. They are the
model behind the simulated remainders of `forecast/`; when the deck or the seats change much, measure again.
"""

from dataclasses import dataclass

from swallows_gui.engine.tournament import Fixture, Format

FIRST_DAY, SECOND_DAY, LAST_DAY, KNOCKOUT, FINAL = range(5)
"""Kinds of match that are played differently."""
KINDS = 5
MOST_HELD = 15
"""Cards of a colour beyond this many count as this many."""
MOST_POINTS = 6


def kind_of(form: Format, fixture: Fixture, matches: int) -> int:
    """The kind of a match; `matches` are on the record sheet."""
    if fixture.group is None:
        return FINAL if fixture.number == matches else KNOCKOUT
    last, day = 0, FIRST_DAY
    for pairs in form.match_days:
        last += len(form.groups) * len(pairs)
        if fixture.number <= last:
            break
        day += 1
    return min(day, LAST_DAY)


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
    """If the team's trainer has a bet on it."""
    facing_backed: float
    friend: float
    """For each other seat that has a bet on it: it rules, offers and throws matches in its favour."""
    facing_friend: float
    must: float
    """If it is the team that all must bet on (S2.3), who are no friends then: most do so against their will."""
    facing_must: float
    red: float
    """Goals for each red held, besides."""


@dataclass(frozen=True, slots=True)
class Scatter:
    """How results scatter round the difference of the goals that both teams may expect (the edge).

    Luck of a logistic curve is added to the edge; what is nearer to 0 than `level` is a draw, and every goal beyond it
    is one of the winner's lead. Who leads defends his lead: results scatter less than two separate sums of goals.
    """

    slope: float
    """How much an edge counts."""
    spread: float
    """Width of the luck, goals."""
    level: float


@dataclass(frozen=True, slots=True)
class Spending:
    """Greens that a team spends beyond those usual for its kind of match and the greens that it holds."""

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


@dataclass(frozen=True, slots=True)
class Gain:
    """Cards of a colour that come and go in a match beside those spent."""

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
    flow: tuple[Flow, Flow]
    """In the groups and in the knock-out."""
    when_level: tuple[float, float]
    """What the edge and each blue more add to the chance to come through when a knock-out match is level (logits)."""
    late: float
    """Share of knock-out matches won by one goal whose goal fell in extra time."""


MEASURED = Habits(
    greens=(
        (0, 1, 1.68, 1.68, 1.88, 2.12, 2.72, 3.38, 3.84, 3.97, 4.11, 4.47, 5.07, 5.07, 5.07, 5.07),
        (0, 1, 1.45, 1.82, 2.23, 2.74, 3.04, 3.41, 3.74, 3.83, 4.1, 3.93, 3.95, 4.04, 4.04, 4.04),
        (0, 0.96, 1.65, 2.26, 2.9, 3.22, 3.38, 3.61, 3.48, 3.42, 3.14, 3.57, 5.0, 5.33, 5.3, 5.3),
        (0, 1, 1.92, 2.71, 3.36, 4.0, 4.47, 5.12, 5.7, 5.9, 6.22, 6.21, 7.04, 7.63, 7.67, 8.57),
        (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 11.96, 12.94, 14, 14.74),
    ),
    by_points=(
        (1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0),
        (1.15, 1.01, 1.0, 0.85, 1.0, 1.0, 1.0),
        (1.23, 1.27, 1.17, 1.16, 0.78, 1.0, 0.62),
        (1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0),
        (1.07, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0),
    ),
    of_one=(0.4, 0.46, 0.53, 0.27, 0.97),
    blues=(0.6, 0.49, 0.5, 0.71, 0.73),
    goals=(
        Goals(
            green=0.3578,
            facing_blue=-0.0388,
            facing_red=-0.0211,
            quality=0.6129,
            blue_quality=-0.1725,
            red_quality=-0.5309,
            backed=0.0584,
            facing_backed=-0.0022,
            friend=0.0586,
            facing_friend=-0.0791,
            must=0.1116,
            facing_must=-0.1142,
            red=0.1386,
        ),
        Goals(
            green=0.395,
            facing_blue=-0.0493,
            facing_red=-0.0134,
            quality=0.8054,
            blue_quality=-0.1673,
            red_quality=-0.5742,
            backed=0.0406,
            facing_backed=-0.0297,
            friend=0.0589,
            facing_friend=-0.0903,
            must=-0.0148,
            facing_must=-0.033,
            red=0.1435,
        ),
        Goals(
            green=0.383,
            facing_blue=-0.0317,
            facing_red=-0.0076,
            quality=0.9919,
            blue_quality=-0.15,
            red_quality=-0.4087,
            backed=0.0002,
            facing_backed=-0.0008,
            friend=0.0133,
            facing_friend=-0.0234,
            must=0.0683,
            facing_must=0.0137,
            red=0.1197,
        ),
        Goals(
            green=0.244,
            facing_blue=-0.017,
            facing_red=0.0028,
            quality=0.6317,
            blue_quality=-0.2252,
            red_quality=-0.475,
            backed=-0.0013,
            facing_backed=0.0075,
            friend=-0.0153,
            facing_friend=-0.0011,
            must=0.024,
            facing_must=0.0482,
            red=0.0876,
        ),
        Goals(
            green=0.2744,
            facing_blue=-0.0181,
            facing_red=-0.0029,
            quality=1.2846,
            blue_quality=-0.1257,
            red_quality=-0.8093,
            backed=-0.0034,
            facing_backed=0.0185,
            friend=-0.0138,
            facing_friend=0.0029,
            must=0.0233,
            facing_must=0.041,
            red=0.1024,
        ),
        Goals(
            green=0.518,
            facing_blue=0.0039,
            facing_red=-0.0266,
            quality=0.9732,
            blue_quality=-0.2341,
            red_quality=-0.1905,
            backed=0.361,
            facing_backed=-0.37,
            friend=0.0205,
            facing_friend=-0.0074,
            must=-0.2485,
            facing_must=0.3087,
            red=0.0552,
        ),
        Goals(
            green=0.5288,
            facing_blue=-0.0817,
            facing_red=-0.0414,
            quality=0.0782,
            blue_quality=-0.0309,
            red_quality=-0.5556,
            backed=0.0181,
            facing_backed=-0.0511,
            friend=0.0299,
            facing_friend=0.0372,
            must=-0.2057,
            facing_must=0.2577,
            red=0.1198,
        ),
    ),
    results=(
        Scatter(slope=0.969, spread=0.625, level=0.325),
        Scatter(slope=1.044, spread=0.675, level=0.438),
        Scatter(slope=1.106, spread=0.7, level=0.6),
        Scatter(slope=1.306, spread=0.725, level=0.55),
        Scatter(slope=0.85, spread=0.9, level=0.481),
        Scatter(slope=0.881, spread=0.587, level=0.3),
        Scatter(slope=1.956, spread=0.525, level=0.187),
    ),
    spending=(
        Spending(always=-0.343, by_facing_green=0.093, by_blue=-0.101, by_red=-0.031, by_luck=0.109, uneven=5.12),
        Spending(always=0.103, by_facing_green=0.047, by_blue=-0.027, by_red=-0.093, by_luck=0.132, uneven=4.72),
        Spending(always=-0.049, by_facing_green=0.038, by_blue=0.011, by_red=-0.05, by_luck=0.283, uneven=5.05),
        Spending(always=-0.981, by_facing_green=0.195, by_blue=0.037, by_red=-0.056, by_luck=0.019, uneven=6.49),
        Spending(always=-0.442, by_facing_green=0.014, by_blue=-0.02, by_red=0.048, by_luck=0.075, uneven=3.37),
        Spending(always=0.418, by_facing_green=-0.036, by_blue=-0.042, by_red=-0.003, by_luck=0.17, uneven=2.35),
        Spending(always=0.894, by_facing_green=0.061, by_blue=-0.151, by_red=-0.101, by_luck=-0.015, uneven=1.71),
    ),
    flow=(
        Flow(
            drawn=(0.53, 0.391, 0.079),
            greens=Gain(by_own_red=0.095, by_facing_red=-0.034, by_spent=0.036, by_held=-0.032),
            blues=Gain(by_own_red=0.063, by_facing_red=0.003, by_spent=0.065, by_held=-0.051),
        ),
        Flow(
            drawn=(0.749, 0.251, 0.0),
            greens=Gain(by_own_red=0.121, by_facing_red=-0.074, by_spent=0.036, by_held=0.016),
            blues=Gain(by_own_red=0.046, by_facing_red=-0.005, by_spent=0.032, by_held=-0.015),
        ),
    ),
    when_level=(0.678, 0.052),
    late=0.13,
)
