"""A match in parts for the replay's timeline: its quarters and the shoot-out; goals are the marks.

The tutorial of Final Whistle: the match with the ready squads; its lessons come in the first quarters.

Tips of Final Whistle: what is worth a word the first time it happens or is asked, and its clause.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from swallows_gui.engine.events import of_kinds
from swallows_gui.games.final_whistle.rules import events as e
from swallows_gui.games.final_whistle.rules.events import EVENTS, Goal, PeriodStarted, ShootersNamed
from swallows_gui.models.chapters import Chapters, Event, MatchTip, MatchTips, ends_of
from swallows_gui.models.first_match import FirstMatch
from swallows_gui.services.glossary import TextTable
from swallows_gui.session import Setup


class Quarter(NamedTuple):
    """A part of a match; number 0 is the shoot-out."""

    number: int
    first: int
    last: int


class GoalMark(NamedTuple):
    """A goal, and how it stands then."""

    position: int
    seat: int
    score: tuple[int, int]


def chapters(told: Iterable[Iterable[Event]]) -> Chapters[Quarter, GoalMark]:
    """The parts of a record; `told` has the events that led to each position."""
    starts: list[tuple[int, int]] = []
    goals: list[GoalMark] = []
    position = 0
    for position, events in enumerate(told):
        for event in events:
            match EVENTS.read(event):
                case PeriodStarted(period=period):
                    starts.append((position, period))
                case ShootersNamed() if starts and starts[-1][1]:
                    starts.append((position, 0))
                case Goal(seat=seat, score=score):
                    goals.append(GoalMark(position, seat, score))
    ends = ends_of([start[0] for start in starts], position)
    parts = tuple(Quarter(number, first, last) for (first, number), last in zip(starts, ends, strict=True))
    return Chapters(parts, tuple(goals))


_DECISIONS: Final = (e.CardChosen, e.Marked, e.CardPlayed, e.CardExchanged, e.Substituted)
"""Events in which a decision of their seat shows."""

FIRST_MATCH: Final = FirstMatch(
    "final_whistle",
    {"squads": "first", "decks": "first", "substitutions": "hurt", "extra_time": "never", "take_back": "free"},
    lambda event, learner: any(told.seat == learner for told in of_kinds([event], *_DECISIONS)),
    named=frozenset(("seat", "score", "attacks")),
)


def first_match(learner: str, colours: tuple[str, ...]) -> Setup:
    """The match with which somebody called `learner` learns the game."""
    return FIRST_MATCH.setup(learner, colours)


TIPS: Final = (
    MatchTip("squad", "F1.1", scene="squad"),
    MatchTip("colour", "F2.3", scene="colour"),
    MatchTip("substitutes", "F7.1", scene="substitutes"),
    MatchTip("card", "F3.2", scene="card"),
    MatchTip("mark", "F4.2", scene="mark"),
    MatchTip("turned", "F0.5", event={"type": "turned"}),
    MatchTip("exchange", "F3.6", scene="exchange"),
    MatchTip("counter", "F5.2", event={"type": "attack_started", "counter": True}),
    MatchTip("booked", "F6.2", event={"type": "booked"}),
    MatchTip("sent_off", "F7.4", event={"type": "sent_off"}),
    MatchTip("closing", "F8.1", event={"type": "closing_card_open"}),
    MatchTip("shooters", "F9.5", scene="shooters"),
)

_HEADINGS: Final = TextTable("FinalTips", "headings", "final_whistle")
_TEXTS: Final = TextTable("FinalTips", "texts", "final_whistle")

BOOK: Final = MatchTips(TIPS, "attack_over", _HEADINGS, _TEXTS)
