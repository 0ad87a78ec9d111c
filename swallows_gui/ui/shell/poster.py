"""The poster on the start screen: a game's cover with its title and a line."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QPainter, QPaintEvent, QPixmap, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from swallows_gui.services.theme import theme
from swallows_gui.title import Title, load
from swallows_gui.ui.kit.painted import Paint, painted
from swallows_gui.ui.kit.text_fit import fit_text

Cover = Paint
"""Paints a game's cover into a room: its upper quarter bears the title, grass at its foot a line."""


class PosterPicture(QWidget):
    """A cover in any size and shape, with a title at its head and a line at its foot."""

    def __init__(self, cover: Cover, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._cover = cover
        self._title = self._line = ""
        self._lean = 0.0
        self._painted: QPixmap | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        theme().changed.connect(self._forget)

    def set_cover(self, cover: Cover) -> None:
        """Show another game's cover."""
        if cover is not self._cover:
            self._cover = cover
            self._forget()

    def set_title(self, title: str, line: str = "") -> None:
        """Set the words on the poster."""
        self._title, self._line = title, line
        self.setAccessibleName(title)
        self.setAccessibleDescription(line)
        self._forget()

    @property
    def lean(self) -> float:
        """How far the left side is cut off at the top, pixels."""
        return self._lean

    def set_lean(self, lean: float) -> None:
        """Cut the left side aslant, by so many pixels more at the top than at the bottom."""
        if lean != self._lean:
            self._lean = lean
            self._forget()

    def sizeHint(self) -> QSize:
        return QSize(theme().px(420), theme().px(520))

    def minimumSizeHint(self) -> QSize:
        return QSize(120, 120)

    def paintEvent(self, _event: QPaintEvent) -> None:
        ratio = self.devicePixelRatioF()
        if self._painted is None or self._painted.size() != self.size() * ratio:
            self._painted = painted(self, self.size(), self._paint)
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._painted)
        painter.end()

    def _paint(self, painter: QPainter, room: QRectF) -> None:
        painter.save()
        self._cover(painter, room)
        painter.restore()
        width, height, unit = room.width(), room.height(), min(room.width(), room.height()) / 100
        head = QRectF(self._lean + 6 * unit, 6 * unit, width - self._lean - 11 * unit, height * 0.24)
        _paint_title(painter, head, self._title)
        left = self._lean * 0.1 + 6 * unit
        _paint_line(painter, QRectF(left, height * 0.92, width - left - 8 * unit, height * 0.08), self._line)
        if self._lean:  # cut off at last: to paint everything within a slanted edge takes twice as long
            painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Clear)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(Qt.GlobalColor.black)
            painter.drawPolygon(QPolygonF([QPointF(0, 0), QPointF(self._lean, 0), QPointF(0, height)]))

    def _forget(self) -> None:
        self._painted = None
        self.update()


def plain_cover(painter: QPainter, room: QRectF) -> None:
    """The cover of a game that has none of its own: the house's red above grass."""
    painter.fillRect(room, theme().colour("red"))
    foot = room.adjusted(0, room.height() * 0.72, 0, 0)
    painter.fillRect(foot, theme().colour("grass"))


def cover_of(title: Title) -> Cover:
    """What is painted for a game."""
    cover: Cover = load(title.cover) if title.cover else plain_cover
    return cover


def _paint_title(painter: QPainter, room: QRectF, title: str) -> None:
    """The title as large as it fits, its lines close together."""
    words = fit_text(title, room.size(), _heavy, room.width() * 0.18, 8)
    if words is not None:
        close = words._replace(line_height=words.pixels * 1.02, ascent=words.pixels * 0.74)
        close.draw(painter, room.topLeft(), theme().colour("on_colour"))


def _paint_line(painter: QPainter, room: QRectF, line: str) -> None:
    """The line on a band of its own at the foot of the poster, if it can be read there."""
    t = theme()
    least = t.px(11)
    largest = max(least, room.width() * 0.032)
    words = fit_text(line, room.size(), lambda px: t.sized_font("strong", px), largest, least)
    if words is None:  # the ball would be behind it
        return
    air = words.pixels * 0.6
    top = room.bottom() - words.height - 2 * air
    band = QRectF(0, top, painter.viewport().width(), room.bottom() - top)
    painter.fillRect(band, t.colour("poster"))
    painter.fillRect(QRectF(band.left(), top - air / 2, band.width(), air / 2), t.colour("gold"))
    words.draw(painter, QPointF(room.left(), top + air), t.colour("on_poster"))


def _heavy(pixels: float) -> QFont:
    return theme().sized_font("display", pixels, 900)
