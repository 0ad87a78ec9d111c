"""What happens on the pitch beside goals, stamped over it in a word: saves, misses, sendings-off, periods (S5, S8.3);
and the stamp on a betting slip.

The more it matters, the larger the word. It lands, stands while the moment is looked at, and takes no clicks.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPolygonF
from PySide6.QtWidgets import QWidget

from swallows_gui.engine.events import WrittenEvent
from swallows_gui.games.swallows.rules.events import Effect, Missed, PeriodStarted, Saved, SentOff
from swallows_gui.services.glossary import translate
from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.clock import Motion, clock, even
from swallows_gui.ui.kit.painting import painting, saved, set_ink
from swallows_gui.ui.kit.text_fit import draw_centred, fit_line

LASTS: Final = 0.85
"""Seconds at pace normal."""
_AT_REST: Final = 0.5
"""A part at which it stands: what reduced motion shows."""
_HIT: Final = 0.14
"""Part in which it lands, and in which it goes."""
_LEAN: Final = -7.0
"""Degrees."""
_INK, _PAPER = QColor("#1A1A1A"), QColor("#F4EFE3")
_RED, _BLUE, _GOLD = QColor("#C8321F"), QColor("#1F4E9E"), QColor("#F2D24B")
_SMALL, _MIDDLE, _LARGE = 0.16, 0.24, 0.32
"""Height of the letters in parts of the pitch's."""

_ABOVE: Final = 0.3
"""Where a word stands above the sum that it follows from, in parts of the pitch's height."""


@dataclass(frozen=True, slots=True)
class StampWord:
    """A stamp: a word, its colours, and the height of its letters in parts of the pitch."""

    text: str
    ground: QColor
    ink: QColor
    size: float


def word_of(event: WrittenEvent | None) -> StampWord | None:
    """The word for an event; None for events shown otherwise."""
    match event:
        case Saved():
            return StampWord(translate("Stamp", "SAVED!"), _BLUE, _PAPER, _MIDDLE)
        case Missed():
            return StampWord(translate("Stamp", "MISSED!"), _PAPER, _INK, _SMALL)
        case SentOff(card=str()):
            return StampWord(translate("Stamp", "SENT OFF!"), _RED, _PAPER, _MIDDLE)
        case Effect(what="cancel", lapsed=False):
            return StampWord(translate("Stamp", "CALLED OFF!"), _INK, _PAPER, _MIDDLE)
        case PeriodStarted(period="extra"):
            return StampWord(translate("Stamp", "EXTRA TIME"), _INK, _GOLD, _LARGE)
        case PeriodStarted(period="shootout"):
            return StampWord(translate("Stamp", "PENALTY SHOOT-OUT"), _INK, _GOLD, _LARGE)
    return None


def full_time() -> StampWord:
    """The word for the last whistle; the result follows it."""
    return StampWord(translate("Stamp", "FULL TIME"), _INK, _GOLD, _LARGE)


def handed_in() -> StampWord:
    """The word on a betting slip that cannot be changed any more."""
    return StampWord(translate("Stamp", "HANDED IN"), _RED, _PAPER, _MIDDLE)


class Stamp(QWidget):
    """A stamp over the pitch and flying cards, or over another widget; hidden otherwise."""

    stamped = Signal(bool)
    """Whether something stands there now."""

    def __init__(self, over: QWidget, table: QWidget | None = None) -> None:
        """`over` is the widget it is stamped on; with `table`, an ancestor, it lies over everything there."""
        super().__init__(table or over)
        self._over, self._table = over, table or over
        self._motion: Motion | None = None
        self._part = 0.0
        self._then: Callable[[], None] | None = None
        self._place = QPoint()
        """Where that begins, seen from here."""
        self.word: StampWord | None = None
        """What it says; None while it is hidden."""
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        over.installEventFilter(self)
        self.hide()

    def show_word(
        self, word: StampWord, *, moves: bool, speed: float | None, then: Callable[[], None] | None = None
    ) -> None:
        """Animate a stamp, then call `then`; without `moves` it stands until `clear`."""
        self.clear()
        self.word, self._then = word, then
        self._stand()
        self._part = _AT_REST
        self.show()
        self.raise_()
        self.stamped.emit(True)
        if moves:
            self._motion = clock().run(self, LASTS, self._step, self.finish, speed=speed, curve=even)

    def finish(self) -> None:
        """End the stamp and call what follows."""
        then = self._then
        self.clear()
        if then is not None:
            then()

    def clear(self) -> None:
        """Remove the stamp without calling what follows."""
        if self._motion is not None:
            self._motion.cancel()
        stood = self.word is not None
        self._motion = self.word = self._then = None
        self.hide()
        if stood:
            self.stamped.emit(False)

    def _step(self, part: float) -> None:
        self._part = part
        self.update()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Resize with the stamped widget."""
        if watched is self._over and event.type() in (QEvent.Type.Resize, QEvent.Type.Move) and not self.isHidden():
            self._stand()
        return False

    def _stand(self) -> None:
        """Cover the visible part of the stamped widget, where it scrolls."""
        part, room = self._over, self._over.rect()
        while part is not self._table and (above := part.parentWidget()) is not None:
            room = room.translated(part.pos()).intersected(above.rect())
            part = above
        self._place = self._over.mapTo(self._table, QPoint(0, 0)) - room.topLeft()
        self.setGeometry(room)

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self.word is not None:
            with painting(self, smooth=False) as painter:
                paint_word(painter, QRectF(self._over.rect().translated(self._place)), self.word, self._part)


def paint_word(painter: QPainter, room: QRectF, word: StampWord, part: float) -> None:
    """Paint a part of it, 0 to 1: it lands larger than it is and settles, and fades at the end."""
    t = theme()
    landed = min(1.0, part / _HIT)
    left = min(1.0, max(0.0, (1 - part) / _HIT))
    if landed <= 0 or left <= 0:
        return
    font = fit_line(word.text, room.width() * 0.8, lambda px: t.sized_font("display", px, 900), _size(room, word), 10)
    metrics = QFontMetricsF(font)
    wide, high = metrics.horizontalAdvance(word.text) + metrics.height() * 0.9, metrics.height() * 1.15
    scale = 1 + 0.7 * (1 - landed) ** 2 - 0.05 * math.sin(math.pi * min(1.0, part / (2 * _HIT)))
    with saved(painter):
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setOpacity(landed * left)
        high_up = 0.5 if word.size == _LARGE else _ABOVE
        painter.translate(room.center().x(), room.top() + room.height() * high_up)
        painter.rotate(_LEAN)
        painter.scale(scale, scale)
        slant = high * 0.2
        corners = [
            QPointF(-wide / 2 + slant, -high / 2),
            QPointF(wide / 2 + slant, -high / 2),
            QPointF(wide / 2 - slant, high / 2),
            QPointF(-wide / 2 - slant, high / 2),
        ]
        drop = QPointF(high * 0.07, high * 0.07)
        set_ink(painter, fill=QColor(0, 0, 0, 110))
        painter.drawPolygon(QPolygonF([corner + drop for corner in corners]))
        painter.setBrush(word.ground)
        painter.drawPolygon(QPolygonF(corners))
        draw_centred(painter, QRectF(-wide / 2, -high / 2, wide, high), word.text, font, word.ink)


def _size(room: QRectF, word: StampWord) -> float:
    return max(14.0, room.height() * word.size)
