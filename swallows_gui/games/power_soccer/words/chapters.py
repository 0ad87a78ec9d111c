"""A match in parts for the replay's timeline: the kick-off, its attacks, the penalty kicks; goals are the marks.

The tutorial of Power Soccer: a match of three attacks.

Tips of Power Soccer: what is worth a word the first time it happens or is asked, and its clause.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from swallows_gui.engine.events import of_kinds
from swallows_gui.games.power_soccer.rules.events import EVENTS, AttackStarted, DieRolled, Goal, ShootoutStarted
from swallows_gui.models.chapters import Chapters, Event, MatchTip, MatchTips, ends_of
from swallows_gui.models.first_match import FirstMatch
from swallows_gui.services.glossary import TextTable
from swallows_gui.session import Setup


class AttackPart(NamedTuple):
    """A part of a match; number 0 is the penalty kicks."""

    number: int
    seat: int | None
    first: int
    last: int


class GoalMark(NamedTuple):
    """A goal, and how it stands then."""

    position: int
    side: int
    score: tuple[int, int]


def chapters(told: Iterable[Iterable[Event]]) -> Chapters[AttackPart, GoalMark]:
    """The parts of a record; `told` has the events that led to each position."""
    starts: list[tuple[int, int, int | None]] = []
    goals: list[GoalMark] = []
    position = 0
    for position, events in enumerate(told):
        for event in events:
            match EVENTS.read(event):
                case AttackStarted(attack=attack, seat=seat):
                    starts.append((position, attack, seat))
                case ShootoutStarted():
                    starts.append((position, 0, None))
                case Goal(side=side, score=score):
                    goals.append(GoalMark(position, side, score))
    ends = ends_of([start[0] for start in starts], position)
    parts = tuple(
        AttackPart(number, seat, first, last) for (first, number, seat), last in zip(starts, ends, strict=True)
    )
    return Chapters(parts, tuple(goals))


FIRST_MATCH: Final = FirstMatch(
    "power_soccer",
    {"rules": "professional", "length": {"attacks": 3}, "draw": "stands", "take_back": "free"},
    lambda event, learner: any(roll.seat == learner for roll in of_kinds([event], DieRolled)),
)


def first_match(learner: str, colours: tuple[str, ...]) -> Setup:
    """The match with which somebody called `learner` learns the game."""
    return FIRST_MATCH.setup(learner, colours)


TIPS: Final = (
    MatchTip("attack", "P2.2", scene="attack"),
    MatchTip("over", "P2.2", event={"type": "attack_over", "reason": "over"}),
    MatchTip("yellow", "P2.4", event={"type": "card_shown", "card": "yellow"}),
    MatchTip("red", "P2.3", event={"type": "card_shown", "card": "red"}),
    MatchTip("onside", "P2.6", event={"type": "offside", "given": False}),
    MatchTip("offside", "P2.6", event={"type": "offside", "given": True}),
    MatchTip("penalty", "P2.7", event={"type": "penalty_given"}),
    MatchTip("steal", "P3.3", scene="steal"),
    MatchTip("choose", "P9.1", scene="choose"),
    MatchTip("wall", "P4.1", scene="wall"),
    MatchTip("shootout", "P5.3", event={"type": "shootout_started"}),
)

_HEADINGS: Final = TextTable("PowerTips", "headings", "power_soccer")
_TEXTS: Final = TextTable("PowerTips", "texts", "power_soccer")

BOOK: Final = MatchTips(TIPS, "attack_over", _HEADINGS, _TEXTS)
