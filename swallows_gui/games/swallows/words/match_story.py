"""What has been told of the running match of Millions of Swallows: who plays, who referees, what is attacked with.

Everything that tells, counts or marks something of a match follows this one story, event by event.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import singledispatch
from typing import Final

from swallows_gui.engine.events import WrittenEvent, of_kinds
from swallows_gui.games.swallows.rules import events as e
from swallows_gui.models.chapters import Event

SHOOTOUT: Final = "shootout"


@dataclass(frozen=True, slots=True)
class MatchStory:
    """A match as far as it has been told; teams are FIFA codes, pairs home and away."""

    number: int = 0
    """0 before the first match, and where nothing is known."""
    stage: str = ""
    home: str = ""
    away: str = ""
    leg: int = 0
    referee: int | None = None
    period: str = "normal"
    score: tuple[int, int] = (0, 0)
    """Without a shoot-out."""
    over: bool = False
    attacker: str = ""
    """The team that attacks or shoots, or did last in this period."""
    card: str = ""
    """The attack's; "" while an award is being taken."""
    award: str = ""
    """What is being taken: "penalty", "free_kick", or "" in open play."""
    cause: str = ""
    """Why it was awarded."""
    purpose: str = ""
    """What the die was rolled for last in this attack."""
    total: int = 0
    """Of the last roll, as it has been changed."""
    bribes: tuple[e.BribeAccepted, ...] = ()
    """What the referee has taken."""

    @property
    def kicks(self) -> bool:
        """Whether it is a shoot-out: its goals are of no match."""
        return self.period == SHOOTOUT

    @property
    def paid(self) -> tuple[str, ...]:
        """The teams that the referee took money for, each once."""
        return tuple(dict.fromkeys(bribe.team for bribe in self.bribes))

    @property
    def awarded(self) -> str:
        """The team that takes a free kick or penalty; "" in open play."""
        return self.attacker if self.award else ""

    @property
    def out_of_the_blue(self) -> bool:
        """Whether what is being taken is the penalty that the referee gave for nothing."""
        return self.cause == "referee"

    def side(self, team: str) -> int:
        """0 for the team at home, 1 for the other."""
        return 0 if team == self.home else 1

    def other(self, team: str) -> str:
        """The team that plays against this one; "" against none."""
        return {self.home: self.away, self.away: self.home}.get(team, "")

    def after(self, event: WrittenEvent | None) -> MatchStory:
        """The story with one event more; one that tells nothing of this leaves it as it is."""
        return self if event is None else _changed(event, self)


def story_of(events: Iterable[Event]) -> MatchStory:
    """The story that these events tell."""
    story = MatchStory()
    for event in of_kinds(events, *_TELLING):
        story = story.after(event)
    return story


@singledispatch
def _changed(_event: WrittenEvent, story: MatchStory) -> MatchStory:
    return story


@_changed.register
def _(event: e.MatchStarted, _story: MatchStory) -> MatchStory:
    return MatchStory(event.match, event.stage, event.home, event.away, event.leg)


@_changed.register
def _(event: e.RefereeSettled, story: MatchStory) -> MatchStory:
    return replace(story, referee=event.seat)


@_changed.register
def _(event: e.PeriodStarted, story: MatchStory) -> MatchStory:
    return replace(story, period=event.period, attacker="", purpose="")


@_changed.register
def _(event: e.AttackPlayed, story: MatchStory) -> MatchStory:
    return replace(story, attacker=event.team, card=event.card, award="", cause="", purpose="")


@_changed.register
def _(event: e.Awarded, story: MatchStory) -> MatchStory:
    return replace(story, attacker=event.team, card="", award=event.what, cause=event.cause, purpose="")


@_changed.register
def _(_event: e.AttackOver, story: MatchStory) -> MatchStory:
    return replace(story, card="", award="", cause="")


@_changed.register
def _(event: e.DieRolled, story: MatchStory) -> MatchStory:
    return replace(story, purpose=event.purpose, total=event.total)


@_changed.register(e.TotalChanged)
@_changed.register(e.DieChanged)
def _(event: e.TotalChanged | e.DieChanged, story: MatchStory) -> MatchStory:
    return replace(story, total=event.total)


@_changed.register
def _(event: e.BribeAccepted, story: MatchStory) -> MatchStory:
    return replace(story, bribes=(*story.bribes, event))


@_changed.register
def _(event: e.Goal, story: MatchStory) -> MatchStory:
    return story if story.kicks else replace(story, score=(event.home, event.away))


@_changed.register
def _(event: e.MatchEnded, story: MatchStory) -> MatchStory:
    return replace(story, score=(event.home, event.away), over=True)


_TELLING: Final = tuple(kind for kind in _changed.registry if kind not in (object, WrittenEvent))
