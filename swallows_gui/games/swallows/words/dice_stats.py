"""Statistics after a game: the dice, each seat's money, and the teams' chances.

Dice: how often each number fell, how many shots were on target, and what fair dice would have done. Spreads are exact:
counts are binomial, shots a sum of single chances; an interval holds at least 95 of 100 games.

Money runs from the first bet to the last pay-out, once every slip is open (S2, S4.7, S9). Chances, and the fees and
bets that each seat could expect (S2.4, S9.1), come match by match from public facts and the open slips, by the forecast
that AI seats use.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import comb
from typing import TYPE_CHECKING, NamedTuple, cast

from swallows_gui.games.swallows.ai.evaluation import fee_steps, situation
from swallows_gui.games.swallows.ai.forecast.chances import forecast
from swallows_gui.games.swallows.rules.actions import BET_KINDS
from swallows_gui.games.swallows.rules.marks import FACES
from swallows_gui.games.swallows.rules.payout import holders, shared_pay
from swallows_gui.games.swallows.rules.story import tournament_of
from swallows_gui.games.swallows.words.accounts import strength_of
from swallows_gui.models.chapters import Event
from swallows_gui.services.glossary import translate

if TYPE_CHECKING:
    from swallows_gui.games.swallows.rules.view import SwallowsView
    from swallows_gui.session.replay import Playback


_TAIL = 0.025


class Spread(NamedTuple):
    """The expectation from fair dice: the mean, and the smallest and largest number within 95 of 100 games."""

    mean: float
    low: int
    high: int

    def holds(self, number: int) -> bool:
        """Whether a number is within the interval."""
        return self.low <= number <= self.high


class Rolled(NamedTuple):
    """The numbers rolled by one seat, or by all (`seat` None)."""

    seat: int | None
    counts: tuple[int, int, int, int, int, int]
    spread: Spread
    """Of each of the six counts."""
    mean: float
    """Average number rolled; 0 without a roll."""

    @property
    def rolls(self) -> int:
        """How many dice were rolled."""
        return sum(self.counts)


class Shots(NamedTuple):
    """The shots of one seat's teams: rolls that reached the goal, and goals."""

    seat: int | None
    shots: int
    on_goal: int
    spread: Spread
    """Of `on_goal`, from the values of the cards played."""
    goals: int
    """Rolled and not saved; own goals of others are not counted."""


class DiceStats(NamedTuple):
    """Figures for all together, then for each seat."""

    rolled: tuple[Rolled, ...]
    shots: tuple[Shots, ...]


def dice_stats(history: Iterable[Event], trainers: dict[str, int], seats: int, mark: int) -> DiceStats:
    """The dice of a game. `trainers` has each team's seat by FIFA code; a roll belongs to the seat that rolls. `mark`:
    the total from which a shot is on target. Repeated rolls count separately, as each is fair."""
    counts = [[0] * FACES for _ in range(seats + 1)]
    chances: list[list[float]] = [[] for _ in range(seats + 1)]
    on_goal, goals = [0] * (seats + 1), [0] * (seats + 1)
    for match in tournament_of(history).matches:
        for roll, _total in match.rolls:
            for row in (0, trainers[roll.team] + 1):
                counts[row][roll.die - 1] += 1
                if roll.purpose == "shot":
                    chances[row].append(chance_on_goal(roll.total - roll.die, mark))
                    on_goal[row] += roll.total >= mark
        for shot in match.shots:
            if shot.goal and not shot.goal.own_goal and shot.purpose == "shot":
                for row in (0, trainers[shot.team] + 1):
                    goals[row] += 1
    labels = [None, *range(seats)]
    rolled = [
        Rolled(seat, _six(row), binomial(sum(row), 1 / FACES), _mean(row))
        for seat, row in zip(labels, counts, strict=True)
    ]
    shots = [
        Shots(seat, len(chances[row]), on_goal[row], sum_of(chances[row]), goals[row])
        for row, seat in enumerate(labels)
    ]
    return DiceStats(tuple(rolled), tuple(shots))


def chance_on_goal(added: int, mark: int) -> float:
    """How likely a die with so much added reaches the mark of a shot (S5.2)."""
    return sum(1 for die in range(1, FACES + 1) if die + added >= mark) / FACES


def binomial(n: int, p: float) -> Spread:
    """How often something of chance `p` happens in `n` trials."""
    return _spread([comb(n, k) * p**k * (1 - p) ** (n - k) for k in range(n + 1)], n * p)


def sum_of(chances: Sequence[float]) -> Spread:
    """How many of several independent things happen."""
    shares = [1.0]
    for chance in chances:
        shares = [
            (shares[k] * (1 - chance) if k < len(shares) else 0.0) + (shares[k - 1] * chance if k else 0.0)
            for k in range(len(shares) + 1)
        ]
    return _spread(shares, sum(chances))


def _spread(shares: Sequence[float], mean: float) -> Spread:
    """The narrowest interval that leaves no more than 2.5 of 100 beyond either end."""
    low, below = 0, 0.0
    while low < len(shares) - 1 and below + shares[low] <= _TAIL:
        below += shares[low]
        low += 1
    high, above = len(shares) - 1, 0.0
    while high > low and above + shares[high] <= _TAIL:
        above += shares[high]
        high -= 1
    return Spread(mean, low, high)


def _six(row: Sequence[int]) -> tuple[int, int, int, int, int, int]:
    one, two, three, four, five, six = row
    return one, two, three, four, five, six


def _mean(row: Sequence[int]) -> float:
    rolls = sum(row)
    return sum((number + 1) * count for number, count in enumerate(row)) / rolls if rolls else 0.0


START, BETS, MATCH, FEES, PAID = "start", "bets", "match", "fees", "paid"


class CashPoint(NamedTuple):
    """Everybody's cash at one moment, M. `kind` is one of the constants above; `match` its number, else 0."""

    kind: str
    match: int
    cash: tuple[int, ...]


def money_course(view: SwallowsView, history: Sequence[Event]) -> list[CashPoint]:
    """The course of a finished game: start, after the bets, after each match, after the fees, after the bets are paid.
    `history` are the public events; the slips come from the view."""
    slips = view.all_bets or tuple(() for _ in range(view.seats))
    cash = [view.start_cash(seat) for seat in range(view.seats)]
    steps = [CashPoint(START, 0, tuple(cash))]
    if any(slips):
        for seat, slip in enumerate(slips):
            cash[seat] -= sum(strength_of(view, team) for team, _kind in slip)
        steps.append(CashPoint(BETS, 0, tuple(cash)))
    told = tournament_of(history)
    for match in told.matches:
        for bribe in match.bribes:
            cash[bribe.seat] -= bribe.amount
            if match.referee is not None:
                cash[match.referee] += bribe.amount
        if match.over:
            steps.append(CashPoint(MATCH, match.number, tuple(cash)))
    for at, paid in enumerate(told.paid_out, 1):
        cash[paid.seat] += paid.amount
        if at in (len(told.fees), len(told.paid_out)):
            steps.append(CashPoint(FEES if at == len(told.fees) else PAID, 0, tuple(cash)))
    return steps


def step_name(step: CashPoint) -> str:
    """The moment in a few words, with a small initial."""
    match step.kind:
        case "start":
            return translate("Course", "at the start")
        case "bets":
            return translate("Course", "after the stakes")
        case "match":
            return translate("Course", "after match {number}").format(number=step.match)
        case "fees":
            return translate("Course", "after the prize money")
    return translate("Course", "after the bets")


def step_mark(step: CashPoint) -> str:
    """The step's name, short enough for an axis."""
    match step.kind:
        case "start":
            return translate("Course", "start")
        case "bets":
            return translate("Course", "stakes", "on an axis, as short as can be")
        case "match":
            return str(step.match)
        case "fees":
            return translate("Course", "prizes")
    return translate("Course", "bets", "on an axis, as short as can be")


class ChanceHistory(NamedTuple):
    """How things stood before a match; the last one, with match 0, is how they ended."""

    match: int
    title: tuple[float, ...]
    """By team: the chance to win the tournament."""
    worth: tuple[float, ...]
    """By seat: fees and bets to be expected, M."""


class ChancesOverTime:
    """Computes the forecasts one by one; each `work` takes a few milliseconds."""

    def __init__(self, playback: Playback, positions: Sequence[int], final: SwallowsView) -> None:
        self._playback = playback
        self._left = list(positions)
        self._final = final
        self._slips = final.all_bets or tuple(() for _ in range(final.seats))
        self.outlooks: list[ChanceHistory] = []

    @property
    def done(self) -> bool:
        """Whether nothing is left to work out."""
        return not self._left

    def work(self) -> None:
        """Compute another forecast; with the last one also the result."""
        view = cast("SwallowsView", self._playback.view(self._left.pop(0), None))
        reach = forecast(situation(view))
        width = len(self._final.form.schedule.ladder)
        title = tuple(reach[width - 1 :: width])
        worth = expected(self._final, self._slips, reach)
        self.outlooks.append(ChanceHistory(view.match, title, worth))
        if not self._left:
            self.outlooks.append(_ended(self._final, self._playback.view(self._playback.last, None).history))


def expected(
    view: SwallowsView, slips: Sequence[Sequence[tuple[int, int]]], reach: Sequence[float]
) -> tuple[float, ...]:
    """By seat: what fees of its teams and its bets bring with these chances to reach each stage, M."""
    form = view.form
    ladder = form.schedule.ladder
    width = len(ladder)
    steps = fee_steps(form)
    worth = [0.0] * view.seats
    for team, seat in enumerate(view.trainer):
        if seat >= 0:
            worth[seat] += sum(fee * reach[team * width + stage] for stage, fee in enumerate(steps))
    for seat, slip in enumerate(slips):
        for team, kind in slip:
            pays = form.economy.bets[BET_KINDS[kind]]
            others = holders(slips, team, kind) - 1 if view.options.shared_odds else 0
            worth[seat] += shared_pay(kind, pays.amount, others) * reach[team * width + ladder.index(pays.stage)]
    return tuple(worth)


def _ended(view: SwallowsView, history: Sequence[Event]) -> ChanceHistory:
    """What the seats have really earned."""
    worth = [0.0] * view.seats
    for paid in tournament_of(history).paid_out:
        worth[paid.seat] += paid.amount
    home, away, score = view.played[-1]
    champion = (home, away)[score.winner] if score.winner is not None else -1
    title = tuple(float(team == champion) for team in range(len(view.field)))
    return ChanceHistory(0, title, tuple(worth))
