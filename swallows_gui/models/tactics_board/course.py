"""What has gone before an event: how it stands, which period runs, whose pawn is the keeper.

A `Course` is shown every event in order and says for each the `Situation` it happened in, so that the same events are
told in the same words after loading and undo.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from swallows_gui.models.narration import Event

Pair = tuple[int, int]


class Situation(NamedTuple):
    """Where an event stands in its match; the score is that before it, Red first."""

    known: bool = False
    """Whether the match's course is known."""
    times: int = 0
    """How many events of the same kind there have been before."""
    score: Pair = (0, 0)
    period: int = 1
    keepers: Pair = (1, 1)
    """By side: the number of its keeper."""


NOWHERE: Final = Situation()
"""For an event told by itself."""

_SORTS: Final = ("type", "result", "ends", "why", "what", "card", "restart", "winner")


class Course:
    """Follows a match event by event."""

    def __init__(self) -> None:
        self._now = NOWHERE
        self._times: dict[tuple[Any, ...], int] = {}

    def see(self, event: Event) -> Situation:
        """The situation an event happened in; it counts as seen from now on."""
        kind = event.get("type")
        if kind == "match_started":
            self._now = Situation(True)
        sort = tuple(event.get(name) for name in _SORTS)
        times = self._times.get(sort, 0)
        self._times[sort] = times + 1
        seen = self._now._replace(times=times)
        if kind == "goal":
            self._now = self._now._replace(score=pair(event["score"]))
        elif kind == "period_started":
            self._now = self._now._replace(period=int(event["period"]))
        elif kind == "keeper_changed":
            red, blue = self._now.keepers
            number = int(event["pawn"])
            self._now = self._now._replace(keepers=(red, number) if event["side"] else (number, blue))
        return seen


def pair(numbers: Any) -> Pair:
    """Two numbers of an event. Raises `ValueError` or `TypeError` if they are none."""
    first, second = numbers
    return int(first), int(second)
