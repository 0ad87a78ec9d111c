"""What has gone before an event: which clubs play, how it stands, who attacks with which card.

A `Course` is shown every event in order and says for each the `Situation` it happened in, so that the same events are
told in the same words after loading and undo.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from swallows_gui.models.narration import Event

Pair = tuple[int, int]


class Situation(NamedTuple):
    """Where an event stands in its match; the score is that before it, seat 0 first."""

    known: bool = False
    """Whether the match's course is known."""
    times: int = 0
    """How many events of the same kind there have been before."""
    clubs: str = "ab"
    """The clubs of seat 0 and seat 1."""
    score: Pair = (0, 0)
    period: int = 0
    side: int = 0
    """The seat that attacks, or has attacked last."""
    card: str = ""
    """The card it attacks with."""
    scorer: str = ""
    """The man marked last by the attacking seat."""
    tied: bool = False
    """The cards of the period were equally strong."""


NOWHERE: Final = Situation()
"""For an event told by itself."""


class Course:
    """Follows a match event by event."""

    def __init__(self) -> None:
        self._now = NOWHERE
        self._times: dict[tuple[Any, ...], int] = {}

    def see(self, event: Event) -> Situation:
        """The situation an event happened in; it counts as seen from now on."""
        kind = event.get("type")
        if kind == "match_started":
            self._now = Situation(True, clubs=str(event["clubs"]))
        elif kind == "attack_started":
            self._now = self._now._replace(side=int(event["seat"]), card=str(event["card"]), scorer="")
        elif kind == "marked" and event["seat"] == self._now.side:
            self._now = self._now._replace(scorer=str(event["man"]))
        elif kind == "period_started":
            self._now = self._now._replace(period=int(event["period"]), tied=False)
        elif kind == "tie_rolled":
            self._now = self._now._replace(tied=True)
        sort = tuple(event.get(name) for name in ("type", "phase", "success", "symbol", "hit", "counter", "goal"))
        times = self._times.get(sort, 0)
        self._times[sort] = times + 1
        seen = self._now._replace(times=times)
        if kind == "goal":
            self._now = self._now._replace(score=pair(event["score"]))
        return seen


def pair(numbers: Any) -> Pair:
    """Two numbers of an event. Raises `ValueError` or `TypeError` if they are none."""
    first, second = numbers
    return int(first), int(second)
