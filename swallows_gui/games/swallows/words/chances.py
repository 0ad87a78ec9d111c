"""What the teams' chances were, match by match, and what each seat could expect of fees and bets (S2.4, S9.1).

From public facts and the slips that are open after the game; the forecast is the one that AI seats use.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple, cast

from swallows_gui.engine.events import of_kinds
from swallows_gui.games.swallows.ai.evaluation import fee_steps, situation
from swallows_gui.games.swallows.ai.forecast.chances import forecast
from swallows_gui.games.swallows.rules.actions import BET_KINDS
from swallows_gui.games.swallows.rules.events import BetPaid, FeePaid
from swallows_gui.games.swallows.rules.payout import holders, shared_pay
from swallows_gui.models.narration import Event

if TYPE_CHECKING:
    from swallows_gui.games.swallows.rules.view import SwallowsView
    from swallows_gui.session.replay import Playback


class Outlook(NamedTuple):
    """How things stood before a match; the last one, with match 0, is how they ended."""

    match: int
    title: tuple[float, ...]
    """By team: the chance to win the tournament."""
    worth: tuple[float, ...]
    """By seat: fees and bets to be expected, M."""


class ChancesOverTime:
    """Works the outlooks out one by one: each `work` takes a few milliseconds."""

    def __init__(self, playback: Playback, positions: Sequence[int], final: SwallowsView) -> None:
        self._playback = playback
        self._left = list(positions)
        self._final = final
        self._slips = final.all_bets or tuple(() for _ in range(final.seats))
        self.outlooks: list[Outlook] = []

    @property
    def done(self) -> bool:
        """Whether nothing is left to work out."""
        return not self._left

    def work(self) -> None:
        """One outlook more; with the last also how it ended."""
        view = cast("SwallowsView", self._playback.view(self._left.pop(0), None))
        reach = forecast(situation(view))
        width = len(self._final.form.schedule.ladder)
        title = tuple(reach[width - 1 :: width])
        worth = expected(self._final, self._slips, reach)
        self.outlooks.append(Outlook(view.match, title, worth))
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


def _ended(view: SwallowsView, history: Sequence[Event]) -> Outlook:
    """What came of it."""
    worth = [0.0] * view.seats
    paid_out: list[FeePaid | BetPaid] = [*of_kinds(history, FeePaid), *of_kinds(history, BetPaid)]
    for paid in paid_out:
        worth[paid.seat] += paid.amount
    home, away, score = view.played[-1]
    champion = (home, away)[score.winner] if score.winner is not None else -1
    title = tuple(float(team == champion) for team in range(len(view.field)))
    return Outlook(0, title, tuple(worth))
