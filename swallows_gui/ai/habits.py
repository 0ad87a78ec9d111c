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
        (0, 1, 1.61, 1.61, 1.82, 2.12, 2.7, 3.38, 3.84, 3.94, 4.08, 4.53, 4.9, 4.9, 4.9, 4.9),
        (0, 1, 1.41, 1.81, 2.27, 2.72, 3.0, 3.4, 3.74, 3.71, 4.16, 3.97, 4.0, 4.17, 4.17, 4.17),
        (0, 0.97, 1.66, 2.28, 2.91, 3.22, 3.3, 3.68, 3.37, 3.33, 3.12, 3.72, 4.29, 5.46, 5.46, 5.46),
        (0, 1, 1.9, 2.72, 3.38, 4.04, 4.43, 5.12, 5.79, 6.01, 6.09, 6.0, 7.13, 7.28, 8.2, 8.7),
        (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 11.92, 12.75, 13.23, 14.88),
    ),
    by_points=(
        (1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0),
        (1.15, 1.01, 1.0, 0.85, 1.0, 1.0, 1.0),
        (1.21, 1.27, 1.18, 1.16, 0.78, 1.0, 0.63),
        (1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0),
        (1.07, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0),
    ),
    of_one=(0.4, 0.46, 0.54, 0.28, 0.97),
    blues=(0.6, 0.49, 0.5, 0.71, 0.73),
    in_groups=Chances(
        green=0.3882,
        facing_blue=-0.04,
        facing_red=-0.0107,
        quality=0.9315,
        blue_quality=-0.1914,
        red_quality=-0.4064,
        backed=0.0194,
        facing_backed=-0.0244,
        friend=0.0346,
        facing_friend=-0.0006,
        final=0.0,
        red=0.1415,
        red_of_one=-0.0658,
    ),
    in_knockout=Chances(
        green=0.2863,
        facing_blue=-0.0244,
        facing_red=-0.0027,
        quality=0.8137,
        blue_quality=-0.2762,
        red_quality=-0.5157,
        backed=-0.0063,
        facing_backed=-0.0004,
        friend=-0.0012,
        facing_friend=0.0078,
        final=0.0839,
        red=0.1101,
        red_of_one=0.0121,
    ),
)
