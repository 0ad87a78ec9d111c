"""G8: options, and which of them cannot be played."""

from typing import Any

import pytest

from swallows_gui.engine.game import IllegalAction
from tests.games.grudgematch.rules.given import new


def test_g8_1_germany_fouling_and_rows_are_chosen() -> None:
    options = new(germany=1, fouling=True, rows=15).game.options
    assert (options.germany, options.fouling, options.rows) == (1, True, 15)
    usual = new().game.options
    assert (usual.germany, usual.fouling, usual.rows) == (0, False, 11)


@pytest.mark.parametrize(
    ("option", "value"),
    [("germany", 2), ("germany", True), ("germany", "France"), ("fouling", 1), ("fouling", "on"), ("rows", 12),
     ("rows", "11"), ("rows", 11.0), ("seats", 3), ("seats", None), ("take_back", "always"), ("take_back", [])],
)  # fmt: skip
def test_g8_1_what_cannot_be_played_is_refused_by_name(option: str, value: Any) -> None:
    with pytest.raises(IllegalAction) as caught:
        new(**{option: value})
    assert caught.value.code == "bad_option"
    assert caught.value.parameters == {"option": option, "value": value}
