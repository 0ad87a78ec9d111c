"""P3: the professional game."""

from typing import Any

import pytest

from tests.games.power_soccer.rules.story import Story, begun, given


def pro(points: int = 0, card: str = "none", **options: Any) -> Story:
    return given(points=points, card=card, rules="professional", **options)


def test_p3_1_what_professionals_play_by_is_set() -> None:
    options = begun(rules="professional").game.options
    assert (options.penalty, options.draw) == ("keeper", "penalties")
    assert begun(rules="professional", draw="stands").game.options.draw == "stands"


def test_p3_1_nobody_steals_in_the_basic_game() -> None:
    given().rolls(3).asks("attack", 0)


def test_p3_2_from_twenty_points_on_the_defender_may_roll_for_the_ball() -> None:
    pro(points=10).rolls(1).asks("attack", 0).rolls(1).asks("steal", 1)


def test_p3_2_black_wins_it_and_white_does_not() -> None:
    pro().rolls(3, 2).asks("attack", 1).expect("attack_over", seat=0, reason="stolen")
    match = pro().rolls(3, 1).asks("attack", 0).expect_no("attack_over")
    assert match.game.points == 20


def test_p3_3_the_defender_may_let_it_be() -> None:
    match = pro().rolls(3).does("let_play").asks("attack", 0)
    assert match.events[-1]["type"] == "points_made"


def test_p3_4_not_after_a_foul_nor_after_its_card() -> None:
    pro(points=40).rolls(4).asks("referee", 1).rolls(1).asks("attack", 0)


@pytest.mark.parametrize(("points", "die", "step"), [(40, 2, "attack"), (45, 2, "attack"), (40, 6, "penalty")])
def test_p3_4_not_after_a_roll_that_ends_the_attack_or_leads_to_a_penalty(points: int, die: int, step: str) -> None:
    match = pro(points=points).rolls(die)
    assert match.step == step


def test_p3_4_but_after_an_off_side_that_means_nothing() -> None:
    pro(points=20).rolls(5).asks("steal", 1)
    pro(points=15).rolls(5).asks("attack", 0)
