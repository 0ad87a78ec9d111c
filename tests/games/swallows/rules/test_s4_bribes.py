"""S4.7 to S4.10: bribes, matches without a referee, the ban for rulings against Germany, and who profits."""

from typing import Any

import pytest

from tests.games.swallows.rules.given import given
from tests.games.swallows.rules.story import Story
from tests.games.swallows.rules.tournaments import matches, play_through, tournament, trainers
from tests.games.swallows.rules.whistle import EDGE, FOUL, banned_before, edge, foul, penalty, settled


def test_s4_7_money_moves_at_once_when_the_referee_accepts() -> None:
    match = given(**FOUL).offer("home", "away", 3).expect("bribe_offered", seat="home", team="away", amount=3)
    match.asks("referee", "offer").does("accept").expect("bribe_accepted", seat="home", team="away", amount=3)
    assert (match.cash("home"), match.cash("referee"), match.cash("away")) == (7, 13, 10)
    match.asks("away", "attack")
    refused = given(**FOUL).offer("home", "away", 3).does("refuse").expect("bribe_declined", seat="home", amount=3)
    assert (refused.cash("home"), refused.cash("referee")) == (10, 10)
    event = refused.all("bribe_offered")[0]
    assert refused.game.notation.redact(event, None) == event


def test_s4_7_any_other_seat_for_either_team() -> None:
    match = given(stage="group", home_hand=["attack 1 inside"], away_hand=["attack 1 edge"], cash=20)
    for who in ("home", "away", "other"):
        offers = [text for text in match.legal(who) if text.startswith("offer")]
        assert offers == ["offer home 1-20", "offer away 1-20"], who
    assert not [text for text in match.legal("referee") if text.startswith("offer")]


def test_s4_7_at_most_three_offers_a_seat_and_match() -> None:
    match = given(**FOUL)
    for _ in range(3):
        match.offer("home", "home", 1).does("refuse")
    match.refused("too_many_offers", who="home", type_="offer", team="home", amount=1)
    match.offer("away", "home", 1).does("refuse")


def test_s4_7_whole_m_at_least_1_and_at_most_the_cash() -> None:
    match = given(**FOUL, cash=4)
    match.refused("not_enough_cash", who="home", type_="offer", team="home", amount=5)
    match.refused(None, who="home", type_="offer", team="home", amount=0)
    match.offer("home", "home", 4).does("accept")
    assert match.cash("home") == 0
    assert not [text for text in match.legal("home") if text.startswith("offer")]


def test_s4_7_an_option_caps_an_offer() -> None:
    match = given(**FOUL, bribe_cap=10, cash=50)
    assert "offer home 1-10" in match.legal("home")
    match.refused("offer_capped", who="home", type_="offer", team="home", amount=11)
    assert "offer home 1-50" in given(**FOUL, cash=50).legal("home")


def test_s4_7_one_offer_at_a_time_answered_before_anything_else() -> None:
    match = given(**FOUL).offer("home", "home", 2)
    match.refused("offer_pending", who="away", type_="offer", team="away", amount=3)
    match.refused("not_your_turn", who="away", card="attack 4 inside")
    assert set(match.legal()) == {"accept", "refuse"}


def test_s4_7_while_the_die_or_the_edge_is_decided_but_not_while_a_card_is_chosen() -> None:
    die = foul(4).asks("referee", "referee_die").offer("home", "home", 2).does("accept").asks("referee", "referee_die")
    assert set(die.legal()) == {"leave_die", "change_die -1"}
    line = edge().asks("referee", "edge").offer("away", "away", 2).does("accept").asks("referee", "edge")
    assert line.legal() == ["rule inside"]
    off = given(home_hand=["foul 5 outside", "goalie 1"], away_hand=["attack 4 inside"], dice=[6])
    off.play("attack 4 inside").play("foul 5 outside").asks("referee", "send_off")
    for who in ("home", "away"):
        assert not [text for text in off.legal(who) if text.startswith("offer")]


def test_s4_7_not_while_a_defence_is_asked_for() -> None:
    match = given(**FOUL).play("attack 4 inside").asks("home", "defence")
    for who in ("home", "away"):
        assert not [text for text in match.legal(who) if text.startswith("offer")]


def test_s4_7_bound_he_gives_no_penalty_against_the_team_that_paid() -> None:
    match = penalty().offer("home", "home", 1).does("accept")
    assert [text for text in match.legal("referee") if text.startswith("penalty")] == ["penalty home"]
    match.refused("bound_by_bribe", who="referee", type_="penalty", team="away")


def test_s4_7_bound_to_both_he_decides_nothing() -> None:
    match = penalty(home_hand=["foul 3 outside"], away_hand=["attack 4 inside"], dice=[4, 1])
    match.offer("home", "home", 1).does("accept").offer("home", "away", 1).does("accept")
    assert not [text for text in match.legal("referee") if text.startswith("penalty")]
    match.play("attack 4 inside").play("foul 3 outside").never("die_left").expect("awarded", what="free_kick")


def test_s4_7_bonds_end_with_the_match() -> None:
    match = given(home_hand=["attack 1 inside"], away_hand=["attack 1 edge"], stage="group", dice=[1, 1])
    match.offer("home", "home", 1).does("accept")
    assert any(match.game.view(None).bound)
    match.play("attack 1 edge").play("attack 1 inside")
    play_through(match.game, lambda game: game.match == 2, 1, match)
    assert not any(match.game.view(None).bound)


def test_s4_8_without_a_referee_the_edge_is_outside_and_rolls_stand() -> None:
    match = edge(referee=False).expect("area_ruled", seat=None, area="outside").expect("awarded", what="free_kick")
    match.reread().expect("referee_settled", seat=None)
    foul(4, referee=False).never("die_left").expect("awarded")


def test_s4_8_a_card_to_be_sent_off_is_drawn_from_those_that_may_go() -> None:
    gone = set()
    for seed_hand in (
        ["goalie 1", "goalie 2", "goalie 3"],
        ["goalie 1", "goalie 3", "attack 1 edge"],
        ["foul 1", "foul 2"],
    ):
        match = given(
            home_hand=["foul 5 outside", "star of MEX", *seed_hand],
            away_hand=["attack 4 inside"],
            dice=[6, 1],
            referee=False,
        )
        match.play("attack 4 inside").play("foul 5 outside").unanswered("before_shot")
        match.expect("sent_off", team="home", seat=None)
        card = match.events[match.read - 1]["card"].partition("#")[0]
        assert card in seed_hand
        gone.add(card)
    assert "star of MEX" not in gone


def test_s4_8_nobody_can_be_bribed_and_no_penalty_comes() -> None:
    match = penalty(referee=False, dice=[1] * 4)
    for seat in range(match.game.seats):
        assert not [text for text in match.legal(seat) if text.startswith(("offer", "penalty"))]
    match.refused("no_referee", who=0, type_="offer", team="home", amount=1)
    match.play("attack 1 edge").play("attack 1 inside").play("attack 1 edge").play("attack 1 inside").expect(
        "match_ended"
    )


def test_s4_8_the_card_stays_where_it_was_before_the_passing() -> None:
    story = tournament(2, seats=2)
    previous = trainers(story)["GER"]
    dummies = 0
    for match, seat, card_at in settled(story):
        if seat is None:
            dummies += 1
            assert card_at == previous, match.number
        previous = card_at
    assert dummies


def _against_germany(germany: str, decide: tuple[str, dict[str, Any]], **more: Any) -> Story:
    match = given(**{"stage": "friendly", germany: "GER", **more})
    match.play("attack 4 inside").play(match.hand("home")[0])
    return match.does(decide[0], **decide[1]).ends()


@pytest.mark.parametrize(
    ("germany", "hands", "die", "decision", "banned"),
    [
        ("home", FOUL, 3, ("change_die", {"delta": 1}), True),
        ("away", FOUL, 3, ("change_die", {"delta": 1}), False),
        ("away", FOUL, 4, ("change_die", {"delta": -1}), True),
        ("home", FOUL, 4, ("change_die", {"delta": -1}), False),
        ("home", FOUL, 4, ("leave_die", {}), False),
        ("away", FOUL, 3, ("leave_die", {}), False),
        ("home", EDGE, 3, ("rule", {"area": "inside"}), True),
        ("home", EDGE, 3, ("rule", {"area": "outside"}), False),
        ("away", EDGE, 3, ("rule", {"area": "outside"}), True),
        ("away", EDGE, 3, ("rule", {"area": "inside"}), False),
    ],
)
def test_s4_9_who_decides_against_germany_is_banned(
    germany: str, hands: dict[str, Any], die: int, decision: tuple[str, dict[str, Any]], banned: bool
) -> None:
    match = _against_germany(germany, decision, dice=[die, 1], **hands)
    assert bool(match.all("referee_banned")) == banned
    kinds = [event["type"] for event in match.events]
    if banned:
        assert kinds.index("referee_banned") > kinds.index("match_ended")
        match.expect("referee_banned", seat=2)


def test_s4_9_a_penalty_against_germany_bans_and_one_for_it_does_not() -> None:
    for team, banned in (("away", True), ("home", False)):
        match = penalty(home="GER", dice=[1] * 5).out_of_turn("referee", "penalty", team=team)
        match.play("attack 1 edge").play("attack 1 inside").ends()
        assert bool(match.all("referee_banned")) == banned


def test_s4_9_even_where_a_bribe_left_no_choice() -> None:
    match = given(**EDGE, dice=[3, 1], home="GER").offer("away", "away", 1).does("accept")
    match.play("attack 4 inside").play("foul 5 edge")
    assert match.legal() == ["rule inside"]
    match.does("rule", area="inside").ends().expect("referee_banned", seat=2)


def test_s4_9_a_ruling_by_itself_and_the_choice_of_a_card_do_not_ban() -> None:
    both = given(**EDGE, dice=[3, 1], away="GER").offer("home", "home", 1).does("accept").offer("away", "away", 1)
    both.does("accept").play("attack 4 inside").play("foul 5 edge").expect(
        "area_ruled", seat=None, area="outside"
    ).ends()
    assert not both.all("referee_banned")
    off = given(home_hand=["foul 5 outside", "goalie 1"], away_hand=["attack 4 inside"], dice=[6, 1], home="GER")
    off.play("attack 4 inside").play("foul 5 outside").does("send_off", card="goalie 1").ends()
    assert not off.all("referee_banned")


def test_s4_9_a_banned_seat_referees_no_more() -> None:
    """In random tournaments referees are banned; none of them is ever named again."""
    bans = 0
    for seed in range(1, 9):
        story = tournament(seed)
        for match in matches(story):
            barred = banned_before(story, match.number)
            bans += len(barred)
            assert match.referee not in barred
    assert bans


def test_s4_10_a_higher_total_favours_the_attacker_on_fouls_and_swallows_only() -> None:
    """With Germany attacking, raising a foul or swallow is for it, raising an offside or rough goal against it."""
    settings: list[tuple[str, list[str], str, int, bool]] = [
        ("attack 4 inside", ["foul 3 outside"], "foul 3 outside", 3, False),
        ("attack 4 inside", ["offside 3"], "offside 3", 3, True),
        ("swallow 3 inside", [], "", 3, False),
        ("rough 3", [], "", 3, True),
    ]
    for attack, hand, answer, die, against in settings:
        match = given(home_hand=hand, away_hand=[attack], dice=[die, 1], away="GER").play(attack)
        if answer:
            match.play(answer)
        match.asks("referee", "referee_die").does("change_die", delta=1)
        match.ends()
        assert bool(match.all("referee_banned")) == against, attack
