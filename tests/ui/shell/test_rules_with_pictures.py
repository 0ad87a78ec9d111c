"""The rule book shows what its clauses speak of, painted by the games themselves."""

import pytest
from PySide6.QtCore import QSize, QUrl
from PySide6.QtGui import QImage, QTextDocument
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from swallows_gui import titles
from swallows_gui.catalogue.rulebook import load_rulebook
from swallows_gui.services.language import language
from swallows_gui.ui.kit.painting import ClausePicture, painted
from swallows_gui.ui.shell.rules import RulesScreen

PICTURES: list[tuple[str, str, ClausePicture]] = [
    (title.rules, clause, picture)
    for title in titles.titles()
    if title.pictures
    for clause, picture in title.load(title.pictures).items()
]


def test_every_game_of_the_house_has_pictures() -> None:
    assert {book for book, _clause, _picture in PICTURES} == {title.rules for title in titles.titles()}


@pytest.mark.parametrize(("book", "clause", "picture"), PICTURES, ids=[clause for _book, clause, _picture in PICTURES])
def test_a_picture_stands_at_a_clause_shows_something_and_says_what(
    qtbot: QtBot, book: str, clause: str, picture: ClausePicture
) -> None:
    widget = QWidget()
    qtbot.addWidget(widget)
    image = painted(widget, QSize(round(picture.high * picture.ratio), picture.high), picture.paint).toImage()
    seen = {image.pixel(x, y) for x in range(0, image.width(), 4) for y in range(0, image.height(), 4)}
    assert len(seen) >= 3
    before, said = language().code, set()
    try:
        for code in ("de", "en", "fr"):
            language().set_language(code)
            said.add(picture.words())
            assert clause in {each.id for section in load_rulebook(book, code).sections for each in section.clauses}
    finally:
        language().set_language(before)
    assert len(said) == 3


def test_the_book_shows_picture_and_caption_at_the_clause_and_keeps_to_its_width(qtbot: QtBot) -> None:
    screen = RulesScreen("power_soccer")
    qtbot.addWidget(screen)
    screen.resize(1024, 700)
    screen.show()
    screen.open_clause("P0.2")
    document = screen.text.document()
    kind = int(QTextDocument.ResourceType.ImageResource.value)
    image = document.resource(kind, QUrl("picture:P0.2"))
    assert isinstance(image, QImage)
    assert not image.isNull()
    assert image.width() <= screen.text.viewport().width() * image.devicePixelRatio()
    assert "long pass, foul, offside" in screen.text.toPlainText()
    screen.open_clause("P7.1")
    assert "long pass, foul, offside" not in screen.text.toPlainText()
