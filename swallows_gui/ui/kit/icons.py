"""Icons in the ink of the theme, the application's icon, and the swallow as a picture.

What reads and keeps icons is loaded with the first of them: the start screen shows none.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QGuiApplication, QPixmap

from swallows_gui.catalogue.places import data_path
from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.face_cache import cached
from swallows_gui.ui.kit.marks import paint_swallow
from swallows_gui.ui.kit.painting import painting

if TYPE_CHECKING:
    from PySide6.QtGui import QIcon, QImage


def icon(name: str, colour: str = "ink") -> QIcon:
    """The icon of a file in `resources/art/icons`, in a colour of the theme. Raises `FileNotFoundError`.

    It keeps the colours of the moment: take it anew when the theme changes.
    """
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
    """One icon as a square picture of a side in device-independent pixels; one that points somewhere is turned round
    where lines begin at the right."""
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
