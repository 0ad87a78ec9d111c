"""P9: two dice."""

from swallows_gui.engine.game import Choices
from tests.games.power_soccer.rules.story import given


def test_p9_1_the_attacker_chooses_which_die_counts() -> None:
    match = given(points=40, dice=2).throws(3, 2).asks("choose", 0)
    match.expect("die_rolled", purpose="attack", die=3, other=2, face="long_pass", colour="white")
    match.does("choose", "ten").expect("face_chosen", seat=0, face="ten").expect("goal", side=0)


def test_p9_1_with_equal_faces_there_is_nothing_to_choose() -> None:
    match = given(dice=2).throws(2, 2).asks("attack", 0).expect_no("face_chosen")
    match.expect("points_made", added=10)


def test_p9_1_all_other_rolls_use_one_die() -> None:
    match = given(dice=2).throws(4, 4).asks("referee", 1).rolls(1)
    match.expect("die_rolled", other=4).expect("die_rolled", purpose="referee", other=None)
    match.throws(6, 6).asks("penalty", 0).rolls(1).expect("attack_over", reason="wide")


def test_p9_1_a_throw_of_both_is_one_minute() -> None:
    match = given(dice=2, length={"minutes": 5}).throws(1, 2)
    assert match.game.view(None).minutes == 1


def test_p9_2_the_actions_are_the_two_faces() -> None:
    match = given(dice=2).throws(1, 5)
    game = match.game
    assert [game.notation.action_to_json(action) for action in game.view(0).actions] == [
        {"type": "choose", "face": "five"},
        {"type": "choose", "face": "offside"},
    ]
    assert game.view(1).legal == Choices()


def test_p9_2_the_steal_follows_the_chosen_face() -> None:
    match = given(points=15, dice=2, rules="professional").throws(1, 4).does("choose", "five").asks("steal", 1)
    match.expect("points_made", points=20)
    given(points=20, dice=2, rules="professional").throws(1, 4).does("choose", "foul").asks("referee", 1)
