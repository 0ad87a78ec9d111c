"""Hints on money where prices are named: what a sum is worth, what a free hand is worth, and what to ask (S4.11)."""

import pytest

from swallows_gui.ai.advice import NOTHING, Advice
from swallows_gui.engine.game import Json
from swallows_gui.games.swallows.ai.advice import advise
from swallows_gui.games.swallows.ai.haggling import Worths
from swallows_gui.games.swallows.ai.search.seats import Hard, Searcher
from swallows_gui.games.swallows.rules.actions import ACCEPT, AMOUNT, NAME_PRICE, OFFER, REFUSE, verb_of
from swallows_gui.games.swallows.rules.events import EVENTS
from swallows_gui.games.swallows.rules.view import SwallowsView
from tests.games.swallows.ai.positions import bet, no_bets
from tests.games.swallows.rules.given import given
from tests.games.swallows.rules.story import Story
from tests.whole_events import whole

pytestmark = pytest.mark.usefixtures("quick_searches")


@pytest.fixture
def worths(monkeypatch: pytest.MonkeyPatch) -> list[Worths]:
    """What binding comes to, as all seats see it: the last of the list, which a test may change."""
    known = [Worths(9.0, 2.0)]
    monkeypatch.setattr(Searcher, "_weighed", lambda *_: known[-1])
    return known


def _edge(*, bets: bool = True) -> Story:
    """The referee is to rule on the edge of a semi-final; the home team's manager has bet on its final."""
    match = no_bets(
        given(home_hand=["foul 5 edge"], away_hand=["attack 6 inside"], dice=[3], cash=60, haggling=True, stage="SF")
    )
    if bets:
        bet(match.game, match.seat("home"), (match.team("home"), "F"))
    return match.play("attack 6 inside").play("foul 5 edge").asks("referee", "edge")


def _view(match: Story, who: str, *before: Json) -> SwallowsView:
    view = match.game.view(match.seat(who))
    begun: Json = whole(
        EVENTS, {"type": "match_started", "match": 1, "home": match.code("home"), "away": match.code("away")}
    )
    begun["stage"] = "SF"
    view.history = (*before, begun, *match.events)
    return view


def _offers(match: Story, *before: Json) -> Advice:
    return advise(_view(match, "home", *before), 1, "hard", in_turn=False)


def _answers(match: Story) -> Advice:
    return advise(_view(match, "referee"), 1, "hard")


def test_an_offer_says_what_it_is_worth_and_what_he_took(worths: list[Worths]) -> None:
    found = _offers(_edge())
    best, nothing = found.choices
    assert verb_of(best.action) == OFFER
    assert nothing.action == NOTHING
    assert best.money - nothing.money == 9 - (best.action & AMOUNT)
    assert (found.reason, dict(found.facts)["value"]) == ("offer_pays", 9.0)
    match = _edge()
    before: list[Json] = [
        whole(EVENTS, {"type": "referee_settled", "seat": match.game.referee}),
        {"type": "bribe_accepted", "seat": 0, "team": "BRA", "amount": 3},
    ]
    remembered = _offers(match, *before)
    assert (remembered.reason, dict(remembered.facts)["taken"]) == ("offer_as_before", 3)


@pytest.mark.parametrize(
    ("price", "worth", "reason"),
    [(4, 9.0, "offer_at_price"), (20, 9.0, "offer_below_price"), (3, 3.4, "price_fair"), (9, 2.5, "price_too_dear")],
)
def test_a_price_that_stands_is_weighed(worths: list[Worths], price: int, worth: float, reason: str) -> None:
    match = _edge().offer("home", "home", 2).does("refuse", amount=price)
    worths.append(Worths(worth, 2.0))
    found = _offers(match)
    assert found.reason == reason
    assert dict(found.facts)["value"] == worth
    sums = {choice.action & AMOUNT: choice.money for choice in found.choices if choice.action != NOTHING}
    assert sums[price] == worth - price
    if reason in ("offer_below_price", "price_too_dear"):
        assert dict(found.facts)["asked"] == price
    assert (found.choices[0].action == NOTHING) == (reason == "price_too_dear")


def test_where_nothing_pays_it_says_what_a_binding_is_worth(worths: list[Worths]) -> None:
    worths.append(Worths(0.9, 0.6))
    found = _offers(_edge())
    assert found.choices[0].action == NOTHING
    assert (found.reason, dict(found.facts)["value"]) == ("no_offer_pays", 0.9)
    assert all(choice.money <= 0 for choice in found.choices)


@pytest.mark.parametrize(
    ("offer", "known", "verb", "reason"),
    [
        (2, Worths(20.0, 1.0), REFUSE, "ask_for_more"),
        (3, Worths(1.0, 1.0), ACCEPT, "bribe_over_freedom"),
        (2, Worths(20.0, 9.0), REFUSE, "ask_for_more"),
    ],
)
def test_an_answer_weighs_the_sum_against_his_freedom(
    worths: list[Worths], offer: int, known: Worths, verb: int, reason: str
) -> None:
    worths.append(known)
    found = _answers(_edge().offer("home", "home", offer))
    best = found.choices[0]
    assert (verb_of(best.action), found.reason) == (verb, reason)
    assert dict(found.facts)["freedom"] == known.referee
    by_verb = {(verb_of(each.action), each.action & AMOUNT): each for each in found.choices}
    assert by_verb[ACCEPT, 0].money == by_verb[ACCEPT, 0].sure == offer - known.referee
    assert by_verb[REFUSE, 0].money == 0
    if price := best.action & AMOUNT:
        assert dict(found.facts) | {"amount": price, "offered": offer} == dict(found.facts)
        assert (best.money, best.sure) == (price - known.referee, 0), "only if it is paid"


def test_his_own_price_he_takes_and_waits_for(worths: list[Worths]) -> None:
    match = _edge().offer("home", "home", 2).does("refuse", amount=5)
    worths.append(Worths(40.0, 30.0))
    promised = _answers(match.offer("home", "home", 5))
    assert (verb_of(promised.choices[0].action), promised.reason) == (ACCEPT, "bribe_promised")
    worths.append(Worths(40.0, 1.0))
    match = _edge().offer("home", "home", 2).does("refuse", amount=5).offer("home", "home", 3)
    waiting = _answers(match)
    best = waiting.choices[0]
    assert (verb_of(best.action), best.action & AMOUNT, waiting.reason) == (REFUSE, 0, "price_stands")
    assert (best.money, best.sure) == (4, 0)


def test_money_for_a_team_he_is_bound_to_costs_him_nothing(worths: list[Worths]) -> None:
    match = _edge().offer("home", "home", 9).does("accept").asks("referee", "edge").offer("away", "home", 2)
    found = _answers(match)
    assert found.reason == "bribe_free"
    assert found.choices[0].money - found.choices[1].money == 2


def test_a_price_unasked_is_recommended_with_what_his_freedom_is_worth(monkeypatch: pytest.MonkeyPatch) -> None:
    match = no_bets(given(home_hand=[], away_hand=["attack 6 inside"], cash=60, haggling=True, stage="SF"))
    view = _view(match, "referee")
    silent = advise(view, 1, "hard", in_turn=False)
    ranges = [entry for entry in view.legal if isinstance(entry, range)]
    assert ranges
    monkeypatch.setattr(Hard, "offer", lambda *_: ranges[0][3])
    found = advise(view, 1, "hard", in_turn=False)
    best = found.choices[0]
    assert (verb_of(best.action), best.action & AMOUNT, found.reason) == (NAME_PRICE, 4, "name_price")
    nothing = next(choice for choice in found.choices if choice.action == NOTHING)
    assert best.money - nothing.money == pytest.approx(4 - float(dict(found.facts)["freedom"]), abs=0.1)
    assert best.sure == pytest.approx(nothing.money)
    assert silent.choices[0].action == NOTHING or verb_of(silent.choices[0].action) == NAME_PRICE
