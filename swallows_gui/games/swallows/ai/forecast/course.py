"""A simulated remainder of a tournament of any shape, stage after stage (S10.5, S10.6)."""

from collections.abc import Callable, Sequence

from swallows_gui.engine.tournament.bracket import OPEN, entrant, winner_among
from swallows_gui.engine.tournament.ranking import Played, RankingFacts, Score, rank, rank_apart
from swallows_gui.engine.tournament.schedule import CHAMPION, Fixture, GroupStage, Place
from swallows_gui.engine.tournament.thirds import assigned, sources, stages_of
from swallows_gui.games.swallows.ai.forecast.start import Start

PlayMatch = Callable[[Fixture, int, int, dict[int, int]], tuple[int, int]]
"""Plays a group match between two teams that have so many points, and says the goals."""
KnockOut = Callable[[Fixture, int, int], int]
"""The winner of a match between two teams."""


class OpenStages:
    """Plays the stages that are open, and remembers who came where."""

    def __init__(
        self,
        begun: Start,
        match: PlayMatch,
        knock_out: KnockOut,
        rest: Callable[[Sequence[int]], None],
        shuffle: Callable[[list[int]], None],
    ) -> None:
        self.begun, self.match, self.knock_out, self.rest, self.shuffle = begun, match, knock_out, rest, shuffle
        self.schedule = begun.form.schedule
        self.by_round: list[list[tuple[int, Fixture]]] = [[] for _ in self.schedule.stages]
        for at, fixture in enumerate(begun.fixtures):
            self.by_round[fixture.round].append((at, fixture))
        self.won = winner_among(begun.played, begun.fixtures)
        self.lost = winner_among(begun.played, begun.fixtures, lost=True)

    def play(self) -> bytes:
        """One remainder: by team how many rungs of the ladder it reaches."""
        schedule, ladder = self.schedule, self.schedule.ladder
        self.ranked = list(self.begun.ranked)
        self.bests = [*self.begun.bests, *[OPEN] * (len(schedule.bests) - len(self.begun.bests))]
        self.groups = list(self.begun.groups)
        self.winners: dict[int, int] = {}
        self.losers: dict[int, int] = {}
        self.reached = bytearray(len(self.begun.trainer))
        champion = OPEN
        for at, stage in enumerate(schedule.stages):
            if isinstance(stage, GroupStage):
                self._groups(at, stage)
                continue
            for _, fixture in self.by_round[at]:
                if fixture.leg != 1 and not fixture.replay_of and fixture.decides < 0:
                    winner = self._settle(fixture)
                    champion = winner if fixture.rung else champion
        if schedule.final_group is not None:
            for place, team in enumerate(self.ranked[schedule.final_group][:-1], 1):
                self.reached[team] = ladder.index(CHAMPION if place == 1 else str(place)) + 1
        elif champion != OPEN:
            self.reached[champion] = len(ladder)
        return bytes(self.reached)

    def _reach(self, team: int, rung: str) -> None:
        if rung:
            self.reached[team] = max(self.reached[team], self.schedule.ladder.index(rung) + 1)

    def _team(self, place: Place) -> int:
        return entrant(place, self.groups, self.ranked, self._winner, self._loser, self.bests)

    def _winner(self, number: int) -> int:
        return self.winners.get(number, OPEN)

    def _loser(self, number: int) -> int:
        return self.losers.get(number, OPEN)

    def _settle(self, fixture: Fixture) -> int:
        home, away = self._team(fixture.home), self._team(fixture.away)
        self._reach(home, fixture.rung)
        self._reach(away, fixture.rung)
        winner = self.won(fixture.number)
        if winner == OPEN:
            winner = self.knock_out(fixture, home, away) if fixture.rung else home
        self.winners[fixture.number] = winner
        self.losers[fixture.number] = away if winner == home else home
        return winner

    def _groups(self, at: int, stage: GroupStage) -> None:
        first, last = self.schedule.rounds[at]
        for group, places in zip(range(first, last), stage.entrants, strict=False):
            if OPEN in self.groups[group]:
                self.groups[group] = tuple(self._team(place) for place in places)
        rung = self.by_round[at][0][1].rung
        for group in range(first, last):
            for team in self.groups[group]:
                self._reach(team, rung)
        if len(self.ranked) >= last:
            return
        played: list[list[Played]] = [[] for _ in range(last)]
        points: dict[int, int] = {}
        offs: dict[int, list[Played]] = {}
        for index, fixture in self.by_round[at]:
            if fixture.decides >= 0:
                if index < len(self.begun.played):
                    offs.setdefault(fixture.decides, []).append(self.begun.played[index])
            elif fixture.group is not None:
                home, away = self._team(fixture.home), self._team(fixture.away)
                if index < len(self.begun.played):
                    score = self.begun.played[index][2]
                else:
                    score = Score(*self.match(fixture, home, away, points))
                played[fixture.group].append((home, away, score))
                _count(points, home, away, score, self.schedule.ranking.win)
        for group in range(first, last):
            before = {team: place for order in self.ranked[:first] for place, team in enumerate(order, 1)}
            facts = RankingFacts({}, before, offs.get(group, ()))
            order, _ = rank(self.groups[group], played[group], self.schedule.ranking, self.shuffle, facts)
            self.ranked.append(tuple(order))
        best = self._thirds(first, last, played)
        on = [team for group in range(first, last) for team in self.ranked[group][: self.schedule.through[group]]]
        following = self.by_round[at + 1][0][1].rung if at + 1 < len(self.by_round) else ""
        if following and following == self.begun.form.economy.rest:
            self.rest(on + best)

    def _thirds(self, first: int, last: int, played: Sequence[Sequence[Played]]) -> list[int]:
        through: list[int] = []
        for places in stages_of(self.schedule) if self.schedule.bests else ():
            groups = sources(places)
            if not first <= groups[0] < last:
                continue
            of = {self.ranked[group][places[0].rank - 1]: group for group in groups}
            rows = [(team, self.groups[group], played[group]) for team, group in of.items()]
            order, _ = rank_apart(rows, self.schedule.ranking, self.shuffle)
            team_of = {of[team]: team for team in order[: len(places)]}
            for place, group in zip(places, assigned(self.schedule, places, team_of), strict=True):
                self.bests[place.number] = team_of[group]
            through += team_of.values()
        return through


def _count(points: dict[int, int], home: int, away: int, score: Score, win: int) -> None:
    if score.home == score.away:
        points[home], points[away] = points.get(home, 0) + 1, points.get(away, 0) + 1
    else:
        winner = home if score.home > score.away else away
        points[winner] = points.get(winner, 0) + win
