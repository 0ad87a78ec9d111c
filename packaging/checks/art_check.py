#!/usr/bin/env python3
"""Checks the card art of the whole deck by measure: `packaging/checks/art_check.py [--list] [--times]`; 0 if nothing
fails.

* value: in grey, the focus of a picture stands out from its ground by 2.5 : 1 or more;
* hands: no two cards of a colour look alike at 120 pixels of height (perceptual hash);
* cameras: none serves more than 30 % or less than 8 % of a colour's cards;
* nouns: the thing of a card's punchline is in its scene, and its word in its line (`art_nouns.json`, kept by reading);
* corner: neither a head nor the ball is under the number and its tab;
* words: no writing in a picture stands over a face, in any language;
* faces: the ball lies on nobody's face, and nothing but what is worn on the face of the focus;
* reach: a focus fills 55 % or more of the picture's height, or is cut by its frame;
* and the bounds of the design (`art_bounds.py`).
"""

# ruff: noqa: E402 - the checkout has to be on the path before anything of it is imported

from __future__ import annotations

import argparse
import json
import math
import os
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import combinations
from pathlib import Path
from statistics import median
from time import perf_counter, process_time

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "packaging"), str(ROOT)]
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter, QPainterPath, QTransform
from PySide6.QtWidgets import QApplication

from checks.art_bounds import RIM, face_figures, face_troubles, rims, scene_figures, scene_troubles
from swallows_gui.games.swallows.data.cards import Card
from swallows_gui.games.swallows.data.catalogue import load
from swallows_gui.games.swallows.table.art.picture import poster_of, scene_image
from swallows_gui.games.swallows.table.art.poster import Poster
from swallows_gui.games.swallows.table.art.shot import PlacedFigure, take, words_room
from swallows_gui.games.swallows.table.art.sky import SLOPE
from swallows_gui.games.swallows.table.art.things import outline
from swallows_gui.games.swallows.table.cards.card_back import CORNER, corner_shape
from swallows_gui.games.swallows.table.cards.card_face import PICTURE
from swallows_gui.services.stylesheet import LIGHT, load_fonts
from swallows_gui.ui.art.actor import hands_of, silhouette
from swallows_gui.ui.art.figure import pose_bones
from swallows_gui.ui.art.head import HEAD

NOUNS = Path(__file__).with_name("art_nouns.json")
LEAST_CONTRAST = 2.5
ALIKE = 24
"""Bits of 120 in which two pictures differ at least: a pair with 21 was taken for the same, one with 26 was not."""
MOST, LEAST = 0.30, 0.08
LEAST_REACH = 0.55
COVERED = 4
"""Of 17 points of a face, from how many under something it is hidden."""
WIDE, HIGH = 125, round(PICTURE / 2)
_FAR, _NEAR = 7, 2
"""Pixels from the focus between which its ground is measured."""
_LINEAR = [value / 255 / 12.92 if value <= 10 else ((value / 255 + 0.055) / 1.055) ** 2.4 for value in range(256)]


def grey(red: int, green: int, blue: int) -> float:
    """The luminance of a colour, 0 to 1."""
    return 0.2126 * _LINEAR[red] + 0.7152 * _LINEAR[green] + 0.0722 * _LINEAR[blue]


def pixels(image: QImage) -> bytes:
    """Four bytes a pixel, red first."""
    plain = image.convertToFormat(QImage.Format.Format_RGBA8888)  # held until its bytes are read
    return bytes(plain.constBits())


def blank() -> QImage:
    """A clear picture of the size that is measured."""
    image = QImage(WIDE, HIGH, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    return image


def _painted(card: Card, what: str) -> QImage:
    image = blank()
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(WIDE / 250, WIDE / 250)
    badge = 34.0 if card.nation else 0.0
    poster = poster_of(painter, card, card.owner, LIGHT, PICTURE, None, 250.0, badge=badge)
    {"whole": poster.paint, "focus": poster.paint_focus, "ground": poster.paint_ground}[what]()
    painter.end()
    return image


def contrast(card: Card) -> float:
    """How far, in grey, the focus of a picture stands out from what is right behind it."""
    focus, ground = pixels(_painted(card, "focus")), pixels(_painted(card, "ground"))
    inside = {at for at in range(WIDE * HIGH) if focus[at * 4 + 3] > 200}
    rows: dict[int, list[int]] = {}
    for at in inside:
        rows.setdefault(at // WIDE, []).append(at % WIDE)
    near, far = set[int](), set[int]()
    for y, xs in rows.items():
        for a, b in _runs(sorted(xs)):
            for grown, reach in ((near, _NEAR), (far, _FAR)):
                for row in range(max(0, y - reach), min(HIGH, y + reach + 1)):
                    grown.update(range(row * WIDE + max(0, a - reach), row * WIDE + min(WIDE - 1, b + reach) + 1))
    ring = far - near
    if not inside or not ring:
        return 21.0
    body = _mean(focus, inside)
    behind = _mean(ground, ring)
    return (max(body, behind) + 0.05) / (min(body, behind) + 0.05)


def _runs(xs: list[int]) -> Iterator[tuple[int, int]]:
    start = last = xs[0]
    for x in xs[1:]:
        if x != last + 1:
            yield start, last
            start = x
        last = x
    yield start, last


def _mean(data: bytes, where: Iterable[int]) -> float:
    found = [grey(data[at * 4], data[at * 4 + 1], data[at * 4 + 2]) for at in where]
    return sum(found) / len(found)


def reach(card: Card) -> float:
    """What part of the picture's height its focus fills."""
    image = blank()
    painter = QPainter(image)
    shot = poster_of(painter, card, card.owner, LIGHT, PICTURE, None, 250.0, badge=34.0 if card.nation else 0.0).shot
    painter.end()
    seen = shot.focus & QRectF(0, 0, 250, PICTURE)
    return max(seen.height() / PICTURE, seen.width() / 250)


def hidden(card: Card) -> Iterator[str]:
    """The ball, and the poses of those whose head lies under the corner."""
    corner = corner_shape(card.colour)
    shot = take(card.scene, PICTURE, raised=15.0 if card.nation else 0.0)
    if shot.way and corner.contains(shot.way[-1] - QPointF(0, shot.ball / 2)):
        yield "the ball"
    for part in shot.parts:
        if part.figure is None or part.stance is None:
            continue
        x, y = pose_bones(part.stance).head
        at = part.transform.map(QPointF(-x if part.figure.facing == "left" else x, y))
        if corner.contains(at):
            yield f"the head of {part.figure.pose!r}"


def written_over(card: Card) -> Iterator[str]:
    """The words that stand over somebody's face."""
    shot = take(card.scene, PICTURE, raised=15.0 if card.nation else 0.0)
    for writing in card.scene.words:
        foot, tall = shot.place(writing)
        for said in {writing.in_language("de"), writing.in_language("en")}:
            room = words_room(said, foot, tall, writing.on == "board")
            for part in shot.parts:
                if part.figure is None or part.stance is None:
                    continue
                x, y = pose_bones(part.stance).head
                at = part.transform.map(QPointF(-x if part.figure.facing == "left" else x, y))
                at += QPointF(0, SLOPE * (at.x() - room.center().x()))
                face = 13 * part.scale / 100
                if room.adjusted(0, -0.4 * face, 0, 0.3 * face).contains(at) and 0 < at.x() < 250:
                    yield said


def covered(card: Card) -> Iterator[str]:
    """Faces on which the ball lies, and what lies on the face of the focus."""
    image = blank()
    painter = QPainter(image)
    poster = poster_of(painter, card, card.owner, LIGHT, PICTURE, None, 250.0, badge=34.0 if card.nation else 0.0)
    painter.end()
    shot = poster.shot
    worn = {_called(part) for part in shot.parts if part.thing is not None and "worn" in part.thing.is_}
    before = [part for part in shot.parts if part.layer <= 0]
    shapes: list[tuple[str, QPainterPath]] = [(_called(part), _shape_of(part, poster)) for part in before]
    if shot.way:
        ball = QPainterPath()
        ball.addEllipse(shot.way[-1] - QPointF(0, shot.ball / 2), shot.ball / 2, shot.ball / 2)
        shapes.append(("the ball", ball))
    after = [part for part in shot.parts if part.layer > 0]
    shapes += [(_called(part), _shape_of(part, poster)) for part in after]
    order = [*before, None, *after] if shot.way else [*before, *after]
    for number, part in enumerate(order):
        if part is None or part.figure is None or part.stance is None or part.figure.facing == "far":
            continue
        x, y = pose_bones(part.stance).head
        middle = part.transform.map(QPointF(-x if part.figure.facing == "left" else x, y))
        round_ = HEAD * part.scale / 100
        face = [middle] + [
            middle + QPointF(math.cos(math.tau * turn / 8), math.sin(math.tau * turn / 8)) * round_ * far
            for far in (0.35, 0.7)
            for turn in range(8)
        ]
        for name, shape in shapes[number + 1 :]:
            if (
                (part.hero or name == "the ball")
                and name not in worn
                and sum(shape.contains(at) for at in face) >= COVERED
            ):
                yield f"the face of {part.figure.pose!r} under {name}"


def _called(part: PlacedFigure) -> str:
    return repr(part.figure.pose if part.figure is not None else part.prop.thing if part.prop is not None else "")


def _shape_of(part: PlacedFigure, poster: Poster) -> QPainterPath:
    """The outline of somebody or something in the picture."""
    if part.figure is not None and part.stance is not None:
        figure = part.figure
        path = silhouette(part.stance, poster.outfit(part), figure.facing, hands_of(figure.pose))
        return part.transform.map(QTransform.fromScale(-1, 1).map(path) if figure.facing == "left" else path)
    assert part.thing is not None
    return part.transform.map(outline(part.thing))


def haloed(card: Card) -> bool:
    """Whether somebody or something dark has a rim of paper on a dark ground."""
    images = []
    for what in ("whole", "ground"):
        image = QImage(250, PICTURE, QImage.Format.Format_RGB32)
        painter = QPainter(image)
        poster = poster_of(painter, card, card.owner, LIGHT, PICTURE, None, 250.0, badge=34.0 if card.nation else 0.0)
        {"whole": poster.paint, "ground": poster.paint_ground}[what]()
        painter.end()
        images.append(image)
    shapes = [_shape_of(part, poster) for part in poster.shot.parts]
    picture, ground = images
    return any(each > RIM for each in rims(poster, picture, ground, shapes))


def fingerprint(card: Card) -> int:
    """A picture as 120 bits: whether it grows lighter from each of 12 by 10 fields to the next, in a hand's size."""
    image = scene_image(card, QSize(86, 100), wedge=CORNER)
    small = image.scaled(13, 10, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation)
    data = pixels(small)
    tones = [grey(data[at * 4], data[at * 4 + 1], data[at * 4 + 2]) for at in range(130)]
    bits = 0
    for y in range(10):
        for x in range(12):
            bits = bits * 2 + (tones[y * 13 + x] < tones[y * 13 + x + 1])
    return bits


def camera_troubles(cards: list[Card]) -> Iterator[str]:
    """Cameras that serve too many or too few cards of a colour."""
    for colour in ("green", "blue", "red"):
        served = Counter(card.scene.camera for card in cards if card.colour == colour)
        whole = sum(served.values())
        for camera in ("low", "shoulder", "above", "bust", "long"):
            part = served[camera] / whole
            if not LEAST <= part <= MOST:
                yield f"{colour}: camera {camera} serves {part:.0%}"


def noun_troubles(cards: list[Card]) -> Iterator[str]:
    """Cards whose punchline's word is not in the line, or whose thing is not in the scene."""
    table: dict[str, dict[str, str]] = json.loads(NOUNS.read_text(encoding="utf-8"))
    known = {card.id: card for card in cards}
    for gone in sorted(set(table) - set(known)):
        yield f"{gone}: is in the table of nouns and not in the deck"
    for card in cards:
        if not table.get(card.id):
            yield f"{card.id}: has no noun in the table"
        for noun, thing in table.get(card.id, {}).items():
            if noun.casefold() not in card.text.casefold():
                yield f"{card.id}: its line does not say {noun!r} any more"
            drawn = {prop.thing for prop in card.scene.props} | {figure.pose for figure in card.scene.figures}
            if thing not in drawn:
                yield f"{card.id}: {noun!r} is drawn as {thing!r}, which is not in its scene"


def troubles(cards: list[Card], listed: bool) -> Iterator[str]:
    """Everything that fails."""
    yield from camera_troubles(cards)
    yield from noun_troubles(cards)
    yield from scene_troubles(cards)
    yield from face_troubles(cards)
    for card in cards:
        if card.scene.camera is None:
            yield f"{card.id}: has no camera"
            continue
        found, filled = contrast(card), reach(card)
        if listed:
            print(f"{card.id:28} {card.scene.camera:9} contrast {found:5.2f} reach {filled:4.0%}")
        if found < LEAST_CONTRAST:
            yield f"{card.id}: focus {found:.2f} : 1 against its ground"
        if haloed(card):
            yield f"{card.id}: something dark has a rim of paper"
        for what in hidden(card):
            yield f"{card.id}: {what} is under the corner"
        for said in written_over(card):
            yield f"{card.id}: {said!r} stands over a face"
        for what in covered(card):
            yield f"{card.id}: {what}"
        if filled < LEAST_REACH:
            yield f"{card.id}: focus fills {filled:.0%}"
    for colour in ("green", "blue", "red"):
        prints = [(card.id, fingerprint(card)) for card in cards if card.colour == colour]
        for (one, a), (other, b) in combinations(prints, 2):
            if (a ^ b).bit_count() < ALIKE:
                yield f"{one} and {other} look alike in a hand ({(a ^ b).bit_count()} bits)"


def times(cards: Iterable[Card]) -> str:
    """The median and the longest processor time of a picture in a hand, once every drawing has been read."""

    def paint(card: Card) -> float:
        start = process_time()
        scene_image(card, QSize(200, 208), 1.0, card.owner, wedge=CORNER)
        return 1000 * (process_time() - start)

    _read, taken = ([paint(card) for card in cards] for _round in range(2))
    return f"picture 200x208: median {median(taken):.1f} ms, longest {max(taken):.1f} ms"


def main() -> int:
    """Print what fails; returns the exit code."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--list", action="store_true", help="print each card's figures as well")
    parser.add_argument("--times", action="store_true", help="print what a picture in a hand takes as well")
    wanted = parser.parse_args()
    app = QApplication([])
    load_fonts()
    start = perf_counter()
    cards = list(load().cards.values())
    found = list(troubles(cards, wanted.list))
    print(*scene_figures(cards), *face_figures(cards), *found, sep="\n")
    if wanted.times:
        print(times(cards))
    print(f"{len(cards)} pictures, {len(found)} troubles, {perf_counter() - start:.1f} s")
    app.quit()
    return 1 if found else 0


if __name__ == "__main__":
    raise SystemExit(main())
