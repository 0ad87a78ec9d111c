"""What events have shown of a match of Power Soccer: score, attack, points, card, dice, how each attack ended.

It is built from events one by one, so that a table shows nothing that has not been told yet.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import singledispatch
from typing import ClassVar, Final

from swallows_gui.engine.events import WrittenEvent
from swallows_gui.games.power_soccer.rules import events as e
from swallows_gui.models.chapters import Event, PartKey
from swallows_gui.models.match_tracker import Deed

GOAL: Final = 50
"""Points of a goal (P2.2)."""
WORTH: Final = {"five": 5, "ten": 10, "long_pass": 20}
"""Points of the faces that bring some (P0.2)."""
HIT, MISS = "hit", "miss"


@dataclass(frozen=True, slots=True)
class Roll:
    """A die that lies on the table."""

    seat: int
    purpose: str
    """"start", "attack", "referee", "penalty", "save", "steal", "wall" or "kick"."""
    die: int
    """1 to 6."""
    other: int | None
    """The second die of P9."""
    face: str
    colour: str
    """"black" or "white"."""

    @property
    def dice(self) -> tuple[int, ...]:
        """All that lie there."""
        return (self.die,) if self.other is None else (self.die, self.other)

    @property
    def for_colour(self) -> bool:
        """Whether it is read for its colour (P0.3)."""
        return self.purpose not in ("start", "attack")


@dataclass(frozen=True, slots=True)
class Hop:
    """A way of the ball: from so many points to so many."""

    start: int
    end: int


@dataclass(frozen=True, slots=True)
class AttackLine:
    """One attack: who had the ball, and how it ended; "" while it runs (P2.9)."""

    number: int
    seat: int
    defender: int
    reason: str = ""
    points: int = 0

    @property
    def side(self) -> int:
        """The side that attacks (P0.1)."""
        return self.seat % 2


@dataclass(frozen=True, slots=True)
class Shot:
    """A shot at the wall (P4) or a penalty kick (P5)."""

    side: int
    seat: int
    reason: str
    """`HIT` or `MISS` at the wall, "goal", "wide" or "saved" from the spot."""
    hole: str = ""


@dataclass(frozen=True, slots=True)
class MatchStory:
    """The state of a match after the events told so far; `after` adds an event."""

    told_before: ClassVar[frozenset[str]] = frozenset({e.CardShown.type})
    rules: str = "basic"
    die: str = "even"
    per_side: int = 1
    phase: str = "start"
    """"start", "wall", "attack", "kicks" or "over"."""
    score: tuple[int, int] = (0, 0)
    attacks: tuple[AttackLine, ...] = ()
    points: int = 0
    hops: tuple[Hop, ...] = ()
    card: str = ""
    """What lies before the attacker: "admonition", "yellow", "red" or "" (P0.4)."""
    roll: Roll | None = None
    chosen: str = ""
    """The face that was chosen of two (P9.1)."""
    spot: bool = False
    """Whether the ball lies on the penalty spot."""
    dice: tuple[int, ...] = (0, 0, 0, 0, 0, 0)
    """How often each number came."""
    minutes: int = 0
    """Rolls of attackers for points (P7.1)."""
    rolls: int = 0
    """All rolls, those of two dice once."""
    tries: tuple[int, int] = (0, 0)
    """By side: rolls for the ball."""
    made: tuple[int, int] = (0, 0)
    """By side: all points that were made."""
    keeper: bool = False
    """Whether a keeper stands in the goal at a penalty (P2.8), as far as this match has shown."""
    wall: tuple[Shot, ...] = ()
    """Shots at the goal wall that is shot at now, or was last."""
    walls: tuple[tuple[Shot, ...], ...] = ()
    """All goal walls of the match: for the kick-off, for the penalty kicks."""
    kicks: tuple[Shot, ...] = ()
    shootout: tuple[int, int] = (0, 0)
    kicks_first: int | None = None
    """The side that kicks first after a draw."""
    winner: int | None = None
    """The side that has won, once `phase` is "over"."""
    last: WrittenEvent | None = None
    """The event told last."""

    @property
    def part(self) -> PartKey | None:
        """The attack or the penalty kicks that run."""
        if self.phase == "kicks":
            return PartKey("shootout", 0)
        if self.phase != "attack" or self.attack is None:
            return None
        return PartKey("attack", self.attack.number, self.attack.seat)

    @property
    def rolled(self) -> bool:
        """Whether the last event was a roll."""
        return isinstance(self.last, e.DieRolled)

    @property
    def deed(self) -> Deed | None:
        """A goal of the attacking player, or an attack that went over, wide or to the keeper, in the last event."""
        match self.last:
            case e.Goal(side=side) if self.attack is not None:
                return Deed("goal", side, str(self.attacker))
            case e.AttackOver(reason="over" | "wide" | "saved"):
                return Deed("miss", self.attacker % 2, str(self.attacker))
        return None

    @property
    def scored(self) -> int | None:
        """The side that has scored with the last event."""
        return self.last.side if isinstance(self.last, e.Goal) else None

    @property
    def laid(self) -> bool:
        """Whether the ball has been laid on the spot with the last event."""
        return isinstance(self.last, e.PenaltyGiven | e.ShootoutStarted)

    @property
    def kicked(self) -> bool:
        """Whether one of the penalty kicks after a draw has ended with the last event."""
        return isinstance(self.last, e.KickOver)

    @property
    def ending(self) -> str:
        """How an attack or a penalty kick has ended with the last event, or the goal that followed; else ""."""
        match self.last:
            case e.KickOver(reason=reason) | e.AttackOver(reason=reason):
                return reason
            case e.Goal(type=kind):
                return kind
        return ""

    @property
    def attack(self) -> AttackLine | None:
        """The attack that runs, or has just ended."""
        return self.attacks[-1] if self.attacks else None

    @property
    def attacker(self) -> int:
        """The attacking seat, or the last one; 0 before the first attack."""
        return 0 if self.attack is None else self.attack.seat

    @property
    def defender(self) -> int:
        """The defending seat, or the last one; 0 before the first attack."""
        return 0 if self.attack is None else self.attack.defender

    @property
    def running(self) -> bool:
        """Whether an attack runs."""
        return self.phase == "attack" and self.attack is not None and not self.attack.reason

    @property
    def has_ball(self) -> int | None:
        """The seat with the ball, None for none."""
        return self.attacker if self.running else None

    @property
    def professional(self) -> bool:
        """Whether steals are played (P3.1)."""
        return self.rules == "professional"

    @property
    def round(self) -> int:
        """The number of the round, from 1; 0 before the first attack (P0.5)."""
        return (len(self.attacks) + 1) // 2

    def after(self, event: WrittenEvent | None) -> MatchStory:
        """The story after one more event; an irrelevant event leaves it unchanged."""
        return self if event is None else replace(_changed(event, self), last=event)


def story_of(events: Iterable[Event]) -> MatchStory:
    """The story of these events.

    >>> story_of([{"type": "match_started", "match": 1, "rules": "basic", "die": "even", "per_side": 2}]).per_side
    2
    """
    story = MatchStory()
    for event in map(e.EVENTS.read, events):
        story = story.after(event)
    return story


def _more(counts: tuple[int, int], seat: int, many: int) -> tuple[int, int]:
    """The counts by side with `many` more for the side of a seat."""
    a, b = counts
    return (a, b + many) if seat % 2 else (a + many, b)


@singledispatch
def _changed(_event: WrittenEvent, story: MatchStory) -> MatchStory:
    return story


@_changed.register
def _(event: e.MatchStarted, story: MatchStory) -> MatchStory:
    keeper = event.rules == "professional"
    return replace(story, rules=event.rules, die=event.die, per_side=event.per_side, keeper=keeper)


@_changed.register
def _(event: e.DieRolled, story: MatchStory) -> MatchStory:
    roll = Roll(event.seat, event.purpose, event.die, event.other, event.face, event.colour)
    dice = tuple(count + roll.dice.count(number) for number, count in enumerate(story.dice, 1))
    phase = "wall" if roll.purpose == "wall" else story.phase
    return replace(
        story, roll=roll, chosen="", dice=dice, phase=phase, rolls=story.rolls + 1,
        minutes=story.minutes + (roll.purpose == "attack"), keeper=story.keeper or roll.purpose == "save",
        tries=_more(story.tries, event.seat, roll.purpose == "steal"),
    )  # fmt: skip


@_changed.register
def _(event: e.FaceChosen, story: MatchStory) -> MatchStory:
    return replace(story, chosen=event.face)


@_changed.register
def _(event: e.WallShot, story: MatchStory) -> MatchStory:
    shot = Shot(event.seat % 2, event.seat, HIT if event.hit else MISS, event.hole)
    wall = (*story.wall, shot)
    walls = (*story.walls[:-1], wall) if story.wall else (*story.walls, wall)
    return replace(story, phase="wall", wall=wall, walls=walls)


@_changed.register
def _(event: e.AttackStarted, story: MatchStory) -> MatchStory:
    line = AttackLine(event.attack, event.seat, event.defender)
    return replace(
        story, phase="attack", attacks=(*story.attacks, line), points=0, hops=(), card="", roll=None, chosen="",
        spot=False, wall=(),
    )  # fmt: skip


@_changed.register
def _(event: e.PointsMade, story: MatchStory) -> MatchStory:
    hop = Hop(event.points - event.added, event.points)
    made = _more(story.made, event.seat, event.added)
    return replace(story, points=event.points, hops=(*story.hops, hop), made=made)


@_changed.register
def _(event: e.CardShown, story: MatchStory) -> MatchStory:
    return replace(story, card=event.card)


@_changed.register
def _(_event: e.PenaltyGiven, story: MatchStory) -> MatchStory:
    return replace(story, spot=True)


@_changed.register
def _(event: e.AttackOver, story: MatchStory) -> MatchStory:
    if not story.attacks:
        return story
    line = replace(story.attacks[-1], reason=event.reason, points=story.points)
    return replace(story, attacks=(*story.attacks[:-1], line))


@_changed.register
def _(event: e.Goal, story: MatchStory) -> MatchStory:
    return replace(story, score=event.score)


@_changed.register
def _(event: e.ShootoutStarted, story: MatchStory) -> MatchStory:
    return replace(story, phase="kicks", kicks_first=event.side, roll=None, card="", hops=(), points=0, spot=True)


@_changed.register
def _(event: e.KickOver, story: MatchStory) -> MatchStory:
    shot = Shot(event.seat % 2, event.seat, event.reason)
    return replace(story, phase="kicks", kicks=(*story.kicks, shot), shootout=event.goals)


@_changed.register
def _(event: e.MatchEnded, story: MatchStory) -> MatchStory:
    return replace(story, phase="over", winner=event.winner, score=event.score)
