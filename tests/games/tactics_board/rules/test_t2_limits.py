"""T2: where pawns may stand."""

from swallows_gui.games.tactics_board.rules.moving import closed_to, shift, why_closed
from tests.games.tactics_board.rules.given import Position, in_set, match, pawn, sq


def closed(position: Position, name: str, square: str) -> str:
    """Why a pawn may not stand there."""
    code = why_closed(position.game, pawn(name), sq(square))
    assert bool(code) == bool(closed_to(position.game, pawn(name)) >> sq(square) & 1)
    return code


def test_t2_1_one_pawn_of_each_side_on_a_square() -> None:
    position = match(red={10: "blue C6"})
    assert position.game.pawn_on(0, sq("blue C6")) == pawn("red 10")
    assert position.game.pawn_on(1, sq("blue C6")) == pawn("blue 7")
    assert closed(position, "red 11", "blue C6") == "own_pawn_there"
    assert closed(position, "red 11", "blue B4") == ""


def test_t2_2_defenders_and_keepers_stay_in_their_half_on_the_way_too() -> None:
    position = match()
    assert closed(position, "red 2", "blue A8") == "own_half_only"
    assert closed(position, "red 1", "blue A8") == "own_half_only"
    assert closed(position, "red 6", "blue A8") == ""
    moving = in_set("red 11", [2], red={2: "red B8"}).do("roll").do("pick", pawn=2)
    assert not [square for square in moving.squares() if square.startswith("blue")]
    moving.refused("own_half_only", "to", "blue B7")
    over = in_set("red 11", [4], red={2: "red A8"}, blue={10: "red B7"}).do("roll").do("pick", pawn=2)
    over.refused("own_half_only", "to", "red C8")


def test_t2_3_at_most_four_in_a_row_and_three_in_a_column() -> None:
    row = match(red={6: "red A5", 7: "red B5", 8: "red C5", 9: "red E5"})
    assert closed(row, "red 10", "red D5") == "four_in_a_row"
    assert closed(row, "red 9", "red D5") == ""
    edge = match(red={6: "red A5", 7: "red B5", 8: "red C5", 9: "red D5"})
    assert closed(edge, "red 10", "red E5") == "four_in_a_row"
    assert closed(edge, "red 10", "red H4") == ""
    column = match(red={6: "red H4", 9: "red H5", 7: "red H7"})
    assert closed(column, "red 10", "red H6") == "three_in_a_column"
    assert closed(column, "red 7", "red H6") == ""


def test_t2_4_at_most_four_field_players_of_a_side_in_a_penalty_area() -> None:
    position = match(red={2: "red C2", 3: "red D3", 4: "red E3", 5: "red F2"})
    assert closed(position, "red 10", "red E2") == "area_full"
    assert closed(position, "red 2", "red E2") == ""
    assert closed(position, "red 1", "red E2") == ""
    assert closed(position, "blue 10", "red E2") == ""


def test_t2_5_at_most_one_pawn_of_a_side_in_a_goal_area() -> None:
    position = match()
    assert closed(position, "red 3", "red E1") == "goal_area_taken"
    assert closed(position, "red 1", "red E1") == ""
    assert closed(position, "blue 10", "red E1") == ""


def test_t2_6_a_rule_that_puts_a_pawn_somewhere_is_not_hindered_by_its_neighbours() -> None:
    position = match(red={6: "red A5", 7: "red B5", 8: "red C5", 9: "red D5"})
    at = pawn("red 10")
    assert closed_to(position.game, at) >> sq("red E5") & 1
    assert not closed_to(position.game, at, crowds=False) >> sq("red E5") & 1


def test_t2_7_a_pawn_is_shifted_to_the_nearest_free_square() -> None:
    position = match(red={10: "red D5"})
    game = position.game
    game.log = []
    shift(game, pawn("red 10"), 1 << sq("red D5"))
    assert position.where("red 10") == "red C5"
    assert game.log == [("shifted", 0, 10, sq("red D5"), sq("red C5"))]
    # C5 is as near as E5 and D6 in distance and sum; D4 is taken, the lower own row and then the column decide.
    blocked = match(red={10: "red D5"}, blue={10: "red C5", 11: "red E5"})
    shift(blocked.game, pawn("red 10"), 1 << sq("red D5"))
    assert blocked.where("red 10") == "red D6"
