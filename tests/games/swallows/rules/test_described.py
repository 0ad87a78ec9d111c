"""Actions can be read: every one that a game offers has words of its own."""

import random

from swallows_gui.games.swallows.data.catalogue import load
from swallows_gui.games.swallows.rules import actions as a
from swallows_gui.games.swallows.rules.game import Swallows


def test_every_action_offered_reads_differently() -> None:
    chance = random.Random(4)
    verbs = set()
    options = {"format": "sixteen", "seats": 4, "field": "random", "groups": "hand"}
    for seed in range(3):
        game = Swallows.new(load().tables(), options, seed)
        while game.to_move is not None:
            seat = game.to_move
            legal = [entry[-1] if isinstance(entry, range) else int(entry) for entry in game.legal_actions(seat)]
            words = [game.notation.describe(action) for action in legal]
            assert len(set(words)) == len(words)
            assert all(said.startswith(f"seat {seat}: ") and "{" not in said for said in words)
            verbs |= {a.verb_of(action) for action in legal}
            game.push(chance.choice(legal))
    assert len(verbs) > 15
