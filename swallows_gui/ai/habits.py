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
        (0, 1, 2, 2.11, 2.11, 2.11, 2.69, 3.12, 3.81, 4.06, 4.34, 4.82, 4.96, 5.01, 5.01, 5.01),
        (0, 1, 1.42, 1.94, 2.37, 2.71, 3.13, 3.29, 3.73, 3.96, 4.1, 4.12, 4.6, 4.69, 4.69, 4.69),
        (0, 0.9, 1.55, 2.23, 2.78, 3.35, 3.53, 3.68, 3.77, 3.38, 3.53, 3.08, 4.24, 4.21, 4.21, 4.21),
        (0, 0.98, 1.98, 2.67, 3.27, 3.91, 4.74, 5.06, 5.77, 5.69, 6.4, 6.32, 6.74, 7.81, 8.76, 8.98),
        (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 14.92),
    ),
    by_points=(
        (1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0),
        (1.14, 0.98, 1.0, 0.88, 1.0, 1.0, 1.0),
        (1.27, 1.24, 1.12, 1.15, 0.75, 1.0, 0.64),
        (1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0),
        (1.06, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0),
    ),
    of_one=(0.39, 0.46, 0.54, 0.28, 0.94),
    blues=(0.6, 0.51, 0.52, 0.72, 0.72),
    goals=(
        Goals(
            green=0.2969,
            facing_blue=-0.0189,
            facing_red=-0.0177,
            quality=0.576,
            blue_quality=-0.2236,
            red_quality=-0.3918,
            backed=0.0498,
            facing_backed=-0.0032,
            friend=0.0694,
            facing_friend=-0.0711,
            must=0.0677,
            facing_must=-0.1104,
            red=0.1163,
        ),
        Goals(
            green=0.3857,
            facing_blue=-0.0427,
            facing_red=-0.0093,
            quality=0.5964,
            blue_quality=-0.2211,
            red_quality=-0.4626,
            backed=0.04,
            facing_backed=-0.0327,
            friend=0.0466,
            facing_friend=-0.0851,
            must=0.0824,
            facing_must=-0.0233,
            red=0.121,
        ),
        Goals(
            green=0.3231,
            facing_blue=-0.0277,
            facing_red=-0.0039,
            quality=1.0143,
            blue_quality=-0.1751,
            red_quality=-0.4701,
            backed=0.006,
            facing_backed=0.0087,
            friend=-0.0068,
            facing_friend=-0.0295,
            must=0.0549,
            facing_must=-0.0113,
            red=0.1061,
        ),
        Goals(
            green=0.2255,
            facing_blue=-0.0164,
            facing_red=0.0034,
            quality=0.681,
            blue_quality=-0.2366,
            red_quality=-0.4967,
            backed=-0.0094,
            facing_backed=-0.0038,
            friend=-0.005,
            facing_friend=-0.0231,
            must=0.0296,
            facing_must=0.0237,
            red=0.0866,
        ),
        Goals(
            green=0.2331,
            facing_blue=-0.0121,
            facing_red=-0.0019,
            quality=0.9856,
            blue_quality=-0.1547,
            red_quality=-0.6324,
            backed=0.0244,
            facing_backed=0.0426,
            friend=-0.0194,
            facing_friend=-0.0339,
            must=0.1037,
            facing_must=0.0426,
            red=0.0813,
        ),
        Goals(
            green=0.4835,
            facing_blue=-0.0047,
            facing_red=-0.0261,
            quality=1.1652,
            blue_quality=-0.1785,
            red_quality=-0.4319,
            backed=0.356,
            facing_backed=-0.3678,
            friend=0.0413,
            facing_friend=-0.065,
            must=-0.1734,
            facing_must=0.2792,
            red=0.0526,
        ),
        Goals(
            green=0.6485,
            facing_blue=-0.0472,
            facing_red=-0.0455,
            quality=0.8464,
            blue_quality=-0.1187,
            red_quality=-0.5538,
            backed=-0.0689,
            facing_backed=-0.0496,
            friend=-0.0026,
            facing_friend=0.1159,
            must=-0.1055,
            facing_must=0.1735,
            red=0.0809,
        ),
    ),
    results=(
        Scatter(slope=0.987, spread=0.575, level=0.425),
        Scatter(slope=1.044, spread=0.612, level=0.475),
        Scatter(slope=1.112, spread=0.675, level=0.637),
        Scatter(slope=1.187, spread=0.612, level=0.5),
        Scatter(slope=0.781, spread=0.75, level=0.6),
        Scatter(slope=0.931, spread=0.587, level=0.312),
        Scatter(slope=1.35, spread=0.3, level=0.1),
    ),
    spending=(
        Spending(always=-0.057, by_facing_green=0.097, by_blue=-0.128, by_red=-0.08, by_luck=0.16, uneven=5.78),
        Spending(always=0.153, by_facing_green=0.044, by_blue=-0.038, by_red=-0.089, by_luck=0.154, uneven=4.97),
        Spending(always=-0.062, by_facing_green=0.034, by_blue=0.026, by_red=-0.05, by_luck=0.296, uneven=5.12),
        Spending(always=-0.68, by_facing_green=0.179, by_blue=0.017, by_red=-0.071, by_luck=0.073, uneven=6.51),
        Spending(always=-0.402, by_facing_green=0.025, by_blue=-0.026, by_red=0.04, by_luck=0.12, uneven=3.81),
        Spending(always=0.577, by_facing_green=-0.042, by_blue=-0.043, by_red=-0.04, by_luck=0.195, uneven=2.48),
        Spending(always=1.11, by_facing_green=0.024, by_blue=-0.044, by_red=-0.178, by_luck=-0.047, uneven=2.11),
    ),
    flow=(
        Flow(
            drawn=(0.51, 0.369, 0.12),
            greens=Gain(by_own_red=0.08, by_facing_red=-0.028, by_spent=0.029, by_held=-0.022),
            blues=Gain(by_own_red=0.057, by_facing_red=0.001, by_spent=0.039, by_held=-0.038),
        ),
        Flow(
            drawn=(0.698, 0.295, 0.007),
            greens=Gain(by_own_red=0.101, by_facing_red=-0.076, by_spent=0.05, by_held=0.011),
            blues=Gain(by_own_red=0.03, by_facing_red=0.005, by_spent=0.01, by_held=-0.0),
        ),
    ),
    when_level=(0.428, 0.151),
    late=0.15,
)
