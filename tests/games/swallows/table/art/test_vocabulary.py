"""Every word of the scenes' vocabulary can be drawn: poses, things, weathers, moods, frames, sides."""

from __future__ import annotations

import json
from itertools import combinations
from typing import Any, get_args

import pytest
from PySide6.QtCore import QSize

from swallows_gui.games.swallows.data import scenes
from swallows_gui.games.swallows.data.cards import Card
from swallows_gui.games.swallows.data.scenes import PAINTS, house_art
from swallows_gui.games.swallows.table.art.picture import scene_image
from swallows_gui.games.swallows.table.art.things import box, drawing, stance
from swallows_gui.services.stylesheet import LIGHT
from swallows_gui.ui.art.figure import box_of, pose_bones
from swallows_gui.ui.art.motifs import read_drawing
from swallows_gui.ui.art.paints import paints

ART = house_art()
POSES = {name: stance(pose) for name, pose in ART.poses.items()}


def card(**scene: Any) -> Card:
    """A plain card with a scene."""
    fields = {
        "id": "trial", "colour": "green", "kind": "rough", "value": 3, "count": 1,
        "text": "Ein Schuss aufs Tor.", "scene": scene,
    }  # fmt: skip
    return Card.model_validate_json(json.dumps(fields))


def pixels(**scene: Any) -> bytes:
    """Its picture."""
    image = scene_image(card(**scene), QSize(200, 156))
    return bytes(image.constBits())


@pytest.mark.parametrize("pose", sorted(POSES))
def test_a_pose_stands_on_the_grass(pose: str) -> None:
    plan = POSES[pose]
    left, top, right, bottom = box_of(plan, "right")
    lift = plan.lift
    assert -1 <= bottom <= 10 or lift > 0
    assert 20 < right - left < 150
    assert 20 < bottom - top < 150
    lowest = max(y for limb in (pose_bones(plan).near_leg, pose_bones(plan).far_leg) for _, y in limb)
    assert lowest <= 0.5 - min(lift, 0.0)


def test_different_poses_have_different_bones() -> None:
    shapes = {
        (bones.near_arm, bones.far_arm, bones.near_leg, bones.far_leg) for bones in map(pose_bones, POSES.values())
    }
    assert len(shapes) == len(POSES)


def test_a_drawing_may_name_every_paint_and_no_other() -> None:
    assert set(paints(LIGHT)) == PAINTS


@pytest.mark.parametrize("thing", sorted(ART.things))
def test_a_thing_has_its_foot_at_the_origin(thing: str) -> None:
    looks = ART.things[thing]
    room = box(looks)
    assert len(drawing(looks)) >= 1
    assert 20 <= max(room.width(), room.height()) <= 140
    assert room.left() >= -60
    assert room.right() <= 60


def test_a_drawing_that_cannot_be_read_is_named() -> None:
    with pytest.raises(ValueError, match="red q 1 2"):
        read_drawing("red q 1 2")
    with pytest.raises(ValueError, match="red p 1 2 3"):
        read_drawing("red p 1 2 3")


@pytest.mark.parametrize(
    ("field", "words"),
    [("weather", get_args(scenes.Weather)), ("crowd", get_args(scenes.Mood)), ("frame", get_args(scenes.Frame))],
)
def test_words_of_a_kind_look_different(field: str, words: tuple[str, ...]) -> None:
    pictures = {word: pixels(**{field: word}) for word in words}
    assert not [pair for pair in combinations(words, 2) if pictures[pair[0]] == pictures[pair[1]]]


def test_sides_look_different() -> None:
    found = set()
    for side in get_args(scenes.Side):
        found.add(pixels(figures=[{"pose": "stand", "side": side, "at": [90, 50]}]))
    assert len(found) == len(get_args(scenes.Side))


def test_a_figure_looks_where_it_faces() -> None:
    found = set()
    for facing in get_args(scenes.Facing):
        scene = {"figures": [{"pose": "point", "side": "own", "at": [90, 50], "facing": facing}]}
        found.add(pixels(**scene))
    assert len(found) == 4
