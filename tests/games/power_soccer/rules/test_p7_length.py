"""P7: length, end and result."""

import pytest

from tests.games.power_soccer.rules.story import begun, given


def test_p7_1_all_attacks_are_played_even_if_the_match_is_decided() -> None:
    match = given(points=40, attack=9, score=(4, 0), length={"attacks": 5}).rolls(2).asks("attack", 1)
    match.rolls(3, 2, 5).expect("match_ended", score=[5, 0], attacks=10, winner=0)


def test_p7_1_a_roll_for_points_is_a_minute_and_no_other_roll_is() -> None:
    match = given(rules="professional", length={"minutes": 5}).rolls(3, 1, 4, 1, 6, 1, 2)
    assert [event["purpose"] for event in match.events if event["type"] == "die_rolled"][-7:] == [
        "attack", "steal", "attack", "referee", "attack", "penalty", "save"
    ]  # fmt: skip
    assert match.game.view(None).minutes == 3


def test_p7_2_with_minutes_the_round_is_finished() -> None:
    match = given(length={"minutes": 5}).rolls(1, 1, 1, 1, 1, 1, 5).asks("attack", 1)
    match.rolls(3, 2, 5).expect("match_ended", attacks=2)


def test_p7_2_with_goals_the_other_side_has_its_attack() -> None:
    match = given(points=40, score=(1, 1), length={"goals": 2}).rolls(2).asks("attack", 1)
    match.rolls(3, 2, 5).expect("match_ended", score=[2, 1], winner=0)


def test_p7_2_level_with_all_goals_another_round_follows() -> None:
    match = given(points=40, score=(1, 1), length={"goals": 2}).rolls(2).rolls(3, 3, 2).asks("attack", 0)
    match.expect_no("match_ended").expect("goal", score=[2, 1]).expect("goal", score=[2, 2])
    match.rolls(3, 2, 5).asks("attack", 1).rolls(3, 3, 2).expect("match_ended", score=[2, 3], winner=1)


@pytest.mark.parametrize(("rules", "step"), [("basic", ""), ("professional", "wall")])
def test_p7_3_a_draw_stands_or_goes_to_penalty_kicks(rules: str, step: str) -> None:
    match = given(points=30, attack=2, score=(1, 1), rules=rules, length={"attacks": 1}).rolls(5)
    assert match.step == step


def test_p7_3_as_the_option_says() -> None:
    match = given(points=30, attack=2, draw="penalties", length={"attacks": 1}).rolls(5)
    assert match.step == "wall"
    match = given(points=30, attack=2, rules="professional", draw="stands", length={"attacks": 1}).rolls(5)
    match.expect("match_ended", winner=None, shootout=None)


def test_p7_4_the_result() -> None:
    match = begun(length={"attacks": 1}).rolls(6)
    assert match.game.result is None
    match.rolls(3, 3, 2).rolls(3, 2, 5)
    result = {"score": [1, 0], "attacks": 2, "shootout": None, "winner": 0}
    assert match.game.result == result
    assert match.events[-1] == {"type": "match_ended", **result}
