"""Simulated remainders of a tournament from what one seat knows: who gets how far, all teams together (S6, S7, S8).

Where `forecast.py` multiplies chances, this plays: groups with the real ranking (S7.2), the bracket, and hands that
matches and draws change (S3.2, S6.3, S7.4). A match is two sums of goals out of hands, measured in `habits.py`. One
remainder is a row of bytes, so that money that hangs on several teams at once can be counted over the same rows.
"""

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache
from math import comb, factorial
from random import Random

from swallows_gui.ai.course import COLOUR_GOALS, goals_of
from swallows_gui.ai.forecast import Reach, stages
from swallows_gui.ai.habits import FINAL, MEASURED, MOST_HELD, MOST_POINTS, Chances, Habits, kind_of
from swallows_gui.engine.swallows.tables import BLUE, GREEN, RED, Tables
from swallows_gui.engine.swallows.view import SwallowsView
from swallows_gui.engine.tournament import (
    FROM_FIELD,
    FROM_GROUP,
    FROM_SLOT,
    FROM_WINNER,
    Fixture,
    Format,
    Played,
    Score,
    Source,
    rank,
    schedule,
)

BACKED = 0.5
"""How likely a trainer is held to have a bet on a team of his, if nothing more is known."""

STRANGERS = 0.06
"""How many seats are held to have a bet on a team of another's."""

_GERMANY = "GER"
_STEPS = 40
"""Chances of a goal are told apart in such parts of 1."""
_MOST_TRIES = 26
_MORE_TRIES = 2
"""Chances to score beyond the greens spent: reds, penalties, own goals."""
_UNEVEN = 5.0
"""Width of the band that the greens spent scatter over."""
_UNDER_WAY = 0.5
"""Share of a match still to come once cards lie on the table."""
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

Numbers = tuple[int, int, int]
"""Greens, blues, reds."""


@dataclass(frozen=True, slots=True)
class Start:
    """What simulated remainders start from. Teams are numbers from 0."""

    form: Format
    fixtures: tuple[Fixture, ...]
    groups: tuple[tuple[int, ...], ...]
    played: tuple[Played, ...]
    ranked: tuple[tuple[int, ...], ...]
    trainer: tuple[int, ...]
    hands: tuple[Numbers, ...]
    """By team: numbers in hand by colour."""
    quality: tuple[tuple[float, float, float], ...]
    """By team and colour: mean worth of a card beyond its colour's, goals."""
    usual: tuple[float, float, float]
    """The same of a card from the pile."""
    pile: Numbers
    """Cards to be drawn by colour, while the groups are played."""
    later_pile: Numbers
    """The same after the rest (S7.5)."""
    backed: tuple[float, ...]
    """By team: how likely its trainer has a bet on it."""
    friends: tuple[float, ...]
    """By team: how many other seats are likely to have a bet on it."""
    score: tuple[int, int] | None
    """Of the match that runs, None between matches."""
    left: float
    """Share of the running match that is still to come."""
    declined: tuple[bool, bool]

    def drawn(self, groups: tuple[tuple[int, ...], ...], trainer: tuple[int, ...]) -> "Start":
        """The same with these groups and trainers."""
        return replace(self, groups=groups, trainer=trainer)


def of_field(tables: Tables, form: Format, field: Sequence[int]) -> Start:
    """A tournament before its draw: hands as the nation cards promise them, teams of one seat, in no groups yet."""
    usual = _usual(tables)
    hands = []
    for nation in field:
        greens, blues, reds = tables.nation_cards[nation]
        hands.append((greens, blues, reds + len(tables.nation_stars[nation])))
    whole = [len(tables.deck(colour)) * form.decks for colour in (GREEN, BLUE, RED)]
    dealt = [sum(tables.nation_cards[nation][colour] for nation in field) for colour in (GREEN, BLUE, RED)]
    return Start(
        form=form,
        fixtures=schedule(form),
        groups=(),
        played=(),
        ranked=(),
        trainer=(0,) * len(field),
        hands=tuple(hands),
        quality=(usual,) * len(field),
        usual=usual,
        pile=_left(whole, dealt, 1.0),
        later_pile=_left(whole, dealt, 0.5),
        backed=(BACKED,) * len(field),
        friends=(0.0,) * len(field),
        score=None,
        left=1.0,
        declined=(False, False),
    )


def start(view: SwallowsView, backed: Sequence[float] | None = None) -> Start:
    """The facts that a seat's view gives: public ones, and what its own hands hold."""
    tables = view.tables
    usual = _usual(tables)
    quality = tuple(usual if hands is None else _quality(tables, hands) for hands in view.hands)
    whole = [len(tables.deck(colour)) * view.form.decks for colour in (GREEN, BLUE, RED)]
    held = [sum(numbers[colour] for numbers in view.counts) for colour in (GREEN, BLUE, RED)]
    stars = sum(len(tables.nation_stars[nation]) for nation in view.field)
    held[RED] = max(0, held[RED] - stars)
    share = 1 if view.ranked else 0.5
    if backed is None:
        backed = _own_bets(view)
    hands = view.counts
    running = view.initiative >= 0 or (view.match > len(view.played) and view.period != "normal")
    if running:
        hands = _with_table(view)
    return Start(
        form=view.form,
        fixtures=view.fixtures,
        groups=view.groups,
        played=view.played,
        ranked=view.ranked,
        trainer=view.trainer,
        hands=hands,
        quality=quality,
        usual=usual,
        pile=_left(whole, held, 1.0),
        later_pile=_left(whole, held, share),
        backed=tuple(backed),
        friends=_friends(view),
        score=view.score if running else None,
        left=_UNDER_WAY if any(view.spent) else 1.0,
        declined=view.declined,
    )


def public_start(view: SwallowsView) -> Start:
    """The facts that everybody has, whoever's view it is: no hand, no slip."""
    begun = start(view, (BACKED,) * len(view.field))
    strangers = tuple(STRANGERS if friends < view.seats - 1 else friends for friends in begun.friends)
    return replace(begun, quality=(begun.usual,) * len(view.field), friends=strangers)


def _own_bets(view: SwallowsView) -> list[float]:
    own = {team for team, _ in view.bets}
    return [float(team in own) if trainer == view.seat else BACKED for team, trainer in enumerate(view.trainer)]


def _friends(view: SwallowsView) -> tuple[float, ...]:
    """Everybody must bet on Germany (S2.3); of the others' slips nothing more is known."""
    codes = view.tables.nation_code
    own = {team for team, _ in view.bets}
    return tuple(
        view.seats - 1.0
        if codes[nation] == _GERMANY and view.form.bets
        else STRANGERS + (team in own and view.trainer[team] != view.seat)
        for team, nation in enumerate(view.field)
    )


def _with_table(view: SwallowsView) -> tuple[Numbers, ...]:
    """Hands with the reds that come back after the running match (S5.11)."""
    hands = list(view.counts)
    for side, team in enumerate((view.home, view.away)):
        greens, blues, reds = hands[team]
        hands[team] = (greens, blues, reds + len(view.used[side]))
    return tuple(hands)


def _left(whole: Sequence[int], held: Sequence[int], share: float) -> Numbers:
    greens, blues, reds = (
        max(1, round(all_of - share * in_hands)) for all_of, in_hands in zip(whole, held, strict=True)
    )
    return greens, blues, reds


@lru_cache(maxsize=4)
def _usual(tables: Tables) -> tuple[float, float, float]:
    greens, blues, reds = (_mean_quality(tables, tables.deck(colour), colour) for colour in (GREEN, BLUE, RED))
    return greens, blues, reds


def _quality(tables: Tables, hands: Sequence[Sequence[int]]) -> tuple[float, float, float]:
    greens, blues, reds = (_mean_quality(tables, hands[colour], colour) for colour in (GREEN, BLUE, RED))
    return greens, blues, reds


def _mean_quality(tables: Tables, cards: Sequence[int], colour: int) -> float:
    return sum(goals_of(tables, card) - COLOUR_GOALS[colour] for card in cards) / max(1, len(cards))


@dataclass(frozen=True)
class Remainders:
    """Remainders played out."""

    ladder: tuple[str, ...]
    reached: tuple[bytes, ...]
    """A remainder each: by team how many stages of the ladder it reaches."""

    @cached_property
    def reach(self) -> Reach:
        """Chances of every team to reach every stage."""
        width = len(self.ladder)
        counts = [0] * (width * len(self.reached[0]))
        for row in self.reached:
            for team, stage in enumerate(row):
                if stage:
                    counts[team * width + stage - 1] += 1
        for at in range(len(counts) - 2, -1, -1):
            if at % width != width - 1:
                counts[at] += counts[at + 1]
        return tuple(count / len(self.reached) for count in counts)

    def earned(self, gains: Sequence[float]) -> list[float]:
        """What each remainder brings, M; `gains` are worth.Gains: M for each stage of each team."""
        width = len(self.ladder)
        sums = []
        for team in range(len(self.reached[0])):
            total, steps = 0.0, [0.0]
            for gain in gains[team * width : (team + 1) * width]:
                total += gain
                steps.append(total)
            if any(steps):
                sums.append((team, tuple(steps)))
        return [sum([steps[row[team]] for team, steps in sums]) for row in self.reached]


def remainders(begun: Start, n: int, seed: int, habits: Habits = MEASURED) -> Remainders:
    """`n` remainders of the tournament, the same for the same seed."""
    course = _Course(begun, habits, Random(seed))
    return Remainders(stages(begun.form), tuple(course.play() for _ in range(n)))


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


Draws = tuple[tuple[tuple[float, ...], tuple[Numbers, ...]], ...]
"""Cards drawn: chances of at most each outcome, and the outcomes."""


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


class _Course:
    """Plays remainders, one after the other, from the same start."""

    def __init__(self, begun: Start, habits: Habits, random: Random) -> None:
        self.begun = begun
        self.habits = habits
        self.random = random.random
        self.shuffle = random.shuffle
        self.ladder = stages(begun.form)
        self.goal_tables = _goal_tables()
        self.group_draws, self.later_draws = _draws(begun.pile), _draws(begun.later_pile)
        count = len(begun.fixtures)
        self.kinds = [kind_of(begun.form, fixture, count) for fixture in begun.fixtures]
        after = len(begun.played)
        self.group_matches = [
            (self.kinds[fixture.number - 1], *self._slots(fixture))
            for fixture in begun.fixtures[after:]
            if fixture.group is not None
        ]
        self.bracket = [fixture for fixture in begun.fixtures if fixture.group is None]
        self.points = [0] * len(begun.trainer)
        self.balance = [0] * len(begun.trainer)
        """Goal difference times 1,000, and goals (S7.2)."""
        for (home, away, score), fixture in zip(begun.played, begun.fixtures, strict=False):
            if fixture.group is not None:
                _count(self.points, self.balance, home, away, score.home, score.away)

    def _slots(self, fixture: Fixture) -> tuple[int, int]:
        groups = self.begun.groups
        home, away = fixture.home, fixture.away
        return groups[home.number][home.rank - 1], groups[away.number][away.rank - 1]

    def play(self) -> bytes:
        """One remainder: how many stages every team reaches."""
        begun = self.begun
        self.greens = [hand[GREEN] for hand in begun.hands]
        self.blues = [hand[BLUE] for hand in begun.hands]
        self.reds = [hand[RED] for hand in begun.hands]
        self.green_quality = [quality[GREEN] for quality in begun.quality]
        self.draws = self.later_draws if begun.ranked else self.group_draws
        self.score = begun.score
        self.edge = 0.0
        order = begun.ranked or self._play_groups()
        if not begun.ranked and begun.form.rest:
            for group in order:
                for team in group[: begun.form.through]:
                    self.reds[team] += 1
            self.draws = self.later_draws
        return self._play_bracket(order)

    def _play_groups(self) -> Sequence[Sequence[int]]:
        points, balance = self.points[:], self.balance[:]
        results: list[tuple[int, int, int, int]] = []
        by_points, trainer = self.habits.by_points, self.begun.trainer
        for kind, home, away in self.group_matches:
            shares = by_points[kind]
            home_goals, away_goals = self._match(
                home,
                away,
                kind,
                self.habits.in_groups,
                shares[min(points[home], MOST_POINTS)],
                shares[min(points[away], MOST_POINTS)],
                trainer[home] == trainer[away],
            )
            _count(points, balance, home, away, home_goals, away_goals)
            results.append((home, away, home_goals, away_goals))
            margin = home_goals - away_goals
            if margin == 0:
                self._draw(home, 2)
                self._draw(away, 2)
            else:
                winner, loser = (home, away) if margin > 0 else (away, home)
                if margin in (1, -1):
                    self._draw(winner, 3)
                    self._draw(loser, 1)
                else:
                    self._draw(winner, 4)
        return [self._ranked(teams, points, balance, results) for teams in self.begun.groups]

    def _ranked(
        self, teams: Sequence[int], points: list[int], balance: list[int], results: list[tuple[int, int, int, int]]
    ) -> Sequence[int]:
        """The final order of a group (S7.2)."""
        keys = {team: points[team] * 1_000_000 + balance[team] for team in teams}
        order = sorted(teams, key=keys.__getitem__, reverse=True)
        if len(set(keys.values())) == len(order):
            return order
        played = [match for match in self.begun.played if match[0] in teams]
        played += [(home, away, Score(goals, against)) for home, away, goals, against in results if home in teams]
        return rank(teams, played, self.shuffle)[0]

    def _play_bracket(self, order: Sequence[Sequence[int]]) -> bytes:
        reached = bytearray(len(self.begun.trainer))
        winners: dict[int, int] = {}
        ladder, played, trainer = self.ladder, self.begun.played, self.begun.trainer
        winner = -1
        for fixture in self.bracket:
            home = self._entrant(fixture.home, order, winners)
            away = self._entrant(fixture.away, order, winners)
            reached[home] = reached[away] = ladder.index(fixture.stage) + 1
            if fixture.number <= len(played):
                winner = away if played[fixture.number - 1][2].winner == 1 else home
            else:
                winner = self._knock_out(home, away, self.kinds[fixture.number - 1], trainer[home] == trainer[away])
            winners[fixture.number] = winner
        if winner >= 0:
            reached[winner] = len(ladder)
        return bytes(reached)

    def _entrant(self, source: Source, order: Sequence[Sequence[int]], winners: dict[int, int]) -> int:
        kind, number, place = source
        if kind == FROM_WINNER:
            return winners[number]
        if kind == FROM_GROUP:
            return order[number][place - 1]
        if kind == FROM_SLOT:
            return self.begun.groups[number][place - 1]
        assert kind == FROM_FIELD
        return number

    def _knock_out(self, home: int, away: int, kind: int, of_one: bool) -> int:
        """The winner, who draws cards; a level match goes by the blues left and luck (S8.3)."""
        goals, against = self._match(home, away, kind, self.habits.in_knockout, 1.0, 1.0, of_one)
        margin = goals - against
        if margin == 0:
            better = 0.5 + _KEPT_BLUE * (self.blues[home] - self.blues[away]) + _EDGE_WHEN_LEVEL * self.edge
            winner = home if self.random() < min(0.9, max(0.1, better)) else away
            self._draw(winner, 2)
            return winner
        winner = home if margin > 0 else away
        self._draw(winner, 3 if margin in (1, -1) else 4)
        return winner

    def _match(
        self, home: int, away: int, kind: int, chances: Chances, home_will: float, away_will: float, of_one: bool
    ) -> tuple[int, int]:
        """Goals of both teams; the hands lose what was spent."""
        running, share = self.score, 1.0
        if running is None:
            self._draw(home, 1)
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

    def _draw(self, team: int, due: int) -> None:
        sums, outcomes = self.draws[due]
        greens, blues, reds = outcomes[bisect_right(sums, self.random())]
        if greens:
            held = self.greens[team]
            usual = self.begun.usual[GREEN]
            self.green_quality[team] = (self.green_quality[team] * held + usual * greens) / (held + greens)
            self.greens[team] = held + greens
        self.blues[team] += blues
        self.reds[team] += reds


def _count(points: list[int], balance: list[int], home: int, away: int, goals: int, against: int) -> None:
    if goals > against:
        points[home] += 3
    elif goals < against:
        points[away] += 3
    else:
        points[home] += 1
        points[away] += 1
    balance[home] += (goals - against) * 1_000 + goals
    balance[away] += (against - goals) * 1_000 + against
