"""How matches go between `normal` seats, measured: cards spent, and goals that come of them (S3, S5, S6).

The figures are what `swallows forecast --measure` prints (lab/habits.py): means over played tournaments. They are the
model behind the simulated remainders of `remainder.py`; when the deck or the seats change much, measure again.
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


@dataclass(frozen=True, slots=True)
class Chances:
    """What the goals that a team scores in a match come from: a goal's chance with each green that it spends, and how
    that changes; qualities are mean worths of a card beyond its colour's (course.COLOUR_GOALS), goals."""

    green: float
    """Chance of each green spent against an empty hand."""
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
    final: float
    """In the final."""
    red: float
    """Goals for each red held, besides."""
    red_of_one: float
    """The same in a match of one trainer."""


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
    """Kind of match: blues spent for each that is held and has a green to meet."""
    in_groups: Chances
    in_knockout: Chances


MEASURED = Habits(
    greens=(
        (0, 1, 1.85, 1.85, 1.85, 2.46, 3.02, 4.08, 4.39, 4.57, 4.98, 5.2, 5.31, 5.31, 5.31, 5.31),
        (0, 0.96, 1.53, 1.9, 2.17, 2.76, 3.16, 3.39, 3.46, 3.78, 3.67, 3.8, 3.78, 3.73, 3.73, 3.73),
        (0, 0.99, 1.59, 2.13, 2.63, 3.07, 3.16, 3.27, 3.18, 3.44, 3.68, 2.7, 3.67, 3.47, 3.47, 3.47),
        (0, 1, 1.82, 2.66, 3.59, 4.06, 4.5, 5.12, 5.68, 5.86, 5.88, 6.5, 6.65, 6.69, 8.15, 8.06),
        (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 13.8, 14.77),
    ),
    by_points=(
        (1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0),
        (1.17, 0.99, 1.0, 0.83, 1.0, 1.0, 1.0),
        (1.33, 1.27, 1.22, 1.17, 0.77, 1.0, 0.53),
        (1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0),
        (1.06, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0),
    ),
    of_one=(0.31, 0.47, 0.54, 0.27, 0.97),
    blues=(0.67, 0.51, 0.53, 0.77, 0.71),
    in_groups=Chances(
        green=0.4589,
        facing_blue=-0.0511,
        facing_red=-0.0084,
        quality=0.9512,
        blue_quality=-0.2389,
        red_quality=-0.2635,
        backed=0.0113,
        facing_backed=-0.0298,
        friend=0.043,
        facing_friend=-0.0016,
        final=0.0,
        red=0.1387,
        red_of_one=-0.05,
    ),
    in_knockout=Chances(
        green=0.2604,
        facing_blue=-0.0295,
        facing_red=-0.0001,
        quality=0.8691,
        blue_quality=-0.2849,
        red_quality=-0.5781,
        backed=0.0118,
        facing_backed=-0.0044,
        friend=0.0069,
        facing_friend=0.016,
        final=0.0934,
        red=0.1216,
        red_of_one=-0.0051,
    ),
)
