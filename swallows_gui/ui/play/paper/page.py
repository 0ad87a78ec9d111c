"""Pages of paper, laid out in tenths of a millimetre, sent to a printer or written as PDF.

Everything on paper is painted in the light colours, whatever the window wears, and says nothing by colour alone: most
printers know black only.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Sequence
from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QMarginsF, QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QPagedPaintDevice,
    QPageLayout,
    QPageSize,
    QPainter,
    QPdfWriter,
    QPen,
    QPolygonF,
)

from swallows_gui.records import whole_files
from swallows_gui.services.glossary import translate
from swallows_gui.services.stylesheet import LIGHT
from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.painting import saved, set_ink

INK, SOFT, LINE, RED, GOLD = (LIGHT.of(name) for name in ("ink", "soft", "line", "red", "gold"))
MARGIN = 12.0
"""Millimetres, on all four sides."""
_TENTHS_AN_INCH = 254
_PDF_DOTS = 600
"""Dots an inch of a PDF: places are kept exactly, fonts and drawings are outlines."""

Page = Callable[[QPainter, QRectF], None]
"""Paints one page into a room, both in tenths of a millimetre."""


class PageOfParts:
    """A page whose parts are painted one by one because it takes long."""

    def __init__(self, parts: Sequence[Page]) -> None:
        self.parts = parts

    def __call__(self, painter: QPainter, room: QRectF) -> None:
        for part in self.parts:
            part(painter, room)


def parts_of(pages: Sequence[Page]) -> int:
    """The number of parts on all pages; a plain page counts as one."""
    return sum(len(page.parts) if isinstance(page, PageOfParts) else 1 for page in pages)


def write_pdf(path: Path, title: str, pages: Sequence[Page]) -> None:
    """Write the pages to a PDF file completely or not at all; an existing file is kept as `name~`. Raises `OSError`."""
    for _part in written_pdf(path, title, pages):
        pass


def written_pdf(path: Path, title: str, pages: Sequence[Page]) -> Iterator[None]:
    """Write the pages to a PDF file, part by part; nothing is left if that is stopped. Raises `OSError`."""
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setTitle(title)
    writer.setCreator("Millions of Swallows")
    writer.setResolution(_PDF_DOTS)
    set_page(writer)
    yield from whole(painted_pages(writer, _PDF_DOTS, pages))
    buffer.close()
    whole_files.replace(path, bytes(data.data()))


def whole(painting: Generator[None, None, bool]) -> Iterator[None]:
    """Paint all pages. Raises `OSError` if the device refuses one."""
    if not (yield from painting):
        raise OSError(translate("Paper", "no page could be painted"))


def set_page(device: QPagedPaintDevice) -> None:
    """Set the device to A4 upright with the usual margins."""
    margins = QMarginsF(MARGIN, MARGIN, MARGIN, MARGIN)
    device.setPageLayout(
        QPageLayout(
            QPageSize(QPageSize.PageSizeId.A4),
            QPageLayout.Orientation.Portrait,
            margins,
            QPageLayout.Unit.Millimeter,
        )
    )


def painted_pages(device: QPagedPaintDevice, dots: int, pages: Sequence[Page]) -> Generator[None, None, bool]:
    """Paints every page, part by part; returns False if the device refuses one."""
    painter = QPainter()
    if not painter.begin(device):
        return False
    try:
        room = device.pageLayout().paintRectPixels(dots)
        scale = dots / _TENTHS_AN_INCH
        painter.scale(scale, scale)
        for number, page in enumerate(pages):
            if number and not device.newPage():
                return False
            for part in page.parts if isinstance(page, PageOfParts) else (page,):
                with saved(painter):
                    part(painter, QRectF(0, 0, room.width() / scale, room.height() / scale))
                yield
    finally:
        painter.end()
    return True


def write_line(
    painter: QPainter,
    room: QRectF,
    text: str,
    role: str,
    size: float,
    align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
    weight: int | None = None,
) -> None:
    """Write one line of text of a given size, in tenths of a millimetre; a text too long for its room
    is set smaller."""
    font = theme().sized_font(role, size, weight)
    width = QFontMetricsF(font).horizontalAdvance(text)
    if width > room.width() > 0:
        font = theme().sized_font(role, max(1.0, size * room.width() / width - 1), weight)
    painter.setFont(font)
    painter.drawText(room, int(align | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine), text)


def paint_title_band(painter: QPainter, room: QRectF, high: float, title: str, line: str) -> None:
    """Paint a sheet's head into the top `high` tenths of a millimetre of a room: a red band with two lines of text,
    gold below."""
    set_ink(painter, fill=RED)
    low = QPointF(room.right(), room.top() + high - 70)
    painter.drawPolygon(QPolygonF([room.topLeft(), room.topRight(), low, QPointF(room.left(), room.top() + high - 42)]))
    painter.setPen(QPen(GOLD, 8))
    painter.drawLine(QPointF(room.left(), room.top() + high - 34), QPointF(room.right(), low.y() + 8))
    painter.setPen(QColor("#FFFFFF"))
    wide, left = room.width() - 60, room.left() + 24
    write_line(painter, QRectF(left, room.top() + 9, wide, 64), title, "title", 56)
    write_line(painter, QRectF(left, room.top() + 73, wide, 34), line, "strong", 29)
