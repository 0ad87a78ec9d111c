"""The program's icons in the ink of the theme, the application's icon, and the house's signs as painter paths.

Code that reads and caches icons is loaded with the first icon: the start screen shows none. The signs are the swallow,
the star, and a shape for each card colour: green is a disc, blue a square, red a diamond, so that no colour has to be
seen to be told (S0.2).
"""

from __future__ import annotations

import math
import re
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QGuiApplication, QPainter, QPainterPath, QPixmap, QPolygonF, QTransform

from swallows_gui.catalogue.places import data_path
from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.face_cache import cached
from swallows_gui.ui.kit.painting import painting, saved, set_ink

if TYPE_CHECKING:
    from PySide6.QtGui import QIcon, QImage


_SHADE = QColor(20, 30, 24, 105)
"""Over what cannot be chosen: it lies in the shade, and what is written on it can still be read (4.5 : 1)."""
_TOKENS = re.compile(r"[MCZ]|-?\d+(?:\.\d+)?")


def polygon(*corners: tuple[float, float]) -> QPolygonF:
    """The polygon of these corners."""
    return QPolygonF([QPointF(x, y) for x, y in corners])


def leaning(room: QRectF, lean: float) -> QPolygonF:
    """A parallelogram that leans to the right: `lean` further at the top than `room`, and equally less
    at the bottom."""
    return polygon(
        (room.left() + lean, room.top()), (room.right() + lean, room.top()),
        (room.right() - lean, room.bottom()), (room.left() - lean, room.bottom()),
    )  # fmt: skip


@lru_cache(maxsize=1)
def swallow_path() -> QPainterPath:
    """The swallow in flight, in a square of 100 by 100, read from `resources/art/swallow.svg`."""
    source = data_path("resources", "art", "swallow.svg").read_text(encoding="utf-8")
    found = re.search(r' d="([^"]+)"', source)
    if found is None:
        raise ValueError("swallow.svg has no path")
    tokens = _TOKENS.findall(found.group(1))
    path = QPainterPath()
    numbers: list[float] = []
    command = ""
    for token in tokens:
        if token == "Z":
            path.closeSubpath()
        elif token in "MC":
            command = token
        else:
            numbers.append(float(token))
            if command == "M" and len(numbers) == 2:
                path.moveTo(*numbers)
                numbers = []
            elif command == "C" and len(numbers) == 6:
                path.cubicTo(*numbers)
                numbers = []
    return path


def paint_swallow(painter: QPainter, room: QRectF, colour: QColor, turn: float = 0) -> None:
    """Paint the swallow as large as fits the room, turned clockwise by degrees."""
    side = min(room.width(), room.height())
    with saved(painter):
        painter.translate(room.center())
        painter.rotate(turn)
        painter.scale(side / 100, side / 100)
        painter.translate(-50, -50)
        painter.fillPath(swallow_path(), colour)


def star_path(centre: QPointF, radius: float, points: int = 5, inner: float = 0.4, turn: float = 0) -> QPainterPath:
    """A star, upright unless turned clockwise by degrees; `inner` is the notches' part of the radius."""
    polygon = QPolygonF()
    for corner in range(points * 2):
        angle = math.radians(turn - 90 + corner * 180 / points)
        length = radius if corner % 2 == 0 else radius * inner
        polygon.append(centre + QPointF(math.cos(angle) * length, math.sin(angle) * length))
    path = QPainterPath()
    path.addPolygon(polygon)
    path.closeSubpath()
    return path


def colour_shape(colour: str, room: QRectF) -> QPainterPath:
    """The shape of a card colour inside a square room: green disc, blue square, red diamond."""
    path = QPainterPath()
    side = min(room.width(), room.height())
    square = QRectF(0, 0, side, side)
    square.moveCenter(room.center())
    if colour == "green":
        path.addEllipse(square)
    elif colour == "blue":
        inset = side * 0.06
        path.addRect(square.adjusted(inset, inset, -inset, -inset))
    else:
        c = square.center()
        half = side * 0.58
        path.addPolygon(
            QPolygonF([c + QPointF(0, -half), c + QPointF(half, 0), c + QPointF(0, half), c + QPointF(-half, 0)])
        )
        path.closeSubpath()
    return path


def paint_ball(painter: QPainter, centre: QPointF, radius: float, ink: QColor) -> None:
    """Paint a football: white, with one pentagon and the seams that leave it."""
    with saved(painter):
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(centre)
        set_ink(painter, fill=QColor("#FFFFFF"))
        painter.drawEllipse(QPointF(0, 0), radius, radius)
        clip = QPainterPath()
        clip.addEllipse(QPointF(0, 0), radius, radius)
        pen = painter.pen()
        pen.setStyle(Qt.PenStyle.SolidLine)
        pen.setColor(ink)
        pen.setWidthF(max(0.6, radius * 0.12))
        with saved(painter):
            painter.setClipPath(clip, Qt.ClipOperation.IntersectClip)
            patch = QPolygonF()
            for corner in range(5):
                angle = math.radians(-90 + 72 * corner)
                at = QPointF(math.cos(angle), math.sin(angle))
                patch.append(at * (radius * 0.42))
                painter.setPen(pen)
                painter.drawLine(at * (radius * 0.42), at * (radius * 0.8))
                outer = (
                    QTransform()
                    .rotate(72 * corner)
                    .map(
                        polygon((0, -radius * 0.74), (radius * 0.34, -radius * 1.05), (-radius * 0.34, -radius * 1.05))
                    )
                )
                set_ink(painter, fill=ink)
                painter.drawPolygon(outer)
            painter.setBrush(ink)
            painter.drawPolygon(patch)
        set_ink(painter, line=pen)
        painter.drawEllipse(QPointF(0, 0), radius, radius)


def paint_shade(painter: QPainter, room: QRectF, radius: float = 0.0) -> None:
    """Darken a card that cannot be chosen; `radius` of its corners in pixels."""
    with saved(painter):
        set_ink(painter, fill=_SHADE)
        painter.drawRoundedRect(room, radius, radius)


def icon(name: str, colour: str = "ink") -> QIcon:
    """The icon from a file in `resources/art/icons`, in a colour of the theme. Raises `FileNotFoundError`. It keeps its
    colours: get it again when the theme changes."""
    from PySide6.QtGui import QIcon

    result = QIcon()
    for side in (16, 24, 32, 48, 64):
        result.addPixmap(icon_pixmap(name, side, 1.0, colour))
        result.addPixmap(icon_pixmap(name, side, 1.0, "outline"), QIcon.Mode.Disabled)
    return result


_POINTING: Final = frozenset((
    "back", "next", "undo", "redo", "play", "skip", "step", "step_back", "goal_back", "goal_next", "match_back",
    "match_next",
))  # fmt: skip
"""Icons that point along the line."""


def icon_pixmap(name: str, side: float, ratio: float = 1.0, colour: str = "ink") -> QPixmap:
    """An icon as a square pixmap, `side` in device-independent pixels. An icon that points in a direction is mirrored
    for right-to-left text."""
    paint = theme().colour(colour).name()
    turned = name in _POINTING and QGuiApplication.layoutDirection() == Qt.LayoutDirection.RightToLeft

    def render() -> QImage:
        from PySide6.QtCore import QByteArray
        from PySide6.QtGui import QImage
        from PySide6.QtSvg import QSvgRenderer

        source = data_path("resources", "art", "icons", f"{name}.svg").read_text(encoding="utf-8")
        renderer = QSvgRenderer(QByteArray(source.replace("currentColor", paint).encode("utf-8")))
        image = QImage(round(side * ratio), round(side * ratio), QImage.Format.Format_ARGB32_Premultiplied)
        image.setDevicePixelRatio(ratio)
        image.fill(Qt.GlobalColor.transparent)
        with painting(image, smooth=False) as painter:
            if turned:
                painter.translate(side, 0)
                painter.scale(-1, 1)
            renderer.render(painter, QRectF(0, 0, side, side))
        return image

    return cached(("icon", name, side, ratio, paint, turned), render)


def app_icon() -> QIcon:
    """The application's icon in all usual sizes."""
    from PySide6.QtGui import QIcon, QImage
    from PySide6.QtSvg import QSvgRenderer

    result = QIcon()
    renderer = QSvgRenderer(str(data_path("resources", "art", "app.svg")))
    for side in (16, 24, 32, 48, 64, 128, 256):
        image = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(Qt.GlobalColor.transparent)
        with painting(image, smooth=False) as painter:
            renderer.render(painter)
        result.addPixmap(QPixmap.fromImage(image))
    return result


def swallow_pixmap(height: float, ratio: float = 1.0, colour: str = "ink") -> QPixmap:
    """The swallow in a colour of the theme, in a square of a height in device-independent pixels."""
    paint = theme().colour(colour)

    def render() -> QImage:
        from PySide6.QtGui import QImage

        side = QSize(round(height * ratio), round(height * ratio))
        image = QImage(side, QImage.Format.Format_ARGB32_Premultiplied)
        image.setDevicePixelRatio(ratio)
        image.fill(Qt.GlobalColor.transparent)
        with painting(image) as painter:
            paint_swallow(painter, QRectF(0, 0, height, height), paint)
        return image

    return cached(("swallow", height, ratio, paint.name()), render)
