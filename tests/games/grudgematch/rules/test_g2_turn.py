"""G2: the ball is put in, and put from man to man."""

import pytest

from tests.games.grudgematch.rules.given import Position, match


def begun(dice: list[int], **given: object) -> Position:
    """A turn of France that begins with the ball out of play."""
    return match(ball=None, phase="kick", dice=dice, germany="2♥", **given)  # type: ignore[arg-type]


def test_g2_1_a_ball_out_of_play_is_put_where_two_dice_say() -> None:
    position = begun([3, 4, 1, 2])
    assert position.ball == (7, 0)
    assert position.step == "run"
    assert position.game.side == 1


def test_g2_2_the_side_of_the_man_under_the_ball_puts_it_beside_him() -> None:
    position = begun([3, 4, 1, 2], men={"Kant": (7, 0)})
    assert (position.step, position.game.asked) == ("set_ball", 0)
    assert len(position.game.legal) == 8
    position.do("put", space=(8, 1))
    assert position.told[0] == ("ball_put", 0, 2, position.at(8, 1))
    assert (position.ball, position.step) == ((8, 1), "run")


def test_g2_2_another_man_puts_it_on_and_no_space_comes_twice() -> None:
    position = begun([3, 4, 1, 2], men={"Kant": (7, 0), "Sartre": (8, 0)})
    position.do("put", space=(8, 0))
    assert (position.step, position.game.asked) == ("set_ball", 1)
    position.refused("ball_was_there", "put", space=(7, 0))
    position.refused("out_of_reach", "put", space=(2, 0))
    position.do("put", space=(9, 0))
    assert position.ball == (9, 0)


def test_g2_2_a_goal_box_is_allowed_and_a_goal_mouth_is_none() -> None:
    position = match(men={"Descartes": (7, 5), "Hegel": (7, 0)}, ball=(7, 1), germany="4♠")
    position.do("play", card="4♠").do("aim", direction=0)
    assert (position.step, position.game.asked) == ("set_ball", 1)
    spaces = {position.game.board.place(written["space"]) for written in position.offered()}
    assert spaces == {(6, 5), (8, 5), (6, 4), (7, 4), (8, 4)}


@pytest.mark.parametrize(("taken", "nearest"), [((), (2, -5)), (((2, -5),), (3, -5)), (((2, -5), (3, -5)), (2, -4))])
def test_g2_3_the_nearest_open_space(taken: tuple[tuple[int, int], ...], nearest: tuple[int, int]) -> None:
    position = match()
    board = position.game.board
    closed = {board.space(*place) for place in taken}
    found = board.nearest(board.space(2, -5), 0, lambda space: space not in closed)
    assert board.place(found) == nearest


def test_g2_3_of_two_as_near_the_one_nearer_to_the_own_goal_line_then_the_lower_column() -> None:
    board = match().game.board
    middle = board.space(7, 0)
    assert board.place(board.nearest(middle, 0, lambda space: space != middle)) == (6, -1)
    assert board.place(board.nearest(middle, 1, lambda space: space != middle)) == (6, 1)
