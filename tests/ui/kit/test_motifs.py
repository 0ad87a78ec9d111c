"""Every page has a motif, which is drawn, and a room of its own colour."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from pytestqt.qtbot import QtBot

from swallows_gui.services.theme import theme
from swallows_gui.ui.art.motifs import PosterSide, motifs, paint_motif, share_of_side
from swallows_gui.ui.play.screen import PageScreen


class Shelf(PageScreen):
    """A page for the test."""

    colour = "green"
    motif = "cup"


@pytest.mark.parametrize("name", motifs())
def test_a_motif_fills_its_room(name: str) -> None:
    image = QImage(200, 200, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    paint_motif(painter, QRectF(0, 0, 200, 200), name)
    painter.end()
    seen = [(x, y) for x in range(0, 200, 2) for y in range(0, 200, 2) if image.pixelColor(x, y).alpha()]
    across, down = ({at[axis] for at in seen} for axis in (0, 1))
    assert max(max(across) - min(across), max(down) - min(down)) >= 190
    assert len(seen) > 1500, "it is a solid thing, not a line"


def test_a_page_gives_its_field_what_it_does_not_need_itself(qtbot: QtBot) -> None:
    page = Shelf()
    qtbot.addWidget(page)
    page.show()
    for width, height in ((640, 400), (1280, 800), (1920, 1080)):
        page.resize(width, height)
        assert page.side.isVisible() is (width >= 960)
        assert page.head.poster.airy is (width >= 960)
    assert page.side.width() == 1920 - 1180
    assert share_of_side(640) == 0


def test_a_field_stands_at_the_end_of_the_page_in_both_directions(qtbot: QtBot) -> None:
    side = PosterSide("gold", "coins")
    qtbot.addWidget(side)
    side.resize(300, 700)
    image = side.grab().toImage()
    assert image.pixelColor(296, 10) != image.pixelColor(2, 10), "its edge leans"


def test_the_head_of_a_page_and_its_field_are_one_piece(qtbot: QtBot) -> None:
    page = Shelf()
    page.head.set_words("Cups", "Many matches, one winner")
    qtbot.addWidget(page)
    page.show()
    page.resize(1280, 800)
    qtbot.waitUntil(lambda: page.head.poster.width() == page.side.x())
    image, seam = page.grab().toImage(), page.side.x()
    green = theme().colour("green")
    seen = [image.pixelColor(seam + at, 6) for at in range(-40, 41)]
    assert all(abs(colour.hsvHue() - green.hsvHue()) < 3 for colour in seen), "nothing but field and beams"
    band = page.head.poster.grab().toImage()
    line = band.pixelColor(2, band.height() - 4)
    assert line == theme().colour("gold"), "its foot"
    page.resize(1280, 400)
    qtbot.waitUntil(lambda: not page.head.poster.isVisible())
    corner = page.grab().toImage().pixelColor(seam + 2, 2)
    assert corner.hsvHue() != green.hsvHue(), "beside a plain heading its edge leans"
