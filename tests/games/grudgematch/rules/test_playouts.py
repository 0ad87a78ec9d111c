"""Random playouts with every invariant: a slice; `packaging/bench` plays thousands (`soak playouts`)."""

import pytest

from bench.leaks import check_leaks
from bench.playouts import check_playout
from swallows_gui.engine.chance import Seeded
from swallows_gui.games.grudgematch.lab.lab import GrudgematchLab
from tests.games.grudgematch.rules.given import card, match

LAB = GrudgematchLab("grudgematch")


@pytest.fixture(autouse=True)
def _offered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SWALLOWS_GAMES", "swallows_gui.games.grudgematch.title:GRUDGEMATCH")


@pytest.mark.parametrize("seed", range(5))
def test_a_random_match_keeps_every_invariant(seed: int) -> None:
    playout = check_playout(LAB, seed, every=151)
    assert playout.out_of_turn == 0
    assert playout.decisions > 100


def test_what_a_seat_cannot_know_changes_nothing_for_it() -> None:
    checked = check_leaks(LAB, 1, every=97, levels=("random", "easy", "normal"))
    assert checked.positions >= 4


def test_a_sample_fits_its_view_and_the_joker_may_still_come() -> None:
    view = match(germany="6♣ 5♠", france="K♦ J♣", men={"Nietzsche": (5, 0)}).game.view(0)
    others, places = set(), set()
    for seed in range(60):
        game = view.sample(Seeded(seed))
        assert game.view(0) == view
        others |= set(game.hands[1])
        places.add(game.pile.index(52) + 4)
    assert len(others) > 40
    assert card("6♣") not in others
    assert places == set(range(22, 31))
