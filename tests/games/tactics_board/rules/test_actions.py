"""Actions as numbers and in records, and the tables of ways."""

import pytest

from swallows_gui.engine.game import IllegalAction
from swallows_gui.games.tactics_board.rules.board import flights, way_to, ways
from swallows_gui.games.tactics_board.rules.notation import NOTATION
from tests.games.tactics_board.rules.given import free_squares, new, sq


def test_an_action_fits_twelve_bits_beside_its_verb() -> None:
    game = new([2, 5]).game
    assert all(action & 0xFFFFF < 11 << 12 for action in game.legal)
    with pytest.raises(IllegalAction, match="unknown_action"):
        game.push(12 << 7)
    with pytest.raises(IllegalAction, match="unknown_action"):
        game.push(5 << 20)


def test_ways_and_flights_are_tables() -> None:
    assert ways(sq("red D5"), 3) is ways(sq("red D5"), 3)
    assert flights(sq("red D5"), 3) is flights(sq("red D5"), 3)
    way = way_to(sq("red G8"), sq("blue F7"), 3, 0)
    assert (len(way), way[-1]) == (3, sq("blue F7"))
    assert free_squares(sq("red A1"), 1) == 3


def test_an_action_is_written_with_the_words_of_the_table() -> None:
    position = new([2, 5])
    assert position.offered()[0] == {"type": "spot", "pawn": 10, "square": 59}
    for wrong in ({"type": "fly"}, {"type": "to"}, {"type": "to", "square": 128}, {"type": "pick", "pawn": 12},
        {"type": "pick", "pawn": True}, {}):  # fmt: skip
        with pytest.raises(IllegalAction, match="unknown_action"):
            NOTATION.action_from_json(0, wrong)
    assert NOTATION.describe(position.game.legal[0]) == "seat 0: spot 10 to red D8"
