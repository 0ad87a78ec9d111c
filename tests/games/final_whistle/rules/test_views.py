"""What each seat knows, and games that fit it."""

from collections.abc import Callable

import pytest

from swallows_gui.engine.chance import Seeded
from swallows_gui.games.final_whistle.rules.game import FinalWhistle
from swallows_gui.games.final_whistle.rules.options import CLOSING, COLOURS
from swallows_gui.games.final_whistle.rules.sampling import free_deck
from tests.games.final_whistle.rules.given import TABLES, cards, match, new


def test_a_seat_knows_its_own_hand_and_deck_but_not_the_order_of_its_pile() -> None:
    position = new(squads="first").do("colour", colour="red").do("colour", colour="blue")
    view, public = position.game.view(0), position.game.view(None)
    assert len(view.hand) == 3
    assert set(view.deck) == set(cards("W2 W3 W4 W5 W6 R1 R2 R3 R4 R5 R6"))
    assert set(view.open.piles[0]) == {-1}
    assert (public.hand, public.deck, public.picked) == ((), (), ())


def test_hidden_cards_fall_evenly_and_a_colour_not_shown_is_one_of_four() -> None:
    position = new(squads="first").do("colour", colour="red").do("colour", colour="blue")
    view = position.game.view(0)
    colours, hands = set(), set()
    for seed in range(80):
        game = view.sample(Seeded(seed))
        assert game.view(0) == view
        colours.add(COLOURS[max(TABLES.cards[card].colour for card in game.decks[1])])
        hands |= set(game.hands[1])
    assert colours == {"lilac", "red", "yellow", "blue"}
    assert len(hands) > 20
    position.game.shown[1] = cards("B2")
    position.game.hands[1] = tuple(card for card in position.game.hands[1] if card != cards("B2")[0])
    assert position.game.view(0).known_deck(1) == cards("W2 W3 W4 W5 W6 B1 B2 B3 B4 B5 B6")


def test_a_free_deck_is_drawn_among_those_that_hold_what_has_been_seen() -> None:
    chance = Seeded(5)
    for _ in range(40):
        deck = free_deck(TABLES, cards("L6 W2 B5"), chance)
        strengths = [TABLES.cards[card].strength for card in deck]
        assert len(set(deck)) == 11
        assert set(cards("L6 W2 B5")) <= set(deck)
        assert CLOSING not in deck
        assert (strengths.count(5), strengths.count(2) >= 2, strengths.count(1) >= 1) == (2, True, True)


def test_a_card_already_picked_is_drawn_evenly_from_the_hand() -> None:
    view = match().do("play", card="W6").game.view(1)
    picked = {view.sample(Seeded(seed)).picked[0] for seed in range(120)}
    assert len(picked) == 11


def test_the_card_and_the_squad_are_behind_the_curtain() -> None:
    position = new().do("take", man="G1").do("take", man="D1")
    assert (position.game.view(0).row, position.game.view(1).row) == ((0, 3), ())
    assert position.game.view(0).least_cost((0, 3)) == 32


SECRETS: tuple[Callable[[], FinalWhistle], ...] = (
    lambda: new().do("ready", squad="defence").game,
    lambda: new().do("take", man="G1").game,
    lambda: new(squads="first").do("colour", colour="red").game,
    lambda: new(squads="first", decks="free").do("choose", card="L6").game,
    lambda: match().game,
)


@pytest.mark.parametrize("begin", SECRETS)
def test_what_is_chosen_in_secret_can_be_anything_for_the_others(begin: Callable[[], FinalWhistle]) -> None:
    game = begin()
    for seat in (0, 1, None):
        view = game.view(seat)
        assert view.sample(Seeded(3)).view(seat) == view
