"""P1: who starts."""

from tests.games.power_soccer.rules.story import begun


def test_p1_1_whoever_first_rolls_the_penalty_face_starts_and_a_rolls_first() -> None:
    match = begun().asks("start", 0).rolls(1).asks("start", 1).rolls(2).asks("start", 0).rolls(3).rolls(6)
    match.expect("kicked_off", side=1, how="eleven").expect("attack_started", attack=1, seat=1, defender=0)


def test_p1_1_it_may_be_the_first_roll() -> None:
    begun().rolls(6).expect("kicked_off", side=0, how="eleven").expect("attack_started", seat=0, defender=1)


def test_p1_2_the_goal_wall_decides_and_a_shoots_first() -> None:
    match = begun(start="wall").asks("wall", 0)
    match.rolls(1, 1, 1, 2, 2, 2, 1, 1, 1).asks("wall", 1).rolls(1, 1, 1)
    match.expect("kicked_off", side=1, how="wall").expect("attack_started", seat=1, defender=0)


def test_p1_3_the_side_that_starts_has_the_first_attack_and_not_one_more() -> None:
    match = begun(length={"attacks": 1}).rolls(6).rolls(3, 2, 5).asks("attack", 1).rolls(3, 2, 5)
    match.expect("match_ended", attacks=2, winner=None)
