"""The poster on the start screen, a game's cover with its title and a line, and the icon links to other screens."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QPainter, QPainterPath, QPaintEvent, QPixmap, QPolygonF
from PySide6.QtWidgets import QApplication, QSizePolicy, QWidget

from swallows_gui.services.settings import settings
from swallows_gui.services.theme import theme
from swallows_gui.title import Title
from swallows_gui.ui.kit.button_paint import paint_button_words, paint_focus
from swallows_gui.ui.kit.buttons import PosterButton
from swallows_gui.ui.kit.clock import Motion, clock, even
from swallows_gui.ui.kit.icons import polygon
from swallows_gui.ui.kit.painting import FlyIn, Paint, leftward, painted, painting, saved, set_ink
from swallows_gui.ui.kit.text_fit import fit_text
from swallows_gui.ui.kit.words import Adaptive

Cover = Paint
"""Paints a game's cover into a room: its upper quarter bears the title, grass at its foot a line."""


_FLIGHT: Final = 1.5
"""Seconds at pace normal."""
_ENDS: Final = (QEvent.Type.KeyPress, QEvent.Type.ShortcutOverride, QEvent.Type.MouseButtonPress)


class PosterPicture(Adaptive, QWidget):
    """A game's cover in any size, with a title at the top and a line at the bottom."""

    def __init__(self, cover: Cover, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._cover = cover
        self._title = self._line = ""
        self._lean = 0.0
        self._painted: QPixmap | None = None
        self._fly_in: FlyIn | None = None
        """What is still to arrive."""
        self._layers: tuple[QPixmap, QPixmap] | None = None
        self._part = 0.0
        self._flight: Motion | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def set_cover(self, cover: Cover) -> None:
        """Show another cover."""
        if cover is not self._cover:
            self._land()
            self._cover = cover
            self.restyle()

    def set_title(self, title: str, line: str = "") -> None:
        """Set the words on the poster."""
        self._title, self._line = title, line
        self.setAccessibleName(title)
        self.setAccessibleDescription(line)
        self.restyle()

    @property
    def lean(self) -> float:
        """How far the left edge is slanted, in pixels."""
        return self._lean

    def set_lean(self, lean: float) -> None:
        """Slant the left edge: cut off so many pixels more at the top than at the bottom."""
        if lean != self._lean:
            self._lean = lean
            self.restyle()

    def sizeHint(self) -> QSize:
        return QSize(theme().px(420), theme().px(520))

    def minimumSizeHint(self) -> QSize:
        return QSize(120, 120)

    # The flight

    def await_flight(self, fly_in: FlyIn) -> None:
        """Show the cover without its flying part until `fly`; the whole cover if animations are off."""
        now = settings().now
        if not now.reduced_motion and now.pace != "instant":
            self._fly_in = fly_in
            self.update()

    def fly(self) -> None:
        """Animate the flying part. A key or click completes it and keeps its own effect."""
        app = QApplication.instance()
        if self._fly_in is None or app is None or not self.isVisible():
            self._land()
            return
        app.installEventFilter(self)
        self._flight = clock().run(self, _FLIGHT, self._take_step, self._land, curve=even)

    def _take_step(self, part: float) -> None:
        self._part = part
        self.update()

    def _land(self) -> None:
        flight, self._flight, self._fly_in, self._layers = self._flight, None, None, None
        if flight is not None:
            flight.cancel()
        app = QApplication.instance()
        if app is not None:
            app.removeEventFilter(self)
        self.update()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in _ENDS:
            self._land()
        return super().eventFilter(watched, event)

    def _paint_flight(self, painter: QPainter, fly_in: FlyIn) -> None:
        size, ratio = self.size(), self.devicePixelRatioF()
        if self._layers is None or self._layers[0].size() != size * ratio:
            self._layers = painted(self, size, self._paint_behind), painted(self, size, self._paint_before)
        behind, before = self._layers
        painter.drawPixmap(0, 0, behind)
        with saved(painter):
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            sky = QPainterPath()
            corners = (self._lean, 0), (size.width(), 0), (size.width(), size.height()), (0, size.height())
            sky.addPolygon(QPolygonF([QPointF(x, y) for x, y in corners]))
            painter.setClipPath(sky)
            fly_in.flying(painter, QRectF(self.rect()), self._part)
        painter.drawPixmap(0, 0, before)

    def _paint_behind(self, painter: QPainter, room: QRectF) -> None:
        assert self._fly_in is not None
        with saved(painter):
            self._fly_in.behind(painter, room)
        self._cut(painter, room)

    def _paint_before(self, painter: QPainter, room: QRectF) -> None:
        assert self._fly_in is not None
        with saved(painter):
            self._fly_in.before(painter, room)
        self._paint_words(painter, room)
        self._cut(painter, room)

    # The whole of it

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self._fly_in is not None:
            with painting(self, smooth=False) as painter:
                self._paint_flight(painter, self._fly_in)
            return
        ratio = self.devicePixelRatioF()
        if self._painted is None or self._painted.size() != self.size() * ratio:
            self._painted = painted(self, self.size(), self._paint)
        with painting(self, smooth=False) as painter:
            painter.drawPixmap(0, 0, self._painted)

    def _paint(self, painter: QPainter, room: QRectF) -> None:
        with saved(painter):
            self._cover(painter, room)
        self._paint_words(painter, room)
        self._cut(painter, room)

    def _paint_words(self, painter: QPainter, room: QRectF) -> None:
        width, height, unit = room.width(), room.height(), min(room.width(), room.height()) / 100
        head = QRectF(self._lean + 6 * unit, 6 * unit, width - self._lean - 11 * unit, height * 0.24)
        _paint_title(painter, head, self._title)
        left = self._lean * 0.1 + 6 * unit
        _paint_line(painter, QRectF(left, height * 0.92, width - left - 8 * unit, height * 0.08), self._line)

    def _cut(self, painter: QPainter, room: QRectF) -> None:
        if self._lean:  # at last: to paint everything within a slanted edge takes twice as long
            painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Clear)
            set_ink(painter, fill=Qt.GlobalColor.black)
            painter.drawPolygon(polygon((0, 0), (self._lean, 0), (0, room.height())))

    def restyle(self) -> None:
        self._painted = self._layers = None
        self.update()


def plain_cover(painter: QPainter, room: QRectF) -> None:
    """The default cover: the house's red above grass."""
    painter.fillRect(room, theme().colour("red"))
    foot = room.adjusted(0, room.height() * 0.72, 0, 0)
    painter.fillRect(foot, theme().colour("grass"))


def cover_of(title: Title) -> Cover:
    """The function that paints a game's cover."""
    cover: Cover = title.load(title.cover) if title.cover else plain_cover
    return cover


def _paint_title(painter: QPainter, room: QRectF, title: str) -> None:
    """Paint the title as large as it fits, its lines close together."""
    words = fit_text(title, room.size(), _heavy, room.width() * 0.18, 8)
    if words is not None:
        close = words._replace(line_height=words.pixels * 1.02, ascent=words.pixels * 0.74)
        close.draw(painter, room.topLeft(), theme().colour("on_colour"))


def _paint_line(painter: QPainter, room: QRectF, line: str) -> None:
    """Paint the line on a band at the bottom, if it is readable there."""
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


_SIGN = 26
"""Design pixels that the sign takes with its gap."""


class IconLink(PosterButton):
    """A quiet button with an icon."""

    def __init__(self, icon: str, parent: QWidget | None = None) -> None:
        super().__init__("", kind="quiet", icon=icon, parent=parent)
        self._sign: str | None = icon
        self._bare = False

    def set_sign(self, shown: bool) -> None:
        """Show the icon, or only the name where room is short."""
        self.set_icon(self._sign if shown else None)

    def set_bare(self, bare: bool) -> None:
        """Leave the icon's room empty until code that reads icons is loaded."""
        self._bare = bare
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._bare or self._icon_name is None:
            super().paintEvent(event)
            return
        with painting(self) as painter:
            side = theme().px(_SIGN)
            beside = self.rect().adjusted(0 if leftward(self) else side, 0, -side if leftward(self) else 0, 0)
            paint_button_words(painter, self, beside, theme().colour("ink"), None)
            if self.hasFocus():
                paint_focus(painter, QRectF(self.rect()), 0)
