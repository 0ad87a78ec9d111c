"""The pay-out: trainers' fees, then the bets; most cash wins (S2.4, S2.7, S9.1, S10.5)."""

from collections.abc import Sequence
from typing import Final

from swallows_gui.engine.tournament.schedule import CHAMPION, THIRD_PLACE
from swallows_gui.games.swallows.rules.actions import BET_KINDS, STEPS, Step
from swallows_gui.games.swallows.rules.state import NOBODY, State

_SHARES: Final = ((1, 8), (1, 6), (3, 14))
"""By kind of bet: the part of the pay-out that each other holder takes off it (S2.7)."""


class PayOut(Step):
    """Fees and bets are paid, and the game is over."""

    name = "over"

    def enter(self, game: State) -> None:
        for team, fee in fees(game):
            seat = game.trainer[team]
            game.cash[seat] += fee
            if game.emits_events:
                game.log.append(("fee_paid", seat, team, fee))
        bets = game.form.economy.bets
        pays = {at: bets[kind] for at, kind in enumerate(BET_KINDS) if kind in bets}
        winners = {at: reached(game, pay.stage) for at, pay in pays.items()}
        for seat in range(game.seats):
            for team, kind in game.bets[seat]:
                shared = holders(game.bets, team, kind) - 1 if game.options.shared_odds else 0
                amount = shared_pay(kind, pays[kind].amount, shared) if team in winners[kind] else 0
                game.cash[seat] += amount
                if game.emits_events:
                    told = ("bet_paid", seat, team, BET_KINDS[kind], amount)
                    game.log.append((*told, shared) if game.options.shared_odds else told)
        game.step = self
        game.mover = NOBODY
        game.legal = []
        if game.emits_events:
            game.log.append(("game_ended", tuple(game.cash), richest(game.cash)))


def less_for_each(kind: int, amount: int) -> int:
    """What each other holder of the same bet takes off its pay-out, M (S2.7).

    >>> [less_for_each(kind, amount) for kind, amount in enumerate((16, 36, 56))]
    [2, 6, 12]
    """
    part, of = _SHARES[kind]
    return amount * part // of


def shared_pay(kind: int, amount: int, others: int) -> int:
    """What a won bet pays that so many others hold, too, M; never under 1 (S2.7).

    >>> shared_pay(2, 56, 3), shared_pay(2, 56, 9)
    (20, 1)
    """
    return max(1, amount - others * less_for_each(kind, amount)) if others else amount


def holders(bets: Sequence[Sequence[tuple[int, int]]], team: int, kind: int) -> int:
    """How many seats hold this very bet."""
    return sum((team, kind) in slip for slip in bets)


def richest(cash: Sequence[int]) -> tuple[int, ...]:
    """The seats with most cash; level seats share the win (S9.1).

    >>> richest([40, 55, 55])
    (1, 2)
    """
    most = max(cash)
    return tuple(seat for seat, amount in enumerate(cash) if amount == most)


def reached(game: State, rung: str) -> set[int]:
    """The teams that got so far on the ladder, or further."""
    least = game.form.schedule.ladder.index(rung) + 1
    return {team for team, height in enumerate(heights(game)) if height >= least}


def heights(game: State) -> list[int]:
    """By team how many rungs of the ladder it has reached."""
    schedule = game.form.schedule
    ladder = schedule.ladder
    found = [0] * len(game.field)
    for fixture, (home, away, _score) in zip(game.fixtures, game.played, strict=False):
        if fixture.rung:
            height = ladder.index(fixture.rung) + 1
            found[home], found[away] = max(height, found[home]), max(height, found[away])
    if schedule.final_group is not None and schedule.final_group < len(game.ranked):
        for rank, team in enumerate(game.ranked[schedule.final_group][:-1], 1):
            found[team] = ladder.index(CHAMPION if rank == 1 else str(rank)) + 1
    elif (champion := _champion(game)) is not None:
        found[champion] = len(ladder)
    return found


def _champion(game: State) -> int | None:
    """Who has won the last match."""
    home, away, score = game.played[-1]
    if len(game.played) < len(game.fixtures) or score.winner is None:
        return None
    return away if score.winner else home


def fees(game: State) -> list[tuple[int, int]]:
    """Team and fee in M: by what a team reached, as they went out, the champion last; a friendly's draw pays both."""
    schedule, economy = game.form.schedule, game.form.economy
    paid: list[tuple[int, int]] = []
    for fixture, (home, away, score) in zip(game.fixtures, game.played, strict=True):
        if fixture.group is not None:
            if fixture.closes:
                paid += _fees_of_groups(game, fixture.round)
            continue
        winner = score.winner
        if winner is None:
            if fixture.optional:
                paid += [(home, economy.fee("draw")), (away, economy.fee("draw"))]
            continue
        loser = away if winner == 0 else home
        number = fixture.replay_of or fixture.number
        if fixture.stage == THIRD_PLACE:
            paid += [(loser, economy.fee("4")), (home if winner == 0 else away, economy.fee("3"))]
        elif fixture.decides < 0 and fixture.leg != 1 and not schedule.goes_on(number, winner=False):
            paid.append((loser, economy.fee(fixture.rung)))
    champion = _champion(game)
    if schedule.final_group is None and champion is not None:
        paid.append((champion, economy.fee(CHAMPION)))
    return [(team, fee) for team, fee in paid if fee]


def _fees_of_groups(game: State, stage: int) -> list[tuple[int, int]]:
    """Fees of the teams for which a stage of groups was the last; of a final group all, the champion last."""
    schedule, economy = game.form.schedule, game.form.economy
    first, last = schedule.rounds[stage]
    if schedule.final_group is not None and last > schedule.final_group:
        order = game.ranked[schedule.final_group]
        ranks = [CHAMPION, *(str(rank) for rank in range(2, len(order) + 1))]
        return [(team, economy.fee(rank)) for team, rank in reversed(list(zip(order, ranks, strict=True)))]
    rung = next(fixture.rung for fixture in game.fixtures if fixture.round == stage)
    out = (team for group in range(first, last) for team in game.ranked[group][schedule.through[group] :])
    return [(team, economy.fee(rung)) for team in out if rung and team not in game.bests]


PAY_OUT = STEPS["over"]
