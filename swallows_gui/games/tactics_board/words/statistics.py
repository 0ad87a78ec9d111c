"""What a match came to in figures: by side, from its events alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final

from swallows_gui.engine.events import WrittenEvent
from swallows_gui.games.tactics_board.rules.events import (
    EVENTS,
    BallPlayed,
    BallRolled,
    BattleRolled,
    Captured,
    CardShown,
    Dribbled,
    Fouled,
    Goal,
    LotsRolled,
    OffsideGiven,
    Passed,
    PawnRolled,
    ShotTaken,
)
from swallows_gui.games.tactics_board.words.match_story import MatchStory
from swallows_gui.models.narration import Event

COUNTED: Final = (
    "plays", "passes", "loose", "captures", "battles", "won", "shots", "goals", "corners", "fouls", "cards", "offside",
    "dribbles",
)  # fmt: skip
"""What is counted of each side."""

_COUNTED_AS: Final[dict[type[WrittenEvent], str]] = {
    Passed: "passes",
    Captured: "captures",
    Dribbled: "dribbles",
    Goal: "goals",
    Fouled: "fouls",
    CardShown: "cards",
    OffsideGiven: "offside",
}


@dataclass(slots=True)
class Figures:
    """The figures of one match."""

    story: MatchStory
    sides: tuple[Counter[str], Counter[str]] = field(default_factory=lambda: (Counter(), Counter()))
    dice: Counter[int] = field(default_factory=Counter)
    """How often each number came, of all dice."""

    @property
    def rolls(self) -> int:
        """How many dice were rolled."""
        return self.dice.total()

    @property
    def expected(self) -> float:
        """How often each number was to be expected."""
        return self.rolls / 6


def figures(history: Iterable[Event]) -> Figures:
    """What the events of a match come to."""
    story = MatchStory()
    found = Figures(story)
    for event in map(EVENTS.read, history):
        story = story.after(event)
        _count(found, event)
    found.story = story
    return found


def _count(found: Figures, event: WrittenEvent | None) -> None:
    match event:
        case LotsRolled() | BallRolled() | BattleRolled():
            found.dice.update(event.dice)
        case PawnRolled(die=die) | ShotTaken(die=int(die)):
            found.dice[die] += 1
    match event:
        case BattleRolled(winner=int(winner)):
            for side in (0, 1):
                found.sides[side]["battles"] += 1
                found.sides[side]["won"] += winner == side
        case BallPlayed():
            found.sides[event.side]["plays"] += 1
            found.sides[event.side]["loose"] += event.ends == "empty"
        case ShotTaken(square=int()):
            found.sides[event.side]["shots"] += 1
            found.sides[event.side]["corners"] += event.result == "corner"
        case Passed() | Captured() | Dribbled() | Goal() | Fouled() | CardShown() | OffsideGiven():
            found.sides[event.side][_COUNTED_AS[type(event)]] += 1
