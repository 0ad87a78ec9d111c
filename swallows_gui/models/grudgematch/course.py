"""What has gone before an event: who is Germany, how it stands, whose kick it was.

A `Course` is shown every event in order and says for each the `Situation` it happened in, so that the same events are
told in the same words after loading and undo.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from swallows_gui.models.narration import Event

Pair = tuple[int, int]


class Situation(NamedTuple):
    """Where an event stands in its match; the score is that before it, Germany first."""

    known: bool = False
    """Whether the match's course is known."""
    times: int = 0
    """How many events of the same kind there have been before."""
    germany: int = 0
    """The seat that is Germany."""
    rows: int = 11
    score: Pair = (0, 0)
    second: bool = False
    """The second pack: the next goal wins (G6.3)."""
    kicker: int = -1
    """The man who has kicked last, 0 to 7; -1 for nobody."""


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
            self._now = Situation(True, germany=int(event["germany"]), rows=int(event["rows"]))
        sort = tuple(event.get(name) for name in ("type", "as", "reason", "end", "what", "sent_off"))
        times = self._times.get(sort, 0)
        self._times[sort] = times + 1
        seen = self._now._replace(times=times)
        if kind == "goal":
            self._now = self._now._replace(score=pair(event["score"]))
        elif kind == "card_played" and event["as"] == "kick":
            self._now = self._now._replace(kicker=man_of(event, self._now))
        elif kind == "pack_shuffled" and event["reason"] == "second":
            self._now = self._now._replace(second=True)
        return seen


def pair(numbers: Any) -> Pair:
    """Two numbers of an event. Raises `ValueError` or `TypeError` if they are none."""
    first, second = numbers
    return int(first), int(second)


def side_of(event: Event, now: Situation) -> int:
    """The side whose event it is: 0 Germany, 1 France."""
    return int(event["seat"]) ^ now.germany


def man_of(event: Event, now: Situation) -> int:
    """The man whose event it is, 0 to 7."""
    return side_of(event, now) * 4 + int(event["man"])
