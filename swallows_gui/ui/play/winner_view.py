"""Who has won, with the cup in two hands, beside the figures of a match; after a draw both faces."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from swallows_gui.services.theme import theme
from swallows_gui.ui.art.face import Person
from swallows_gui.ui.art.portraits import paint_meeting, paint_winner
from swallows_gui.ui.kit.painting import painting

WIDE, HIGH = 250, 320
"""Design pixels."""
_PAPER: Final = QColor("#F4EFE3")
"""On which every shirt and the black foot of the cup are seen."""
_TALLEST: Final = 1.2
"""Height of the picture at most, in widths: hands and head belong together."""
_BAND: Final = 14
"""Design pixels of the sides' colours along the top."""


class WinnerView(QWidget):
    """A picture of what the head of the page says in words; hidden until its page shows it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.people: tuple[Person, ...] = ()
        self.winner: int | None = None
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.hide()

    def show_people(self, people: Sequence[Person], winner: int | None) -> None:
        """Show the two who played, and which of them has won; None: neither."""
        self.people, self.winner = tuple(people), winner
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(theme().px(WIDE), theme().px(HIGH))

    def paintEvent(self, _event: QPaintEvent) -> None:
        room = QRectF(self.rect())
        shown = self.people if self.winner is None else (self.people[self.winner],)
        high = min(room.height(), room.width() * _TALLEST)
        picture = QRectF(0, 0, room.width(), high)
        with painting(self) as painter:
            painter.setClipRect(room)
            painter.fillRect(room, _PAPER)
            for number, person in enumerate(shown):
                wide = room.width() / len(shown)
                painter.fillRect(QRectF(number * wide, 0, wide, theme().px(_BAND)), QColor(person.colour))
            painter.translate(0, room.height() - high)
            if self.winner is None:
                paint_meeting(painter, picture, self.people)
            else:
                paint_winner(painter, picture, shown[0])
