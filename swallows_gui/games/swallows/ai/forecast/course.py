"""Plays the rest of a tournament of any shape in a simulation, stage after stage (S10.5, S10.6).

A simulation starts from public facts and what a seat's own hands hold (S0.6).
"""

from collections.abc import Callable, Sequence, Set
from dataclasses import dataclass, replace
from functools import lru_cache

from swallows_gui.engine.tournament.bracket import OPEN, entrant, winner_among
from swallows_gui.engine.tournament.ranking import Played, RankingFacts, Score, rank, rank_apart
from swallows_gui.engine.tournament.schedule import CHAMPION, Fixture, GroupStage, Place
from swallows_gui.engine.tournament.thirds import assigned, sources, stages_of
from swallows_gui.games.swallows.ai.beliefs import Beliefs, beliefs
from swallows_gui.games.swallows.ai.forecast.groups import must_bet_on
from swallows_gui.games.swallows.ai.match_context import COLOUR_GOALS, goals_of
from swallows_gui.games.swallows.ai.star_cards import Star, stars_of
from swallows_gui.games.swallows.rules.formats import Format
from swallows_gui.games.swallows.rules.tables import BLUE, GREEN, RED, Tables
from swallows_gui.games.swallows.rules.view import SwallowsView

Interest = tuple[float, float, float]
"""Bets on a team by kind: V, F, S."""
NOTHING: Interest = (0.0, 0.0, 0.0)
BACKED: Interest = (0.2, 0.2, 0.1)
"""How likely a trainer is held to have a bet on a team of his, if nothing more is known."""
WISHED: Interest = (0.0, 0.0, 1.0)
"""A trainer who wants his team to go as far as it can."""

_UNDER_WAY = 0.5
"""Share of a match still to come once cards lie on the table."""

Numbers = tuple[int, int, int]
"""Greens, blues, reds."""


@dataclass(frozen=True, slots=True)
class ForecastStart:
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
    backed: tuple[Interest, ...]
    """By team: how likely its trainer has each bet on it."""
    abroad: tuple[tuple[Interest, ...], ...]
    """By seat and team: how likely the seat has each bet on it; none on its own teams and on the one on which all must
    bet."""
    must: int
    """That team (S2.3), or -1."""
    score: tuple[int, int] | None
    """Of the match that runs, None between matches."""
    left: float
    """Share of the running match that is still to come."""
    declined: tuple[bool, bool]
    stars: tuple[Star, ...]
    """By team: what its stars do beyond what as many other reds do."""
    bests: tuple[int, ...] = ()
    """The teams at the places of the best thirds and the like, as far as they are known."""

    def drawn(self, groups: tuple[tuple[int, ...], ...], trainer: tuple[int, ...]) -> "ForecastStart":
        """The start with these groups and trainers."""
        return replace(self, groups=groups, trainer=trainer, abroad=_no_bets(trainer))


def of_field(tables: Tables, form: Format, field: Sequence[int]) -> ForecastStart:
    """A tournament before its draw: hands as the nation cards promise them, teams of one seat, in no groups yet."""
    usual = usual_quality(tables)
    hands = []
    for nation in field:
        greens, blues, reds = tables.nation_cards[nation]
        hands.append((greens, blues, reds + len(tables.nation_stars[nation])))
    return ForecastStart(
        form=form,
        fixtures=form.schedule.fixtures,
        groups=(),
        played=(),
        ranked=(),
        trainer=(0,) * len(field),
        hands=tuple(hands),
        quality=(usual,) * len(field),
        usual=usual,
        backed=(BACKED,) * len(field),
        abroad=_no_bets((0,) * len(field)),
        must=must_bet_on(tables, form, field),
        score=None,
        left=1.0,
        declined=(False, False),
        stars=_stars(tables, field),
    )


def start(view: SwallowsView, *, wished: Set[int] = frozenset()) -> ForecastStart:
    """The start from a seat's view: public facts, its own hands, and believed bets of others. `wished`: own teams for
    which it is to want the title, whatever its slip says."""
    begun = _from(view, beliefs(view) if view.form.economy.bets else None)
    return replace(begun, backed=tuple(WISHED if team in wished else of for team, of in enumerate(begun.backed)))


def _from(view: SwallowsView, held: Beliefs | None) -> ForecastStart:
    tables = view.tables
    usual = usual_quality(tables)
    quality = tuple(usual if hands is None else _quality(tables, hands) for hands in view.hands)
    hands = view.counts
    running = view.initiative >= 0 or (view.match > len(view.played) and view.period != "normal")
    if running:
        hands = _with_table(view)
    return ForecastStart(
        form=view.form,
        fixtures=view.fixtures,
        groups=view.groups,
        played=view.played,
        ranked=view.ranked,
        trainer=view.trainer,
        hands=hands,
        quality=quality,
        usual=usual,
        backed=tuple(_leaning(held, trainer, team) for team, trainer in enumerate(view.trainer)),
        abroad=tuple(_abroad(view, held, seat) for seat in range(view.seats)),
        must=must_bet_on(tables, view.form, view.field),
        score=view.score if running else None,
        left=_UNDER_WAY if any(view.spent) else 1.0,
        declined=view.declined,
        stars=_stars(tables, view.field),
        bests=view.bests,
    )


def public_start(view: SwallowsView) -> ForecastStart:
    """The start from public facts alone, whoever's view it is."""
    begun = _from(view, beliefs(view, public=True) if view.form.economy.bets else None)
    return replace(begun, quality=(begun.usual,) * len(view.field))


def _leaning(held: Beliefs | None, seat: int, team: int) -> Interest:
    """How likely a seat has each bet on a team."""
    if held is None or seat < 0:
        return NOTHING
    _, *kinds = held.leanings[seat][team]
    return kinds[0], kinds[1], kinds[2]


def _abroad(view: SwallowsView, held: Beliefs | None, seat: int) -> tuple[Interest, ...]:
    """How likely a seat has each bet on the teams of others."""
    return tuple(
        NOTHING if trainer == seat or held is None or team == held.must else _leaning(held, seat, team)
        for team, trainer in enumerate(view.trainer)
    )


def _no_bets(trainer: Sequence[int]) -> tuple[tuple[Interest, ...], ...]:
    """Bets abroad where nobody has made any."""
    return ((NOTHING,) * len(trainer),) * (max(trainer) + 1)


def _stars(tables: Tables, field: Sequence[int]) -> tuple[Star, ...]:
    """Nobody loses a star: what a nation card shows holds to the end (S1.6)."""
    stars = stars_of(tables)
    return tuple(stars[nation] for nation in field)


def _with_table(view: SwallowsView) -> tuple[Numbers, ...]:
    """Hands with the reds that come back after the running match (S5.11)."""
    hands = list(view.counts)
    for side, team in enumerate((view.home, view.away)):
        greens, blues, reds = hands[team]
        hands[team] = (greens, blues, reds + len(view.used[side]))
    return tuple(hands)


@lru_cache(maxsize=4)
def usual_quality(tables: Tables) -> tuple[float, float, float]:
    """By colour the mean worth of a card from the pile beyond its colour's, goals."""
    greens, blues, reds = (_mean_quality(tables, tables.deck(colour), colour) for colour in (GREEN, BLUE, RED))
    return greens, blues, reds


def _quality(tables: Tables, hands: Sequence[Sequence[int]]) -> tuple[float, float, float]:
    greens, blues, reds = (_mean_quality(tables, hands[colour], colour) for colour in (GREEN, BLUE, RED))
    return greens, blues, reds


def _mean_quality(tables: Tables, cards: Sequence[int], colour: int) -> float:
    return sum(goals_of(tables, card) - COLOUR_GOALS[colour] for card in cards) / max(1, len(cards))


PlayMatch = Callable[[Fixture, int, int, dict[int, int]], tuple[int, int]]
"""Plays a group match between two teams that have so many points, and says the goals."""
KnockOut = Callable[[Fixture, int, int], int]
"""The winner of a match between two teams."""


class OpenStages:
    """Plays the stages that are open, and remembers who came where."""

    def __init__(
        self,
        begun: ForecastStart,
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
