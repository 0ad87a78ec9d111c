"""The knock-out walked through: who may meet whom, and who comes through (S8.1)."""

from collections.abc import Sequence

from swallows_gui.engine.tournament.bracket import OPEN, entrant, winner_among
from swallows_gui.engine.tournament.schedule import FROM_WINNER, Place
from swallows_gui.games.swallows.ai.forecast.groups import ForecastFacts, Places, Reach
from swallows_gui.games.swallows.ai.forecast.stages import walk
from swallows_gui.games.swallows.ai.forecast.stages import winners as winners_of

_SHARPER = 1.2
"""Before the groups are over, an edge counts so much more in the knock-out: the strong come through with more cards."""


def bracket(
    situation: ForecastFacts,
    slots: Places,
    ratings: Sequence[float],
    fixed: dict[int, dict[int, float]],
) -> Reach:
    """Walk the knock-out: chances of every team to reach every stage. `fixed`: who wins a match for certain."""
    ladder = situation.form.schedule.ladder
    width = len(ladder)
    reach = [0.0] * (width * len(ratings))
    winners: dict[int, dict[int, float]] = {}
    sharpness = 1.0 if situation.ranked and all(situation.ranked) else _SHARPER
    if not situation.form.schedule.simple:
        return walk(situation, slots, ratings, fixed, sharpness)
    settled = winner_among(situation.played)

    def entrants(place: Place) -> dict[int, float]:
        team = entrant(place, situation.groups, situation.ranked, settled)
        if team != OPEN:
            return {team: 1.0}
        kind, number, rank, _ = place
        return winners[number] if kind == FROM_WINNER else slots[number, rank]

    for fixture in situation.fixtures[situation.form.schedule.group_matches :]:
        home = entrants(fixture.home)
        away = entrants(fixture.away)
        column = ladder.index(fixture.stage)
        for side in (home, away):
            for team, chance in side.items():
                reach[team * width + column] += chance
        if fixture.number <= len(situation.played):
            team = settled(fixture.number)
            winner = {} if team == OPEN else {team: 1.0}
        else:
            winner = fixed.get(fixture.number) or winners_of(home, away, ratings, sharpness)
        winners[fixture.number] = winner
        last = winner
    for team, chance in last.items():
        reach[team * width + width - 1] += chance
    return tuple(reach)
