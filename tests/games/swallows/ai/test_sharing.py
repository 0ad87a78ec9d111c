"""What computers do where teams are shared out by agreement (S1.3): they share evenly, and agree to anything."""

import pytest

from swallows_gui.games.swallows.ai.advice import advise
from swallows_gui.games.swallows.ai.players import make_player
from swallows_gui.games.swallows.lab.playing import new_game

OPTIONS = {"distribution": "agreed"}


@pytest.mark.parametrize("level", ["easy", "normal", "hard", "expert"])
@pytest.mark.parametrize("seats", [3, 4])
def test_a_computer_that_shares_out_makes_level_shares(level: str, seats: int) -> None:
    game = new_game(OPTIONS, seats, 8)
    player = make_player(level, 0, 5)
    while game.view(None).step == "sharing":
        game.push(player.choose(game.view(0)))
    view = game.view(None)
    strength = [0] * seats
    for team, seat in enumerate(view.trainer):
        strength[seat] += view.tables.nation_strength[view.field[team]]
    assert max(map(view.trainer.count, range(seats))) - min(map(view.trainer.count, range(seats))) == (16 % seats > 0)
    assert max(strength) - min(strength) <= 0.25 * sum(strength) / seats


def test_the_hint_says_why() -> None:
    game = new_game(OPTIONS, 4, 8)
    found = advise(game.view(0), 1)
    assert found.reason == "fair_share"
    assert found.choices[0].action in game.view(0).asked
