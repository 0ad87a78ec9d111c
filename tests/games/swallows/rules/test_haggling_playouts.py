"""Random games with haggling and shared odds: every invariant at random moments."""

from random import Random

from bench.playouts import check_playout, setup_of
from swallows_gui.games.swallows.data.catalogue import load
from swallows_gui.games.swallows.lab.bench import SETUPS, choose
from swallows_gui.games.swallows.rules.game import Swallows
from swallows_gui.lab.game_lab import lab_of

LAB = lab_of("swallows")
HAGGLED = [number for number, setup in enumerate(SETUPS) if setup.get("haggling")]


def test_random_games_with_haggling_keep_every_invariant() -> None:
    for seed in HAGGLED:
        assert setup_of(LAB, seed)["haggling"]
        assert check_playout(LAB, seed, every=40).decisions > 10


def test_prices_are_named_in_random_games_and_answered() -> None:
    tables = load().tables()
    named, asked, taken = 0, 0, 0
    for seed in range(40):
        lot = Random(seed).random
        game = Swallows.new(tables, {"format": "friendly", "seats": 3, "haggling": True}, seed)
        while game.to_move is not None:
            for event in game.push(choose(game, lot)[0]):
                named += event[0] == "price_named"
                asked += event[0] == "price_named" and event[4]
                taken += event[0] == "bribe_accepted"
    assert 0 < asked < named
    assert taken
