"""T1: the board."""

from swallows_gui.games.tactics_board.rules.board import name_of, squares_of
from tests.games.tactics_board.rules.given import TABLES, called, sq, to_play


def test_t1_1_squares_are_numbered_from_the_goal_line_of_red_and_named_by_half() -> None:
    assert [sq("red A1"), sq("red H8"), sq("blue A8"), sq("blue A1"), sq("blue H1")] == [0, 63, 64, 120, 127]
    assert all(sq(called(square)) == square for square in range(128))
    assert name_of(67) == (1, "D8")


def test_t1_2_the_parts_of_the_board_lie_in_each_half() -> None:
    assert [called(square) for square in squares_of(TABLES.goal_area[0])] == ["red D1", "red E1"]
    area = {called(square) for square in squares_of(TABLES.penalty_area[1])}
    assert area == {f"blue {column}{row}" for column in "CDEF" for row in (1, 2, 3)}
    assert {called(square) for square in squares_of(TABLES.long_distance[1])} == {"blue C4", "blue F4"}
    assert [called(square) for square in TABLES.circle[0]] == ["red D8", "red E8"]
    assert [called(square) for square in TABLES.corners[1]] == ["blue A1", "blue H1"]
    assert called(TABLES.penalty_spot[1]) == "blue D2"


def test_t1_3_nothing_leaves_the_board() -> None:
    position = to_play("red 6", [6])
    assert all(0 <= entry["square"] < 128 for entry in position.offered())
    assert "red A6" not in position.squares()
