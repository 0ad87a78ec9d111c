"""Random playouts with every invariant: a slice; `packaging/bench` plays thousands (`soak playouts`)."""

import pytest

from bench.leaks import check_leaks
from bench.playouts import check_playout
from swallows_gui.games.tactics_board.lab.lab import TacticsBoardLab

LAB = TacticsBoardLab("tactics_board")


@pytest.fixture(autouse=True)
def _offered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SWALLOWS_GAMES", "swallows_gui.games.tactics_board.title:TACTICS_BOARD")


@pytest.mark.parametrize("seed", range(3))
def test_a_random_match_keeps_every_invariant(seed: int) -> None:
    playout = check_playout(LAB, seed, every=307)
    assert playout.out_of_turn == 0
    assert playout.decisions > 300


def test_what_a_seat_cannot_know_changes_nothing_for_it() -> None:
    checked = check_leaks(LAB, 1, every=397, levels=("random", "easy", "normal"))
    assert checked.positions >= 2
