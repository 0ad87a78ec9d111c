"""T9: battles."""

import pytest

from tests.games.tactics_board.rules.given import Position, match, pawn, sq


def fight(red: int, blue: int, square: str, dice: list[int], *, o_side: int = 0, **given: object) -> Position:
    """These two meet on a square."""
    position = match(red={red: square}, blue={blue: square}, ball=square, dice=dice, **given)  # type: ignore[arg-type]
    position.game.o_side = o_side
    position.game.reached = (pawn(f"red {red}"), pawn(f"blue {blue}"))
    return position.enter("battle")


def test_t9_1_a_battle_is_fought_on_the_balls_square() -> None:
    position = fight(10, 7, "blue C6", [5, 2])
    assert position.events("battle_rolled") == [("battle_rolled", sq("blue C6"), ((0, 10), (1, 7)), (5, 2), (5, 2), 0)]


@pytest.mark.parametrize(("blue", "square", "defenders", "total"), [
    (1, "blue D2", 1, 5), (3, "blue D4", 1, 4), (3, "blue D4", 2, 5), (7, "blue C6", 1, 3), (10, "blue D7", 2, 3),
])  # fmt: skip
def test_t9_2_keepers_add_two_and_defenders_one_or_two(blue: int, square: str, defenders: int, total: int) -> None:
    position = fight(10, blue, square, [2, 3, 6, 4], defenders=defenders)
    assert position.events("battle_rolled")[0][4] == (2, total)


def test_t9_2_the_higher_total_wins_over_the_higher_die() -> None:
    position = fight(10, 1, "blue D2", [4, 3])
    assert position.events("battle_rolled")[0][3:] == ((4, 3), (4, 5), 1)
    assert position.game.holder == pawn("blue 1")


def test_t9_2_equal_totals_roll_again() -> None:
    position = fight(10, 3, "blue D4", [4, 3, 5, 2])
    assert [event[-1] for event in position.events("battle_rolled")] == [None, 0]


def test_t9_3_a_six_against_a_one_is_a_foul_whatever_is_added() -> None:
    position = fight(10, 1, "blue D4", [6, 1])
    assert position.types()[:3] == ["battle_rolled", "fouled", "card_shown"]
    assert position.events("battle_rolled")[0][-1] is None
    assert position.events("fouled") == [("fouled", 1, 1, sq("blue D4"))]


def test_t9_4_the_winner_has_the_ball_and_both_stay() -> None:
    position = fight(10, 7, "blue C6", [2, 5])
    assert (position.game.holder, position.game.o_side, position.step) == (pawn("blue 7"), 1, "move")
    assert (position.where("red 10"), position.where("blue 7")) == ("blue C6", "blue C6")
    assert fight(10, 3, "blue D3", [5, 2]).step == "shoot"
