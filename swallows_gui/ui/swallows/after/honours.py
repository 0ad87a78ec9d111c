"""The posters of the pay-out: who has won the cup, before the race, and whose purse is the fullest, before all figures.

Each comes, stands and goes over the whole screen; any key or click ends the one that stands and does nothing else.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPointF, QRectF, QSize
from PySide6.QtGui import QColor, QGuiApplication, QImage, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from swallows_gui.catalogue.swallows.art import house_art
from swallows_gui.catalogue.swallows.nations import Nation
from swallows_gui.models.swallows.names import Names
from swallows_gui.models.vocabulary import listed
from swallows_gui.services.language import language
from swallows_gui.services.palette import LIGHT
from swallows_gui.services.settings import settings
from swallows_gui.ui.art.medallion import paint_medallion
from swallows_gui.ui.art.paints import paints
from swallows_gui.ui.kit.clock import MOTION_SPEED, Motion, clock, even
from swallows_gui.ui.kit.keys import HELD_KEYS
from swallows_gui.ui.kit.notices import announce
from swallows_gui.ui.kit.take_over import AT_REST, COMES, INKS, TakeOver, ink_on, paint_take_over, picture_room
from swallows_gui.ui.swallows.art import things
from swallows_gui.ui.swallows.cards.flags import paint_flag
from swallows_gui.ui.swallows.match.goal_poster import kit_colours
from swallows_gui.ui.swallows.match.match_times import has_posters, poster_length

STANDS: Final = 2.6
"""Seconds at pace normal, between coming and going."""
LASTS: Final = 2 * COMES + STANDS
_CUP: Final = "trophy"
_OUTLINE: Final = QColor("#1A1A1A")
_EVENING: Final = QColor("#3A5A8C")
"""Behind the cup: its foot is black."""


class Winner(NamedTuple):
    """A seat with the fullest purse."""

    name: str
    colour: str
    """`#RRGGBB`."""
    cash: int
    """M."""


class Honours(QWidget):
    """Lies over a screen; hidden while nothing stands there."""

    def __init__(self, over: QWidget) -> None:
        super().__init__(over)
        self._over = over
        self._motion: Motion | None = None
        self._part = 0.0
        self._then: Callable[[], None] | None = None
        self.what: TakeOver | None = None
        """What it says; None while it is hidden."""
        over.installEventFilter(self)
        self.hide()

    def show_poster(self, what: TakeOver | None, then: Callable[[], None] | None = None) -> None:
        """Show a poster, then call `then`: at once if there is none, if nobody wants one, or at pace instant. Under
        reduced motion it stands still until somebody ends it."""
        self.drop()
        now = settings().now
        if what is None or not has_posters() or MOTION_SPEED[now.pace] <= 0:
            if then is not None:
                then()
            return
        self.what, self._then = what, then
        self.setAccessibleName(". ".join(part for part in (what.word, what.line, what.small) if part))
        self.setGeometry(self._over.rect())
        self.show()
        self.raise_()
        announce(self, self.accessibleName())
        app = QGuiApplication.instance()
        if app is not None:
            app.installEventFilter(self)
        if now.reduced_motion:
            self._part = AT_REST
            return
        self._motion = clock().run(self, poster_length() * LASTS, self._step, self._end, curve=even)

    def drop(self) -> None:
        """Nothing stands there, and nothing follows."""
        self._then = None
        self._clear()

    def _clear(self) -> None:
        app = QGuiApplication.instance()
        if app is not None:
            app.removeEventFilter(self)
        motion, self._motion, self.what = self._motion, None, None
        if motion is not None:
            motion.cancel()
        self.setAccessibleName("")
        self.hide()

    def _end(self) -> None:
        then, self._then = self._then, None
        self._clear()
        if then is not None:
            then()

    def _step(self, part: float) -> None:
        self._part = part
        self.update()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """It is as large as what it covers, and takes the key or click that ends it."""
        if watched is self._over and event.type() == QEvent.Type.Resize:
            self.setGeometry(self._over.rect())
            return False
        if self.what is None or not isinstance(watched, QWidget) or watched.window() is not self.window():
            return False
        if isinstance(event, QKeyEvent) and event.key() in HELD_KEYS:
            return False
        match event.type():
            case QEvent.Type.ShortcutOverride:
                event.accept()  # the key arrives as a key, and as no entry of a menu
                return True
            case QEvent.Type.KeyPress | QEvent.Type.MouseButtonPress:
                self._end()
                return True
        return False

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self.what is not None:
            painter = QPainter(self)
            paint_take_over(painter, QRectF(self.rect()), self.what, self._part, STANDS)
            painter.end()


def champions_poster(team: str, trainer: str, names: Names, size: QSize, ratio: float = 1.0) -> TakeOver:
    """Who has won the cup: the team by its code, and whose it is; for a screen of a size in pixels."""
    nation = names.nation(team)
    ground, rays, ink = kit_colours(nation)
    return TakeOver(
        QCoreApplication.translate("Honours", "CHAMPIONS!"),
        str(names.team(team)),
        ground,
        rays,
        ink,
        picture=_cup_picture(nation, size, ratio),
        small=QCoreApplication.translate("Honours", "Manager: {seat}").format(seat=trainer) if trainer else "",
    )


def fullest_purse_poster(winners: Sequence[Winner], size: QSize, ratio: float = 1.0) -> TakeOver:
    """Whose purse is the fullest; several who share it stand side by side."""
    ground = QColor(winners[0].colour)
    ink = ink_on(ground)
    rays = ground.darker(118) if ink == INKS[0] else ground.lighter(112)
    return TakeOver(
        listed([winner.name for winner in winners]),
        language().money(winners[0].cash),
        ground,
        rays,
        ink,
        picture=_faces_picture(winners, size, ratio),
        small=QCoreApplication.translate("Honours", "The fullest purse")
        if len(winners) == 1
        else QCoreApplication.translate("Honours", "The fullest purses, equally full"),
    )


def _canvas(size: QSize, ratio: float) -> tuple[QImage, QRectF]:
    """An image for the part of a poster that a picture takes, and its room."""
    part = picture_room(QRectF(QPointF(0, 0), size.toSizeF()))
    room = QRectF(0, 0, max(1.0, part.width()), max(1.0, part.height()))
    image = QImage(room.size().toSize() * ratio, QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(ratio)
    return image, room


def _cup_picture(nation: Nation | None, size: QSize, ratio: float) -> QImage:
    image, room = _canvas(size, ratio)
    image.fill(_EVENING)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    wide = room.width() * 0.62
    flag = QRectF(room.width() * 0.26, room.height() * 0.1, wide, wide * 0.66)
    painter.fillRect(flag.adjusted(-6, -6, 6, 6), INKS[0])
    paint_flag(painter, flag, nation)
    thing = house_art().things[_CUP]
    box = things.box(thing)
    scale = room.height() * 0.62 / box.height()
    painter.translate(flag.center().x(), room.height() * 0.94)
    painter.scale(scale, scale)
    painter.translate(-box.center().x(), 0)
    things.paint_thing(painter, thing, paints(LIGHT), _OUTLINE)
    painter.end()
    return image


def _faces_picture(winners: Sequence[Winner], size: QSize, ratio: float) -> QImage:
    image, room = _canvas(size, ratio)
    ground = QColor(winners[0].colour)  # letters reach over the edge, and read on a deeper or lighter shade of it
    image.fill(ground.darker(150) if ink_on(ground) == INKS[0] else ground.lighter(135))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    number = len(winners)
    side = min(room.height() * 0.7, room.width() * 0.72 / number)
    left = room.width() * 0.62 - side * number / 2
    for at, winner in enumerate(winners):
        face = QRectF(left + at * side, (room.height() - side) / 2, side, side).adjusted(4, 4, -4, -4)
        paint_medallion(painter, face, winner.name, QColor(winner.colour), "glad")
    painter.end()
    return image
