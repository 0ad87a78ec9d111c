"""Figures of every game, however its games ended."""

from dataclasses import replace

import pytest

from swallows_gui import titles
from swallows_gui.lab.game_lab import lab_of
from swallows_gui.lab.playing import simulate
from swallows_gui.lab.tally import GameTally, MeasuredFigure, won_by


@pytest.mark.parametrize("game", titles.ids())
@pytest.mark.parametrize("games", [1, 2, 30])
def test_figures_of_games_that_are_drawn_or_not_over(game: str, games: int) -> None:
    lab = lab_of(game)
    seats = titles.title(game).seats.start
    begun = lab.counter(1, seats).tally
    begun.cash = [0.0] * seats
    drawn = replace(begun, winners=list(range(seats)))
    assert won_by(0, drawn) == 1 / seats
    assert won_by(0, begun) == 0
    for tally in (begun, drawn):
        found = lab.figures([replace(tally, seed=seed) for seed in range(games)])
        assert found.games == games
        assert all(isinstance(figure, MeasuredFigure) for figure in found.figures)


def test_a_drawn_match_of_final_whistle_is_simulated() -> None:
    played = simulate(("random", "random"), 1, 12, game="final_whistle")
    assert sum(played.won) == pytest.approx(1)


def test_a_tally_that_is_not_over_is_won_by_nobody() -> None:
    assert won_by(0, GameTally()) == 0
