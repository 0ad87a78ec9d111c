"""Power Soccer in the laboratory: random games with every invariant, what is measured, and against which table."""

import pytest

from bench.playouts import check_playout
from swallows_gui.games.power_soccer.lab.lab import FORMS
from swallows_gui.lab.arena import arena
from swallows_gui.lab.balance import balance
from swallows_gui.lab.game_lab import UnknownFormat, lab_of

GAME = "power_soccer"


@pytest.mark.nightly
def test_two_thousand_matches_keep_every_invariant() -> None:
    for seed in range(2000):
        check_playout(lab_of(GAME), seed)


@pytest.mark.parametrize("name", FORMS)
def test_the_table_of_every_kind_of_match_is_measured(name: str) -> None:
    found = balance(8, game=GAME, levels=("normal", "normal"), options=lab_of(GAME).options(name))
    assert [row.target.name for row in found.rows] == [target.name for target in FORMS[name].targets()]
    assert all(row.figure.value is not None for row in found.rows)


def test_a_format_that_is_none_is_refused_by_name() -> None:
    with pytest.raises(UnknownFormat, match="no format 'rugby'; there are two-dice-professional, two-dice, basic"):
        lab_of(GAME).options("rugby")
    with pytest.raises(UnknownFormat, match="two sides"):
        lab_of(GAME).options(teams=8)


def test_a_league_counts_a_draw_as_half() -> None:
    league = arena(("expert", "random"), 3, game=GAME, options={"dice": 2})
    assert {cash for turns in league.cash for cash in turns} <= {(1.0, 0.0), (0.5, 0.5), (0.0, 1.0)}
