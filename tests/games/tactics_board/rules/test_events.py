"""Events as records have them."""

from swallows_gui.engine.game import begins_section
from swallows_gui.games.tactics_board.rules.events import EVENTS, SECTIONS
from swallows_gui.games.tactics_board.rules.notation import NOTATION
from tests.games.tactics_board.rules.given import in_set


def test_a_field_of_the_wrong_kind_is_not() -> None:
    good = {"type": "placed", "side": 0, "pawn": 10, "square": 59, "why": "kick_off"}
    assert EVENTS.well_formed(good)
    for name, value in (("side", 2), ("pawn", 12), ("square", None), ("why", "set"), ("pawn", True)):
        assert not EVENTS.well_formed({**good, name: value})
    assert EVENTS.well_formed({"type": "unheard_of"})


def test_a_match_is_told_in_periods_and_sets() -> None:
    event = NOTATION.event_to_json(in_set("red 10").events("set_started")[0])
    match, period, set_ = SECTIONS
    assert set_.number(event) == 1
    assert match.number({"type": "match_started"}) == 1
    assert period.number({"type": "period_started", "period": 2}) == 2
    assert begins_section(SECTIONS, [event])
