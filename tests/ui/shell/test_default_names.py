"""Whoever gave no name is called by the language in use, in whatever language the record was kept."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication

from swallows_gui.games.swallows.data.catalogue import load
from swallows_gui.games.swallows.words.names import Names
from swallows_gui.models.vocabulary import seat_name
from swallows_gui.services.language import LanguageService
from swallows_gui.services.people import default_name, shown_name
from swallows_gui.ui.art.hats import paint_medallion
from tests.ui.kit.conftest import services  # noqa: F401 - a fixture


@pytest.mark.parametrize(("code", "one"), [("en", "Player 1"), ("de", "Spieler 1")])
@pytest.mark.parametrize("kept", ["Player 1", "Spieler 1"])
def test_a_default_name_is_shown_in_the_language_in_use(qapp: QApplication, code: str, one: str, kept: str) -> None:
    names = Names(load(), [kept, "Kim"])
    LanguageService.install(code)
    assert default_name(1) == shown_name(kept) == names.seat(0) == seat_name([kept, "Kim"], 0) == one
    assert names.seat(1) == "Kim"


@pytest.mark.parametrize("given", ["Player", "Player one", "Player 1b", "The Player 1", "Player 01", "1", ""])
def test_a_name_that_was_given_stays(qapp: QApplication, given: str) -> None:
    LanguageService.install("de")
    assert shown_name(given) == given


def test_a_face_is_the_same_in_every_language(qapp: QApplication) -> None:
    faces = []
    for name in ("Player 1", "Spieler 1", "Player 2"):
        image = QImage(80, 80, QImage.Format.Format_RGB32)
        image.fill(Qt.GlobalColor.white)
        painter = QPainter(image)
        paint_medallion(painter, image.rect().toRectF(), name, QColor("#C8321F"))
        painter.end()
        faces.append(image)
    assert faces[0] == faces[1]
    assert faces[0] != faces[2]
