"""Plots in the colours of the theme: lines that differ by dash and mark as well as by colour, and bars with a spread.

pyqtgraph (and numpy with it) is imported when the first plot is shown, or a little before by `warm`.
Arrow keys or the pointer walk through a plot; what stands there is said in words below it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from importlib import import_module
from typing import Any, NamedTuple

from PySide6.QtCore import QObject, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QKeyEvent,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPolygonF,
    QShowEvent,
)
from PySide6.QtWidgets import QFrame, QSizePolicy, QVBoxLayout, QWidget

from swallows_gui.services.glossary import translate
from swallows_gui.services.later import Later
from swallows_gui.services.palette import contrast
from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.adaptive import Adaptive
from swallows_gui.ui.kit.flow import FlowLayout
from swallows_gui.ui.kit.layouts import fill, set_gaps
from swallows_gui.ui.kit.notices import announce
from swallows_gui.ui.kit.painting import painting, saved, set_ink
from swallows_gui.ui.kit.words import PlainLabel

DASHES = (
    Qt.PenStyle.SolidLine,
    Qt.PenStyle.DashLine,
    Qt.PenStyle.DotLine,
    Qt.PenStyle.DashDotLine,
    Qt.PenStyle.DashDotDotLine,
    Qt.PenStyle.SolidLine,
)
MARKS = ("o", "s", "t1", "d", "star", "x")
"""pyqtgraph's names of the marks, one a line."""
_LEAST_CONTRAST = 3.0
_EDGE = 0.6
"""Of a step: room at both ends."""


class Series(NamedTuple):
    """One line. `colour` is "#rrggbb"; it is made lighter or darker until it can be told from the ground."""

    name: str
    values: tuple[float, ...]
    colour: str


class Bar(NamedTuple):
    """One bar, and the lowest and highest value and the mean that chance would show."""

    label: str
    value: float
    low: float
    high: float
    mean: float


def warm(owner: QObject) -> None:
    """Load what plots need soon, a piece a turn of the event loop, as long as `owner` lives."""
    for wait, module in ((60, "numpy"), (180, "pyqtgraph")):
        Later(owner, partial(import_module, module), wait).start()


def legible(colour: str, ground: QColor) -> QColor:
    """A colour, moved away from the ground's lightness until it stands out from it by 3 : 1."""
    shown = QColor(colour)
    for _ in range(12):
        if contrast(shown, ground) >= _LEAST_CONTRAST:
            break
        lift = 8 if ground.lightnessF() < 0.5 else -8
        lightness = max(0, min(255, shown.lightness() + 2 * lift))
        shown = QColor.fromHsl(max(0, shown.hslHue()), shown.hslSaturation(), lightness)
    return shown


def mark_path(mark: str) -> QPainterPath:
    """A mark around the origin, one unit wide: the shapes that pyqtgraph draws for these names."""
    path = QPainterPath()
    if mark == "o":
        path.addEllipse(QRectF(-0.5, -0.5, 1, 1))
    elif mark == "s":
        path.addRect(QRectF(-0.5, -0.5, 1, 1))
    else:
        points = {
            "t1": ((0, -0.5), (-0.5, 0.5), (0.5, 0.5)),
            "d": ((0, -0.5), (-0.4, 0), (0, 0.5), (0.4, 0)),
            "star": _STAR,
            "x": ((-0.5, -0.3), (-0.3, -0.5), (0, -0.2), (0.3, -0.5), (0.5, -0.3), (0.2, 0), (0.5, 0.3), (0.3, 0.5),
                  (0, 0.2), (-0.3, 0.5), (-0.5, 0.3), (-0.2, 0)),
        }[mark]  # fmt: skip
        path.addPolygon(QPolygonF([QPointF(x, y) for x, y in points]))
        path.closeSubpath()
    return path


_STAR = (
    (0, -0.5), (-0.11, -0.15), (-0.48, -0.15), (-0.18, 0.06), (-0.29, 0.40), (0, 0.19), (0.29, 0.40), (0.18, 0.06),
    (0.48, -0.15), (0.11, -0.15),
)  # fmt: skip


class LegendKey(QWidget):
    """The name of a line beside a piece of it."""

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
            colour = legible(self._series.colour, t.colour("raised"))
            middle = self.height() / 2
            painter.setPen(QPen(colour, t.px(2.5), DASHES[self._number % len(DASHES)]))
            painter.drawLine(QPointF(0, middle), QPointF(t.px(42), middle))
            with saved(painter):
                painter.translate(t.px(21), middle)
                side = t.px(10)
                painter.scale(side, side)
                set_ink(painter, line=QPen(t.colour("ink"), 1 / side), fill=colour)
                painter.drawPath(mark_path(MARKS[self._number % len(MARKS)]))
            painter.setPen(t.colour("ink"))
            room = self.rect().adjusted(t.px(48), 0, 0, 0)
            painter.drawText(room, int(Qt.AlignmentFlag.AlignVCenter), self._series.name)


class Plot(Adaptive, QWidget):
    """What lines and bars have in common. `words` are what the plot says in text, for screen readers."""

    looked_at = Signal(int)
    """Another step."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._canvas: Any = None
        self._cursor: Any = None
        self._labels: tuple[str, ...] = ()
        self._say: Callable[[int], str] = lambda _at: ""
        self.at = -1
        """The step that is looked at, or -1."""
        self.said = PlainLabel(role="strong", wrap=True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._column = fill(QVBoxLayout(self), self.said)

    def _show_steps(self, labels: Sequence[str], say: Callable[[int], str], name: str, words: str) -> None:
        self._labels, self._say = tuple(labels), say
        self.setAccessibleName(name)
        self.setAccessibleDescription(words)
        self.at = min(self.at, len(self._labels) - 1)
        self.said.setText(self._say(self.at) if self.at >= 0 else "")
        if self._canvas is not None:
            self.redraw()

    def look_at(self, step: int) -> None:
        """Look at a step (moved into the limits)."""
        if not self._labels:
            return
        self.at = max(0, min(len(self._labels) - 1, step))
        words = self._say(self.at)
        self.said.setText(words)
        if self._cursor is not None:
            self._cursor.setPos(self.at)
            self._cursor.show()
        if self.hasFocus():
            announce(self, words)
        self.looked_at.emit(self.at)

    def redraw(self) -> None:
        """Draw everything anew. Only called once there is a canvas."""

    def _prepare(self) -> None:
        import pyqtgraph

        canvas = pyqtgraph.PlotWidget()
        canvas.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        canvas.setFrameShape(QFrame.Shape.NoFrame)
        canvas.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
        canvas.setMenuEnabled(False)
        canvas.setMouseEnabled(False, False)
        canvas.hideButtons()
        canvas.setAntialiasing(True)
        canvas.scene().sigMouseMoved.connect(self._pointed_at)
        self._canvas = canvas
        self._column.insertWidget(self._column.count() - 1, canvas, 1)
        self.restyle()

    def _pointed_at(self, point: QPointF) -> None:
        x = self._canvas.getPlotItem().vb.mapSceneToView(point).x()
        step = round(x)
        if 0 <= step < len(self._labels) and step != self.at:
            self.look_at(step)

    def restyle(self) -> None:
        """Colours and type of the theme."""
        t = theme()
        set_gaps(self._column, 4, 6)
        self.setMinimumHeight(t.px(200))
        if self._canvas is None:
            return
        import pyqtgraph

        self._canvas.setMinimumHeight(t.px(110))
        self._canvas.setBackground(t.colour("raised"))
        for side in ("left", "bottom"):
            axis = self._canvas.getAxis(side)
            axis.setStyle(tickFont=t.sized_font("small", t.px(12)), tickTextOffset=t.px(4))
            axis.setPen(pyqtgraph.mkPen(t.colour("outline"), width=1))
            axis.setTextPen(pyqtgraph.mkPen(t.colour("ink"), width=1))
        self._canvas.getAxis("bottom").setHeight(t.px(24))
        self._canvas.getAxis("left").setWidth(t.px(44))
        self.redraw()

    def _begin(self) -> Any:
        """An empty canvas with the labels on its axis, and pyqtgraph."""
        import pyqtgraph

        t = theme()
        canvas = self._canvas
        canvas.clear()
        canvas.showGrid(x=False, y=True, alpha=0.25)
        room = max(1, self.width() - t.px(60))
        metrics = self.fontMetrics()
        widest = max((metrics.horizontalAdvance(label) for label in self._labels), default=0) + t.px(6)
        every = max(1, -(-widest * len(self._labels) // room))
        ticks = [(at, label) for at, label in enumerate(self._labels) if at % every == 0]
        canvas.getAxis("bottom").setTicks([ticks])
        canvas.setXRange(-_EDGE, max(1, len(self._labels) - 1) + _EDGE, padding=0)
        self._cursor = pyqtgraph.InfiniteLine(max(0, self.at), pen=pyqtgraph.mkPen(t.colour("ink"), width=t.px(1.5)))
        self._cursor.setVisible(self.at >= 0)
        canvas.addItem(self._cursor)
        return pyqtgraph

    # Qt

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._canvas is None:
            self._prepare()

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
        """Its keys, and what each does."""
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
            painter.fillRect(self.rect(), t.colour("raised"))
            if self.hasFocus():
                painter.setPen(QPen(t.colour("focus"), t.px(3)))
                painter.drawRect(QRectF(self.rect()).adjusted(1, 1, -1, -1))


class LinePlot(Plot):
    """Lines over steps that have names, with a legend above them."""

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
        """Show other lines; `labels` name the steps on the axis, `say` tells what stands at one."""
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

    def redraw(self) -> None:
        pyqtgraph = self._begin()
        t = theme()
        ground = t.colour("raised")
        steps = max((len(each.values) for each in self._series), default=1)
        side = max(t.px(4), min(t.px(9), round(self.width() / max(1, steps) * 0.5)))
        for number, each in enumerate(self._series):
            colour = legible(each.colour, ground)
            self._canvas.plot(
                list(range(len(each.values))),
                list(each.values),
                pen=pyqtgraph.mkPen(colour, width=t.px(2.5), style=DASHES[number % len(DASHES)]),
                symbol=MARKS[number % len(MARKS)],
                symbolSize=side,
                symbolBrush=colour,
                symbolPen=pyqtgraph.mkPen(t.colour("ink"), width=1),
            )
        values = [value for each in self._series for value in each.values] or [0.0, 1.0]
        low, high = min(0.0, *values), max(values)
        self._canvas.setYRange(low, high + (high - low) * 0.06 + 0.01, padding=0.02)


class BarPlot(Plot):
    """Bars with the spread that chance would show; bars beyond it are hatched."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bars: tuple[Bar, ...] = ()

    def show_bars(self, bars: Sequence[Bar], say: Callable[[int], str], name: str, words: str) -> None:
        """Show other bars."""
        self._bars = tuple(bars)
        self._show_steps([bar.label for bar in bars], say, name, words)

    def redraw(self) -> None:
        pyqtgraph = self._begin()
        t = theme()
        for number, bar in enumerate(self._bars):
            beyond = not bar.low <= bar.value <= bar.high
            brush = pyqtgraph.mkBrush(t.colour("red" if beyond else "blue"))
            if beyond:
                brush.setStyle(Qt.BrushStyle.BDiagPattern)
            self._canvas.addItem(
                pyqtgraph.BarGraphItem(
                    x=[number],
                    height=[bar.value],
                    width=0.56,
                    brush=brush,
                    pen=pyqtgraph.mkPen(t.colour("ink"), width=1),
                )
            )
        if self._bars:
            self._canvas.addItem(self._spreads(pyqtgraph))
        highest = max((max(bar.value, bar.high) for bar in self._bars), default=1.0)
        self._canvas.setYRange(0, highest * 1.08 + 0.01, padding=0)

    def _spreads(self, pyqtgraph: Any) -> Any:
        import numpy

        t = theme()
        means = numpy.array([bar.mean for bar in self._bars])
        return pyqtgraph.ErrorBarItem(
            x=numpy.arange(len(self._bars)),
            y=means,
            top=numpy.array([bar.high for bar in self._bars]) - means,
            bottom=means - numpy.array([bar.low for bar in self._bars]),
            beam=0.22,
            pen=pyqtgraph.mkPen(t.colour("gold"), width=t.px(3)),
        )
