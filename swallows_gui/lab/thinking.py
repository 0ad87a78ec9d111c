"""How long the seats of a level think, for `swallows bench`: processor time, decisions in turn and polls apart.

Quick levels play whole games. A level that searches is asked only now and then, beside `normal` seats.
"""

import time
from collections.abc import Callable
from dataclasses import dataclass, replace

from swallows_gui.ai import Player
from swallows_gui.engine.game import View
from swallows_gui.lab.game_lab import GameLab
from swallows_gui.lab.playing import play
from swallows_gui.lab.simulate import Order
from swallows_gui.lab.watch import Classes, Watched

BESIDE = "normal"
"""Plays while another level is only asked."""
EVERY = 29
"""A seat of a level that searches is asked every so many questions of a tournament: few enough for its patience, and
spread over all of it."""


@dataclass(frozen=True, slots=True)
class ThinkingTimes:
    """How long a level thinks, milliseconds of processor time a decision in turn; polls out of turn are apart."""

    level: str
    decisions: int
    mean: float
    median: float
    p95: float
    poll_mean: float
    """Milliseconds a question whether it wants to act out of turn."""
    tournament: float
    """Seconds a whole game of such seats takes, engine included; reckoned up for levels that search."""

    @property
    def decisions_a_second(self) -> float:
        """Decisions of such a seat a second of processor time."""
        return 1000 / self.mean if self.mean else 0.0


def thinking_of(lab: GameLab, level: str, seconds: float) -> ThinkingTimes:
    """A level's thinking time, measured for at least so many seconds and one game."""
    return _asked_beside(lab, level, seconds) if lab.searches(level) else _playing(lab, level, seconds)


def _play(lab: GameLab, seed: int, level: str, player: Callable[[str, int, int], Player]) -> None:
    """One game whose seats are of this make."""
    options = tuple(lab.options().items())
    play(replace(lab.playable, player=player), Order(lab.key, seed, (level,) * lab.usual_seats, options).setup)


def _playing(lab: GameLab, level: str, seconds: float) -> ThinkingTimes:
    thinking, polls = Classes(), Classes()
    seed = 0
    start = time.process_time()
    while seed < 2 or time.process_time() - start < seconds:
        minds: list[Watched] = []

        def watched(level: str, seat: int, seed: int, minds: list[Watched] = minds) -> Watched:
            minds.append(Watched(lab.player(level, seat, seed)))
            return minds[-1]

        _play(lab, seed, level, watched)
        for mind in minds:
            thinking.add(mind.times)
            polls.add(mind.polls)
        seed += 1
    start = time.process_time()
    _play(lab, seed, level, lab.player)
    return _thinking(level, thinking, polls, time.process_time() - start)


def _asked_beside(lab: GameLab, level: str, seconds: float) -> ThinkingTimes:
    thinking, polls = Classes(), Classes()
    asked = polled = seed = 0
    start = time.process_time()
    while seed < 1 or time.process_time() - start < seconds:
        minds: list[_Beside] = []

        def beside(_level: str, seat: int, seed: int, minds: list[_Beside] = minds) -> _Beside:
            minds.append(_Beside(lab, level, seat, seed))
            return minds[-1]

        _play(lab, seed, BESIDE, beside)
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

    level = BESIDE

    def __init__(self, lab: GameLab, level: str, seat: int, seed: int) -> None:
        self.seat = seat
        self.normal = lab.player(BESIDE, seat, seed)
        self.watched = Watched(lab.player(level, seat, seed))
        self.looks_back = self.watched.looks_back or self.normal.looks_back
        self.asked = 0
        """Questions with a choice."""
        self.polled = 0

    def choose(self, view: View) -> int:
        """What `normal` chooses."""
        if len(view.asked) > 1:
            self.asked += 1
            if self.asked % EVERY == 0:
                self.watched.choose(view)
        return self.normal.choose(view)

    def offer(self, view: View) -> int | None:
        """What `normal` offers."""
        self.polled += 1
        if self.polled % EVERY == 0:
            self.watched.offer(view)
        return self.normal.offer(view)


def _thinking(level: str, thinking: Classes, polls: Classes, tournament: float) -> ThinkingTimes:
    times = thinking.times()
    return ThinkingTimes(
        level=level,
        decisions=times.count,
        mean=times.mean,
        median=times.median,
        p95=times.p95,
        poll_mean=polls.times().mean,
        tournament=tournament,
    )
