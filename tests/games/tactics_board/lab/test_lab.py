"""The laboratory of the game: what is counted, and the balance table."""

import pytest

from swallows_gui.games.tactics_board.lab.lab import TARGETS, TacticsBoardLab
from swallows_gui.lab.balance import balance
from swallows_gui.lab.game_lab import UnknownFormat
from swallows_gui.lab.playing import simulate


def test_the_balance_table_has_the_rows_of_the_rules() -> None:
    found = balance(2, game="tactics_board", levels=("normal", "normal"), first_seed=1)
    assert [row.target.name for row in found.rows] == [target.name for target in TARGETS]
    counted = {name: found.found[f"{name} a match"].value or 0.0 for name in ("shots", "shots that go in", "goals")}
    assert counted["shots that go in"] == counted["goals"]
    assert counted["shots"] >= counted["goals"]
    assert found.found["captures ended by the sixth round a match"].value == 0


def test_a_level_that_plays_by_lot_loses() -> None:
    found = simulate(("normal", "random"), 1, 1, game="tactics_board", options={"half": 15})
    assert found.won[0] == pytest.approx(1.0)


def test_kinds_of_matches_have_names() -> None:
    lab = TacticsBoardLab("tactics_board")
    assert lab.options() == {}
    assert lab.options("half-45") == {"half": 45}
    assert lab.table({"half": 45}) == ()
    with pytest.raises(UnknownFormat):
        lab.options("half-46")
    with pytest.raises(UnknownFormat):
        lab.options(teams=4)
