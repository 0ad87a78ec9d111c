"""How actions and events are written, and that the documentation says the same."""

import pytest

from swallows_gui.engine.game import IllegalAction
from swallows_gui.games.grudgematch.rules.events import EVENTS
from swallows_gui.games.grudgematch.rules.game import Grudgematch
from swallows_gui.games.grudgematch.rules.notation import NOTES
from tests.games.grudgematch.rules.given import TABLES, match


@pytest.mark.parametrize(
    "event",
    [
        {"type": "tackled", "seat": 2, "man": 0},
        {"type": "tackled", "seat": 0},
        {"type": "goal", "side": "spain", "own_goal": False, "score": [1, 0]},
        {"type": "ran", "seat": 0, "man": 1, "from": 3, "space": "there", "die": 4},
        {"type": "ball_out", "reason": "rain"},
    ],
)
def test_an_event_with_a_wrong_field_is_not_well_formed(event: dict[str, object]) -> None:
    assert not EVENTS.well_formed(event)


@pytest.mark.parametrize(
    "written",
    [{"type": "dance"}, {}, {"type": "play"}, {"type": "play", "card": 52}, {"type": "play", "card": "6♣"},
     {"type": "aim", "direction": True}, {"type": "run", "man": 4}, {"type": "bring_back", "man": -1}],
)  # fmt: skip
def test_what_names_nothing_is_no_action(written: dict[str, object]) -> None:
    with pytest.raises(IllegalAction) as caught:
        NOTES.action_from_json(0, written)
    assert caught.value.code == "unknown_action"


def test_numbers_that_name_nothing_are_refused_and_change_nothing() -> None:
    game = match(germany="6♣", men={"Nietzsche": (5, 0)}).game
    before = game.to_state()
    for action in (-1, 1 << 40, 5 << 20, 0xFF000, 0x00FFF, 4 << 12 | 200):
        with pytest.raises(IllegalAction) as caught:
            game.push(action)
        assert caught.value.code == "unknown_action"
    assert game.to_state() == before


def test_a_state_that_is_none_is_refused() -> None:
    state = match(germany="6♣", men={"Nietzsche": (5, 0)}).game.to_state()
    for wrong in ({**state, "men": [0] * 8}, {**state, "hands": [[1], [1]]}, {**state, "step": "dance"}, {}):
        with pytest.raises(IllegalAction) as caught:
            Grudgematch.from_state(TABLES, wrong)
        assert caught.value.code == "bad_state"
