"""What a poster's figures stand before: five cameras, each with its ground, its place in gold and its light (S5.8).

Backdrops are painted in slanted units: a painter sheared so that what is level rises with the card's diagonal.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from swallows_gui.games.swallows.table.art.sky import SLOPE, WIDTH
from swallows_gui.games.swallows.table.art.things import between, halftone, pale
from swallows_gui.ui.art.paints import mixed
from swallows_gui.ui.kit.icons import polygon
from swallows_gui.ui.kit.painting import saved, set_ink

_INK, _WHITE, _PAPER = QColor("#1A1A1A"), QColor("#FFFFFF"), QColor("#F4EFE3")
BELOW: Final = 34.0
"""Card units of ground below the slanting lower edge, for pictures that are not cut along it."""
_GREY: Final = ("cloud", "rain", "snow", "fog")
_LOUD: Final = ("roar", "cheer", "sing", "angry", "hope", "boo")
_PALE_SKIES: Final = {
    "sun": "#F7ECCF", "cloud": "#DDE3E2", "rain": "#C9D5DA", "storm": "#CFCBD6", "snow": "#E8EFF2", "fog": "#E6E4DC",
    "wind": "#D9E9E4", "night": "#F3DFA6", "heat": "#F8D377", "dusk": "#F6C592",
}  # fmt: skip
_DEEP_SKIES: Final = {
    "sun": "", "cloud": "#2A3238", "rain": "#27343D", "storm": "#26283A", "snow": "#24384A", "fog": "#333735",
    "wind": "", "night": "#14203A", "heat": "#5A1D10", "dusk": "#4A1A38",
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Backdrop:
    """The parameters of a backdrop."""

    height: float
    light: bool
    """The focus stands dark on pale."""
    full: bool
    """It is so light that it stands on the card's own colour."""
    ground: QColor
    gold: QColor
    area: str | None
    limits: Sequence[str]
    weather: str
    crowd: str
    frame: str
    variety: int
    fine: bool
    focus: QRectF
    offside: bool
    lift: float = 0.0
    """How far a dark ground is lightened towards the card's own colour, because somebody would be lost on it."""
    nation: bool = False
    """The ground is a nation's own colour, and reaches up to the sky."""

    @property
    def behind(self) -> QColor:
        """The value right behind the focus."""
        return pale(self.ground.rgb()) if self.light else self.dark

    @property
    def dark(self) -> QColor:
        """The value behind a light focus: deep, or the card's own colour where that is enough."""
        return mixed(self.ground, _INK, 0.12 if self.nation else 0.06) if self.full else between(self.ground, self.lift)

    @property
    def sky(self) -> QColor:
        """The flat colour of the sky."""
        if self.nation:
            return mixed(self.ground, _PAPER, 0.3) if self.light else self.dark
        if self.light:
            return QColor(_PALE_SKIES[self.weather])
        own = _DEEP_SKIES[self.weather]
        if not own or (self.full and self.weather in _GREY):
            return self.dark
        return mixed(QColor(own), _PAPER, 0.24 * self.lift)

    @property
    def crowd_colours(self) -> tuple[QColor, QColor]:
        """The back and the front row of the stand: one value each, quieter than the focus."""
        sky = self.sky
        if self.light:
            return mixed(sky, self.ground, 0.22), mixed(sky, self.ground, 0.42)
        return mixed(sky, _INK, 0.25), mixed(sky, _INK, 0.55)


def paint_backdrop(painter: QPainter, camera: str, made: Backdrop) -> None:
    """Paint the backdrop behind all figures."""
    with saved(painter):
        painter.setPen(Qt.PenStyle.NoPen)
        painter.shear(0, -SLOPE)
        _BACKDROPS[camera](painter, made)


def _fill(painter: QPainter, top: float, bottom: float, colour: QColor) -> None:
    painter.fillRect(QRectF(-4, top, WIDTH + 8, bottom - top), colour)


def _middle(made: Backdrop) -> QPointF:
    """The middle of the focus in slanted units."""
    at = made.focus.center()
    return QPointF(at.x(), at.y() + SLOPE * at.x())


def _pool(painter: QPainter, made: Backdrop, reach: float, horizon: float) -> None:
    """Paint light or shade on the grass before the horizon, with the place shining through."""
    at = _middle(made)
    colour = _inner(made)
    colour.setAlpha(205)
    painter.setBrush(colour)
    middle = (horizon + made.height) / 2
    painter.drawEllipse(QPointF(at.x(), middle + 2), reach * 1.02, (made.height - horizon) * 0.5)


def _inner(made: Backdrop) -> QColor:
    """The value of a halo."""
    if made.light:
        return mixed(_PAPER, QColor("#F7DF9C"), 0.45)
    return mixed(made.dark, _INK, 0.2 if made.full else 0.3 * (1 - made.lift))


def _halo(painter: QPainter, made: Backdrop, reach: float) -> None:
    """The shape of light or shade behind the focus, a hair off its accent."""
    at = _middle(made)
    kind = made.variety % 5
    path = QPainterPath()
    if kind == 3:
        path.addPolygon(QPolygonF([
            at + QPointF(-reach * 0.9, -reach * 0.8), at + QPointF(reach * 1.04, -reach * 1.02),
            at + QPointF(reach * 0.9, reach * 0.8), at + QPointF(-reach * 1.04, reach * 1.02),
        ]))  # fmt: skip
        path.closeSubpath()
    elif kind == 4:
        path.setFillRule(Qt.FillRule.WindingFill)
        for puff in range(9):
            round_ = math.tau * puff / 9
            path.addEllipse(at + QPointF(math.cos(round_), math.sin(round_)) * reach * 0.7, reach * 0.38, reach * 0.38)
        path.addEllipse(at, reach * 0.8, reach * 0.8)
    elif kind == 0:
        path.addEllipse(at, reach, reach)
    elif kind == 1:
        rays = 22
        corners = []
        for step in range(rays * 2):
            turn, far = math.pi * step / rays, reach * (1.16 if step % 2 else 0.94)
            corners.append(at + QPointF(math.cos(turn), math.sin(turn)) * far)
        path.addPolygon(QPolygonF(corners))
        path.closeSubpath()
    else:
        side = reach * 0.98
        path.addPolygon(QPolygonF([
            at + QPointF(-side * 0.6, -made.height * 2), at + QPointF(side * 1.3, -made.height * 2),
            at + QPointF(side * 0.9, made.height * 2), at + QPointF(-side, made.height * 2),
        ]))  # fmt: skip
        path.closeSubpath()
    accent = QColor("#F0B84A") if made.light else mixed(made.ground, _INK, 0.2)
    painter.fillPath(path.translated(2.6, -1.8), accent)
    painter.fillPath(path, _inner(made))


def _floor(painter: QPainter, made: Backdrop, top: float, colour: QColor, stripes: bool = True) -> None:
    """The grass from a horizon down, its stripes running to one point."""
    bottom = made.height + BELOW
    _fill(painter, top, made.height + BELOW, colour)
    if stripes:
        far = QPointF(made.focus.center().x(), top - (bottom - top) * 0.9)
        painter.setBrush(mixed(colour, _INK, 0.12))
        for stripe in range(-7, 8, 2):
            a, b = WIDTH / 2 + stripe * 46.0, WIDTH / 2 + (stripe + 1) * 46.0

            def on(x: float, y: float, far: QPointF = far, bottom: float = bottom) -> QPointF:
                part = (y - far.y()) / (bottom - far.y())
                return QPointF(far.x() + (x - far.x()) * part, y)

            low = made.height + BELOW
            painter.drawPolygon(QPolygonF([on(a, top), on(b, top), on(b, low), on(a, low)]))


def paint_place(painter: QPainter, made: Backdrop, top: float, bottom: float) -> None:
    """The place of the attack on a strip of ground: a whole area, a band along its line, or stripes before it."""
    areas = [made.area] if made.area is not None else list(made.limits)
    tint = made.gold if made.area is not None else mixed(made.ground, _WHITE, 0.3)
    tall = bottom - top
    line = max(2.0, min(4.0, tall * 0.08))

    def part(a: float, b: float, up: float, down: float) -> QPolygonF:
        """A patch between two sides of the strip, which lean to a far point; up and down in parts of the strip."""

        def on(x: float, y: float) -> QPointF:
            return QPointF(WIDTH * (0.56 + (x - 0.56) * (0.72 + 0.28 * y)), top + tall * y)

        return QPolygonF([on(a, up), on(b, up), on(b, down), on(a, down)])

    for area in areas:
        set_ink(painter, fill=tint)
        if area == "inside":
            painter.setPen(QPen(_WHITE, line))
            painter.drawPolygon(part(0.1, 1.3, 0.14, 1.4))
        elif area == "edge":
            painter.drawPolygon(part(-0.4, 1.5, 0.08, 0.88))
            set_ink(painter, fill=_WHITE)
            painter.drawPolygon(part(-0.4, 1.5, 0.44, 0.44 + line / tall * 1.2))
        else:
            for stripe in range(4):
                painter.drawPolygon(part(-0.4, 0.8, stripe * 0.3 + 0.06, stripe * 0.3 + 0.26))
            painter.setPen(QPen(_WHITE, line))
            edge = list(part(0.8, 0.8, 0.0, 1.2).toList())
            painter.drawLine(edge[0], edge[2])
    painter.setPen(Qt.PenStyle.NoPen)
    if not areas:
        painter.setBrush(_WHITE)
        painter.drawPolygon(part(-0.4, 1.5, 0.3, 0.3 + line / tall * 1.1))
    if made.offside:
        pen = QPen(made.gold, line * 1.3)
        pen.setDashPattern([3, 2])
        painter.setPen(pen)
        at = list(part(0.4, 0.4, 0.0, 1.2).toList())
        painter.drawLine(at[0], at[2])
        painter.setPen(Qt.PenStyle.NoPen)


def paint_stand(painter: QPainter, made: Backdrop, top: float, bottom: float) -> None:
    """Rows of heads between two heights in slanted units: one value a row, arms up where it is loud."""
    if made.crowd == "none" or made.frame == "sky":
        return
    back, front = made.crowd_colours
    if made.frame in ("street", "cabin"):
        _houses(painter, made, top, bottom, front)
        return
    rows = 3 if made.frame == "stand" else 2
    size = max(4.0, (bottom - top) / (rows + 0.4) * 0.46)
    _fill(painter, top + size * 1.2, bottom, back)
    empty = made.crowd in ("asleep", "silence")
    for row in range(rows):
        y = top + size * 1.3 + (bottom - top - size * 1.6) * row / rows
        heads = QPainterPath()
        heads.setFillRule(Qt.FillRule.WindingFill)
        step = size * 2.5
        for seat in range(int(WIDTH / step) + 2):
            number = row * 41 + seat * 17 + made.variety * 7
            if empty and number % 3 == 0:
                continue
            x = seat * step + row * step / 2
            lift = size * 0.5 if made.crowd in _LOUD and number % 2 else 0.0
            lean = size * 0.5 if made.crowd == "asleep" else 0.0
            heads.addEllipse(QPointF(x + lean, y - lift + lean), size * 0.72, size * 0.82)
            heads.addRoundedRect(
                QRectF(x - size * 1.05, y + size * 0.66 - lift, size * 2.1, size * 2.4), size * 0.7, size * 0.7
            )
            if made.fine and made.crowd in _LOUD and number % 3 != 1:
                for side in (-1, 1):
                    heads.addRoundedRect(
                        QRectF(x + side * size * 1.1 - size * 0.2, y - lift - size * 1.3, size * 0.42, size * 2.4),
                        size * 0.2,
                        size * 0.2,
                    )
        painter.fillPath(heads, mixed(back, front, (row + 1) / rows))
    painter.setBrush(front)
    painter.drawRect(QRectF(-4, bottom - size * 0.3, WIDTH + 8, size * 0.6))


def _houses(painter: QPainter, made: Backdrop, top: float, bottom: float, colour: QColor) -> None:
    """A row of roofs, or in the cabin of lockers, in one value."""
    painter.setBrush(colour)
    x, number = -6.0, made.variety % 17
    while x < WIDTH:
        wide = 30.0 if made.frame == "cabin" else 34.0 + number * 11 % 22
        rise = 0.0 if made.frame == "cabin" else number * 7 % 16
        painter.drawRect(QRectF(x, top - rise, wide - 2.4, bottom - top + rise))
        if made.frame == "street":
            painter.drawPolygon(polygon((x - 2, top - rise), (x + wide / 2, top - rise - 14), (x + wide, top - rise)))
        x += wide
        number += 1


def _rays(painter: QPainter, at: QPointF, far: float, count: int, wide: float, start: float = 0.0) -> None:
    for ray in range(count):
        turn = math.tau * ray / count + start
        ends = (QPointF(math.cos(turn + side), math.sin(turn + side)) * far for side in (-wide, wide))
        painter.drawPolygon(QPolygonF([at, *(at + end for end in ends)]))


def _light(painter: QPainter, made: Backdrop, horizon: float) -> None:
    """Two cones of floodlight at night, a sun or rays by day."""
    at = _middle(made)
    if made.weather == "night":
        colour = QColor(255, 244, 205, 120 if made.light else 34)
        painter.setBrush(colour)
        for x in (WIDTH * 0.3, WIDTH * 0.86):
            wide = made.height * 0.3
            painter.drawPolygon(
                polygon((x - 5, -6), (x + 5, -6), (at.x() + wide, made.height), (at.x() - wide, made.height))
            )
    elif made.weather == "heat":
        painter.setBrush(QColor(255, 255, 255, 70) if made.light else QColor(255, 180, 90, 26))
        _rays(painter, QPointF(WIDTH * 0.72, horizon * 0.3), 320, 14, 0.1)
    elif made.weather in ("cloud", "rain", "storm") and made.fine:
        painter.setBrush(mixed(made.sky, _WHITE if made.light else _INK, 0.4))
        for x, y, size in ((60.0, 0.3, 15.0), (206.0, 0.42, 12.0)):
            for puff in range(4):
                painter.drawEllipse(
                    QPointF(x + puff * size * 1.1, horizon * y - (size * 0.4 if puff in (1, 2) else 0)),
                    size,
                    size * 0.8,
                )


def _dots(painter: QPainter, room: QRectF, colour: QColor) -> None:
    painter.fillRect(room, halftone(painter, colour))


def _low(painter: QPainter, made: Backdrop) -> None:
    horizon = made.height * 0.79
    _fill(painter, -40, horizon, made.sky)
    _light(painter, made, horizon)
    if made.weather != "night":
        _halo(painter, made, max(made.focus.height(), made.focus.width() * 0.8) * 0.56 + 10)
    if made.fine:
        _dots(
            painter,
            QRectF(-4, horizon * 0.56, WIDTH + 8, horizon * 0.44),
            QColor(made.ground.red(), made.ground.green(), made.ground.blue(), 46),
        )
    paint_stand(painter, made, horizon - made.height * 0.15, horizon)
    _floor(painter, made, horizon, made.ground)
    paint_place(painter, made, horizon, made.height)
    _pool(painter, made, made.focus.width() * 0.5 + 8, horizon)


def _shoulder(painter: QPainter, made: Backdrop) -> None:
    horizon = made.height * 0.34
    _fill(painter, -40, horizon, made.sky)
    paint_stand(painter, made, horizon - made.height * 0.16, horizon)
    _floor(painter, made, horizon, made.ground)
    paint_place(painter, made, horizon + made.height * 0.03, made.height)
    _halo(painter, made, max(made.focus.height(), made.focus.width() * 0.8) * 0.58 + 10)


def _above(painter: QPainter, made: Backdrop) -> None:
    _fill(painter, -40, made.height + BELOW, made.ground)
    painter.setBrush(mixed(made.ground, _INK, 0.12))
    for stripe in range(0, 8, 2):
        painter.drawRect(QRectF(stripe * 36.0 - 10, -40, 36, made.height + 40 + BELOW))
    pen = QPen(_WHITE, 3.4)
    areas = [made.area] if made.area is not None else list(made.limits)
    tint = made.gold if made.area is not None else mixed(made.ground, _WHITE, 0.3)
    far = made.height * 1.2
    box = QRectF(WIDTH * 0.3, made.height * 0.16, WIDTH, far)
    painter.setBrush(tint)
    if "inside" in areas:
        painter.drawRect(box)
    if "outside" in areas:
        for stripe in range(9):
            painter.drawRect(QRectF(-4, stripe * made.height * 0.13 - 20, WIDTH * 0.3 + 4, made.height * 0.06))
            if stripe * 0.13 < 0.24:
                painter.drawRect(QRectF(-4, stripe * made.height * 0.13 - 20, WIDTH + 8, made.height * 0.06))
    if "edge" in areas:
        painter.drawRect(box.adjusted(-16, -16, 0, 0))
        painter.setBrush(made.ground)
        painter.drawRect(box.adjusted(16, 16, 0, 0))
    set_ink(painter, line=pen)
    painter.drawRect(box)
    painter.drawArc(QRectF(box.left() - 44, made.height * 0.5, 88, 88), 90 * 16, 180 * 16)
    painter.setPen(Qt.PenStyle.NoPen)
    if made.offside:
        dashed = QPen(made.gold, 4)
        dashed.setDashPattern([3, 2])
        painter.setPen(dashed)
        painter.drawLine(QPointF(WIDTH * 0.62, -20), QPointF(WIDTH * 0.62, made.height + BELOW))
        painter.setPen(Qt.PenStyle.NoPen)
    _halo(painter, made, max(made.focus.height(), made.focus.width()) * 0.53 + 10)


def _burst(painter: QPainter, made: Backdrop, at: QPointF) -> None:
    """Rays from the focus."""
    count = 12 + made.variety % 3 * 2
    _rays(painter, at, 420, count, math.tau / count * 0.25, made.variety % 7 * 0.1)


def _rings(painter: QPainter, made: Backdrop, at: QPointF) -> None:
    """Rings around the focus, each wider than the last."""
    path, far = QPainterPath(), made.height * 0.3
    for ring in range(8):
        wide = 16.0 + 5 * ring
        path.addEllipse(at, far, far)
        path.addEllipse(at, far + wide, far + wide)
        far += wide * 2
    painter.fillPath(path, painter.brush())


def _bars(painter: QPainter, made: Backdrop, at: QPointF) -> None:
    """Broad bars that lean across the whole picture."""
    low = made.height + BELOW
    for bar in range(-4, 8):
        x = at.x() + bar * 62.0 - 20
        painter.drawPolygon(polygon((x + 90, -40), (x + 121, -40), (x + 31, low), (x, low)))


def _lozenges(painter: QPainter, made: Backdrop, at: QPointF) -> None:
    """A harlequin's coat."""
    wide, tall = 31.0, 46.0
    for row in range(-1, int((made.height + BELOW) / tall) + 2):
        for column in range(-6, 7):
            x, y = at.x() + column * wide * 2 + row % 2 * wide, row * tall
            painter.drawPolygon(polygon((x, y - tall), (x + wide, y), (x, y + tall), (x - wide, y)))


_PATTERNS: Final[Sequence[Callable[[QPainter, Backdrop, QPointF], None]]] = (_burst, _rings, _bars, _lozenges)
"""What is behind a bust."""


def _bust(painter: QPainter, made: Backdrop) -> None:
    inner = mixed(_PAPER, QColor("#F7DF9C"), 0.35 * (made.variety % 3)) if made.light else made.dark
    _fill(painter, -40, made.height + BELOW, inner)
    at = QPointF(_middle(made).x(), made.height * 0.5)
    pale = mixed(inner, made.ground, 0.28 if made.nation else 0.16)
    painter.setBrush(pale if made.light else mixed(inner, _INK, 0.34))
    _PATTERNS[made.variety // 3 % len(_PATTERNS)](painter, made, at)
    if made.fine:
        _dots(
            painter,
            QRectF(-4, made.height * 0.6, WIDTH + 8, made.height * 0.4 + BELOW),
            QColor(made.ground.red(), made.ground.green(), made.ground.blue(), 62),
        )
    if made.area is not None or made.limits:
        top = made.height * 0.88
        _floor(painter, made, top, made.ground, stripes=False)
        paint_place(painter, made, top, made.height + 4)


def _long(painter: QPainter, made: Backdrop) -> None:
    horizon = made.height * 0.83
    sky = made.sky
    _fill(painter, -40, horizon, sky)
    tint = mixed(sky, _PAPER if made.light else _INK, 0.34)
    for band in range(4):
        y = horizon * (0.12 + 0.22 * band)
        painter.setBrush(tint)
        painter.drawRect(QRectF(-4, y, WIDTH + 8, horizon * (0.05 + 0.02 * band)))
    _light(painter, made, horizon)
    _halo(painter, made, max(made.focus.height(), made.focus.width() * 0.8) * 0.56 + 8)
    _, front = made.crowd_colours
    painter.setBrush(front)
    for x in (14.0, 236.0):
        painter.drawRect(QRectF(x - 1.4, horizon - made.height * 0.3, 2.8, made.height * 0.3))
        painter.drawRect(QRectF(x - 8, horizon - made.height * 0.34, 16, made.height * 0.06))
    paint_stand(painter, made, horizon - made.height * 0.09, horizon)
    _floor(painter, made, horizon, made.ground)
    paint_place(painter, made, horizon, made.height)
    _pool(painter, made, made.focus.width() * 0.5 + 8, horizon)


_BACKDROPS: Final[Mapping[str, Callable[[QPainter, Backdrop], None]]] = {
    "low": _low,
    "shoulder": _shoulder,
    "above": _above,
    "bust": _bust,
    "long": _long,
}
