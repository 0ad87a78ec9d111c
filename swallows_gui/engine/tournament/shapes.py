"""The usual shapes of a cup: a knock-out, groups of four and a knock-out of the best two, a league (S7.1, S8.1)."""

from typing import Final

from swallows_gui.engine.tournament.ranking import RANKING, Ranking
from swallows_gui.engine.tournament.schedule import (
    FROM_FIELD,
    FROM_GROUP,
    FROM_WINNER,
    Group,
    GroupStage,
    MatchDays,
    Place,
    Round,
    Schedule,
)

STAGES: Final = {2: "F", 4: "SF", 8: "QF", 16: "R16", 32: "R32"}
"""What a round is called, by how many teams begin it."""
_DAYS: Final[dict[int, MatchDays]] = {
    2: (((1, 2),),),
    3: (((1, 2),), ((2, 3),), ((3, 1),)),
    4: (((1, 2), (3, 4)), ((1, 3), (2, 4)), ((4, 1), (3, 2))),
}
"""Match days by the size of the largest group (S7.1), where they do not go round."""


def byes(teams: int) -> int:
    """How many teams of a knock-out, the first ones, come in a round later.

    >>> [byes(teams) for teams in (3, 4, 5, 6, 8)]
    [1, 0, 3, 2, 0]
    """
    return (1 << (teams - 1).bit_length()) - teams


def knockout(teams: int) -> Schedule:
    """A knock-out of 2 to 32 teams: 1 against 2, 3 against 4, then the winners. Raises `KeyError`. If the number is no
    power of two the first teams have a bye into the next round, where they meet winners of the first as far as
    possible.

    >>> [(fixture.number, fixture.stage) for fixture in knockout(4).fixtures]
    [(1, 'SF'), (2, 'SF'), (3, 'F')]
    >>> [(fixture.home.number, fixture.away.number, fixture.stage) for fixture in knockout(5).fixtures][:3]
    [(3, 4, 'QF'), (0, 1, 'SF'), (1, 2, 'SF')]
    """
    field = [Place(FROM_FIELD, team) for team in range(teams)]
    waiting, first = field[: byes(teams)], field[byes(teams) :]
    if not waiting:
        return _with_rounds((), field, 0)
    pairs = tuple(zip(first[::2], first[1::2], strict=True))
    winners = [Place(FROM_WINNER, number) for number in range(1, len(pairs) + 1)]
    places = [place for both in zip(waiting, winners, strict=False) for place in both]
    places += waiting[len(winners) :] + winners[len(waiting) :]
    return _with_rounds((Round(STAGES[teams + len(waiting)], pairs),), places, len(pairs))


def groups_and_knockout(groups: int, ranking: Ranking = RANKING) -> Schedule:
    """Two, four or eight groups of four; the first of each meets the second of its neighbour. Raises `KeyError`.

    Teams that meet in a group can only meet again in the final.

    >>> shape = groups_and_knockout(2)
    >>> first = next(fixture for fixture in shape.fixtures if fixture.stage == "SF")
    >>> (first.home.number, first.home.rank), (first.away.number, first.away.rank)
    ((0, 1), (1, 2))
    """
    stage = GroupStage(tuple(Group(chr(ord("A") + number), 4) for number in range(groups)), match_days(4))
    through = [
        Place(FROM_GROUP, group, rank)
        for first in (0, 1)
        for pair in range(0, groups, 2)
        for group, rank in ((pair + first, 1), (pair + 1 - first, 2))
    ]
    return _with_rounds((stage,), through, 6 * groups, ranking)


def match_days(size: int) -> MatchDays:
    """The usual match days of a group: each slot meets each other once, at home about as often as away.

    >>> match_days(5)[0]
    ((1, 4), (3, 2))
    """
    if size in _DAYS:
        return _DAYS[size]
    ring: list[int] = [*range(size % 2 == 0, size + 1)]
    half = len(ring) // 2
    days: list[tuple[tuple[int, int], ...]] = []
    for day in range(len(ring) - 1):
        pairs = enumerate(zip(ring[:half], reversed(ring[half:]), strict=True))
        turned = [pair if (place or day) % 2 else pair[::-1] for place, pair in pairs if 0 not in pair]
        days.append(tuple((home, away) for home, away in turned))
        ring = [ring[0], ring[-1], *ring[1:-1]]
    return tuple(days)


def league(teams: int, *, twice: bool = False, ranking: Ranking = RANKING) -> Schedule:
    """Each against each on match days by the circle method; `twice`: once more with the home sides changed.

    >>> [len(league(teams).fixtures) for teams in (3, 4, 7)], len(league(7, twice=True).fixtures)
    ([3, 6, 21], 42)
    """
    days = match_days(teams)
    again = tuple(tuple((away, home) for home, away in day) for day in days) if twice else ()
    return Schedule((GroupStage((Group("A", teams),), days + again),), None, ranking)


def _with_rounds(
    before: tuple[GroupStage | Round, ...], places: list[Place], played: int, ranking: Ranking = RANKING
) -> Schedule:
    """The stages, and rounds of the knock-out from `places` to the final; `played`: the matches before."""
    rounds: list[Round] = []
    while len(places) > 1:
        pairs = tuple(zip(places[::2], places[1::2], strict=True))
        rounds.append(Round(STAGES[len(places)], pairs))
        places = [Place(FROM_WINNER, played + number) for number in range(1, len(pairs) + 1)]
        played += len(pairs)
    return Schedule((*before, *rounds), played, ranking)
