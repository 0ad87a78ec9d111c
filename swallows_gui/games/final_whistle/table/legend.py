"""What the figures and signs on a man's tile mean, beside the pitch while no attack runs."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from swallows_gui.games.final_whistle.table.man_paint import INK, PAPER, paint_mark, paint_symbol
from swallows_gui.services.glossary import translate
from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.painting import painting, set_ink
from swallows_gui.ui.kit.text_fit import draw_centred, fit_line
from swallows_gui.ui.kit.words import Adaptive

_ROW, _SIGN, _EDGE = 22, 34, 8
"""Design pixels."""


def _lines() -> tuple[tuple[str, str], ...]:
    """Each sign with its words."""
    return (
        ("4", translate("FinalLegend", "large: his strength now")),
        ("2", translate("FinalLegend", "small: after his next turn")),
        ("I", translate("FinalLegend", "may be injured")),
        ("Y", translate("FinalLegend", "may be booked")),
        ("R", translate("FinalLegend", "may be sent off")),
        ("!", translate("FinalLegend", "used in the build-up")),
        ("!!", translate("FinalLegend", "used in the finish")),
    )


class Legend(Adaptive, QWidget):
    """A painted widget without parts; its accessible name has the whole content."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.adapt()

    def retranslate(self) -> None:
        """Set its accessible name in the language in use."""
        self.setAccessibleName("; ".join(words for _sign, words in _lines()))
        self.update()

    def sizeHint(self) -> QSize:
        t = theme()
        return QSize(t.px(200), t.px(_ROW * len(_lines()) + 2 * _EDGE))

    def paintEvent(self, _event: QPaintEvent) -> None:
        t = theme()
        with painting(self) as painter:
            painter.fillRect(self.rect(), t.colour("slate"))
            for number, (sign, words) in enumerate(_lines()):
                row = QRectF(0, t.px(_EDGE + _ROW * number), self.width(), t.px(_ROW))
                _paint_sign(painter, QRectF(t.px(8), row.top(), t.px(_SIGN), row.height()), sign)
                room = row.adjusted(t.px(8 + _SIGN + 6), 0, -t.px(6), 0)
                painter.setFont(fit_line(words, room.width(), lambda px: t.sized_font("small", px), t.px(13), t.px(9)))
                painter.setPen(t.colour("on_slate"))
                painter.drawText(room, int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft), words)


def _paint_sign(painter: QPainter, room: QRectF, sign: str) -> None:
    t, side = theme(), room.height()
    if sign in ("!", "!!"):
        paint_mark(painter, QPointF(room.left() + side * 0.5, room.top() + side * 0.3), side * 1.8, len(sign))
        return
    box = QRectF(room.left() + side * 0.1, room.top() + side * 0.06, side * 0.88, side * 0.88)
    set_ink(painter, fill=PAPER)
    painter.drawRect(box)
    if sign.isdigit():
        font = t.sized_font("number", side * (0.84 if sign == "4" else 0.6), 900)
        draw_centred(painter, box, sign, font, INK)
        return
    inset = side * 0.2
    paint_symbol(painter, box.adjusted(inset, inset, -inset, -inset), sign)
