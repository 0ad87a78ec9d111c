"""Faces of cards and nations in German, English and an English 40 % longer, in every size and at every text scale.

Each face is painted into an SVG, which lists every text with its size and place: none runs over the edge of its card,
none is cut, and none is smaller than `READABLE` pixels at 100 % text (and never smaller than `LEAST`, whatever the
scale). What does not fit is left out whole; the zoom beside the face always has all of it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache, partial
from html import unescape
from itertools import islice
from typing import NamedTuple

import pytest
from PySide6.QtCore import QBuffer, QCoreApplication, QIODevice, QPointF, QRect, QRectF, QSize
from PySide6.QtGui import QFont, QFontMetricsF, QPainter
from PySide6.QtSvg import QSvgGenerator
from PySide6.QtWidgets import QApplication

from pictures.pseudo import Longer, speak_longer
from swallows_gui.games.swallows.data.catalogue import load
from swallows_gui.games.swallows.table.cards import card_face, face_strip, nation_face
from swallows_gui.games.swallows.table.cards.card_back import card_size
from swallows_gui.games.swallows.table.cards.card_face import FaceSheet, face_sheet, paint_face
from swallows_gui.games.swallows.table.cards.nation_face import nation_sheet, paint_nation
from swallows_gui.services.language import LanguageService
from swallows_gui.services.theme import Theme
from swallows_gui.ui.kit.text_fit import LEAST, READABLE, smallest_type

CATALOGUE = load()
PERCENTS = (80, 100, 150, 200)
SPEECHES = ("de", pytest.param("en", marks=pytest.mark.nightly), "longer")
"""What has room in longer English has it in English, too: that is proved at night."""
SIZES = {"pile": 84, "far hand": 112, "small hand": 150, "hand": 210, "table": 270, "album": 330, "zoom": 614}
"""Heights in pixels; the zoom as a window of 1024 by 700 has it."""
EDGE = 8.0
"""Units of the sheet that the frame needs."""


class Shown(NamedTuple):
    """A text as it stands on a face, in pixels."""

    text: str
    pixels: float
    left: float
    right: float
    top: float
    bottom: float


def painted(height: int, paint: Callable[[QPainter, QRectF], None]) -> list[Shown]:
    """All texts that are painted on a card of a height."""
    size = card_size(height)
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    svg = QSvgGenerator()
    svg.setOutputDevice(buffer)
    svg.setSize(size)
    svg.setViewBox(QRect(0, 0, size.width(), size.height()))
    painter = QPainter(svg)
    paint(painter, QRectF(0, 0, size.width(), size.height()))
    painter.end()
    return list(_texts(bytes(buffer.data().data()).decode()))


_GROUP = re.compile(
    r"transform=\"matrix\(([-\d.e]+),[^,]*,[^,]*,[^,]*,([-\d.e]+),([-\d.e]+)\)\"([^>]*)>(.*?)</g>", re.DOTALL
)
_TEXT = re.compile(r"<text ([^>]*)>(.*?)</text>", re.DOTALL)


def _texts(svg: str) -> Iterator[Shown]:
    for scale_text, x_text, y_text, _, inside in _GROUP.findall(svg):
        scale, x, y = float(scale_text), float(x_text), float(y_text)
        for attributes, escaped in _TEXT.findall(inside):
            said = dict(re.findall(r'([\w-]+)="([^"]*)"', attributes))
            pixels = round(float(said["font-size"]))
            metrics = _metrics(said["font-family"], pixels, int(said["font-weight"]))
            words = unescape(escaped).strip()
            left, base = x + scale * float(said["x"]), y + scale * float(said["y"])
            yield Shown(
                words,
                scale * pixels,
                left,
                left + scale * metrics.horizontalAdvance(words),
                base - scale * metrics.capHeight(),
                base + scale * metrics.descent() * 0.8,
            )


@cache
def _metrics(families: str, pixels: int, weight: int) -> QFontMetricsF:
    font = QFont(families.replace("'", "").split(","))
    font.setPixelSize(pixels)
    font.setWeight(QFont.Weight(weight))
    return QFontMetricsF(font)


@pytest.fixture
def speaking(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[str, int], None]]:
    """Sets language and text scale; pictures and flags are left out, they have no words."""
    monkeypatch.setattr(card_face, "paint_picture", lambda *_: None)
    monkeypatch.setattr(face_strip, "paint_flag", lambda *_: None)
    monkeypatch.setattr(nation_face, "paint_flag", lambda *_: None)
    longer: list[Longer] = []

    def speak(speech: str, percent: int) -> None:
        LanguageService.install("de" if speech == "de" else "en")
        Theme.install(qapp, "light", percent)
        if speech == "longer" and not longer:
            longer.append(speak_longer())

    yield speak
    for each in longer:
        QCoreApplication.removeTranslator(each)
    LanguageService.install("en")
    Theme.install(qapp, "light", 100)


def sheets(speech: str) -> Iterator[FaceSheet]:
    for card in CATALOGUE.cards.values():
        sheet = face_sheet(card)
        yield replace(sheet, line=Longer().translate("cards", sheet.line)) if speech == "longer" else sheet


def smallest(percent: int) -> float:
    return max(LEAST, READABLE * percent / 100) - 0.1


def faults(texts: list[Shown], height: int, percent: int) -> Iterator[str]:
    size: QSize = card_size(height)
    edge = EDGE * height / 350
    for each in texts:
        if each.pixels < smallest(percent):
            yield f"{each.pixels:.1f} px: {each.text}"
        if each.left < edge or each.right > size.width() - edge or each.top < edge or each.bottom > height - edge:
            yield f"over the edge: {each.text}"
    for one in texts:
        for other in texts:
            apart = (
                one.right <= other.left or one.left >= other.right or one.bottom <= other.top or one.top >= other.bottom
            )
            if one is not other and not apart and one.text < other.text:
                yield f"{one.text!r} over {other.text!r}"


EVERY = (5, pytest.param(1, marks=pytest.mark.nightly))
"""Every fifth of the sizes by day, all of them at night."""


def measured(every: int) -> Iterator[tuple[int, str, int]]:
    """Every so many of the text scales, places and heights; those left out are laid out like one of all, unit for
    unit."""
    return islice(_all_measured(), 0, None, every)


def _all_measured() -> Iterator[tuple[int, str, int]]:
    seen: set[int] = set()
    for percent in PERCENTS:
        for place, height in SIZES.items():
            smallest = smallest_type(max(LEAST, READABLE * percent / 100), height / 350)
            if smallest not in seen:
                seen.add(smallest)
                yield percent, place, height


@pytest.mark.slow
@pytest.mark.parametrize("speech", SPEECHES)
@pytest.mark.parametrize("every", EVERY)
def test_every_word_on_a_card_fits_and_can_be_read(
    speaking: Callable[[str, int], None], speech: str, every: int
) -> None:
    found: list[str] = []
    words = 0
    for percent, place, height in measured(every):
        speaking(speech, percent)
        for line in sheets(speech):
            sheet = replace(line, said="all" if line.rules_signed else "line")
            texts = painted(height, partial(paint_face, sheet=sheet))
            words += len(texts)
            found += [f"{sheet.card.id}, {place}, {percent} %: {fault}" for fault in faults(texts, height, percent)]
    assert words > 10_000 // every
    assert not found, f"{len(found)}:\n" + "\n".join(found[:40])


@pytest.mark.parametrize("percent", [80, 100])
@pytest.mark.parametrize("speech", SPEECHES)
def test_the_zoomed_face_has_every_word(speaking: Callable[[str, int], None], speech: str, percent: int) -> None:
    """A face that says all does so, rules too; at larger text the words stand beside the zoom alone."""
    speaking(speech, percent)
    missing = []
    for line in sheets(speech):
        sheet = replace(line, said="all")
        texts = painted(SIZES["zoom"], partial(paint_face, sheet=sheet))
        said = "".join(each.text for each in texts).replace(" ", "")
        missing += [
            f"{sheet.card.id}: {part}" for part in (sheet.line, sheet.rules) if part.replace(" ", "") not in said
        ]
    assert not missing, f"{len(missing)}:\n" + "\n".join(missing[:40])


@pytest.mark.slow
@pytest.mark.parametrize("speech", SPEECHES)
@pytest.mark.parametrize("every", EVERY)
def test_every_word_on_a_nation_card_fits_and_can_be_read(
    speaking: Callable[[str, int], None], speech: str, every: int
) -> None:
    found: list[str] = []
    words = 0
    for percent, place, height in measured(every):
        speaking(speech, percent)
        for nation in CATALOGUE.nations.values():
            sheet = nation_sheet(nation)
            if speech == "longer":
                sheet = replace(sheet, name=Longer().translate("nations", sheet.name))
            texts = painted(height, partial(paint_nation, sheet=sheet))
            words += len(texts)
            found += [f"{nation.code}, {place}, {percent} %: {fault}" for fault in faults(texts, height, percent)]
    assert words > 1000 // every
    assert not found, f"{len(found)}:\n" + "\n".join(found[:40])


def test_what_does_not_fit_is_found() -> None:
    def draw(painter: QPainter, room: QRectF) -> None:
        font = QFont("Roboto")
        font.setPixelSize(12)
        painter.setFont(font)
        painter.drawText(room.topLeft() + QPointF(30, 100), "One line")
        painter.drawText(room.topLeft() + QPointF(40, 104), "one over it")
        painter.drawText(room.topLeft() + QPointF(100, 200), "one that runs over the edge")
        font.setPixelSize(6)
        painter.setFont(font)
        painter.drawText(room.topLeft() + QPointF(30, 240), "and one too small")

    found = "\n".join(faults(painted(270, draw), 270, 100))
    assert found.count("\n") == 2
    for words in ("'One line' over 'one over it'", "over the edge: one that runs", "6.0 px: and one too small"):
        assert words in found
