"""T4: which rolls are asked for."""

from tests.games.tactics_board.rules.given import in_set, match, to_play


def test_t4_1_the_die_for_the_ball_comes_by_itself_a_move_is_asked_for() -> None:
    position = in_set("red 10", [1, 3])
    assert [entry["type"] for entry in position.offered()] == ["roll", "keeper"]
    position.roll(7, "red C7")
    assert position.types() == ["pawn_rolled", "pawn_moved", "ball_rolled"]


def test_t4_2_the_o_side_rolls_first_in_a_battle() -> None:
    position = to_play("blue 10", [1, 5, 2], blue={7: "blue E7"}, red={10: "blue E7"})
    position.do("play", "blue E7")
    assert position.events("battle_rolled")[0][2:4] == (((1, 7), (0, 10)), (5, 2))


def test_t4_2_red_rolls_first_where_it_is_the_o_side() -> None:
    position = match(red={10: "red D5"}, blue={10: "red D5"}, dice=[2, 5])
    position.game.reached = (9, 20)
    position.enter("battle")
    assert position.events("battle_rolled")[0][2:4] == (((0, 10), (1, 10)), (2, 5))
