"""A view says why its seat may not do something, and never other than the game itself would."""

import random
from collections.abc import Iterable

import pytest

from swallows_gui.engine.game import SEAT_SHIFT, Choices, Game, IllegalAction, Json, Refusal, View
from swallows_gui.games.swallows.data.catalogue import load
from swallows_gui.games.swallows.rules import actions as a
from swallows_gui.games.swallows.rules.game import Swallows
from tests.records import tiny

TABLES = load().tables()
SET_UPS: tuple[Json, ...] = (
    {"format": "friendly", "seats": 3, "field": ["GER", "BRA"], "knockout": True, "bribe_cap": 10},
    {"format": "sixteen", "seats": 4, "field": "random", "groups": "hand", "bribe_cap": 3},
    {"format": "sixteen", "seats": 2, "field": "random", "distribution": "random"},
    {"format": "sixteen", "seats": 5, "field": "whole-world", "distribution": "agreed", "groups": "given"},
)


def why_refused(game: Game, action: int) -> Refusal | None:
    """What the game says when the action is pushed."""
    try:
        game.copy().push(action)
    except IllegalAction as refused:
        return refused.reason
    return None


def compare(game: Game, view: View, tries: Iterable[int]) -> None:
    """The view refuses these actions of its seat exactly where, and for the reason for which, the game does."""
    for action in tries:
        found = view.refusal(action)
        assert (found is None) == (action in view.legal), game.notation.describe(action)
        assert found == why_refused(game, action)


def a_choice(legal: Choices, chance: random.Random) -> int:
    entry = chance.choice(legal)
    return chance.choice(entry) if isinstance(entry, range) else int(entry)


def plays(legal: Iterable[int | range]) -> list[int]:
    """The cards that may be played."""
    return [entry for entry in legal if isinstance(entry, int) and a.verb_of(entry) == a.PLAY]


def of_swallows(game: Swallows, seat: int, chance: random.Random) -> list[int]:
    """Actions of every kind: any verb with any part, offers of any amount, cards of any hand, played or picked."""
    verbs = [verb << a.VERB_SHIFT | chance.choice((0, 0, 1, 2, 5, 17, 4000)) for verb in range(len(a.VERBS))]
    offers = [a.OFFER | side << a.AMOUNT_BITS | chance.choice((0, 1, 4, 11, 90)) for side in (0, 1)]
    hands = (*game.greens, *game.blues, *game.reds, *game.used, *game.spent)
    cards = [card for hand in hands for card in hand]
    some = chance.sample(cards, min(12, len(cards)))
    picked = [verb | card for card in some[:4] for verb in (a.SEND_OFF, a.DISCARD_CARD, a.INJURE_CARD)]
    return [seat << SEAT_SHIFT | action for action in (*verbs, *offers, *some, *picked)]


@pytest.mark.parametrize("options", SET_UPS, ids=("friendly", "by hand", "two seats", "agreed"))
def test_a_view_of_swallows_refuses_what_the_game_refuses_and_says_the_same(options: Json) -> None:
    chance = random.Random(20)
    game = Swallows.new(TABLES, options, 5)
    while game.to_move is not None:
        if chance.random() < 0.1:
            seat = chance.randrange(game.seats)
            compare(game, game.view(seat), of_swallows(game, seat, chance))
        seat = game.to_move if chance.random() < 0.9 else chance.randrange(game.seats)
        legal = game.legal_actions(seat)
        if len(legal):
            game.push(a_choice(legal, chance))


def test_a_view_of_the_tiny_game_does_too() -> None:
    chance = random.Random(3)
    for seed in range(20):
        game = tiny.new({"seats": 3}, seed)
        while game.to_move is not None:
            for seat in range(3):
                compare(game, game.view(seat), [seat << SEAT_SHIFT | kind for kind in range(len(tiny.TYPES))])
            game.push(a_choice(game.legal_actions(game.to_move), chance))


def test_what_may_be_added_to_a_card_is_what_the_game_then_offers() -> None:
    """`begun_with` foresees the row that a card would begin, for whoever collects it in one go."""
    chance = random.Random(8)
    rows = 0
    for seed in range(6):
        game = Swallows.new(TABLES, {"format": "friendly", "seats": 2, "field": ["GER", "BRA"], "knockout": True}, seed)
        while game.to_move is not None:
            view = game.view(game.to_move)
            for action in view.asked:
                if (
                    isinstance(action, int)
                    and a.verb_of(action) == a.PLAY
                    and view.step in ("attack", "defence", "goalie")
                ):
                    after = game.copy()
                    after.push(action)
                    begun = view.begun_with(a.argument_of(action))
                    more = plays(after.legal) if after.step.seen_as else []
                    assert plays(begun.legal) == more
                    rows += bool(more)
            game.push(a_choice(game.legal_actions(game.to_move), chance))
    assert rows > 5
