"""Thinking that can be called off is called off soon: between two looks a seat does a few milliseconds' work at most.

Work is counted in calls of functions, which no clock and no busy machine changes. A playout of a match takes one or two
thousand; 50 ms are several hundred thousand on any machine that runs the game.
"""

import itertools
import time
from collections.abc import Callable
from cProfile import Profile

import pytest

from swallows_gui.ai.advice import Cancelled
from swallows_gui.games.swallows.ai.players import make_player
from swallows_gui.games.swallows.ai.search.seats import Searcher
from swallows_gui.games.swallows.ai.strategy import drafting, slips
from swallows_gui.games.swallows.lab.playing import new_game, play
from swallows_gui.games.swallows.rules.view import SwallowsView
from swallows_gui.lab.playing import ai_seeds

MOST = 25_000
"""Calls between two looks."""
EVERY = (480, pytest.param(160, marks=pytest.mark.nightly))
"""In matches the seat that thinks is asked every such question."""
PREPARING = ("draft", "sharing", "leftover", "placing", "bets")
"""Before them once each: what a seat has thought there serves it, and mostly the others, to the end of the step."""


class Beside:
    """A `normal` seat, and beside it one that searches, whose work between two looks is counted."""

    level = "normal"
    looks_back = True

    def __init__(
        self, level: str, seat: int, seed: int, every: int, longest: dict[str, tuple[int, float]], prepared: set[str]
    ) -> None:
        self.seat = seat
        self.every = every
        self.normal = make_player("normal", seat, seed)
        found = make_player(level, seat, seed)
        assert isinstance(found, Searcher)
        self.searcher = found
        self.searcher.check_cancelled = self.look
        self.longest = longest
        self.prepared = prepared
        self.step = ""
        self.questions = 0
        self.ticks = itertools.count()
        self.begun = 0
        self.since = 0.0

    def choose(self, view: SwallowsView) -> int:
        if len(view.asked) > 1 and self._is_asked(view):
            self._count(f"{self.searcher.level}: choose, {view.step}", lambda: self.searcher.choose(view))
        return self.normal.choose(view)

    def offer(self, view: SwallowsView) -> int | None:
        if self._is_asked(view):
            self._count(f"{self.searcher.level}: offer, {view.step}", lambda: self.searcher.offer(view))
        return self.normal.offer(view)

    def look(self) -> None:
        calls, waited = self.longest.get(self.step, (0, 0.0))
        ticks = next(self.ticks)
        self.longest[self.step] = max(calls, (ticks - self.begun) // 2), max(waited, time.process_time() - self.since)
        self.begun, self.since = ticks, time.process_time()

    def _is_asked(self, view: SwallowsView) -> bool:
        self.questions += 1
        if view.step not in PREPARING:
            return self.questions % self.every == 0
        first = view.step not in self.prepared
        self.prepared.add(view.step)
        return first

    def _count(self, step: str, think: Callable[[], object]) -> None:
        """The profiler asks for the time at every call of a function and at its end: its clock counts them."""
        self.step, self.begun, self.since = step, next(self.ticks), time.process_time()
        with Profile(self.ticks.__next__, 1.0, subcalls=False, builtins=False):
            think()
        self.look()


@pytest.mark.parametrize("every", EVERY)
def test_a_seat_looks_often_enough_whether_it_is_called_off(every: int) -> None:
    """Both levels in a row: they draft by the same thoughts, which are thought once."""
    longest: dict[str, tuple[int, float]] = {}
    seeds = ai_seeds(6, 4)
    _forget()
    for level in ("hard", "expert"):
        prepared: set[str] = set()
        play(new_game({}, 4, 6), [Beside(level, seat, seeds[seat], every, longest, prepared) for seat in range(4)])
    for step, (calls, waited) in sorted(longest.items(), key=lambda item: -item[1][0]):
        print(f"{step:32} {calls:6} calls, {1000 * waited:5.1f} ms")
    assert max(calls for calls, _ in longest.values()) <= MOST


@pytest.mark.parametrize("options", [{}, {"distribution": "random"}])
@pytest.mark.parametrize("after", [1, 900])
def test_a_draft_or_a_slip_that_is_called_off_leaves_nothing_behind(options: dict[str, str], after: int) -> None:
    """The first question is a pick of the draft, or a slip."""
    view = new_game(options, 4, 21).view(0) if options else _first_pick(21)
    assert view.step == ("bets" if options else "draft")
    assert view.seat is not None
    _forget()
    looks = 0

    def call_off() -> None:
        nonlocal looks
        looks += 1
        if looks == after:
            raise Cancelled

    seat = make_player("hard", view.seat, 5)
    assert isinstance(seat, Searcher)
    seat.check_cancelled = call_off
    with pytest.raises(Cancelled):
        seat.choose(view)
    chosen = seat.choose(view)
    assert looks > after + 300, "it thought afresh"
    _forget()
    assert make_player("hard", view.seat, 5).choose(view) == chosen


def _first_pick(seed: int) -> SwallowsView:
    game = new_game({}, 4, seed)
    return game.view(game.mover)


def _forget() -> None:
    slips._slip.cache_clear()
    slips._judged_by.cache_clear()
    drafting._promises.cache_clear()
