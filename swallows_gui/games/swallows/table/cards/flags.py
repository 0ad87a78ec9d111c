"""Flags of the nations, drawn from `resources/swallows/nations.json`, tables with flags, and small nation cards.

A small nation card shows kit, flag, code and strength, for a shelf with many of them (S0.3, S1.3).
"""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QIcon, QImage, QPainter, QPainterPath, QPaintEvent, QPen, QPixmap, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from swallows_gui.games.swallows.data.cards import Flag, Nation, Shape
from swallows_gui.games.swallows.table.cards.card_back import blank
from swallows_gui.services.language import language
from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.face_cache import cached
from swallows_gui.ui.kit.icons import polygon, star_path
from swallows_gui.ui.kit.painting import painting, saved, set_ink
from swallows_gui.ui.kit.tables import PosterTable
from swallows_gui.ui.kit.text_fit import draw_centred, fit_line
from swallows_gui.ui.kit.words import Adaptive, set_tip

NEUTRAL_RATIO = 1.5
"""Every flag is shown in this ratio, so that columns of them stand straight."""


def paint_flag(painter: QPainter, room: QRectF, nation: Nation | None, border: QColor | None = None) -> None:
    """Paint a nation's flag into a room, with a fine border (dark if none is named); without a nation a plain field."""
    with saved(painter):
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setClipRect(room, Qt.ClipOperation.IntersectClip)
        if nation is None:
            painter.fillRect(room, theme().colour("line"))
        else:
            paint_shapes(painter, room, nation.flag)
    with saved(painter):
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        pen = QPen(border if border is not None else QColor(0, 0, 0, 110))
        pen.setCosmetic(True)
        set_ink(painter, line=pen)
        painter.drawRect(room)


def paint_shapes(painter: QPainter, room: QRectF, flag: Flag) -> None:
    """Paint the shapes of a flag, stretched to fill the room."""
    with saved(painter):
        painter.translate(room.topLeft())
        painter.scale(room.width() / (100 * flag.ratio), room.height() / 100)
        round_again = (room.height() / 100) / (room.width() / (100 * flag.ratio))
        for shape in flag.shapes:
            _paint_shape(painter, shape, round_again)


def _paint_shape(painter: QPainter, shape: Shape, round_again: float) -> None:
    """One shape. Round things are widened by `round_again`, so that the stretch of the flag leaves them round."""
    colour = QColor(shape.paint)
    set_ink(painter, fill=colour)
    if shape.shape in ("polygon", "line"):
        points = QPolygonF([QPointF(x, y) for x, y in shape.path])
        if shape.shape == "polygon":
            painter.drawPolygon(points)
            return
        pen = QPen(colour, shape.width)
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
        set_ink(painter, line=pen)
        painter.drawPolyline(points)
        return
    if shape.at is None or shape.size is None:
        return
    x, y = shape.at
    width, height = shape.size
    if shape.shape == "rect":
        painter.drawRect(QRectF(x, y, width, height))
        return
    if shape.shape in ("cross", "saltire"):
        _paint_bars(painter, shape, x, y, width, height)
        return
    with saved(painter):
        painter.translate(x, y)
        painter.scale(round_again, 1)
        if shape.shape == "disc":
            painter.drawEllipse(QPointF(0, 0), width / 2, height / 2)
        elif shape.shape == "ring":
            set_ink(painter, line=QPen(colour, shape.width))
            painter.drawEllipse(QPointF(0, 0), width / 2, height / 2)
        elif shape.shape == "star":
            inner = 0.382 if shape.points == 5 else 0.5 if shape.points > 7 else 0.45
            painter.scale(width / height, 1)
            painter.drawPath(star_path(QPointF(0, 0), height / 2, shape.points, inner, shape.turn))
        elif shape.shape == "crescent":
            painter.rotate(shape.turn)
            painter.drawPath(_crescent(width, height))
        elif shape.shape == "leaf":
            painter.scale(width / 100, height / 100)
            painter.drawPath(_leaf())
        elif shape.shape == "tree":
            painter.scale(width / 100, height / 100)
            painter.drawPath(_tree())


def _paint_bars(painter: QPainter, shape: Shape, x: float, y: float, width: float, height: float) -> None:
    bar = shape.width
    room = QRectF(x - width / 2, y - height / 2, width, height)
    if shape.shape == "cross":
        painter.drawRect(QRectF(room.left(), y - bar / 2, width, bar))
        painter.drawRect(QRectF(x - bar / 2, room.top(), bar, height))
        return
    with saved(painter):
        painter.setClipRect(room, Qt.ClipOperation.IntersectClip)
        pen = QPen(QColor(shape.paint), bar)
        pen.setCapStyle(Qt.PenCapStyle.SquareCap)
        painter.setPen(pen)
        painter.drawLine(room.topLeft(), room.bottomRight())
        painter.drawLine(room.bottomLeft(), room.topRight())


def _crescent(width: float, height: float) -> QPainterPath:
    """A crescent opening to the right."""
    outer = QPainterPath()
    outer.addEllipse(QPointF(0, 0), width / 2, height / 2)
    inner = QPainterPath()
    inner.addEllipse(QPointF(width * 0.115, 0), width * 0.4, height * 0.4)
    return outer.subtracted(inner)


_HALF_LEAF = (
    (0, -50),
    (9, -33),
    (19, -37),
    (14, -13),
    (24, -22),
    (27, -15),
    (41, -18),
    (37, -4),
    (44, 0),
    (23, 17),
    (26, 26),
    (3, 23),
    (3, 50),
)


def _leaf() -> QPainterPath:
    """A maple leaf in a square of 100, its stalk at the bottom."""
    points = [QPointF(x, y) for x, y in _HALF_LEAF]
    points += [QPointF(-x, y) for x, y in reversed(_HALF_LEAF[1:])]
    path = QPainterPath()
    path.addPolygon(QPolygonF(points))
    path.closeSubpath()
    return path


def _tree() -> QPainterPath:
    """A cedar in a square of 100: layered branches over a trunk."""
    path = QPainterPath()
    for top, half in ((-50, 18), (-26, 32), (0, 46)):
        path.addPolygon(polygon((0, top - 4), (half, top + 26), (-half, top + 26)))
        path.closeSubpath()
    path.addRect(QRectF(-5, 24, 10, 22))
    path.addRect(QRectF(-14, 44, 28, 6))
    return path.simplified()


def flag_size(height: float) -> QSize:
    """The size of a flag of a height in pixels."""
    return QSize(math.ceil(height * NEUTRAL_RATIO), math.ceil(height))


def flag_pixmap(nation: Nation | None, height: float, ratio: float = 1.0) -> QPixmap:
    """A flag of a height in device-independent pixels."""
    size = flag_size(height)

    def render() -> QImage:
        image = QImage(size * ratio, QImage.Format.Format_ARGB32_Premultiplied)
        image.setDevicePixelRatio(ratio)
        image.fill(Qt.GlobalColor.transparent)
        with painting(image, smooth=False) as painter:
            border = theme().colour("ink")
            border.setAlpha(120)
            room = QRectF(0.5 / ratio, 0.5 / ratio, size.width() - 1 / ratio, size.height() - 1 / ratio)
            paint_flag(painter, room, nation, border)
        return image

    return cached(("flag", nation.code if nation else "", size.toTuple(), ratio, theme().name), render)


def flag_icon(nation: Nation) -> QIcon:
    """A flag for item views and menus, sharp at usual pixel ratios."""
    icon = QIcon()
    for height in (16, 24, 32, 48, 64):
        for mode in (QIcon.Mode.Normal, QIcon.Mode.Selected):  # a flag keeps its colours in a row that is selected
            icon.addPixmap(flag_pixmap(nation, height), mode)
    return icon


class FlagLabel(Adaptive, QWidget):
    """A flag beside a text; it names its nation to screen readers."""

    def __init__(self, nation: Nation | None = None, height: float = 20, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._height = height
        self._nation = nation
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.set_nation(nation)
        self.restyle()

    def set_nation(self, nation: Nation | None) -> None:
        """Show a nation's flag; None shows nothing."""
        if nation == self._nation and nation is None:
            return
        self._nation = nation
        self.retranslate()
        self.update()

    def set_height(self, height: float) -> None:
        """Change its height, in design pixels."""
        if height != self._height:
            self._height = height
            self.restyle()

    def sizeHint(self) -> QSize:
        return flag_size(theme().px(self._height))

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self._nation is not None:
            with painting(self, smooth=False) as painter:
                painter.drawPixmap(0, 0, flag_pixmap(self._nation, self.height(), self.devicePixelRatioF()))

    def retranslate(self) -> None:
        name = language().nation_name(self._nation) if self._nation is not None else ""
        self.setAccessibleName(name)
        set_tip(self, name, repeats=True)

    def restyle(self) -> None:
        self.setFixedSize(self.sizeHint())
        self.update()


class FlagTable(PosterTable):
    """A poster table some of whose cells belong to a nation."""

    def sign(self, of: Nation) -> QIcon:
        return flag_icon(of)


_INK, _WHITE = QColor("#1A1A1A"), QColor("#FFFFFF")
_FOOT = 0.36
"""What code and strength take of the height."""
_STRENGTH = 0.4
"""What the strength takes of the width."""


def nation_tile(nation: Nation, side: int, ratio: float = 1.0) -> QPixmap:
    """The small card of a nation, as wide as it is high; `side` in device-independent pixels."""

    def render() -> QImage:
        image = blank(QSize(side, side), ratio)
        with painting(image, smooth=False) as painter:
            paint_tile(painter, QRectF(0, 0, side, side), nation)
        return image

    return cached(("tile", nation.code, side, ratio, theme().name), render)


def paint_tile(painter: QPainter, room: QRectF, nation: Nation) -> None:
    """Paint a small nation card into a square."""
    colours, side = theme().colours, room.width()
    with saved(painter):
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(room, colours.of("card"))
        top = side * (1 - _FOOT)
        _paint_kit(painter, room, top, nation)
        high = top * 0.72
        flag = QRectF(0, 0, min(high * NEUTRAL_RATIO, side * 0.8), high)
        flag.moveCenter(QPointF(room.center().x(), room.top() + top * 0.47))
        painter.fillRect(flag.adjusted(-1, -1, 1, 1), _WHITE)
        paint_flag(painter, flag, nation)
        foot = QRectF(room.left(), room.top() + top, side, side - top)
        plate = foot.adjusted(side * (1 - _STRENGTH), 0, 0, 0)
        painter.fillRect(plate, _INK)
        _write(painter, foot.adjusted(side * 0.04, 0, -side * _STRENGTH, 0), nation.code, colours.of("card_ink"))
        _write(painter, plate, str(nation.strength), _WHITE)
        set_ink(painter, line=QPen(_INK, 1))
        painter.drawRect(room.adjusted(0.5, 0.5, -0.5, -0.5))


def _paint_kit(painter: QPainter, room: QRectF, top: float, nation: Nation) -> None:
    """The shirt behind the flag, cut by a diagonal with a bar of its trim."""
    painter.setPen(Qt.PenStyle.NoPen)
    for paint, cut in ((nation.kit.trim, 0.0), (nation.kit.shirt, 0.07)):
        low = room.top() + top - cut * room.height()
        corners = (room.topLeft(), room.topRight(), QPointF(room.right(), low - top * 0.16), QPointF(room.left(), low))
        painter.setBrush(QColor(paint))
        painter.drawPolygon(QPolygonF(corners))


def _write(painter: QPainter, room: QRectF, words: str, ink: QColor) -> None:
    def font_of(pixels: float) -> QFont:
        return theme().sized_font("number", pixels)

    draw_centred(painter, room, words, fit_line(words, room.width() * 0.96, font_of, room.height() * 0.86, 6), ink)
