"""The pictures of cups and championships: each kept one as a strip of a list, how a championship stands between the
two, and the games of the house as tiles to be chosen."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QKeyEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QFrame,
    QListView,
    QSizePolicy,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from swallows_gui import titles
from swallows_gui.competition.cup import TROPHIES, Cup, Trophy
from swallows_gui.competition.shelf import Championship, KeptCup
from swallows_gui.models.roles import RowsModel
from swallows_gui.models.vocabulary import of_title
from swallows_gui.services.theme import theme
from swallows_gui.title import Title
from swallows_gui.ui.art.face import Person, draw_face
from swallows_gui.ui.art.trophies import paint_trophy
from swallows_gui.ui.kit.button_paint import paint_focus
from swallows_gui.ui.kit.icons import polygon
from swallows_gui.ui.kit.painting import leftward, painting, saved, set_ink
from swallows_gui.ui.kit.seat_colours import SEAT_COLOURS
from swallows_gui.ui.kit.take_over import INKS, paint_rays
from swallows_gui.ui.kit.text_fit import draw_centred, fit_line, fit_text
from swallows_gui.ui.kit.words import Adaptive, set_tip
from swallows_gui.ui.shell.poster import cover_of

PAPER, INK = INKS
_HIGH, _STRIP = 210, 44
"""Design pixels: the poster, and its dark foot with the names."""
_TILE_WIDE, _TILE_HIGH, _LEAST, _WORDS = 132, 148, 68, 26
"""Design pixels of a tile, the least width of one, and the line with its name."""


class ScorePoster(Adaptive, QWidget):
    """A poster with two faces, each before rays in the side's colour, and the points between them."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._names: Sequence[str] = ("", "")
        self._points: Sequence[int | str] = (0, 0)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.adapt()

    def say(self, names: Sequence[str], points: Sequence[int | str], words: str) -> None:
        """Show two names and their points; `words` is the accessible text."""
        self._names, self._points = names, points
        self.setAccessibleName(words)
        self.update()

    def restyle(self) -> None:
        self.setFixedHeight(theme().px(_HIGH))

    def sizeHint(self) -> QSize:
        return QSize(theme().px(420), theme().px(_HIGH))

    def paintEvent(self, _event: QPaintEvent) -> None:
        t = theme()
        whole = QRectF(self.rect())
        picture = whole.adjusted(0, 0, 0, -t.px(_STRIP))
        order = (1, 0) if leftward(self) else (0, 1)
        with painting(self) as painter:
            painter.setClipRect(whole)
            painter.fillRect(whole, INK)
            for place, side in enumerate(order):
                self._paint_half(painter, picture, side, right=bool(place))
            points = " : ".join(str(self._points[side]) for side in order)
            free = picture.width() - 2 * self._face_side(picture) - t.px(72)
            font = fit_line(points, free, _display, picture.height() * 0.7, t.px(20))
            with saved(painter):
                painter.translate(picture.center())
                painter.rotate(-4)
                row = QRectF(-picture.width() / 2, -picture.height() / 2, picture.width(), picture.height())
                drop = font.pixelSize() * 0.05
                draw_centred(painter, row.translated(drop, drop), points, font, INK)
                draw_centred(painter, row, points, font, PAPER)

    @staticmethod
    def _face_side(picture: QRectF) -> float:
        """The side of a face in pixels; the points keep at least a third of a narrow picture."""
        return min(picture.height() * 0.86, (picture.width() * 0.64 - theme().px(72)) / 2)

    def _paint_half(self, painter: QPainter, picture: QRectF, side: int, *, right: bool) -> None:
        """Paint one half up to the slanted edge in the middle, with face and name."""
        t = theme()
        ground = QColor(SEAT_COLOURS[side])
        middle, lean, gap = picture.center().x(), t.px(28), t.px(24)
        end = picture.right() if right else picture.left()
        high = self._face_side(picture)
        face = QRectF(end - gap - high if right else end + gap, picture.bottom() - high + t.px(6), high, high)
        half = QPainterPath()
        half.addPolygon(
            polygon((middle + lean, picture.top()), (end, picture.top()), (end, picture.bottom()),
                    (middle - lean, picture.bottom()))
        )  # fmt: skip
        with saved(painter):
            painter.setClipPath(half, Qt.ClipOperation.IntersectClip)
            painter.fillRect(picture, ground)
            paint_rays(painter, picture, QPointF(face.center().x(), picture.bottom()), ground.darker(116), 0.1)
        draw_face(painter, face, Person(self._names[side], SEAT_COLOURS[side]))
        wide = picture.width() / 2 - gap - lean
        strip = QRectF(end - gap - wide if right else end + gap, picture.bottom(), wide, t.px(_STRIP))
        painter.setFont(fit_line(self._names[side], wide, _display, strip.height() * 0.5, t.px(9)))
        painter.setPen(PAPER)
        at = Qt.AlignmentFlag.AlignRight if right else Qt.AlignmentFlag.AlignLeft
        painter.drawText(strip, at | Qt.AlignmentFlag.AlignVCenter, self._names[side])


class GameTile(Adaptive, QAbstractButton):
    """A game's cover as a toggle: in colour with a tick, or pale."""

    def __init__(self, title: Title, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._title = title
        self.setCheckable(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.adapt()

    def retranslate(self) -> None:
        self.setText(of_title(self._title.name))
        self.setAccessibleName(self.text())
        self.setAccessibleDescription(of_title(self._title.line))
        set_tip(self, of_title(self._title.line))

    def restyle(self) -> None:
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        return QSize(theme().px(_TILE_WIDE), theme().px(_TILE_HIGH))

    def minimumSizeHint(self) -> QSize:
        return QSize(theme().px(_LEAST), theme().px(_TILE_HIGH))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.ignore()  # the page begins what was chosen; Space chooses
        else:
            super().keyPressEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        t = theme()
        edge = t.px(5)
        room = QRectF(self.rect()).adjusted(edge, edge, -edge, -edge - t.px(_WORDS))
        on = self.isChecked()
        with painting(self) as painter:
            with saved(painter):
                painter.setClipRect(room)
                painter.setOpacity(1.0 if on else 0.28)
                cover_of(self._title)(painter, room)
            line = t.px(3 if on or self.underMouse() else 1)
            set_ink(painter, line=QPen(t.colour("red" if on else "outline"), line))
            painter.drawRect(room)
            if on:
                self._paint_tick(painter, room)
            below = QRectF(edge, room.bottom() + t.px(4), self.width() - 2 * edge, t.px(_WORDS) - t.px(4))
            font = t.sized_font("strong", t.px(14))
            painter.setFont(font)
            painter.setPen(t.colour("ink" if on else "soft"))
            short = QFontMetricsF(font).elidedText(self.text(), Qt.TextElideMode.ElideRight, below.width())
            painter.drawText(below, Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignVCenter, short)
            if self.hasFocus():
                paint_focus(painter, QRectF(self.rect()), 0)

    def _paint_tick(self, painter: QPainter, room: QRectF) -> None:
        """Paint the tick in the upper corner at the end."""
        t = theme()
        side = t.px(26)
        box = QRectF(room.left() if leftward(self) else room.right() - side, room.top(), side, side)
        set_ink(painter, fill=t.colour("red"))
        painter.drawRect(box)
        set_ink(painter, line=QPen(t.colour("on_colour"), t.px(3.4)))
        corners = ((0.24, 0.52), (0.43, 0.72), (0.78, 0.28))
        painter.drawPolyline([box.topLeft() + QPointF(x, y) * side for x, y in corners])


def _display(px: float) -> QFont:
    return theme().sized_font("display", px)


_LOW_STRIP, _HIGH_STRIP, _BETWEEN = 92, 176, 10
"""Design pixels: the least and the most of a strip, and what lies between two."""
_ON_ONE_PAGE = 3
"""Strips that are made as high as the list, before it scrolls."""


class KeptStrips(QListView):
    """A list of cups and championships as strips: game or sides, name, progress, and the cup. Trophies still to be won
    follow with dashed outlines."""

    def __init__(self, model: RowsModel[KeptCup], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._kept = model
        self.setModel(model)
        self.setItemDelegate(_StripDelegate(self))
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setProperty("sheet", True)
        self.setMouseTracking(True)

    @property
    def strip(self) -> int:
        """The height of a strip with the gap below, in pixels."""
        px = theme().px
        number = min(max(len(self._kept.rows), 1), _ON_ONE_PAGE)
        return min(max(self.viewport().height() // number, px(_LOW_STRIP)), px(_HIGH_STRIP)) + px(_BETWEEN)

    def row(self, index: QModelIndex | QPersistentModelIndex) -> KeptCup:
        """The row that a strip shows."""
        return self._kept.rows[index.row()]

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        t = theme()
        room = QRectF(self.viewport().rect())
        room.setTop(len(self._kept.rows) * self.strip)
        if room.height() < t.px(_LOW_STRIP):
            return
        with painting(self.viewport()) as painter:
            set_ink(painter, fill=t.colour("sunken"))
            painter.drawRect(room)
            plank = QRectF(room.left(), room.bottom() - t.px(16), room.width(), t.px(8))
            wide = room.width() / len(TROPHIES)
            for at, trophy in enumerate(TROPHIES):
                place = QRectF(room.left() + at * wide, room.top(), wide, plank.top() - room.top())
                paint_trophy(painter, place.adjusted(t.px(8), t.px(10), -t.px(8), 0), trophy, held=False)
            painter.fillRect(plank, QColor("#8A5430"))


class _StripDelegate(QStyledItemDelegate):
    """Paints a strip."""

    def __init__(self, view: KeptStrips) -> None:
        super().__init__(view)
        self._view = view

    def sizeHint(self, _option: QStyleOptionViewItem, _index: QModelIndex | QPersistentModelIndex) -> QSize:
        return QSize(theme().px(200), self._view.strip)

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        t = theme()
        state: QStyle.StateFlag = option.state
        chosen = bool(state & QStyle.StateFlag.State_Selected)
        room = QRectF(option.rect).adjusted(t.px(3), t.px(3), -t.px(3), -t.px(_BETWEEN))
        name, _, line = str(index.data()).partition("\n")
        with saved(painter):
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setClipRect(room)
            ground = t.colour("green")
            painter.fillRect(room, ground)
            words = self._paint_pictures(painter, room, self._view.row(index).competition, ground)
            self._paint_words(painter, words, name, line)
            painter.setClipping(False)
            set_ink(painter, line=QPen(t.colour("gold" if chosen else "ink"), t.px(5 if chosen else 2)))
            painter.drawRect(room)
            if chosen and state & QStyle.StateFlag.State_HasFocus:
                paint_focus(painter, room.adjusted(-t.px(3), -t.px(3), t.px(3), t.px(3)), 0)

    def _paint_pictures(
        self, painter: QPainter, room: QRectF, competition: Cup | Championship | None, ground: QColor
    ) -> QRectF:
        """Paint rays, the game or the sides, and the cup; returns the room left for words."""
        t = theme()
        side = min(room.height(), room.width() * 0.26)
        first = QRectF(room.left(), room.top(), side, room.height())
        last = QRectF(room.right() - side * 0.9, room.top(), side * 0.9, room.height())
        words = QRectF(first.right(), room.top(), last.left() - first.right(), room.height())
        if leftward(self._view):
            first.moveRight(room.right())
            last.moveLeft(room.left())
            words.moveLeft(last.right())
        paint_rays(painter, room, QPointF(last.center().x(), room.bottom()), ground.darker(116), 0.1)
        trophy: Trophy = "town"
        with saved(painter):
            painter.setClipRect(first, Qt.ClipOperation.IntersectClip)
            match competition:
                case Cup() as cup:
                    trophy = cup.trophy or trophy
                    if cup.game in titles.ids():
                        cover_of(titles.title(cup.game))(painter, first)
                case Championship() as evening:
                    for at, each in enumerate(evening.sides[:2]):
                        half = QRectF(first.left(), first.top() + at * first.height() / 2, side, first.height() / 2)
                        painter.fillRect(half, QColor(SEAT_COLOURS[at]))
                        face = QRectF(0, 0, half.height() * 0.86, half.height() * 0.86)
                        face.moveCenter(half.center())
                        draw_face(painter, face, Person(each.name, SEAT_COLOURS[at]))
        paint_trophy(painter, last.adjusted(0, t.px(8), 0, -t.px(8)), trophy, held=True)
        return words.adjusted(t.px(16), t.px(10), -t.px(8), -t.px(10))

    def _paint_words(self, painter: QPainter, room: QRectF, name: str, line: str) -> None:
        """Paint the name as large as it fits in two lines, and the progress below."""
        t = theme()
        words = fit_text(name, QSizeF(room.width(), room.height() - t.px(26)), _display, t.px(34), t.px(13))
        if words is not None:
            words.draw(painter, room.topLeft(), PAPER)
        painter.setPen(PAPER)
        font = t.sized_font("strong", t.px(14))
        painter.setFont(font)
        below = QRectF(room.left(), room.bottom() - t.px(22), room.width(), t.px(22))
        short = QFontMetricsF(font).elidedText(line, Qt.TextElideMode.ElideRight, below.width())
        painter.drawText(below, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, short)
