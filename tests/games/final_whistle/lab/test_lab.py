"""The laboratory of the game: what is counted, and the balance table."""

import pytest

from swallows_gui.games.final_whistle.lab.lab import FinalWhistleLab
from swallows_gui.lab.balance import balance
from swallows_gui.lab.game_lab import UnknownFormat
from swallows_gui.lab.playing import simulate


def test_the_balance_table_has_the_rows_of_the_rules() -> None:
    found = balance(4, game="final_whistle", levels=("normal", "normal"), first_seed=1)
    names = [row.target.name for row in found.rows]
    assert names[:5] == [
        "goals a match",
        "matches level after six periods",
        "decided matches that club A wins",
        "attacks a match",
        "counter-attacks a match",
    ]
    assert (found.found["attacks a match"].value or 0.0) > 5


def test_a_match_with_chosen_squads_is_measured_by_its_own_rows() -> None:
    lab = FinalWhistleLab("final_whistle")
    assert lab.targets, "the command for balance tables refuses a game without any"
    found = balance(2, game="final_whistle", levels=("normal", "normal"), options=lab.options("usual"), first_seed=1)
    names = {row.target.name for row in found.rows}
    assert "goals of Y6" in names
    assert "bookings a match" not in names


def test_what_is_won_is_counted_by_seat_and_a_draw_counts_half() -> None:
    lab = FinalWhistleLab("final_whistle")
    assert lab.scores({"winner": None}, 2) == [0.5, 0.5]
    assert lab.scores({"winner": 1}, 2) == [0.0, 1.0]
    found = simulate(("normal", "random"), 1, 6, game="final_whistle", options=lab.options("extra-time"))
    assert sum(found.won) == pytest.approx(1.0)
    assert found.won[0] > found.won[1]


def test_kinds_of_matches_have_names() -> None:
    lab = FinalWhistleLab("final_whistle")
    assert lab.options("usual")["decks"] == "colour"
    assert lab.options()["squads"] == "first"
    with pytest.raises(UnknownFormat):
        lab.options("second-match")
    with pytest.raises(UnknownFormat):
        lab.options(teams=4)
