"""T12: fouls and cards."""

from tests.games.tactics_board.rules.given import pawn, sq
from tests.games.tactics_board.rules.test_t9_battle import fight


def test_t12_1_a_foul_is_a_free_kick_and_a_yellow_card() -> None:
    position = fight(10, 7, "blue C6", [1, 6])
    assert position.types() == ["battle_rolled", "fouled", "card_shown", "awarded", "shifted", "set_started"]
    assert position.events("card_shown") == [("card_shown", 0, 10, "yellow", None)]
    assert position.events("awarded") == [("awarded", 1, "free_kick", sq("blue C6"))]
    assert position.game.holder == pawn("blue 7")


def test_t12_1_in_the_own_area_it_is_a_penalty_kick() -> None:
    position = fight(10, 3, "blue D3", [6, 1])
    assert position.events("awarded") == [("awarded", 0, "penalty", None)]
    assert (position.step, position.side) == ("taker", "red")


def test_t12_2_the_second_yellow_card_is_red() -> None:
    position = fight(10, 7, "blue C6", [1, 6])
    game = position.game
    game.reached, game.o_side, game.ball = (pawn("red 10"), pawn("blue 7")), 0, sq("blue C6")
    game.put(pawn("red 10"), sq("blue C6"))
    game.chance.dice[:] = [1, 6]  # type: ignore[attr-defined]
    position.enter("battle")
    assert position.events("card_shown") == [("card_shown", 0, 10, "red", None)]
    assert position.where("red 10") is None
    assert game.sent_off == 1 << pawn("red 10")


def test_t12_3_defenders_count_as_a_group_and_the_count_begins_again() -> None:
    shown = []
    position = fight(10, 3, "blue D4", [6, 1])
    shown += position.events("card_shown")
    for blue in (4, 2):
        game = position.game
        square = game.at[pawn(f"blue {blue}")]
        game.put(pawn("red 10"), square)
        game.reached, game.o_side, game.ball = (pawn("red 10"), pawn(f"blue {blue}")), 0, square
        game.chance.dice[:] = [6, 1]  # type: ignore[attr-defined]
        shown += position.enter("battle").events("card_shown")
    assert [event[2:] for event in shown] == [(3, "yellow", 1), (4, "red", 2), (2, "yellow", 1)]
    assert position.where("blue 4") is None


def test_t12_4_a_field_player_takes_the_place_of_a_keeper_sent_off() -> None:
    position = fight(10, 1, "blue A7", [6, 3])
    game = position.game
    game.booked = 1 << pawn("blue 1")
    game.reached, game.o_side = (pawn("red 10"), pawn("blue 1")), 0
    game.chance.dice[:] = [6, 1]  # type: ignore[attr-defined]
    position.enter("battle")
    assert (position.step, position.side) == ("new_keeper", "blue")
    position.refused("sent_off", "pick", pawn=1)
    assert position.numbers() == list(range(2, 12))
    position.do("pick", pawn=7)
    assert position.types()[:2] == ["keeper_changed", "placed"]
    assert (game.keepers[1], position.where("blue 7")) == (pawn("blue 7"), "blue D1")
    assert position.events("awarded") == [("awarded", 0, "free_kick", sq("blue A7"))]


def test_t12_5_a_side_with_fewer_than_seven_pawns_loses() -> None:
    position = fight(10, 7, "blue C6", [3, 3, 1, 6], score=(5, 1))
    game = position.game
    for number in (2, 3, 4, 5):
        game.sent_off |= 1 << pawn(f"red {number}")
        game.put(pawn(f"red {number}"), -1)
    game.booked |= 1 << pawn("red 10")
    game.reached, game.o_side, game.ball = (pawn("red 10"), pawn("blue 7")), 0, sq("blue C6")
    game.chance.dice[:] = [1, 6]  # type: ignore[attr-defined]
    position.enter("battle")
    assert game.result == {"score": [0, 3], "after": "abandoned", "shootout": None, "winner": 1}
    assert position.types()[-1] == "match_ended"
    assert game.to_move is None
    assert "awarded" not in position.types()
