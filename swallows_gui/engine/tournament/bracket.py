"""Who plays a match: the team that a place of the schedule stands for (S8.1, S10.6)."""

from collections.abc import Callable, Sequence
from typing import Final

from swallows_gui.engine.tournament.ranking import Played
from swallows_gui.engine.tournament.schedule import (
    FROM_BEST,
    FROM_FIELD,
    FROM_LOSER,
    FROM_SLOT,
    FROM_WINNER,
    Fixture,
    Place,
)

OPEN: Final = -1
"""No team: it is not known yet who plays."""

Winner = Callable[[int], int]
"""The team that has won the match with a number, or OPEN."""


def nobody(_number: int) -> int:
    """OPEN for every match: no winner is known."""
    return OPEN


def entrant(
    place: Place,
    groups: Sequence[Sequence[int]],
    ranked: Sequence[Sequence[int]],
    winner: Winner,
    loser: Winner = nobody,
    bests: Sequence[int] = (),
) -> int:
    """The team that `place` stands for, or OPEN while that is not settled.

    `groups` has the teams by group and slot, `ranked` the final order of each group that is over, `bests` the teams
    at `Schedule.bests`.
    """
    kind, number, rank, _ = place
    if kind == FROM_WINNER:
        return winner(number)
    if kind == FROM_LOSER:
        return loser(number)
    if kind == FROM_FIELD:
        return number
    if kind == FROM_BEST:
        return bests[number] if number < len(bests) else OPEN
    teams = groups if kind == FROM_SLOT else ranked
    return teams[number][rank - 1] if number < len(teams) and rank <= len(teams[number]) else OPEN


def winner_among(played: Sequence[Played], fixtures: Sequence[Fixture] = (), *, lost: bool = False) -> Winner:
    """The winner of these matches, or with `lost` the loser; after a replay that of the replay. `fixtures` is needed
    only where matches were added."""
    if fixtures and (fixtures[-1].replay_of or fixtures[-1].number != len(fixtures)):
        return _winner_on(played, fixtures, lost)

    def winner(number: int) -> int:
        if number > len(played):
            return OPEN
        return _side(played[number - 1], lost)

    return winner


def _side(match: Played, lost: bool) -> int:
    home, away, score = match
    if score.winner is None:
        return OPEN
    return away if bool(score.winner) != lost else home


def _winner_on(played: Sequence[Played], fixtures: Sequence[Fixture], lost: bool) -> Winner:
    """The same where matches were added, so that numbers do not give the order."""
    found: dict[int, int] = {}
    for match, fixture in zip(played, fixtures, strict=False):
        side = _side(match, lost)
        found[fixture.number] = side
        if fixture.replay_of:
            found[fixture.replay_of] = side
    return lambda number: found.get(number, OPEN)
