"""T7: a set."""

from tests.games.tactics_board.rules.given import in_set


def test_t7_1_a_pawn_moves_and_starts_nothing_then_the_ball_is_played() -> None:
    position = in_set("red 10", [2, 3], red={11: "blue E8"}).roll(11, "blue F6")
    assert position.where("blue 8") == "blue F6"
    assert position.types() == ["pawn_rolled", "pawn_moved", "ball_rolled"]


def test_t7_2_where_the_ball_ends_decides_what_follows() -> None:
    empty = in_set("red 10", [1, 3]).roll(7, "red C7").do("play", "red A8")
    assert (empty.step, empty.game.why) == ("move", "capture")
    mate = in_set("red 10", [1, 3, 1]).roll(7, "red C7").do("play", "red G8")
    assert mate.types() == ["ball_played", "passed", "ball_rolled"]
