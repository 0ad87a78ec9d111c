"""S4.1 to S4.6: who referees, objections, and what a referee decides."""

from typing import Any

import pytest

from tests.games.swallows.rules.cards import STRENGTHS
from tests.games.swallows.rules.given import given
from tests.games.swallows.rules.story import Story
from tests.games.swallows.rules.tournaments import new_game, play_through, tournament, trainers
from tests.games.swallows.rules.whistle import EDGE, FOUL, banned_before, edge, foul, penalty, settled


def test_s4_1_germanys_trainer_first_and_then_one_place_to_the_left_past_the_trainers() -> None:
    for seed in (1, 2, 3):
        for seats in (3, 4, 5):
            story = tournament(seed, seats=seats)
            trainer = trainers(story)
            start = trainer["GER"]
            for match, seat, card_at in settled(story):
                barred = {trainer[match.home], trainer[match.away]} | banned_before(story, match.number)
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
        match, seat, _ = settled(story)[0]
        clockwise = [(trainer["GER"] + place) % 4 for place in range(4)]
        assert seat == next(place for place in clockwise if place not in (trainer[match.home], trainer[match.away]))


def test_s4_1_without_germany_the_first_seat_has_the_card() -> None:
    field = tuple(code for code in STRENGTHS if code != "GER")[:16]
    for seed in range(1, 6):
        story = tournament(seed, field=field, free_heads=True)
        trainer = trainers(story)
        match, seat, _ = settled(story)[0]
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


def test_s4_3_the_referee_may_change_the_total_by_one() -> None:
    up = foul(3).asks("referee", "referee_die").does("change_die", delta=1)
    up.expect("die_changed", seat="referee", delta=1, total=7).expect("awarded", team="away", what="free_kick")
    down = foul(4).asks("referee", "referee_die").does("change_die", delta=-1)
    down.expect("die_changed", seat="referee", delta=-1, total=6).never("awarded")
    left = foul(4).does("leave_die").expect("die_left", seat="referee").expect("awarded", team="away")
    left.never("die_changed")


@pytest.mark.parametrize(("die", "asked"), [(1, False), (2, False), (3, True), (4, True), (5, False), (6, True)])
def test_s4_3_he_is_asked_only_where_a_mark_would_be_crossed(die: int, asked: bool) -> None:
    """A foul of 3: totals 4 to 9; 6 and 7 stand at the 7, 9 at the 10."""
    assert (foul(die).step == "referee_die") == asked


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


def test_s4_4_on_the_edge_the_referee_rules() -> None:
    inside = edge().asks("referee", "edge").does("rule", area="inside")
    inside.expect("area_ruled", seat="referee", area="inside").expect("awarded", what="penalty")
    inside.expect("die_rolled", purpose="shot", value=5)
    outside = edge().does("rule", area="outside").expect("awarded", what="free_kick")
    outside.expect("die_rolled", purpose="shot", value=2)


def test_s4_4_a_swallow_on_the_edge() -> None:
    match = given(away_hand=["swallow 4 edge"], dice=[4, 1]).play("swallow 4 edge").asks("referee", "edge")
    assert set(match.legal()) == {"rule inside", "rule outside"}


def test_s4_4_not_where_the_foul_was_fair_and_not_elsewhere() -> None:
    fair = edge(dice=[1]).unanswered()
    fair.never("area_ruled")
    assert fair.step != "edge"
    foul(5).never("area_ruled").expect("awarded", what="free_kick")


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


def test_s4_6_a_penalty_out_of_the_blue_for_either_team_at_a_stoppage() -> None:
    for team in ("home", "away"):
        match = penalty(dice=[2]).asks("away", "attack").out_of_turn("referee", "penalty", team=team)
        match.expect("awarded", seat="referee", team=team, what="penalty", cause="referee")
        match.expect("die_rolled", purpose="shot", team=team, value=5, total=7).expect("goal", team=team)
        match.never("attack_over").asks("away", "attack")
        match.refused("must_play_green", type_="decline")


def test_s4_6_nothing_of_it_stays_for_the_attack_that_follows() -> None:
    match = penalty(away_hand=["attack 1 edge", "plus 2"], dice=[1, 3]).out_of_turn("referee", "penalty", team="home")
    match.unanswered().play("attack 1 edge", "plus 2").unanswered()
    match.expect("attack_played", area="edge").never("total_changed").never("defence_played")
    match.expect("die_rolled", purpose="shot", team="away", die=3, value=1, total=6).expect("attack_over", team="away")


def test_s4_6_it_is_no_attack_and_lifts_no_decline() -> None:
    match = penalty(dice=[1, 1, 1, 1])
    match.play("attack 1 edge").play("attack 1 inside").decline("away").asks("home", "attack")
    match.out_of_turn("referee", "penalty", team="away").expect("missed", team="away").never("decline_lifted")
    match.asks("home", "attack").play("attack 1 inside").expect("match_ended")


def test_s4_6_an_attack_not_yet_laid_down_is_chosen_anew_after_it() -> None:
    match = penalty(away_hand=["attack 1 edge", "attack 2 edge", "plus 2"], dice=[1])
    match.does("play", card="attack 1 edge").out_of_turn("referee", "penalty", team="home").unanswered()
    match.asks("away", "attack").never("attack_played")
    assert "play attack 1 edge" in match.legal()
    assert match.hand("away") == ["attack 1 edge", "attack 2 edge", "plus 2"]


def test_s4_6_once_in_the_whole_game() -> None:
    match = penalty(dice=[1]).out_of_turn("referee", "penalty", team="away")
    assert not [text for text in match.legal("referee") if text.startswith("penalty")]
    match.refused("penalty_spent", who="referee", type_="penalty", team="away")


def test_s4_6_only_the_referee_and_only_at_a_stoppage() -> None:
    match = penalty(home_hand=["foul 3"])
    match.refused("not_referee", who="home", type_="penalty", team="home")
    match.play("attack 1 edge").asks("home", "defence")
    assert not [text for text in match.legal("referee") if text.startswith("penalty")]


def test_s4_6_not_in_normal_time_of_a_level_knock_out_match() -> None:
    level = penalty(knockout=True)
    level.refused("penalty_level_knockout", who="referee", type_="penalty", team="home")
    behind = penalty(knockout=True, score=(1, 0), dice=[6])
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
