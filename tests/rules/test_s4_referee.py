"""S4: the referee card, objections, his powers, bribes, and Germany."""

from typing import Any

import pytest

from tests.rules.cards import STRENGTHS
from tests.rules.given import Match, Story, given, matches, new_game, play_through, tournament, trainers

FOUL: dict[str, Any] = {"home_hand": ["foul 3 outside"], "away_hand": ["attack 4 inside"]}
"""A foul that a 4 calls, and a referee's 3 and a step up."""
EDGE: dict[str, Any] = {"home_hand": ["foul 5 edge"], "away_hand": ["attack 4 inside"]}


def _settled(story: Story) -> list[tuple[Match, int | None, int]]:
    """Each match with its referee and the seat that keeps the card."""
    return [
        (match, match.all("referee_settled")[0]["seat"], match.all("referee_settled")[0]["card_at"])
        for match in matches(story)
    ]


def _banned_before(story: Story, number: int) -> set[int]:
    return {event["seat"] for match in matches(story) if match.number < number for event in match.all("referee_banned")}


def test_s4_1_germanys_trainer_first_and_then_one_place_to_the_left_past_the_trainers() -> None:
    for seed in (1, 2, 3):
        for seats in (3, 4, 5):
            story = tournament(seed, seats=seats)
            trainer = trainers(story)
            start = trainer["GER"]
            for match, seat, card_at in _settled(story):
                barred = {trainer[match.home], trainer[match.away]} | _banned_before(story, match.number)
                expected = next(
                    (place % seats for place in range(start, start + seats) if place % seats not in barred), None
                )
                assert seat == expected, match.number
                if seat is None:
                    assert card_at == (start if match.number == 1 else start - 1) % seats
                else:
                    assert card_at == seat
                start = card_at + 1


def test_s4_1_wherever_germany_stands_in_the_field() -> None:
    field = ("GER", *(code for code in list(STRENGTHS)[:16] if code != "GER"))
    for seed in range(1, 9):
        story = tournament(seed, field=field, free_heads=True)
        trainer = trainers(story)
        match, seat, _ = _settled(story)[0]
        clockwise = [(trainer["GER"] + place) % 4 for place in range(4)]
        assert seat == next(place for place in clockwise if place not in (trainer[match.home], trainer[match.away]))


def test_s4_1_without_germany_the_first_seat_has_the_card() -> None:
    field = tuple(code for code in STRENGTHS if code != "GER")[:16]
    for seed in range(1, 6):
        story = tournament(seed, field=field, free_heads=True)
        trainer = trainers(story)
        match, seat, _ = _settled(story)[0]
        assert seat == next(place for place in range(4) if place not in (trainer[match.home], trainer[match.away]))


def _objections(seats: int = 5) -> Story:
    """Match 1 of a tournament of five seats, at the first objection."""
    for seed in range(1, 100):
        game = new_game(seed, distribution="random", field="tests", seats=seats)
        story = play_through(game, lambda game: game.view(None).step == "objection", seed)
        view = game.view(None)
        if view.match == 1 and view.trainer[view.home] != view.trainer[view.away]:
            return story
    raise AssertionError("no such match")


def test_s4_2_asked_clockwise_from_the_referees_left() -> None:
    story = _objections()
    referee = story.game.view(None).referee
    asked = []
    while story.step == "objection":
        asked.append(story.game.to_move)
        story.does("no_objection")
    assert asked == [(referee + place) % 5 for place in range(1, 5)]
    story.expect("referee_settled", seat=referee).reread().never("objected")


def test_s4_2_the_first_objection_counts_and_the_asking_begins_anew() -> None:
    story = _objections()
    game = story.game
    first = game.view(None).referee
    assert game.to_move is not None
    objector = game.to_move
    story.does("object").expect("objected", seat=objector, referee=first)
    second = game.view(None).referee
    view = game.view(None)
    barred = (view.trainer[view.home], view.trainer[view.away], first)
    assert second == next((first + place) % 5 for place in range(1, 5) if (first + place) % 5 not in barred)
    asked = []
    while story.step == "objection":
        asked.append(game.to_move)
        story.does("no_objection")
    clockwise = [(second + place) % 5 for place in range(1, 5)]
    assert asked == [seat for seat in clockwise if seat != objector]
    assert first in asked, "a seat that was objected to is asked too"
    story.expect("referee_settled", seat=second)


def test_s4_2_once_in_the_tournament() -> None:
    story = _objections()
    assert story.game.to_move is not None
    objector = story.game.to_move
    story.does("object")
    story.refused(None, who=objector, type_="object")
    play_through(story.game, lambda game: game.to_move == objector and _asks(game), 1, story)
    assert story.game.to_move is None, "never asked again"


def _asks(game: Any) -> bool:
    return bool(game.view(None).step == "objection")


def test_s4_2_when_all_are_objected_to_there_is_no_referee() -> None:
    story = _objections()
    while story.step == "objection":
        story.does("object")
    assert story.game.view(None).referee == -1
    story.expect("objected").expect("objected").expect("objected").expect("referee_settled", seat=None)


def _foul(die: int, **more: Any) -> Story:
    """A foul of value 3 outside, rolled: the attacker is the away team."""
    settings: dict[str, Any] = {**FOUL, "dice": [die, 1], **more}
    return given(**settings).play("attack 4 inside").play("foul 3 outside")


def test_s4_3_the_referee_may_change_the_total_by_one() -> None:
    up = _foul(3).asks("referee", "referee_die").does("change_die", delta=1)
    up.expect("die_changed", seat="referee", delta=1, total=7).expect("awarded", team="away", what="free_kick")
    down = _foul(4).asks("referee", "referee_die").does("change_die", delta=-1)
    down.expect("die_changed", seat="referee", delta=-1, total=6).never("awarded")
    left = _foul(4).does("leave_die").expect("die_left", seat="referee").expect("awarded", team="away")
    left.never("die_changed")


@pytest.mark.parametrize(("die", "asked"), [(1, False), (2, False), (3, True), (4, True), (5, False), (6, True)])
def test_s4_3_he_is_asked_only_where_a_mark_would_be_crossed(die: int, asked: bool) -> None:
    """A foul of 3: totals 4 to 9; 6 and 7 stand at the 7, 9 at the 10."""
    assert (_foul(die).step == "referee_die") == asked


def test_s4_3_at_the_10_from_above_and_below() -> None:
    hands: dict[str, Any] = {"home_hand": ["foul 4 outside", "goalie 1"], "away_hand": ["attack 4 inside"]}
    ten = given(**hands, dice=[6, 1]).play("attack 4 inside").play("foul 4 outside").asks("referee", "referee_die")
    ten.does("change_die", delta=-1).never("sent_off")
    nine = given(**hands, dice=[5, 1]).play("attack 4 inside").play("foul 4 outside").asks("referee", "referee_die")
    nine.does("change_die", delta=1).asks("referee", "send_off")


@pytest.mark.parametrize(("die", "asked"), [(1, True), (2, True), (3, False), (5, False), (6, True)])
def test_s4_3_the_2_on_a_swallow(die: int, asked: bool) -> None:
    match = given(away_hand=["swallow 0 inside", "goalie 1"], dice=[die]).play("swallow 0 inside")
    assert (match.step == "referee_die") == asked


def test_s4_3_he_is_asked_whatever_would_follow() -> None:
    """No card is left that could be sent off; the 10 is a mark all the same."""
    match = given(home_hand=["foul 4 outside"], away_hand=["attack 4 inside"], dice=[6, 1])
    match.play("attack 4 inside").play("foul 4 outside").asks("referee", "referee_die")


def test_s4_3_offside_and_rough_goal_too() -> None:
    match = given(home_hand=["offside 3"], away_hand=["attack 4 inside"], dice=[4, 1]).play("attack 4 inside")
    match.play("offside 3").asks("referee", "referee_die").does("change_die", delta=-1).expect(
        "die_rolled", purpose="shot"
    )
    given(away_hand=["rough 3"], dice=[3]).play("rough 3").asks("referee", "referee_die")


def test_s4_3_never_a_shot() -> None:
    match = given(away_hand=["attack 4 inside"], dice=[2]).play("attack 4 inside").expect("missed")
    match.never("die_left").never("die_changed")


def test_s4_3_once_a_roll_re_rolls_included_and_after_the_reds() -> None:
    match = given(home_hand=["foul 3 outside", "roll again"], away_hand=["attack 4 inside"], dice=[4, 4, 1])
    match.play("attack 4 inside").play("foul 3 outside").asks("home", "roll_red").play("roll again")
    match.expect("die_rolled", purpose="foul").expect("die_rolled", purpose="foul").asks("referee", "referee_die")
    match.does("change_die", delta=-1).never("awarded")
    assert len(match.all("die_changed")) == 1


def test_s4_3_his_bonds_leave_him_no_such_change() -> None:
    """A 6 could only be raised against the home team, which has paid: he is not asked."""
    match = given(**FOUL, dice=[3]).offer("home", "home", 1).does("accept")
    match.play("attack 4 inside").play("foul 3 outside").never("die_left").never("die_changed")
    assert match.step != "referee_die"
    match = given(**FOUL, dice=[4, 1]).offer("home", "home", 1).does("accept")
    match.play("attack 4 inside").play("foul 3 outside").asks("referee", "referee_die")
    assert set(match.legal()) == {"leave_die", "change_die -1"}
    match.refused("bound_by_bribe", type_="change_die", delta=1)


def _edge(**more: Any) -> Story:
    settings: dict[str, Any] = {**EDGE, "dice": [3, 1], **more}
    return given(**settings).play("attack 4 inside").play("foul 5 edge")


def test_s4_4_on_the_edge_the_referee_rules() -> None:
    inside = _edge().asks("referee", "edge").does("rule", area="inside")
    inside.expect("area_ruled", seat="referee", area="inside").expect("awarded", what="penalty")
    inside.expect("die_rolled", purpose="shot", value=5)
    outside = _edge().does("rule", area="outside").expect("awarded", what="free_kick")
    outside.expect("die_rolled", purpose="shot", value=2)


def test_s4_4_a_swallow_on_the_edge() -> None:
    match = given(away_hand=["swallow 4 edge"], dice=[4, 1]).play("swallow 4 edge").asks("referee", "edge")
    assert set(match.legal()) == {"rule inside", "rule outside"}


def test_s4_4_not_where_the_foul_was_fair_and_not_elsewhere() -> None:
    fair = _edge(dice=[1]).unanswered()
    fair.never("area_ruled")
    assert fair.step != "edge"
    _foul(5).never("area_ruled").expect("awarded", what="free_kick")


def test_s4_4_asked_even_if_a_bribe_leaves_one_choice_but_not_if_bound_to_both() -> None:
    one = given(**EDGE, dice=[3, 1]).offer("home", "home", 1).does("accept")
    one.play("attack 4 inside").play("foul 5 edge").asks("referee", "edge")
    assert one.legal() == ["rule outside"]
    one.refused("bound_by_bribe", type_="rule", area="inside")
    both = given(**EDGE, dice=[3, 1]).offer("home", "home", 1).does("accept").offer("away", "away", 1).does("accept")
    both.play("attack 4 inside").play("foul 5 edge")
    both.expect("area_ruled", seat=None, area="outside").expect("awarded", what="free_kick")


def test_s4_5_the_referee_removes_one_card_for_good_and_it_is_shown() -> None:
    match = given(home_hand=["foul 5 outside", "goalie 1", "attack 1 edge"], away_hand=["attack 4 inside"], dice=[6, 1])
    match.play("attack 4 inside").play("foul 5 outside").asks("referee", "send_off")
    assert sorted(match.legal()) == ["send_off attack 1 edge", "send_off goalie 1"]
    removed = match.removed.count("goalie 1")
    match.does("send_off", card="goalie 1").expect(
        "sent_off", team="home", card="goalie 1", seat="referee", cause="foul"
    )
    shown = match.events[match.read - 1]
    assert match.game.notation.redact(shown, None) == shown
    assert match.hand("home") == ["attack 1 edge"]
    assert match.removed.count("goalie 1") == removed + 1
    match.expect("awarded", what="free_kick")


def test_s4_5_a_star_is_never_sent_off() -> None:
    match = given(home_hand=["foul 5 outside", "goalie 1", "star of MEX"], away_hand=["attack 4 inside"], dice=[6, 1])
    match.play("attack 4 inside").play("foul 5 outside")
    match.unanswered("send_off").asks("referee", "send_off")
    assert match.legal() == ["send_off goalie 1"]
    match.does("send_off", card="goalie 1").expect(
        "sent_off", team="home", card="goalie 1", seat="referee", cause="foul"
    )
    assert match.hand("home") == ["star of MEX"]


def test_s4_5_if_none_may_go_nothing_happens() -> None:
    match = given(home_hand=["foul 5 outside", "star of MEX"], away_hand=["attack 4 inside"], dice=[6, 1])
    match.play("attack 4 inside").play("foul 5 outside").unanswered("before_shot")
    match.expect("sent_off", team="home", card=None).expect("awarded")
    assert match.hand("home") == ["star of MEX"]


def _penalty(**more: Any) -> Story:
    settings: dict[str, Any] = {
        "home_hand": ["attack 1 inside"] * 2,
        "away_hand": ["attack 1 edge"] * 2,
        "penalties_spent": False,
        **more,
    }
    return given(**settings)


def test_s4_6_a_penalty_out_of_the_blue_for_either_team_at_a_stoppage() -> None:
    for team in ("home", "away"):
        match = _penalty(dice=[2]).asks("away", "attack").out_of_turn("referee", "penalty", team=team)
        match.expect("awarded", seat="referee", team=team, what="penalty", cause="referee")
        match.expect("die_rolled", purpose="shot", team=team, value=5, total=7).expect("goal", team=team)
        match.never("attack_over").asks("away", "attack")
        match.refused("must_play_green", type_="decline")


def test_s4_6_nothing_of_it_stays_for_the_attack_that_follows() -> None:
    match = _penalty(away_hand=["attack 1 edge", "plus 2"], dice=[1, 3]).out_of_turn("referee", "penalty", team="home")
    match.unanswered().play("attack 1 edge", "plus 2").unanswered()
    match.expect("attack_played", area="edge").never("total_changed").never("defence_played")
    match.expect("die_rolled", purpose="shot", team="away", die=3, value=1, total=6).expect("attack_over", team="away")


def test_s4_6_it_is_no_attack_and_lifts_no_decline() -> None:
    match = _penalty(dice=[1, 1, 1, 1])
    match.play("attack 1 edge").play("attack 1 inside").decline("away").asks("home", "attack")
    match.out_of_turn("referee", "penalty", team="away").expect("missed", team="away").never("decline_lifted")
    match.asks("home", "attack").play("attack 1 inside").expect("match_ended")


def test_s4_6_an_attack_not_yet_laid_down_is_chosen_anew_after_it() -> None:
    match = _penalty(away_hand=["attack 1 edge", "attack 2 edge", "plus 2"], dice=[1])
    match.does("play", card="attack 1 edge").out_of_turn("referee", "penalty", team="home").unanswered()
    match.asks("away", "attack").never("attack_played")
    assert "play attack 1 edge" in match.legal()
    assert match.hand("away") == ["attack 1 edge", "attack 2 edge", "plus 2"]


def test_s4_6_once_in_the_whole_game() -> None:
    match = _penalty(dice=[1]).out_of_turn("referee", "penalty", team="away")
    assert not [text for text in match.legal("referee") if text.startswith("penalty")]
    match.refused("penalty_spent", who="referee", type_="penalty", team="away")


def test_s4_6_only_the_referee_and_only_at_a_stoppage() -> None:
    match = _penalty(home_hand=["foul 3"])
    match.refused("not_referee", who="home", type_="penalty", team="home")
    match.play("attack 1 edge").asks("home", "defence")
    assert not [text for text in match.legal("referee") if text.startswith("penalty")]


def test_s4_6_not_in_normal_time_of_a_level_knock_out_match() -> None:
    level = _penalty(knockout=True)
    level.refused("penalty_level_knockout", who="referee", type_="penalty", team="home")
    behind = _penalty(knockout=True, score=(1, 0), dice=[6])
    behind.out_of_turn("referee", "penalty", team="away").expect("goal", team="away", home=1, away=1)
    extra = given(away_hand=["attack 1 edge"] * 2, knockout=True, penalties_spent=False, dice=[1, 6])
    extra.play("attack 1 edge").decline("away").expect("period_started", period="extra")
    extra.out_of_turn("referee", "penalty", team="home").expect("goal", team="home")


def test_s4_6_before_the_whistle_and_the_score_then_decides() -> None:
    match = given(
        away_hand=["attack 1 edge"], knockout=True, score=(1, 0), penalties_spent=False, dice=[1, 6] + [2, 1] * 3
    )
    match.play("attack 1 edge").asks("referee", "whistle").does("penalty", team="away")
    match.expect("goal", team="away", home=1, away=1).expect("period_started", period="extra").never(
        "match_ended", after="normal"
    )
    league = given(away_hand=["attack 1 edge"], penalties_spent=False, dice=[1, 6])
    league.play("attack 1 edge").does("penalty", team="home").expect("goal").expect("match_ended", home=1, away=0)


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
    die = _foul(4).asks("referee", "referee_die").offer("home", "home", 2).does("accept").asks("referee", "referee_die")
    assert set(die.legal()) == {"leave_die", "change_die -1"}
    edge = _edge().asks("referee", "edge").offer("away", "away", 2).does("accept").asks("referee", "edge")
    assert edge.legal() == ["rule inside"]
    off = given(home_hand=["foul 5 outside", "goalie 1"], away_hand=["attack 4 inside"], dice=[6])
    off.play("attack 4 inside").play("foul 5 outside").asks("referee", "send_off")
    for who in ("home", "away"):
        assert not [text for text in off.legal(who) if text.startswith("offer")]


def test_s4_7_not_while_a_defence_is_asked_for() -> None:
    match = given(**FOUL).play("attack 4 inside").asks("home", "defence")
    for who in ("home", "away"):
        assert not [text for text in match.legal(who) if text.startswith("offer")]


def test_s4_7_bound_he_gives_no_penalty_against_the_team_that_paid() -> None:
    match = _penalty().offer("home", "home", 1).does("accept")
    assert [text for text in match.legal("referee") if text.startswith("penalty")] == ["penalty home"]
    match.refused("bound_by_bribe", who="referee", type_="penalty", team="away")


def test_s4_7_bound_to_both_he_decides_nothing() -> None:
    match = _penalty(home_hand=["foul 3 outside"], away_hand=["attack 4 inside"], dice=[4, 1])
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
    match = _edge(referee=False).expect("area_ruled", seat=None, area="outside").expect("awarded", what="free_kick")
    match.reread().expect("referee_settled", seat=None)
    _foul(4, referee=False).never("die_left").expect("awarded")


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
    match = _penalty(referee=False, dice=[1] * 4)
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
    for match, seat, card_at in _settled(story):
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
        match = _penalty(home="GER", dice=[1] * 5).out_of_turn("referee", "penalty", team=team)
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
            barred = _banned_before(story, match.number)
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
