"""The pictures of the cards: each its own, the place plain (S5.8), everybody in view, painted fast, on any thread."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import combinations
from operator import sub

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QColor, QImage

from swallows_gui.games.swallows.data.cards import Card, Nation
from swallows_gui.games.swallows.data.catalogue import load
from swallows_gui.games.swallows.table.art.cast import CastMember, cast
from swallows_gui.games.swallows.table.art.picture import place_of, scene_image
from swallows_gui.games.swallows.table.art.sky import SLOPE, WIDTH, build_stage
from swallows_gui.services.stylesheet import SCHEMES

pytestmark = pytest.mark.usefixtures("qapp")  # words in pictures are set in the program's typefaces
CARDS = tuple(load().cards.values())
WEDGE = (152 / 250, 140 / 250)
SIZE = QSize(200, 130)

ALIKE = 4.0
"""Mean difference of a grey value, of 255, below which two small pictures would be taken for the same."""

PLACED = 1.5
"""The same between two places of one scene, of which the ground alone differs."""


def nation_of(card: Card) -> Nation | None:
    return load().nations.get(card.nation or "")


def picture(card: Card, size: QSize = SIZE, **how: object) -> QImage:
    return scene_image(card, size, 1.0, nation_of(card), **how)  # type: ignore[arg-type]


def thumbnail(image: QImage) -> bytes:
    """A picture in 36 by 28 colours, four bytes each."""
    small = image.scaled(36, 28, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation)
    plain = small.convertToFormat(QImage.Format.Format_RGBA8888)
    return bytes(plain.constBits())


def rows_of(small: bytes) -> list[int]:
    """The sum of each row of a thumbnail and colour."""
    wide = 36 * 4
    return [sum(small[at + colour : at + wide : 4]) for at in range(0, len(small), wide) for colour in range(4)]


def apart(one: Sequence[int], other: Sequence[int]) -> int:
    return sum(map(abs, map(sub, one, other)))


def test_no_two_cards_have_the_same_picture() -> None:
    small = [(card.id, each, rows_of(each)) for card in CARDS for each in [thumbnail(picture(card, QSize(144, 112)))]]
    alike = []
    for (one, a, a_rows), (other, b, b_rows) in combinations(small, 2):
        alike_by_rows = apart(a_rows, b_rows) < ALIKE * len(a)  # pictures differ at least as much as their rows do
        if alike_by_rows and apart(a, b) < ALIKE * len(a):
            alike.append((one, other))
    assert not alike


def test_no_two_cards_of_a_hand_have_the_same_small_picture() -> None:
    small = [thumbnail(picture(card, QSize(64, 84))) for card in CARDS]
    assert len(set(small)) == len(CARDS)


def gold_share(image: QImage, gold: QColor) -> float:
    """How much of a picture is the gold of a place."""
    hits = 0
    for y in range(0, image.height(), 3):
        for x in range(0, image.width(), 3):
            colour = image.pixelColor(x, y)
            away = abs(colour.red() - gold.red()) + abs(colour.green() - gold.green())
            hits += away + abs(colour.blue() - gold.blue()) < 12
    return hits * 9 / (image.width() * image.height())


@pytest.mark.parametrize("area", ["inside", "edge", "outside"])
def test_the_place_is_marked_in_gold(area: str) -> None:
    gold = QColor(SCHEMES["light"].gold)
    shares = {card.id: gold_share(picture(card, QSize(126, 98)), gold) for card in CARDS if place_of(card) == area}
    assert shares
    least = 0.007
    assert not {card: share for card, share in shares.items() if share < least}


def test_the_three_places_of_one_scene_look_different() -> None:
    card = next(card for card in CARDS if card.area == "edge")
    places = [card.model_copy(update={"area": area}) for area in ("inside", "edge", "outside")]
    for one, other in combinations((thumbnail(picture(each)) for each in places), 2):
        assert apart(one, other) > PLACED * len(one)


def parts_of(card: Card, height: float) -> list[CastMember]:
    wedge = (152.0, 140.0) if card.value is not None else None
    stage = build_stage(card.scene, place_of(card), height, wedge is not None)
    return cast(card.scene, stage, wedge, few=False)


@pytest.mark.parametrize("height", [152.0, 196.0, 292.0])
def test_everybody_is_in_the_picture_and_not_under_the_value(height: float) -> None:
    lost = []
    for card in CARDS:
        parts = parts_of(card, height)
        assert sum(part.figure is not None for part in parts) == len(card.scene.figures)
        for part in parts:
            if part.scenery:
                continue
            left, top, right, bottom = part.head if part.figure is not None else part.room
            x, y = (left + right) / 2, (top + bottom) / 2
            hidden = card.value is not None and x / 152 + y / 140 < 1
            hidden = hidden or (part.figure is not None and not part.behind and x > 196 and y < 55)
            if hidden or not (0 < x < WIDTH and 0 < y < height - SLOPE * x):
                what = part.figure.pose if part.figure is not None else part.prop.thing if part.prop is not None else ""
                lost.append((card.id, what, round(x), round(y)))
    assert not lost


def test_a_small_picture_shows_only_the_leads() -> None:
    card = max(CARDS, key=lambda each: len(each.scene.figures))
    stage = build_stage(card.scene, place_of(card), 320)
    few, all_of_them = cast(card.scene, stage, None, few=True), cast(card.scene, stage, None, few=False)
    assert len(few) <= 3 < len(all_of_them)
    assert max(part.scale for part in few if part.figure) > max(part.scale for part in all_of_them if part.figure)


def test_a_nation_plays_in_its_own_kit() -> None:
    missing = []
    for card in CARDS:
        nation = nation_of(card)
        if nation is None or not any(figure.side == "own" for figure in card.scene.figures):
            continue
        shirt = QColor(nation.kit.shirt)
        image = picture(card, QSize(200, 156))
        found = any(
            image.pixelColor(x, y) == shirt for y in range(0, image.height(), 2) for x in range(0, image.width(), 2)
        )
        if not found:
            missing.append(card.id)
    assert not missing


@pytest.mark.parametrize("scheme", sorted(SCHEMES))
def test_every_theme_can_be_painted(scheme: str) -> None:
    card = CARDS[0]
    image = picture(card, colours=SCHEMES[scheme], wedge=WEDGE)
    assert image.pixelColor(150, 120).alpha() == 255
    own_ground = [picture(card, colours=colours) for colours in SCHEMES.values()]
    assert len({thumbnail(each) for each in own_ground}) == len(SCHEMES)


def test_a_picture_is_the_same_on_any_thread() -> None:
    cards = CARDS[::9]
    here = [thumbnail(picture(card)) for card in cards]
    with ThreadPoolExecutor(3) as pool:
        there = list(pool.map(lambda card: thumbnail(picture(card)), cards))
    assert here == there
