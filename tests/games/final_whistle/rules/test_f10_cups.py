"""F10: ties of two matches, cups that are held."""

import pytest

from swallows_gui.engine.game import IllegalAction
from swallows_gui.games.final_whistle.rules.state import Options
from tests.games.final_whistle.rules.given import TABLES, new
from tests.games.final_whistle.rules.test_f9_end import after_six


def test_f10_1_the_first_leg_ends_after_six_periods_even_if_level() -> None:
    result = after_six(leg=1).game.result
    assert result == {"score": [1, 1], "after": "normal", "shootout": None, "winner": None}


def test_f10_1_in_the_second_leg_the_sums_decide_and_extra_time_follows() -> None:
    assert after_six((2, 1), leg=2, first_leg=[0, 1]).game.period == 7
    result = after_six((1, 1), leg=2, first_leg=[0, 1]).game.result
    assert result == {"score": [1, 1], "after": "normal", "shootout": None, "winner": 1}
    assert after_six((2, 1), 8, leg=2, first_leg=[0, 1]).step == "shooters"


def test_f10_2_the_holder_has_more_points_or_fewer() -> None:
    position = new(holder=1, holder_points=-2)
    position.do("ready", squad="first")
    position.refused("over_budget", "ready", squad="attack")
    assert position.game.view(1).budget == 48
    with pytest.raises(IllegalAction):
        Options.read(TABLES, {"squads": "first", "holder": 1, "holder_points": 3})


def test_f10_3_a_knock_out_is_played_in_ties_of_two_legs() -> None:
    first = after_six((0, 0), leg=1).game.result
    assert first is not None
    assert after_six((0, 0), leg=2, first_leg=first["score"]).game.period == 7
