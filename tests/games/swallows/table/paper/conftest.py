"""Pages painted into SVG: what stands on paper can be read there as text, and where it stands."""

import html
import re
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRectF, QSize
from PySide6.QtGui import QPainter
from PySide6.QtSvg import QSvgGenerator
from PySide6.QtWidgets import QApplication

from swallows_gui.services.language import LanguageService
from swallows_gui.services.theme import Theme
from swallows_gui.ui.play.paper.page import Page

A4 = QRectF(0, 0, 1860, 2730)
"""The room between the margins, tenths of a millimetre."""


@pytest.fixture(autouse=True)
def _look(qapp: QApplication) -> Iterator[None]:
    Theme.install(qapp, "light", 100)
    LanguageService.install("en")
    yield
    LanguageService.install("en")


def texts(page: Page, room: QRectF = A4) -> list[str]:
    """Every piece of text on a page, in the order it is painted."""
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    generator = QSvgGenerator()
    generator.setOutputDevice(buffer)
    generator.setSize(QSize(int(room.width()), int(room.height())))
    painter = QPainter(generator)
    page(painter, room)
    painter.end()
    svg = bytes(data.data()).decode()
    return [html.unescape(text).strip() for text in re.findall(r"<text[^>]*>([^<]*)</text>", svg)]
