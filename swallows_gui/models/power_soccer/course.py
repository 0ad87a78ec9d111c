"""What has gone before an event: enough for the commentary to speak of equalisers, second cards and lost points.

A `Course` is shown every event in order and says for each the `Situation` it happened in, so that the same events are
told in the same words after loading and undo.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from swallows_gui.models.narration import Event

Pair = tuple[int, int]


class Situation(NamedTuple):
    """Where an event stands in its match; scores are those before it, A first."""

    known: bool = False
    """Whether the match's course is known."""
    times: int = 0
    """How many events of the same kind there have been before."""
    keeper: bool = False
    """Whether a keeper stands in the goal at a penalty (P2.8), as far as this match has shown."""
    score: Pair = (0, 0)
    attacker: int = 0
    defender: int = 0
    points: int = 0
    """Of the attack, as they were before the event."""
    card: str = ""
    """The attacker's, "" for none."""
    from_the_spot: bool = False
    """Whether the attack has come to its penalty."""
    hits: Pair = (0, 0)
    kick_goals: Pair = (0, 0)


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
        if kind == "attack_started":
            self._now = self._now._replace(
                attacker=event["seat"], defender=event["defender"], points=0, card="", from_the_spot=False
            )
        sort = tuple(event.get(name) for name in ("type", "purpose", "colour", "reason", "added", "card", "hit"))
        times = self._times.get(sort, 0)
        self._times[sort] = times + 1
        seen = self._now._replace(times=times)
        self._after(kind, event)
        return seen

    def _after(self, kind: Any, event: Event) -> None:
        """What an event changes for those that follow."""
        now = self._now
        match kind:
            case "match_started":
                self._now = Situation(known=True, keeper=event["rules"] == "professional")
            case "die_rolled" if event["purpose"] == "save":
                self._now = now._replace(keeper=True)
            case "points_made":
                self._now = now._replace(points=int(event["points"]))
            case "card_shown":
                self._now = now._replace(card=str(event["card"]))
            case "penalty_given":
                self._now = now._replace(from_the_spot=True)
            case "goal":
                self._now = now._replace(score=pair(event["score"]))
            case "wall_shot":
                self._now = now._replace(hits=pair(event["hits"]))
            case "kick_over":
                self._now = now._replace(kick_goals=pair(event["goals"]))


def pair(numbers: Any) -> Pair:
    """Two numbers of an event. Raises `ValueError` or `TypeError` if they are none."""
    first, second = numbers
    return int(first), int(second)
