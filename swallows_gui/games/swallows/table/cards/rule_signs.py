"""The small signs before a card's rules, and rules set with them: when, on what condition, what it does (S5, S5.12).

A sign is a shape in a square of 100 by 100, filled in one colour. It stands for a kind of rule, never for words: the
sentence after it says everything.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache, partial
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPainterPathStroker, QTransform

from swallows_gui.services.stylesheet import Colours
from swallows_gui.ui.kit.icons import colour_shape
from swallows_gui.ui.kit.painting import saved
from swallows_gui.ui.kit.text_fit import LEADING

_SQUARE = QRectF(0, 0, 100, 100)
_SIZE, _AFTER, _BETWEEN = 0.98, 0.28, 0.55
"""A sign's side, the gap after it and the gap before it in a line, in parts of the type's size."""
_ORPHAN = 2
"""Letters of a last word that does not begin a line alone."""
TINTED: Final = {"instead of green": "green", "with green": "green", "instead of blue": "blue", "with blue": "blue"}
"""Signs that have the colour of a card."""


def _line(points: Sequence[tuple[float, float]], wide: float) -> QPainterPath:
    """A line through points as a shape."""
    path = QPainterPath(QPointF(*points[0]))
    for point in points[1:]:
        path.lineTo(*point)
    return _stroke(path, wide)


def _stroke(path: QPainterPath, wide: float) -> QPainterPath:
    stroker = QPainterPathStroker()
    stroker.setWidth(wide)
    stroker.setCapStyle(Qt.PenCapStyle.FlatCap)
    stroker.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
    return stroker.createStroke(path).simplified()


def _polygon(*points: tuple[float, float]) -> QPainterPath:
    path = QPainterPath(QPointF(*points[0]))
    for point in points[1:]:
        path.lineTo(*point)
    path.closeSubpath()
    return path


def _round(x: float, y: float, radius: float) -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(QPointF(x, y), radius, radius)
    return path


def _box(x: float, y: float, wide: float, high: float, corner: float = 0.0) -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(QRectF(x, y, wide, high), corner, corner)
    return path


def _arc(start: float, sweep: float, radius: float, wide: float) -> QPainterPath:
    room = QRectF(50 - radius, 50 - radius, 2 * radius, 2 * radius)
    path = QPainterPath()
    path.arcMoveTo(room, start)
    path.arcTo(room, start, sweep)
    return _stroke(path, wide)


def _plus(x: float, y: float, arm: float, wide: float) -> QPainterPath:
    return _box(x - arm, y - wide / 2, 2 * arm, wide).united(_box(x - wide / 2, y - arm, wide, 2 * arm))


def _card(mark: QPainterPath | None = None) -> QPainterPath:
    path = _box(20, 4, 60, 92, 9)
    return path.subtracted(mark) if mark is not None else path


def _die(*pips: tuple[float, float]) -> QPainterPath:
    path = _box(8, 8, 84, 84, 16)
    for pip in pips:
        path = path.subtracted(_round(*pip, 10.5))
    return path


def _whistle() -> QPainterPath:
    """A pea whistle that is blown: mouthpiece, slot, ring, three strokes above."""
    body = _round(36, 68, 28).united(_polygon((36, 40), (99, 40), (99, 58), (66, 62), (50, 78)))
    body = body.subtracted(_polygon((56, 38), (70, 38), (64, 52))).subtracted(_round(36, 68, 10))
    for stroke in (((14, 30), (6, 14)), ((38, 28), (38, 8)), ((62, 30), (70, 14))):
        body = body.united(_line(stroke, 9))
    return body


def _struck(path: QPainterPath) -> QPainterPath:
    """A shape with a bar through it."""
    return path.subtracted(_line([(2, 2), (98, 98)], 30)).united(_line([(6, 6), (94, 94)], 12))


def _ball() -> QPainterPath:
    """A football: the pentagon in its middle, the seams that leave it, and the patches at its edge."""
    path, whole = _round(50, 50, 47), _round(50, 50, 47)
    path = path.subtracted(_polygon(*(_turned(18, 72 * side) for side in range(5))))
    for side in range(5):
        path = path.subtracted(_line([(50, 50), _turned(36, 72 * side)], 6))
        ends = (_turned(30, 72 * side), _turned(41, 72 * side + 30), _turned(60, 72 * side + 21))
        patch = _polygon(*ends, _turned(60, 72 * side - 21), _turned(41, 72 * side - 30))
        path = path.subtracted(patch)
    return path.united(whole.subtracted(_round(50, 50, 42)))


def _turned(far: float, degrees: float) -> tuple[float, float]:
    """A point so far from the middle of the square, clockwise from its top."""
    turn = math.radians(degrees - 90)
    return 50 + far * math.cos(turn), 50 + far * math.sin(turn)


def _glove() -> QPainterPath:
    path = _box(24, 42, 56, 54, 14)
    for x, top in ((24, 16), (39, 4), (54, 6), (68, 18)):
        path = path.united(_box(x, top, 12, 50, 6))
    return path.united(_line([(8, 44), (32, 70)], 15))


def _clock() -> QPainterPath:
    path = _round(50, 54, 42).subtracted(_round(50, 54, 31)).united(_box(38, 0, 24, 11))
    return path.united(_line([(50, 30), (50, 56), (68, 56)], 9))


def _lock() -> QPainterPath:
    bow = QPainterPath(QPointF(28, 50))
    bow.lineTo(28, 32)
    bow.arcTo(QRectF(28, 10, 44, 44), 180, -180)
    bow.lineTo(72, 50)
    return (
        _stroke(bow, 12).united(_box(14, 44, 72, 52, 8)).subtracted(_round(50, 66, 8)).subtracted(_box(46, 66, 8, 18))
    )


def _shield() -> QPainterPath:
    path = QPainterPath(QPointF(10, 8))
    path.lineTo(90, 8)
    path.cubicTo(92, 56, 76, 84, 50, 98)
    path.cubicTo(24, 84, 8, 56, 10, 8)
    return path


def _pin() -> QPainterPath:
    path = QPainterPath(QPointF(50, 98))
    path.cubicTo(36, 72, 16, 58, 16, 36)
    path.arcTo(QRectF(16, 2, 68, 68), 180, -180)
    path.cubicTo(84, 58, 64, 72, 50, 98)
    return path.subtracted(_round(50, 36, 14))


def _back() -> QPainterPath:
    path = QPainterPath(QPointF(26, 34))
    path.lineTo(62, 34)
    path.arcTo(QRectF(40, 34, 48, 48), 90, -180)
    path.lineTo(20, 82)
    return _stroke(path, 15).united(_polygon((2, 34), (34, 6), (34, 62)))


def _spot() -> QPainterPath:
    return _round(50, 66, 15).united(_line([(8, 96), (8, 14), (92, 14), (92, 96)], 13))


def _take() -> QPainterPath:
    return _box(50, 8, 46, 84, 8).united(_polygon((0, 50), (36, 16), (36, 84))).united(_box(30, 38, 24, 24))


def _coloured(colour: str, with_: bool = False) -> QPainterPath:
    path = colour_shape(colour, _SQUARE.adjusted(4, 4, -4, -4))
    return path.subtracted(_plus(50, 50, 26, 15)) if with_ else path


_SIGNS: Final[dict[str, Callable[[], QPainterPath]]] = {
    "instead of green": partial(_coloured, "green"),
    "instead of blue": partial(_coloured, "blue"),
    "with green": partial(_coloured, "green", True),
    "with blue": partial(_coloured, "blue", True),
    "glove": _glove,
    "ball": _ball,
    "die": lambda: _die((28, 28), (72, 28), (50, 50), (28, 72), (72, 72)),
    "one": lambda: _die((50, 50)),
    "sent off": lambda: QTransform().translate(50, 50).rotate(14).translate(-50, -50).map(_card()),
    "whistle": _whistle,
    "no whistle": lambda: _struck(_whistle()),
    "clock": _clock,
    "spot": _spot,
    "counts": lambda: _box(8, 22, 84, 20).united(_box(8, 58, 84, 20)),
    "only": _lock,
    "place": _pin,
    "again": lambda: _arc(60, -290, 37, 15).united(_polygon((48, 2), (92, 14), (62, 48))),
    "cancel": lambda: _arc(0, 360, 40, 14).united(_line([(20, 20), (80, 80)], 14)),
    "shield": _shield,
    "attack": lambda: _polygon((4, 8), (48, 50), (4, 92)).united(_polygon((50, 8), (96, 50), (50, 92))),
    "draw": lambda: _card(_plus(50, 50, 20, 13)),
    "discard": lambda: _card(_box(30, 43, 40, 14)),
    "injure": lambda: _plus(50, 50, 46, 32),
    "steal": _take,
    "return": _back,
}
MOMENTS: Final = {
    "as_attack": "instead of green",
    "with_attack": "with green",
    "before_shot": "ball",
    "as_defence": "instead of blue",
    "with_defence": "with blue",
    "as_goalie": "glove",
    "on_goal_against": "ball",
    "on_sending_off": "sent off",
    "at_stoppage": "whistle",
    "before_match": "clock",
    "in_shootout": "spot",
}
"""The sign of a moment in which a red is played; of a roll the die."""
EFFECTS: Final = {
    "value": "die",
    "roll": "die",
    "reroll": "again",
    "set_area": "place",
    "cancel": "cancel",
    "shield": "shield",
    "draw": "draw",
    "discard": "discard",
    "injure": "injure",
    "steal": "steal",
    "return": "return",
    "extra_attack": "attack",
    "goal": "ball",
    "own_goal": "ball",
    "free_kick": "whistle",
    "penalty": "spot",
    "silence_referee": "no whistle",
    "second_goalie": "glove",
}
"""The sign of each effect."""


@cache
def sign_path(name: str) -> QPainterPath:
    """A sign in a square of 100 by 100. Raises `KeyError` for an unknown name."""
    return _SIGNS[name]()


@dataclass(frozen=True, slots=True)
class SignRun:
    """A sign, or words that stand side by side; where they begin in their line, in units."""

    left: float
    sign: str
    words: str


@dataclass(frozen=True, slots=True)
class RulesSetting:
    """Rules broken into lines at one size of type, each with its sign before it."""

    runs: tuple[tuple[SignRun, ...], ...]
    font: QFont
    line_height: float
    ascent: float
    cap: float

    @property
    def lines(self) -> tuple[str, ...]:
        """The words, line by line."""
        return tuple(" ".join(run.words for run in line if run.words) for line in self.runs)

    @property
    def height(self) -> float:
        """The height in card units."""
        return self.line_height * len(self.runs)

    @property
    def pixels(self) -> int:
        """Size of the type."""
        return self.font.pixelSize()

    def draw(self, painter: QPainter, at: QPointF, colour: QColor, colours: Colours | None = None) -> None:
        """Draw signs and words with the upper left corner at a point; signs of card colours take
        theirs from `colours`."""
        with saved(painter):
            painter.setFont(self.font)
            painter.setPen(colour)
            side = self.font.pixelSize() * _SIZE
            baseline = at.y() + self.ascent
            for line in self.runs:
                for run in line:
                    if run.words:
                        painter.drawText(QPointF(at.x() + run.left, baseline), run.words)
                    else:
                        tint = colours.of(TINTED[run.sign]) if colours is not None and run.sign in TINTED else colour
                        place = QTransform().translate(at.x() + run.left, baseline - self.cap / 2 - side / 2)
                        shape = place.scale(side / 100, side / 100).map(sign_path(run.sign))
                        painter.fillPath(shape, tint)
                baseline += self.line_height


def set_rules(rules: Sequence[tuple[str, str]], font: QFont, width: float) -> RulesSetting | None:
    """Set rules (sign, sentence) into a width: each on a line of its own where that takes no more lines, else in a row.

    None if a word with the sign before it is too long.
    """
    metrics = QFontMetricsF(font)
    apart, joined = (_broken(rules, metrics, font.pixelSize(), width, own) for own in (True, False))
    if apart is None or joined is None:
        return None
    chosen = apart if len(apart) <= len(joined) else joined
    return RulesSetting(chosen, font, metrics.height() * LEADING * 0.94, metrics.ascent(), metrics.capHeight())


def _broken(
    rules: Sequence[tuple[str, str]], metrics: QFontMetricsF, size: float, width: float, own: bool
) -> tuple[tuple[SignRun, ...], ...] | None:
    """Lines of runs; with `own` every rule begins a line."""
    lines: list[list[SignRun]] = [[]]
    x = 0.0
    sign_room, gap = size * (_SIZE + _AFTER), size * _BETWEEN
    for sign, sentence in rules:
        words = sentence.split(" ")
        if len(words) > 2 and len(words[-1]) <= _ORPHAN:
            words[-2:] = [" ".join(words[-2:])]
        first = sign_room + metrics.horizontalAdvance(words[0])
        if lines[-1] and (own or x + gap + first > width):
            lines.append([])
            x = 0.0
        elif lines[-1]:
            x += gap
        lines[-1].append(SignRun(x, sign, ""))
        x += sign_room
        start, said = x, ""
        for word in words:
            longer = f"{said} {word}" if said else word
            end = start + metrics.horizontalAdvance(longer)
            if end > width and said:
                lines[-1].append(SignRun(start, "", said))
                lines.append([])
                start, said = 0.0, word
                end = metrics.horizontalAdvance(word)
            else:
                said = longer
            if end > width:
                return None
        if said:
            lines[-1].append(SignRun(start, "", said))
        x = start + metrics.horizontalAdvance(said)
    return tuple(tuple(line) for line in lines)
