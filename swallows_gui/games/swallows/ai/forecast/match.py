"""One match of a simulated remainder: its result, what is spent on it, cards drawn (S3, S6.3).

A match is the difference of the goals that both hands may expect, and luck. All figures are measured
(`resources/swallows/habits`; by which commands, and on which deck, stands in `packaging/checks/measures.json`).
"""

from bisect import bisect_right
from collections.abc import Callable, Sequence
from functools import lru_cache
from math import exp, factorial, floor, log, sqrt

from swallows_gui.games.swallows.ai.forecast.course import NOTHING, ForecastStart, Interest, Numbers
from swallows_gui.games.swallows.ai.statistics import (
    MOST_HELD,
    MOST_POINTS,
    Flow,
    Goals,
    Habits,
    Spending,
    phase_of,
    way_of,
)
from swallows_gui.games.swallows.rules.actions import BET_KINDS
from swallows_gui.games.swallows.rules.tables import BLUE, GREEN, RED

_MOST_LEAD = 7
"""No match is won by more goals."""
_FEW = 0.03
"""Goals with each green spent at least, however good the other team is."""
_MORE = 0.5
"""Share that is spent of the greens beyond MOST_HELD."""

Draws = tuple[tuple[tuple[float, ...], tuple[Numbers, ...]], ...]
"""Cards drawn: chances of at most each outcome, and the outcomes."""


class Hands:
    """The hands of all teams while a remainder is played."""

    def __init__(self, begun: ForecastStart, habits: Habits, random: Callable[[], float]) -> None:
        self.begun = begun
        self.habits = habits
        self.random = random
        ladder, bets = begun.form.schedule.ladder, begun.form.economy.bets
        self._until = [ladder.index(bets[kind].stage) if kind in bets else -1 for kind in BET_KINDS]
        """By kind of bet the rung that it is on: from there on nobody cares for it any more."""
        nobody = (NOTHING,) * len(begun.trainer)
        self._abroad = [
            [[_open(interest, self._until, rung) for interest in bets] for bets in (*begun.abroad, nobody)]
            for rung in range(-1, len(ladder))
        ]
        """By rung, from before the first, seat and team of another: how likely the seat has a bet on it that is open.
        The last row is that of no seat, which trains the teams that are not dealt out (-1)."""
        self._friends: list[list[float]] = [[sum(of) for of in zip(*seats, strict=True)] for seats in self._abroad]
        """By rung and team: other seats with such a bet."""
        self._by_phase = [_draws(flow.drawn) for flow in habits.flow]
        """By phase what is drawn after a match."""
        self.deal()

    def deal(self) -> None:
        """All hands as they were at the start, and drawn by lot whether trainers have bet on their teams."""
        begun, random = self.begun, self.random
        self.greens = [hand[GREEN] for hand in begun.hands]
        self.blues = [hand[BLUE] for hand in begun.hands]
        self.reds = [hand[RED] for hand in begun.hands]
        self.green_quality = [quality[GREEN] for quality in begun.quality]
        self.backed = [_drawn(interest, self._until, random()) for interest in begun.backed]
        """By team: the rung up to which its trainer cares for his bet on it, -1 without one."""
        self.draws = self._by_phase[-1] if begun.ranked else self._by_phase[0]
        self.score = begun.score
        self.edge = 0.0

    def take_rest(self, through: Sequence[int]) -> None:
        """End the groups: teams that go on take a red each, and there is a new pile (S7.4, S7.5)."""
        for team in through:
            self.reds[team] += 1
        self.draws = self._by_phase[-1]

    def winner_when_level(self, home: int, away: int) -> int:
        """Who comes through when the last match ended level: a question of the blues left and luck (S8.3)."""
        by_edge, by_blue = self.habits.when_level
        better = by_edge * self.edge + by_blue * (self.blues[home] - self.blues[away])
        return home if self.random() < 1 / (1 + exp(-better)) else away

    def match(
        self, home: int, away: int, kind: int, of_one: bool, home_points: int, away_points: int, rung: int
    ) -> tuple[int, int]:
        """Goals of both teams; used cards leave the hands. Points are those before the match, 0 in the knock-out.
        `rung`: the ladder position of both, -1 before its first."""
        habits = self.habits
        way = way_of(kind, of_one)
        wills, guards = habits.by_points[kind], habits.blues_by_points[kind]
        home_points = home_points if home_points < MOST_POINTS else MOST_POINTS
        away_points = away_points if away_points < MOST_POINTS else MOST_POINTS
        home_will, away_will = wills[home_points], wills[away_points]
        running, share = self.score, 1.0
        if running is None:
            self.draw(home, 1)
        else:
            self.score = None
            share = self.begun.left
            home_will *= share * (1 - self.begun.declined[0])
            away_will *= share * (1 - self.begun.declined[1])
        if of_one:
            home_will *= habits.of_one[kind]
            away_will *= habits.of_one[kind]
        spending, goals, scatter = habits.spending[way], habits.goals[way], habits.results[way]
        home_usual = self._usual(home, away, kind, home_will, spending, rung)
        away_usual = self._usual(away, home, kind, away_will, spending, rung)
        home_mean = self._mean(home, away, home_usual, goals, share, rung)
        away_mean = self._mean(away, home, away_usual, goals, share, rung)
        edge = self.edge = home_mean - away_mean
        mark = self.random()
        luck = scatter.spread * sqrt(share) * log((mark + 1e-9) / (1 - mark + 1e-9))
        margin = lead_of(scatter.slope * edge + luck, scatter.level)
        more = spending.by_luck * (margin - edge)
        home_spent = self._spent(home, home_usual + more, spending)
        away_spent = self._spent(away, away_usual - more, spending)
        met = 0.0 if of_one else habits.blues[kind]
        phase = phase_of(kind)
        flow, self.draws = habits.flow[phase], self._by_phase[phase]
        self._end(home, away, home_spent, self._met(home, away_spent, met * guards[home_points]), flow)
        self._end(away, home, away_spent, self._met(away, home_spent, met * guards[away_points]), flow)
        lost = int(max(0.3, home_mean + away_mean - abs(margin)) * self.random() + 0.5)
        home_goals, away_goals = (lost + margin, lost) if margin > 0 else (lost, lost - margin)
        if running is not None:
            return home_goals + running[0], away_goals + running[1]
        return home_goals, away_goals

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

    def _usual(self, team: int, other: int, kind: int, will: float, spending: Spending, rung: int) -> float:
        """Greens that a team may be expected to spend."""
        begun = self.begun
        held = self.greens[team]
        by_held = self.habits.greens[kind]
        mean = by_held[held] if held <= MOST_HELD else by_held[MOST_HELD] + _MORE * (held - MOST_HELD)
        mean += (
            spending.always
            + spending.by_facing_green * self.greens[other]
            + spending.by_blue * self.blues[team]
            + spending.by_red * self.reds[team]
            + spending.by_backed * (self.backed[team] > rung)
            + spending.by_friend * self._friends[rung + 1][team]
            + spending.by_facing_own_bet * self._abroad[rung + 1][begun.trainer[team]][other]
        )
        if team == begun.must:
            mean += spending.by_must
        elif other == begun.must:
            mean += spending.by_facing_must
        return will * (0.0 if mean < 0 else held if mean > held else mean)

    def _mean(self, team: int, other: int, usual: float, goals: Goals, share: float, rung: int) -> float:
        """Goals that a team may expect if it spends the greens that are usual."""
        begun = self.begun
        friends = self._friends[rung + 1]
        quality = begun.quality[other]
        each = (
            goals.green
            + goals.facing_blue * self.blues[other]
            + goals.facing_red * self.reds[other]
            + goals.quality * self.green_quality[team]
            + goals.blue_quality * quality[BLUE]
            + goals.red_quality * quality[RED]
            + goals.backed * (self.backed[team] > rung)
            + goals.facing_backed * (self.backed[other] > rung)
            + goals.friend * friends[team]
            + goals.facing_friend * friends[other]
        )
        if team == begun.must:
            each += goals.must
        elif other == begun.must:
            each += goals.facing_must
        besides = goals.red * self.reds[team] + begun.stars[team].scored - begun.stars[other].prevented
        mean = (each if each > _FEW else _FEW) * usual + share * besides
        return mean if mean > 0 else 0.0

    def _spent(self, team: int, mean: float, spending: Spending) -> int:
        """The greens that a team uses: `mean` on average, as unevenly as possible."""
        held = self.greens[team]
        least = 1 if held and mean > 0 else 0
        mean = least if mean < least else held if mean > held else mean
        wide = min(spending.uneven / 2, mean - least + 0.5, held - mean + 0.5)
        return int(mean + wide * (2 * self.random() - 1) + 0.5)

    def _met(self, team: int, greens: int, share: float) -> int:
        """Blues that a team spends against so many greens."""
        held = self.blues[team]
        return int(share * (held if held < greens else greens) + self.random())

    def _end(self, team: int, other: int, greens: int, blues: int, flow: Flow) -> None:
        """A hand after the match: so many cards are spent, others have come and gone."""
        own, facing, random, star = self.reds[team], self.reds[other], self.random, self.begun.stars[team]
        gain, held = flow.greens, self.greens[team]
        more = gain.by_own_red * own + gain.by_facing_red * facing + gain.by_spent * greens + gain.by_held * held
        self.greens[team] = max(0, floor(held - greens + more + star.greens + random()))
        gain, held = flow.blues, self.blues[team]
        more = gain.by_own_red * own + gain.by_facing_red * facing + gain.by_spent * blues + gain.by_held * held
        self.blues[team] = max(0, floor(held - blues + more + star.blues + random()))


def _open(interest: Interest, until: Sequence[int], rung: int) -> float:
    """How many bets are open at a rung."""
    return sum(number for number, last in zip(interest, until, strict=True) if last > rung)


def _drawn(interest: Interest, until: Sequence[int], mark: float) -> int:
    """The rung of the bet that a mark between 0 and 1 falls on, -1 for none."""
    for chance, last in zip(interest, until, strict=True):
        mark -= chance
        if mark < 0:
            return last
    return -1


def lead_of(ahead: float, level: float) -> int:
    """The whole goal difference for a real number; one nearer to 0 than `level` is a draw."""
    lead = int(abs(ahead) - level + 1)
    lead = 0 if lead < 0 else _MOST_LEAD if lead > _MOST_LEAD else lead
    return lead if ahead > 0 else -lead


@lru_cache(maxsize=64)
def _draws(shares: tuple[float, float, float]) -> Draws:
    """The colours of up to four cards drawn, from the shares of the colours."""
    tables = []
    for due in range(5):
        total, sums, outcomes = 0.0, [], []
        for greens in range(due, -1, -1):
            for blues in range(due - greens, -1, -1):
                reds = due - greens - blues
                ways = factorial(due) / (factorial(greens) * factorial(blues) * factorial(reds))
                total += ways * shares[GREEN] ** greens * shares[BLUE] ** blues * shares[RED] ** reds
                sums.append(total)
                outcomes.append((greens, blues, reds))
        tables.append((tuple(sums[:-1]), tuple(outcomes)))
    return tuple(tables)
