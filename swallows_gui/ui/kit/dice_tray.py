"""Dice with any faces on a black or white ground, and the tray into which they are thrown.

Each game paints its faces itself. A black die has a second rim, so that it differs by more than its colour.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QObject, QPointF, QRectF, Signal
from PySide6.QtGui import QColor, QPainter, QPen

from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.clock import Motion, clock, even
from swallows_gui.ui.kit.dice import SPOTS, TUMBLE, Tumble, tumbling
from swallows_gui.ui.kit.painting import saved, set_ink

FacePainter = Callable[[QPainter, QRectF, int, QColor, QColor], None]
"""Paints what is on the face of a number (1 to 6) into a square room: ink, and the ground that it lies on."""

INK, PAPER = QColor("#1A1A1A"), QColor("#FFFFFF")
_STEP = 1.25
"""From one die in a row to the next, in sides."""


@dataclass(frozen=True, slots=True)
class DieLook:
    """How a game's dice look."""

    paint: FacePainter
    black: Collection[int]
    """The numbers on a black ground."""


def paint_spots(painter: QPainter, room: QRectF, number: int, ink: QColor, _ground: QColor) -> None:
    """Paint the spots of an ordinary die."""
    set_ink(painter, fill=ink)
    side = room.width()
    for x, y in SPOTS[number]:
        painter.drawEllipse(room.center() + QPointF(x * side * 0.36, y * side * 0.36), side * 0.15, side * 0.15)


ORDINARY: Final = DieLook(paint_spots, frozenset())
"""White dice with spots."""


def paint_faced_die(painter: QPainter, room: QRectF, look: DieLook, moment: Tumble, *, shadow: bool = True) -> None:
    """Paint a die of a game into a square, with the face of a frame on top."""
    side = min(room.width(), room.height())
    black = moment.face in look.black
    ground, ink = (INK, PAPER) if black else (PAPER, INK)
    with saved(painter):
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(room.center())
        painter.rotate(moment.turn)
        painter.scale(1.0, moment.squash)
        whole, round_by = QRectF(-side / 2, -side / 2, side, side), side * 0.14
        if shadow:
            set_ink(painter, fill=QColor(0, 0, 0, 60))
            painter.drawRoundedRect(whole.translated(side * 0.04, side * 0.06), round_by, round_by)
        line = max(1.0, side * 0.026)
        set_ink(painter, line=QPen(PAPER if black else INK, line), fill=ground)
        painter.drawRoundedRect(whole.adjusted(line / 2, line / 2, -line / 2, -line / 2), round_by, round_by)
        if black:
            inner = side * 0.075
            set_ink(painter, line=QPen(QColor(255, 255, 255, 110), line * 0.7))
            painter.drawRoundedRect(whole.adjusted(inner, inner, -inner, -inner), round_by * 0.6, round_by * 0.6)
        edge = side * 0.15
        look.paint(painter, whole.adjusted(edge, edge, -edge, -edge), moment.face, ink, ground)


class DiceTray(QObject):
    """A row of dice for a board that paints it by `paint`, again whenever `changed` is emitted."""

    changed = Signal()

    def __init__(self, look: DieLook, owner: QObject) -> None:
        super().__init__(owner)
        self.look = look
        self._dice: tuple[int, ...] = ()
        self._picked: int | None = None
        self._part = 1.0
        self._motion: Motion | None = None

    @property
    def dice(self) -> tuple[int, ...]:
        """The numbers on top when the dice are at rest."""
        return self._dice

    @property
    def rolling(self) -> bool:
        """Whether the dice are still rolling."""
        return self._part < 1.0

    def lay(self, dice: Sequence[int], picked: int | None = None) -> None:
        """Show dice at rest. `picked` is the index of the one that counts; the others are turned aside."""
        self._stop()
        self._dice, self._picked, self._part = tuple(dice), picked, 1.0
        self.changed.emit()

    def throw(self, dice: Sequence[int], speed: float | None = None) -> None:
        """Roll the dice to these numbers. `speed` replaces the pace's factor for the length."""
        self._stop()
        self._dice, self._picked = tuple(dice), None
        self._motion = clock().run(self, TUMBLE, self._roll, speed=speed, curve=even)

    def width(self, side: float) -> float:
        """The width of the row for dice of this side."""
        return side * (1 + _STEP * max(0, len(self._dice) - 1))

    def paint(self, painter: QPainter, corner: QPointF, side: float) -> None:
        """Paint the dice, with the upper left corner of the first at `corner`."""
        for place, number in enumerate(self._dice):
            moment = tumbling(self._part, number)
            at = corner + QPointF(side * _STEP * place, 0)
            thrown = QPointF(-side * 2.2 * moment.along, -side * moment.up)
            aside = self._picked is not None and self._picked != place
            with saved(painter):
                painter.setOpacity(painter.opacity() * (0.45 if aside else 1.0))
                tilted = moment._replace(turn=moment.turn + (9.0 if aside else -7.0 + 3.0 * place))
                paint_faced_die(painter, QRectF(at + thrown, at + thrown + QPointF(side, side)), self.look, tilted)
                if self._picked == place and len(self._dice) > 1:
                    line = side * 0.06
                    painter.setPen(QPen(theme().colour("gold"), line))
                    painter.drawLine(at + QPointF(side * 0.1, side * 1.14), at + QPointF(side * 0.9, side * 1.14))

    def _roll(self, part: float) -> None:
        self._part = part
        self.changed.emit()

    def _stop(self) -> None:
        if self._motion is not None:
            self._motion.cancel()
            self._motion = None
