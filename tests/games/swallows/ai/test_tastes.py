"""What each weight of a character moves: one decision in one position, in the direction that the weight names."""

from dataclasses import replace
from typing import Any

import pytest

from swallows_gui.engine.game import Json
from swallows_gui.games.swallows.ai import haggling, refereeing, tastes
from swallows_gui.games.swallows.ai.advice import advise
from swallows_gui.games.swallows.ai.characters import cast
from swallows_gui.games.swallows.ai.features import Position
from swallows_gui.games.swallows.ai.haggling import Worths
from swallows_gui.games.swallows.ai.match_context import NORMAL, Weights
from swallows_gui.games.swallows.ai.normal import Normal
from swallows_gui.games.swallows.ai.players import make_player
from swallows_gui.games.swallows.ai.search.seats import Searcher
from swallows_gui.games.swallows.ai.strategy.slips import slip
from swallows_gui.games.swallows.lab.playing import new_game
from swallows_gui.games.swallows.rules.actions import ACCEPT, AMOUNT, REFUSE, verb_of
from swallows_gui.games.swallows.rules.view import SwallowsView
from tests.games.swallows.ai.positions import STRONG, WEAK, bet, no_bets
from tests.games.swallows.rules.given import given
from tests.games.swallows.rules.story import Story
from tests.games.swallows.rules.tournaments import new_game as new_test_game
from tests.games.swallows.rules.tournaments import play_through

WORTH = Worths(12.0, 2.0)
"""To the briber and to the referee, M."""


def _seen(story: Story, who: str, *before: Json) -> SwallowsView:
    """A view with the events of the match as its history, and others before it."""
    view = story.game.view(story.seat(who))
    view.history = (*before, *story.events)
    return view


def _decides(story: Story, who: str, level: str = "hard", *before: Json, **weights: Any) -> str:
    """What a seat of a level with these weights answers now, in the words of `Story.legal`."""
    seat = make_player(level, story.seat(who), 1)
    assert isinstance(seat, Searcher)
    seat.weights = replace(NORMAL, **weights)
    return story.spoken(seat.choose(_seen(story, who, *before)))


both_levels = pytest.mark.parametrize("level", ["hard", "expert"])


@both_levels
def test_with_stamina_it_goes_on_attacking(level: str) -> None:
    story = no_bets(given(stage="group", home_hand=[WEAK] * 2, away_hand=[WEAK] * 2, dice=[1] * 9))
    for _ in ("away", "home"):
        story.play(WEAK).unanswered()
    assert story.step == "attack"
    assert _decides(story, "away", level, stamina=3.0) == f"play {WEAK}"
    assert _decides(story, "away", level, stamina=-3.0) == "decline"


@both_levels
def test_who_hoards_reds_keeps_one_that_another_plays(level: str) -> None:
    story = no_bets(given(stage="group", home_hand=[WEAK], away_hand=[WEAK, "red attack 4"], dice=[1] * 9))
    for _ in ("away", "home"):
        story.play(WEAK).unanswered()
    assert _decides(story, "away", level, hoarding=-3.0) == "play red attack 4"
    assert _decides(story, "away", level, hoarding=3.0) == "decline"


@both_levels
def test_the_touchy_object_early(level: str) -> None:
    game = new_test_game(3, distribution="random", field="tests")
    story = play_through(game, lambda one: one.match == 1 and one.step.name == "objection", 3).reread()
    seat = make_player(level, story.game.mover, 1)
    assert isinstance(seat, Searcher)
    view = story.game.view(story.game.mover)
    view.history = tuple(story.events)
    said = []
    for touchiness in (-3.0, 6.0):
        seat.weights = replace(NORMAL, touchiness=touchiness)
        said.append(story.spoken(seat.choose(view)))
    assert said == ["no_objection", "object"]


@both_levels
def test_the_patient_keep_their_penalty_and_the_impatient_whistle(level: str) -> None:
    story = no_bets(given(stage="group", penalties_spent=False))
    bet(story.game, story.seat("referee"), (story.team("away"), "V"))
    while story.step == "attack":
        story.decline()
    story.asks("referee", "whistle")
    assert _decides(story, "referee", level, patience=4.0) == "whistle"
    assert _decides(story, "referee", level, patience=-2.0) == "penalty away"


def _foul() -> Story:
    """A foul of 6 by the home team: the referee, who has bet on the other, may make it 7."""
    story = no_bets(given(stage="group", home_hand=["foul 3 inside"], away_hand=["attack 6 inside"], dice=[3]))
    bet(story.game, story.seat("referee"), (story.team("away"), "V"))
    return story.play("attack 6 inside").play("foul 3 inside").asks("referee", "referee_die")


@both_levels
def test_with_restraint_he_leaves_the_die_alone(level: str) -> None:
    assert _decides(_foul(), "referee", level, restraint=8.0) == "leave_die"
    assert _decides(_foul(), "referee", level, restraint=-8.0) != "leave_die"


@both_levels
def test_the_spiteful_decide_against_who_has_whistled_against_them(level: str) -> None:
    story = _foul()
    home, away = story.seat("home"), story.seat("away")
    grudge = _grudge(story, against=home)
    assert _decides(story, "referee", level, *grudge, spite=8.0) == "change_die 1", "the home team, that fouled, pays"
    view = _seen(story, "referee", *grudge)
    assert tastes.foes(view.history, story.seat("referee")) == {home}
    assert tastes.foes(view.history, away) == frozenset()


def _grudge(story: Story, against: int) -> tuple[Json, ...]:
    """An earlier match in which a seat as referee gave a penalty out of the blue against the present referee's team."""
    mine = next(team for team, seat in enumerate(story.game.trainer) if seat == story.game.referee)
    code = story.game.notation.codes[mine]
    return (
        {"type": "team_assigned", "team": code, "seat": story.game.referee, "how": "random"},
        {"type": "match_started", "match": 1, "stage": "group", "home": code, "away": "XXX"},
        {"type": "referee_settled", "match": 1, "seat": against, "card_at": 1},
        {"type": "awarded", "seat": against, "team": "XXX", "what": "penalty", "cause": "referee"},
    )


def test_who_has_outbid_a_seat_is_remembered_and_asked_for_more() -> None:
    told: list[Json] = [
        {"type": "match_started", "match": 1, "stage": "group", "home": "MEX", "away": "USA"},
        {"type": "referee_settled", "match": 1, "seat": 3, "card_at": 1},
        {"type": "bribe_offered", "seat": 0, "team": "MEX", "amount": 3},
        {"type": "bribe_declined", "seat": 0, "team": "MEX", "amount": 3},
        {"type": "bribe_offered", "seat": 1, "team": "USA", "amount": 4},
        {"type": "bribe_accepted", "seat": 1, "team": "USA", "amount": 4},
    ]
    assert tastes.foes(told, 0) == {1}
    assert not tastes.foes(told, 1)
    assert not tastes.foes(told, 2)
    match = _edge().offer("home", "home", 2)
    view = _seen(match, "referee", *_outbid_by(match.seat("home"), match.seat("referee")))
    spiteful = replace(NORMAL, spite=2.0)
    assert tastes.towards(view, spiteful).greed > spiteful.greed
    assert tastes.towards(view, NORMAL) == NORMAL


def _outbid_by(rival: int, seat: int) -> tuple[Json, ...]:
    return (
        {"type": "match_started", "match": 1, "stage": "group", "home": "XXX", "away": "YYY"},
        {"type": "bribe_offered", "seat": seat, "team": "XXX", "amount": 3},
        {"type": "bribe_accepted", "seat": rival, "team": "YYY", "amount": 4},
    )


def _edge() -> Story:
    """The referee is to rule on the edge, and prices may be named."""
    match = given(home_hand=["foul 5 edge"], away_hand=["attack 6 inside"], dice=[3], cash=60, haggling=True)
    return match.play("attack 6 inside").play("foul 5 edge").asks("referee", "edge")


def _offered(match: Story, worths: Worths = WORTH, **weights: Any) -> int:
    view = _seen(match, "home")
    ((side, entry), *_) = haggling.offers_of(view)
    action = haggling.to_offer(view, side, entry, worths, replace(NORMAL, **weights))
    return 0 if action is None else action & AMOUNT


def _asked(match: Story, worths: Worths = WORTH, **weights: Any) -> tuple[int, int]:
    action = haggling.answer(_seen(match, "referee"), worths, replace(NORMAL, **weights))
    return verb_of(action), action & AMOUNT


def test_an_opening_is_what_is_offered_first_and_concession_what_is_added() -> None:
    assert _offered(_edge(), opening=0.1) < _offered(_edge()) < _offered(_edge(), opening=0.7)
    refused = _edge().offer("home", "home", 4).does("refuse")
    assert _offered(refused, concession=0.3) < _offered(refused) < _offered(refused, concession=2.0)


def test_the_least_deal_keeps_small_offers_back() -> None:
    small = Worths(5.0, 3.0)
    assert _offered(_edge(), small) > 0 == _offered(_edge(), small, least_deal=3.0)


def test_greed_is_what_is_asked_and_concession_what_it_falls_by() -> None:
    wide = Worths(30.0, 2.0)
    offer = _edge().offer("home", "home", 2)
    assert _asked(offer, wide, greed=0.0)[1] < _asked(offer, wide)[1] < _asked(offer, wide, greed=0.8)[1]
    again = offer.does("refuse", amount=28).offer("home", "home", 3)
    assert _asked(again, wide, concession=2.0)[1] < _asked(again, wide)[1] < _asked(again, wide, concession=0.0)[1]


def test_the_blunt_refuse_a_small_offer_without_a_price_and_take_a_fair_one() -> None:
    low = _edge().offer("home", "home", 2)
    assert _asked(low)[0] == REFUSE
    assert _asked(low)[1] > 0
    assert _asked(low, bluntness=0.8) == (REFUSE, 0)
    paid = low.does("refuse", amount=6).offer("home", "home", 6)
    assert _asked(paid, bluntness=9.0) == (ACCEPT, 0)


def test_foresight_is_the_weight_of_a_match_in_which_a_seat_bribes_at_the_kick_off() -> None:
    story = no_bets(given(stage="group", cash=60, haggling=True))
    bet(story.game, story.seat("away"), (story.team("away"), "V"))
    seat = make_player("hard", story.seat("away"), 1)
    assert isinstance(seat, Searcher)
    felt = []
    for foresight in (0.1, 50.0):
        seat.weights = replace(NORMAL, foresight=foresight)
        felt.append(haggling.matters(seat.position(_seen(story, "away")), seat.weights))
    assert felt == [True, False]


def test_extortion_is_the_loss_from_which_a_price_is_named_unasked(monkeypatch: pytest.MonkeyPatch) -> None:
    story = no_bets(given(stage="QF", cash=60, haggling=True, penalties_spent=False))
    monkeypatch.setattr(haggling, "plain_worths", lambda *_args: Worths(6.0, 2.0))
    view = _seen(story, "referee")
    seat = make_player("hard", story.seat("referee"), 1)
    assert isinstance(seat, Searcher)

    def named(extortion: float) -> bool:
        weights = replace(NORMAL, extortion=extortion)
        return haggling.unasked(view, seat.position(view), weights, lambda who: seat.imagine(view, who)) is not None

    assert named(1.0)
    assert not named(9.0)


def test_who_bluffs_asks_money_for_the_team_of_his_own_bet_and_means_nothing_by_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    story = no_bets(given(stage="QF", cash=60, haggling=True, penalties_spent=False))
    bet(story.game, story.seat("referee"), (story.team("home"), "F"))
    monkeypatch.setattr(haggling, "plain_worths", lambda *_args: Worths(6.0, 2.0))
    monkeypatch.setattr(haggling, "may_name", lambda _game, side: side == 0)
    seat, view = Normal(story.seat("referee"), 1), _seen(story, "referee")
    assert refereeing.wishes_well(seat.position(view), 0)
    prices = []
    for bluff in (0.0, 1.0):
        weights = replace(NORMAL, bluff=bluff)
        prices.append(haggling.unasked(view, seat.position(view), weights, lambda who: seat.imagine(view, who)))
    assert prices[0] is None is not prices[1]
    story.out_of_turn("referee", "name_price", team="home", amount=4)
    assert refereeing.kept_word(seat.position(_seen(story, "referee")), 0) == 0


@pytest.mark.usefixtures("quick_slips")
def test_the_daring_bet_on_finals_and_titles() -> None:
    late = {-0.4: 0, 0.0: 0, 0.4: 0}
    for seed in range(11, 15):
        view = new_game({"distribution": "random"}, 4, seed).view(0)
        for daring in late:
            chosen = slip(view, replace(NORMAL, daring=daring), 9, "hard")
            late[daring] += sum(kind != "V" for _team, kind in chosen)
    assert late[-0.4] < late[0.0] < late[0.4]


def test_a_seat_without_tastes_makes_nothing_of_an_answer() -> None:
    def position(_view: SwallowsView) -> Position:
        raise AssertionError("nothing has to be looked at")

    for story, who in ((_foul(), "referee"), (given(away_hand=[WEAK, STRONG]), "away")):
        view = _seen(story, who)
        assert {tastes.of(view, action, NORMAL, position) for action in view.asked} == {0.0}


@pytest.mark.usefixtures("quick_searches")
def test_a_hint_has_no_character() -> None:
    story = no_bets(given(stage="group", home_hand=[WEAK] * 2, away_hand=[WEAK] * 2, dice=[1] * 9))
    for _ in ("away", "home"):
        story.play(WEAK).unanswered()
    view = _seen(story, "away")
    drawn = {name: seed for seed in range(40) for name in [_character(view, seed)]}
    assert len(drawn) == len(cast("expert"))
    ranked = {advise(view, seed).choices[0].action for seed in drawn.values()}
    assert len(ranked) == 1


def _character(view: SwallowsView, seed: int) -> str:
    player = make_player("expert", view.seat or 0, seed)
    assert isinstance(player, Searcher)
    return player.character


@pytest.mark.parametrize("level", ["hard", "expert"])
def test_every_character_goes_its_own_way_in_what_it_is_called_after(level: str) -> None:
    people = dict(cast(level))
    usual = Weights()
    assert people["cautious"].purse > usual.purse > people["gambler"].purse
    assert people["gambler"].daring > 0 > people["cautious"].daring
    assert people["schemer"].extortion < usual.extortion
    assert people["patriot"].caution_abroad > max(one.caution_abroad for who, one in people.items() if who != "patriot")
    assert people["miser"].opening < usual.opening < people["charmer"].opening
    assert people["charmer"].greed < usual.greed < people["miser"].greed
    assert people["stormer"].stamina > 0 > people["cautious"].stamina
    assert people["grumbler"].touchiness > 0
    assert people["grumbler"].spite > 0
