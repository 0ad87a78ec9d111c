"""P8: what may be chosen, and what may not."""

from typing import Any

import pytest

from swallows_gui.engine.game import IllegalAction
from tests.games.power_soccer.rules.story import begun

GOOD: list[dict[str, Any]] = [
    {},
    {"rules": "professional", "penalty": "keeper"},
    {"die": "pale", "dice": 2, "start": "wall"},
    {"length": {"attacks": 30}},
    {"length": {"goals": 1}},
    {"length": {"minutes": 240}},
    {"cards": "admonition", "draw": "penalties", "penalty": "keeper"},
    {"per_side": 6},
    {"seats": 12, "per_side": 6},
    {"seats": 2, "title": "A match", "take_back": "never"},
]

BAD: list[tuple[str, dict[str, Any]]] = [
    ("rules", {"rules": "amateur"}),
    ("rules", {"rules": ["basic"]}),
    ("die", {"die": "loaded"}),
    ("dice", {"dice": 3}),
    ("dice", {"dice": True}),
    ("start", {"start": "coin"}),
    ("length", {"length": 6}),
    ("length", {"length": {}}),
    ("length", {"length": {"attacks": 0}}),
    ("length", {"length": {"attacks": 31}}),
    ("length", {"length": {"goals": 21}}),
    ("length", {"length": {"minutes": 4}}),
    ("length", {"length": {"hours": 1}}),
    ("length", {"length": {"attacks": 6, "goals": 3}}),
    ("length", {"length": {"attacks": 2.0}}),
    ("cards", {"cards": "green"}),
    ("penalty", {"penalty": "none"}),
    ("penalty", {"rules": "professional", "penalty": "simple"}),
    ("draw", {"draw": "coin"}),
    ("per_side", {"per_side": 0}),
    ("per_side", {"per_side": 7}),
    ("seats", {"seats": 3}),
    ("seats", {"seats": 0}),
    ("seats", {"seats": 14}),
    ("seats", {"seats": 4, "per_side": 1}),
    ("take_back", {"take_back": "always"}),
]


@pytest.mark.parametrize("options", GOOD, ids=str)
def test_p8_1_what_may_be_chosen(options: dict[str, Any]) -> None:
    assert begun(**options).game.to_move == 0


@pytest.mark.parametrize(("option", "options"), BAD, ids=str)
def test_p8_1_what_may_not_is_refused_by_name(option: str, options: dict[str, Any]) -> None:
    with pytest.raises(IllegalAction) as refused:
        begun(**options)
    assert refused.value.code == "bad_option"
    assert refused.value.parameters == {"option": option, "value": options[option]}


@pytest.mark.parametrize(
    ("rules", "dice", "attacks"), [("basic", 1, 6), ("professional", 1, 10), ("basic", 2, 4), ("professional", 2, 8)]
)
def test_p8_1_the_usual_length_hangs_on_rules_and_dice(rules: str, dice: int, attacks: int) -> None:
    assert begun(rules=rules, dice=dice).game.options.length == ("attacks", attacks)
