"""T16: options."""

import pytest

from swallows_gui.engine.game import IllegalAction
from swallows_gui.games.tactics_board.rules.game import TacticsBoard
from swallows_gui.games.tactics_board.rules.state import Options
from tests.games.tactics_board.rules.given import TABLES


def test_t16_1_what_is_not_said_has_its_default() -> None:
    assert Options.read(TABLES, {}) == Options(half=25, draw="extra", shot="spinner", defenders=1, seats=2)
    assert TacticsBoard.new(TABLES, {"half": 45, "seats": 4}, 1).options == Options(half=45, seats=4)


@pytest.mark.parametrize(("option", "value"), [
    ("half", 20), ("half", True), ("half", None), ("draw", "replay"), ("shot", 1), ("defenders", 3),
    ("defenders", True), ("seats", 3), ("take_back", "always"), ("draw", ["extra"]),
])  # fmt: skip
def test_t16_1_other_values_are_refused_by_name(option: str, value: object) -> None:
    with pytest.raises(IllegalAction) as caught:
        TacticsBoard.new(TABLES, {option: value}, 1)
    assert (caught.value.code, caught.value.parameters) == ("bad_option", {"option": option, "value": value})
