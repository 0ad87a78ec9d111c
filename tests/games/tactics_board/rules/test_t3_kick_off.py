"""T3: set-up and kick-off."""

from tests.games.tactics_board.rules.given import Position, match, new, sq


def lined_up(position: Position) -> Position:
    """Everybody takes the first square that is offered."""
    while position.step in ("kickoff", "line_up"):
        position.told = position.game.push(position.game.legal[0])
    return position


def test_t3_1_the_lower_lot_kicks_off_and_equal_ones_are_rolled_again() -> None:
    game = new([3, 3, 6, 4]).game
    assert [event for event in game.start_events if event[0] == "lots_rolled"] == [
        ("lots_rolled", "kick_off", (3, 3)),
        ("lots_rolled", "kick_off", (6, 4)),
    ]
    assert game.start_events[3] == ("period_started", 1, 1)


def test_t3_2_all_stand_as_in_the_set_up_and_who_was_sent_off_is_missing() -> None:
    position = match(red={7: None})
    position.game.kick_off_side = 0
    red, blue = position.enter("kick_off").events("set_up")[0][1]
    names = ("B4", "D4", "E4", "G4", "A6", "C6", "F6", "H6")
    assert red == (None, *[None if name == "C6" else sq(f"red {name}") for name in names], None, None)
    assert blue == (None, *[sq(f"blue {name}") for name in names], None, None)


def test_t3_3_strikers_and_keepers_are_placed_the_kicking_side_first() -> None:
    position = new([2, 5, 4])
    position.refused("not_the_circle", "spot", "red C8", pawn=10)
    position.refused("cannot_take", "spot", "red D8", pawn=7)
    position.do("spot", "red D8", pawn=11)
    position.refused("own_pawn_there", "place", "red D8")
    position.refused("not_row_eight", "place", "red D7")
    position.do("place", "red E8")
    assert (position.side, position.squares()) == ("blue", {f"blue {column}8" for column in "ABFGH"})
    position.refused("zone", "place", "blue C8")
    position.do("place", "blue A8").do("place", "blue H8")
    assert (position.side, position.squares()) == ("red", {"red D1", "red E1"})
    position.do("place", "red E1")
    assert position.side == "blue"
    assert position.do("place", "blue D1").step == "ball"


def test_t3_3_without_strikers_a_midfielder_kicks_off_and_then_a_defender() -> None:
    position = match(red={10: None, 11: None})
    position.game.kick_off_side = 0
    assert {entry["pawn"] for entry in position.enter("kick_off").offered()} == {6, 7, 8, 9}
    position = match(red={10: None, 11: None, 6: None, 7: None, 8: None, 9: None})
    position.game.kick_off_side = 0
    position.enter("kick_off")
    position.refused("sent_off", "spot", "red D8", pawn=10)
    assert {entry["pawn"] for entry in position.offered()} == {2, 3, 4, 5}


def test_t3_4_no_pawn_moves_first_and_the_ball_must_cross() -> None:
    position = lined_up(new([2, 5, 3]))
    assert position.step == "ball"
    assert position.events("ball_rolled")[0][6] == "kick_off"
    assert all(square.startswith("blue") for square in position.squares())
    position.refused("must_cross", "play", "red A8")


def test_t3_5_a_capture_follows_and_who_kicked_off_may_not_touch_the_ball() -> None:
    position = lined_up(new([2, 5, 1, 1]))
    assert position.where("red 10") == "red D8"
    position.do("play", "blue D8").do("roll")
    assert (position.side, position.game.why) == ("red", "capture")
    position.do("pick", pawn=10)
    assert "blue D8" not in position.squares()
    position.refused("may_not_touch", "to", "blue D8")
