"""How actions and events are written, and that states and numbers that are none are refused."""

import pytest

from swallows_gui.engine.game import IllegalAction
from swallows_gui.games.final_whistle.rules.events import EVENTS
from swallows_gui.games.final_whistle.rules.game import FinalWhistle
from swallows_gui.games.final_whistle.rules.notation import NOTES
from tests.games.final_whistle.rules.given import TABLES, match


@pytest.mark.parametrize(
    "event",
    [
        {"type": "injured", "seat": 2, "man": "D6"},
        {"type": "injured", "seat": 0},
        {"type": "turned", "men": [[0, "D6"]]},
        {"type": "goal", "seat": 0, "score": [1]},
        {"type": "phase_rolled", "phase": "late", "sums": [1, 2], "dice": [1, 2], "bonus": 0, "totals": [1, 2],
         "success": True},
        {"type": "cards_revealed", "cards": ["W6", "Z9"], "strengths": [4, 2]},
    ],
)  # fmt: skip
def test_an_event_with_a_wrong_field_is_not_well_formed(event: dict[str, object]) -> None:
    assert not EVENTS.well_formed(event)


@pytest.mark.parametrize(
    "written",
    [{"type": "dance"}, {}, {"type": "play"}, {"type": "play", "card": "Z1"}, {"type": "play", "card": 3},
     {"type": "mark", "man": "G4"}, {"type": "colour", "colour": "white"}, {"type": "ready", "squad": []},
     {"type": "substitute", "off": "M1"}],
)  # fmt: skip
def test_what_names_nothing_is_no_action(written: dict[str, object]) -> None:
    with pytest.raises(IllegalAction) as caught:
        NOTES.action_from_json(0, written)
    assert caught.value.code == "unknown_action"


def test_numbers_that_name_nothing_are_refused_and_change_nothing() -> None:
    game = match().game
    before = game.to_state()
    for action in (-1, 1 << 40, 5 << 20, 0xFF000, 7 << 12 | 30, 10 << 12 | 31, 6 << 12 | 5, 2 << 12):
        with pytest.raises(IllegalAction) as caught:
            game.push(action)
        assert caught.value.code == "unknown_action"
    assert game.to_state() == before


def test_a_state_that_is_none_is_refused() -> None:
    state = match().game.to_state()
    for wrong in (
        {**state, "field": [[1], [1]]}, {**state, "hands": [[1, 1], []]}, {**state, "step": "dance"},
        {**state, "top": [9] * 60}, {**state, "line": [0]}, {},
    ):  # fmt: skip
        with pytest.raises(IllegalAction) as caught:
            FinalWhistle.from_state(TABLES, wrong)
        assert caught.value.code == "bad_state"


def test_an_action_is_told_in_words() -> None:
    game = match().game
    assert NOTES.describe(game.legal[0]) == "seat 0: play card W6"
