"""What a match was like in figures: kicks, tackles and blocks by side and man, dice, cards."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from swallows_gui.games.grudgematch.words.match_story import MatchStory, told
from swallows_gui.models.narration import Event


class SideFigures(NamedTuple):
    """Those of a side."""

    goals: int
    kicks: int
    tackles: tuple[int, int]
    """Won, and tried."""
    blocks: tuple[int, int]
    steps: int
    """Fewest steps between the spaces that men ran from and to."""
    fouls: int


class Figures(NamedTuple):
    """All of them."""

    story: MatchStory
    sides: tuple[SideFigures, SideFigures]
    dice: tuple[int, ...]
    """How often each number came."""
    best_man: int
    """Who kicked, tackled and blocked most, 0 to 7; -1 for nobody."""
    deeds: tuple[int, ...]
    """By man: his cards."""

    @property
    def expected(self) -> float:
        """How often each number was to be expected."""
        return sum(self.dice) / 6


def figures(history: Iterable[Event]) -> Figures:
    """The figures of a match from its history."""
    events = list(history)
    story = MatchStory()
    deeds = [0] * 8
    dice = [0] * 6
    counts = [dict.fromkeys(("kick", "tackle", "block", "tackled", "blocked", "steps", "fouls"), 0) for _ in (0, 1)]
    for event in events:
        kind = event["type"]
        for die in _dice(event):
            dice[die - 1] += 1
        if kind == "card_played":
            man = story.man_of(event)
            deeds[man] += 1
            counts[man // 4][event["as"]] += 1
        elif kind in ("tackled", "blocked"):
            counts[story.side_of(event)][kind] += 1
        elif kind == "fouled":
            counts[story.side_of(event)]["fouls"] += 1
        elif kind == "ran":
            start, end = event["from"], event["space"]
            counts[story.side_of(event)]["steps"] += abs(start // 11 - end // 11) + abs(start % 11 - end % 11)
        elif kind == "match_started":
            story = story.after(event)
    story = told(events)
    sides = [
        SideFigures(
            story.score[side],
            count["kick"],
            (count["tackled"], count["tackle"]),
            (count["blocked"], count["block"]),
            count["steps"],
            count["fouls"],
        )
        for side, count in enumerate(counts)
    ]
    most = max(deeds)
    return Figures(story, (sides[0], sides[1]), tuple(dice), deeds.index(most) if most else -1, tuple(deeds))


def _dice(event: Event) -> list[int]:
    if event.get("dice"):
        return list(event["dice"])
    return [event["die"]] if event["type"] in ("box_rolled", "after_goal_chosen") and event.get("die") else []
