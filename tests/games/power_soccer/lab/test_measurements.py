"""Power Soccer in the laboratory: random games with every invariant, what is measured, and against which table."""

from pathlib import Path

import pytest

from bench.damage import DIFFERENT, judge, trials
from bench.leaks import check_leaks
from bench.playouts import check_playout
from swallows_gui.games.power_soccer.lab.formats import FORMS
from swallows_gui.lab.arena import arena
from swallows_gui.lab.balance import balance
from swallows_gui.lab.game_lab import UnknownFormat, lab_of
from swallows_gui.lab.playing import play
from swallows_gui.records.read import read
from swallows_gui.records.verify import verify

GAME = "power_soccer"


@pytest.mark.parametrize("seed", range(8))
def test_every_kind_of_match_keeps_every_invariant(seed: int) -> None:
    playout = check_playout(lab_of(GAME), seed, every=10)
    assert playout.out_of_turn == 0
    assert playout.checked > 0


@pytest.mark.nightly
def test_two_thousand_matches_keep_every_invariant() -> None:
    for seed in range(2000):
        check_playout(lab_of(GAME), seed)


def test_there_is_nothing_to_leak() -> None:
    assert check_leaks(lab_of(GAME), 2, every=9).positions > 0


def test_a_record_is_sound_and_a_damaged_one_is_seen(tmp_path: Path) -> None:
    path = tmp_path / "match.swallows"
    lab = lab_of(GAME)
    play(lab.playable, lab.random_game(11), path=path)
    assert verify(path).moves > 10
    whole, data = read(path), path.read_bytes()
    for number, (what, damaged) in enumerate(trials(data)):
        if number % 499 == 0:
            assert judge(damaged, whole) != DIFFERENT, what


@pytest.mark.parametrize("name", FORMS)
def test_the_table_of_every_kind_of_match_is_measured(name: str) -> None:
    found = balance(8, game=GAME, levels=("normal", "normal"), options=lab_of(GAME).options(name))
    assert [row.target.name for row in found.rows] == [target.name for target in FORMS[name].targets()]
    assert all(row.figure.value is not None for row in found.rows)


def test_a_format_that_is_none_is_refused_by_name() -> None:
    with pytest.raises(UnknownFormat, match="no format 'rugby'; there are basic"):
        lab_of(GAME).options("rugby")
    with pytest.raises(UnknownFormat, match="two sides"):
        lab_of(GAME).options(teams=8)


def test_a_league_counts_a_draw_as_half() -> None:
    league = arena(("expert", "random"), 3, game=GAME, options={"dice": 2})
    assert {cash for turns in league.cash for cash in turns} <= {(1.0, 0.0), (0.5, 0.5), (0.0, 1.0)}
