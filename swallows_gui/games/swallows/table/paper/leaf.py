"""A leaf of the tear-off calendar: the month on a red head, the day large, and stamped on it what was made of its
deal."""

from __future__ import annotations

import datetime
from typing import Final

from PySide6.QtCore import QDate, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen, QPolygonF

from swallows_gui.games.swallows.session.attempts import DayPlayed
from swallows_gui.services.language import language
from swallows_gui.services.theme import theme
from swallows_gui.ui.art.motifs import paint_motif
from swallows_gui.ui.kit.painting import saved, set_ink
from swallows_gui.ui.kit.text_fit import draw_centred, fit_line

_PAPER, _INK, _RED, _SHADE = QColor("#FAF6EB"), QColor("#1A1A1A"), QColor("#D8402B"), QColor("#CFC6B2")
_METALS: Final = (QColor("#E8B52F"), QColor("#B8C0C8"), QColor("#B87333"))
"""Of the medal for the first, second and third place."""
_TEETH: Final = 11
_SIDE: Final = 0.82
"""The width of a leaf in parts of its height."""


def paint_leaf(painter: QPainter, room: QRectF, day: datetime.date, played: DayPlayed | None) -> None:
    """Paint the leaf of a day in the middle of a room. One that was played is torn off below its holes, hangs aslant
    and bears the medal or the place, and the money; any other hangs on the pad."""
    high = min(room.height(), room.width() / _SIDE)
    with saved(painter):
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(room.center())
        painter.scale(high / 100, high / 100)
        sheet = QRectF(-50 * _SIDE + 2, -46, 100 * _SIDE - 4, 92)
        if played is None:
            for under in (4.0, 2.0):
                set_ink(painter, line=QPen(_INK, 1.0), fill=_SHADE)
                painter.drawRect(sheet.translated(under * 0.6, under))
        else:
            painter.rotate(-4)
        _paint_sheet(painter, sheet, day, torn=played is not None)
        if played is not None:
            _paint_stamp(painter, sheet, played)


def _paint_sheet(painter: QPainter, sheet: QRectF, day: datetime.date, *, torn: bool) -> None:
    shape = QPainterPath()
    if torn:
        step = sheet.width() / (2 * _TEETH)
        edge = [
            QPointF(sheet.left() + step * at, sheet.top() + (3.4 if at % 2 else 0.0)) for at in range(2 * _TEETH + 1)
        ]
        shape.addPolygon(QPolygonF([*edge, sheet.bottomRight(), sheet.bottomLeft(), edge[0]]))
    else:
        shape.addRect(sheet)
    head = QRectF(sheet.left(), sheet.top(), sheet.width(), 22)
    set_ink(painter, fill=_PAPER)
    painter.drawPath(shape)
    with saved(painter):
        painter.setClipPath(shape, Qt.ClipOperation.IntersectClip)
        painter.fillRect(head, _RED)
    set_ink(painter, line=QPen(_INK, 1.6))
    painter.drawPath(shape)
    if not torn:
        for part in (0.22, 0.78):
            set_ink(painter, line=QPen(_INK, 1.2), fill=_SHADE)
            painter.drawRoundedRect(QRectF(sheet.left() + sheet.width() * part - 2, sheet.top() - 5, 4, 11), 2, 2)
    date = QDate(day.year, day.month, day.day)
    locale = language().locale
    _write(painter, head.adjusted(4, 7, -4, -2), locale.toString(date, "MMMM yyyy"), "strong", 11, _PAPER)
    free = 27 if torn else 4  # a medal hangs beside the number
    number = QRectF(sheet.left() + 4, -22, sheet.width() - 4 - free, 46)
    _write(painter, number, str(day.day), "display", 46, _INK)
    if not torn:
        below = QRectF(sheet.left() + 4, 30, sheet.width() - 8, 13)
        _write(painter, below, locale.toString(date, "dddd"), "strong", 11, _INK)


def _paint_stamp(painter: QPainter, sheet: QRectF, played: DayPlayed) -> None:
    """Paint the result stamp: a medal for the first three places, a ring with the number for others;
    the money below."""
    at = QPointF(sheet.right() - 15, 2)
    if played.place <= len(_METALS):
        with saved(painter):
            painter.translate(at)
            paint_motif(painter, QRectF(-15, -22, 30, 40), "medal")
            set_ink(painter, line=QPen(_INK, 1.2), fill=_METALS[played.place - 1])
            painter.drawEllipse(QPointF(0, 7), 9, 9)
            _write(painter, QRectF(-8, -1, 16, 16), str(played.place), "display", 11, _INK)
    else:
        set_ink(painter, line=QPen(_RED, 2.4))
        painter.drawEllipse(at, 11, 11)
        _write(painter, QRectF(at.x() - 8, at.y() - 8, 16, 16), f"{played.place}.", "display", 11, _RED)
    with saved(painter):
        painter.translate(0, sheet.bottom() - 11)
        painter.rotate(-8)
        set_ink(painter, line=QPen(_RED, 2.2))
        painter.drawRoundedRect(QRectF(-24, -9, 48, 18), 2, 2)
        _write(painter, QRectF(-22, -7, 44, 14), language().money(played.money), "display", 14, _RED)


def _write(painter: QPainter, room: QRectF, text: str, role: str, largest: float, ink: QColor) -> None:
    """A line in the middle of a room, in units of a leaf 100 high."""

    def font_of(px: float) -> QFont:
        return theme().sized_font(role, px)

    scale = 8.0  # fonts come in whole pixels: set large, drawn small
    with saved(painter):
        painter.translate(room.center())
        painter.scale(1 / scale, 1 / scale)
        wide, high = room.width() * scale, room.height() * scale
        font = fit_line(text, wide, font_of, largest * scale, 16)
        draw_centred(painter, QRectF(-wide / 2, -high / 2, wide, high), text, font, ink)
