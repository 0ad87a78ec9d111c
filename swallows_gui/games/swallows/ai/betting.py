"""The betting slip: which stages of which teams promise more than their stake (S2)."""

from collections.abc import Iterable

from swallows_gui.engine.chance import Seeded
from swallows_gui.games.swallows.ai.evaluation import ratings
from swallows_gui.games.swallows.ai.forecast.chances import forecast
from swallows_gui.games.swallows.ai.forecast.course import usual_quality
from swallows_gui.games.swallows.ai.forecast.groups import ForecastFacts
from swallows_gui.games.swallows.ai.match_context import COLOUR_GOALS, Weights, goals_of
from swallows_gui.games.swallows.ai.questions import verb
from swallows_gui.games.swallows.ai.sharing import expected_pay
from swallows_gui.games.swallows.ai.talking import heard
from swallows_gui.games.swallows.rules.actions import ARGUMENT, BET, BET_KINDS, HAND_IN
from swallows_gui.games.swallows.rules.talking import KIND_BITS
from swallows_gui.games.swallows.rules.view import SwallowsView

_OWN_HAND = 1.2
"""How far a known hand that is better or worse than its colours promise moves a rating, tenths a goal of cards."""

_ON_OWN = 0.5
"""What others say of a team whose hand it knows counts so much."""

_DOING_OWN = (0.06, 0.05, 0.05)
_DOING_ABROAD = (0.0, 0.05, 0.05)
"""How far a chance moves for a bet by what its holder does for it as trainer, referee and briber: shares of
2 p (1 - p), for V, F, S, on teams of its own and on others'.

For finals and titles it is a tenth of what is brought about: of 222 finals of others' teams that were bet on, .90 came
where .48 were foreseen (250 tournaments). Seats that go by 0.4 all bet on the finals of the same two nations and carry
them there together: one of these took .54 of 80 titles."""


def next_bet(view: SwallowsView, legal: list[int], wanted: Iterable[tuple[int, str]]) -> int:
    """The first bet of `wanted` (team and kind) that may be placed now; else handing in, or any bet if that is due."""
    placed = {team for team, _ in view.bets}
    for team, kind in wanted:
        argument = team << KIND_BITS | BET_KINDS.index(kind)
        for action in legal:
            if team not in placed and verb(action) == BET and action & ARGUMENT == argument:
                return action
    return next((action for action in legal if verb(action) == HAND_IN), legal[0])


def slip(view: SwallowsView, weights: Weights, seed: int) -> list[tuple[int, str]]:
    """The bets this seat wants, best first: on each team the one that promises most, on Germany in any case."""
    form, economy = view.form, view.form.economy
    ladder = form.schedule.ladder
    width = len(ladder)
    reach = forecast(ForecastFacts(form, view.fixtures, view.groups, view.played, view.ranked, known_ratings(view)))
    strength = view.tables.nation_strength
    best: list[tuple[float, int, str]] = []
    must: tuple[int, str] | None = None
    opinions, words = Seeded(seed), heard(view)
    for team, nation in enumerate(view.field):
        stake = strength[nation]
        own = view.trainer[team] == view.seat
        caution = weights.caution if own else weights.caution_abroad
        promises = []
        for kind, pay in economy.bets.items():
            opinion = 1 + weights.opinion * (opinions.below(2001) / 1000 - 1)
            chance = min(0.95, opinion * reach[team * width + ladder.index(pay.stage)])
            chance *= 1 + (_ON_OWN if own else 1) * words[team]
            chance += (_DOING_OWN if own else _DOING_ABROAD)[BET_KINDS.index(kind)] * 2 * chance * (1 - chance)
            promises.append((chance * expected_pay(view, kind) - stake * (1 + caution), kind))
        promise, kind = max(promises)
        if nation == view.tables.germany:
            must = (team, kind)
        elif promise > 0:
            best.append((promise / stake, team, kind))
    best.sort(reverse=True)
    assert view.seat is not None
    money = view.start_cash(view.seat) - weights.purse
    chosen: list[tuple[int, str]] = []
    if must is not None:
        chosen.append(must)
        money -= strength[view.field[must[0]]]
    for _, team, kind in best:
        stake = strength[view.field[team]]
        if stake <= money:
            chosen.append((team, kind))
            money -= stake
    return chosen


def known_ratings(view: SwallowsView) -> tuple[int, ...]:
    """The ratings with the seat's knowledge of its own hands."""
    rated = list(ratings(view))
    usual = usual_quality(view.tables)
    for team, hands in enumerate(view.hands):
        if hands is None:
            continue
        better = 0.0
        for colour, cards in enumerate(hands):
            better += sum(goals_of(view.tables, card) - COLOUR_GOALS[colour] - usual[colour] for card in cards)
        rated[team] += round(_OWN_HAND * better)
    return tuple(rated)
