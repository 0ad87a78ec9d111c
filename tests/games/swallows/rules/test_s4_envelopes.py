"""S4.12: before the whistle of a close match every other seat tempts the referee, unseen by the others."""

from typing import Any

import pytest

from swallows_gui.engine.chance import Seeded
from swallows_gui.games.swallows.rules.game import Swallows
from tests.games.swallows.rules.given import given
from tests.games.swallows.rules.story import Story
from tests.games.swallows.rules.tournaments import new_game
from tests.games.swallows.rules.whistle import penalty

BOUND_TO_BOTH = 3


def close(**more: Any) -> Story:
    """A match whose teams have nothing left to attack with: the last stoppage has come, and the first seat is asked."""
    settings: dict[str, Any] = {
        "home_hand": [], "away_hand": ["attack 1 edge"], "envelopes": True, "cash": 20, "dice": [1] * 9, **more
    }  # fmt: skip
    return penalty(**settings).play("attack 1 edge")


def sealed(first: Any, second: Any, **more: Any) -> Story:
    """A round in which two seats have put in a sum for a team, or nothing."""
    match = close(**more)
    for put in (first, second):
        match.does("seal", **({"team": put[0], "amount": put[1]} if put else {"amount": 0}))
    return match


def _opened(match: Story) -> list[tuple[str, str, int]]:
    told = match.all("envelopes_opened")[-1]["envelopes"]
    sides = {match.code(side): side for side in ("home", "away")}
    return [(match.part(each["seat"]), sides[each["team"]], each["amount"]) for each in told]


def test_s4_12_every_other_seat_is_asked_from_the_first() -> None:
    match = close()
    seats = [seat for seat in range(match.game.seats) if seat != match.game.referee]
    asked = []
    while match.step == "sealing":
        asked.append(match.game.to_move)
        match.does("seal", amount=0)
    assert asked == seats
    match.asks("referee", "whistle")


def test_s4_12_only_once_a_match() -> None:
    match = sealed(None, None).asks("referee", "whistle")
    match.out_of_turn("referee", "penalty", team="home").unanswered()
    assert not match.all("envelopes_opened")[1:]
    assert match.game.result is not None
    again = given(stage="QF", envelopes=True, penalties_spent=False, score=(1, 0), dice=[1, 6] * 30).begin_anew()
    again.asks(again.part(0) if again.game.referee else again.part(1), "sealing")
    for _ in range(again.game.seats - 1):
        again.does("seal", amount=0)
    again.game.score = (1, 1)
    again.does("whistle")
    assert len(again.all("envelopes_opened")) == 1


def test_s4_12_only_when_both_have_declined() -> None:
    match = penalty(envelopes=True).asks("away", "attack")
    match.refused("not_legal_now", type_="seal", amount=0)


def test_s4_12_in_normal_or_in_extra_time() -> None:
    assert close(score=(1, 0)).step == "sealing"
    assert close(stage="QF", score=(1, 0)).step == "sealing"
    extra = close(stage="QF", dice=[1] * 9 + [6] * 9)  # level in normal time: no penalty, no envelopes (S4.6)
    assert extra.game.view(None).period == "extra"
    assert extra.step == "sealing"


def test_s4_12_only_if_the_referee_may_still_give_his_penalty() -> None:
    spent = close(penalties_spent=True)
    assert spent.all("match_ended")
    assert not spent.all("envelopes_opened")
    bound = penalty(home_hand=[], away_hand=["attack 1 edge"], envelopes=True, cash=20, dice=[1])
    for side in ("home", "away"):
        bound.offer(side, side, 1).does("accept")
    assert bound.game.bonds == BOUND_TO_BOTH
    bound.play("attack 1 edge")
    assert bound.all("match_ended")
    assert not bound.all("envelopes_opened")


@pytest.mark.parametrize(("score", "asked"), [((0, 0), True), ((1, 2), True), ((2, 0), False), ((1, 4), False)])
def test_s4_12_only_if_the_teams_stand_at_most_one_goal_apart(score: tuple[int, int], asked: bool) -> None:
    assert (close(score=score).step == "sealing") == asked


def test_s4_12_only_if_he_is_a_seat() -> None:
    dummy = close(referee=False)
    assert dummy.all("match_ended")
    assert not dummy.all("envelopes_opened")


@pytest.mark.parametrize(("cap", "most"), [(None, 20), (12, 12), (30, 20)])
def test_s4_12_a_sum_from_0_to_its_cash_within_the_cap_and_one_of_the_two_teams(cap: int | None, most: int) -> None:
    match = close(bribe_cap=cap)
    assert match.legal() == ["seal 0", f"seal home 1-{most}", f"seal away 1-{most}"]
    reason = "offer_capped" if most == cap else "not_enough_cash"
    match.refused(reason, type_="seal", team="home", amount=most + 1)
    match.refused("not_your_turn", who="referee", type_="seal", amount=0)


def test_s4_12_nobody_is_left_out_whatever_his_cash() -> None:
    match = close(cash=0)
    for _ in range(2):
        assert match.legal() == ["seal 0"]
        match.does("seal", amount=0)
    match.asks("referee", "whistle")


def test_s4_12_none_sees_another_s_until_all_are_opened() -> None:
    views = []
    for put in (("home", 3), ("away", 17), None):
        match = close()
        first = match.game.to_move
        match.does("seal", **({"team": put[0], "amount": put[1]} if put else {"amount": 0}))
        views.append([match.game.view(seat) for seat in (None, 0, 1, 2) if seat != first])
        own = match.game.view(first).own_envelope
        assert own is not None
        assert own.amount == (put[1] if put else 0)
    assert views[0] == views[1] == views[2]


def test_s4_12_a_world_drawn_from_a_view_has_the_own_envelope_and_any_others() -> None:
    match = close()
    first = match.game.to_move
    match.does("seal", team="home", amount=7)
    for seat in range(match.game.seats):
        view = match.game.view(seat)
        found = set()
        for seed in range(40):
            world = view.sample(Seeded(seed))
            assert world.view(seat) == view
            found.add(world.sealed)
        assert (len(found) == 1) == (seat == first)
        assert all(0 <= amount & 2047 <= 20 for (amount,) in found)


def test_s4_12_all_above_0_are_opened_at_once_and_nothing_of_a_0_is_told() -> None:
    match = sealed(("home", 4), ("away", 9))
    first, second = (match.part(each.seat) for each in match.game.view(None).envelopes)
    assert _opened(match) == [(first, "home", 4), (second, "away", 9)]
    one = sealed(None, ("away", 9))
    assert [amount for _who, _side, amount in _opened(one)] == [9]
    one.asks("referee", "envelopes")
    assert not sealed(None, None).all("envelopes_opened")[0]["envelopes"]


def test_s4_12_if_all_are_empty_he_is_not_asked() -> None:
    sealed(None, None).never("envelopes_returned").never("envelope_taken").asks("referee", "whistle")


def test_s4_12_the_referee_takes_one_or_none() -> None:
    match = sealed(("home", 4), ("away", 9)).asks("referee", "envelopes")
    seats = [each.seat for each in match.game.view(None).envelopes]
    assert match.legal() == ["return_envelopes", *(f"take_envelope {seat}" for seat in seats)]
    match.refused("no_such_envelope", type_="take_envelope", of=match.game.referee)
    match.does("return_envelopes").expect("envelopes_returned").asks("referee", "whistle")
    assert [match.cash(who) for who in ("home", "away", "referee")] == [20] * 3
    assert not match.game.view(None).envelopes


def test_s4_12_what_he_takes_is_a_bribe_accepted_for_that_team() -> None:
    match = sealed(("home", 4), ("away", 9))
    seat, side, amount = match.game.view(None).envelopes[1]
    match.does("take_envelope", of=seat)
    match.expect("envelope_taken", seat=seat, team="away", amount=amount, referee=match.game.referee)
    assert side == 1
    assert match.cash(seat) == 20 - amount
    assert match.cash("referee") == 20 + amount
    assert match.game.view(None).bound == (False, True)
    assert match.game.flow[match.game.referee] == amount
    match.asks("referee", "whistle")
    assert match.legal() == ["whistle", "penalty away"]
    match.refused("bound_by_bribe", type_="penalty", team="home")


def test_s4_12_it_lifts_a_price_and_counts_for_no_limit_of_offers() -> None:
    match = penalty(home_hand=[], away_hand=["attack 1 edge"], envelopes=True, haggling=True, cash=20, dice=[1])
    match.out_of_turn("referee", "name_price", team="home", amount=8).play("attack 1 edge")
    match.does("seal", team="home", amount=3).does("seal", amount=0)
    made = match.game.offers_made
    match.does("take_envelope", of=match.game.view(None).envelopes[0].seat)
    assert match.game.offers_made == made
    assert match.game.view(None).prices == (0, 0)


def test_s4_12_then_he_is_asked_for_his_penalty_as_ever_and_need_not_give_it() -> None:
    match = sealed(("home", 4), None)
    match.does("take_envelope", of=match.game.view(None).envelopes[0].seat).asks("referee", "whistle")
    match.offer("away", "away", 1).does("refuse").asks("referee", "whistle")
    match.does("whistle").expect("match_ended")


def test_s4_12_bound_to_both_teams_he_is_not_asked_any_more() -> None:
    match = penalty(home_hand=[], away_hand=["attack 1 edge"], envelopes=True, cash=20, dice=[1])
    match.offer("home", "home", 1).does("accept").play("attack 1 edge")
    match.does("seal", team="away", amount=3).does("seal", amount=0)
    match.does("take_envelope", of=match.game.view(None).envelopes[0].seat).expect("match_ended")


def test_s4_12_a_state_keeps_the_round() -> None:
    match = close().does("seal", team="away", amount=5)
    for _ in range(2):
        again = Swallows.from_state(match.game.tables, match.game.to_state())
        assert [again.view(seat) for seat in range(3)] == [match.game.view(seat) for seat in range(3)]
        assert again.legal_actions(again.mover) == match.game.legal_actions(match.game.mover)
        if match.step == "sealing":
            match.does("seal", team="home", amount=2)


def test_s4_12_what_is_written_down_can_be_read_again() -> None:
    match = close()
    notation = match.game.notation
    for action in [0, -1]:
        for entry in match.game.legal_actions(match.game.mover).entries:
            number = entry if isinstance(entry, int) else entry[action]
            written = notation.action_to_json(number)
            assert notation.action_from_json(number >> 20, written) == number
    match.does("seal", amount=0)
    seat = match.game.to_move
    match.does("seal", team="home", amount=2)
    assert notation.action_to_json(match.game.legal[1]) == {"type": "take_envelope", "of": seat}


def test_s4_12_without_the_option_all_is_as_before() -> None:
    match = close(envelopes=False).asks("referee", "whistle")
    assert "envelopes" not in match.game.to_state()["options"]
    assert not {"envelopes", "sealed"} & set(match.game.to_state())
    assert not new_game().options.envelopes
