"""The bounds of the deck's design that `art_check.py` measures beside each picture: what scenes are made of, faces.

* compositions: at most 35 % of a colour's scenes are of one class, 15 % or more of the deck show nobody, 15 % one face;
* elements: half of the deck or more has three or fewer figures, things and balls;
* ball: it is drawn only where it is in play or the line speaks of it;
* halo: no rim of paper around what is dark on a dark ground;
* share: the picture has seven tenths of a face from 266 pixels of height on, and nearly as much at 210;
* slip: nothing of the picture is under it;
* lines: every card's line is on its face, whole, at 350, 266 and 210 pixels, and at 120 none is, in all languages.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QPainterPath, QPainterPathStroker

from swallows_gui.catalogue.languages import languages
from swallows_gui.games.swallows.data.cards import Card
from swallows_gui.games.swallows.data.scenes import Scene
from swallows_gui.games.swallows.table.art.poster import DARK, OTHER_LINE, Poster
from swallows_gui.games.swallows.table.art.things import luminance
from swallows_gui.games.swallows.table.cards.card_back import RISE
from swallows_gui.games.swallows.table.cards.card_face import SHEET, FaceSheet, face_sheet, paint_face, set_words
from swallows_gui.games.swallows.table.cards.kind_signs import played_kind
from swallows_gui.services.language import LanguageService
from swallows_gui.services.stylesheet import LIGHT

MOST_OF_ONE, LEAST_EMPTY, LEAST_FACES, LEAST_SPARE = 0.35, 0.15, 0.15, 0.5
SPARE: Final = 3
"""Elements that a spare picture has at most."""
CLOSE: Final = 95
"""Hundredths of a picture from which on a figure that is the focus is a face rather than somebody."""
HEIGHTS: Final = {350: 0.70, 266: 0.70, 210: 0.64}
"""Pixels of a face's height, and the least share of the picture there."""
TINY: Final = 120
RIM: Final = 0.3
"""The part of what is right around a dark outline that is white, from which it is a rim and no neighbour."""
_OUT: Final = 2.4
"""Card units beyond the line within which a rim would be."""
_IN_PLAY: Final = ("attack", "goalie", "swallow", "rough")
_OF_THE_BALL: Final = re.compile(
    r"ball|pass|schieß|schuss|schuß|freistoß|elfmeter|köpf|flanke|tore?\b|grätsche|füßen|läuft an|leder", re.IGNORECASE
)


def composition(scene: Scene) -> str:
    """The class of a scene: who is in it and how they stand to what carries the joke."""
    people = scene.figures
    if not people:
        return "nobody"
    kind, _, number = scene.focus.partition(".")
    hero = people[int(number)] if kind == "figures" else None
    close = hero is not None and hero.spot is not None and hero.spot[2] >= CLOSE
    if len(people) == 1:
        return "face" if close else "one" if hero is not None else "thing and one"
    if len(people) >= 4:
        return "crowd"
    across = [each.spot[0] for each in people if each.spot is not None]
    if any(x < 40 for x in across) and any(x > 76 for x in across):
        return "flanked"
    if close:
        return "face and half"
    return "pair" if len(people) == 2 else "crowd"


def elements(scene: Scene) -> int:
    """How many figures, things and balls a scene has."""
    return len(scene.figures) + len(scene.props) + bool(scene.ball)


def scene_figures(cards: Sequence[Card]) -> Iterator[str]:
    """What the scenes of each colour and of the whole deck are made of, a line each."""
    for name in ("green", "blue", "red", ""):
        some = [card for card in cards if not name or card.colour == name]
        classes = Counter(composition(card.scene) for card in some)
        spare = sum(elements(card.scene) <= SPARE for card in some) / len(some)
        balls = sum(bool(card.scene.ball) for card in some) / len(some)
        said = ", ".join(f"{each} {count / len(some):.0%}" for each, count in classes.most_common())
        yield f"{name or 'deck'}: {said}; up to {SPARE} elements {spare:.0%}; a ball {balls:.0%}"


def scene_troubles(cards: Sequence[Card]) -> Iterator[str]:
    """Where the deck keeps to one formula."""
    for colour in ("green", "blue", "red"):
        some = [card for card in cards if card.colour == colour]
        for name, count in Counter(composition(card.scene) for card in some).items():
            if count / len(some) > MOST_OF_ONE:
                yield f"{colour}: {count / len(some):.0%} are composed as {name!r}"
    classes = Counter(composition(card.scene) for card in cards)
    for name, least in (("nobody", LEAST_EMPTY), ("face", LEAST_FACES)):
        if classes[name] / len(cards) < least:
            yield f"{classes[name] / len(cards):.1%} of the deck are {name!r}, {least:.0%} are asked for"
    spare = sum(elements(card.scene) <= SPARE for card in cards) / len(cards)
    if spare < LEAST_SPARE:
        yield f"{spare:.0%} of the deck have up to {SPARE} elements"
    for card in cards:
        if card.scene.ball and played_kind(card) not in _IN_PLAY and not _OF_THE_BALL.search(card.text):
            yield f"{card.id}: a ball is drawn of which its line does not speak"


def rims(poster: Poster, picture: QImage, ground: QImage, shapes: Sequence[QPainterPath]) -> Iterator[float]:
    """How much of what is right around each dark part of a poster is white, 0 to 1, where the ground is dark; the
    pictures have one pixel a card unit, `shapes` are the parts' outlines."""
    for part, shape in zip(poster.shot.parts, shapes, strict=True):
        if poster.backdrop.light or poster.tone(part)[1] >= DARK:
            continue
        ring = _ring(shape)
        box = ring.boundingRect().toAlignedRect() & picture.rect()
        white = seen = 0
        for x in range(box.left(), box.right() + 1):
            for y in range(box.top(), box.bottom() + 1):
                if ring.contains(QPointF(x + 0.5, y + 0.5)) and luminance(ground.pixelColor(x, y)) < 0.4:
                    seen += 1
                    white += luminance(picture.pixelColor(x, y)) > 0.7
        yield white / seen if seen > 40 else 0.0


def _ring(shape: QPainterPath) -> QPainterPath:
    """What is just beyond the line around an outline."""
    stroker = QPainterPathStroker()
    stroker.setWidth(2 * (OTHER_LINE + _OUT))
    outer = stroker.createStroke(shape).united(shape)
    stroker.setWidth(2 * (OTHER_LINE + 0.4))
    return outer.subtracted(stroker.createStroke(shape).united(shape))


def share(picture: float) -> float:
    """The part of a face that its picture has, whose lower edge meets the left side at a height in units."""
    return (picture - RISE / 2) / SHEET.height()


def face_troubles(cards: Sequence[Card]) -> Iterator[str]:
    """Faces whose picture is too small, whose line is not whole, or under whose slip there is something."""
    for language in languages():
        LanguageService.install(language)
        for card in cards:
            sheet = face_sheet(card)
            for height, least in HEIGHTS.items():
                words = set_words(sheet, height / SHEET.height())
                said = "".join(words.line.lines) if words is not None and words.line is not None else ""
                if said.replace(" ", "") != sheet.line.replace(" ", ""):
                    yield f"{card.id}: its line is not whole at {height} pixels in {language}"
                elif words is not None and share(words.picture) < least:
                    yield f"{card.id}: its picture has {share(words.picture):.0%} at {height} pixels in {language}"
            if set_words(sheet, TINY / SHEET.height()) is not None:
                yield f"{card.id}: words at {TINY} pixels in {language}"
    LanguageService.install("en")
    for card in cards:
        if under_the_slip(face_sheet(card)):
            yield f"{card.id}: something is under the slip"


def face_figures(cards: Sequence[Card]) -> Iterator[str]:
    """The picture's share at each height, a line each."""
    for height in HEIGHTS:
        found: list[float] = []
        for language in languages():
            LanguageService.install(language)
            made = (set_words(face_sheet(card), height / SHEET.height()) for card in cards)
            found += [share(words.picture) for words in made if words is not None]
        whole = sum(each >= HEIGHTS[350] for each in found) / len(found)
        yield f"{height} px: picture {min(found):.1%} or more, 70 % or more on {whole:.1%} of {len(found)} faces"
    LanguageService.install("en")


def under_the_slip(sheet: FaceSheet) -> bool:
    """Whether the slip is anything but paper and a dash that stands for its line."""
    image = QImage(SHEET.toSize(), QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    plain = replace(sheet, line="–", colours=LIGHT)
    words = set_words(plain, 1.0)
    assert words is not None
    painter = QPainter(image)
    paint_face(painter, QRectF(QPointF(0, 0), SHEET), plain)
    painter.end()
    paper = LIGHT.of("card").rgb()
    room = words.room
    for x in range(12, 240, 3):
        seam = round(words.picture - RISE * x / SHEET.width())
        for y in range(seam + 14, 340, 2):
            dash = x < 60 and abs(y - room.center().y()) < 16
            if not dash and image.pixel(x, y) != paper:
                return True
    return False
