"""Random games of every format, every option on and off: envelopes are filled, opened and taken (S4.12)."""

from random import Random

import pytest

from bench.playouts import check_playout, setup_of
from swallows_gui.games.swallows.data.catalogue import load
from swallows_gui.games.swallows.lab.bench import SETUPS, choose
from swallows_gui.games.swallows.rules.game import Swallows
from swallows_gui.games.swallows.rules.options import SWITCHES
from swallows_gui.games.swallows.rules.soundness import check_cards, check_money
from swallows_gui.lab.game_lab import lab_of

LAB = lab_of("swallows")
ENVELOPED = [number for number, setup in enumerate(SETUPS) if setup.get("envelopes")]


def test_random_games_with_envelopes_keep_every_invariant() -> None:
    for seed in ENVELOPED:
        assert setup_of(LAB, seed)["envelopes"]
        assert check_playout(LAB, seed, every=40).decisions > 10


@pytest.mark.parametrize("on", [True, False], ids=["on", "off"])
@pytest.mark.parametrize("form", sorted(load().tables().formats))
def test_every_format_is_played_to_its_end_with_all_options(form: str, on: bool) -> None:
    tables = load().tables()
    options = {"format": form, **({} if on else {"bribe_cap": 10})}
    game = Swallows.new(tables, {**options, **dict.fromkeys(SWITCHES, on)}, 46)
    lot = Random(46).random
    rounds = 0
    while game.to_move is not None:
        for event in game.push(choose(game, lot)[0]):
            rounds += event[0] == "envelopes_opened"
            if event[0] == "match_ended":
                check_cards(game)
    check_money(game)
    assert on or not rounds


def test_in_random_friendlies_all_that_can_happen_to_an_envelope_happens() -> None:
    tables = load().tables()
    seen: dict[str, int] = {}
    for seed in range(60):
        lot = Random(seed).random
        game = Swallows.new(tables, {"format": "friendly", "seats": 3, "envelopes": True}, seed)
        while game.to_move is not None:
            for event in game.push(choose(game, lot)[0]):
                kind = event[0] + ("" if event[0] != "envelopes_opened" or event[1] else ", empty")
                seen[kind] = seen.get(kind, 0) + 1
    rounds = seen["envelopes_opened"] + seen["envelopes_opened, empty"]
    assert rounds <= 60
    assert seen["envelope_taken"] + seen["envelopes_returned"] == seen["envelopes_opened"]
    assert seen["envelope_taken"] > 5 < seen["envelopes_returned"]
