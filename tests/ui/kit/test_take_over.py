"""What takes a board over says its line on one colour, whole, on low boards too."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication

from swallows_gui.ui.kit.take_over import AT_REST, TakeOver, paint_take_over

GROUND, RAYS, INK = QColor("#FFFFFF"), QColor("#DD0000"), QColor("#1A1A1A")
LINE = "Brazil 0 : 1 Germany · On penalties · 6 + 5 + 1 = 12"


@pytest.mark.parametrize(("wide", "high"), [(690, 118), (300, 110), (620, 440)])
@pytest.mark.parametrize("turned", [False, True])
def test_a_line_without_a_picture_stands_whole_on_one_colour(
    qapp: QApplication, wide: int, high: int, turned: bool
) -> None:
    board = QImage(wide, high, QImage.Format.Format_RGB32)
    painter = QPainter(board)
    paint_take_over(
        painter, QRectF(board.rect()), TakeOver("OWN GOAL!", LINE, GROUND, RAYS, INK, turned=turned), AT_REST
    )
    painter.end()
    foot = range(round(high * 0.86), high)
    letters = [x for x in range(wide) if any(board.pixelColor(x, y).lightness() < 60 for y in foot)]
    assert letters[0] > 5
    assert letters[-1] < wide - 5
    assert abs(letters[0] - (wide - 1 - letters[-1])) < wide * 0.04, "in the middle"
    assert not any(board.pixelColor(x, y) == RAYS for x in range(wide) for y in foot)


@pytest.mark.parametrize(("wide", "high"), [(1280, 770), (1000, 560)])
def test_beside_a_picture_rays_go_all_round_and_the_line_stands_on_one_colour(
    qapp: QApplication, wide: int, high: int
) -> None:
    board = QImage(wide, high, QImage.Format.Format_RGB32)
    picture = QImage(40, 60, QImage.Format.Format_RGB32)
    picture.fill(QColor("#0000DD"))
    painter = QPainter(board)
    what = TakeOver("WON", "Line", GROUND, RAYS, INK, picture=picture)
    paint_take_over(painter, QRectF(board.rect()), what, AT_REST)
    painter.end()
    foot = range(round(high * 0.8), high, 3)
    assert any(board.pixelColor(x, y) == RAYS for x in range(0, wide // 2 - 4, 3) for y in foot), "half a sunburst"
    letters = range(round(high * 0.67), round(high * 0.76))
    row = [board.pixelColor(x, y) for x in range(round(wide * 0.1)) for y in letters]
    assert any(colour.lightness() < 60 for colour in row)
    assert RAYS not in row
