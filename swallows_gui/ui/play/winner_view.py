"""Who has won, with the cup in two hands, beside the figures of a match; after a draw both faces."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from swallows_gui.services.theme import theme
from swallows_gui.ui.art.face import Person
from swallows_gui.ui.art.portraits import paint_meeting, paint_winner
from swallows_gui.ui.kit.painting import painting

WIDE, HIGH = 250, 320
"""Design pixels."""


class WinnerView(QWidget):
    """A picture of what the head of the page says in words; hidden until `show_people`."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.people: tuple[Person, ...] = ()
        self.winner: int | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.hide()

    def show_people(self, people: Sequence[Person], winner: int | None) -> None:
        """Show the two who played, and which of them has won; None: neither."""
        self.people, self.winner = tuple(people), winner
        self.show()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(theme().px(WIDE), theme().px(HIGH))

    def minimumSizeHint(self) -> QSize:
        return QSize(theme().px(WIDE * 0.7), theme().px(HIGH * 0.6))

    def paintEvent(self, _event: QPaintEvent) -> None:
        room = QRectF(self.rect())
        with painting(self) as painter:
            painter.setClipRect(room)
            if self.winner is not None:
                painter.fillRect(room, QColor(self.people[self.winner].colour))
                paint_winner(painter, room, self.people[self.winner])
                return
            half = room.width() / 2
            for number, person in enumerate(self.people):
                painter.fillRect(QRectF(room.left() + number * half, 0, half, room.height()), QColor(person.colour))
            paint_meeting(painter, room, self.people)
