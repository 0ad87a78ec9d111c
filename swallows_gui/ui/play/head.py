"""The head of a page: its title as on a poster, on a band with the page's motif, or on paper beside a coloured side."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPaintEvent, QPolygonF, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from swallows_gui.services.theme import theme
from swallows_gui.ui.art.face import Face, Person
from swallows_gui.ui.art.motifs import paint_motif
from swallows_gui.ui.kit.layouts import fill
from swallows_gui.ui.kit.marks import polygon
from swallows_gui.ui.kit.painting import leftward, painting, saved, set_ink
from swallows_gui.ui.kit.panels import SectionHeading

ROOMY: Final = 800
"""Design pixels: in a window as high as this the title of a page is set as on a poster."""
LOW: Final = 560
"""Design pixels: in a lower window the poster's head gives way to a plain heading."""
AIRY: Final = 640
"""Design pixels: the same where no band lies behind the title."""
HEADLESS: Final = 240
"""Design pixels: in a lower one, where a hint stands below a page in large letters, a page does without its heading."""
_STREET: Final = 64
"""Design pixels of a title on a page that has height to spare."""
_FACE, _SMALL_FACE = 64, 30
"""Design pixels."""
_WRAP: Final = Qt.AlignmentFlag.AlignLeft.value | Qt.TextFlag.TextWordWrap.value


class PageTitle(QWidget):
    """A big title and a line: on a band in the colour of what the page is about, with the page's motif cut by its end,
    or bare, in ink on paper over a short bar of the colour."""

    def __init__(self, colour: str = "red", motif: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.colour, self.motif = colour, motif
        self._title, self._line = "", ""
        self._large = False
        self.bare = False
        """Whether it does without its band."""
        self._beside: QWidget | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def put_beside(self, part: QWidget) -> None:
        """Have something stand at the left of the words, whenever it is shown."""
        part.setParent(self)
        self._beside = part
        self._place()

    def _place(self) -> None:
        if self._beside is not None:
            self._beside.move(theme().px(28), (self.height() - theme().px(20) - self._beside.height()) // 2)

    def _left(self) -> int:
        """Where the words begin, pixels from the left."""
        beside = self._beside
        return theme().px(28) + (beside.width() + theme().px(16) if beside is not None and not beside.isHidden() else 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()  # a wider one may be higher: its title fits in one line then, and is set larger

    def set_words(self, title: str, line: str = "") -> None:
        """Change what it says."""
        self._title, self._line = title, line
        self.setAccessibleName(title)
        self.setAccessibleDescription(line)
        self.updateGeometry()
        self.update()

    def set_large(self, large: bool) -> None:
        """With height to spare the title is as large as on a poster in the street, if it then stands in one line."""
        if large != self._large:
            self._large = large
            self.updateGeometry()
            self.update()

    def set_bare(self, bare: bool) -> None:
        """Do without its band, for its page has a coloured side or a picture of its own, or with it."""
        if bare != self.bare:
            self.bare = bare
            self.updateGeometry()
            self.update()

    def _title_font(self, width: int) -> QFont:
        """As large as the title may be at a width."""
        t = theme()
        font = t.sized_font("title", t.px(_STREET))
        fits = QFontMetrics(font).horizontalAdvance(self._title) <= self._words_width(width)
        return font if self._large and fits else t.font("title")

    def _words_width(self, width: int) -> int:
        return max(theme().px(120), width - theme().px(44 if self.bare else 190) - self._left())

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        title, line = self._rooms(width)
        below = 34 if self.bare else 58
        return title.height() + line.height() + theme().px(below + (8 if self._line else 0))

    def sizeHint(self) -> QSize:
        width = max(self.width(), theme().px(480))
        return QSize(theme().px(480), self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        return QSize(theme().px(240), self.heightForWidth(max(self.width(), theme().px(240))))

    def paintEvent(self, _event: QPaintEvent) -> None:
        t = theme()
        width = self.width()
        title, line = self._rooms(width)
        title.moveTopLeft(QRect(self._left(), t.px(16), 0, 0).topLeft())
        line.moveTopLeft(QRect(self._left(), title.bottom() + t.px(14 if self.bare else 4), 0, 0).topLeft())
        with painting(self) as painter:
            if self.bare:
                set_ink(painter, fill=t.colour(self.colour))
                left, top = float(self._left()), title.bottom() + t.px(4)
                wide, high, lean = t.px(64), t.px(7), t.px(5)
                bar = polygon(
                    (left + lean, top), (left + wide + lean, top), (left + wide, top + high), (left, top + high)
                )
                painter.drawPolygon(_turned(self, bar))
                inks = t.colour("ink"), t.colour("soft")
            else:
                self._paint_band(painter)
                ink = t.colour("on_gold" if self.colour == "gold" else "on_colour")
                inks = ink, ink
            for room, text, font, ink in zip(
                (title, line), (self._title, self._line), (self._title_font(width), t.font("strong")), inks, strict=True
            ):
                painter.setPen(ink)
                painter.setFont(font)
                painter.drawText(room, int(_WRAP), text)

    def _paint_band(self, painter: QPainter) -> None:
        """The band, a beam across it, and the motif that its end and its foot cut off."""
        t = theme()
        width, height, lean = self.width(), self.height(), t.px(34)
        ground = t.colour(self.colour)
        band = polygon((0, 0), (width, 0), (width, height - lean - t.px(7)), (0, height - t.px(7)))
        set_ink(painter, fill=t.colour("ink" if self.colour == "gold" else "gold"))
        painter.drawPolygon(polygon((0, 0), (width, 0), (width, height - lean), (0, height)))
        painter.setBrush(ground)
        painter.drawPolygon(band)
        if not self.motif:
            return
        side = max(t.px(128), height * 1.25)
        end = width - side * 1.1
        beam = polygon((end, 0), (end + side * 0.3, 0), (end + side * 0.3 - height, height), (end - height, height))
        painter.setBrush(ground.darker(112))
        painter.drawPolygon(_turned(self, QPolygonF(beam).intersected(band)))
        with saved(painter):
            painter.setClipRect(QRectF(0, 0, width, height - lean))
            thing = QRectF(width - side * 0.82, -side * 0.06, side, side)
            if leftward(self):
                thing.moveLeft(-side * 0.18)
            paint_motif(painter, thing, self.motif)

    def _rooms(self, width: int) -> tuple[QRect, QRect]:
        """The boxes of title and line at a width."""
        t = theme()
        room = QRect(0, 0, self._words_width(width), 10_000)
        title = QFontMetrics(self._title_font(width)).boundingRect(room, int(_WRAP), self._title)
        line = QFontMetrics(t.font("strong")).boundingRect(room, int(_WRAP), self._line)
        if not self._line:
            line = QRect(0, 0, 0, 0)
        title.setWidth(room.width())
        line.setWidth(room.width())
        return title, line


def _turned(widget: QWidget, shape: QPolygonF) -> QPolygonF:
    """A shape that is meant from the left, as it lies in a widget where lines may begin at the right."""
    if not leftward(widget):
        return shape
    return polygon(*((widget.width() - point.x(), point.y()) for point in shape.toList()))


class Head(QWidget):
    """The poster's title of a screen, or a plain heading where the window is low."""

    def __init__(self, colour: str = "red", motif: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.poster = PageTitle(colour, motif)
        self.plain = SectionHeading("")
        self._person: Person | None = None
        self._low = False
        self.faces = (Face(_FACE, self.poster), Face(_SMALL_FACE))
        """Somebody's on the poster, and beside the plain heading."""
        self.poster.put_beside(self.faces[0])
        self._inset = fill(QHBoxLayout(), self.faces[1], (self.plain, 1))
        fill(QVBoxLayout(self), self.poster, self._inset, margins=0, spacing=0)
        self.fit(1000)

    def set_words(self, title: str, line: str = "") -> None:
        """Title, and the line below it on the poster."""
        self.poster.set_words(title, line)
        self.plain.setText(title)

    def show_person(self, person: Person | None) -> None:
        """Whose page it is; None for nobody's."""
        self._person = person
        self._show_faces()

    def _show_faces(self) -> None:
        for face, shown in zip(self.faces, (not self._low, self._low), strict=True):
            face.show_person(self._person if shown else None)
        self.poster.updateGeometry()
        self.poster.update()

    def fit(self, height: float, taken: float = 0.0) -> None:
        """Choose by the height of the screen, in design pixels; `taken`: what the page can ill spare of it."""
        self._low = low = height < LOW
        px = theme().px
        self._show_faces()
        self.poster.setVisible(not low)
        self.poster.set_large(height - taken >= (AIRY if self.poster.bare else ROOMY))
        self.plain.setVisible(low)
        self._inset.setSpacing(px(10))
        self._inset.setContentsMargins(px(16), px(8) if low else 0, px(16), px(4) if low else 0)
