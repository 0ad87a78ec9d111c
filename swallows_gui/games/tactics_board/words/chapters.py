"""A match in parts for the replay's timeline: kick-offs, sets, the shoot-out; goals are the marks.

The tutorial of Tactics Board: a match of two short halves.

Tips of Tactics Board: what is worth a word the first time it happens or is asked, and its clause.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from swallows_gui.games.tactics_board.rules import events as e
from swallows_gui.games.tactics_board.rules.events import EVENTS, Goal, LotsRolled, PeriodStarted, SetStarted
from swallows_gui.models.chapters import Chapters, Event, MatchTip, MatchTips, ends_of
from swallows_gui.models.first_match import FirstMatch
from swallows_gui.services.glossary import TextTable
from swallows_gui.session import Setup


class SetPart(NamedTuple):
    """A part of a match."""

    kind: str
    """"kick_off", "set" or "shootout"."""
    number: int
    """Of a set; of a kick-off the period."""
    side: int
    first: int
    last: int


class GoalMark(NamedTuple):
    """A goal, and how it stands then."""

    position: int
    side: int
    score: tuple[int, int]


def chapters(told: Iterable[Iterable[Event]]) -> Chapters[SetPart, GoalMark]:
    """The parts of a record; `told` has the events that led to each position."""
    starts: list[tuple[int, str, int, int]] = []
    goals: list[GoalMark] = []
    position = 0
    for position, events in enumerate(told):
        for event in events:
            match EVENTS.read(event):
                case PeriodStarted(period=period, side=side):
                    starts.append((position, "kick_off", period, side))
                case SetStarted(set=number, side=side):
                    starts.append((position, "set", number, side))
                case LotsRolled(for_="shootout"):
                    starts.append((position, "shootout", 0, 0))
                case Goal(side=side, score=score):
                    goals.append(GoalMark(position, side, score))
    ends = ends_of([start[0] for start in starts], position)
    parts = tuple(
        SetPart(kind, number, side, first, last) for (first, kind, number, side), last in zip(starts, ends, strict=True)
    )
    return Chapters(parts, tuple(goals))


_DECISIONS: Final = (e.PawnRolled, e.PawnMoved, e.BallPlayed, e.Dribbled, e.ShotTaken, e.Placed)


def _is_decision(event: Event, learner: int) -> bool:
    """Sides are seats where two play."""
    told = e.EVENTS.read(event)
    return isinstance(told, _DECISIONS) and told.side == learner


FIRST_MATCH: Final = FirstMatch(
    "tactics_board",
    {"half": 15, "draw": "stands", "take_back": "free"},
    _is_decision,
    frozenset(("side", "score")),
    {"to": "pawn", "keeper": "move"},
)


def first_match(learner: str, colours: tuple[str, ...]) -> Setup:
    """The match with which somebody called `learner` learns the game."""
    return FIRST_MATCH.setup(learner, colours)


TIPS: Final = (
    MatchTip("kickoff", "T3.4", scene="kickoff"),
    MatchTip("move", "T5.1", scene="move"),
    MatchTip("pawn", "T5.3", scene="pawn"),
    MatchTip("ball", "T6.4", scene="ball"),
    MatchTip("keeper", "T5.6", scene="keeper"),
    MatchTip("pass", "T8.5", event={"type": "passed", "second": False}),
    MatchTip("battle", "T9.2", event={"type": "battle_rolled"}),
    MatchTip("dribble", "T8.7", event={"type": "dribbled"}),
    MatchTip("offside", "T11.2", event={"type": "offside_given"}),
    MatchTip("foul", "T12.1", event={"type": "fouled"}),
    MatchTip("shoot", "T10.3", scene="shoot"),
    MatchTip("corner", "T13.4", scene="corner"),
)

_HEADINGS: Final = TextTable("BoardTips", "headings", "tactics_board")
_TEXTS: Final = TextTable("BoardTips", "texts", "tactics_board")

BOOK: Final = MatchTips(TIPS, "set_started", _HEADINGS, _TEXTS)
