"""Faces: nothing of a picture runs under the slip; a nation's own card wears the colours of its kit."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication

from swallows_gui.games.swallows.data.catalogue import load
from swallows_gui.games.swallows.table.art.kits import kit_colours, kit_ground
from swallows_gui.games.swallows.table.art.things import luminance
from swallows_gui.games.swallows.table.cards.card_back import RISE
from swallows_gui.games.swallows.table.cards.card_face import SHEET, FaceSheet, face_sheet, paint_face, set_words
from swallows_gui.games.swallows.table.cards.rule_signs import RulesSetting
from swallows_gui.services.stylesheet import SCHEMES
from swallows_gui.services.theme import Theme
from swallows_gui.ui.art.paints import distance
from swallows_gui.ui.kit.text_fit import TextSetting

CARDS = tuple(load().cards.values())
STARS = tuple(card for card in CARDS if card.owner is not None)


def without_words(sheet: FaceSheet, monkeypatch: pytest.MonkeyPatch) -> QImage:
    """A face at one pixel a unit on whose slip nothing is written."""
    image = QImage(SHEET.toSize(), QImage.Format.Format_RGB32)
    with monkeypatch.context() as patch:
        patch.setattr(TextSetting, "draw", lambda *_: None)
        patch.setattr(RulesSetting, "draw", lambda *_: None)
        painter = QPainter(image)
        paint_face(painter, QRectF(QPointF(0, 0), SHEET), sheet)
        painter.end()
    return image


@pytest.mark.parametrize("scheme", sorted(SCHEMES))
def test_nothing_runs_under_the_slip(qapp: QApplication, scheme: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is flat paper from the seam, on which the strip of signs sits, down to the frame."""
    Theme.install(qapp, scheme, 100)
    paper = SCHEMES[scheme].of("card")
    for card in CARDS if scheme == "light" else CARDS[::9]:
        sheet = replace(face_sheet(card), colours=SCHEMES[scheme])
        words = set_words(sheet, 1.0)
        assert words is not None
        image = without_words(sheet, monkeypatch)
        for x in range(12, 240, 3):
            seam = words.picture - RISE * x / SHEET.width()
            for y in range(round(seam) + 14, 340, 2):
                assert image.pixelColor(x, y) == paper, (card.id, x, y)


def test_a_nations_own_card_has_a_band_of_its_second_colour(qapp: QApplication) -> None:
    Theme.install(qapp, "light", 100)
    image = QImage(SHEET.toSize(), QImage.Format.Format_RGB32)
    for card in STARS:
        assert card.owner is not None
        sheet = face_sheet(card)
        words = set_words(sheet, 1.0)
        assert words is not None
        painter = QPainter(image)
        paint_face(painter, QRectF(QPointF(0, 0), SHEET), sheet)
        painter.end()
        first, second = kit_colours(card.owner)
        assert distance(first, second) > 90, card.id
        assert image.pixelColor(12, round(words.picture) - 6) == second, card.id


def test_the_ground_of_a_nations_own_card_is_its_shirt() -> None:
    """But behind what is light where the shirt is pale: there it is the darkest colour of the kit."""
    for card in STARS:
        assert card.owner is not None
        kit = card.owner.kit
        assert kit_ground(card.owner, light=True) == QColor(kit.shirt)
        behind = kit_ground(card.owner, light=False)
        assert behind == QColor(kit.shirt) or luminance(QColor(kit.shirt)) >= 0.4
        assert behind.name().upper() in {each.upper() for each in (kit.shirt, kit.shorts, kit.trim, kit.socks)}
