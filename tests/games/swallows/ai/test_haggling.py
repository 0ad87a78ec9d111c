"""Seats haggle: offers rise, prices fall, what was asked for is taken, and no refused sum comes again (S4.11)."""

from dataclasses import replace

import pytest

from bench.leaks import check_leaks
from swallows_gui.engine.game import SEAT_SHIFT, Json
from swallows_gui.games.swallows.ai import bribing, haggling, refereeing
from swallows_gui.games.swallows.ai.advice import advise
from swallows_gui.games.swallows.ai.beliefs import habitual
from swallows_gui.games.swallows.ai.evaluation import ALWAYS
from swallows_gui.games.swallows.ai.haggling import Worths
from swallows_gui.games.swallows.ai.match_context import NORMAL
from swallows_gui.games.swallows.ai.normal import Normal
from swallows_gui.games.swallows.ai.players import make_player
from swallows_gui.games.swallows.ai.search import threats
from swallows_gui.games.swallows.ai.search.seats import Searcher
from swallows_gui.games.swallows.lab.bench import SETUPS
from swallows_gui.games.swallows.lab.playing import new_game, play, players
from swallows_gui.games.swallows.lab.tally import Haggles, haggles
from swallows_gui.games.swallows.rules import tables as t
from swallows_gui.games.swallows.rules.actions import ACCEPT, AMOUNT, REFUSE, RULE, verb_of
from swallows_gui.games.swallows.rules.events import EVENTS
from swallows_gui.games.swallows.rules.view import SwallowsView
from swallows_gui.lab.game_lab import lab_of
from tests.games.swallows.ai.positions import bet, no_bets
from tests.games.swallows.rules.given import given
from tests.games.swallows.rules.story import Story
from tests.whole_events import whole

WORTH = Worths(10.0, 2.0)
"""To the briber and to the referee, M."""


def _edge(stage: str = "friendly") -> Story:
    """The referee is to rule on the edge, and prices may be named."""
    match = given(
        home_hand=["foul 5 edge"], away_hand=["attack 6 inside"], dice=[3], cash=60, haggling=True, stage=stage
    )
    return match.play("attack 6 inside").play("foul 5 edge").asks("referee", "edge")


def _view(match: Story, who: str) -> SwallowsView:
    view = match.game.view(match.seat(who))
    begun: Json = whole(
        EVENTS, {"type": "match_started", "match": 1, "home": match.code("home"), "away": match.code("away")}
    )
    begun["stage"] = "group"
    view.history = (begun, *match.events)
    return view


def _offered(match: Story, worths: Worths = WORTH, who: str = "home") -> int:
    """What a seat with these worths offers for the home team; 0 for nothing."""
    view = _view(match, who)
    ((side, entry), *_) = haggling.offers_of(view)
    assert side == 0
    action = haggling.to_offer(view, side, entry, worths, NORMAL)
    return 0 if action is None else action & AMOUNT


def _answered(match: Story, worths: Worths = WORTH) -> tuple[int, int]:
    """How the referee answers, and the price."""
    action = haggling.answer(_view(match, "referee"), worths, NORMAL)
    return verb_of(action), action & AMOUNT


def test_offers_begin_near_his_cost_and_rise_with_every_refusal() -> None:
    match = _edge()
    made = []
    for _ in range(3):
        made.append(_offered(match))
        match.offer("home", "home", made[-1]).does("refuse")
    assert made == [6, 8, 9]


def test_nothing_is_offered_where_there_is_nothing_between() -> None:
    assert _offered(_edge(), Worths(2.5, 2.0)) == 0
    assert _offered(_edge(), Worths(0.9, 0.0)) == 0
    assert _offered(_edge(), Worths(1.2, 0.0)) == 1, "whole millions, and one is the least"


def test_a_friendly_face_is_worth_a_little_and_no_more() -> None:
    assert Worths(0.2, 0.1).with_goodwill(1.2).briber == 1.2
    assert Worths(0.2, 0.1).with_goodwill(28.0).briber == 2.0
    assert Worths(9.0, 0.1).with_goodwill(1.2).briber == 9.0


def test_a_sum_that_came_back_in_an_envelope_counts_as_refused() -> None:
    view = _view(_edge(), "home")
    code = view.tables.nation_code[view.field[view.home]]
    lay: Json = {"type": "envelopes_opened", "envelopes": [{"seat": 0, "team": code, "amount": 3}]}
    taken: Json = {"type": "envelope_taken", "seat": 0, "team": code, "amount": 3, "referee": 2}
    for then, refused in ({"type": "envelopes_returned"}, [3, 0]), (taken, [0, 0]):
        told = _view(_edge(), "home")
        told.history = (*view.history, lay, then)
        assert [bribing.refused(told, side) for side in (0, 1)] == refused


def test_never_more_than_nine_tenths_of_what_it_is_worth() -> None:
    match = _edge().offer("home", "home", 8).does("refuse")
    assert _offered(match) == 9
    assert _offered(match, Worths(9.4, 2.0)) == 0


def test_a_fair_price_is_paid_and_a_dear_one_is_answered_by_less() -> None:
    match = _edge().offer("home", "home", 4).does("refuse", amount=7)
    assert _offered(match) == 7
    dear = _edge().offer("home", "home", 4).does("refuse", amount=20)
    assert 4 < _offered(dear) < 10


def test_a_third_seat_may_pay_a_price_that_was_named_to_another() -> None:
    match = _edge().offer("home", "home", 4).does("refuse", amount=5)
    assert haggling.is_fresh(_view(match, "away"), 0)
    assert _offered(match, who="away") == 5


def test_he_asks_for_a_share_of_what_lies_between_and_comes_down() -> None:
    match = _edge().offer("home", "home", 2)
    wide = Worths(20.0, 2.0)
    verb, price = _answered(match, wide)
    assert verb == REFUSE
    match.does("refuse", amount=price).offer("home", "home", 3)
    again, lower = _answered(match, wide)
    assert again == REFUSE
    assert 3 < lower < price


def test_what_is_close_to_what_he_would_ask_he_takes_without_more_words() -> None:
    match = _edge().offer("home", "home", 6)
    little = Worths(1.0, 0.0)
    assert haggling.asked_sum(_view(match, "referee"), 0, little, NORMAL) == 7
    assert _answered(match, little)[0] == ACCEPT
    assert _answered(match, Worths(20.0, 0.0)) == (REFUSE, 14)


def test_what_he_has_asked_for_he_takes_whatever_he_thinks_of_it() -> None:
    match = _edge().offer("home", "home", 2).does("refuse", amount=6).offer("home", "home", 6)
    assert _answered(match, Worths(40.0, 30.0))[0] == ACCEPT


def test_what_he_took_before_is_remembered() -> None:
    view = _view(_edge(), "home")
    seat = view.referee
    before: list[Json] = [
        whole(EVENTS, {"type": "match_started"}),
        whole(EVENTS, {"type": "referee_settled", "seat": seat}),
        {"type": "bribe_accepted", "seat": 0, "team": "MEX", "amount": 9},
        whole(EVENTS, {"type": "match_started"}),
        whole(EVENTS, {"type": "referee_settled", "seat": 1 - seat}),
        {"type": "bribe_accepted", "seat": 0, "team": "MEX", "amount": 3},
    ]
    assert haggling.taken_before([*before, whole(EVENTS, {"type": "match_started"})], seat) == [9]
    ((_, entry), *_) = haggling.offers_of(view)
    view.history = (*before, *view.history)
    action = haggling.to_offer(view, 0, entry, WORTH, replace(NORMAL, opening=0.1))
    assert action is not None
    assert action & AMOUNT == 5, "three fifths of what he took the last time"


def _edge_without_interest(*, price: int, paid: bool = False) -> Story:
    """The same edge before a referee who has no money on it, after an offer of 2M for the attacking team."""
    match = no_bets(_edge("group")).offer("away", "away", 2).does("refuse", **({"amount": price} if price else {}))
    return match.offer("away", "away", price).does("accept") if paid else match


@pytest.mark.parametrize("level", ["normal", "hard", "expert"])
def test_a_team_that_has_not_paid_his_price_is_ruled_against(level: str) -> None:
    unpaid = _edge_without_interest(price=6)
    seat = unpaid.seat("referee")
    ruling = make_player(level, seat, 1).choose(_view(unpaid, "referee"))
    position = Normal(seat, 1).position(_view(unpaid, "referee"))
    assert refereeing.harmed_by(position, ruling) == 1, "the away team attacks, and would have the penalty"
    assert refereeing.kept_word(position, 1) > 0 == refereeing.kept_word(position, 0)
    cheap = Normal(seat, 1).position(_view(_edge_without_interest(price=3), "referee"))
    assert refereeing.kept_word(cheap, 1) == min(3, cheap.weights.word)
    quiet = _edge_without_interest(price=0)
    assert refereeing.kept_word(Normal(seat, 1).position(_view(quiet, "referee")), 1) == 0
    paid = _view(_edge_without_interest(price=6, paid=True), "referee")
    assert refereeing.kept_word(Normal(seat, 1).position(paid), 1) == 0


@pytest.mark.parametrize("level", ["normal", "hard", "expert"])
@pytest.mark.parametrize("side", ["home", "away"])
def test_a_referee_who_keeps_his_word_changes_no_die_from_which_nothing_follows(level: str, side: str) -> None:
    """The foul of 6 is fair: only a change against the home team, which fouled, makes a difference."""
    match = no_bets(
        given(stage="group", home_hand=["foul 3 inside"], away_hand=["attack 6 inside"], dice=[3], haggling=True)
    )
    match.play("attack 6 inside").play("foul 3 inside").offer(side, side, 2).does("refuse", amount=6)
    view = _view(match.asks("referee", "referee_die"), "referee")
    seat = make_player(level, match.seat("referee"), 1)
    assert isinstance(seat, Normal)
    position = seat.position(view)
    harmed = refereeing.harmed_by(position, seat.choose(view))
    assert harmed == 0 if side == "home" else harmed != 1


@pytest.mark.parametrize(("level", "harmed"), [("normal", 0), ("hard", 1), ("expert", 1)])
def test_a_seat_that_searches_keeps_its_word_though_it_sees_what_that_costs(level: str, harmed: int) -> None:
    unpaid = _edge_without_interest(price=6)
    seat = unpaid.seat("referee")
    bet(unpaid.game, seat, (_view(unpaid, "referee").away, "V"))
    view = _view(unpaid, "referee")
    position = Normal(seat, 1).position(view)
    inside, outside = refereeing.edge_worths(position.asking(False, False))
    assert 2 < inside - outside < 3, "what the ruling against its own bet costs it, M"
    assert refereeing.harmed_by(position, make_player(level, seat, 1).choose(view)) == harmed


def test_a_price_that_stands_makes_the_binding_dearer_to_who_has_to_fear() -> None:
    view = _view(no_bets(_edge("group")), "home")
    seat = Normal(view.seat or 0, 1)
    referee = seat.imagine(view, view.referee)
    free, asking = (
        bribing.protection_worth(seat.position(view), referee.asking(asks, False), 0) for asks in (False, True)
    )
    assert asking > 1.5 * free > 0
    match = no_bets(_edge("group")).offer("home", "home", 2).does("refuse", amount=6)
    priced = _view(match, "home")
    assert haggling.threatens(priced, 0)
    assert not haggling.threatens(priced, 1)
    worths = haggling.plain_worths(seat.position(priced), seat.imagine(priced, priced.referee), 0)
    assert worths.briber * haggling.dearness(seat.position(priced)) == pytest.approx(asking)


def test_advice_counts_money_alone_and_no_word() -> None:
    unpaid = _view(_edge_without_interest(price=6), "referee")
    quiet = _view(_edge_without_interest(price=0), "referee")
    assert advise(unpaid, 3).choices[0].action == advise(quiet, 3).choices[0].action


def test_a_referee_is_thought_of_as_many_seats_whose_slips_fit_the_beliefs() -> None:
    view = _view(no_bets(_edge("group")), "away")
    seat = make_player("expert", view.seat or 0, 1)
    assert isinstance(seat, Searcher)
    held, wills = habitual(view, level="expert"), (ALWAYS, ALWAYS)
    minds = threats.minds(view, held, NORMAL, wills, 5)
    assert len(minds) == threats.MINDS
    assert len({mind.stakes.goal for mind in minds}) > 1
    inside, outside = (view.referee << SEAT_SHIFT | RULE | where for where in (t.INSIDE, t.OUTSIDE))
    assert threats.against(minds[0], [inside, outside], 1) == [outside]
    found = threats.threats(minds, [outside], 1)
    assert [threat.action for threat in found] == [outside]
    wary = sum(refereeing.edge_worths(mind)[0] - refereeing.edge_worths(mind)[1] > 0.08 for mind in minds)
    assert found[0].likely >= NORMAL.suspicion * (1 - wary / threats.MINDS), "who would lose by it is not feared"
    assert threats.wanted(minds[0], [outside], 1)[0].likely == threats.HELD_TO
    assert threats.wanted(minds[0], [], 1) == []


def test_easy_asks_for_a_little_more_than_a_joke() -> None:
    match = _edge().offer("home", "home", 1)
    seat = match.seat("referee")
    action = make_player("easy", seat, 1).choose(match.game.view(seat))
    assert (verb_of(action), action & AMOUNT) == (REFUSE, 3)
    assert match.game.copy().push(action)


@pytest.mark.parametrize("cap", [1, 2, 5])
def test_nobody_names_a_price_above_a_cap(cap: int) -> None:
    options = {"haggling": True, "envelopes": True, "distribution": "random", "bribe_cap": cap}
    heard = Haggles(0, 4)
    play(new_game(options, 4, 31), players(["easy", "normal", "easy", "normal"], 31), heard)
    assert heard.tally.prices
    assert max(heard.taken) <= cap


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_a_whole_answer_of_a_level_is_one_that_it_may_give(level: str) -> None:
    match = _edge().offer("home", "home", 1)
    view = _view(match, "referee")
    action = make_player(level, match.seat("referee"), 1).choose(view)
    assert action in view.legal
    assert verb_of(action) in (ACCEPT, REFUSE)


def test_no_refused_sum_comes_again_in_whole_tournaments() -> None:
    heard = [haggles(["normal"] * 4, seed) for seed in (500, 501)]
    assert sum(len(each.taken) for each in heard)
    assert sum(each.tally.prices for each in heard)
    assert not any(each.repeated for each in heard)
    assert any("asks" in line for each in heard for line in each.told_lines())


def test_prices_tell_nothing_that_a_seat_cannot_know() -> None:
    """Games that look alike to a seat get the same offers, answers and prices of it, whatever purses and slips hold."""
    lab = lab_of("swallows")
    seed = max(number for number, setup in enumerate(SETUPS) if setup.get("haggling"))
    assert check_leaks(lab, seed, every=5, levels=("easy", "normal", "hard")).choices > 10


@pytest.mark.usefixtures("quick_searches")
def test_a_hint_tells_what_to_ask_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Searcher, "_weighed", lambda *_args: Worths(6.0, 2.0))
    match = _edge().offer("home", "home", 1)
    found = advise(_view(match, "referee"), 1, "hard")
    best = found.choices[0].action
    assert verb_of(best) == REFUSE
    assert found.reason == "ask_for_more"
    assert dict(found.facts)["amount"] == best & AMOUNT > 1


def test_who_answers_is_who_was_asked_though_the_match_ends_with_his_answer() -> None:
    heard = Haggles(0, 4)
    game = _edge().game
    referee = game.referee
    heard.happened(game, [("referee_settled", 1, referee, 0), ("bribe_offered", 0, game.sides[0], 4)])
    game.referee = 1 - referee
    heard.happened(game, [("bribe_accepted", 0, game.sides[0], 4), ("referee_settled", 2, 1 - referee, 0)])
    offer, answer = heard.lines
    assert f"referee {referee} 4M" in offer
    assert answer.startswith(f"  seat {referee} takes 4M")


@pytest.mark.parametrize("level", ["normal", "hard", "expert"])
def test_who_haggles_is_afraid_but_for_the_best(level: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(haggling, "plain_worths", lambda *_args: Worths(6.0, 2.0))
    monkeypatch.setattr(Searcher, "_weighed", lambda *_args: Worths(6.0, 2.0))
    view = _view(_edge(), "home")
    seat = make_player(level, view.seat or 0, 1)
    assert isinstance(seat, Normal)
    feared = seat._worths(view, 0, seat.position(view), seat.imagine(view, view.referee))
    assert feared == Worths(6.0 * seat.dread, 2.0)
    assert (seat.dread > 1) == (level != "expert")
