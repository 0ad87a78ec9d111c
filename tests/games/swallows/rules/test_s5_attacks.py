"""S5.1, S5.2, S5.9, S5.10: the attack, its shot, rough goals and own goals."""

import pytest

from tests.games.swallows.rules.given import given


def test_s5_1_value_of_the_card_and_its_reds() -> None:
    match = given(away_hand=["attack 2 inside", "plus 2", "plus 1"], dice=[2]).play(
        "attack 2 inside", "plus 2", "plus 1"
    )
    match.expect("attack_played", team="away", card="attack 2 inside", kind="attack", value=2, area="inside")
    match.expect("modifier_played", card="plus 2").expect("modifier_played", card="plus 1")
    match.expect("die_rolled", purpose="shot", die=2, value=2, total=7).expect("goal", team="away")


@pytest.mark.parametrize(
    "cards", [("attack 0 inside",), ("attack 2 inside", "minus 3"), ("attack 3 inside", "minus 3")]
)
def test_s5_1_zero_or_less_is_abortive(cards: tuple[str, ...]) -> None:
    match = given(home_hand=["foul 3", "attack 1 edge"], away_hand=cards).play(*cards)
    match.expect("attack_over", team="away", initiative="home").never("die_rolled").asks("home", "attack")
    assert cards[0] not in match.hand("away")


def test_s5_1_a_red_can_lift_a_zero_and_then_the_defender_is_asked() -> None:
    match = given(home_hand=["foul 3"], away_hand=["attack 0 inside", "plus 1"]).play("attack 0 inside", "plus 1")
    match.asks("home", "defence")


def test_s5_1_the_defender_plays_one_foul_one_offside_or_nothing() -> None:
    match = given(
        home_hand=["foul 3", "offside 3", "goalie 1", "attack 1 edge"], away_hand=["attack 4 inside"], dice=[1]
    )
    match.play("attack 4 inside").asks("home", "defence")
    assert sorted(match.legal()) == ["pass", "play foul 3", "play offside 3"]
    match.passes().expect("die_rolled", purpose="shot")


def test_s5_2_die_and_value_and_a_goalie_is_subtracted() -> None:
    saved = given(home_hand=["goalie 2"], away_hand=["attack 4 inside"], dice=[4]).play("attack 4 inside").passes()
    saved.expect("die_rolled", purpose="shot", die=4, value=4, total=8).asks("home", "goalie").play("goalie 2")
    saved.expect("defence_played", team="home", card="goalie 2", kind="goalie", value=2).expect("saved", team="away")
    saved.never("goal")
    beaten = given(home_hand=["goalie 1"], away_hand=["attack 4 inside"], dice=[4]).play("attack 4 inside").passes()
    beaten.play("goalie 1").expect("goal", team="away", home=0, away=1, own_goal=False)


def test_s5_2_one_goalie_only_and_none_against_a_miss() -> None:
    match = given(home_hand=["goalie 1", "goalie 1"], away_hand=["attack 4 inside"], dice=[4]).play("attack 4 inside")
    match.passes().play("goalie 1").expect("goal")
    assert match.hand("home") == ["goalie 1"]
    missed = given(home_hand=["goalie 1"], away_hand=["attack 4 inside"], dice=[2]).play("attack 4 inside").passes()
    missed.expect("missed", team="away").never("defence_played")


def test_s5_2_the_trainer_may_leave_the_goalie() -> None:
    match = given(home_hand=["goalie 3"], away_hand=["attack 4 inside"], dice=[4]).play("attack 4 inside").passes()
    match.asks("home", "goalie").passes().expect("goal", team="away")
    assert match.hand("home") == ["goalie 3"]


@pytest.mark.parametrize(("die", "goal"), [(3, True), (4, False)])
def test_s5_9_a_rough_goal_is_called_from_7_and_nothing_stops_it_below(die: int, goal: bool) -> None:
    hand = ["foul 5", "offside 5", "goalie 3", "red goalie 2", "red foul 3", "cancel"]
    match = given(home_hand=hand, away_hand=["rough 3", "shield"], dice=[die], referee=False).play("rough 3")
    match.expect("attack_played", kind="rough").never("defence_played")
    match.unanswered("sending_off_red")
    match.expect("die_rolled", purpose="rough", team="away", value=3, total=3 + die).never("die_rolled")
    if goal:
        match.expect("goal", team="away", own_goal=False)
    else:
        match.never("goal").never("sent_off").never("awarded").expect("attack_over")


def test_s5_10_a_marked_attack_whose_die_is_1_is_an_own_goal_whatever_the_total() -> None:
    match = given(home_hand=["goalie 3"], away_hand=["own goal attack 5"], dice=[1]).play("own goal attack 5").passes()
    match.expect("die_rolled", purpose="shot", die=1, total=6).expect(
        "goal", team="away", own_goal=True, home=0, away=1
    )
    match.never("defence_played")
    on_goal = given(home_hand=["goalie 3"], away_hand=["own goal attack 5", "plus 2"], dice=[1])
    on_goal.play("own goal attack 5", "plus 2").passes().expect("die_rolled", total=8).expect("goal", own_goal=True)


def test_s5_10_other_dice_and_other_cards_are_no_own_goals() -> None:
    given(away_hand=["own goal attack 5"], dice=[2]).play("own goal attack 5").expect("goal", own_goal=False)
    given(away_hand=["attack 5 inside"], dice=[1]).play("attack 5 inside").expect("missed").never("goal")


def test_s5_10_re_rolls_come_first() -> None:
    away = given(away_hand=["own goal attack 5", "shot again"], dice=[1, 1]).play("own goal attack 5")
    away.asks("away", "after_shot_roll").play("shot again").expect("goal", team="away", own_goal=True)
    match = (
        given(away_hand=["own goal attack 5", "shot again"], dice=[1, 2]).play("own goal attack 5").play("shot again")
    )
    match.expect("goal", team="away", own_goal=False)


def test_s5_10_the_free_kick_of_a_marked_attack_is_not_marked() -> None:
    match = given(home_hand=["foul 5 outside"], away_hand=["own goal attack 5"], dice=[3, 1]).play("own goal attack 5")
    match.play("foul 5 outside").expect("awarded", what="free_kick").expect("missed", team="away").never("goal")


def test_s5_10_a_red_says_its_own() -> None:
    match = given(home_hand=["goalie 3"], away_hand=["gift own goal"]).play("gift own goal")
    while match.step in ("defence", "goalie"):
        match.passes()
    match.expect("goal", team="away", own_goal=True, away=1)
