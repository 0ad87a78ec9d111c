"""One match of a simulated remainder: greens spent, goals that come of them, cards drawn (S3, S6.3).

A match is two sums of goals out of hands; how many greens are spent and how often one scores is measured in
`habits.py`.
"""

from bisect import bisect_right
from collections.abc import Callable, Sequence
from functools import lru_cache
from math import comb, factorial

from swallows_gui.ai.forecast.start import Numbers, Start
from swallows_gui.ai.habits import FINAL, MOST_HELD, Chances, Habits
from swallows_gui.engine.swallows.tables import BLUE, GREEN, RED

_STEPS = 40
"""Chances of a goal are told apart in such parts of 1."""
_MOST_TRIES = 26
_MORE_TRIES = 2
"""Chances to score beyond the greens spent: reds, penalties, own goals."""
_UNEVEN = 5.0
"""Width of the band that the greens spent scatter over."""
_KEPT_BLUE = 0.05
"""What each blue more adds to a team's chance when a knock-out match is level."""
_EDGE_WHEN_LEVEL = 0.12
"""The same for each goal that it was to score more."""
_SHARPER = (0.1, 0.2, -0.1, 0.22, 0.03)
"""Kind of match: share of the expected goals' difference that comes on top for the better team and off the other:
who leads defends his lead, so that luck counts for less than in two separate sums of goals; on the last day of the
groups many a lead is worth nothing."""
_SHARPER_OF_ONE = (0.4, -0.2, -0.3, 0.6, 0.4)
"""The same between two teams of one trainer, who in the knock-out lets the better one win."""

Draws = tuple[tuple[tuple[float, ...], tuple[Numbers, ...]], ...]
"""Cards drawn: chances of at most each outcome, and the outcomes."""


class Hands:
    """The hands of all teams while a remainder is played."""

    def __init__(self, begun: Start, habits: Habits, random: Callable[[], float]) -> None:
        self.begun = begun
        self.habits = habits
        self.random = random
        self.goal_tables = _goal_tables()
        self.group_draws, self.later_draws = _draws(begun.pile), _draws(begun.later_pile)
        self.deal()

    def deal(self) -> None:
        """All hands as they were at the start."""
        begun = self.begun
        self.greens = [hand[GREEN] for hand in begun.hands]
        self.blues = [hand[BLUE] for hand in begun.hands]
        self.reds = [hand[RED] for hand in begun.hands]
        self.green_quality = [quality[GREEN] for quality in begun.quality]
        self.draws = self.later_draws if begun.ranked else self.group_draws
        self.score = begun.score
        self.edge = 0.0

    def take_rest(self, through: Sequence[int]) -> None:
        """The groups are over: teams that go on take one red each, and the pile is another (S7.4, S7.5)."""
        for team in through:
            self.reds[team] += 1
        self.draws = self.later_draws

    def winner_when_level(self, home: int, away: int) -> int:
        """Who comes through when the last match ended level: a question of the blues left and luck (S8.3)."""
        better = 0.5 + _KEPT_BLUE * (self.blues[home] - self.blues[away]) + _EDGE_WHEN_LEVEL * self.edge
        return home if self.random() < min(0.9, max(0.1, better)) else away

    def match(
        self, home: int, away: int, kind: int, chances: Chances, home_will: float, away_will: float, of_one: bool
    ) -> tuple[int, int]:
        """Goals of both teams; the hands lose what was spent."""
        running, share = self.score, 1.0
        if running is None:
            self.draw(home, 1)
        else:
            self.score = None
            share = self.begun.left
            home_will *= share * (1 - self.begun.declined[0])
            away_will *= share * (1 - self.begun.declined[1])
        greens, blues, habits = self.greens, self.blues, self.habits
        if of_one:
            home_will *= habits.of_one[kind]
            away_will *= habits.of_one[kind]
        home_spent = self._spent(greens[home], habits.greens[kind], home_will)
        away_spent = self._spent(greens[away], habits.greens[kind], away_will)
        home_mean = self._mean(home, away, home_spent, chances, kind, of_one, share)
        away_mean = self._mean(away, home, away_spent, chances, kind, of_one, share)
        self.edge = home_mean - away_mean
        more = self.edge * (_SHARPER_OF_ONE if of_one else _SHARPER)[kind]
        home_goals = self._goals(home_spent, home_mean + more)
        away_goals = self._goals(away_spent, away_mean - more)
        greens[home] -= home_spent
        greens[away] -= away_spent
        if not of_one:
            met = habits.blues[kind]
            blues[home] -= int(met * min(blues[home], away_spent) + self.random())
            blues[away] -= int(met * min(blues[away], home_spent) + self.random())
        if running is not None:
            return home_goals + running[0], away_goals + running[1]
        return home_goals, away_goals

    def _spent(self, held: int, usual: Sequence[float], will: float) -> int:
        mean = usual[held if held < MOST_HELD else MOST_HELD] * will
        if held > MOST_HELD:
            mean += 0.5 * (held - MOST_HELD)
        spent = int(mean + _UNEVEN * (self.random() - 0.5) + 0.5)
        least = 1 if held and will > 0 else 0
        return least if spent < least else held if spent > held else spent

    def _mean(
        self, team: int, other: int, spent: int, chances: Chances, kind: int, of_one: bool, share: float
    ) -> float:
        """Goals that a team may expect from the greens it spends."""
        begun = self.begun
        quality = begun.quality[other]
        each = (
            chances.green
            + chances.facing_blue * self.blues[other]
            + chances.facing_red * self.reds[other]
            + chances.quality * self.green_quality[team]
            + chances.blue_quality * quality[BLUE]
            + chances.red_quality * quality[RED]
            + chances.backed * begun.backed[team]
            + chances.facing_backed * begun.backed[other]
            + chances.friend * begun.friends[team]
            + chances.facing_friend * begun.friends[other]
        )
        if kind == FINAL:
            each += chances.final
        red = chances.red + (chances.red_of_one if of_one else 0.0)
        return max(0.03 * spent, each * spent) + share * red * self.reds[team]

    def _goals(self, spent: int, mean: float) -> int:
        tries = min(_MOST_TRIES, spent + _MORE_TRIES)
        step = int(_STEPS * mean / tries + 0.5)
        table = self.goal_tables[tries][0 if step < 0 else 36 if step > 36 else step]
        return bisect_right(table, self.random())

    def draw(self, team: int, due: int) -> None:
        """A team draws so many cards."""
        sums, outcomes = self.draws[due]
        greens, blues, reds = outcomes[bisect_right(sums, self.random())]
        if greens:
            held = self.greens[team]
            usual = self.begun.usual[GREEN]
            self.green_quality[team] = (self.green_quality[team] * held + usual * greens) / (held + greens)
            self.greens[team] = held + greens
        self.blues[team] += blues
        self.reds[team] += reds


@lru_cache(maxsize=1)
def _goal_tables() -> tuple[tuple[tuple[float, ...], ...], ...]:
    """Tries, chance in steps: the chances of at most 0, 1, ... goals."""
    return tuple(
        tuple(_at_most(tries, step / _STEPS) for step in range(_STEPS + 1)) for tries in range(_MOST_TRIES + 1)
    )


def _at_most(tries: int, chance: float) -> tuple[float, ...]:
    total, sums = 0.0, []
    for goals in range(tries):
        total += comb(tries, goals) * chance**goals * (1 - chance) ** (tries - goals)
        sums.append(total)
    return tuple(sums)


@lru_cache(maxsize=64)
def _draws(pile: Numbers) -> Draws:
    """The colours of up to four cards drawn from a pile."""
    shares = [count / sum(pile) for count in pile]
    tables = []
    for due in range(5):
        total, sums, outcomes = 0.0, [], []
        for greens in range(due, -1, -1):
            for blues in range(due - greens, -1, -1):
                reds = due - greens - blues
                ways = factorial(due) / (factorial(greens) * factorial(blues) * factorial(reds))
                total += ways * shares[0] ** greens * shares[1] ** blues * shares[2] ** reds
                sums.append(total)
                outcomes.append((greens, blues, reds))
        tables.append((tuple(sums[:-1]), tuple(outcomes)))
    return tuple(tables)
