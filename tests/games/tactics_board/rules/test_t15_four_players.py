"""T15: two a side."""

from tests.games.tactics_board.rules.given import match, new
from tests.games.tactics_board.rules.test_t10_shots import shot


def test_t15_1_partners_make_the_moves_of_their_side_in_turn() -> None:
    position = new([2, 5, 4, 3, 2, 1], seats=4)
    game = position.game
    asked: list[tuple[str, int | None]] = []
    while len(asked) < 12:
        asked.append((game.step, game.to_move))
        if game.step == "ball":
            position.do("play", "blue F7")
        else:
            game.push(game.legal[0])
    assert asked == [
        ("kickoff", 0), ("line_up", 0), ("line_up", 1), ("line_up", 1), ("line_up", 0), ("line_up", 1), ("ball", 2),
        ("move", 0), ("pawn", 0), ("to", 0), ("move", 3), ("pawn", 3),
    ]  # fmt: skip


def test_t15_1_a_pass_and_a_shot_count_and_play_on_does_not() -> None:
    position = shot([5], seats=4)
    assert position.game.to_move == 0
    position.do("shoot")
    assert position.game.to_move == 1
    position.do("pass").do("pass")
    assert position.game.to_move == 3
    kick = match(red={10: "blue F4"}, ball="blue F4", seats=4)
    kick.game.o_side, kick.game.spot = 0, kick.game.ball
    kick.enter("free_kick_due")
    assert kick.game.to_move == 0
    assert kick.do("play_on").game.to_move == 0
