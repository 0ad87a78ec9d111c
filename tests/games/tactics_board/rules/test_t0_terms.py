"""T0: sides, pawns, the ball, terms."""

from swallows_gui.games.tactics_board.rules.board import distance, own_row, squares_of, zone
from swallows_gui.games.tactics_board.rules.tables import DEFENDER, KEEPER, MIDFIELDER, STRIKER
from tests.games.tactics_board.rules.given import TABLES, called, in_set, match, new, sq, to_play


def test_t0_1_red_is_seat_0_and_blue_seat_1() -> None:
    position = new([2, 5])
    assert (position.side, position.game.to_move) == ("red", 0)
    position = new([5, 2])
    assert (position.side, position.game.to_move) == ("blue", 1)


def test_t0_2_a_side_has_a_keeper_four_defenders_four_midfielders_and_two_strikers() -> None:
    roles = [match().game.role(at) for at in range(22)]
    assert roles == 2 * [KEEPER, *[DEFENDER] * 4, *[MIDFIELDER] * 4, *[STRIKER] * 2]


def test_t0_3_the_holder_stands_on_the_ball() -> None:
    game = in_set("red 10").game
    assert game.at[game.holder] == game.ball


def test_t0_4_the_o_side_is_that_of_the_holder_or_who_played_a_loose_ball_last() -> None:
    position = to_play("blue 8", [3])
    assert position.game.o_side == 1
    position.do("play", "blue F3")
    assert (position.game.holder, position.game.o_side) == (-1, 1)


def test_t0_5_four_of_eight_sectors_show_a_ball_and_a_keeper_plays_with_two_dice() -> None:
    assert TABLES.spinner == ("ball",) * 4 + ("flag",) * 2 + ("kick",) * 2
    told = to_play("red 1", [3, 4]).events("ball_rolled")
    assert told[0][3:5] == ((3, 4), 7)


def test_t0_6_distance_is_the_kings_and_the_zone_reaches_one_square() -> None:
    assert distance(sq("red A1"), sq("red C2")) == 2
    assert {called(square) for square in squares_of(zone(sq("red A1")))} == {"red A1", "red B1", "red A2", "red B2"}
    assert {called(square) for square in squares_of(zone(sq("red D8")))} >= {"blue C8", "blue D8", "blue E8"}


def test_t0_7_own_rows_are_counted_from_the_own_goal_line() -> None:
    assert [own_row(0, sq("red C4")), own_row(1, sq("red C4")), own_row(1, sq("blue C4"))] == [4, 13, 4]


def test_t0_8_a_set_is_a_move_and_then_a_play() -> None:
    position = in_set("red 10", [1])
    assert position.step == "move"
    position.roll(7, "red C7")
    assert position.step == "ball"
