"""What a seat says is no part of the game, and goes with the move that it was said of."""

from swallows_gui.engine.asides import Said, SeatChanged
from swallows_gui.session.loading import EventLog
from tests.records.tiny import Tiny


def test_what_was_said_of_a_move_is_taken_back_with_it_and_a_seat_handed_over_is_not() -> None:
    game = Tiny(2, 5)
    told = EventLog(lambda: game.notation, [])
    for _move in range(2):
        told.add([{"type": "cheered", "seat": 0}])
    told.add_aside(Said(0, "out", 1), 1)
    told.add_aside(SeatChanged(0, "ai", "simple"))
    told.add_aside(Said(1, "out", 2))
    assert [event["type"] for event in told.history(None)] == ["cheered", "said", "cheered", "seat_changed", "said"]
    told.take_back(1)
    assert [event["type"] for event in told.history(None)] == ["cheered", "said", "seat_changed"]
    assert told.heard_beside("said")
