"""Plots in the colours of the theme: lines that differ by dash and mark as well as by colour, and bars with a spread.

Arrow keys or the pointer walk through a plot; what stands there is said in words below it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import ceil, floor
from typing import NamedTuple

from PySide6.QtCore import QLineF, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPolygonF,
)
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from swallows_gui.services.glossary import translate
from swallows_gui.services.language import language
from swallows_gui.services.stylesheet import contrast
from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.notices import announce
from swallows_gui.ui.kit.painting import painting, saved, set_ink
from swallows_gui.ui.kit.panels import FlowLayout, fill, set_gaps
from swallows_gui.ui.kit.words import Adaptive, PlainLabel

DASHES = (
    Qt.PenStyle.SolidLine,
    Qt.PenStyle.DashLine,
    Qt.PenStyle.DotLine,
    Qt.PenStyle.DashDotLine,
    Qt.PenStyle.DashDotDotLine,
    Qt.PenStyle.SolidLine,
)
MARKS = ("circle", "square", "triangle", "lozenge", "star", "cross")
"""The marks, one a line: circle, square, triangle, lozenge, star, cross."""
_LEAST_CONTRAST = 3.0
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignAbsolute
_EDGE = 0.6
"""Of a step: room at both ends."""
_BAR = 0.56
"""Of a step: how wide a bar is."""
_BEAM = 0.22
"""Of a step: how wide the ends of a spread are."""


class Series(NamedTuple):
    """A line of a plot. `colour` is "#rrggbb", made lighter or darker until it contrasts with the ground."""

    name: str
    values: tuple[float, ...]
    colour: str


class Bar(NamedTuple):
    """A bar of a plot, with the lowest and highest value that chance explains."""

    label: str
    value: float
    low: float
    high: float


_NIGHT, _CHALK = QColor("#0C1B33"), QColor("#F4EFE3")


def plot_ground() -> QColor:
    """What a plot is drawn on: the sky at night; in high contrast as all panels."""
    return theme().colour("raised") if theme().name == "contrast" else QColor(_NIGHT)


def plot_chalk() -> QColor:
    """In which axes and words are drawn on the ground."""
    return theme().colour("ink") if theme().name == "contrast" else QColor(_CHALK)


def legible(colour: str, ground: QColor) -> QColor:
    """A colour made lighter or darker until its contrast with the ground is 3 : 1."""
    shown = QColor(colour)
    for _ in range(12):
        if contrast(shown, ground) >= _LEAST_CONTRAST:
            break
        lift = 8 if ground.lightnessF() < 0.5 else -8
        lightness = max(0, min(255, shown.lightness() + 2 * lift))
        shown = QColor.fromHsl(max(0, shown.hslHue()), shown.hslSaturation(), lightness)
    return shown


def mark_path(mark: str) -> QPainterPath:
    """A mark as a path around the origin, one unit wide."""
    path = QPainterPath()
    if mark == "circle":
        path.addEllipse(QRectF(-0.5, -0.5, 1, 1))
    elif mark == "square":
        path.addRect(QRectF(-0.5, -0.5, 1, 1))
    else:
        points = {
            "triangle": ((0, -0.5), (-0.5, 0.5), (0.5, 0.5)),
            "lozenge": ((0, -0.5), (-0.4, 0), (0, 0.5), (0.4, 0)),
            "star": _STAR,
            "cross": ((-0.5, -0.3), (-0.3, -0.5), (0, -0.2), (0.3, -0.5), (0.5, -0.3), (0.2, 0), (0.5, 0.3), (0.3, 0.5),
                  (0, 0.2), (-0.3, 0.5), (-0.5, 0.3), (-0.2, 0)),
        }[mark]  # fmt: skip
        path.addPolygon(QPolygonF([QPointF(x, y) for x, y in points]))
        path.closeSubpath()
    return path


_STAR = (
    (0, -0.5), (-0.11, -0.15), (-0.48, -0.15), (-0.18, 0.06), (-0.29, 0.40), (0, 0.19), (0.29, 0.40), (0.18, 0.06),
    (0.48, -0.15), (0.11, -0.15),
)  # fmt: skip


def _paint_mark(painter: QPainter, number: int, at: QPointF, side: float, colour: QColor) -> None:
    """Paint the mark of line `number` around a point, `side` pixels wide."""
    with saved(painter):
        painter.translate(at)
        painter.scale(side, side)
        set_ink(painter, line=QPen(plot_chalk(), 1 / side), fill=colour)
        painter.drawPath(mark_path(MARKS[number % len(MARKS)]))


def ticks(low: float, high: float, most: int) -> list[float]:
    """Round numbers from `low` to `high` in equal steps of 1, 2 or 5 times a power of ten, `most` of them at most.

    >>> ticks(0, 100, 6), ticks(-40, 130, 5), ticks(0, 0.9, 4)
    ([0.0, 20.0, 40.0, 60.0, 80.0, 100.0], [0.0, 50.0, 100.0], [0.0, 0.5])
    """
    steps = [size * 10.0**power for power in range(-3, 13) for size in (1, 2, 5)]
    step = next((each for each in steps if floor(high / each) - ceil(low / each) < most), steps[-1])
    return [round(number * step, 3) for number in range(ceil(low / step), floor(high / step) + 1)]


class Frame:
    """The mapping from steps and values to pixels in a plot. Args: room: the rectangle between the axes, pixels. steps:
    how many steps stand side by side. low: the value at its lower edge. high: the value at its upper edge."""

    def __init__(self, room: QRectF, steps: int, low: float, high: float) -> None:
        self.room = room
        self.step = room.width() / (max(1, steps - 1) + 2 * _EDGE)
        """Pixels from one step to the next."""
        self._low, self._high = low, high

    def x(self, step: float) -> float:
        """The x coordinate of a step, in pixels."""
        return self.room.left() + (step + _EDGE) * self.step

    def y(self, value: float) -> float:
        """The y coordinate of a value, in pixels."""
        return self.room.bottom() - (value - self._low) / (self._high - self._low) * self.room.height()

    def at(self, step: float, value: float) -> QPointF:
        """The point of a value at a step."""
        return QPointF(self.x(step), self.y(value))

    def step_at(self, x: float) -> int:
        """The step nearest to an x coordinate; it may be out of range."""
        return round((x - self.room.left()) / self.step - _EDGE)


class LegendKey(QWidget):
    """A line's name in the legend, beside a sample of the line."""

    def __init__(self, number: int, series: Series, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._number, self._series = number, series
        self.setAccessibleName(series.name)

    def sizeHint(self) -> QSize:
        metrics = self.fontMetrics()
        px = theme().px
        return QSize(px(58) + metrics.horizontalAdvance(self._series.name), max(px(24), metrics.height() + px(4)))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        t = theme()
        with painting(self) as painter:
            colour = legible(self._series.colour, plot_ground())
            middle = self.height() / 2
            painter.setPen(QPen(colour, t.px(2.5), DASHES[self._number % len(DASHES)]))
            painter.drawLine(QPointF(0, middle), QPointF(t.px(42), middle))
            _paint_mark(painter, self._number, QPointF(t.px(21), middle), t.px(10), colour)
            painter.setPen(plot_chalk())
            room = self.rect().adjusted(t.px(48), 0, 0, 0)
            painter.drawText(room, int(Qt.AlignmentFlag.AlignVCenter), self._series.name)


class _Canvas(QWidget):
    """The picture of a plot, with its pointer."""

    def __init__(self, plot: Plot) -> None:
        super().__init__(plot)
        self._plot = plot
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)

    def paintEvent(self, _event: QPaintEvent) -> None:
        with painting(self) as painter:
            self._plot.paint(painter)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._plot.point_at(event.position().x())


class Plot(Adaptive, QWidget):
    """The base of line and bar plots. `words` are its text for screen readers."""

    looked_at = Signal(int)
    """Another step."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._labels: tuple[str, ...] = ()
        self._say: Callable[[int], str] = lambda _at: ""
        self.at = -1
        """The step that is looked at, or -1."""
        self._canvas = _Canvas(self)
        self.said = PlainLabel(role="strong", wrap=True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._column = fill(QVBoxLayout(self), self._canvas, self.said)
        self._column.setStretchFactor(self._canvas, 1)
        self.adapt()

    def _show_steps(self, labels: Sequence[str], say: Callable[[int], str], name: str, words: str) -> None:
        self._labels, self._say = tuple(labels), say
        self.setAccessibleName(name)
        self.setAccessibleDescription(words)
        self.at = min(self.at, len(self._labels) - 1)
        self.said.setText(self._say(self.at) if self.at >= 0 else "")
        self._canvas.update()

    def look_at(self, step: int) -> None:
        """Select a step, moved into the range."""
        if not self._labels:
            return
        self.at = max(0, min(len(self._labels) - 1, step))
        words = self._say(self.at)
        self.said.setText(words)
        self._canvas.update()
        if self.hasFocus():
            announce(self, words)
        self.looked_at.emit(self.at)

    def point_at(self, x: float) -> None:
        """Select the step at an x coordinate of the picture, in pixels."""
        step = self._frame().step_at(x)
        if 0 <= step < len(self._labels) and step != self.at:
            self.look_at(step)

    def reach(self) -> tuple[float, float]:
        """The lowest and the highest value of the axis."""
        raise NotImplementedError

    def paint_values(self, painter: QPainter, frame: Frame) -> None:
        """Paint the values of every step."""
        raise NotImplementedError

    def paint(self, painter: QPainter) -> None:
        """Paint the whole picture: ground, axes, values, and a line where one looks."""
        frame, t = self._frame(), theme()
        painter.fillRect(self._canvas.rect(), plot_ground())
        painter.setFont(t.sized_font("small", t.px(12)))
        self._paint_axes(painter, frame)
        if self.at >= 0:
            painter.setPen(QPen(plot_chalk(), t.px(1.5)))
            painter.drawLine(
                QPointF(frame.x(self.at), frame.room.top()), QPointF(frame.x(self.at), frame.room.bottom())
            )
        self.paint_values(painter, frame)

    def _frame(self) -> Frame:
        t, low_high = theme(), self.reach()
        room = QRectF(self._canvas.rect()).adjusted(t.px(44), t.px(4), -t.px(2), -t.px(24))
        return Frame(room, len(self._labels), *low_high)

    def _paint_axes(self, painter: QPainter, frame: Frame) -> None:
        t, room, metrics = theme(), frame.room, painter.fontMetrics()
        ink, faint = plot_chalk(), plot_chalk()
        faint.setAlphaF(0.22)
        tall, wide = metrics.height(), t.px(38)
        locale = language().locale
        for value in ticks(*self.reach(), max(2, min(9, int(room.height() // (1.6 * tall))))):
            y = frame.y(value)
            painter.setPen(QPen(faint, 1))
            painter.drawLine(QPointF(room.left(), y), QPointF(room.right(), y))
            painter.setPen(ink)
            place = QRectF(room.left() - t.px(4) - wide, y - tall / 2, wide, tall)
            painter.drawText(place, int(_RIGHT), locale.toString(value, "g", 6))
        painter.setPen(QPen(ink, 1))
        painter.drawLines([QLineF(room.topLeft(), room.bottomLeft()), QLineF(room.bottomLeft(), room.bottomRight())])
        painter.setPen(ink)
        widest = max((metrics.horizontalAdvance(label) for label in self._labels), default=0) + t.px(6)
        every = max(1, ceil(widest / frame.step))
        for step in range(0, len(self._labels), every):
            place = QRectF(frame.x(step) - widest / 2, room.bottom() + t.px(4), widest, tall)
            painter.drawText(place, int(Qt.AlignmentFlag.AlignCenter), self._labels[step])

    def restyle(self) -> None:
        """Set colours and fonts of the theme."""
        t = theme()
        self.said.setStyleSheet(f"color: {plot_chalk().name()}")
        set_gaps(self._column, 4, 6)
        self.setMinimumHeight(t.px(200))
        self._canvas.setMinimumHeight(t.px(110))

    # Qt

    def sizeHint(self) -> QSize:
        return QSize(theme().px(480), theme().px(300))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {Qt.Key.Key_Left: self.at - 1, Qt.Key.Key_Right: self.at + 1, Qt.Key.Key_Home: 0}
        steps[Qt.Key.Key_End] = len(self._labels) - 1
        step = steps.get(Qt.Key(event.key()))
        if step is None:
            super().keyPressEvent(event)
        else:
            self.look_at(step)

    def key_help(self) -> list[tuple[str, str]]:
        """Its keys with their meaning."""
        return [
            ("Left", translate("Plot", "In the plot: one step back")),
            ("Right", translate("Plot", "In the plot: one step on")),
            ("Home", translate("Plot", "In the plot: the first step")),
            ("End", translate("Plot", "In the plot: the last step")),
        ]

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        t = theme()
        with painting(self, smooth=False) as painter:
            painter.fillRect(self.rect(), plot_ground())
            if self.hasFocus():
                painter.setPen(QPen(t.colour("focus"), t.px(3)))
                painter.drawRect(QRectF(self.rect()).adjusted(1, 1, -1, -1))


class LinePlot(Plot):
    """A plot of lines over named steps, with a legend above."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._series: tuple[Series, ...] = ()
        self._legend_room = QWidget()
        self._legend = FlowLayout(self._legend_room)
        self._keys: list[LegendKey] = []
        self._column.insertWidget(0, self._legend_room)

    def show_lines(
        self, series: Sequence[Series], labels: Sequence[str], say: Callable[[int], str], name: str, words: str
    ) -> None:
        """Show lines; `labels` name the steps, `say` words a step's values."""
        self._series = tuple(series)
        for key in self._keys:
            key.deleteLater()
        while self._legend.count():
            self._legend.takeAt(0)
        self._keys = [LegendKey(number, each) for number, each in enumerate(self._series)]
        for key in self._keys:
            self._legend.addWidget(key)
        self._legend.setSpacing(theme().px(12))
        self._show_steps(labels, say, name, words)

    def reach(self) -> tuple[float, float]:
        values = [value for each in self._series for value in each.values] or [0.0, 1.0]
        low, high = min(0.0, *values), max(0.0, *values)
        room = 0.04 * (high - low) + 0.01
        return low - room, high + 2 * room

    def paint_values(self, painter: QPainter, frame: Frame) -> None:
        t = theme()
        ground = plot_ground()
        side = max(t.px(4), min(t.px(9), round(frame.step * 0.5)))
        for number, each in enumerate(self._series):
            colour = legible(each.colour, ground)
            points = [frame.at(step, value) for step, value in enumerate(each.values)]
            painter.setPen(QPen(colour, t.px(2.5), DASHES[number % len(DASHES)]))
            painter.drawPolyline(points)
            for point in points:
                _paint_mark(painter, number, point, side, colour)


class BarPlot(Plot):
    """A plot of bars with the spread that chance explains; bars beyond it are hatched."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bars: tuple[Bar, ...] = ()

    def show_bars(self, bars: Sequence[Bar], say: Callable[[int], str], name: str, words: str) -> None:
        """Show bars; `say` words a step's values."""
        self._bars = tuple(bars)
        self._show_steps([bar.label for bar in bars], say, name, words)

    def reach(self) -> tuple[float, float]:
        return 0.0, 1.08 * max((max(bar.value, bar.high) for bar in self._bars), default=1.0) + 0.01

    def paint_values(self, painter: QPainter, frame: Frame) -> None:
        t = theme()
        half, beam = _BAR / 2 * frame.step, _BEAM / 2 * frame.step
        for step, bar in enumerate(self._bars):
            beyond = not bar.low <= bar.value <= bar.high
            x, top, ground = frame.x(step), frame.y(bar.value), frame.y(0)
            pattern = Qt.BrushStyle.BDiagPattern if beyond else Qt.BrushStyle.SolidPattern
            colour = legible(t.colour("red" if beyond else "blue").name(), plot_ground())
            set_ink(painter, line=QPen(plot_chalk(), 1), fill=QBrush(colour, pattern))
            painter.drawRect(QRectF(x - half, top, 2 * half, ground - top))
            low, high = frame.y(bar.low), frame.y(bar.high)
            painter.setPen(QPen(t.colour("gold"), t.px(3)))
            painter.drawLine(QPointF(x, low), QPointF(x, high))
            for end in (low, high):
                painter.drawLine(QPointF(x - beam, end), QPointF(x + beam, end))
