"""T6: playing the ball."""

from tests.games.tactics_board.rules.given import match, to_play


def test_t6_1_only_the_holder_plays_and_the_full_roll_is_used() -> None:
    position = to_play("red 7", [3])
    assert position.events("ball_rolled")[0][1:5] == (0, 7, (3,), 3)
    position.refused("full_roll", "play", "red C5")
    position.refused("full_roll", "play", "red G6")


def test_t6_2_the_ball_reaches_the_squares_at_that_distance_or_sum() -> None:
    position = match(red={10: "red D5"}, bare=True, holder="red 10", ball="red D5", dice=[4]).enter("roll_ball")
    assert {"red H5", "red F7", "red H4", "red E8", "blue D8", "blue H8", "red E2"} <= position.squares()
    position.refused("one_bend", "play", "red F8")


def test_t6_3_it_flies_over_all_pawns() -> None:
    position = to_play("red 10", [2], blue={6: "blue D8"})
    assert "blue D7" in position.squares()


def test_t6_4_it_may_end_on_an_empty_square_a_team_mate_or_both() -> None:
    position = to_play("red 10", [2], red={6: "blue B8", 7: "blue F8"}, blue={7: "blue F8", 8: "blue D7"})
    assert {"blue F8", "blue B8"} <= position.squares()
    position.refused("only_opponent_there", "play", "blue D7")


def test_t6_4_a_lone_opponent_gets_it_only_where_there_is_no_other_square() -> None:
    position = match(
        red={2: "red A1"}, blue={2: "blue A4", 6: "red A2", 7: "red B2", 8: "red B1"}, bare=True,
        holder="red 2", ball="red A1", dice=[1],
    ).enter("roll_ball")  # fmt: skip
    assert {entry["type"] for entry in position.offered()} == {"play", "dribble"}
    assert position.squares("play") == {"red A2", "red B1", "red B2"}
    position.do("play", "red A2")
    assert position.events("ball_played")[0][-1] == "opponent"
    assert (position.step, position.side, position.game.holder) == ("move", "blue", 16)


def test_t6_5_on_a_one_the_holder_may_dribble() -> None:
    position = to_play("red 7", [1])
    assert len(position.squares("dribble")) == 8
    position.refused("full_roll", "dribble", "red C8")
    position.do("dribble", "red D7")
    assert (position.where("red 7"), position.ball) == ("red D7", "red D7")
    to_play("red 7", [2]).refused("only_on_a_one", "dribble", "red D7")
    to_play("red 7", [1], restart="free_kick").refused("only_on_a_one", "dribble", "red D7")
    to_play("red 3", [1], red={2: "red C4"}).refused("own_pawn_there", "dribble", "red C4")
