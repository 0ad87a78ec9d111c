"""Painters end where painting fails, and get back what they were."""

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication

from swallows_gui.ui.kit.painting import painting, saved, set_ink


@pytest.fixture
def image(qapp: QApplication) -> QImage:
    """A small picture."""
    assert qapp
    return QImage(8, 8, QImage.Format.Format_ARGB32)


def test_a_device_is_free_again_even_where_painting_fails(image: QImage) -> None:
    with painting(image) as painter:
        assert image.paintingActive()
        assert painter.testRenderHint(QPainter.RenderHint.Antialiasing)
    assert not image.paintingActive()
    with painting(image, smooth=False) as painter:
        assert not painter.testRenderHint(QPainter.RenderHint.Antialiasing)
    with pytest.raises(TypeError), painting(image) as painter:
        painter.drawLine("nowhere")  # type: ignore[call-overload]
    assert not image.paintingActive()


def test_a_painter_gets_back_what_it_was(image: QImage) -> None:
    with painting(image) as painter:
        with saved(painter):
            painter.translate(3, 4)
        assert painter.transform().map(QPointF()) == QPointF()


def test_ink_that_is_not_named_is_none(image: QImage) -> None:
    red = QColor("red")
    with painting(image) as painter:
        set_ink(painter, line=red, fill=red)
        assert (painter.pen().color(), painter.brush().color()) == (red, red)
        set_ink(painter, fill=red)
        assert (painter.pen().style(), painter.brush().color()) == (Qt.PenStyle.NoPen, red)
        set_ink(painter, line=red)
        assert (painter.pen().color(), painter.brush().style()) == (red, Qt.BrushStyle.NoBrush)
