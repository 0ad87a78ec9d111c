"""A match in parts for the replay's timeline: its turns; goals and half-time are the marks.

The tutorial: a match whose first turn has all that the game is about.

Tips of the Grudge Match: what is worth a word the first time it happens or is asked, and its clause.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from swallows_gui.engine.events import of_kinds
from swallows_gui.games.grudgematch.rules import events as e
from swallows_gui.games.grudgematch.rules.events import EVENTS, Goal, HalfTime, TurnStarted
from swallows_gui.games.grudgematch.rules.tables import SIDES
from swallows_gui.games.grudgematch.words.outlook import COLOURS
from swallows_gui.models.chapters import Chapters, Event, MatchTip, MatchTips, ends_of
from swallows_gui.models.first_match import FirstMatch
from swallows_gui.services.glossary import TextTable
from swallows_gui.session import Setup


class TurnPart(NamedTuple):
    """A turn; number 0 is the line-up before the first."""

    number: int
    seat: int | None
    first: int
    last: int


class PlayMark(NamedTuple):
    """A goal and how it stands then, or half-time (`score` None)."""

    position: int
    side: int
    score: tuple[int, int] | None


def chapters(told: Iterable[Iterable[Event]]) -> Chapters[TurnPart, PlayMark]:
    """The parts of a record; `told` has the events that led to each position."""
    starts: list[tuple[int, int, int | None]] = [(0, 0, None)]
    marks: list[PlayMark] = []
    position = 0
    for position, events in enumerate(told):
        for event in events:
            match EVENTS.read(event):
                case TurnStarted(turn=turn, seat=seat):
                    starts.append((position, turn, seat))
                case Goal(side=side, score=score):
                    marks.append(PlayMark(position, SIDES.index(side), score))
                case HalfTime():
                    marks.append(PlayMark(position, -1, None))
    ends = ends_of([start[0] for start in starts], position)
    parts = tuple(TurnPart(number, seat, first, last) for (first, number, seat), last in zip(starts, ends, strict=True))
    return Chapters(parts, tuple(marks))


_DECISIONS: Final = (e.Placed, e.Ran, e.CardPlayed, e.DirectionChosen, e.BallPut, e.Discarded)
"""Events in which a decision of their seat shows."""

FIRST_MATCH: Final = FirstMatch(
    "grudgematch",
    {"germany": 0, "rows": 11, "take_back": "free"},
    lambda event, learner: any(told.seat == learner for told in of_kinds([event], *_DECISIONS)),
)


def first_match(learner: str, colours: tuple[str, ...]) -> Setup:
    """The match with which somebody called `learner` learns the game; the colours are those of the sides."""
    return FIRST_MATCH.setup(learner, COLOURS if colours else ())


TIPS: Final = (
    MatchTip("line_up", "G1.2", scene="line_up"),
    MatchTip("run", "G3.1", scene="run"),
    MatchTip("kick", "G4.1", scene="kick"),
    MatchTip("direction", "G4.6", scene="direction"),
    MatchTip("tackle", "G4.3", scene="tackle"),
    MatchTip("block", "G4.9", scene="block"),
    MatchTip("set_ball", "G2.2", scene="set_ball"),
    MatchTip("after_goal", "G6.1", scene="after_goal"),
    MatchTip("own_goal", "G4.8", event={"type": "goal", "own_goal": True}),
    MatchTip("half_time", "G1.4", event={"type": "half_time"}),
    MatchTip("dead_turn", "G5.3", scene="dead_turn"),
    MatchTip("second", "G6.3", event={"type": "pack_shuffled", "reason": "second"}),
)

_HEADINGS: Final = TextTable("GrudgeTips", "headings", "grudgematch")
_TEXTS: Final = TextTable("GrudgeTips", "texts", "grudgematch")

BOOK: Final = MatchTips(TIPS, "turn_started", _HEADINGS, _TEXTS)
