"""What has been told of a match of Power Soccer: score, attack, points, card, dice, and how every attack ended.

It is made of events alone, one after the other, so that a table shows nothing that has not been told yet.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Final

from swallows_gui.models.narration import Event

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
    """A match as far as it has been told; `after` is the same with one event more."""

    rules: str = "basic"
    die: str = "even"
    per_side: int = 1
    phase: str = "start"
    """"start", "wall", "attack", "kicks" or "over"."""
    score: tuple[int, int] = (0, 0)
    starter: int | None = None
    """The side with the first attack."""
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
    offside: str = ""
    """"given", "waved_on" or ""; of the last roll."""
    dice: tuple[int, ...] = (0, 0, 0, 0, 0, 0)
    """How often each number came."""
    minutes: int = 0
    """Rolls of attackers for points (P7.1)."""
    wall: tuple[Shot, ...] = ()
    """Shots at the goal wall that is shot at now, or was last."""
    walls: tuple[tuple[Shot, ...], ...] = ()
    """All goal walls of the match: for the kick-off, for the penalty kicks."""
    kicks: tuple[Shot, ...] = ()
    first_kick: int | None = None
    """The side that kicks first (P5.1)."""
    shootout: tuple[int, int] = (0, 0)
    winner: int | None = None
    """The side that has won, once `phase` is "over"."""
    last: str = ""
    """The type of the event told last."""

    @property
    def attack(self) -> AttackLine | None:
        """The attack that runs, or has just ended."""
        return self.attacks[-1] if self.attacks else None

    @property
    def running(self) -> bool:
        """Whether an attack runs."""
        return self.phase == "attack" and self.attack is not None and not self.attack.reason

    @property
    def has_ball(self) -> int | None:
        """The seat that has the ball, None where nobody has it."""
        return self.attack.seat if self.running and self.attack is not None else None

    @property
    def professional(self) -> bool:
        """Whether steals are played (P3.1)."""
        return self.rules == "professional"

    @property
    def round(self) -> int:
        """The number of the round, from 1; 0 before the first attack (P0.5)."""
        return (len(self.attacks) + 1) // 2

    def after(self, event: Event) -> MatchStory:
        """The story with one event more; an event that tells nothing new leaves it as it is."""
        kind = str(event["type"])
        change = _CHANGES.get(kind)
        return self if change is None else replace(change(self, event), last=kind)


def told(events: Iterable[Event]) -> MatchStory:
    """The story that these events tell.

    >>> told([{"type": "match_started", "rules": "professional", "die": "even", "per_side": 1}]).professional
    True
    """
    story = MatchStory()
    for event in events:
        story = story.after(event)
    return story


def _match_started(story: MatchStory, event: Event) -> MatchStory:
    return replace(story, rules=event["rules"], die=event["die"], per_side=event["per_side"])


def _die_rolled(story: MatchStory, event: Event) -> MatchStory:
    roll = Roll(event["seat"], event["purpose"], event["die"], event.get("other"), event["face"], event["colour"])
    thrown = [roll.die] + ([roll.other] if roll.other is not None else [])
    dice = tuple(count + thrown.count(number) for number, count in enumerate(story.dice, 1))
    phase = "wall" if roll.purpose == "wall" else story.phase
    minutes = story.minutes + (roll.purpose == "attack")
    return replace(story, roll=roll, chosen="", offside="", dice=dice, phase=phase, minutes=minutes)


def _face_chosen(story: MatchStory, event: Event) -> MatchStory:
    return replace(story, chosen=event["face"])


def _wall_shot(story: MatchStory, event: Event) -> MatchStory:
    shot = Shot(event["seat"] % 2, event["seat"], HIT if event["hit"] else MISS, event["hole"])
    wall = (*story.wall, shot)
    walls = (*story.walls[:-1], wall) if story.wall else (*story.walls, wall)
    return replace(story, phase="wall", wall=wall, walls=walls)


def _kicked_off(story: MatchStory, event: Event) -> MatchStory:
    return replace(story, starter=event["side"])


def _attack_started(story: MatchStory, event: Event) -> MatchStory:
    line = AttackLine(event["attack"], event["seat"], event["defender"])
    return replace(
        story, phase="attack", attacks=(*story.attacks, line), points=0, hops=(), card="", roll=None, chosen="",
        spot=False, offside="", wall=(),
    )  # fmt: skip


def _points_made(story: MatchStory, event: Event) -> MatchStory:
    points = int(event["points"])
    hop = Hop(points - int(event["added"]), points)
    return replace(story, points=points, hops=(*story.hops, hop))


def _card_shown(story: MatchStory, event: Event) -> MatchStory:
    return replace(story, card=event["card"])


def _offside(story: MatchStory, event: Event) -> MatchStory:
    return replace(story, offside="given" if event["given"] else "waved_on")


def _penalty_given(story: MatchStory, _event: Event) -> MatchStory:
    return replace(story, spot=True)


def _attack_over(story: MatchStory, event: Event) -> MatchStory:
    if not story.attacks:
        return story
    line = replace(story.attacks[-1], reason=event["reason"], points=story.points)
    return replace(story, attacks=(*story.attacks[:-1], line))


def _goal(story: MatchStory, event: Event) -> MatchStory:
    return replace(story, score=(event["score"][0], event["score"][1]))


def _shootout_started(story: MatchStory, event: Event) -> MatchStory:
    return replace(story, phase="kicks", first_kick=event["side"], roll=None, card="", hops=(), points=0, spot=True)


def _kick_over(story: MatchStory, event: Event) -> MatchStory:
    shot = Shot(event["seat"] % 2, event["seat"], event["reason"])
    goals = event["goals"]
    return replace(story, phase="kicks", kicks=(*story.kicks, shot), shootout=(goals[0], goals[1]))


def _match_ended(story: MatchStory, event: Event) -> MatchStory:
    return replace(story, phase="over", winner=event["winner"], score=(event["score"][0], event["score"][1]))


_CHANGES = {
    "match_started": _match_started,
    "die_rolled": _die_rolled,
    "face_chosen": _face_chosen,
    "wall_shot": _wall_shot,
    "kicked_off": _kicked_off,
    "attack_started": _attack_started,
    "points_made": _points_made,
    "card_shown": _card_shown,
    "offside": _offside,
    "penalty_given": _penalty_given,
    "attack_over": _attack_over,
    "goal": _goal,
    "shootout_started": _shootout_started,
    "kick_over": _kick_over,
    "match_ended": _match_ended,
}
