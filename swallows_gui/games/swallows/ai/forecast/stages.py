"""Chances in tournaments of any shape: stage after stage, who may come in and who comes through (S10.5, S10.6).

What `bracket.py` walks for groups and a knock-out of their best, this walks for second stages of groups, final groups,
best thirds, two legs and replays. A group whose teams are not known yet is shared out by how good its teams are.
"""

from collections.abc import Mapping, Sequence
from math import exp

from swallows_gui.engine.tournament.bracket import OPEN, entrant, winner_among
from swallows_gui.engine.tournament.schedule import (
    CHAMPION,
    FROM_BEST,
    FROM_GROUP,
    FROM_LOSER,
    FROM_WINNER,
    Fixture,
    GroupStage,
    Place,
    Schedule,
)
from swallows_gui.engine.tournament.thirds import assigned, every_set, stages_of
from swallows_gui.games.swallows.ai.forecast.groups import BEAT, STEP, WIDEST, ForecastFacts, Places, Reach

Chances = dict[int, float]
"""By team."""

_EDGE_IN_A_GROUP = 1.1
"""How much a goal a match tells in a group of which only the ratings are known (logits)."""

_SHARES: dict[int, tuple[Schedule, list[dict[int, float]]]] = {}
"""By schedule (its identity): `shares_of` it."""


def shares_of(schedule: Schedule) -> list[dict[int, float]]:
    """By place of `Schedule.bests` the chance that a group's team goes there, all sets of groups as likely."""
    known = _SHARES.get(id(schedule))
    if known is None:
        shares: list[dict[int, float]] = [{} for _ in schedule.bests]
        for places in stages_of(schedule):
            sets = list(every_set(places))
            for on in sets:
                for place, group in zip(places, assigned(schedule, places, on), strict=True):
                    share = shares[place.number]
                    share[group] = share.get(group, 0.0) + 1 / len(sets)
        known = _SHARES[id(schedule)] = schedule, shares
    return known[1]


def walk(
    situation: ForecastFacts,
    slots: Places,
    ratings: Sequence[float],
    fixed: Mapping[int, Chances],
    sharpness: float,
) -> Reach:
    """Chances of every team to reach every stage. `fixed`: who wins a match for certain."""
    return _StageWalk(situation, dict(slots), ratings, fixed, sharpness).reach()


class _StageWalk:
    def __init__(
        self,
        situation: ForecastFacts,
        slots: Places,
        ratings: Sequence[float],
        fixed: Mapping[int, Chances],
        sharpness: float,
    ) -> None:
        self.situation, self.slots, self.ratings, self.fixed, self.sharpness = (
            situation,
            slots,
            ratings,
            fixed,
            sharpness,
        )
        self.schedule = situation.form.schedule
        self.ladder = self.schedule.ladder
        self.settled = winner_among(situation.played, situation.fixtures)
        self.lost = winner_among(situation.played, situation.fixtures, lost=True)
        self.winners: dict[int, Chances] = {}
        self.losers: dict[int, Chances] = {}
        self.found = [0.0] * (len(self.ladder) * len(ratings))

    def reach(self) -> Reach:
        by_round: list[list[Fixture]] = [[] for _ in self.schedule.stages]
        for fixture in self.situation.fixtures:
            by_round[fixture.round].append(fixture)
        last: Chances = {}
        for at, stage in enumerate(self.schedule.stages):
            if isinstance(stage, GroupStage):
                self._groups(at, stage, by_round[at][0].rung)
                continue
            for fixture in by_round[at]:
                if fixture.leg != 1 and not fixture.replay_of and fixture.decides < 0:
                    last = self._match(fixture)
        final_group = self.schedule.final_group
        for team, chance in (last if final_group is None else self._place((final_group, 1))).items():
            self._reaches(team, CHAMPION, chance)
        return tuple(self.found)

    def _reaches(self, team: int, rung: str, chance: float) -> None:
        self.found[team * len(self.ladder) + self.ladder.index(rung)] += chance

    def _groups(self, at: int, stage: GroupStage, rung: str) -> None:
        first, last = self.schedule.rounds[at]
        for group, places in zip(range(first, last), stage.entrants or ((),) * (last - first), strict=True):
            if OPEN in self.situation.groups[group]:
                coming = [self._entrants(place) for place in places]
                for team, chance in _sum(coming).items():
                    self._reaches(team, rung, min(1.0, chance))
                self._share_out(group, coming)
            elif rung:
                for team in self.situation.groups[group]:
                    self._reaches(team, rung, 1.0)
        if self.schedule.final_group is not None and last > self.schedule.final_group:
            group = self.schedule.final_group
            size = self.schedule.groups[group].size
            above: Chances = {}
            for rank in range(1, size):
                above = _sum([above, self._place((group, rank))])
                for team, chance in above.items() if rank > 1 else ():
                    self._reaches(team, str(rank), chance)

    def _share_out(self, group: int, coming: list[Chances]) -> None:
        """Final places of a group of which nobody knows who plays in it: one place after the other goes by weight."""
        teams = _sum(coming)
        weight = {team: exp(_EDGE_IN_A_GROUP * self.ratings[team]) for team in teams}
        left = dict(teams)
        for rank in range(1, len(coming) + 1):
            whole = sum(chance * weight[team] for team, chance in left.items()) or 1.0
            taken = {team: chance * weight[team] / whole for team, chance in left.items()}
            self.slots[group, rank] = taken
            left = {team: max(0.0, chance - taken[team]) for team, chance in left.items()}

    def _place(self, key: tuple[int, int]) -> Chances:
        group, rank = key
        ranked = self.situation.ranked
        if group < len(ranked) and ranked[group]:
            return {ranked[group][rank - 1]: 1.0}
        return self.slots.get(key, {})

    def _entrants(self, place: Place) -> Chances:
        now = self.situation
        team = entrant(place, now.groups, now.ranked, self.settled, self.lost, now.bests)
        if team != OPEN:
            return {team: 1.0}
        if place.kind == FROM_WINNER:
            return self.winners.get(place.number, {})
        if place.kind == FROM_LOSER:
            return self.losers.get(place.number, {})
        if place.kind == FROM_GROUP:
            return self._place((place.number, place.rank))
        if place.kind == FROM_BEST:
            shares = shares_of(self.schedule)[place.number]
            return _sum([
                {team: share * chance for team, chance in self._place((group, place.rank)).items()}
                for group, share in shares.items()
            ])  # fmt: skip
        return {}

    def _match(self, fixture: Fixture) -> Chances:
        home, away = self._entrants(fixture.home), self._entrants(fixture.away)
        if fixture.rung:
            for side in (home, away):
                for team, chance in side.items():
                    self._reaches(team, fixture.rung, chance)
        team = self.settled(fixture.number)
        winner = {team: 1.0} if team != OPEN else self.fixed.get(fixture.number) or self._winners(home, away)
        self.winners[fixture.number] = winner
        both = _sum([home, away])
        self.losers[fixture.number] = {
            team: left for team, chance in both.items() if (left := chance - winner.get(team, 0.0)) > 0
        }
        return winner if fixture.rung else {}

    def _winners(self, home: Chances, away: Chances) -> Chances:
        return winners(home, away, self.ratings, self.sharpness)


def winners(home: Chances, away: Chances, ratings: Sequence[float], sharpness: float) -> Chances:
    """Who wins a match between these; edges count `sharpness` times."""
    won_by: Chances = {}
    lost = dict.fromkeys(away, 0.0)
    beat, widest, scale = BEAT, 2 * WIDEST, sharpness / STEP
    for team, chance in home.items():
        own = ratings[team] * scale + WIDEST + 0.5
        won = 0.0
        for other, likely in away.items():
            step = int(own - ratings[other] * scale)
            better = likely * beat[0 if step < 0 else widest if step > widest else step]
            won += better
            lost[other] += chance * better
        won_by[team] = chance * won
    for other, likely in away.items():
        won_by[other] = won_by.get(other, 0.0) + likely - lost[other]
    return won_by


def _sum(parts: Sequence[Mapping[int, float]]) -> Chances:
    whole: Chances = {}
    for part in parts:
        for team, chance in part.items():
            whole[team] = whole.get(team, 0.0) + chance
    return whole
