"""Red cards: the whole vocabulary is in use, and no card moves more cards than allowed (cards.md, S5.11, S5.12)."""

from typing import get_args

import pytest

from swallows_gui.games.swallows.data.cards import OP_WHENS, Card
from swallows_gui.games.swallows.data.catalogue import load
from swallows_gui.games.swallows.rules.tables import OPS, WHENS, Op, When

REDS = [card for card in load().cards.values() if card.colour == "red"]
RANDOM = [card for card in REDS if card.nation is None]


def star(nation: str) -> Card:
    """A nation's only personalised card."""
    (card,) = load().nations[nation].cards
    return card


def test_words_are_those_of_the_engine() -> None:
    assert get_args(When) == WHENS
    assert get_args(Op) == OPS
    assert set(OP_WHENS) == set(OPS)


def test_every_moment_and_every_effect_is_used_by_a_random_red() -> None:
    assert {when for card in RANDOM for when in card.when} == set(WHENS)
    used = {effect.do for card in RANDOM for effect in card.effects}
    assert used == set(OPS)


def test_every_kind_of_condition_is_used() -> None:
    conditions = [card.if_ for card in REDS if card.if_ is not None]
    for fact in ("period", "score", "side", "area", "referee"):
        assert any(getattr(condition, fact) for condition in conditions), fact


@pytest.mark.parametrize("card", REDS, ids=lambda card: card.id)
def test_net_movement_is_one_card_a_use_two_for_a_personalised_card(card: Card) -> None:
    gain = sum(effect.n or 0 for effect in card.effects if effect.do in ("draw", "steal", "injure", "return"))
    cost = sum(effect.n or 0 for effect in card.effects if effect.do == "discard")
    assert gain - cost <= (1 if card.nation is None else 2)
    assert card.net_move == gain - cost


@pytest.mark.parametrize("card", REDS, ids=lambda card: card.id)
def test_demands_are_numbers_and_colours_and_what_is_paid_stands_first(card: Card) -> None:
    moves = [effect for effect in card.effects if effect.do in ("draw", "discard", "injure", "steal", "return")]
    assert all((effect.n or 0) >= 1 for effect in moves)
    assert all(effect.colour in (None, "green", "blue", "red") for effect in moves)
    paid = [index for index, effect in enumerate(card.effects) if effect.do == "discard"]
    assert paid in ([], [0])


def test_reds_shoot_with_two_to_four_and_stars_with_four_to_six() -> None:
    for card in REDS:
        if card.as_ is not None and card.as_.kind == "attack":
            low, high = (2, 4) if card.nation is None else (4, 6)
            assert low <= card.as_.value <= high, card.id


def test_own_goals_goals_and_penalties_are_not_to_be_had_every_match() -> None:
    for card in REDS:
        if any(effect.do in ("goal", "own_goal", "penalty") for effect in card.effects):
            assert card.if_ is not None, card.id


def test_france_has_a_strikers_attack_that_nobody_else_betters() -> None:
    values = [
        card.as_.value for card in load().nations["FRA"].cards if card.as_ is not None and card.as_.kind == "attack"
    ]
    best = max(card.as_.value for card in REDS if card.as_ is not None and card.as_.kind == "attack")
    assert values == [best]


def test_uruguay_injures_a_chosen_star() -> None:
    (effect,) = star("URU").effects
    assert (effect.do, effect.chosen, effect.colour) == ("injure", True, "red")
    assert [card.nation for card in REDS if any(e.chosen for e in card.effects)] == ["URU"]


def test_turkey_draws_blind() -> None:
    assert [(e.do, e.blind) for e in star("TUR").effects] == [("draw", True)]


def test_greece_gives_up_a_green_first() -> None:
    card = star("GRE")
    assert [(e.do, e.n, e.colour) for e in card.effects] == [("discard", 1, "green")]
    assert card.if_ is None
    assert card.as_ is not None
    assert card.as_.kind == "attack"
