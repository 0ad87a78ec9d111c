"""What a match was like in figures: attacks of both clubs, men used, dice against what was to be expected."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from swallows_gui.games.final_whistle.data.box import load
from swallows_gui.games.final_whistle.words.match_story import MatchStory


class SideFigures(NamedTuple):
    """Those of a club."""

    attacks: int
    counters: int
    through: int
    """Build-ups that succeeded."""
    finishes: int
    """Finishes that were rolled for."""
    goals: int
    luck: int
    """What its dice of build-ups and finishes showed more, or fewer, than those of the other side."""
    booked: int
    sent_off: int
    injured: int
    changes: int
    used: dict[str, int]
    """How often each man was marked."""


class Figures(NamedTuple):
    """All of them."""

    story: MatchStory
    sides: tuple[SideFigures, SideFigures]
    values: tuple[int, ...]
    """How often the special die showed 0, 1, 2, 3."""

    @property
    def rolls(self) -> int:
        """All throws."""
        return sum(self.values)

    @property
    def mean(self) -> float:
        """What a throw showed on average."""
        return sum(value * count for value, count in enumerate(self.values)) / max(1, self.rolls)


def figures(story: MatchStory) -> Figures:
    """The figures of a match that has been told."""
    die = load().die
    values = tuple(
        sum(count for number, count in enumerate(story.dice) if die[number] == value) for value in range(max(die) + 1)
    )
    return Figures(story, (_of_side(0, story, die), _of_side(1, story, die)), values)


def _of_side(seat: int, story: MatchStory, die: tuple[int, ...]) -> SideFigures:
    own = [attack for attack in story.attacks if attack.seat == seat]
    builds = [phase for attack in own if (phase := attack.phase("build_up")) is not None]
    finishes = [phase for attack in own if (phase := attack.phase("finish")) is not None and phase.dice]
    luck, used = 0, Counter[str]()
    for attack in story.attacks:
        role = seat ^ attack.seat
        for phase in attack.phases:
            used.update(each.man for each in phase.used[role])
            if phase.dice:
                luck += die[phase.dice[role] - 1] - die[phase.dice[1 - role] - 1]
    kinds = Counter(incident.kind for incident in story.incidents if incident.seat == seat)
    return SideFigures(
        attacks=sum(not attack.counter for attack in own),
        counters=sum(attack.counter for attack in own),
        through=sum(bool(phase.success) for phase in builds),
        finishes=len(finishes),
        goals=story.score[seat],
        luck=luck,
        booked=kinds["booked"],
        sent_off=kinds["sent_off"],
        injured=kinds["injured"],
        changes=kinds["on"],
        used=dict(used),
    )
