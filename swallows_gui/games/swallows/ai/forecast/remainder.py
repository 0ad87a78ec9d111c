"""Simulated remainders of a tournament from what one seat knows: who gets how far, all teams together (S6, S7, S8).

Where `chances.py` multiplies chances, this plays: groups with the real ranking (S7.2), the bracket, and hands that
matches and draws change (`match.py`). One remainder is a row of bytes, so that money that hangs on several teams at
once can be counted over the same rows.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from random import Random

from swallows_gui.ai.advice import CheckCancelled, never_cancelled
from swallows_gui.engine.tournament.bracket import entrant
from swallows_gui.engine.tournament.ranking import RANKING, Score, rank
from swallows_gui.engine.tournament.schedule import Fixture
from swallows_gui.games.swallows.ai.forecast.course import ForecastStart, OpenStages
from swallows_gui.games.swallows.ai.forecast.groups import Reach
from swallows_gui.games.swallows.ai.forecast.match import Hands
from swallows_gui.games.swallows.ai.statistics import Habits, habits_of, kind_of, rung_of


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


def remainders(
    begun: ForecastStart, n: int, seed: int, check_cancelled: CheckCancelled = never_cancelled
) -> Remainders:
    """`n` remainders of the tournament, the same for the same seed; `check_cancelled` is called after each."""
    course = _Remainder(begun, habits_of(begun.form), Random(seed))
    rows = []
    for _ in range(n):
        rows.append(course.play())
        check_cancelled()
    return Remainders(begun.form.schedule.ladder, tuple(rows))


class _Remainder:
    """Plays remainders, one after the other, from the same start."""

    def __init__(self, begun: ForecastStart, habits: Habits, random: Random) -> None:
        self.begun = begun
        self.habits = habits
        self.hands = Hands(begun, habits, random.random)
        self.random = random.random
        self.shuffle = random.shuffle
        self.ladder = begun.form.schedule.ladder
        self.ranking = ranking = begun.form.schedule.ranking
        self.by_sums = (ranking.win, ranking.criteria[:2]) == (RANKING.win, RANKING.criteria[:2])
        """Whether points, goal difference and goals settle whatever they can."""
        self.kinds = [kind_of(fixture) for fixture in begun.fixtures]
        self.stages: OpenStages | None = None
        if not begun.form.schedule.simple:
            self.stages = OpenStages(begun, self._group_match, self._stage_match, self.hands.take_rest, random.shuffle)
            return
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
        self.hands.deal()
        if self.stages is not None:
            return self.stages.play()
        order = begun.ranked or self._play_groups()
        if not begun.ranked and begun.form.economy.rest:
            through = begun.form.schedule.through
            self.hands.take_rest([team for group, count in zip(order, through, strict=True) for team in group[:count]])
        return self._play_bracket(order)

    def _group_match(self, fixture: Fixture, home: int, away: int, points: dict[int, int]) -> tuple[int, int]:
        """The goals of a group match, after which both draw cards."""
        of_one = self.begun.trainer[home] == self.begun.trainer[away]
        own, other = points.get(home, 0), points.get(away, 0)
        goals = self.hands.match(home, away, kind_of(fixture), of_one, own, other, rung_of(fixture, self.ladder))
        self._draw(home, away, goals[0] - goals[1])
        return goals

    def _stage_match(self, fixture: Fixture, home: int, away: int) -> int:
        of_one = self.begun.trainer[home] == self.begun.trainer[away]
        return self._knock_out(home, away, kind_of(fixture), of_one, rung_of(fixture, self.ladder))

    def _draw(self, home: int, away: int, margin: int) -> None:
        """Cards by the result of a group match (S6.3)."""
        hands = self.hands
        if margin == 0:
            hands.draw(home, 2)
            hands.draw(away, 2)
            return
        winner, loser = (home, away) if margin > 0 else (away, home)
        if margin in (1, -1):
            hands.draw(winner, 3)
            hands.draw(loser, 1)
        else:
            hands.draw(winner, 4)

    def _play_groups(self) -> Sequence[Sequence[int]]:
        points, balance = self.points[:], self.balance[:]
        results: list[tuple[int, int, int, int]] = []
        hands, trainer = self.hands, self.begun.trainer
        for kind, home, away in self.group_matches:
            of_one = trainer[home] == trainer[away]
            home_goals, away_goals = hands.match(home, away, kind, of_one, points[home], points[away], -1)
            _count(points, balance, home, away, home_goals, away_goals)
            results.append((home, away, home_goals, away_goals))
            self._draw(home, away, home_goals - away_goals)
        return [self._ranked(teams, points, balance, results) for teams in self.begun.groups]

    def _ranked(
        self, teams: Sequence[int], points: list[int], balance: list[int], results: list[tuple[int, int, int, int]]
    ) -> Sequence[int]:
        """The final order of a group (S7.2)."""
        if self.by_sums:
            keys = {team: points[team] * 1_000_000 + balance[team] for team in teams}
            order = sorted(teams, key=keys.__getitem__, reverse=True)
            if len(set(keys.values())) == len(order):
                return order
        played = [match for match in self.begun.played if match[0] in teams]
        played += [(home, away, Score(goals, against)) for home, away, goals, against in results if home in teams]
        return rank(teams, played, self.ranking, self.shuffle)[0]

    def _play_bracket(self, order: Sequence[Sequence[int]]) -> bytes:
        reached = bytearray(len(self.begun.trainer))
        winners: dict[int, int] = {}
        ladder, played, trainer, groups = self.ladder, self.begun.played, self.begun.trainer, self.begun.groups
        winner = -1
        for fixture in self.bracket:
            home = entrant(fixture.home, groups, order, winners.__getitem__)
            away = entrant(fixture.away, groups, order, winners.__getitem__)
            rung = ladder.index(fixture.stage)
            reached[home] = reached[away] = rung + 1
            if fixture.number <= len(played):
                winner = away if played[fixture.number - 1][2].winner == 1 else home
            else:
                of_one = trainer[home] == trainer[away]
                winner = self._knock_out(home, away, self.kinds[fixture.number - 1], of_one, rung)
            winners[fixture.number] = winner
        if winner >= 0:
            reached[winner] = len(ladder)
        return bytes(reached)

    def _knock_out(self, home: int, away: int, kind: int, of_one: bool, rung: int) -> int:
        """The winner, who draws cards."""
        hands = self.hands
        goals, against = hands.match(home, away, kind, of_one, 0, 0, rung)
        margin = goals - against
        if margin == 0:
            winner = hands.winner_when_level(home, away)
            hands.draw(winner, 2)
            return winner
        winner = home if margin > 0 else away
        hands.draw(winner, 4 if margin not in (1, -1) else 2 if self.random() < self.habits.late else 3)
        return winner


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
