"""Games drawn as far as the running match goes: they fit the view there, and unseen cards fall as evenly."""

import random
from collections import Counter

import pytest

from swallows_gui.engine.chance import Seeded
from swallows_gui.games.swallows.rules.game import Swallows
from swallows_gui.games.swallows.rules.knowledge import OPEN
from swallows_gui.games.swallows.rules.state import State
from tests.games.swallows.rules.test_state import (
    TABLES,
    assert_even,
    hidden_places,
    in_the_knockout,
    moments,
    random_action,
)

AS_SEEN = (
    "step",
    "legal",
    "staged",
    "used",
    "spent",
    "discard",
    "aside",
    "covered",
    "pile_size",
    "pile_top",
    "cash",
    "bets",
)
"""What of a view is about the match, beside hands and open fields."""


def no_card_twice(game: State) -> bool:
    cards = [
        card for hands in (game.greens, game.blues, game.reds, game.used, game.spent) for hand in hands for card in hand
    ]
    cards += [*game.pile[game.pile_at :], *game.discard, *game.aside, *game.removed]
    cards += [card for _seat, covered in game.handed for card in covered]
    return len(cards) == len(set(cards))


@pytest.mark.parametrize("seed", range(12))
def test_a_game_drawn_for_the_match_fits_the_view_as_far_as_the_match_goes(seed: int) -> None:
    for game in moments(seed, often=0.05):
        for seat in (None, *range(game.seats)):
            view = game.view(seat)
            drawn = view.match_sampler().draw(Seeded(seed))
            assert isinstance(drawn, Swallows)
            look = drawn.view(seat)
            for name in AS_SEEN:
                assert getattr(look, name) == getattr(view, name), name
            for name in OPEN:
                assert getattr(look.open, name) == getattr(view.open, name), name
            for team in game.sides if game.match else ():
                parts = (look.hands[team], look.counts[team], look.known[team])
                assert parts == (view.hands[team], view.counts[team], view.known[team])
            assert no_card_twice(drawn)
            match = drawn.match
            while match and drawn.to_move is not None and drawn.match == match:  # and can be played to the whistle
                drawn.push(drawn.legal[-1])


def in_the_groups(seed: int) -> Swallows:
    """A random tournament in the middle of its groups, cards in hands and in the pile."""
    choose = random.Random(seed)
    game = Swallows.new(TABLES, {"format": "sixteen", "seats": 4, "distribution": "random"}, seed)
    while not (game.match == 14 and game.step.name == "attack"):
        game.push(random_action(game, choose))
    return game


@pytest.mark.parametrize("game", [in_the_groups(3), in_the_groups(4), in_the_knockout(5)])
def test_unseen_cards_fall_evenly_in_games_drawn_for_the_match(game: Swallows) -> None:
    """Chi-square by colour: each unseen card in each place that the match looks into as often as there is room."""
    draws = 1000
    view = game.view(0)
    seen = {card for known in view.known for card in known}
    sampler, chance = view.match_sampler(), Seeded(game.match)
    near = {("hand", team) for team in game.sides} | {("covered", seat) for seat in range(game.seats)}
    found: Counter[tuple[object, int]] = Counter()
    for _ in range(draws):
        drawn = sampler.draw(chance)
        assert isinstance(drawn, Swallows)
        found.update(item for item in hidden_places(drawn) if item[0] in near and item[1] not in seen)
        found.update((("top", at), card) for at, card in enumerate(drawn.pile[:6]))
        for colour in (0, 1, 2):  # what is taken where effects take the topmost of a colour
            deep = next((card for card in drawn.pile[24:] if TABLES.card_colour[card] == colour), None)
            found.update([(("topmost", colour), deep)] if deep is not None else [])
    hidden = {card for _place, card in hidden_places(game)} - seen
    assert_even(found, hidden, least=5, cells_of_a_card=1)
