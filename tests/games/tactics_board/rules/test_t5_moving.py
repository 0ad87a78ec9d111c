"""T5: moving a pawn."""

from tests.games.tactics_board.rules.given import in_set, match, to_play


def test_t5_1_a_side_rolls_or_steps_with_its_keeper_and_decides_before_the_roll() -> None:
    position = in_set("red 10", [4])
    position.do("keeper")
    assert position.squares() == {"red C1", "red C2", "red D2", "red E2", "red E1"}
    position.refused("full_roll", "to", "red D3")
    position.do("to", "red D2")
    assert position.events("pawn_moved")[0][-2:] == ("set", True)
    rolled = in_set("red 10", [4]).do("roll")
    rolled.refused("not_legal_now", "keeper")


def test_t5_2_the_full_roll_is_used_by_one_field_player() -> None:
    position = in_set("red 11", [3]).do("roll").do("pick", pawn=10)
    assert "blue G6" in position.squares()
    position.refused("full_roll", "to", "blue D7")
    position.refused("full_roll", "to", "blue D5")


def test_t5_3_a_move_is_straight_or_has_one_bend() -> None:
    position = match(red={10: "red D6", 11: "red H8"}, bare=True, holder="red 11", ball="red H8", dice=[4])
    position.enter("begin_set").do("roll").do("pick", pawn=10)
    assert {"blue D7", "red H6", "red F8", "red B8"} <= position.squares()
    position.refused("one_bend", "to", "blue G8")


def test_t5_4_own_pawns_may_be_passed_opponents_only_met() -> None:
    position = match(
        red={10: "red D6", 7: "red D7", 11: "red H8"}, blue={6: "red C6", 7: "red C7", 9: "red C5"}, bare=True,
        holder="red 11", ball="red H8", dice=[2],
    ).enter("begin_set").do("roll").do("pick", pawn=10)  # fmt: skip
    assert "red D8" in position.squares()
    position.refused("opponent_in_the_way", "to", "red B6")
    meeting = (
        match(
            red={10: "red D6", 11: "red H8"}, blue={6: "red C6"}, bare=True, holder="red 11", ball="red H8", dice=[1, 1]
        )
        .enter("begin_set")
        .roll(10, "red C6")
    )
    assert meeting.step == "ball"


def test_t5_4_from_an_opponents_square_a_move_goes_anywhere() -> None:
    position = (
        match(red={10: "red D6", 11: "red H8"}, blue={6: "red D6"}, bare=True, holder="red 11", ball="red H8", dice=[1])
        .enter("begin_set")
        .do("roll")
        .do("pick", pawn=10)
    )
    assert len(position.squares()) == 8


def test_t5_5_one_field_player_must_be_moved_and_without_one_the_move_is_lost() -> None:
    position = in_set("red 11", [6]).do("roll")
    assert [entry["type"] for entry in position.offered()] == ["pick"] * len(position.numbers())
    lost = match(red={11: "red H8"}, bare=True, holder="red 11", ball="red H8", dice=[5, 2]).enter("begin_set")
    lost.do("roll")
    assert lost.types() == ["pawn_rolled", "move_lost", "ball_rolled"]


def test_t5_6_a_keeper_moves_by_steps_only() -> None:
    in_set("red 10", [1]).do("roll").refused("keeper_steps_only", "pick", pawn=1)
    holding = in_set("red 1")
    assert [entry["type"] for entry in holding.offered()] == ["roll"]
    holding.refused("holder_stays", "keeper")


def test_t5_7_the_holder_is_not_moved_in_its_sides_set() -> None:
    position = in_set("red 10", [1]).do("roll")
    assert 10 not in position.numbers()
    position.refused("holder_stays", "pick", pawn=10)
    assert to_play("red 10", [1]).step == "ball"
