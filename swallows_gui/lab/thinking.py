"""How long the seats of a level think, for `swallows bench`: processor time, decisions in turn and polls apart.

Quick levels play whole tournaments. A level that searches is asked only now and then, beside `normal` seats.
"""

import time
from dataclasses import dataclass

from swallows_gui.ai.swallows.players import make_player
from swallows_gui.engine.swallows.view import SwallowsView
from swallows_gui.lab.playing import new_game, play, players
from swallows_gui.lab.watch import QUICK, Classes, Watched

EVERY = 29
"""A seat of a level that searches is asked every so many questions of a tournament: few enough for its patience, and
spread over all of it."""


@dataclass(frozen=True, slots=True)
class Thinking:
    """How long a level thinks, milliseconds of processor time a decision in turn; polls out of turn are apart."""

    level: str
    decisions: int
    mean: float
    median: float
    p95: float
    poll_mean: float
    """Milliseconds a question whether it wants to act out of turn."""
    tournament: float
    """Seconds a whole tournament of four such seats takes, engine included; reckoned up for levels that search."""

    @property
    def decisions_a_second(self) -> float:
        """Decisions of such a seat a second of processor time."""
        return 1000 / self.mean if self.mean else 0.0


def thinking_of(level: str, seconds: float) -> Thinking:
    """A level's thinking time, measured for at least so many seconds and one tournament."""
    if level in QUICK:
        return _playing(level, seconds)
    return _asked_beside(level, seconds)


def _playing(level: str, seconds: float) -> Thinking:
    thinking, polls = Classes(), Classes()
    seed = 0
    start = time.process_time()
    while seed < 2 or time.process_time() - start < seconds:
        minds = [Watched(make_player(level, seat, seed)) for seat in range(4)]
        play(new_game({}, 4, seed), minds)
        for mind in minds:
            thinking.add(mind.times)
            polls.add(mind.polls)
        seed += 1
    start = time.process_time()
    play(new_game({}, 4, seed), players([level] * 4, seed))
    return _thinking(level, thinking, polls, time.process_time() - start)


def _asked_beside(level: str, seconds: float) -> Thinking:
    thinking, polls = Classes(), Classes()
    asked = polled = seed = 0
    start = time.process_time()
    while seed < 1 or time.process_time() - start < seconds:
        minds = [_Beside(level, seat, seed) for seat in range(4)]
        play(new_game({}, 4, seed), minds)
        for mind in minds:
            thinking.add(mind.watched.times)
            polls.add(mind.watched.polls)
            asked += mind.asked
            polled += mind.polled
        seed += 1
    spent = asked * thinking.times().mean + polled * polls.times().mean
    return _thinking(level, thinking, polls, spent / 1000 / seed)


class _Beside:
    """A `normal` seat, and beside it one of another level that is asked every `EVERY`th question, too."""

    level = "normal"

    def __init__(self, level: str, seat: int, seed: int) -> None:
        self.seat = seat
        self.normal = make_player("normal", seat, seed)
        self.watched = Watched(make_player(level, seat, seed))
        self.looks_back = self.watched.looks_back or self.normal.looks_back
        self.asked = 0
        """Questions with a choice."""
        self.polled = 0

    def choose(self, view: SwallowsView) -> int:
        """What `normal` chooses."""
        if len(view.asked) > 1:
            self.asked += 1
            if self.asked % EVERY == 0:
                self.watched.choose(view)
        return self.normal.choose(view)

    def offer(self, view: SwallowsView) -> int | None:
        """What `normal` offers."""
        self.polled += 1
        if self.polled % EVERY == 0:
            self.watched.offer(view)
        return self.normal.offer(view)


def _thinking(level: str, thinking: Classes, polls: Classes, tournament: float) -> Thinking:
    times = thinking.times()
    return Thinking(
        level=level,
        decisions=times.count,
        mean=times.mean,
        median=times.median,
        p95=times.p95,
        poll_mean=polls.times().mean,
        tournament=tournament,
    )
