"""Faces: nothing overflows in any language, size or text scale; what differs in the data differs in the picture."""

from __future__ import annotations

from itertools import product
from typing import Literal

import pytest
from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QBitmap, QColor, QFontMetricsF, QImage, QPainter, QRegion
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from swallows_gui.games.swallows.data.cards import Card
from swallows_gui.games.swallows.data.catalogue import load
from swallows_gui.games.swallows.table.cards.card_back import back, card_size
from swallows_gui.games.swallows.table.cards.card_face import (
    PICTURE,
    SHEET,
    face,
    face_sheet,
    face_soon,
    render_face,
    set_words,
)
from swallows_gui.games.swallows.table.cards.nation_face import nation_face
from swallows_gui.games.swallows.table.cards.rule_signs import RulesSetting
from swallows_gui.services.language import language
from swallows_gui.services.stylesheet import SCHEMES, contrast
from swallows_gui.services.theme import Theme
from swallows_gui.ui.kit import face_cache
from swallows_gui.ui.kit.face_cache import CACHE, FaceCache
from swallows_gui.ui.kit.text_fit import TextSetting

CARDS = tuple(load().cards.values())
SIZES = (140, 238, 420, 700)
"""Heights in pixels: a small hand, a hand, the pitch, the zoom."""


def ink_box(words: TextSetting | RulesSetting) -> QRectF:
    """Where the ink of a set text is, relative to where it was drawn."""
    image = QImage(600, 600, QImage.Format.Format_ARGB32)
    image.fill(QColor("white"))
    painter = QPainter(image)
    words.draw(painter, QPointF(100, 100), QColor("black"))
    painter.end()
    mask = QBitmap.fromImage(image.createMaskFromColor(QColor("white").rgb(), Qt.MaskMode.MaskInColor))
    return QRectF(QRegion(mask).boundingRect()).translated(-100, -100)


@pytest.mark.parametrize(("code", "percent"), [("de", 100), ("de", 200), ("en", 100), ("en", 200)])
def test_no_text_overflows_on_any_card(qapp: QApplication, code: str, percent: int) -> None:
    language().set_language(code)
    Theme.install(qapp, "light", percent)
    for card, height in product(CARDS, SIZES):
        words = set_words(face_sheet(card, said="all"), height / SHEET.height())
        if words is None:
            continue
        assert words.height <= words.room.height(), card.id
        for part in (words.line, words.rules):
            if part is None:
                continue
            assert part.pixels * height / SHEET.height() >= 8.4 * percent / 100, card.id
            widest = max(_width(part, line) for line in part.lines)
            assert widest <= words.room.width() + 0.5, (card.id, part.lines)
        assert len({part.pixels for part in (words.line, words.rules) if part is not None}) == 1, card.id


def _width(part: TextSetting | RulesSetting, line: str) -> float:
    return QFontMetricsF(part.font).horizontalAdvance(line)


def _letters(text: str) -> str:
    return text.replace(" ", "")


@pytest.mark.parametrize("said", ["line", "all"])
@pytest.mark.parametrize("height", [210, 266, 350])
@pytest.mark.parametrize("code", ["de", "en", "fr"])
def test_no_card_that_says_anything_leaves_out_its_line(
    qapp: QApplication, code: str, height: int, said: Literal["line", "all"]
) -> None:
    """Nor does the picture give way to it by more than the design allows."""
    language().set_language(code)
    for card in CARDS:
        sheet = face_sheet(card, said=said)
        words = set_words(sheet, height / SHEET.height())
        assert words is not None, card.id
        assert (words.line is not None) == bool(sheet.line), card.id
        assert said == "all" or words.picture >= (PICTURE if height >= 266 else PICTURE - 20), card.id


@pytest.mark.parametrize("code", ["de", "en"])
def test_the_zoom_shows_every_word_of_every_card(code: str) -> None:
    language().set_language(code)
    for card in CARDS:
        sheet = face_sheet(card, said="all")
        words = set_words(sheet, 600 / SHEET.height())
        assert words is not None, card.id
        assert words.line is not None, card.id
        assert _letters("".join(words.line.lines)) == _letters(sheet.line), card.id
        assert _letters("".join(words.rules.lines) if words.rules is not None else "") == _letters(sheet.rules), card.id


def test_the_ink_of_the_words_stays_in_their_room() -> None:
    for code in ("de", "en"):
        language().set_language(code)
        for card in CARDS:
            words = set_words(face_sheet(card, said="all"), 1.0)
            assert words is not None
            for part in (words.line, words.rules):
                if part is not None:
                    ink = ink_box(part)
                    assert ink.width() > 5, card.id
                    assert QRectF(-1.5, -1, words.room.width() + 3, part.height + 2).contains(ink), card.id


def test_a_small_face_leaves_the_words_to_the_picture(qapp: QApplication) -> None:
    Theme.install(qapp, "light", 200)
    assert set_words(face_sheet(CARDS[0]), 100 / SHEET.height()) is None
    assert not face(CARDS[0], card_size(100)).isNull()


def test_cards_of_different_value_place_or_kind_look_different() -> None:
    """Without its words a face still tells colour, kind, place and value."""
    seen: dict[tuple[object, ...], bytes] = {}
    for card in CARDS:
        if card.colour == "red":
            continue
        key = (card.colour, card.kind, card.area, card.value, tuple(sorted(card.limits)))
        image = render_face(face_sheet(card), card_size(120), 1.0)
        seen.setdefault(key, bytes(image.constBits()))
    assert len(set(seen.values())) == len(seen)


def test_a_face_is_sharp_at_any_pixel_ratio() -> None:
    for ratio in (1.0, 1.25, 2.0, 3.0):
        pixmap = face(CARDS[0], QSize(100, 140), ratio)
        assert (pixmap.width(), pixmap.height()) == (100 * ratio, 140 * ratio)
        assert pixmap.devicePixelRatio() == ratio


def test_backs_differ_without_colour() -> None:
    grey = [back(colour, QSize(100, 140)).toImage().convertToFormat(QImage.Format.Format_Mono) for colour in COLOURS]
    assert grey[0] != grey[1]
    assert grey[1] != grey[2]
    assert grey[0] != grey[2]


COLOURS = ("green", "blue", "red")


def test_every_nation_has_a_card_of_its_own() -> None:
    catalogue = load()
    for code in ("de", "en"):
        language().set_language(code)
        images = [nation_face(nation, QSize(100, 140)).toImage() for nation in catalogue.nations.values()]
        pictures = {bytes(image.constBits()) for image in images}
        assert len(pictures) == len(catalogue.nations)


def test_a_face_changes_with_language_and_theme(qapp: QApplication) -> None:
    card = next(card for card in CARDS if language().card_text(card.id, card.text, "en") != card.text)
    size = QSize(200, 280)
    english = face(card, size).toImage()
    assert face(card, size, language="de").toImage() != english
    Theme.install(qapp, "contrast")
    assert face(card, size).toImage() != english


@pytest.mark.parametrize("name", sorted(SCHEMES))
def test_every_text_can_be_read_on_its_ground(name: str) -> None:
    c = SCHEMES[name]
    for ink, ground, least in (
        ("ink", "paper", 7),
        ("ink", "raised", 7),
        ("ink", "sunken", 7),
        ("soft", "paper", 4.5),
        ("soft", "raised", 4.5),
        ("on_poster", "poster", 7),
        ("on_colour", "green", 4),
        ("on_colour", "blue", 4.5),
        ("on_colour", "red", 4),
        ("on_gold", "gold", 4.5),
        ("on_selection", "selection", 4.5),
        ("good", "paper", 4.5),
        ("bad", "paper", 4.5),
        ("good", "raised", 4.5),
        ("bad", "raised", 4.5),
        ("focus", "paper", 3),
        ("focus", "raised", 3),
        ("outline", "paper", 3),
        ("outline", "raised", 3),
        ("card_ink", "card", 7),
        ("card_soft", "card", 4.5),
    ):
        assert contrast(c.of(ink), c.of(ground)) >= least, (ink, ground)


def test_the_cache_keeps_to_its_limit_and_lets_the_oldest_go() -> None:
    cache = FaceCache(limit=3 * 10 * 10 * 4)
    image = QImage(10, 10, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(QColor("red"))
    for key in "abc":
        cache.put(key, image)
    assert cache.get("a") is not None
    cache.put("d", image)
    assert cache.get("b") is None
    assert cache.get("a") is not None
    assert cache.bytes <= cache.limit


def test_the_words_of_a_card_name_all_it_does() -> None:
    card = Card.model_validate_json(
        """{"id": "x", "colour": "red", "kind": "special", "count": 1, "text": "Ein Griff in die Kiste.",
        "when": ["at_stoppage", "before_match"], "if": {"score": ["trailing"]}, "scene": {},
        "effects": [{"do": "discard", "n": 1, "colour": "green"}, {"do": "draw", "n": 2, "blind": true}]}"""
    )
    rules = face_sheet(card).rules.lower()
    for words in ("at a stoppage", "before the match", "behind", "green", "blind"):
        assert words in rules
    assert rules.index("green") < rules.index("blind")


def test_a_turn_of_the_event_loop_paints_for_a_short_time_only(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """The rest waits its turn; meanwhile a view shows the back, or the face in another size."""
    monkeypatch.setattr(face_cache, "BUDGET", 0.0005)
    CACHE.clear()
    queue = face_cache.paint_queue()
    qtbot.waitUntil(lambda: queue.waiting == 0)
    size = QSize(123, 172)
    first = [face_soon(card, size).toImage() for card in CARDS[:20]]
    assert 15 <= queue.waiting < 20
    assert first[19] == back(CARDS[19].colour, size).toImage()

    def look() -> None:
        for card in CARDS[:20]:
            face_soon(card, size)

    queue.ready.connect(look)  # as a view does when it is told to paint
    with qtbot.waitSignal(queue.ready):
        pass
    qtbot.waitUntil(lambda: queue.waiting == 0)
    queue.ready.disconnect(look)
    assert [face_soon(card, size).toImage() for card in CARDS[:20]] == [
        face(card, size).toImage() for card in CARDS[:20]
    ]
    assert face_soon(CARDS[19], QSize(200, 280)).width() in (123, 200)


def test_what_nobody_wants_to_see_any_more_is_not_painted(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game that is run through throws cards away faster than they can be painted."""
    monkeypatch.setattr(face_cache, "BUDGET", 0.0)
    monkeypatch.setattr(face_cache, "PATIENCE", 0.0)
    CACHE.clear()
    queue = face_cache.paint_queue()
    backs = {face_soon(card, QSize(88, 123)).cacheKey() for card in CARDS[:20]}
    assert queue.waiting == 20
    with qtbot.waitSignal(queue.ready):  # so that a view that still shows one asks again
        pass
    assert queue.waiting == 0
    assert len(CACHE) == len(backs)


def test_a_game_that_is_run_through_has_few_faces_painted(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """As soon as it is looked at again all are painted that are asked for."""
    monkeypatch.setattr(face_cache, "RARELY", 60_000)
    CACHE.clear()
    queue = face_cache.paint_queue()
    size = QSize(87, 122)
    queue.hurry(True)
    try:
        assert face_soon(CARDS[0], size).toImage() == back(CARDS[0].colour, size).toImage()
        qtbot.wait(50)
        assert queue.waiting == 1
    finally:
        queue.hurry(False)
    qtbot.waitUntil(lambda: queue.waiting == 0)
    assert face_soon(CARDS[0], size).toImage() == face(CARDS[0], size).toImage()


def test_what_waits_can_be_painted_at_once_for_a_picture(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(face_cache, "BUDGET", 0.0)
    CACHE.clear()
    for card in CARDS[:5]:
        face_soon(card, QSize(90, 126))
    assert face_cache.paint_queue().waiting == 5
    face_cache.paint_queue().flush()
    assert face_soon(CARDS[4], QSize(90, 126)).toImage() == face(CARDS[4], QSize(90, 126)).toImage()
