"""S4.11: a referee who declines may name his price, and once a match and team he may name one unasked."""

from typing import Any

import pytest

from swallows_gui.games.swallows.rules.game import Swallows
from tests.games.swallows.rules.given import given
from tests.games.swallows.rules.story import Story
from tests.games.swallows.rules.tournaments import new_game, play_through
from tests.games.swallows.rules.whistle import FOUL, edge, foul, penalty


def haggled(**more: Any) -> Story:
    """A first stoppage at which prices may be named."""
    settings: dict[str, Any] = {**FOUL, "haggling": True, "cash": 60, **more}
    return given(**settings)


def _priced(amount: int = 5, **more: Any) -> Story:
    """The home trainer's 2M for the home team are declined at this price."""
    return haggled(**more).offer("home", "home", 2).does("refuse", amount=amount)


def _spent(match: Story, who: str = "home", team: str = "home") -> Story:
    """A seat has made its three offers."""
    while match.game.offers_made[match.seat(who)] < 3:
        match.offer(who, team, 1).does("refuse")
    return match


def _offers(match: Story, who: str) -> list[str]:
    return [text for text in match.legal(who) if text.startswith("offer")]


def _prices(match: Story, who: str = "referee") -> list[str]:
    return [text for text in match.legal(who) if text.startswith("name_price")]


def test_s4_11_who_declines_an_offer_names_a_price_above_it() -> None:
    match = haggled().offer("home", "home", 4).asks("referee", "offer")
    assert match.legal() == ["refuse", "accept", "refuse 5-99"]
    match.refused("price_not_higher", type_="refuse", amount=4)
    match.does("refuse", amount=9).expect("bribe_declined", seat="home", team="home", amount=4)
    match.expect("price_named", seat="referee", team="home", amount=9, asked=True)
    match.asks("away", "attack")
    kinds = [event["type"] for event in match.events]
    assert kinds.index("price_named") == kinds.index("bribe_declined") + 1
    assert match.game.view(None).prices == (9, 0)
    assert match.cash("home") == match.cash("referee") == 60


def test_s4_11_a_refusal_without_a_price_is_as_before() -> None:
    match = haggled().offer("home", "home", 4).does("refuse").expect("bribe_declined").never("price_named")
    assert match.game.view(None).prices == (0, 0)


def test_s4_11_once_a_match_and_team_he_names_one_unasked_at_a_stoppage() -> None:
    match = haggled()
    assert _prices(match) == ["name_price home 1-99", "name_price away 1-99"]
    match.out_of_turn("referee", "name_price", team="home", amount=7)
    match.expect("price_named", seat="referee", team="home", amount=7, asked=False).asks("away", "attack")
    assert _prices(match) == ["name_price away 1-99"]
    match.refused("price_unasked_once", who="referee", type_="name_price", team="home", amount=6)
    match.refused("not_referee", who="home", type_="name_price", team="home", amount=6)


def test_s4_11_unasked_before_the_whistle_too_but_not_while_he_decides() -> None:
    whistle = penalty(haggling=True, cash=20, dice=[1] * 4)
    whistle.play("attack 1 edge").play("attack 1 inside").play("attack 1 edge").play("attack 1 inside")
    whistle.asks("referee", "whistle").out_of_turn("referee", "name_price", team="away", amount=3)
    whistle.expect("price_named", asked=False).asks("referee", "whistle").offer("away", "away", 3).does("accept")
    whistle.asks("referee", "whistle").does("whistle").expect("match_ended")
    die = foul(4, haggling=True).asks("referee", "referee_die")
    assert not _prices(die)
    die.refused("not_legal_now", who="referee", type_="name_price", team="home", amount=3)
    assert not _prices(edge(haggling=True).asks("referee", "edge"))


def test_s4_11_not_unasked_while_an_offer_waits() -> None:
    match = haggled().offer("home", "home", 1)
    assert not _prices(match)
    match.refused("offer_pending", who="referee", type_="name_price", team="home", amount=3)


def test_s4_11_a_price_answers_an_offer_while_the_die_or_the_edge_is_decided() -> None:
    match = foul(4, haggling=True, cash=20).asks("referee", "referee_die").offer("home", "home", 2)
    match.does("refuse", amount=6).asks("referee", "referee_die").offer("home", "home", 6).does("accept")
    assert match.cash("home") == 14


@pytest.mark.parametrize(("cap", "most"), [(None, 99), (10, 10)])
def test_s4_11_whole_m_from_1_to_99_within_the_cap(cap: int | None, most: int) -> None:
    match = haggled(bribe_cap=cap)
    assert _prices(match)[0] == f"name_price home 1-{most}"
    match.refused("price_capped", who="referee", type_="name_price", team="home", amount=most + 1)
    match.refused(None, who="referee", type_="name_price", team="home", amount=0)
    match.offer("home", "home", 3)
    assert match.legal()[-1] == f"refuse 4-{most}"
    match.refused("price_capped", type_="refuse", amount=most + 1)


def test_s4_11_an_offer_at_the_cap_can_only_be_declined() -> None:
    assert haggled(bribe_cap=10).offer("home", "home", 10).legal() == ["refuse", "accept"]


def test_s4_11_at_most_three_prices_a_team_and_match_the_unasked_one_included() -> None:
    match = haggled().out_of_turn("referee", "name_price", team="home", amount=30)
    match.offer("home", "home", 1).does("refuse", amount=20).offer("home", "home", 2).does("refuse", amount=19)
    assert match.offer("home", "home", 3).legal() == ["refuse", "accept"]
    match.refused("too_many_prices", type_="refuse", amount=18)
    match.does("refuse").offer("away", "away", 1).does("refuse", amount=5)
    assert match.game.view(None).prices == (19, 5)


def test_s4_11_none_for_a_team_to_which_he_is_bound() -> None:
    match = _priced().offer("home", "home", 5).does("accept")
    assert match.game.view(None).prices == (0, 0)
    assert _prices(match) == ["name_price away 1-99"]
    match.refused("bound_by_bribe", who="referee", type_="name_price", team="home", amount=8)
    assert match.offer("away", "home", 3).legal() == ["refuse", "accept"]


def test_s4_11_a_price_is_known_to_all_and_binds_nobody() -> None:
    match = _priced(amount=5)
    event = match.all("price_named")[0]
    for seat in (None, 0, 1, 2):
        assert match.game.notation.redact(event, seat) == event
        assert match.game.view(seat).prices == (5, 0)
    match.offer("home", "home", 5).does("refuse").offer("home", "home", 5).asks("referee", "offer").does("accept")


def test_s4_11_it_stands_until_he_names_another() -> None:
    match = _priced(amount=9).offer("away", "home", 3).does("refuse", amount=4)
    assert match.game.view(None).prices == (4, 0)
    match.offer("home", "home", 5).does("refuse")
    assert match.game.view(None).prices == (4, 0)


def test_s4_11_it_stands_in_extra_time_and_no_longer_than_the_match() -> None:
    cards = {"home_hand": ["attack 1 inside"], "away_hand": ["attack 1 edge"] * 2, "dice": [1, 1, *[1, 6] * 9]}
    match = haggled(stage="QF", **cards).out_of_turn("referee", "name_price", team="home", amount=7)
    match.play("attack 1 edge").play("attack 1 inside").does("decline")
    assert match.game.view(None).period == "extra"
    assert match.game.view(None).prices == (7, 0)
    play_through(match.game, lambda game: game.match != 25, 1, match)
    assert match.game.view(None).prices == (0, 0)


def test_s4_11_while_it_stands_one_offer_of_at_least_that_sum_does_not_count() -> None:
    match = _priced(amount=5)
    assert match.game.offers_made[match.seat("home")] == 1
    match.offer("home", "home", 6).does("refuse")
    assert match.game.offers_made[match.seat("home")] == 1
    match.offer("home", "home", 7).does("refuse")
    assert match.game.offers_made[match.seat("home")] == 2
    match.offer("away", "home", 4).does("refuse").offer("away", "away", 9).does("refuse")
    assert match.game.offers_made[match.seat("away")] == 2


def test_s4_11_each_seat_has_it_and_may_make_it_when_the_three_are_spent() -> None:
    match = _spent(_priced(amount=5))
    assert _offers(match, "home") == ["offer home 5-60"]
    match.refused("under_the_price", who="home", type_="offer", team="home", amount=4)
    match.refused("too_many_offers", who="home", type_="offer", team="away", amount=6)
    _spent(match, "away", "away").offer("away", "home", 5).does("refuse")
    match.offer("home", "home", 8).does("refuse")
    for who in ("home", "away"):
        assert not _offers(match, who)
        match.refused("too_many_offers", who=who, type_="offer", team="home", amount=9)


def test_s4_11_another_price_gives_another_offer() -> None:
    match = _spent(_priced(amount=5)).offer("home", "home", 5).does("refuse", amount=8)
    assert _offers(match, "home") == ["offer home 8-60"]
    match.offer("home", "home", 8).does("accept").expect("bribe_accepted", amount=8)
    assert not _offers(match, "home")


def test_s4_11_who_may_still_offer_follows_from_offers_and_prices_never_from_cash() -> None:
    seen = []
    for cash in (60, 2):
        match = _spent(_priced(amount=5, cash=60), "home")
        match.game.cash[match.seat("home")] = cash
        public = match.game.view(None)
        seen.append((public, public.may_act, match.game.view(match.seat("away")).may_act))
        assert bool(_offers(match, "home")) == (cash == 60)
    assert seen[0] == seen[1]
    assert match.seat("home") in seen[0][1]


def test_s4_11_when_the_price_is_answered_too_nobody_seems_to_have_an_offer_left() -> None:
    match = _spent(_priced(amount=5)).offer("home", "home", 5).does("refuse")
    assert match.seat("home") not in match.game.view(None).may_act


def test_s4_11_a_state_keeps_the_prices() -> None:
    match = _spent(_priced(amount=5))
    again = Swallows.from_state(match.game.tables, match.game.to_state())
    assert again.view(0) == match.game.view(0)
    assert again.legal_actions(match.seat("home")) == match.game.legal_actions(match.seat("home"))


def test_s4_11_without_the_option_all_is_as_before() -> None:
    match = given(**FOUL).offer("home", "home", 2)
    assert match.legal() == ["refuse", "accept"]
    match.refused("no_haggling", type_="refuse", amount=5)
    match.does("refuse").refused("no_haggling", who="referee", type_="name_price", team="home", amount=5)
    assert not _prices(match)
    state = match.game.to_state()
    assert "haggle" not in state
    assert "haggling" not in state["options"]
    assert not new_game().options.haggling
