"""What the picture of a scenario's beginning is painted from."""

from __future__ import annotations

from swallows_gui.games.swallows.data.catalogue import load
from swallows_gui.games.swallows.table.screens.position_picture import position_of


def test_a_match_under_way_shows_its_score_and_the_best_card_of_your_own_hand() -> None:
    catalogue = load()
    what = position_of(catalogue, catalogue.scenarios["eleven-metres"])
    assert what.score == (3, 3)
    assert "ENG" in (what.home, what.away)
    assert what.yours == ("ENG",)
    assert what.card is not None


def test_a_cup_that_has_not_begun_shows_your_teams_and_no_score() -> None:
    catalogue = load()
    what = position_of(catalogue, catalogue.scenarios["a-whole-cup"])
    assert not what.home
    assert not what.away
    assert what.score == (0, 0)
