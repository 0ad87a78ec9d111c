"""What is written at the stage of kicks: score, sentence, lamps, and the strip at the foot."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from swallows_gui.services.theme import theme
from swallows_gui.ui.art.outfits import INK
from swallows_gui.ui.kit.marks import leaning, polygon
from swallows_gui.ui.kit.painting import saved, set_ink
from swallows_gui.ui.kit.text_fit import draw_centred, draw_ink, fit_line
from swallows_gui.ui.stage.spot_kick import GOLD, PAPER, RED, SpotKick

_LEAST: Final = 10.0
"""Design pixels of the smallest words."""


def paint_boards(painter: QPainter, room: QRectF, what: SpotKick, *, bare: bool = False) -> None:
    """Paint what stands on the ground until something else is known: lamps, sentence, score; `bare`: lamps alone."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if what.lamps:
        for side in (0, 1):
            _paint_lamps(painter, room, what, side)
    if not bare:
        _paint_sentence(painter, room, what)
        _paint_score(painter, room, what)


def _display(pixels: float) -> QFont:
    return theme().sized_font("display", pixels, 900)


def _heading(pixels: float) -> QFont:
    return theme().sized_font("heading", pixels)


def _strong(pixels: float) -> QFont:
    return theme().sized_font("strong", pixels)


def _paint_sentence(painter: QPainter, room: QRectF, what: SpotKick) -> None:
    """The sentence leans across the grass at the left; what it depends on stands below it, smaller and in gold."""
    if not what.head:
        return
    wide, high = room.width(), room.height()
    least = theme().px(_LEAST)
    font = fit_line(what.head, wide * 0.38, _display, high * 0.085, least)
    small = fit_line(what.tail, wide * 0.34, _display, font.pixelSize() * 0.62, least)
    with saved(painter):
        painter.translate(room.left() + wide * 0.035, room.top() + high * 0.72)
        painter.rotate(-7)
        drop = max(1.5, font.pixelSize() * 0.06)
        draw_ink(painter, QPointF(drop, drop), what.head, font, INK)
        ink = draw_ink(painter, QPointF(), what.head, font, PAPER)
        below = ink.height() + font.pixelSize() * 0.28
        draw_ink(painter, QPointF(drop, below + drop * 0.7), what.tail, small, INK)
        draw_ink(painter, QPointF(0, below), what.tail, small, GOLD.lighter(112))


def _paint_score(painter: QPainter, room: QRectF, what: SpotKick) -> None:
    wide, high = room.width(), room.height()
    plate = QRectF(room.center().x() - wide * 0.11, room.top(), wide * 0.22, high * 0.118)
    set_ink(painter, fill=INK)
    painter.drawPolygon(polygon(
        (plate.left() - wide * 0.018, plate.top()), (plate.right() + wide * 0.018, plate.top()),
        (plate.right() - wide * 0.004, plate.bottom()), (plate.left() + wide * 0.004, plate.bottom()),
    ))  # fmt: skip
    draw_centred(painter, plate, what.score, fit_line(what.score, plate.width() * 0.9, _display, high * 0.1, 10), PAPER)
    if what.tag:
        font = fit_line(what.tag, wide * 0.3, _strong, max(high * 0.024, theme().px(_LEAST)), 8)
        long = QFontMetricsF(font).horizontalAdvance(what.tag) + font.pixelSize() * 2.4
        tab = QRectF(room.center().x() - long / 2, plate.bottom(), long, font.pixelSize() * 1.7)
        set_ink(painter, fill=GOLD)
        painter.drawPolygon(leaning(tab, -tab.height() * 0.2))
        draw_centred(painter, tab, what.tag, font, INK)


def _panel(room: QRectF, side: int) -> tuple[QRectF, QRectF]:
    """A team's panel beside the goal, and its head."""
    wide, high = room.width(), room.height()
    size = QSizeF(wide * 0.165, high * 0.385)
    left = room.left() + (wide * 0.04 if side == 0 else wide * 0.96 - size.width())
    panel = QRectF(QPointF(left, room.top() + high * 0.175), size)
    head = QRectF(panel.left() + size.width() * 0.07, panel.top() + high * 0.016, size.width() * 0.86, high * 0.055)
    return panel, head


def _lamp_places(room: QRectF, what: SpotKick, side: int) -> Iterator[tuple[QPointF, float, float, str]]:
    """Of each lamp of a team its middle, radius, the height of its row, and its kick, the newest ones at last."""
    panel, head = _panel(room, side)
    kicks = what.rows[side].kicks
    first = max(0, len(kicks) - what.lamps)
    step = (panel.bottom() - head.bottom() - room.height() * 0.016) / what.lamps
    radius = min(step * 0.38, room.height() * 0.021)
    for at in range(what.lamps):
        middle = QPointF(head.left() + radius * 1.3, head.bottom() + room.height() * 0.01 + (at + 0.5) * step)
        yield middle, radius, step, kicks[first + at] if first + at < len(kicks) else ""


def _paint_lamps(painter: QPainter, room: QRectF, what: SpotKick, side: int) -> None:
    """A team's panel: flag and name, and a lamp a kick with the word for how it ended."""
    row, high = what.rows[side], room.height()
    panel, head = _panel(room, side)
    painter.fillRect(panel, QColor(6, 12, 26, 205))
    if side == what.shooter:
        painter.fillRect(QRectF(panel.left(), panel.top(), panel.width(), max(3.0, high * 0.006)), GOLD)
    flag = QRectF(head.left(), head.top(), head.height() * 1.45, head.height())
    if row.flag is not None:
        row.flag(painter, flag)
    left = flag.right() + head.height() * 0.25
    font = fit_line(row.name, head.right() - left, _heading, head.height() * 0.62, 8)
    draw_ink(painter, QPointF(left, head.center().y() - QFontMetricsF(font).capHeight() / 2), row.name, font, PAPER)
    words = dict(what.words)
    for middle, radius, step, kick in _lamp_places(room, what, side):
        _paint_lamp(painter, middle, radius, kick)
        text = words.get(kick, "")
        pixels = max(theme().px(_LEAST), min(radius * 1.1, step * 0.5))
        if text and pixels <= step * 0.9:
            left = middle.x() + radius * 2
            font = fit_line(text, panel.right() - left - radius * 0.4, _strong, pixels, 8)
            draw_ink(painter, QPointF(left, middle.y() - QFontMetricsF(font).xHeight() * 0.72), text, font, PAPER)


def paint_new_lamp(painter: QPainter, room: QRectF, what: SpotKick, lit: float) -> None:
    """The lamp of the last kick swells up and settles."""
    shown = [place for place in _lamp_places(room, what, what.shooter) if place[3]]
    if shown:
        middle, radius, _step, kick = shown[-1]
        _paint_lamp(painter, middle, radius * (1 + 0.9 * math.sin(math.pi * lit)), kick)


def _paint_lamp(painter: QPainter, middle: QPointF, radius: float, kick: str) -> None:
    """Full for a goal, crossed for a miss, a gold ring for the kick that is taken, an empty ring for one to come."""
    line = max(1.5, radius * 0.18)
    fill: QColor | Qt.BrushStyle = GOLD.lighter(110) if kick == "scored" else Qt.BrushStyle.NoBrush
    ring = QPen(GOLD.lighter(120), line * 1.8) if kick == "running" else QPen(PAPER, line)
    set_ink(painter, line=ring, fill=fill)
    painter.drawEllipse(middle, radius, radius)
    if kick in ("saved", "missed"):
        painter.setPen(QPen(RED.lighter(125), line * 1.6, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        reach = radius * 0.62
        for way in (-1, 1):
            painter.drawLine(middle + QPointF(-reach, -reach * way), middle + QPointF(reach, reach * way))


def paint_sum(painter: QPainter, room: QRectF, sums: Sequence[str], verdict: str) -> None:
    """Where there is no strip: the sum on ink, and what it means on gold below; nothing without a sum."""
    if not sums or room.isEmpty():
        return
    above = QRectF(room.left(), room.top(), room.width(), room.height() * (0.58 if verdict else 1.0))
    below = QRectF(room.left(), above.bottom(), room.width(), room.bottom() - above.bottom())
    for plate, words, ground, ink, make in (
        (above, " ".join(sums), INK, PAPER, _display), (below, verdict, GOLD, INK, _strong),
    ):  # fmt: skip
        if words:
            painter.fillRect(plate, ground)
            font = fit_line(words, plate.width() * 0.88, make, plate.height() * 0.62, theme().px(_LEAST))
            draw_centred(painter, plate, words, font, ink)


def paint_strip(painter: QPainter, strip: QRectF, what: SpotKick, sums: Sequence[str], verdict: str) -> None:
    """At the foot: what the die must show and how likely that is; then the sum and what it means."""
    painter.fillRect(strip, INK)
    left, right = (" ".join(sums), verdict) if sums else (what.needs, what.chance)
    edge, taken = strip.height() * 0.3, 0.0
    if right:
        large = fit_line(right, strip.width() * 0.36, _display, strip.height() * 0.52, theme().px(_LEAST))
        taken = QFontMetricsF(large).horizontalAdvance(right)
        at = QPointF(strip.right() - edge - taken, strip.center().y() - QFontMetricsF(large).capHeight() / 2)
        draw_ink(painter, at, right, large, GOLD.lighter(112))
    if left:
        most = strip.height() * (0.52 if sums else 0.34)
        font = fit_line(left, strip.width() - taken - 3 * edge, _display if sums else _strong, most, 8)
        at = QPointF(strip.left() + edge, strip.center().y() - QFontMetricsF(font).capHeight() / 2)
        draw_ink(painter, at, left, font, PAPER)
