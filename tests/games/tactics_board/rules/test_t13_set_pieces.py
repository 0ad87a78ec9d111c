"""T13: goal kick, corner kick, free kick, penalty kick."""

from swallows_gui.games.tactics_board.rules.board import squares_of, zone
from tests.games.tactics_board.rules.given import TABLES, Position, match, pawn, sq
from tests.games.tactics_board.rules.test_t10_shots import shot


def free_kick(side: int, square: str, dice: list[int] | None = None, **given: object) -> Position:
    """A side has a free kick from a square."""
    position = match(ball=square, dice=dice or [], **given)  # type: ignore[arg-type]
    position.game.o_side, position.game.spot, position.game.due = side, sq(square), "free_kick"
    return position.enter("free_kick_due")


def test_t13_1_at_a_goal_kick_opponents_leave_the_area_and_the_ball_must_too() -> None:
    position = match(
        red={10: "blue D3"}, blue={1: "blue D3", 10: "blue C8"}, ball="blue D3", holder="red 10", spins=[7],
        dice=[1, 1, 2],
    ).enter("shot")  # fmt: skip
    position.do("shoot")
    assert position.events("awarded") == [("awarded", 1, "goal_kick", None)]
    assert position.where("red 10") == "blue C4"
    assert (position.where("blue 1"), position.ball) == ("blue D1", "blue D1")
    assert (position.step, position.side) == ("move", "blue")
    position.roll(6, "blue A7")
    assert position.events("ball_rolled")[0][3:7] == ((1, 2), 3, 6, "goal_kick")
    position.refused("must_leave_area", "play", "blue F2")
    area = set(squares_of(TABLES.penalty_area[1]))
    assert not {sq(name) for name in position.squares()} & area
    position.do("play", "blue A2")
    assert position.game.no_touch == pawn("blue 1")


def test_t13_2_a_keeper_goes_to_the_nearer_of_two_squares_and_a_team_mate_makes_room() -> None:
    for keeper, home in (
        ("blue F3", "blue D1"),
        ("blue F2", "blue E1"),
        ("blue C3", "blue D1"),
        ("blue E1", "blue E1"),
    ):
        position = match(red={10: "blue C4"}, blue={1: keeper}, ball="blue C4", holder="red 10", spins=[7])
        assert position.enter("shot").do("shoot").where("blue 1") == home
    position = match(
        red={10: "blue C4"}, blue={1: "blue F2", 3: "blue E1"}, ball="blue C4", holder="red 10", spins=[7]
    ).enter("shot").do("shoot")  # fmt: skip
    assert position.where("blue 1") == "blue E1"
    assert [event[1:3] for event in position.events("shifted")] == [(1, 3)]
    assert position.where("blue 3") not in ("blue D1", "blue E1")


def test_t13_3_the_corner_is_on_the_shots_side_and_its_zone_is_cleared() -> None:
    position = match(
        red={10: "blue C4", 11: "blue A1"}, blue={6: "blue B2", 1: "blue D3"}, ball="blue C4", holder="red 10",
        spins=[5],
    ).enter("shot").do("shoot")  # fmt: skip
    assert position.events("awarded") == [("awarded", 0, "corner", sq("blue A1"))]
    assert position.where("red 10") is None
    assert position.where("blue 1") == "blue D1"
    assert not zone(sq("blue A1")) >> position.game.at[pawn("blue 6")] & 1
    assert position.where("red 11") != "blue A1"
    east = match(red={10: "blue F4"}, ball="blue F4", holder="red 10", spins=[5]).enter("shot").do("shoot")
    assert east.ball == "blue H1"


def test_t13_4_the_sides_place_a_pawn_in_turn_three_times_or_pass() -> None:
    position = shot([5]).do("shoot")
    assert (position.step, position.side, len(position.game.legal)) == ("corner", "blue", 11)
    position.refused("keeper_steps_only", "pick", pawn=1)
    position.do("pick", pawn=6)
    position.refused("zone", "to", "blue B2")
    position.refused("own_pawn_there", "to", "blue A6")
    position.do("to", "blue C2")
    assert position.events("placed") == [("placed", 1, 6, sq("blue C2"), "corner")]
    assert (position.side, len(position.game.legal)) == ("red", 10)
    position.do("pick", pawn=11).refused("zone", "to", "blue A1")
    position.do("to", "blue B2").do("pass").do("pass").do("pick", pawn=6).do("to", "blue D8")
    assert (position.step, position.side) == ("corner", "red")


def test_t13_5_then_the_kicker_plays_from_the_corner_without_a_move() -> None:
    position = shot([5], dice=[4]).do("shoot")
    for _ in range(6):
        position.do("pass")
    assert position.events("placed") == [("placed", 0, 10, sq("blue A1"), "corner")]
    assert position.events("ball_rolled")[0][5:] == (6, "corner", ())
    position.do("play", "blue E1")
    assert position.game.no_touch == pawn("red 10")


def test_t13_6_the_pawn_on_the_square_takes_a_free_kick_and_opponents_leave_the_zone() -> None:
    position = free_kick(1, "blue C6", red={10: "blue C6", 11: "blue D7"})
    assert position.game.holder == pawn("blue 7")
    assert {event[2] for event in position.events("shifted")} == {10, 11}
    assert (position.step, position.game.restart) == ("move", "free_kick")


def test_t13_6_otherwise_the_side_picks_one_for_whom_the_square_is_legal() -> None:
    position = free_kick(0, "blue E6")
    assert (position.step, position.numbers()) == ("taker", [6, 7, 8, 9, 10, 11])
    position.refused("cannot_take", "pick", pawn=2)
    position.do("pick", pawn=9)
    assert position.events("placed") == [("placed", 0, 9, sq("blue E6"), "free_kick")]
    assert position.step == "move"


def test_t13_6_without_one_the_keeper_takes_it_or_it_becomes_a_goal_kick() -> None:
    nobody = dict.fromkeys(range(2, 12))
    position = free_kick(0, "red E6", red=nobody)
    assert position.game.holder == pawn("red 1")
    position = free_kick(0, "blue E6", red=nobody)
    assert [event[2] for event in position.events("awarded")] == ["free_kick", "goal_kick"]


def test_t13_6_on_a_long_distance_square_the_side_may_shoot() -> None:
    position = free_kick(0, "blue F4", red={10: "blue F4"}, spins=[1])
    assert [entry["type"] for entry in position.offered()] == ["shoot", "play_on"]
    assert Position(position.game.copy()).do("play_on").step == "move"
    assert position.do("shoot").events("goal")


def test_t13_7_a_midfielder_or_striker_takes_a_penalty_kick_and_all_others_leave_the_area() -> None:
    position = match(red={11: "blue D2", 10: "blue C3"}, blue={1: "blue D4", 2: "blue C2", 3: "blue D3"},
        ball="blue D3", spins=[1])  # fmt: skip
    position.game.o_side, position.game.due = 0, "penalty"
    position.enter("penalty_due")
    assert position.numbers() == [6, 7, 8, 9, 10, 11]
    position.refused("cannot_take", "pick", pawn=3)
    position.do("pick", pawn=9)
    assert (position.where("red 9"), position.where("blue 1")) == ("blue D2", "blue D1")
    inside = [
        at for at in range(22) if position.game.at[at] >= 0 and TABLES.penalty_area[1] >> position.game.at[at] & 1
    ]
    assert inside == [pawn("red 9"), pawn("blue 1")]
    assert position.step == "shoot"
    assert position.do("shoot").events("goal")
