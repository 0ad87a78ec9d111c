"""Events as records have them."""

from swallows_gui.engine.game import begins_section
from swallows_gui.games.tactics_board.rules.event_forms import well_formed
from swallows_gui.games.tactics_board.rules.game import TacticsBoard
from swallows_gui.games.tactics_board.rules.notation import EVENTS, NOTATION
from swallows_gui.games.tactics_board.rules.sections import MATCH, PERIOD, SECTIONS, SET
from tests.games.tactics_board.rules.given import TABLES, in_set


def test_every_event_of_a_match_is_well_formed() -> None:
    told = []
    for seed, shot in ((3, "die"), (4, "spinner")):
        game = TacticsBoard.new(TABLES, {"half": 15, "shot": shot}, seed)
        told += game.start_events
        for turn in range(500):
            if game.to_move is None:
                break
            told += game.push(game.legal[turn * 7 % len(game.legal)])
    written = [NOTATION.event_to_json(event) for event in told]
    assert all(map(well_formed, written))
    assert len({event["type"] for event in written}) > 12
    assert {event["type"] for event in written} <= EVENTS.keys()


def test_a_field_of_the_wrong_kind_is_not() -> None:
    good = {"type": "placed", "side": 0, "pawn": 10, "square": 59, "why": "kick_off"}
    assert well_formed(good)
    for name, value in (("side", 2), ("pawn", 12), ("square", None), ("why", "set"), ("pawn", True)):
        assert not well_formed({**good, name: value})
    assert well_formed({"type": "unheard_of"})


def test_a_match_is_told_in_periods_and_sets() -> None:
    event = NOTATION.event_to_json(in_set("red 10").events("set_started")[0])
    assert SET.number(event) == 1
    assert MATCH.number({"type": "match_started"}) == 1
    assert PERIOD.number({"type": "period_started", "period": 2}) == 2
    assert begins_section(SECTIONS, [event])
