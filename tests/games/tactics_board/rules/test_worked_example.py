"""The worked example of the rules as a golden playthrough."""

from tests.games.tactics_board.rules.given import Position, new, sq

DICE = [2, 5, 4, 3, 2, 5, 3, 5, 3, 2]


def lengths(position: Position) -> list[int]:
    """How many squares each pawn has that can use the roll."""
    found = []
    for number in position.numbers():
        twin = Position(position.game.copy())
        found.append(len(twin.do("pick", pawn=number).game.legal))
    return found


def test_the_worked_example() -> None:
    position = new(DICE, shot="die")
    game = position.game
    assert ("lots_rolled", "kick_off", (2, 5)) in game.start_events
    assert (game.asked, len(game.legal)) == (0, 4)
    position.do("spot", "red D8", pawn=10)
    for length, square in ((7, "red G8"), (5, "blue B8"), (4, "blue G8"), (2, "red D1"), (2, "blue D1")):
        assert (position.step, len(game.legal)) == ("line_up", length)
        if square == "blue B8":
            assert position.squares() == {f"blue {name}" for name in ("A8", "B8", "F8", "G8", "H8")}
        position.do("place", square)
    assert position.events("ball_rolled") == [("ball_rolled", 0, 10, (4,), 4, 1, "kick_off", ())]
    assert len(game.legal) == 14
    ends = ("A8", "H8", "B7", "F7", "H7", "E6", "A5", "B5", "C5", "D5", "E5", "F5", "G5", "H5")
    assert position.squares() == {f"blue {name}" for name in ends}
    position.do("play", "blue F7")
    assert position.events("ball_played")[0][-1] == "empty"
    position.do("roll")
    assert len(game.legal) == 10
    assert lengths(position) == [20, 31, 31, 20, 16, 25, 25, 16, 33, 21]
    position.do("pick", pawn=11).do("to", "blue F7")
    assert game.asked == 1
    position.do("roll")
    assert len(game.legal) == 10
    assert lengths(position) == [16, 20, 20, 16, 11, 19, 19, 11, 17, 16]
    position.do("pick", pawn=8).do("to", "blue F7")
    assert position.events("battle_rolled") == [("battle_rolled", sq("blue F7"), ((0, 11), (1, 8)), (5, 3), (5, 3), 0)]
    assert position.events("set_started") == [("set_started", 0, 11, sq("blue F7"), 1)]
    position.do("roll")
    assert position.numbers() == list(range(2, 11))
    assert lengths(position) == [27, 29, 28, 26, 34, 48, 47, 36, 44]
    position.do("pick", pawn=10).do("to", "blue C4")
    assert position.events("ball_rolled") == [("ball_rolled", 0, 11, (3,), 3, 2, None, ())]
    assert len(game.legal) == 20
    position.do("play", "blue C4")
    assert position.events("passed") == [("passed", 0, 10, sq("blue C4"), False)]
    assert position.offered() == [{"type": "shoot"}]
    position.do("shoot")
    assert position.events("shot_taken") == [("shot_taken", 0, 10, sq("blue C4"), None, 2, "goal")]
    assert position.events("goal") == [("goal", 0, 10, (1, 0))]
    assert (position.step, game.asked, game.plays) == ("kickoff", 1, 2)
