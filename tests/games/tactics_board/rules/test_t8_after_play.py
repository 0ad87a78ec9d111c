"""T8: after the ball has been played."""

from tests.games.tactics_board.rules.given import Position, match, pawn, sq, to_play


def loose(dice: list[int], **given: object) -> Position:
    """Red 10 has played the ball to red F8, where nobody stands."""
    return to_play("red 10", [2, *dice], **given).do("play", "red F8")  # type: ignore[arg-type]


def test_t8_1_off_side_is_read_first() -> None:
    position = to_play("red 7", [4], red={7: "blue D7", 10: "blue D3"}, blue={10: "blue C8"}).do("play", "blue D3")
    assert position.types()[:2] == ["ball_played", "offside_given"]
    assert not position.events("passed")


def test_t8_2_both_sides_make_attempts_the_o_side_first() -> None:
    position = loose([2, 3])
    assert (position.side, position.game.why, position.game.round) == ("red", "capture", 1)
    position.roll(7, "red E6")
    assert position.side == "blue"


def test_t8_3_who_alone_reaches_it_in_a_round_has_captured_it() -> None:
    position = loose([1, 1]).roll(11, "red F8")
    assert position.side == "blue"
    position.roll(6, "blue A7")
    assert position.events("captured")[0][2:] == (11, position.game.ball, 1, False)
    assert (position.step, position.side, position.game.holder) == ("move", "red", pawn("red 11"))


def test_t8_3_both_reach_it_and_fight() -> None:
    position = loose([1, 3, 5, 3], blue={8: "blue F6"}).roll(11, "red F8").roll(8, "red F8")
    assert position.events("battle_rolled")[0][2] == ((0, 11), (1, 8))


def test_t8_3_nobody_reaches_it_and_another_round_follows() -> None:
    position = loose([1, 1]).roll(7, "red C7").roll(6, "blue A7")
    assert (position.side, position.game.round) == ("red", 2)


def test_t8_4_after_six_rounds_the_nearest_pawn_has_it() -> None:
    position = loose([1, 1])
    position.game.round = 6
    position.roll(7, "red C7").roll(6, "blue A7")
    assert position.events("captured")[0][1:] == (0, 11, position.game.ball, 6, True)
    assert position.where("red 11") == "red F8"


def test_t8_4_whom_nothing_forbids_or_the_side_of_that_half_has_a_goal_kick() -> None:
    position = match(red={10: "red A8"}, bare=True, ball="blue A4", dice=[1, 1], period=1)
    game = position.game
    game.o_side, game.round, game.no_touch, game.no_touch_why = 0, 6, pawn("red 10"), "free_kick"
    game.asked, game.why = 1, "capture"
    twin = Position(game.copy()).enter("captured")
    assert twin.events("captured")[0][1:3] == (1, 1)
    game.offside = 1 << pawn("blue 1")
    position.enter("captured")
    assert position.events("awarded") == [("awarded", 1, "goal_kick", None)]
    assert position.game.ball == sq("blue D1")


def test_t8_5_a_direct_pass_is_played_on_at_once_without_a_move() -> None:
    position = to_play("red 10", [3, 2]).do("play", "red G8")
    assert position.events("passed")[0][1:3] == (0, 11)
    assert position.events("passed")[0][-1] is False
    assert (position.step, position.side, position.game.second) == ("ball", "red", True)


def test_t8_5_in_the_area_or_on_a_long_distance_square_it_is_a_shot() -> None:
    for square, die in (("blue C4", 3), ("blue C3", 4)):
        position = to_play("red 7", [die], red={7: "blue D7", 10: square}, blue={3: "blue D2", 10: "blue C8"})
        assert position.do("play", square).step == "shoot"


def test_t8_6_after_a_second_pass_the_other_side_has_one_attempt() -> None:
    position = to_play("red 10", [3, 3, 1], red={6: "red D7"}).do("play", "red G8").do("play", "red D7")
    assert position.events("passed")[0][-1] is True
    assert (position.side, position.game.why) == ("blue", "attempt")
    position.roll(6, "blue A7")
    assert (position.step, position.side, position.game.holder) == ("move", "red", pawn("red 6"))


def test_t8_6_an_attempt_that_reaches_the_holder_is_a_battle() -> None:
    position = to_play("red 10", [3, 3, 2, 5, 2], red={6: "red D7"}).do("play", "red G8").do("play", "red D7")
    position.roll(10, "red D7")
    assert position.events("battle_rolled")[0][2] == ((0, 6), (1, 10))


def test_t8_7_a_dribble_leaves_the_other_side_one_attempt() -> None:
    position = to_play("red 7", [1, 1]).do("dribble", "red D7")
    assert (position.side, position.game.why) == ("blue", "attempt")
    position.roll(6, "blue A7")
    assert (position.step, position.side) == ("move", "red")


def test_t8_7_into_the_area_it_is_a_shot_and_onto_an_opponent_a_battle() -> None:
    into = to_play("red 10", [1, 1], red={10: "blue D4"}, blue={3: "blue C5"}).do("dribble", "blue D3")
    into.roll(6, "blue A7")
    assert into.step == "shoot"
    onto = to_play("red 10", [1, 5, 2], red={10: "blue C5"}).do("dribble", "blue D4")
    assert onto.events("battle_rolled")[0][2] == ((0, 10), (1, 3))


def test_t8_8_who_took_a_restart_may_not_touch_the_ball_before_another_has() -> None:
    position = to_play("red 10", [2, 2, 2], restart="free_kick").do("play", "red F8")
    assert position.game.no_touch == pawn("red 10")
    position.do("roll").do("pick", pawn=10)
    assert "red F8" not in position.squares()
    position.refused("may_not_touch", "to", "red F8")
    assert to_play("red 10", [2]).do("play", "red F8").game.no_touch == -1
