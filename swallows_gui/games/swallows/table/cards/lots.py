"""The bowl from which lots are drawn, and the slips that come out of it (S1.5, S7.2)."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from swallows_gui.games.swallows.data.cards import Nation
from swallows_gui.games.swallows.table.cards.flags import NEUTRAL_RATIO, paint_flag
from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.painting import painting, saved, set_ink
from swallows_gui.ui.kit.text_fit import draw_centred, fit_line

_PAPER, _INK, _GLASS = QColor("#F4EFE3"), QColor("#1A1A1A"), QColor("#D9A21B")
OPENS: Final = 0.45
"""The part of its way on which a slip is unfolded."""
SLIP: Final = 2.4
"""Width over height of an open slip."""
_MOST_SEEN = 9
"""Folded slips that are seen in the bowl at once."""
_LIE = (
    (0.30, 0.42, -20.0), (0.52, 0.38, 14.0), (0.70, 0.44, -8.0), (0.40, 0.52, 32.0), (0.60, 0.54, -28.0),
    (0.50, 0.62, 6.0), (0.36, 0.33, 48.0), (0.64, 0.32, -44.0), (0.50, 0.27, 20.0),
)  # fmt: skip
"""Where folded slips lie in a bowl of one by one, and their turn in degrees; the lowest first."""


def paint_bowl(painter: QPainter, room: QRectF, left: int) -> None:
    """Paint a bowl with so many slips left in it into a square."""
    with saved(painter):
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(room.topLeft())
        painter.scale(room.width(), room.height())
        set_ink(painter, line=QPen(_INK, 0.02), fill=_PAPER)
        for x, y, turn in _LIE[: max(0, min(left, _MOST_SEEN))]:
            with saved(painter):
                painter.translate(x, y)
                painter.rotate(turn)
                painter.drawRect(QRectF(-0.11, -0.055, 0.22, 0.11))
        glass = QPainterPath(QPointF(0.08, 0.4))
        glass.cubicTo(QPointF(0.1, 0.85), QPointF(0.3, 0.9), QPointF(0.5, 0.9))
        glass.cubicTo(QPointF(0.7, 0.9), QPointF(0.9, 0.85), QPointF(0.92, 0.4))
        glass.closeSubpath()
        set_ink(painter, line=QPen(theme().colour("ink"), 0.03), fill=_GLASS)
        painter.drawPath(glass)
        set_ink(painter, fill=theme().colour("ink"))
        painter.drawRect(QRectF(0.3, 0.9, 0.4, 0.06))


def paint_slip(painter: QPainter, room: QRectF, nation: Nation, part: float) -> None:
    """Paint a slip into a room: folded at first, then open with flag and code; `part` of its way is done."""
    opened = min(1.0, part / OPENS)
    with saved(painter):
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        slip = QRectF(room)
        slip.setWidth(room.width() * (0.5 + 0.5 * opened))
        slip.moveCenter(room.center())
        set_ink(painter, line=QPen(_INK, max(1.0, room.height() * 0.04)), fill=_PAPER)
        painter.drawRect(slip)
        if opened < 1:
            fold = slip.center().x()
            painter.setBrush(QColor(0, 0, 0, 40))
            painter.drawRect(QRectF(QPointF(fold, slip.top()), slip.bottomRight()))
        else:
            _paint_team(painter, slip, nation)


def _paint_team(painter: QPainter, slip: QRectF, nation: Nation) -> None:
    high = slip.height() * 0.7
    flag = QRectF(slip.left() + slip.height() * 0.15, slip.top() + slip.height() * 0.15, high * NEUTRAL_RATIO, high)
    paint_flag(painter, flag, nation)
    words = QRectF(flag.right(), slip.top(), slip.right() - flag.right(), slip.height())

    def font_of(pixels: float) -> QFont:
        return theme().sized_font("heading", pixels)

    draw_centred(painter, words, nation.code, fit_line(nation.code, words.width() * 0.9, font_of, high * 0.8, 6), _INK)


class Bowl(QWidget):
    """A bowl of a side in design pixels; it says nothing: words beside it do."""

    def __init__(self, side: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._side = side
        self.left = 0
        """How many slips are left in it."""
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_left(self, left: int) -> None:
        """Show so many slips."""
        if left != self.left:
            self.left = left
            self.update()

    def sizeHint(self) -> QSize:
        side = theme().px(self._side)
        return QSize(side, side)

    def mouth(self, height: float) -> QRectF:
        """The rectangle where a slip of this height in pixels comes out, in the bowl's coordinates."""
        slip = QRectF(0, 0, height * SLIP, height)
        slip.moveCenter(QPointF(self.width() / 2, self.height() * 0.3))
        return slip

    def paintEvent(self, _event: QPaintEvent) -> None:
        with painting(self, smooth=False) as painter:
            paint_bowl(painter, QRectF(self.rect()), self.left)
