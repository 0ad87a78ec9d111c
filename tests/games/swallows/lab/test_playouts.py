"""Random playouts keep every invariant, and the harness sees when one is broken."""

import pytest

from bench.playouts import Broken, check_playout
from swallows_gui.games.swallows.lab.bench import SETUPS
from swallows_gui.games.swallows.lab.playing import new_game
from swallows_gui.games.swallows.rules.soundness import check_cards, check_money
from swallows_gui.lab.game_lab import lab_of

LAB = lab_of("swallows")
SLICE = 8 * len(SETUPS)
"""Games, half a minute's work; `python packaging/bench soak playouts` plays on."""


@pytest.mark.nightly
def test_a_slice_of_random_games_keeps_every_invariant() -> None:
    for seed in range(SLICE):
        playout = check_playout(LAB, seed)
        assert playout.checked > 0
        assert playout.decisions > 0


@pytest.mark.parametrize("seed", range(len(SETUPS)))
def test_every_kind_of_game_keeps_every_invariant(seed: int) -> None:
    playout = check_playout(LAB, 100_000 * len(SETUPS) + seed, every=60)
    assert playout.decisions > playout.out_of_turn >= 0


def test_a_card_in_two_places_is_seen() -> None:
    game = new_game({"distribution": "random"}, 4, 3)
    check_cards(game)
    game.discard += game.greens[0][:1]
    with pytest.raises(AssertionError, match="in no place or in two"):
        check_cards(game)


def test_a_rouble_too_many_is_seen() -> None:
    game = new_game({}, 4, 3)
    check_money(game)
    game.cash[2] += 1
    with pytest.raises(AssertionError, match="money appeared"):
        check_money(game)


def test_broken_names_seed_and_push() -> None:
    assert str(Broken("a card is lost", 7, 21)) == "a card is lost (seed 7, after 21 pushes)"
