"""Cards in flight over the match table, from hand to pitch, from hand to hand, off the pitch, on the animation clock.

The layer shows what is on its way and nothing else: at rest it is hidden; what lands is shown by whoever it comes to.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QWidget

from swallows_gui.games.swallows.data.cards import Card
from swallows_gui.games.swallows.table.cards.card_back import back, card_size
from swallows_gui.games.swallows.table.cards.card_face import face_soon
from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.clock import Motion, clock, ease, even
from swallows_gui.ui.kit.face_cache import paint_queue
from swallows_gui.ui.kit.painting import painting, saved, set_ink

MOST = 6
"""Cards in the air at once; more than so many start from under the others."""


class FlightSpot(NamedTuple):
    """The place of a flying card: its centre in the layer, height in pixels, and angle in degrees."""

    centre: QPointF
    height: float
    turn: float = 0.0


@dataclass(frozen=True, slots=True)
class Flight:
    """A card flying over one or more spots."""

    card: Card | None
    """None: only its back may be seen."""
    colour: str
    """Of the back."""
    spots: tuple[Callable[[], FlightSpot], ...]
    """Asked anew for every frame: the window may change its size meanwhile."""
    seconds: float
    covered: bool = False
    """It starts face down and is turned over on its first leg."""
    start: float = 0.0
    """Seconds to wait."""
    hold: float = 0.0
    """Part of the flight, between its first leg and its last, that it is shown still."""
    spin: float = 0.0
    """Degrees that it turns on its last leg."""
    mark: str = ""
    """"red": it is sent off; "injured"."""

    def at(self, part: float) -> tuple[FlightSpot, float]:
        """The place at a share of the flight, and the done share of its first leg."""
        spots = [each() for each in self.spots]
        if len(spots) == 2:
            return self._between(spots[0], spots[1], ease(part), self.spin), part
        leg = (1 - self.hold) / 2
        if part < leg:
            return self._between(spots[0], spots[1], ease(part / leg), 0.0), part / leg
        if part < leg + self.hold:
            return spots[1], 1.0
        last = min(1.0, (part - leg - self.hold) / leg)
        return self._between(spots[1], spots[2], last * last, self.spin), 1.0

    @staticmethod
    def _between(one: FlightSpot, other: FlightSpot, part: float, spin: float) -> FlightSpot:
        bow = math.sin(math.pi * part) * one.height * 0.1
        return FlightSpot(
            one.centre + (other.centre - one.centre) * part - QPointF(0, bow),
            one.height + (other.height - one.height) * part,
            one.turn + (other.turn - one.turn + spin) * part,
        )


class FlightLayer(QWidget):
    """A transparent layer over the table on which cards fly. Commentary and prompt say what flies."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._flights: dict[Motion, tuple[Flight, float]] = {}
        self._painted = QRect()
        paint_queue().ready.connect(self._face_is_there)
        self.hide()

    @property
    def flying(self) -> list[tuple[Flight, FlightSpot]]:
        """The flying cards with their places."""
        return [(flight, flight.at(part)[0]) for flight, part in self._flights.values()]

    def fly(self, flight: Flight, speed: float | None, landed: Callable[[], None] | None = None) -> None:
        """Start a flight; `landed` is called at its end, or at once without animations."""
        whole = flight.start + flight.seconds
        motion: Motion | None = None

        def step(part: float) -> None:
            if motion is not None and motion in self._flights:
                now = max(0.0, (part * whole - flight.start) / flight.seconds)
                self._flights[motion] = flight, now
                self._renew()

        def done() -> None:
            if motion is not None:
                self._flights.pop(motion, None)
            self._renew()
            if landed is not None:
                landed()

        motion = clock().run(self, whole, step, done, speed=speed, curve=even)
        if not motion.over:
            self._flights[motion] = flight, 0.0
            self.raise_()
            self.show()
            self._renew()

    def clear(self) -> None:
        """Stop all flights without landing."""
        for motion in self._flights:
            motion.cancel()
        self._flights.clear()
        self._renew()

    def _face_is_there(self) -> None:
        if self._flights:
            self.update(self._painted)

    def _renew(self) -> None:
        """Repaint only where cards were and are."""
        room = QRectF()
        for flight, part in self._flights.values():
            spot, _ = flight.at(part)
            side = spot.height * 1.3
            room = room.united(QRectF(spot.centre.x() - side / 2, spot.centre.y() - side / 2, side, side))
        now = room.toAlignedRect()
        self.update(self._painted.united(now))
        self._painted = now
        if not self._flights:
            self.hide()

    def paintEvent(self, _event: QPaintEvent) -> None:
        with painting(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            for flight, part in self._flights.values():
                if part > 0 or flight.start <= 0:
                    self._paint_card(painter, flight, part)

    def _paint_card(self, painter: QPainter, flight: Flight, part: float) -> None:
        spot, first = flight.at(part)
        size = card_size(max(each().height for each in flight.spots))
        narrow = 1.0
        picture = self._picture(flight, size, open_=flight.card is not None)
        if flight.covered and flight.card is not None:
            narrow = max(0.04, abs(math.cos(math.pi * min(1.0, first))))
            picture = self._picture(flight, size, open_=first >= 0.5)
        scale = spot.height / size.height()
        with saved(painter):
            painter.translate(spot.centre)
            painter.rotate(spot.turn)
            painter.scale(scale * narrow, scale)
            room = QRectF(-size.width() / 2, -size.height() / 2, size.width(), size.height())
            set_ink(painter, fill=QColor(0, 0, 0, 55))
            painter.drawRoundedRect(room.translated(5, 9), size.width() * 0.05, size.width() * 0.05)
            painter.drawPixmap(room, picture, QRectF(picture.rect()))
            if flight.mark and first >= 1:
                _paint_mark(painter, room, flight.mark)

    def _picture(self, flight: Flight, size: QSize, open_: bool) -> QPixmap:
        ratio = self.devicePixelRatioF()
        if open_ and flight.card is not None:
            return face_soon(flight.card, size, ratio)
        return back(flight.colour, size, ratio)


def _paint_mark(painter: QPainter, room: QRectF, mark: str) -> None:
    """A red card on the one that is sent off; a plaster on the one that is injured."""
    t = theme()
    wide = room.width()
    with saved(painter):
        painter.translate(room.center() + QPointF(wide * 0.2, room.height() * 0.24))
        pen = QPen(QColor("#1A1A1A"), wide * 0.025)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        if mark == "red":
            painter.rotate(12)
            painter.setBrush(t.colour("red"))
            painter.drawRoundedRect(
                QRectF(-wide * 0.16, -wide * 0.23, wide * 0.32, wide * 0.46), wide * 0.03, wide * 0.03
            )
        else:
            painter.rotate(-32)
            for turn in (0, 90):
                with saved(painter):
                    painter.rotate(turn)
                    painter.setBrush(QColor("#F3D3B5"))
                    painter.drawRoundedRect(
                        QRectF(-wide * 0.27, -wide * 0.075, wide * 0.54, wide * 0.15), wide * 0.07, wide * 0.07
                    )
