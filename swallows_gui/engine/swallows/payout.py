"""The pay-out: trainers' fees, then the bets; most cash wins (S2.4, S9.1, S10.5)."""

from collections.abc import Sequence

from swallows_gui.engine.swallows.actions import BET_KINDS
from swallows_gui.engine.swallows.state import NOBODY, State
from swallows_gui.engine.swallows.step import STEPS, Step
from swallows_gui.engine.tournament.schedule import CHAMPION


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
        pays = [bets[kind] for kind in BET_KINDS] if bets else []
        winners = [reached(game, pay.stage) for pay in pays]
        for seat in range(game.seats):
            for team, kind in game.bets[seat]:
                amount = pays[kind].amount if team in winners[kind] else 0
                game.cash[seat] += amount
                if game.emits_events:
                    game.log.append(("bet_paid", seat, team, BET_KINDS[kind], amount))
        game.step = self
        game.mover = NOBODY
        game.legal = []
        if game.emits_events:
            game.log.append(("game_ended", tuple(game.cash), richest(game.cash)))


def richest(cash: Sequence[int]) -> tuple[int, ...]:
    """The seats with most cash; level seats share the win (S9.1).

    >>> richest([40, 55, 55])
    (1, 2)
    """
    most = max(cash)
    return tuple(seat for seat, amount in enumerate(cash) if amount == most)


def reached(game: State, stage: str) -> set[int]:
    """The teams that played in a knock-out stage, or the champion."""
    if stage == CHAMPION:
        home, away, score = game.played[-1]
        return {home if score.winner == 0 else away}
    numbers = [fixture.number for fixture in game.fixtures if fixture.stage == stage]
    return {team for number in numbers for team in game.played[number - 1][:2]}


def fees(game: State) -> list[tuple[int, int]]:
    """Team and fee in M: by the stage a team went out in, the champion last; a draw outside the groups pays both."""
    due = game.form.economy.fees
    paid: list[tuple[int, int]] = []
    for fixture, (home, away, score) in zip(game.fixtures, game.played, strict=True):
        if fixture.group is not None:
            continue
        winner = score.winner
        if winner is None:
            paid += [(home, due["draw"]), (away, due["draw"])]
        elif fee := due.get(fixture.stage, 0):
            paid.append((away if winner == 0 else home, fee))
    home, away, score = game.played[-1]
    if score.winner is not None:
        paid.append((home if score.winner == 0 else away, due[CHAMPION]))
    return paid


PAY_OUT = STEPS["over"]
