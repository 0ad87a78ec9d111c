"""What a match came to in figures: by side, from its events alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final

from swallows_gui.games.tactics_board.words.match_story import MatchStory
from swallows_gui.models.narration import Event

COUNTED: Final = (
    "plays", "passes", "loose", "captures", "battles", "won", "shots", "goals", "corners", "fouls", "cards", "offside",
    "dribbles",
)  # fmt: skip
"""What is counted of each side."""


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
    for event in history:
        story = story.after(event)
        _count(found, event)
    found.story = story
    return found


def _count(found: Figures, event: Event) -> None:
    kind = event["type"]
    found.dice.update(event.get("dice", ()))
    if kind == "pawn_rolled" or (kind == "shot_taken" and event["die"] is not None):
        found.dice[int(event["die"])] += 1
    if kind == "battle_rolled":
        for side in (0, 1):
            if event["winner"] is not None:
                found.sides[side]["battles"] += 1
                found.sides[side]["won"] += event["winner"] == side
        return
    if "side" not in event:
        return
    own = found.sides[int(event["side"])]
    match kind:
        case "ball_played":
            own["plays"] += 1
            own["loose"] += event["ends"] == "empty"
        case "passed":
            own["passes"] += 1
        case "captured":
            own["captures"] += 1
        case "dribbled":
            own["dribbles"] += 1
        case "shot_taken" if event["square"] is not None:
            own["shots"] += 1
            own["corners"] += event["result"] == "corner"
        case "goal":
            own["goals"] += 1
        case "fouled":
            own["fouls"] += 1
        case "card_shown":
            own["cards"] += 1
        case "offside_given":
            own["offside"] += 1
