"""What a match was like in figures: how attacks ended, dice against what was to be expected, the luckiest moment."""

from __future__ import annotations

from typing import NamedTuple

from swallows_gui.games.power_soccer.words.match_story import MatchStory

REASONS = ("goal", "over", "red", "offside", "wide", "saved", "stolen")
"""How attacks end, in the order in which they are listed (P2.9)."""


class SideFigures(NamedTuple):
    """Those of a side."""

    goals: int
    ends: dict[str, int]
    """Attacks by how they ended."""
    best: int
    """Most points an attack that was no goal had."""
    points: int
    """All points that were made."""
    steals: int
    """Balls won."""
    tries: int
    """Rolls for the ball."""


class Figures(NamedTuple):
    """All of them."""

    story: MatchStory
    sides: tuple[SideFigures, SideFigures]

    @property
    def expected(self) -> float:
        """How often each face was to be expected."""
        return sum(self.story.dice) / 6


def figures(story: MatchStory) -> Figures:
    """The figures of a match that has been told."""
    return Figures(story, (_of_side(0, story), _of_side(1, story)))


def _of_side(side: int, story: MatchStory) -> SideFigures:
    own = [attack for attack in story.attacks if attack.side == side]
    return SideFigures(
        goals=story.score[side],
        ends={reason: sum(attack.reason == reason for attack in own) for reason in REASONS},
        best=max((attack.points for attack in own if attack.reason not in ("goal", "over")), default=0),
        points=story.made[side],
        steals=sum(attack.reason == "stolen" for attack in story.attacks if attack.side != side),
        tries=story.tries[side],
    )
