"""The album shows every card and every man, the one that is looked at large, and prints the cards."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from pytestqt.qtbot import QtBot

from swallows_gui.games.final_whistle.rules.options import CARDS, MEN
from swallows_gui.games.final_whistle.table.album import AlbumScreen
from swallows_gui.services.settings import settings
from swallows_gui.ui.shell.main_window import MainWindow


def test_cards_and_men_are_looked_at_and_printed(window: MainWindow, qtbot: QtBot) -> None:
    window.start.choose("final_whistle")
    window.navigation.show_album("final_whistle")
    album = window.stack.currentWidget()
    assert isinstance(album, AlbumScreen)
    assert sum(tile.isVisible() for tile in album.grid.tiles) == len(CARDS)
    album.grid.tiles[1].setFocus()
    assert "From the Spot, white, strength 1, no build-up" in album.large.words.text()
    settings().change(language="de")
    assert album.grid.tiles[1].look is not None
    assert album.grid.tiles[1].look.name == "Vom Punkt"
    settings().change(language="en")
    album.colours.set_key("red")
    album.draw()
    assert sum(tile.isVisible() for tile in album.grid.tiles) == 6
    album.tabs.set_key("b")
    album.draw()
    assert sum(tile.isVisible() for tile in album.men.tiles) == len(MEN)
    image = QImage(190, 270, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    painter.scale(0.1, 0.1)
    album.pages()[0](painter, QRectF(0, 0, 1900, 2700))
    painter.end()
    assert any(image.pixelColor(x, 30) != Qt.GlobalColor.white for x in range(190))
