"""How matches go between `normal` seats, measured: cards spent, and goals that come of them (S3, S5, S6).

The figures are what `swallows forecast --measure` prints (lab/habits.py): means over played tournaments. They are the
model behind the simulated remainders of `forecast/`; when the deck or the seats change much, measure again.
"""

from dataclasses import dataclass
from typing import NamedTuple

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


def stretch_of(kind: int) -> int:
    """The flow of cards between a match of a kind and the next, an index of `Habits.flow`."""
    return 2 if kind >= KNOCKOUT else 1 if kind == LAST_DAY else 0


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


class Stars(NamedTuple):
    """Cards more that a nation has after a match than others have: what its stars fetch, which all know it to hold."""

    greens: float
    blues: float


NO_STARS = Stars(0.0, 0.0)


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
    flow: tuple[Flow, Flow, Flow]
    """In the groups, from their last match to the first knock-out match, and in the knock-out."""
    stars: dict[str, Stars]
    """By FIFA code; of who is not there they fetch nothing."""
    when_level: tuple[float, float]
    """What the edge and each blue more add to the chance to come through when a knock-out match is level (logits)."""
    late: float
    """Share of knock-out matches won by one goal whose goal fell in extra time."""


MEASURED = Habits(
    greens=(
        (0, 1, 2, 2.9, 2.9, 2.9, 2.9, 3.12, 3.75, 4.18, 4.6, 4.56, 4.83, 5.48, 5.48, 5.48),
        (0, 1, 1.48, 2.05, 2.4, 2.86, 3.23, 3.54, 3.71, 3.88, 4.2, 4.23, 4.29, 4.04, 4.0, 4.0),
        (0, 0.96, 1.63, 2.25, 2.91, 3.46, 3.69, 3.71, 3.57, 3.77, 3.41, 3.39, 4.11, 3.81, 4.29, 4.96),
        (0, 1, 1.92, 2.73, 3.55, 4.17, 4.82, 5.45, 5.83, 6.37, 6.49, 6.84, 7.15, 7.94, 8.13, 7.49),
        (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15),
    ),
    by_points=(
        (1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0),
        (1.12, 1.01, 1.0, 0.88, 1.0, 1.0, 1.0),
        (1.24, 1.22, 1.14, 1.12, 0.81, 1.0, 0.65),
        (1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0),
        (1.08, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0),
    ),
    of_one=(0.36, 0.45, 0.52, 0.27, 0.99),
    blues=(0.63, 0.54, 0.53, 0.73, 0.73),
    goals=(
        Goals(
            green=0.3352,
            facing_blue=-0.022,
            facing_red=-0.01,
            quality=0.5981,
            blue_quality=-0.2688,
            red_quality=-0.3212,
            backed=0.0515,
            facing_backed=-0.0046,
            friend=0.0615,
            facing_friend=-0.0825,
            must=0.0665,
            facing_must=-0.0953,
            red=0.0757,
        ),
        Goals(
            green=0.4106,
            facing_blue=-0.043,
            facing_red=-0.0028,
            quality=0.6954,
            blue_quality=-0.2155,
            red_quality=-0.4693,
            backed=0.0478,
            facing_backed=-0.0382,
            friend=0.0407,
            facing_friend=-0.0874,
            must=0.0522,
            facing_must=-0.0526,
            red=0.0804,
        ),
        Goals(
            green=0.3378,
            facing_blue=-0.0241,
            facing_red=-0.0089,
            quality=0.9077,
            blue_quality=-0.1931,
            red_quality=-0.429,
            backed=-0.0188,
            facing_backed=0.0065,
            friend=0.0128,
            facing_friend=-0.0122,
            must=0.0944,
            facing_must=-0.0149,
            red=0.1094,
        ),
        Goals(
            green=0.2268,
            facing_blue=-0.0181,
            facing_red=0.005,
            quality=0.5323,
            blue_quality=-0.1734,
            red_quality=-0.4299,
            backed=-0.0091,
            facing_backed=0.001,
            friend=0.0027,
            facing_friend=-0.0036,
            must=0.0428,
            facing_must=0.0227,
            red=0.0728,
        ),
        Goals(
            green=0.2428,
            facing_blue=-0.0159,
            facing_red=0.0017,
            quality=1.104,
            blue_quality=-0.1591,
            red_quality=-0.5476,
            backed=0.0135,
            facing_backed=0.0338,
            friend=-0.0012,
            facing_friend=0.009,
            must=-0.0015,
            facing_must=0.0381,
            red=0.075,
        ),
        Goals(
            green=0.5143,
            facing_blue=0.0065,
            facing_red=-0.0226,
            quality=1.0551,
            blue_quality=-0.1594,
            red_quality=-0.3027,
            backed=0.3435,
            facing_backed=-0.3937,
            friend=0.0574,
            facing_friend=-0.0289,
            must=-0.2538,
            facing_must=0.2642,
            red=0.0448,
        ),
        Goals(
            green=0.5758,
            facing_blue=-0.0445,
            facing_red=-0.038,
            quality=1.074,
            blue_quality=-0.1017,
            red_quality=-0.297,
            backed=0.089,
            facing_backed=-0.0029,
            friend=-0.0411,
            facing_friend=0.0269,
            must=-0.1992,
            facing_must=0.1848,
            red=0.0816,
        ),
    ),
    results=(
        Scatter(slope=0.981, spread=0.613, level=0.362),
        Scatter(slope=0.994, spread=0.631, level=0.456),
        Scatter(slope=1.062, spread=0.662, level=0.581),
        Scatter(slope=1.006, spread=0.637, level=0.406),
        Scatter(slope=0.862, spread=0.85, level=0.3),
        Scatter(slope=0.925, spread=0.588, level=0.338),
        Scatter(slope=1.95, spread=0.55, level=0.225),
    ),
    spending=(
        Spending(always=-0.284, by_facing_green=0.089, by_blue=-0.073, by_red=-0.061, by_luck=0.14, uneven=6.32),
        Spending(always=0.032, by_facing_green=0.052, by_blue=-0.056, by_red=-0.054, by_luck=0.134, uneven=5.35),
        Spending(always=-0.151, by_facing_green=0.046, by_blue=0.02, by_red=-0.039, by_luck=0.295, uneven=5.19),
        Spending(always=-0.953, by_facing_green=0.184, by_blue=0.009, by_red=-0.035, by_luck=-0.057, uneven=6.61),
        Spending(always=-0.35, by_facing_green=0.016, by_blue=-0.036, by_red=0.042, by_luck=0.049, uneven=3.49),
        Spending(always=0.668, by_facing_green=-0.032, by_blue=-0.081, by_red=-0.041, by_luck=0.208, uneven=2.6),
        Spending(always=1.917, by_facing_green=-0.025, by_blue=-0.194, by_red=-0.164, by_luck=-0.008, uneven=2.33),
    ),
    flow=(
        Flow(
            drawn=(0.495, 0.407, 0.098),
            greens=Gain(by_own_red=0.066, by_facing_red=-0.01, by_spent=0.022, by_held=-0.018),
            blues=Gain(by_own_red=0.056, by_facing_red=-0.001, by_spent=0.045, by_held=-0.037),
        ),
        Flow(
            drawn=(0.694, 0.299, 0.008),
            greens=Gain(by_own_red=0.111, by_facing_red=-0.044, by_spent=0.043, by_held=-0.002),
            blues=Gain(by_own_red=0.041, by_facing_red=-0.003, by_spent=0.017, by_held=-0.009),
        ),
        Flow(
            drawn=(0.699, 0.295, 0.007),
            greens=Gain(by_own_red=0.094, by_facing_red=-0.042, by_spent=0.036, by_held=0.0),
            blues=Gain(by_own_red=0.04, by_facing_red=-0.002, by_spent=0.028, by_held=-0.009),
        ),
    ),
    stars={
        "ARG": Stars(greens=0.07, blues=0.07),
        "AUS": Stars(greens=-0.1, blues=-0.19),
        "AUT": Stars(greens=-0.13, blues=-0.1),
        "BEL": Stars(greens=0.47, blues=0.08),
        "BRA": Stars(greens=-0.47, blues=-0.25),
        "BUL": Stars(greens=-0.1, blues=-0.09),
        "CHI": Stars(greens=-0.2, blues=-0.1),
        "CMR": Stars(greens=-0.23, blues=-0.04),
        "COL": Stars(greens=-0.03, blues=-0.15),
        "CRC": Stars(greens=-0.1, blues=-0.13),
        "CRO": Stars(greens=-0.22, blues=-0.05),
        "CZE": Stars(greens=-0.2, blues=-0.09),
        "DEN": Stars(greens=-0.14, blues=-0.12),
        "ECU": Stars(greens=-0.07, blues=-0.08),
        "EGY": Stars(greens=-0.12, blues=-0.08),
        "ENG": Stars(greens=-0.2, blues=-0.13),
        "ESP": Stars(greens=-0.26, blues=-0.03),
        "FIN": Stars(greens=-0.13, blues=-0.08),
        "FRA": Stars(greens=0.04, blues=0.0),
        "GER": Stars(greens=-0.29, blues=-0.2),
        "GHA": Stars(greens=-0.08, blues=-0.15),
        "GRE": Stars(greens=-0.68, blues=-0.12),
        "HUN": Stars(greens=-0.17, blues=-0.12),
        "IRL": Stars(greens=0.33, blues=0.14),
        "ISL": Stars(greens=-0.09, blues=-0.15),
        "ITA": Stars(greens=-0.25, blues=-0.12),
        "JAM": Stars(greens=-0.14, blues=-0.09),
        "JPN": Stars(greens=-0.04, blues=-0.17),
        "KOR": Stars(greens=-0.1, blues=-0.14),
        "LVA": Stars(greens=-0.05, blues=-0.12),
        "MAR": Stars(greens=-0.12, blues=-0.16),
        "MEX": Stars(greens=-0.07, blues=-0.13),
        "NED": Stars(greens=-0.27, blues=-0.1),
        "NGA": Stars(greens=-0.13, blues=-0.09),
        "NOR": Stars(greens=-0.19, blues=-0.06),
        "PAR": Stars(greens=-0.16, blues=-0.08),
        "POL": Stars(greens=-0.2, blues=-0.1),
        "POR": Stars(greens=-0.15, blues=-0.16),
        "ROU": Stars(greens=-0.17, blues=-0.09),
        "RUS": Stars(greens=-0.18, blues=-0.06),
        "SCO": Stars(greens=-0.08, blues=-0.13),
        "SEN": Stars(greens=-0.19, blues=-0.12),
        "SUI": Stars(greens=-0.05, blues=-0.19),
        "SVN": Stars(greens=-0.15, blues=-0.12),
        "SWE": Stars(greens=0.12, blues=0.03),
        "TUN": Stars(greens=-0.12, blues=-0.1),
        "TUR": Stars(greens=0.71, blues=0.61),
        "UKR": Stars(greens=-0.19, blues=-0.08),
        "URU": Stars(greens=-0.1, blues=-0.06),
        "USA": Stars(greens=0.47, blues=0.61),
        "WAL": Stars(greens=0.32, blues=0.05),
        "YUG": Stars(greens=-0.18, blues=-0.08),
    },
    when_level=(0.372, 0.097),
    late=0.18,
)
