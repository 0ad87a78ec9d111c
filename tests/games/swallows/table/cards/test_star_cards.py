"""A nation's own card: its picture reaches every edge, and what is said on it can be read whatever lies behind."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication

from swallows_gui.games.swallows.data.cards import Card
from swallows_gui.games.swallows.data.catalogue import load
from swallows_gui.games.swallows.table.cards import card_face
from swallows_gui.games.swallows.table.cards.card_face import SHEET, FaceSheet, face_sheet, paint_face, set_words
from swallows_gui.games.swallows.table.cards.rule_signs import RulesSetting
from swallows_gui.games.swallows.table.cards.star_face import on_veil, veil
from swallows_gui.services.palette import SCHEMES, Colours, contrast
from swallows_gui.services.theme import Theme
from swallows_gui.ui.art.paints import mixed
from swallows_gui.ui.kit.text_fit import TextSetting

STARS = tuple(card for card in load().cards.values() if card.nation is not None)
LEAST = 4.5


def without_words(sheet: FaceSheet, monkeypatch: pytest.MonkeyPatch) -> QImage:
    """A face at one pixel a unit on which nothing is written below the picture."""
    image = QImage(SHEET.toSize(), QImage.Format.Format_RGB32)
    with monkeypatch.context() as patch:
        patch.setattr(TextSetting, "draw", lambda *_: None)
        patch.setattr(RulesSetting, "draw", lambda *_: None)
        patch.setattr(card_face, "paint_kind", lambda *_: None)
        painter = QPainter(image)
        paint_face(painter, QRectF(QPointF(0, 0), SHEET), sheet)
        painter.end()
    return image


def behind(card: Card, colours: Colours, monkeypatch: pytest.MonkeyPatch) -> list[QColor]:
    """Every colour on which a word of a card's line or rules may stand, kind and place included."""
    sheet = replace(face_sheet(card), colours=colours)
    words = set_words(sheet, 1.0)
    assert words is not None
    image = without_words(sheet, monkeypatch)
    room = words.room.toAlignedRect()
    bar = room.top() + round(words.line.height) if words.line is not None else 0
    rows = [y for y in range(room.top() - 25, room.bottom()) if not bar <= y <= bar + 8]
    return [QColor(rgb) for rgb in {image.pixel(x, y) for y in rows for x in range(room.left(), room.right(), 2)}]


@pytest.mark.parametrize("scheme", sorted(SCHEMES))
def test_words_would_be_read_on_white(scheme: str) -> None:
    colours = SCHEMES[scheme]
    dark = veil(colours)
    worst = mixed(QColor("white"), QColor(dark.rgb()), dark.alphaF())
    assert all(contrast(ink, worst) >= LEAST for ink in on_veil(colours))


@pytest.mark.parametrize("scheme", sorted(SCHEMES))
def test_words_are_read_on_every_star_cards_picture(
    qapp: QApplication, scheme: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    Theme.install(qapp, scheme, 100)
    colours = SCHEMES[scheme]
    inks = on_veil(colours)
    for card in STARS if scheme == "light" else STARS[::6]:
        for colour in behind(card, colours, monkeypatch):
            assert all(contrast(ink, colour) >= LEAST for ink in inks), (card.id, colour.name())


def test_the_picture_goes_on_behind_the_words(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    Theme.install(qapp, "light", 100)
    fewest = min(len(behind(card, SCHEMES["light"], monkeypatch)) for card in STARS)
    assert fewest >= 8, "flat"
    plain = next(card for card in load().cards.values() if card.nation is None)
    assert len(behind(plain, SCHEMES["light"], monkeypatch)) < 4
