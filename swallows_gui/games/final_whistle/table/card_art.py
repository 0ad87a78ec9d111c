"""A picture for each tactics card: few large things on flat ground, in a square of 100 units."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from swallows_gui.ui.kit.icons import paint_ball, polygon
from swallows_gui.ui.kit.painting import saved

INK, PAPER, GRASS = QColor("#1A1A1A"), QColor("#FFFFFF"), QColor("#2E7D4F")
RED, BLUE, GOLD, GREY = QColor("#C8321F"), QColor("#1F4E9E"), QColor("#D9A21B"), QColor("#8A857A")
BROWN, SKIN = QColor("#8A5A2B"), QColor("#E8B98F")


class Sketch:
    """What the pictures are made of."""

    def __init__(self, painter: QPainter) -> None:
        self.painter = painter

    def _pen(self, width: float, colour: QColor = INK) -> None:
        pen = QPen(colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
        self.painter.setPen(pen)

    def shape(self, points: Sequence[tuple[float, float]], fill: QColor, line: float = 2.4) -> None:
        """A polygon."""
        self._pen(line)
        self.painter.setBrush(fill)
        self.painter.drawPolygon(QPolygonF([QPointF(x, y) for x, y in points]))

    def disc(self, x: float, y: float, radius: float, fill: QColor, line: float = 2.4, flat: float = 1.0) -> None:
        """A disc, or an ellipse so flat."""
        self._pen(line)
        self.painter.setBrush(fill)
        self.painter.drawEllipse(QPointF(x, y), radius, radius * flat)

    def box(self, x: float, y: float, wide: float, high: float, fill: QColor, line: float = 2.4) -> None:
        """A rectangle."""
        self._pen(line)
        self.painter.setBrush(fill)
        self.painter.drawRect(QRectF(x, y, wide, high))

    def line(self, points: Sequence[tuple[float, float]], width: float = 3.0, colour: QColor = INK) -> None:
        """A line through points."""
        self._pen(width, colour)
        self.painter.setBrush(Qt.BrushStyle.NoBrush)
        self.painter.drawPolyline(QPolygonF([QPointF(x, y) for x, y in points]))

    def arc(
        self, start: tuple[float, float], bend: tuple[float, float], end: tuple[float, float], width: float = 3.0,
        colour: QColor = INK,
    ) -> None:  # fmt: skip
        """A bent line."""
        path = QPainterPath(QPointF(*start))
        path.quadTo(QPointF(*bend), QPointF(*end))
        self._pen(width, colour)
        self.painter.setBrush(Qt.BrushStyle.NoBrush)
        self.painter.drawPath(path)

    def arrow(self, start: tuple[float, float], end: tuple[float, float], colour: QColor, width: float = 9.0) -> None:
        """A fat arrow."""
        (x, y), (u, v) = start, end
        angle = math.atan2(v - y, u - x)
        long, head = math.hypot(u - x, v - y), width * 1.7
        along = (math.cos(angle), math.sin(angle))
        side = (-along[1], along[0])

        def at(far: float, off: float) -> tuple[float, float]:
            return x + along[0] * far + side[0] * off, y + along[1] * far + side[1] * off

        half, tip = width / 2, long - head
        self.shape(
            [at(0, -half), at(tip, -half), at(tip, -width), at(long, 0), at(tip, width), at(tip, half), at(0, half)],
            colour, 2.0,
        )  # fmt: skip

    def ball(self, x: float, y: float, radius: float = 13) -> None:
        """The ball."""
        paint_ball(self.painter, QPointF(x, y), radius, INK)

    def grass(self, top: float = 78) -> None:
        """The ground."""
        self.painter.setPen(Qt.PenStyle.NoPen)
        self.painter.setBrush(GRASS)
        self.painter.drawPolygon(polygon((-10, top + 8), (110, top - 4), (110, 115), (-10, 115)))

    def man(self, x: float, y: float, shirt: QColor, size: float = 1.0, lean: float = 0.0, step: float = 6.0) -> None:
        """A man whose feet stand at a point, leaning to a side."""

        def at(off: float, up: float) -> tuple[float, float]:
            return x + (off + lean * up) * size, y - up * size

        self.line([at(-step, 0), at(0, 16), at(step, 0)], 4.2 * size)
        self.shape([at(-6, 34), at(6, 34), at(5, 15), at(-5, 15)], shirt, 2.0 * size)
        self.line([at(-6, 33), at(-12, 22)], 3.4 * size)
        self.line([at(6, 33), at(12, 24)], 3.4 * size)
        self.disc(*at(0, 41), 6 * size, SKIN, 2.0 * size)

    def eyes(self, x: float, y: float, size: float = 6.0, apart: float = 14.0) -> None:
        """Two eyes that look to the left."""
        for side in (-0.5, 0.5):
            self.disc(x + side * apart, y, size, PAPER, 1.8)
            self.disc(x + side * apart - size * 0.3, y, size * 0.45, INK, 0.5)

    def goal(self, x: float, y: float, wide: float, high: float) -> None:
        """A goal with its net."""
        for part in range(1, 6):
            self.line([(x + wide * part / 6, y), (x + wide * part / 6, y + high)], 0.8, GREY)
        for part in range(1, 4):
            self.line([(x, y + high * part / 4), (x + wide, y + high * part / 4)], 0.8, GREY)
        self.line([(x, y + high), (x, y), (x + wide, y), (x + wide, y + high)], 4.0, PAPER)
        self.line([(x, y + high), (x, y), (x + wide, y), (x + wide, y + high)], 1.0)


def _last_breath(s: Sketch) -> None:
    s.grass()
    s.disc(56, 60, 22, RED)
    s.eyes(56, 54)
    s.disc(52, 68, 5, INK)
    s.arc((44, 70), (26, 66), (14, 74), 3, PAPER)
    s.arc((44, 76), (28, 78), (16, 86), 3, PAPER)


def _from_the_spot(s: Sketch) -> None:
    s.grass(60)
    s.goal(22, 20, 66, 40)
    s.disc(54, 84, 9, PAPER, 0.5, 0.35)
    s.ball(54, 74, 12)


def _everyone_up(s: Sketch) -> None:
    s.grass(84)
    for x, y, high in ((26, 86, 34), (50, 80, 56), (76, 76, 44)):
        s.arrow((x, y), (x, y - high), RED, 11)
    s.ball(84, 20, 9)


def _swing_it_in(s: Sketch) -> None:
    s.grass()
    s.goal(60, 40, 40, 36)
    s.arc((14, 84), (30, 0), (72, 44), 3, PAPER)
    s.ball(72, 44, 11)
    s.man(18, 92, BLUE, 0.9, 0.15)


def _keep_it(s: Sketch) -> None:
    s.box(24, 38, 56, 50, BROWN)
    s.line([(24, 52), (80, 52)], 3)
    s.arc((34, 38), (52, 6), (70, 38), 4.5)
    s.box(45, 52, 14, 16, GOLD)
    s.ball(52, 80, 7)


def _end_to_end(s: Sketch) -> None:
    s.arrow((14, 38), (88, 38), RED, 15)
    s.arrow((88, 72), (14, 72), BLUE, 15)
    s.ball(52, 55, 10)


def _sprung_trap(s: Sketch) -> None:
    s.grass()
    s.arc((18, 82), (10, 34), (50, 36), 5, GREY)
    s.arc((86, 82), (92, 34), (54, 36), 5, GREY)
    for x in (24, 36, 66, 78):
        s.shape([(x - 5, 82), (x, 66), (x + 5, 82)], GREY, 1.6)
    s.ball(52, 22, 13)
    s.line([(52, 40), (52, 58)], 2, PAPER)


def _on_his_own(s: Sketch) -> None:
    s.shape([(52, 86), (66, 86), (16, 102), (-8, 102)], QColor(0, 0, 0, 90), 0.1)
    s.man(58, 86, INK, 1.35)
    s.ball(82, 82, 9)


def _catapult(s: Sketch) -> None:
    s.grass()
    s.shape([(40, 84), (52, 62), (64, 84)], BROWN)
    s.line([(22, 84), (84, 40)], 6, BROWN)
    s.disc(22, 84, 9, GREY)
    s.ball(88, 24, 11)
    s.line([(74, 38), (80, 32)], 2.5, PAPER)


def _feeling_the_way(s: Sketch) -> None:
    s.grass()
    s.shape([(14, 88), (34, 76), (70, 78), (88, 66), (90, 86)], SKIN)
    s.ball(48, 60, 22)
    for x in (80, 92):
        s.line([(86, 68), (x, 46)], 3)
        s.disc(x, 44, 5, PAPER, 1.8)
        s.disc(x - 1.5, 44, 2, INK, 0.4)


def _battering_ram(s: Sketch) -> None:
    s.arc((78, 40), (54, 6), (32, 44), 9, GREY)
    s.arc((32, 44), (30, 78), (62, 74), 9, GREY)
    s.arc((62, 74), (82, 64), (66, 48), 7, GREY)
    s.line([(92, 24), (92, 92)], 8, BROWN)
    s.eyes(24, 36, 5, 11)


def _all_in(s: Sketch) -> None:
    s.disc(52, 82, 38, RED, 2.4, 0.3)
    for number, (x, colour) in enumerate(((34, GOLD), (52, BLUE), (70, PAPER))):
        for up in range(4 - number % 2):
            s.disc(x, 76 - up * 9, 12, colour, 1.8, 0.42)
    s.ball(54, 24, 13)


def _gift_wrapped(s: Sketch) -> None:
    s.box(28, 48, 52, 40, GOLD)
    s.box(49, 48, 10, 40, RED)
    s.disc(42, 38, 12, RED, 2.2, 0.7)
    s.disc(66, 38, 12, RED, 2.2, 0.7)
    s.ball(54, 30, 10)


def _soft_landing(s: Sketch) -> None:
    s.grass(86)
    s.disc(50, 80, 42, PAPER, 2.4, 0.34)
    s.line([(14, 62), (62, 58)], 9, BLUE)
    s.disc(72, 56, 9, SKIN)
    s.line([(14, 62), (4, 52)], 4)
    s.line([(58, 58), (80, 40)], 4)
    s.disc(75, 59, 2.5, INK, 0.4)


def _eye_of_the_needle(s: Sketch) -> None:
    s.line([(84, 8), (30, 98)], 9, GREY)
    s.disc(76, 22, 11, PAPER, 2.4, 1.3)
    s.ball(76, 24, 8)
    s.arc((10, 40), (40, 6), (68, 22), 2.5, RED)


def _hunting_pack(s: Sketch) -> None:
    s.grass()
    for x, y, fill in ((74, 44, BROWN), (46, 56, GREY), (22, 72, INK)):
        s.disc(x, y, 14, fill, 2.0, 0.72)
        s.shape([(x - 9, y - 7), (x - 5, y - 18), (x, y - 8)], fill, 2)
        s.shape([(x + 2, y - 8), (x + 8, y - 18), (x + 10, y - 6)], fill, 2)
        s.disc(x - 5, y - 2, 2, PAPER, 0.5)
        s.shape([(x - 14, y + 2), (x - 4, y + 8), (x - 12, y + 8)], PAPER, 1)
    s.ball(88, 86, 9)


def _stampede(s: Sketch) -> None:
    s.grass()
    s.disc(54, 58, 28, BROWN, 2.4, 0.8)
    s.arc((32, 44), (12, 40), (18, 20), 6, PAPER)
    s.arc((76, 44), (96, 40), (90, 20), 6, PAPER)
    s.eyes(54, 50, 6, 22)
    s.disc(54, 70, 14, SKIN, 2, 0.55)
    for x in (48, 60):
        s.disc(x, 70, 2.6, INK, 0.3)


def _siege(s: Sketch) -> None:
    s.box(30, 40, 62, 52, GREY)
    for x in (30, 48, 66, 84):
        s.box(x, 28, 9, 13, GREY)
    s.box(54, 62, 18, 30, BROWN)
    s.line([(12, 96), (40, 34)], 4, BROWN)
    for rung in (0.25, 0.5, 0.75):
        across, up = 12 + 28 * rung, 96 - 62 * rung
        s.line([(across - 5, up - 3), (across + 7, up + 3)], 3, BROWN)
    s.ball(20, 40, 9)


def _moonshot(s: Sketch) -> None:
    s.disc(66, 32, 24, PAPER)
    for x, y, r in ((58, 26, 5), (74, 38, 4), (70, 20, 3)):
        s.disc(x, y, r, QColor("#D8D2C2"), 1.2)
    s.arc((18, 96), (16, 60), (44, 48), 2.5)
    s.ball(46, 46, 10)


def _anywhere_will_do(s: Sketch) -> None:
    s.grass()
    s.man(40, 88, RED, 1.1, -0.15, 9)
    for end in ((90, 30), (84, 62), (54, 16)):
        s.arrow((58, 58), end, PAPER, 6)
    s.ball(88, 18, 8)


def _the_sting(s: Sketch) -> None:
    s.disc(48, 50, 26, GOLD, 2.4, 0.68)
    for x in (36, 48, 60):
        s.line([(x, 34), (x, 66)], 6)
    s.shape([(72, 44), (96, 50), (72, 58)], INK)
    s.disc(44, 28, 14, QColor(255, 255, 255, 190), 1.6, 0.6)
    s.eyes(26, 46, 5, 9)


def _one_step_up(s: Sketch) -> None:
    s.grass(88)
    for x in (24, 50, 76):
        s.man(x, 90, BLUE, 0.95)
        s.arrow((x, 40), (x, 16), PAPER, 7)


def _drawbridge(s: Sketch) -> None:
    s.box(52, 22, 44, 70, GREY)
    for x in (52, 68, 84):
        s.box(x, 12, 9, 11, GREY)
    s.box(60, 48, 26, 44, INK)
    s.shape([(60, 92), (60, 86), (12, 60), (10, 66)], BROWN)
    s.line([(62, 44), (18, 60)], 1.8)
    s.ball(20, 84, 9)


def _route_one(s: Sketch) -> None:
    s.shape([(36, 100), (46, 26), (58, 26), (84, 100)], GREY)
    for part in (0.1, 0.4, 0.72):
        y = 30 + 64 * part
        s.line([(52 + 6 * part, y), (53 + 8 * part, y + 10)], 3 + 2 * part, PAPER)
    s.arc((64, 90), (92, 30), (54, 16), 2.2, RED)
    s.ball(54, 16, 9)


def _over_the_wall(s: Sketch) -> None:
    s.grass(86)
    for row in range(3):
        for column in range(3):
            s.box(22 + column * 20 - (row % 2) * 8, 78 - row * 13, 20, 13, RED, 1.8)
    s.arc((10, 84), (30, -8), (88, 40), 2.5, PAPER)
    s.ball(88, 40, 10)


def _give_and_go(s: Sketch) -> None:
    s.grass()
    s.man(24, 90, RED)
    s.man(80, 78, RED)
    s.arc((32, 72), (54, 40), (72, 58), 3, PAPER)
    s.arc((74, 66), (56, 92), (40, 84), 3, PAPER)
    s.ball(56, 50, 9)


def _from_distance(s: Sketch) -> None:
    s.grass(52)
    s.goal(70, 34, 22, 14)
    s.line([(20, 92), (76, 46)], 2.2, PAPER)
    s.ball(26, 84, 18)
    s.ball(66, 52, 4)


def _every_blade(s: Sketch) -> None:
    for x in range(2, 104, 9):
        high = 34 + (x * 7) % 23
        s.shape([(x - 4, 100), (x + 2, 100 - high), (x + 5, 100)], GRASS, 1.6)
    s.ball(56, 50, 12)
    s.shape([(30, 66), (50, 56), (50, 70), (32, 76)], INK, 1.5)


def _carousel(s: Sketch) -> None:
    s.shape([(20, 34), (54, 8), (88, 34)], RED)
    s.line([(54, 34), (54, 92)], 5, GOLD)
    s.disc(54, 90, 36, GOLD, 2.2, 0.2)
    for x in (30, 78):
        s.line([(x, 34), (x, 86)], 2.4)
        s.ball(x, 62, 10)
    s.ball(54, 70, 8)


def _the_squeeze(s: Sketch) -> None:
    s.shape([(2, 20), (34, 36), (34, 74), (2, 92)], GREY)
    s.shape([(104, 20), (72, 36), (72, 74), (104, 92)], GREY)
    s.disc(53, 55, 15, PAPER, 2.4, 1.35)
    s.eyes(53, 48, 4.5, 11)
    s.disc(53, 66, 4, INK, 0.5)


_SCENES: Final[dict[str, Callable[[Sketch], None]]] = {
    "W1": _last_breath, "W2": _from_the_spot, "W3": _everyone_up, "W4": _swing_it_in, "W5": _keep_it,
    "W6": _end_to_end, "L1": _sprung_trap, "L2": _on_his_own, "L3": _catapult, "L4": _feeling_the_way,
    "L5": _battering_ram, "L6": _all_in, "R1": _gift_wrapped, "R2": _soft_landing, "R3": _eye_of_the_needle,
    "R4": _hunting_pack, "R5": _stampede, "R6": _siege, "Y1": _moonshot, "Y2": _anywhere_will_do,
    "Y3": _the_sting, "Y4": _one_step_up, "Y5": _drawbridge, "Y6": _route_one, "B1": _over_the_wall,
    "B2": _give_and_go, "B3": _from_distance, "B4": _every_blade, "B5": _carousel, "B6": _the_squeeze,
}  # fmt: skip


def paint_scene(painter: QPainter, card: str) -> None:
    """Paint the picture of a card into a square of 100 units from the origin. Raises `KeyError` for no card."""
    with saved(painter):
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        _SCENES[card](Sketch(painter))
