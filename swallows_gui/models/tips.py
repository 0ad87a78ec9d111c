"""Tips of a game: when each is due, when it has served, and its words."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import NamedTuple

from swallows_gui.models.narration import Event

READING = 2
"""So many parts of the match a tip on something that has happened outlasts: that leaves time to read it."""


class MatchTip(NamedTuple):
    """A tip is due at an event with these fields, or where its seat is asked at a step, or on a screen, of this name;
    with the clause behind it."""

    name: str
    clause: str
    event: Mapping[str, object] = {}
    scene: str = ""
    ends: str = ""
    """The event that ends a part of the match; "": that of its book."""
    parts: int = READING
    """How many of them it outlasts."""

    def is_over(self, events: Iterable[Event]) -> bool:
        """Whether what has happened since it was given leaves nothing to speak of; a tip on a question goes with it."""
        kinds = [str(event.get("type")) for event in events]
        return bool(self.event) and ("match_ended" in kinds or kinds.count(self.ends) >= self.parts)


class MatchTips:
    """The tips of one game. `ends`: the event that ends a part of its match.

    >>> book = MatchTips((MatchTip("goal", "P2.2", {"type": "goal"}), MatchTip("steal", "P3.2", scene="steal")),
    ...                  "attack_over", str.title, str.upper)
    >>> [tip.name for tip in book.due([{"type": "goal", "side": 1}, {"type": "goal", "side": 0}], {})]
    ['goal']
    >>> book.of_scene("steal", {}).clause, book.of_scene("steal", {"steal": ""}), book.words("goal")
    ('P3.2', None, ('Goal', 'GOAL'))
    """

    def __init__(
        self, tips: Iterable[MatchTip], ends: str, headings: Callable[[str], str], texts: Callable[[str], str]
    ) -> None:
        self.tips = tuple(tip._replace(ends=tip.ends or ends) for tip in tips)
        self._headings, self._texts = headings, texts

    def due(self, events: Iterable[Event], seen: Mapping[str, str]) -> Sequence[MatchTip]:
        """Those about what has happened that were not given yet, in the order of the events."""
        found: list[MatchTip] = []
        for event in events:
            for tip in self.tips:
                fits = tip.event and all(name in event and event[name] == value for name, value in tip.event.items())
                if fits and tip.name not in seen and tip not in found:
                    found.append(tip)
        return found

    def of_scene(self, scene: str, seen: Mapping[str, str]) -> MatchTip | None:
        """The tip of a question or a screen, if it was not given yet."""
        return next((tip for tip in self.tips if tip.scene and tip.scene == scene and tip.name not in seen), None)

    def words(self, name: str) -> tuple[str, str]:
        """Heading and sentences of a tip in the language in use."""
        return self._headings(name), self._texts(name)
