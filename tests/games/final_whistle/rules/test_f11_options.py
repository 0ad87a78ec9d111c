"""F11: options, and which of them cannot be played."""

from typing import Any

import pytest

from swallows_gui.engine.game import IllegalAction
from swallows_gui.games.final_whistle.rules.state import Options
from tests.games.final_whistle.rules.given import TABLES


def test_f11_1_what_is_left_out_has_its_default() -> None:
    assert Options.read(TABLES, {}) == Options(
        "choose", "colour", "ab", "ask", None, 0, "single", (0, 0), "agreed", "every"
    )
    second = Options.read(TABLES, {"leg": 2, "first_leg": [3, 1], "extra_time": "never"})
    assert (second.leg, second.first_leg, second.extra_time) == (2, (3, 1), "always")
    assert Options.read(TABLES, {"leg": 1}).extra_time == "never"


@pytest.mark.parametrize(
    ("option", "value"),
    [("squads", "last"), ("squads", True), ("decks", "red"), ("decks", []), ("clubs", "aa"), ("extra_time", "maybe"),
     ("holder", 2), ("holder", True), ("holder_points", 3), ("holder_points", "3"), ("leg", 3), ("leg", True),
     ("leg", [1]), ("first_leg", [1, 2]), ("first_leg", 3), ("seats", 3), ("seats", None), ("take_back", "always"),
     ("substitutions", "never"), ("substitutions", 1)],
)  # fmt: skip
def test_f11_1_what_cannot_be_played_is_refused_by_name(option: str, value: Any) -> None:
    with pytest.raises(IllegalAction) as caught:
        Options.read(TABLES, {option: value})
    assert caught.value.code == "bad_option"
    assert caught.value.parameters == {"option": option, "value": value}


@pytest.mark.parametrize(
    ("given", "option"),
    [({"holder": 0, "holder_points": 11}, "holder_points"), ({"leg": 2}, "first_leg"),
     ({"leg": 2, "first_leg": [1, -1]}, "first_leg"), ({"leg": 2, "first_leg": [1, True]}, "first_leg")],
)  # fmt: skip
def test_f11_1_options_that_do_not_go_together_are_refused(given: dict[str, Any], option: str) -> None:
    with pytest.raises(IllegalAction) as caught:
        Options.read(TABLES, given)
    assert caught.value.parameters["option"] == option
