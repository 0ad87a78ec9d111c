"""The knock-out walked through: who may meet whom, and who comes through (S8.1)."""

from collections.abc import Sequence

from swallows_gui.ai.swallows.forecast.groups import Places
from swallows_gui.ai.swallows.forecast.results import BEAT, STEP, WIDEST
from swallows_gui.ai.swallows.forecast.situation import Reach, Situation, group_match_count, stages
from swallows_gui.engine.tournament import FROM_FIELD, FROM_GROUP, FROM_SLOT, FROM_WINNER, Source

_SHARPER = 1.2
"""Before the groups are over, an edge counts so much more in the knock-out: the strong come through with more cards."""


def source(
    situation: Situation,
    origin: Source,
    slots: Places,
    winners: dict[int, dict[int, float]],
) -> dict[int, float]:
    """Who may come from a source of the bracket."""
    kind, number, place = origin
    if kind == FROM_WINNER:
        if number <= len(situation.played):
            home, away, score = situation.played[number - 1]
            return {away if score.winner == 1 else home: 1.0}
        return winners[number]
    if kind == FROM_GROUP:
        if situation.ranked and situation.ranked[number]:
            return {situation.ranked[number][place - 1]: 1.0}
        return slots[(number, place)]
    if kind == FROM_SLOT:
        return {situation.groups[number][place - 1]: 1.0}
    if kind == FROM_FIELD:
        return {number: 1.0}
    everyone = [team for group in situation.groups for team in group]
    return {team: 1 / len(everyone) for team in everyone}


def bracket(
    situation: Situation,
    slots: Places,
    ratings: Sequence[float],
    fixed: dict[int, dict[int, float]],
) -> Reach:
    """Walk the knock-out: chances of every team to reach every stage. `fixed`: who wins a match for certain."""
    ladder = stages(situation.form)
    width = len(ladder)
    reach = [0.0] * (width * len(ratings))
    winners: dict[int, dict[int, float]] = {}
    sharpness = 1.0 if situation.ranked and all(situation.ranked) else _SHARPER
    for fixture in situation.fixtures[group_match_count(situation) :]:
        home = source(situation, fixture.home, slots, winners)
        away = source(situation, fixture.away, slots, winners)
        column = ladder.index(fixture.stage)
        for side in (home, away):
            for team, chance in side.items():
                reach[team * width + column] += chance
        if fixture.number <= len(situation.played):
            winner = source(situation, Source(FROM_WINNER, fixture.number, 0), slots, winners)
        else:
            winner = fixed.get(fixture.number) or _winners(home, away, ratings, sharpness)
        winners[fixture.number] = winner
        last = winner
    for team, chance in last.items():
        reach[team * width + width - 1] += chance
    return tuple(reach)


def _winners(
    home: dict[int, float], away: dict[int, float], ratings: Sequence[float], sharpness: float
) -> dict[int, float]:
    """Who wins a match between these; edges count `sharpness` times."""
    winners: dict[int, float] = {}
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
        winners[team] = chance * won
    for other, likely in away.items():
        winners[other] = winners.get(other, 0.0) + likely - lost[other]
    return winners
