"""A slider over the positions of a replay, with matches and goals marked on it by shape as well as by colour."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFontMetrics,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPolygonF,
    QWheelEvent,
)
from PySide6.QtWidgets import QSizePolicy, QSlider, QToolTip, QWidget

from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.icons import paint_ball, polygon
from swallows_gui.ui.kit.painting import painting, saved, set_ink

_HEIGHT, _LOW = 58, 42
"""Design pixels: with the headings of stages, and without."""
_INSET = 14
"""Design pixels: room at both ends for the handle."""
_NEAR = 7
"""Design pixels: so near to a mark the pointer means it."""
_LEAST_LABEL = 20
"""Design pixels: a stretch narrower than this has no label."""


class Stretch(NamedTuple):
    """A part of the timeline, such as a match: `text` names it, `label` is short and written in it."""

    first: int
    last: int
    label: str
    text: str


class TimelineStage(NamedTuple):
    """Several parts under one heading."""

    first: int
    last: int
    label: str


class TimelinePoint(NamedTuple):
    """A mark on the timeline. `shape` is "ball" (a goal), "wedge" (an own goal) or "ring" (a kick in a shoot-out)."""

    position: int
    shape: str
    text: str


class Timeline(QSlider):
    """The timeline of a replay. It emits `wanted` with a position; the handle moves only when the replay is there.
    Arrow keys are left to the screen, which knows matches and goals."""

    wanted = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._stretches: tuple[Stretch, ...] = ()
        self._stages: tuple[TimelineStage, ...] = ()
        self._points: tuple[TimelinePoint, ...] = ()
        self._low = False
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setMouseTracking(True)

    def set_marks(
        self, stages: Sequence[TimelineStage], stretches: Sequence[Stretch], points: Sequence[TimelinePoint]
    ) -> None:
        """Set the marks, all in order."""
        self._stages, self._stretches, self._points = tuple(stages), tuple(stretches), tuple(points)
        self.update()

    def set_low(self, low: bool) -> None:
        """Use less height, without headings."""
        if low != self._low:
            self._low = low
            self.updateGeometry()
            self.update()

    def show_position(self, position: int, words: str) -> None:
        """Move the handle; `words` describe the position."""
        if words != self.accessibleDescription():
            self.setAccessibleDescription(words)
        self.setValue(position)

    def words_at(self, x: float) -> str:
        """The words at an x coordinate: the nearest goal if one is near, else the match."""
        near = theme().px(_NEAR)
        goal = min(self._points, key=lambda point: abs(self.x_of(point.position) - x), default=None)
        if goal is not None and abs(self.x_of(goal.position) - x) <= near:
            return goal.text
        position = self.position_at(x)
        return next((part.text for part in reversed(self._stretches) if part.first <= position <= part.last), "")

    def x_of(self, position: int) -> float:
        """The x coordinate of a position, in pixels."""
        inset = theme().px(_INSET)
        return inset + (self.width() - 2 * inset) * (position / max(1, self.maximum()))

    def position_at(self, x: float) -> int:
        """The position at an x coordinate."""
        inset = theme().px(_INSET)
        part = (x - inset) / max(1, self.width() - 2 * inset)
        return round(min(1.0, max(0.0, part)) * self.maximum())

    # Qt

    def sizeHint(self) -> QSize:
        return QSize(theme().px(400), theme().px(_LOW if self._low else _HEIGHT))

    def minimumSizeHint(self) -> QSize:
        return QSize(theme().px(160), self.sizeHint().height())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.ignore()

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()  # it would move the handle away from where the replay stands

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.setFocus(Qt.FocusReason.MouseFocusReason)
            self.wanted.emit(self._meant(event.position().x()))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if event.buttons() & Qt.MouseButton.LeftButton:
            self.wanted.emit(self.position_at(event.position().x()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            QToolTip.showText(event.globalPos(), self.words_at(event.pos().x()), self)
            return True
        return super().event(event)

    def _meant(self, x: float) -> int:
        """The position meant by a click: exactly that of a goal close to it, else the one clicked."""
        near = theme().px(_NEAR) / 2
        goal = min(self._points, key=lambda point: abs(self.x_of(point.position) - x), default=None)
        if goal is not None and abs(self.x_of(goal.position) - x) <= near:
            return goal.position
        return self.position_at(x)

    def paintEvent(self, _event: QPaintEvent) -> None:
        t = theme()
        with painting(self) as painter:
            with saved(painter):
                if self._low:
                    painter.translate(0, -t.px(_HEIGHT - _LOW))
                else:
                    self._paint_stages(painter)
                self._paint_stretches(painter)
                self._paint_points(painter)
                self._paint_handle(painter)
            if self.hasFocus():
                set_ink(painter, line=QPen(t.colour("focus"), t.px(2)))
                painter.drawRect(QRectF(self.rect()).adjusted(1, 1, -1, -1))

    def _paint_stages(self, painter: QPainter) -> None:
        t = theme()
        font = t.sized_font("small", t.px(11), 700)
        metrics = QFontMetrics(font)
        painter.setFont(font)
        for stage in self._stages:
            left, right = self.x_of(stage.first), self.x_of(stage.last)
            painter.setPen(QPen(t.colour("ink"), t.px(2)))
            painter.drawLine(QPointF(left, t.px(2)), QPointF(left, t.px(17)))
            room = right - left - t.px(6)
            words = metrics.elidedText(stage.label, Qt.TextElideMode.ElideRight, int(room))
            if room >= metrics.horizontalAdvance(stage.label[:2]):
                painter.setPen(t.colour("ink"))
                painter.drawText(QPointF(left + t.px(5), t.px(13)), words)

    def _paint_stretches(self, painter: QPainter) -> None:
        t = theme()
        top, height = t.px(17), t.px(16)
        whole = QRectF(self.x_of(0), top, self.x_of(self.maximum()) - self.x_of(0), height)
        painter.fillRect(whole, t.colour("raised"))
        font = t.sized_font("small", t.px(11), 500)
        painter.setFont(font)
        for number, part in enumerate(self._stretches):
            room = QRectF(QPointF(self.x_of(part.first), top), QPointF(self.x_of(part.last), top + height))
            if number % 2 == 0:
                painter.fillRect(room, t.colour("sunken"))
        done = QRectF(whole.topLeft(), QPointF(self.x_of(self.value()), whole.bottom()))
        painter.fillRect(done.adjusted(0, height * 0.78, 0, 0), t.colour("red"))
        set_ink(painter, line=QPen(t.colour("outline"), 1))
        painter.drawRect(whole)
        for part in self._stretches:
            room = QRectF(QPointF(self.x_of(part.first), top), QPointF(self.x_of(part.last), top + height))
            painter.setPen(QPen(t.colour("ink"), max(1, t.px(1))))
            painter.drawLine(room.topLeft(), room.bottomLeft())
            if room.width() >= t.px(_LEAST_LABEL):
                painter.setPen(t.colour("ink"))
                painter.drawText(room.adjusted(0, 0, 0, -height * 0.2), int(Qt.AlignmentFlag.AlignCenter), part.label)

    def _paint_points(self, painter: QPainter) -> None:
        t = theme()
        middle = t.px(45)
        size = max(t.px(3.2), min(t.px(5.5), self.width() / (2.2 * max(1, len(self._points)))))
        for point in self._points:
            centre = QPointF(self.x_of(point.position), middle)
            painter.setPen(QPen(t.colour("ink"), max(1.0, size / 4)))
            if point.shape == "ring":
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawEllipse(centre, size * 0.7, size * 0.7)
            elif point.shape == "wedge":
                painter.setBrush(t.colour("red"))
                below = QPointF(0, size)
                painter.drawPolygon(
                    QPolygonF([centre - QPointF(size, size), centre + QPointF(size, -size), centre + below])
                )
            else:
                set_ink(painter, line=QPen(t.colour("paper"), max(1.0, size / 5)), fill=t.colour("on_gold"))
                painter.drawEllipse(centre, size, size)
                paint_ball(painter, centre, size * 0.8, t.colour("on_gold"))

    def _paint_handle(self, painter: QPainter) -> None:
        t = theme()
        x, half = self.x_of(self.value()), t.px(6)
        lean = t.px(3)
        shape = polygon(
            (x - half + lean, t.px(14)),
            (x + half + lean, t.px(14)),
            (x + half - lean, t.px(36)),
            (x - half - lean, t.px(36)),
        )
        set_ink(painter, line=QPen(QColor(t.colour("paper")), t.px(1.5)), fill=t.colour("red"))
        painter.drawPolygon(shape)
