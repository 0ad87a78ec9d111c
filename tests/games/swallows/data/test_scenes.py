"""Scenes: every different card has a picture of its own that can be drawn on its stage."""

import pytest
from pydantic import ValidationError

from swallows_gui.catalogue.languages import languages
from swallows_gui.games.swallows.data.cards import Card
from swallows_gui.games.swallows.data.catalogue import load
from swallows_gui.games.swallows.data.scenes import Scene, SceneFigure, SceneWriting, house_art

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
def test_a_scene_names_who_carries_the_joke(card: Card) -> None:
    scene = card.scene
    assert scene.camera is not None
    kind, _, number = scene.focus.partition(".")
    if kind == "ball":
        assert scene.ball
    else:
        assert int(number) < len(getattr(scene, kind))


def test_words_in_pictures_are_there_in_every_language() -> None:
    for card in CARDS:
        for writing in card.scene.words:
            assert set(writing.says) == set(languages()), card.id


def test_words_of_another_language_are_those_of_the_english() -> None:
    writing = SceneWriting(says={"de": "KRAWUMM!", "en": "KABOOM!"}, spot=(50, 10, 12))
    assert [writing.in_language(code) for code in ("de", "en", "it")] == ["KRAWUMM!", "KABOOM!", "KABOOM!"]
    assert SceneWriting(says={"de": "AU!"}, spot=(50, 10, 12)).in_language("en") == "AU!"


def test_a_focus_that_is_not_there_is_a_mistake() -> None:
    with pytest.raises(ValidationError, match="focus"):
        Scene(camera="low", focus="props.0", figures=(SceneFigure(pose="stand", side="own"),))
    with pytest.raises(ValidationError, match="focus"):
        Scene(camera="low", focus="ball")
    assert Scene(focus="figures.0").camera is None


def test_swallow_cards_show_a_swallow() -> None:
    for card in CARDS:
        if card.kind == "swallow":
            assert any(prop.thing in ("swallow", "beach_swallow") for prop in card.scene.props), card.id


def test_most_of_the_vocabulary_of_poses_is_used() -> None:
    used = {figure.pose for card in CARDS for figure in card.scene.figures}
    assert len(used) >= 0.8 * len(house_art().poses)
