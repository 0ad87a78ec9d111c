"""T11: offside."""

from tests.games.tactics_board.rules.given import match, pawn, sq, to_play

BACK = {10: "blue C8"}
"""Nobody of blue is nearer to its goal line than row 4, the keeper not counted."""


def test_t11_1_a_pawn_in_the_other_half_nearer_to_the_line_than_all_field_players_is_off_side() -> None:
    position = to_play("red 7", [4], red={7: "blue D7", 10: "blue D3", 11: "blue G4", 6: "red A8"}, blue=BACK)
    assert position.events("ball_rolled")[0][-1] == (10,)
    plays = to_play("red 10", [4], red={10: "blue D3"}, blue=BACK)
    assert plays.events("ball_rolled")[0][-1] == ()


def test_t11_2_who_receives_the_ball_off_side_is_punished_at_the_balls_square() -> None:
    position = to_play("red 7", [4], red={7: "blue D7", 10: "blue D3"}, blue=BACK).do("play", "blue D3")
    assert position.events("offside_given") == [("offside_given", 0, 10, sq("blue D3"), False)]
    assert (position.side, position.step) == ("blue", "taker")


def test_t11_2_reaching_it_is_legal_and_punished_before_the_other_sides_attempt() -> None:
    position = to_play("red 7", [4, 1], red={7: "blue D7", 10: "blue E2"}, blue=BACK).do("play", "blue D3")
    position.roll(10, "blue D3")
    assert not position.events("captured")
    assert position.events("offside_given")
    others = to_play("red 7", [4, 1], red={7: "blue D7", 10: "blue E2", 11: "blue E4"}, blue=BACK)
    others.do("play", "blue D3").roll(11, "blue D3")
    assert not others.events("offside_given")


def test_t11_3_there_is_no_off_side_from_corner_and_goal_kick() -> None:
    corner = to_play("red 7", [4], restart="corner", red={7: "blue H1", 10: "blue D1"}, blue=BACK)
    assert corner.game.offside == 0
    kick = to_play("red 1", [4, 4], restart="goal_kick", red={10: "blue D3"}, blue=BACK)
    assert kick.game.offside == 0
    played = to_play("red 7", [4], red={7: "blue D7", 10: "blue D3"}, blue=BACK)
    assert played.game.offside == 1 << pawn("red 10")
    played.game.restart = "corner"
    assert played.enter("roll_ball").game.offside == 0


def test_t11_4_only_an_off_side_pawn_in_that_goal_area_spoils_a_shot() -> None:
    for other, spoilt in (("blue D1", True), ("blue D2", False)):
        position = match(red={10: "blue C4", 11: other}, blue=BACK, ball="blue C4", holder="red 10")
        position.game.offside = 1 << pawn("red 11")
        assert bool(position.enter("shot").events("offside_given")) == spoilt
    shooter = match(red={10: "blue D1"}, blue=BACK, ball="blue D1", holder="red 10")
    shooter.game.offside = 1 << pawn("red 10")
    assert shooter.enter("shot").step == "shoot"
