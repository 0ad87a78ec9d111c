"""What every screen has: it sets its texts again when the language changes, its sizes when theme or window do.

The head of a page: its title as on a poster, on a band that is one with the page's coloured side, on one with the
page's motif where there is no side, or on paper beside a picture.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetrics, QKeyEvent, QPainter, QPaintEvent, QPolygonF, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QStackedWidget, QVBoxLayout, QWidget

from swallows_gui.services.glossary import translate
from swallows_gui.services.lazy_restyler import NewLook
from swallows_gui.services.plain import from_button
from swallows_gui.services.theme import theme
from swallows_gui.ui.art.face import Face, Person
from swallows_gui.ui.art.motifs import HEAD_RISES, PosterSide, paint_beams, paint_motif, share_of_side
from swallows_gui.ui.kit.icons import polygon
from swallows_gui.ui.kit.painting import leftward, painting, saved, set_ink
from swallows_gui.ui.kit.panels import ScrollPage, SectionHeading, fill, set_gaps
from swallows_gui.ui.kit.selection import follow_layout
from swallows_gui.ui.kit.words import Adaptive

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
    """A page's title and a line: on a band in the page's colour, which continues into the coloured side or ends with
    the page's motif; or bare, in ink on paper over a short bar of the colour."""

    def __init__(self, colour: str = "red", motif: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.colour, self.motif = colour, motif
        self._title, self._line = "", ""
        self._large = False
        self._beside: QWidget | None = None
        self._side: PosterSide | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def put_beside(self, part: QWidget) -> None:
        """Show a widget at the left of the words while it is visible."""
        part.setParent(self)
        self._beside = part
        self._place()

    def _place(self) -> None:
        if self._beside is not None:
            self._beside.move(theme().px(28), (self.height() - theme().px(20) - self._beside.height()) // 2)

    def join(self, side: PosterSide | None) -> None:
        """Let the band continue into the coloured side at its end; with None it stands alone."""
        if side is not self._side:
            self._side = side
            self.updateGeometry()
            self.update()
        self.tell_side()

    def tell_side(self) -> None:
        """Tell the side where the band ends."""
        if self._side is not None:
            self._side.set_head(0.0 if self.isHidden() else self.height() - self._rise() - theme().px(7) / 2)

    def _rise(self) -> float:
        """How much higher the band's lower edge is at its far end, in pixels."""
        return self.width() * HEAD_RISES if self.airy else theme().px(34)

    @property
    def airy(self) -> bool:
        """Whether a large title is allowed in a lower window, because no motif takes room beside it."""
        return self._side is not None or not self.motif

    def _left(self) -> int:
        """The left edge of the words, in pixels."""
        beside = self._beside
        return theme().px(28) + (beside.width() + theme().px(16) if beside is not None and not beside.isHidden() else 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()
        self.tell_side()
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()  # a wider one may be higher: its title fits in one line then, and is set larger

    def set_words(self, title: str, line: str = "") -> None:
        """Set title and line."""
        self._title, self._line = title, line
        self.setAccessibleName(title)
        self.setAccessibleDescription(line)
        self.updateGeometry()
        self.update()

    def set_large(self, large: bool) -> None:
        """Allow a very large title, used where it fits in one line."""
        if large != self._large:
            self._large = large
            self.updateGeometry()
            self.update()

    def _title_font(self, width: int) -> QFont:
        """The largest font allowed for the title at a width."""
        t = theme()
        font = t.sized_font("title", t.px(_STREET))
        fits = QFontMetrics(font).horizontalAdvance(self._title) <= self._words_width(width)
        return font if self._large and fits else t.font("title")

    def _words_width(self, width: int) -> int:
        return max(theme().px(120), width - theme().px(44 if self.airy else 190) - self._left())

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        title, line = self._rooms(width)
        below = 36 if self.airy else 58
        rise = round(width * HEAD_RISES) if self.airy else 0
        return title.height() + line.height() + theme().px(below + (8 if self._line else 0)) + rise

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
        line.moveTopLeft(QRect(self._left(), title.bottom() + t.px(4), 0, 0).topLeft())
        with painting(self) as painter:
            self._paint_band(painter)
            painter.setPen(t.colour("on_gold" if self.colour == "gold" else "on_colour"))
            for room, text, font in zip(
                (title, line), (self._title, self._line), (self._title_font(width), t.font("strong")), strict=True
            ):
                painter.setFont(font)
                painter.drawText(room, int(_WRAP), text)

    def _paint_band(self, painter: QPainter) -> None:
        """Paint the band with a beam across it and its motif, or with the beams of its side."""
        t = theme()
        width, height, lean = self.width(), self.height(), self._rise()
        ground = t.colour(self.colour)
        band = polygon((0, 0), (width, 0), (width, height - lean - t.px(7)), (0, height - t.px(7)))
        foot = polygon((0, 0), (width, 0), (width, height - lean), (0, height))
        set_ink(painter, fill=t.colour("ink" if self.colour == "gold" else "gold"))
        painter.drawPolygon(_turned(self, foot) if self.airy else foot)
        painter.setBrush(ground)
        painter.drawPolygon(_turned(self, band) if self.airy else band)
        if self._side is not None:
            if leftward(self):
                painter.translate(width, 0)
                painter.scale(-1, 1)
            beside = QRectF(width, 0, self._side.width(), self._side.height())
            paint_beams(painter, beside, band, ground, self._side.lean)
            if leftward(self):
                painter.resetTransform()
            return
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
        """The rectangles of title and line at a width."""
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
    """A shape given from the left, mirrored in a widget with right-to-left text."""
    if not leftward(widget):
        return shape
    return polygon(*((widget.width() - point.x(), point.y()) for point in shape.toList()))


class Head(QWidget):
    """A screen's head: the poster title, or a plain heading in a low window."""

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
        """Set the title, and the line that only the poster shows."""
        self.poster.set_words(title, line)
        self.plain.setText(title)

    def show_person(self, person: Person | None) -> None:
        """Show the face of the page's person; None for none."""
        self._person = person
        self._show_faces()

    def _show_faces(self) -> None:
        for face, shown in zip(self.faces, (not self._low, self._low), strict=True):
            face.show_person(self._person if shown else None)
        self.poster.updateGeometry()
        self.poster.update()

    def fit(self, height: float, taken: float = 0.0) -> None:
        """Choose the form by the screen's height in design pixels; `taken` is the height that the page itself needs."""
        self._low = low = height < LOW
        px = theme().px
        self._show_faces()
        self.poster.setVisible(not low)
        self.poster.tell_side()
        self.poster.set_large(height - taken >= (AIRY if self.poster.airy else ROOMY))
        self.plain.setVisible(low)
        self._inset.setSpacing(px(10))
        self._inset.setContentsMargins(px(16), px(8) if low else 0, px(16), px(4) if low else 0)


class Screen(Adaptive, QWidget):
    """The base of a page of the main window, or of a part of one that arranges itself."""

    back = Signal()
    """Enough has been seen."""
    goes_back = False
    """Whether there is something to go back to: then Escape does."""

    def reflow(self, width: float, height: float) -> None:
        """Arrange the parts for a size in design pixels (pixels at 100 % text)."""

    def enter(self) -> None:
        """Called just before the screen is shown."""

    def heading(self) -> str:
        """The window's title while the screen is shown, "" for none."""
        return ""

    @property
    def is_page(self) -> bool:
        """Whether it is itself a page in the window's stack."""
        return isinstance(self.parentWidget(), QStackedWidget)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self.is_page:
            follow_layout(self)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Handle Escape, which goes back from every page with `goes_back`."""
        if event.key() == Qt.Key.Key_Escape and self.goes_back and self.is_page:
            self.back.emit()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._reflow()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if isinstance(event, NewLook):
            self._reflow()

    def _reflow(self) -> None:
        self.reflow(self.width() / theme().scale, self.height() / theme().scale)


class PageScreen(Screen):
    """A screen of one scrolling page with a head, a foot with buttons, and a coloured field with a
    motif at its side."""

    colour = "red"
    """What it is about: play, "blue" for knowledge, "green" for competition, "gold" for money."""
    motif = ""
    """The thing on its field; "" for a page that has a picture of its own."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.primary: QPushButton | None = None
        self.head = Head(self.colour, self.motif)
        self.top = QHBoxLayout()
        """What stands still above the page."""
        self.page = ScrollPage()
        self.foot = QHBoxLayout()
        self.side = PosterSide(self.colour, self.motif)
        column = fill(QVBoxLayout(), self.head, self.top, (self.page, 1), self.foot, margins=0, spacing=0)
        fill(QHBoxLayout(self), (column, 1), self.side, margins=0, spacing=0)

    def _reflow(self) -> None:
        """Give the field its share of a wide window and arrange the page in the rest."""
        scale = theme().scale
        width, height = self.width() / scale, self.height() / scale
        share = share_of_side(width) if self.motif else 0.0
        self.side.setVisible(share > 0)
        self.side.setFixedWidth(theme().px(share))
        self.head.poster.join(self.side if share > 0 else None)
        self.reflow(width - share, height)

    def showEvent(self, event: QShowEvent) -> None:
        """Scroll to the top whenever the page is shown."""
        super().showEvent(event)
        if not event.spontaneous():
            self.page.verticalScrollBar().setValue(0)

    def key_help(self) -> list[tuple[str, str]]:
        """Its keys with their meaning, for the sheet of keys."""
        keys = [] if self.primary is None else [("Return", from_button(self.primary.text()))]
        if self.goes_back:
            keys.append(("Esc", translate("Keys", "Back")))
        return keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Handle Enter, which presses the primary button wherever the focus is, and Page Up and Page Down, which
        scroll."""
        if event.key() in (Qt.Key.Key_PageUp, Qt.Key.Key_PageDown):
            bar = self.page.verticalScrollBar()
            bar.setValue(bar.value() + (1 if event.key() == Qt.Key.Key_PageDown else -1) * bar.pageStep())
            return
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.primary is not None:
            if self.primary.isEnabled():
                self.primary.click()
            return
        super().keyPressEvent(event)

    def reflow(self, width: float, height: float) -> None:
        px = theme().px
        edge = 24 if width >= 700 else 12
        self.head.fit(height)
        self.page.body.setContentsMargins(px(edge), px(14), px(edge), px(14))
        set_gaps(self.foot, (edge, 6, edge, 12 if height >= LOW else 6), 12)


class SeriesScreen(PageScreen):
    """The set-up screen of a series of games, such as a cup; it also opens series that were begun or are over."""

    started = Signal(object, object, object)
    """The engine's options, a tuple of `SeatChoice`, and its packs; None: those that are switched on."""
    go_on = Signal(object)
    """(Path) A game that was begun is gone on with."""
    watch = Signal(object, int)
    """(Path, int) A game is watched from a move on."""
    goes_back = True
