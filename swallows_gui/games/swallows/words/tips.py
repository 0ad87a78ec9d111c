"""Tips: what is worth a word the first time it happens, read from public events, and its clause."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final, NamedTuple

from swallows_gui.games.swallows.rules.marks import Marks
from swallows_gui.models.narration import Event
from swallows_gui.services.glossary import TextTable


class Tip(NamedTuple):
    """When a tip is due: an event with these fields, or a screen of this name; and the clause behind it."""

    name: str
    clause: str
    event: Mapping[str, object] = {}
    scene: str = ""
    lasts: str = "attacks"
    """What it speaks of is over with the "attacks" that follow (two of them leave time to read), the "period", or the
    "match"."""

    def is_over(self, events: Iterable[Event]) -> bool:
        """Whether what has happened since it was given leaves nothing to speak of; a screen's tip goes with it."""
        kinds = [str(event.get("type")) for event in events]
        if not self.event:
            return False
        if self.lasts == "period" and "period_started" in kinds:
            return True
        return "match_ended" in kinds or (self.lasts == "attacks" and kinds.count("attack_over") >= READING)


READING = 2
"""Attacks that a tip outlasts."""

TIPS = (
    Tip("draft", "S1.3", scene="draft"),
    Tip("slip", "S2.2", scene="bets"),
    Tip("swallow", "S5.7", {"type": "attack_played", "kind": "swallow"}),
    Tip("rough", "S5.9", {"type": "attack_played", "kind": "rough"}),
    Tip("edge", "S4.4", {"type": "area_ruled"}),
    Tip("die", "S4.3", {"type": "die_changed"}),
    Tip("sent_off", "S4.5", {"type": "sent_off"}),
    Tip("bribe", "S4.7", {"type": "bribe_offered"}, lasts="match"),
    Tip("blue_penalty", "S4.6", {"type": "awarded", "cause": "referee"}),
    Tip("own_goal", "S5.10", {"type": "goal", "own_goal": True}),
    Tip("declined", "S3.4", {"type": "declined"}, lasts="period"),
    Tip("extra", "S8.2", {"type": "period_started", "period": "extra"}, lasts="period"),
    Tip("shootout", "S8.3", {"type": "period_started", "period": "shootout"}, lasts="match"),
    Tip("red_back", "S5.11", {"type": "cards_returned", "by": None}),
    Tip("ban", "S4.9", {"type": "referee_banned"}),
    Tip("empty", "S1.7", {"type": "pile_shuffled", "reason": "empty"}),
    Tip("rest", "S7.4", {"type": "cards_drawn", "reason": "rest"}),
)


def due(events: Iterable[Event], seen: Mapping[str, str]) -> list[Tip]:
    """The tips about what has happened that were not given yet, in the order of the events."""
    found: list[Tip] = []
    for event in events:
        for tip in TIPS:
            fits = tip.event and all(name in event and event[name] == value for name, value in tip.event.items())
            if fits and tip.name not in seen and tip not in found:
                found.append(tip)
    return found


def of_scene(scene: str, seen: Mapping[str, str]) -> Tip | None:
    """The tip of a screen, if it was not given yet."""
    return next((tip for tip in TIPS if tip.scene and tip.scene == scene and tip.name not in seen), None)


_HEADINGS: Final = TextTable("Tips", "headings", "swallows")
_TEXTS: Final = TextTable("Tips", "texts", "swallows")


class Book:
    """The tips of a game whose rolls are read against `marks`."""

    due = staticmethod(due)
    of_scene = staticmethod(of_scene)

    def __init__(self, marks: Marks) -> None:
        self._figures = marks._asdict()

    def words(self, name: str) -> tuple[str, str]:
        """Heading and sentences of a tip in the language in use."""
        return _HEADINGS(name), _TEXTS(name).format(**self._figures)
