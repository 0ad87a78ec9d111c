"""What seats do for their bets is measured right: from bets of which it is known, and from a tournament."""

import json

import pytest

from swallows_gui.ai import UnknownLevel
from swallows_gui.games.swallows.ai.strategy import slips
from swallows_gui.games.swallows.lab.pushes import FreeBet, Push, bets_of, measure_pushes, pushes, written

OPTIONS = {"format": "sixteen", "haggling": True}


def test_a_known_push_is_found_again_by_kind_and_by_whose_the_team_is() -> None:
    own = [FreeBet("normal", True, "V", 0.5, number < 3) for number in range(6)]
    abroad = [FreeBet("hard", False, "F", 0.25, number < 5) for number in range(8)]
    found = pushes(own + abroad)
    assert found == {
        ("normal", True, "V"): Push(6, 0.5, 0.5, 0.0),
        ("hard", False, "F"): Push(8, 0.25, 0.625, 1.0),
    }


def test_nothing_can_be_pushed_that_was_certain() -> None:
    assert pushes([FreeBet("hard", True, "V", 1.0, True)])["hard", True, "V"].push == 0


@pytest.mark.parametrize("among", ["normal", pytest.param("hard", marks=pytest.mark.nightly)])
def test_bets_of_a_tournament_are_those_of_the_slips_with_what_was_said_of_them(
    monkeypatch: pytest.MonkeyPatch, among: str
) -> None:
    monkeypatch.setitem(slips.ROWS, "hard", 30)
    task = (6, "hard", among, OPTIONS, 4)
    found = bets_of(task)
    assert found
    assert found == bets_of(task)
    assert all(0 <= bet.said <= 1 and bet.kind in "VFS" and bet.among == among for bet in found)
    told = json.loads(written(found, "one tournament"))
    assert told["source"] == "one tournament"
    assert sum(row["bets"] for row in told["pushes"]) == len(found)
    assert {row["among"] for row in told["pushes"]} == {among}


def test_a_level_that_simulates_nothing_has_nothing_to_measure() -> None:
    with pytest.raises(UnknownLevel, match="simulates nothing"):
        measure_pushes("normal", 1, 1)
