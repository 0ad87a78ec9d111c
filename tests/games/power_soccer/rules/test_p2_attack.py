"""P2: an attack, face by face."""

import pytest

from tests.games.power_soccer.rules.story import begun, given


def test_p2_1_an_attack_begins_with_nothing_and_leaves_no_card_behind() -> None:
    match = given().rolls(3, 4, 1)
    assert match.game.view(None).card == "yellow"
    match.rolls(6, 1).asks("attack", 1)
    assert (match.game.view(None).points, match.game.view(None).card) == (0, "none")


@pytest.mark.parametrize(("die", "added"), [(1, 5), (2, 10), (3, 20)])
def test_p2_2_points_are_added_and_the_attacker_rolls_again(die: int, added: int) -> None:
    match = given(points=10).rolls(die).asks("attack", 0)
    match.expect("points_made", seat=0, added=added, points=10 + added)


def test_p2_2_exactly_fifty_is_a_goal() -> None:
    match = given(points=40, score=(0, 1)).rolls(2).asks("attack", 1)
    match.expect("points_made", points=50).expect("goal", side=0, score=[1, 1])
    match.expect("attack_over", seat=0, reason="goal").expect("attack_started", attack=2, seat=1)


def test_p2_2_more_than_fifty_is_over_the_bar() -> None:
    match = given(points=45).rolls(2).asks("attack", 1)
    match.expect("points_made", points=55).expect_no("goal").expect("attack_over", seat=0, reason="over")


def test_p2_3_black_is_red_and_the_attack_is_over() -> None:
    match = given(points=15).rolls(4).asks("referee", 1).rolls(4)
    match.expect("die_rolled", seat=0).expect("die_rolled", seat=1, purpose="referee", colour="black")
    match.expect("card_shown", seat=0, card="red").expect("attack_over", seat=0, reason="red")


def test_p2_3_white_is_yellow_and_the_attacker_rolls_again() -> None:
    given(points=15).rolls(4, 3).asks("attack", 0).expect("card_shown", seat=0, card="yellow")


def test_p2_4_a_foul_on_yellow_is_red_without_a_roll() -> None:
    match = given(points=15, card="yellow").rolls(4).asks("attack", 1)
    match.expect("card_shown", seat=0, card="red").expect("attack_over", reason="red")


def test_p2_5_the_admonition_is_one_step_more() -> None:
    match = given(cards="admonition").rolls(4, 1).asks("attack", 0).expect("card_shown", card="admonition")
    match.rolls(4).asks("referee", 1).rolls(1).asks("attack", 0).expect("card_shown", card="yellow")
    match.rolls(4).asks("attack", 1).expect("card_shown", card="red").expect("attack_over", reason="red")


def test_p2_5_black_is_red_at_every_step() -> None:
    given(cards="admonition", card="admonition").rolls(4, 2).expect("attack_over", reason="red")


@pytest.mark.parametrize("points", [30, 35, 40, 45])
def test_p2_6_off_side_ends_the_attack_from_thirty_points_on(points: int) -> None:
    match = given(points=points).rolls(5).asks("attack", 1)
    match.expect("offside", seat=0, points=points, given=True).expect("attack_over", reason="offside")


@pytest.mark.parametrize("points", [0, 20, 25])
def test_p2_6_with_less_it_means_nothing(points: int) -> None:
    match = given(points=points).rolls(5).asks("attack", 0).expect("offside", points=points, given=False)
    match.expect_no("attack_over")


def test_p2_7_a_simple_penalty_is_a_goal_on_black() -> None:
    match = given(points=45).rolls(6).asks("penalty", 0).expect("penalty_given", seat=0)
    match.rolls(2).expect("goal", side=0, score=[1, 0]).expect("attack_over", reason="goal")


def test_p2_7_and_wide_on_white() -> None:
    given().rolls(6, 1).asks("attack", 1).expect_no("goal").expect("attack_over", reason="wide")


def test_p2_8_with_a_keeper_black_goes_wide() -> None:
    given(penalty="keeper").rolls(6, 2).asks("attack", 1).expect("attack_over", reason="wide")


def test_p2_8_white_is_on_target_and_the_keeper_saves_on_black() -> None:
    match = given(penalty="keeper").rolls(6, 1).asks("save", 1).rolls(2)
    match.expect("die_rolled").expect("die_rolled").expect("die_rolled", seat=1, purpose="save")
    match.expect("attack_over", seat=0, reason="saved")


def test_p2_8_and_lets_it_in_on_white() -> None:
    given(penalty="keeper").rolls(6, 1, 1).expect("goal", side=0).expect("attack_over", reason="goal")


def test_p2_8_professionals_always_have_a_keeper() -> None:
    given(rules="professional").rolls(6, 1).asks("save", 1)


def test_p2_9_the_ball_changes_sides_however_an_attack_ends() -> None:
    ends = {
        "goal": given(points=45).rolls(1),
        "over": given(points=45).rolls(3),
        "red": given(card="yellow").rolls(4),
        "offside": given(points=30).rolls(5),
        "wide": given().rolls(6, 1),
        "saved": given(penalty="keeper").rolls(6, 1, 2),
        "stolen": given(rules="professional").rolls(3, 2),
    }
    for reason, match in ends.items():
        match.expect("attack_over", seat=0, reason=reason)
        match.expect("attack_started", attack=2, seat=1, defender=0, score=list(match.game.score))
        match.asks("attack", 1)
        assert match.game.points == 0


def test_p2_9_an_attack_starts_without_a_story() -> None:
    assert [event["type"] for event in begun().events] == ["match_started"]
