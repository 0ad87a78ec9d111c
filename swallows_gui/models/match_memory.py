"""What the reporter of a single match remembers: who led, who came back, and how often.

It rests on the score alone, which every game of one match tells in its goals, so that any of them may have callbacks
(`callbacks.json` beside its sentences).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from swallows_gui.models.narration import Event

RECOLLECTIONS: Final = frozenset(
    ("made_up", "seesaw", "third_equaliser", "third_lead", "three_in_a_row", "turned_round")
)
"""The keys of all that may come to mind; all of them say `{times}`."""


class MatchMemory:
    """Follows the goals of a match."""

    def __init__(self) -> None:
        self._score = (0, 0)
        self._leader = self._scorer = -1
        """The side that has led or scored last; -1 for none."""
        self._leads = self._levels = self._changes = self._row = 0
        self._behind = [0, 0]
        """The most goals each side has been behind."""

    def recall(self, event: Event) -> Mapping[str, Mapping[str, Any]]:
        """What comes to mind at an event; it counts as seen from now on."""
        if event.get("type") == "goal":
            return {key: {"times": times} for key, times in self._at_goal(event)}
        if event.get("type") == "match_ended":
            return {key: {"times": times} for key, times in self._at_end(event)}
        return {}

    def _at_goal(self, event: Event) -> Iterator[tuple[str, int]]:
        first, second = event["score"]
        side = 0 if first > self._score[0] else 1
        self._score = int(first), int(second)
        lead = self._score[side] - self._score[1 - side]
        self._row = self._row + 1 if side == self._scorer else 1
        self._scorer = side
        self._behind[1 - side] = max(self._behind[1 - side], lead)
        if lead == 0:
            self._levels += 1
            if self._behind[side] >= 2:
                yield "made_up", self._behind[side]
            if self._levels >= 3:
                yield "third_equaliser", self._levels
        if lead == 1:
            self._leads += 1
            self._changes += self._leader == 1 - side
            self._leader = side
            if self._leads >= 3:
                yield "third_lead", self._leads
        if self._row >= 3:
            yield "three_in_a_row", self._row

    def _at_end(self, event: Event) -> Iterator[tuple[str, int]]:
        winner = event.get("winner")
        if isinstance(winner, int) and self._behind[winner] >= 2:
            yield "turned_round", self._behind[winner]
        if self._changes >= 2:
            yield "seesaw", self._changes
