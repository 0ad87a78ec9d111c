"""The laboratory of the game: what is counted, and the balance table."""

import pytest

from swallows_gui.games.grudgematch.lab.lab import GrudgematchLab
from swallows_gui.lab.balance import balance
from swallows_gui.lab.game_lab import UnknownFormat
from swallows_gui.lab.playing import simulate


def test_the_balance_table_has_the_rows_of_the_rules() -> None:
    found = balance(3, game="grudgematch", levels=("normal", "normal"), first_seed=1)
    assert [row.target.name for row in found.rows] == [
        "goals a match",
        "matches that Germany wins",
        "matches decided by the first pack",
        "matches decided by the second pack",
        "turns a match",
        "cards discarded for dead turns a match",
        "questions a match",
    ]
    packs = ("the first pack", "a golden goal", "the second pack")
    ends = [found.found[f"matches decided by {end}"].value for end in packs]
    assert sum(value or 0.0 for value in ends) == pytest.approx(1.0)


def test_what_is_won_is_counted_by_seat() -> None:
    found = simulate(("normal", "easy"), 1, 4, game="grudgematch", options={"germany": 1})
    assert sum(found.won) == pytest.approx(1.0)
    assert found.won[0] > found.won[1]


def test_kinds_of_matches_have_names() -> None:
    lab = GrudgematchLab("grudgematch")
    assert lab.options() == {}
    assert lab.options("rows-13") == {"rows": 13}
    with pytest.raises(UnknownFormat):
        lab.options("rows-12")
    with pytest.raises(UnknownFormat):
        lab.options(teams=4)
