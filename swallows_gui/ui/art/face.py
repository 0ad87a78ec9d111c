"""Somebody's face as a widget, and as pixels that are kept."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from swallows_gui.models.moods import Mood, face_words
from swallows_gui.services.people import face_word
from swallows_gui.services.theme import theme
from swallows_gui.ui.art.hats import paint_medallion
from swallows_gui.ui.kit.face_cache import cached
from swallows_gui.ui.kit.painting import painting
from swallows_gui.ui.kit.words import Adaptive, set_tip


class Person(NamedTuple):
    """Whose face it is. The colour is the seat's, `#RRGGBB`."""

    name: str
    colour: str
    mood: Mood = "calm"

    def words(self) -> str:
        """Who it is and, where it is not calm, the mood."""
        return face_words(self.name, self.mood)


def face_pixmap(person: Person, side: int, ratio: float = 1.0) -> QPixmap:
    """A face of a side in device-independent pixels."""

    def render() -> QImage:
        image = QImage(QSize(side, side) * ratio, QImage.Format.Format_ARGB32_Premultiplied)
        image.setDevicePixelRatio(ratio)
        image.fill(Qt.GlobalColor.transparent)
        with painting(image, smooth=False) as painter:
            paint_medallion(painter, QRectF(0, 0, side, side), person.name, QColor(person.colour), person.mood)
        return image

    return cached(("person", person, face_word(person.name), side, ratio), render)


def draw_face(painter: QPainter, room: QRectF, person: Person) -> None:
    """Draw somebody's face into a square room of a picture that moves: from pixels that are kept."""
    face = face_pixmap(person, max(1, round(room.width())), painter.device().devicePixelRatioF())
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.drawPixmap(room.topLeft(), face)


class Face(Adaptive, QWidget):
    """A face of a side in design pixels; hidden while it is nobody's."""

    def __init__(self, side: int = 48, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._side = side
        self.person: Person | None = None
        self.restyle()
        self.hide()

    def show_person(self, person: Person | None) -> None:
        """Show somebody's face, or with None nobody's."""
        if person != self.person:
            self.person = person
            self.retranslate()
            self.update()
        self.setVisible(person is not None)

    def set_side(self, side: int) -> None:
        """Be of another side in design pixels."""
        if side != self._side:
            self._side = side
            self.restyle()

    def restyle(self) -> None:
        side = theme().px(self._side)
        self.setFixedSize(side, side)

    def retranslate(self) -> None:
        words = self.person.words() if self.person is not None else ""
        self.setAccessibleName(words)
        set_tip(self, words, repeats=True)

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self.person is None:
            return
        with painting(self, smooth=False) as painter:
            painter.drawPixmap(0, 0, face_pixmap(self.person, self.width(), self.devicePixelRatioF()))
