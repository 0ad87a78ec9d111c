"""What has been told of a match of Final Whistle: where every man stands, the cards in play, sums, dice, score.

It is made of events alone, one after the other, so that a table shows nothing that has not been told yet. Men and cards
go by their ids; what a seat may not know is "".
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace

from swallows_gui.games.final_whistle.words.story_parts import (
    AttackLine,
    Check,
    GoalLine,
    Ids,
    Incident,
    ManStory,
    Pair,
    Period,
    PhaseLine,
    Shot,
)
from swallows_gui.games.final_whistle.words.story_steps import CHANGES
from swallows_gui.models.narration import Event


@dataclass(frozen=True, slots=True)
class MatchStory:
    """A match as far as it has been told; `after` is the same with one event more."""

    clubs: str = "ab"
    stage: str = "squads"
    """"squads", "decks", "match", "shootout" or "over"."""
    men: Mapping[tuple[int, str], ManStory] = field(default_factory=dict)
    """By seat and id: everybody of both squads."""
    playing: tuple[Ids, Ids] = ((), ())
    """By seat: who is on the field, by lines."""
    bench: tuple[Ids, Ids] = ((), ())
    box: tuple[Ids, Ids] = ((), ())
    score: Pair = (0, 0)
    periods: tuple[Period, ...] = ()
    up: tuple[str, str] = ("", "")
    """By seat: its card in play."""
    revealed: bool = False
    """Whether the cards of the period lie open."""
    tie: tuple[int, ...] = ()
    """The dice that decided between equal cards."""
    attacks: tuple[AttackLine, ...] = ()
    hands: tuple[Ids, Ids] = ((), ())
    piles: Pair = (0, 0)
    """How many cards are left, the closing card counted."""
    closing_open: tuple[bool, bool] = (False, False)
    check: Check | None = None
    goals: tuple[GoalLine, ...] = ()
    incidents: tuple[Incident, ...] = ()
    dice: tuple[int, ...] = (0,) * 6
    """How often each number came."""
    shooters: tuple[Ids, Ids] = ((), ())
    shots: tuple[Shot, ...] = ()
    shootout: Pair = (0, 0)
    winner: int | None = None
    ended: str = ""
    """"normal", "extra" or "shootout" once it is over."""
    last: str = ""
    """The type of the event told last."""

    @property
    def period(self) -> int:
        """1 to 8, 0 before the first."""
        return self.periods[-1].number if self.periods else 0

    @property
    def minute(self) -> int:
        """The minute at which the running period ends."""
        return self.period * 15

    @property
    def attack(self) -> AttackLine | None:
        """The attack that runs, or was the last of the running period."""
        found = self.attacks[-1] if self.attacks else None
        return found if found is not None and found.period == self.period else None

    @property
    def attacking(self) -> int | None:
        """The seat that attacks now; None between attacks."""
        attack = self.attack
        return attack.seat if attack is not None and not attack.over else None

    @property
    def phase(self) -> PhaseLine | None:
        """The phase that runs, or was the last one of the attack."""
        attack = self.attack
        return attack.phases[-1] if attack is not None and attack.phases else None

    def man(self, seat: int, man: str) -> ManStory:
        """How a man stands."""
        return self.men.get((seat, man), ManStory(man[:1]))

    def after(self, event: Event) -> MatchStory:
        """The story with one event more; an event that tells nothing new leaves it as it is."""
        kind = str(event["type"])
        change = CHANGES.get(kind)
        return self if change is None else replace(change(self, event), last=kind)


def told(events: Iterable[Event]) -> MatchStory:
    """The story that these events tell.

    >>> told([{"type": "match_started", "clubs": "ba"}]).clubs
    'ba'
    """
    story = MatchStory()
    for event in events:
        story = story.after(event)
    return story
