"""Touches the thing that a lesson speaks of: a frame around it, or an arrow at its edge. It takes no click."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QPaintEvent, QPen, QRegion
from PySide6.QtWidgets import QWidget

from swallows_gui.services.qobjects import iter_descendants
from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.icons import polygon
from swallows_gui.ui.kit.painting import painting, set_ink
from swallows_gui.ui.stage.coach import CoachStrip
from swallows_gui.ui.stage.question import QuestionPlate

_RING = 4
"""Design pixels that a frame is thick."""
_LONG, _HALF = 16, 11
"""Length of the arrow and half its width, design pixels."""


class CoachPointer(QWidget):
    """A frame or an arrow over the window, which lets what it frames be used."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._arrow = False
        self.hide()

    def frame(self, target: QRect) -> None:
        """Frame a rectangle of the window; if the coach covers less than half of it, frame the rest."""
        ring = theme().px(_RING)
        for coach in iter_descendants(self._window, CoachStrip):
            if coach.isVisible():
                words = QRect(coach.mapTo(self._window, QPoint()), coach.size())
                target = _beside(target, words.adjusted(-ring, -ring, ring, ring))
        self._stand(target.adjusted(-ring, -ring, ring, ring).intersected(self._window.rect()), arrow=False)
        inside = target.translated(-self.pos()).intersected(self.rect().adjusted(ring, ring, -ring, -ring))
        self.setMask(QRegion(self.rect()).subtracted(QRegion(inside)))

    def touch(self, target: QRect) -> None:
        """Point from above at the upper edge of something already framed; from that edge downwards if the question
        stands above."""
        half, long = theme().px(_HALF), theme().px(_LONG)
        place = QRect(target.center().x() - half, target.top() - long, 2 * half, long)
        if self._on_the_question(place):
            place.moveTop(target.top())
        self._stand(place, arrow=True)
        self.clearMask()

    def _on_the_question(self, place: QRect) -> bool:
        """Whether a place, in the window's pixels, lies on the question."""
        under: QWidget | None = self._window.childAt(place.center().x(), place.top())
        while under is not None and not isinstance(under, QuestionPlate):
            under = under.parentWidget()
        return under is not None

    def _stand(self, place: QRect, *, arrow: bool) -> None:
        self._arrow = arrow
        self.setGeometry(place)
        self.show()
        self.raise_()
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        t = theme()
        with painting(self) as painter:
            if self._arrow:
                wide, high = self.width(), self.height()
                set_ink(painter, line=QPen(t.colour("ink"), t.px(2)), fill=t.colour("gold"))
                painter.drawPolygon(polygon((2, 1), (wide - 2, 1), (wide / 2, high - 1)))
                return
            painter.fillRect(self.rect(), t.colour("gold"))
            line = t.px(1)
            set_ink(painter, line=QPen(t.colour("ink"), line))
            painter.drawRect(QRectF(self.rect()).adjusted(line / 2, line / 2, -line / 2, -line / 2))
            inner = t.px(_RING) - line / 2
            painter.drawRect(QRectF(self.rect()).adjusted(inner, inner, -inner, -inner))


def _beside(target: QRect, words: QRect) -> QRect:
    """The largest part of a target beside what covers it; the whole target if that part is less than half.

    >>> _beside(QRect(0, 0, 100, 100), QRect(80, 70, 40, 40)), _beside(QRect(0, 0, 9, 9), QRect(1, 1, 9, 9)).width()
    (PySide6.QtCore.QRect(0, 0, 80, 100), 9)
    """
    if not target.intersects(words):
        return target
    sides = [QRect(target) for _side in range(4)]
    sides[0].setRight(words.left() - 1)
    sides[1].setBottom(words.top() - 1)
    sides[2].setLeft(words.right() + 1)
    sides[3].setTop(words.bottom() + 1)

    def area(room: QRect) -> int:
        return room.width() * room.height() if room.isValid() else 0

    largest = max(sides, key=area)
    return largest if 2 * area(largest) >= area(target) else target
