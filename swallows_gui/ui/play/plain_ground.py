"""Grass to the window's edges below a narrow stand: the ground of tables whose board or pitch has a picture of its
own."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.painting import painting
from swallows_gui.ui.stage.layout import StageLayout
from swallows_gui.ui.stage.stand import paint_stand


class PlainGround(QWidget):
    """The base of a game's ground on a stage; a game's subclass places its parts in `arrange`."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.scene = QWidget(self)
        """For what takes the place of all of it for a while: it ends where question and hand begin."""
        self.scene.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._stand = QRect()
        self._colours = ("#C8321F", "#1F4E9E")
        self._cheering: int | None = None
        self.coach = QRect()
        """Where the coach speaks over it, empty while he is silent."""
        self._kept: tuple[object, int] = (None, 0)
        """Size and text scale of the stage, and how low the parts reach there."""

    def arrange(self, room: QRect) -> None:
        """Place the parts in a rectangle, in pixels, between score, controls, question and hand."""

    @property
    def least(self) -> int:
        """The least height in pixels that the parts need to keep their scale from question to question."""
        return 0

    def set_places(self, places: StageLayout) -> None:
        """Follow the stage's layout. The parts keep their scale from question to question: on a stage of one size their
        room only ever becomes smaller, as long as it has at least the height `least`."""
        origin = -places.room.topLeft()
        board = places.board
        of = (places.room.size().toTuple(), theme().scale)
        kept = min(board.bottom(), self._kept[1]) if self._kept[0] == of else board.bottom()
        if kept - board.top() >= self.least:
            board.setBottom(kept)
        self._kept = of, kept
        self.coach = places.coach.translated(origin)
        below = places.band.bottom() + 1
        beside = places.room if places.column.isEmpty() else places.column
        high = places.tab.bottom() + 1 - below
        self._stand = QRect(beside.left(), below, beside.width(), high).translated(origin)
        self.scene.setGeometry(0, 0, self.width(), board.bottom() + 1 - places.room.top())
        self.arrange(board.translated(origin))
        self.update()

    def set_colours(self, left: str, right: str) -> None:
        """Fill the stand with supporters in the colours of both sides, "#rrggbb"."""
        if (left, right) != self._colours:
            self._colours = left, right
            self.update()

    def cheer(self, side: int | None) -> None:
        """Let the supporters of a side cheer; None for no side."""
        if side != self._cheering:
            self._cheering = side
            self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        with painting(self, smooth=False) as painter:
            painter.fillRect(self.rect(), theme().colour("grass"))
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            left, right = (QColor(colour) for colour in self._colours)
            paint_stand(painter, QRectF(self._stand), (left, right), self._cheering)
