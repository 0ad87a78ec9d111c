"""Scenes with a camera: cameras, looks, eyes, words and things differ to the eye, and the focus is seen and kept."""

from __future__ import annotations

import json
from itertools import combinations
from typing import Any, get_args

import pytest
from PySide6.QtCore import QBuffer, QIODevice, QRectF, QSize
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath
from PySide6.QtSvg import QSvgGenerator

from swallows_gui.games.swallows.data import scenes
from swallows_gui.games.swallows.data.cards import Card
from swallows_gui.games.swallows.data.catalogue import load
from swallows_gui.games.swallows.data.scenes import house_art
from swallows_gui.games.swallows.table.art import things
from swallows_gui.games.swallows.table.art.picture import scene_image
from swallows_gui.games.swallows.table.art.shot import take
from swallows_gui.games.swallows.table.art.things import (
    contrast,
    deep,
    luminance,
    of_thing,
    on_full,
    on_pale,
    overprint,
    pale,
)
from swallows_gui.services.stylesheet import LIGHT, SCHEMES

pytestmark = pytest.mark.usefixtures("qapp")
CARDS = tuple(load().cards.values())


def card(**scene: Any) -> Card:
    """A plain card with a scene."""
    fields = {
        "id": "trial", "colour": "green", "kind": "attack", "value": 3, "area": "inside", "count": 1,
        "text": "Ein Schuss aus dem Strafraum.", "scene": scene,
    }  # fmt: skip
    return Card.model_validate_json(json.dumps(fields))


def pixels(language: str = "de", **scene: Any) -> bytes:
    """Its picture."""
    image = scene_image(card(**scene), QSize(200, 156), language=language)
    return bytes(image.constBits())  # of an image that lives on meanwhile: else the memory is another's already


def man(**more: Any) -> dict[str, Any]:
    """Somebody in the middle, his face to us."""
    return {"pose": "stand", "side": "own", "facing": "near", "spot": [54, -70, 138], **more}


def test_every_camera_sees_something_else() -> None:
    seen = [pixels(camera=each, figures=[{"pose": "run", "side": "own"}]) for each in get_args(scenes.Camera)]
    assert len(set(seen)) == len(seen) == 5


@pytest.mark.parametrize("facing", ["near", "right"])
def test_every_mood_is_another_face(facing: str) -> None:
    moods = [each for each in get_args(scenes.Face) if each]
    seen = {each: pixels(camera="bust", figures=[man(mood=each, facing=facing)]) for each in moods}
    assert not [pair for pair in combinations(moods, 2) if seen[pair[0]] == seen[pair[1]]]


def test_eyes_look_where_they_are_told() -> None:
    ways = ("left", "right", "up", "down")
    assert len({pixels(camera="bust", figures=[man(mood="shocked", looks=way)]) for way in ways}) == 4


def test_eyes_follow_the_focus() -> None:
    there = [{"thing": "clock", "spot": [x, 40, 20]} for x in (20, 84)]
    looking = [man(mood="shocked", looks="focus")]
    seen = [pixels(camera="bust", focus="props.0", figures=looking, props=[each]) for each in there]
    blank = [
        pixels(camera="bust", focus="props.0", figures=[man(mood="shocked", looks="us")], props=[each])
        for each in there
    ]
    assert seen[0] != blank[0]
    assert seen[1] != blank[1]


def test_words_are_in_the_language_of_the_face() -> None:
    words = [{"says": {"de": "KRAWUMM!", "en": "KABOOM!"}, "spot": [50, 10, 14]}]
    figures = [{"pose": "run", "side": "own"}]
    german, english = (pixels(code, camera="low", figures=figures, words=words) for code in ("de", "en"))
    assert german != english
    assert pixels("fr", camera="low", figures=figures, words=words) == english
    board = [{**words[0], "on": "board"}]
    assert pixels(camera="low", figures=figures, words=board) != german


def test_a_thing_turns_and_is_flipped() -> None:
    things: list[dict[str, Any]] = [{}, {"turn": 30}, {"flip": True}, {"flip": True, "turn": 30}]
    seen = {
        pixels(camera="low", focus="props.0", props=[{"thing": "dog", "spot": [56, 10, 60], **how}]) for how in things
    }
    assert len(seen) == 4


def test_a_number_of_a_layer_decides_who_stands_before_whom() -> None:
    def both(layer: int) -> bytes:
        figures = [man(), man(side="opponent", spot=[58, -60, 130, layer])]
        return pixels(camera="bust", figures=figures)

    assert both(1) != both(-1)


@pytest.mark.parametrize("height", [152.0, 196.0, 292.0, 350.0])
def test_the_middle_of_the_focus_is_in_the_picture(height: float) -> None:
    lost = []
    for each in CARDS:
        middle = take(each.scene, height).focus.center()
        if not (10 < middle.x() < 240 and -10 < middle.y() < height + 10):
            lost.append((each.id, round(middle.x()), round(middle.y())))
    assert not lost


def test_the_side_away_from_the_light_is_overprinted() -> None:
    """Another ink in dots over the right side of what carries the joke, darker than what is below, and nowhere else."""
    image = QImage(80, 80, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(QColor("#E0C080"))
    below = image.pixelColor(0, 0)
    painter = QPainter(image)
    path = QPainterPath()
    path.addRect(QRectF(40, 0, 40, 80))
    overprint(painter, path, QColor("#1E50A0"), 1.5)
    painter.end()
    seen = {x: {image.pixelColor(x, y).name() for y in range(80)} for x in range(80)}
    assert all(seen[x] == {below.name()} for x in range(40))
    assert all(below.name() in seen[x] or len(seen[x]) > 1 for x in range(41, 80))
    assert {image.pixelColor(60, y).lightness() < below.lightness() for y in range(80)} == {True, False}


def test_the_shade_of_a_thing_lies_in_it_on_the_right() -> None:
    for name, thing in house_art().things.items():
        shade, whole = things.shade(thing), things.box(thing)
        assert not shade.isEmpty(), name
        assert whole.adjusted(-0.1, -0.1, 0.1, 0.1).contains(shade.boundingRect()), name
        assert shade.boundingRect().right() > whole.center().x(), name


def test_where_inks_cannot_be_mixed_nothing_is_overprinted() -> None:
    written = QBuffer()
    written.open(QIODevice.OpenModeFlag.WriteOnly)
    svg = QSvgGenerator()
    svg.setOutputDevice(written)
    painter = QPainter(svg)
    path = QPainterPath()
    path.addRect(QRectF(0, 0, 40, 40))
    overprint(painter, path, QColor("#1E50A0"), 1.5)
    painter.end()
    assert b"<path" not in bytes(written.data().data())


def test_a_picture_of_few_pixels_keeps_the_focus_and_two_more() -> None:
    crowded = max(CARDS, key=lambda each: len(each.scene.figures) + len(each.scene.props))
    few, everybody = take(crowded.scene, 300, few=True), take(crowded.scene, 300)
    assert len(few.parts) == 3 < len(everybody.parts)
    assert any(part.hero for part in few.parts)


def test_a_picture_of_few_pixels_keeps_what_somebody_wears() -> None:
    others = [man(spot=[20 + 30 * each, 0, 90]) for each in range(3)]
    hat = {"thing": "beret", "spot": [54, 60, 8, 1]}
    worn = take(card(camera="bust", figures=[man(), *others], props=[hat], focus="figures.0").scene, 300, few=True)
    assert [part.prop.thing for part in worn.parts if part.prop is not None] == ["beret"]


def test_the_whole_of_a_focus_stands_in_the_middle_of_a_narrow_picture() -> None:
    crawling = card(camera="above", figures=[man(pose="crawl", facing="right", spot=[44, 4, 100])], focus="figures.0")
    room = take(crawling.scene, 300).focus
    assert 0.46 <= room.center().x() / 250 <= 0.58


def test_what_lies_over_the_lower_edge_lifts_everybody() -> None:
    scene = CARDS[0].scene
    assert take(scene, 200, raised=15).focus.bottom() < take(scene, 200).focus.bottom()


@pytest.mark.parametrize("name", sorted(SCHEMES))
@pytest.mark.parametrize("colour", ["green", "blue", "red"])
def test_the_values_of_a_colour_are_far_apart(colour: str, name: str) -> None:
    ground = SCHEMES[name].of(colour)
    low, high = luminance(deep(ground.rgb())), luminance(pale(ground.rgb()))
    assert low < luminance(ground) < high
    assert contrast(low, high) > 5


def test_the_ground_is_chosen_by_what_stands_on_it() -> None:
    ground = LIGHT.of("green")
    piano, ghost = (of_thing(house_art().things[each]) for each in ("piano", "ghost"))
    assert on_pale(piano, ground, day=True)
    assert not on_pale(ghost, ground, day=True)
    assert on_full(ghost, ground)
    assert not on_full(piano, ground)
    assert luminance(QColor("#FFFFFF")) == pytest.approx(1)
