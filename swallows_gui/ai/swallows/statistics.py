"""How matches go between `normal` seats, measured: cards spent, and goals that come of them (S3, S5, S6).

The figures are what `swallows forecast --measure` prints (lab/swallows/statistics.py): means over played
tournaments. They are the model behind the simulated remainders of `forecast/`; when the deck or the seats change
much, measure again.
"""

from dataclasses import dataclass

from swallows_gui.engine.tournament.schedule import Fixture

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
        (0, 1, 2, 3, 3.02, 3.02, 3.02, 3.06, 3.61, 4.25, 4.7, 4.74, 5.14, 5.23, 5.23, 5.23),
        (0, 0.99, 1.57, 2.01, 2.48, 2.86, 3.16, 3.47, 3.78, 3.98, 4.19, 4.19, 4.3, 5.0, 4.76, 4.76),
        (0, 0.97, 1.64, 2.24, 2.91, 3.41, 3.77, 3.67, 3.64, 3.58, 3.74, 4.29, 4.0, 4.17, 4.26, 4.26),
        (0, 1, 1.9, 2.79, 3.46, 4.07, 4.86, 5.25, 5.86, 5.94, 6.72, 6.99, 7.38, 7.26, 7.75, 8.35),
        (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15),
    ),
    by_points=(
        (1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0),
        (1.11, 1.03, 1.0, 0.88, 1.0, 1.0, 1.0),
        (1.28, 1.23, 1.2, 1.11, 0.83, 1.0, 0.63),
        (1.01, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0),
        (1.09, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0),
    ),
    of_one=(0.36, 0.45, 0.5, 0.27, 1.0),
    blues=(0.62, 0.54, 0.52, 0.73, 0.69),
    goals=(
        Goals(
            green=0.3292,
            facing_blue=-0.0201,
            facing_red=-0.01,
            quality=0.6115,
            blue_quality=-0.2758,
            red_quality=-0.3028,
            backed=0.0515,
            facing_backed=-0.0182,
            friend=0.0658,
            facing_friend=-0.0714,
            must=0.0644,
            facing_must=-0.0994,
            red=0.0873,
        ),
        Goals(
            green=0.3944,
            facing_blue=-0.0437,
            facing_red=-0.003,
            quality=0.6987,
            blue_quality=-0.1711,
            red_quality=-0.4541,
            backed=0.0545,
            facing_backed=-0.04,
            friend=0.0377,
            facing_friend=-0.0744,
            must=0.078,
            facing_must=-0.0202,
            red=0.0841,
        ),
        Goals(
            green=0.3434,
            facing_blue=-0.0277,
            facing_red=-0.0063,
            quality=0.8548,
            blue_quality=-0.2147,
            red_quality=-0.4435,
            backed=-0.0173,
            facing_backed=-0.0052,
            friend=0.0288,
            facing_friend=-0.0106,
            must=0.0914,
            facing_must=-0.046,
            red=0.1039,
        ),
        Goals(
            green=0.2183,
            facing_blue=-0.0177,
            facing_red=0.0033,
            quality=0.7014,
            blue_quality=-0.1215,
            red_quality=-0.5649,
            backed=0.0013,
            facing_backed=-0.0011,
            friend=-0.0063,
            facing_friend=-0.0004,
            must=0.0158,
            facing_must=0.0254,
            red=0.0576,
        ),
        Goals(
            green=0.2684,
            facing_blue=-0.0177,
            facing_red=0.0009,
            quality=1.0312,
            blue_quality=-0.2041,
            red_quality=-0.6131,
            backed=-0.0158,
            facing_backed=0.0067,
            friend=0.016,
            facing_friend=0.0002,
            must=0.0076,
            facing_must=-0.0353,
            red=0.0871,
        ),
        Goals(
            green=0.5146,
            facing_blue=-0.0099,
            facing_red=-0.0129,
            quality=0.9027,
            blue_quality=-0.0014,
            red_quality=-0.1228,
            backed=0.3671,
            facing_backed=-0.3632,
            friend=0.0498,
            facing_friend=-0.0523,
            must=-0.1956,
            facing_must=0.2927,
            red=0.0378,
        ),
        Goals(
            green=0.593,
            facing_blue=-0.0536,
            facing_red=-0.0365,
            quality=0.054,
            blue_quality=0.3108,
            red_quality=-0.0907,
            backed=-0.0122,
            facing_backed=0.0282,
            friend=0.0333,
            facing_friend=-0.003,
            must=-0.1253,
            facing_must=0.0771,
            red=0.0797,
        ),
    ),
    results=(
        Scatter(slope=0.944, spread=0.581, level=0.325),
        Scatter(slope=0.963, spread=0.631, level=0.431),
        Scatter(slope=1.069, spread=0.662, level=0.588),
        Scatter(slope=1.275, spread=0.775, level=0.5),
        Scatter(slope=1.006, spread=1.031, level=0.3),
        Scatter(slope=0.881, spread=0.55, level=0.3),
        Scatter(slope=1.362, spread=0.294, level=0.15),
    ),
    spending=(
        Spending(always=-0.229, by_facing_green=0.091, by_blue=-0.089, by_red=-0.064, by_luck=0.142, uneven=6.41),
        Spending(always=-0.04, by_facing_green=0.055, by_blue=-0.03, by_red=-0.061, by_luck=0.164, uneven=5.2),
        Spending(always=-0.111, by_facing_green=0.039, by_blue=0.035, by_red=-0.054, by_luck=0.283, uneven=5.27),
        Spending(always=-1.093, by_facing_green=0.194, by_blue=0.016, by_red=-0.034, by_luck=-0.079, uneven=6.68),
        Spending(always=-0.473, by_facing_green=0.023, by_blue=-0.023, by_red=0.043, by_luck=0.064, uneven=3.54),
        Spending(always=0.73, by_facing_green=-0.038, by_blue=-0.061, by_red=-0.057, by_luck=0.19, uneven=2.35),
        Spending(always=1.51, by_facing_green=0.007, by_blue=-0.166, by_red=-0.15, by_luck=0.006, uneven=2.17),
    ),
    flow=(
        Flow(
            drawn=(0.499, 0.402, 0.099),
            greens=Gain(by_own_red=0.072, by_facing_red=-0.008, by_spent=0.021, by_held=-0.02),
            blues=Gain(by_own_red=0.052, by_facing_red=-0.001, by_spent=0.042, by_held=-0.035),
        ),
        Flow(
            drawn=(0.707, 0.293, 0.0),
            greens=Gain(by_own_red=0.103, by_facing_red=-0.05, by_spent=0.074, by_held=-0.022),
            blues=Gain(by_own_red=0.039, by_facing_red=0.007, by_spent=0.02, by_held=-0.01),
        ),
    ),
    when_level=(0.215, 0.169),
    late=0.18,
)
