"""Scenes: every different card has a picture of its own that can be drawn on its stage."""

import pytest

from swallows_gui.catalogue.swallows import Card, load
from swallows_gui.catalogue.swallows.art import house_art

CARDS = list(load().cards.values())


def test_no_two_scenes_are_alike() -> None:
    seen: dict[str, str] = {}
    for card in CARDS:
        scene = card.scene.model_dump_json()
        assert scene not in seen, f"{card.id} looks like {seen[scene]}"
        seen[scene] = card.id


def test_no_two_scenes_have_the_same_cast() -> None:
    """Moving somebody a metre does not make another picture."""
    seen: dict[tuple[object, ...], str] = {}
    for card in CARDS:
        scene = card.scene
        cast = tuple(sorted((f.side, f.pose) for f in scene.figures)) + tuple(sorted(p.thing for p in scene.props))
        assert cast not in seen, f"{card.id} has the cast of {seen[cast]}"
        seen[cast] = card.id


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
def test_scene_has_somebody_in_it_and_something_of_its_text(card: Card) -> None:
    assert card.scene.figures
    assert card.scene.props


def test_swallow_cards_show_a_swallow() -> None:
    for card in CARDS:
        if card.kind == "swallow":
            assert any(prop.thing == "swallow" for prop in card.scene.props), card.id


def test_most_of_the_vocabulary_of_poses_is_used() -> None:
    used = {figure.pose for card in CARDS for figure in card.scene.figures}
    assert len(used) >= 0.8 * len(house_art().poses)
