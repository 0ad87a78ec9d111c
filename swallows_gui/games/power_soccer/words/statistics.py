"""What a match was like in figures: how attacks ended, dice against what was to be expected, the luckiest moment."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import NamedTuple

from swallows_gui.engine.events import of_kinds
from swallows_gui.games.power_soccer.rules.events import DieRolled, PointsMade
from swallows_gui.games.power_soccer.words.match_story import MatchStory, told
from swallows_gui.models.narration import Event

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
    dice: tuple[int, ...]
    """How often each face came."""
    rolls: int

    @property
    def expected(self) -> float:
        """How often each face was to be expected."""
        return sum(self.dice) / 6


def figures(history: Iterable[Event]) -> Figures:
    """The figures of a match from its history."""
    events = list(history)
    story, rolls = told(events), list(of_kinds(events, DieRolled))
    points = Counter[int]()
    for made in of_kinds(events, PointsMade):
        points[made.seat % 2] += made.added
    tries = Counter(roll.seat % 2 for roll in rolls if roll.purpose == "steal")
    sides = tuple(_of_side(side, story, points[side], tries[side]) for side in (0, 1))
    return Figures(story, (sides[0], sides[1]), story.dice, len(rolls))


def _of_side(side: int, story: MatchStory, points: int, tries: int) -> SideFigures:
    own = [attack for attack in story.attacks if attack.side == side]
    return SideFigures(
        goals=story.score[side],
        ends={reason: sum(attack.reason == reason for attack in own) for reason in REASONS},
        best=max((attack.points for attack in own if attack.reason not in ("goal", "over")), default=0),
        points=points,
        steals=sum(attack.reason == "stolen" for attack in story.attacks if attack.side != side),
        tries=tries,
    )
