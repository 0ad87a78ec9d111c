"""The seat that plays any game: it beats chance, is the same for the same view, and can be called off."""

from collections.abc import Iterator

import pytest

from bench.leaks import check_leaks
from swallows_gui.ai import LEVELS, UnknownLevel
from swallows_gui.ai.advice import Cancelled, Searching
from swallows_gui.games.swallows.lab.playing import new_game, play
from swallows_gui.lab.arena import arena
from swallows_gui.lab.game_lab import lab_of
from tests.lab.montecarlo import Budget, MonteCarloSeat, make_montecarlo_player
from tests.lab.small import NAME, offered
from tests.records import tiny


@pytest.fixture(autouse=True)
def _offered() -> Iterator[None]:
    with offered():
        yield


def test_it_beats_random_seats_at_a_game_it_has_never_heard_of() -> None:
    league = arena(("normal", "random"), 15, game=NAME)
    assert league["normal"].won.low > 0.7
    assert league["normal"].won.value + league["random"].won.value == pytest.approx(1.0)


def test_it_decides_the_same_whenever_it_sees_the_same() -> None:
    game = tiny.Tiny(2, 5)
    chosen = {make_montecarlo_player("hard", 0, 3).choose(game.view(0)) for _ in range(3)}
    assert len(chosen) == 1


def test_what_it_cannot_know_changes_nothing_for_it() -> None:
    lab = lab_of(NAME)
    assert sum(check_leaks(lab, seed, every=3, levels=("normal",)).choices for seed in range(6)) > 10


def test_every_level_of_the_house_is_there_and_no_other() -> None:
    assert [make_montecarlo_player(level, 0, 1).level for level in LEVELS] == list(LEVELS)
    with pytest.raises(UnknownLevel, match="'genius'"):
        make_montecarlo_player("genius", 0, 1)


def test_it_can_be_called_off_after_every_playout() -> None:
    player = make_montecarlo_player("expert", 0, 1)
    assert isinstance(player, Searching)
    playouts = 0

    def call_off() -> None:
        nonlocal playouts
        playouts += 1
        if playouts == 3:
            raise Cancelled

    player.check_cancelled = call_off
    with pytest.raises(Cancelled):
        player.choose(tiny.Tiny(2, 5).view(0))
    assert playouts == 3


def test_it_plays_a_friendly_of_cards_and_bribes_to_its_end() -> None:
    minds = [MonteCarloSeat(seat, 40 + seat, Budget(playouts=4, polls=2)) for seat in range(2)]
    game = play(new_game({"format": "friendly"}, 2, 9), minds)
    assert game.result is not None
