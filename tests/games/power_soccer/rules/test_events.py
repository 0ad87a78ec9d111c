"""P14: the events of a match, as its notation, its forms and the documentation have them."""

import pytest

from swallows_gui.engine.game import Json
from swallows_gui.games.power_soccer.rules.events import EVENTS


@pytest.mark.parametrize(
    "event",
    [
        {"type": "goal", "side": True, "score": [1, 0]},
        {"type": "goal", "side": 0, "score": [1, -1]},
        {"type": "kick_over", "seat": 0, "keeper": 1, "reason": "stolen", "goals": [0, 0]},
        {"type": "offside", "seat": 0, "points": 30, "given": 1},
        {"type": "card_shown", "seat": 12, "card": "red"},
    ],
)
def test_what_no_match_tells(event: Json) -> None:
    assert not EVENTS.well_formed(event)
