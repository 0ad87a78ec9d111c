"""Who plays a match: the team that a place of the schedule stands for (S8.1)."""

from collections.abc import Callable, Sequence
from typing import Final

from swallows_gui.engine.tournament.ranking import Played
from swallows_gui.engine.tournament.schedule import FROM_FIELD, FROM_SLOT, FROM_WINNER, Place

OPEN: Final = -1
"""No team: it is not known yet who plays."""

Winner = Callable[[int], int]
"""The team that has won the match with a number, or OPEN."""


def entrant(place: Place, groups: Sequence[Sequence[int]], ranked: Sequence[Sequence[int]], winner: Winner) -> int:
    """The team that `place` stands for, or OPEN while that is not settled.

    `groups` has the teams by group and slot, `ranked` the final order of each group that is over.
    """
    kind, number, rank = place
    if kind == FROM_WINNER:
        return winner(number)
    if kind == FROM_FIELD:
        return number
    teams = groups if kind == FROM_SLOT else ranked
    return teams[number][rank - 1] if number < len(teams) and rank <= len(teams[number]) else OPEN


def winner_among(played: Sequence[Played]) -> Winner:
    """Who has won the matches played so far."""

    def winner(number: int) -> int:
        if number > len(played):
            return OPEN
        home, away, score = played[number - 1]
        return OPEN if score.winner is None else away if score.winner else home

    return winner
