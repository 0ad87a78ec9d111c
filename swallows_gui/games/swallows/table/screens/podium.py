"""How a season stands, as a picture: the first three on a podium, each with face, name and what was won."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from swallows_gui.games.swallows.session.season import Season, SeasonLine, table
from swallows_gui.models.vocabulary import labelled
from swallows_gui.services.language import language
from swallows_gui.services.people import shown_name
from swallows_gui.services.theme import theme
from swallows_gui.ui.art.face import Person, draw_face
from swallows_gui.ui.kit.painting import painting
from swallows_gui.ui.kit.seat_colours import SEAT_COLOURS
from swallows_gui.ui.kit.take_over import INKS, paint_rays
from swallows_gui.ui.kit.text_fit import draw_centred, fit_line
from swallows_gui.ui.kit.words import Adaptive

PAPER, INK = INKS
_HIGH: Final = 212
"""Design pixels."""
_STEPS: Final = ((1, 0.34), (0, 0.43), (2, 0.29))
"""From the left: who stands there, and how high the step is, in parts of the picture."""


class SeasonPodium(Adaptive, QWidget):
    """The first three of a season's table."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._first: Sequence[tuple[SeasonLine, Person]] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.adapt()

    def show_season(self, season: Season) -> None:
        """Show how a season stands."""
        self._first = [
            (line, Person(line.name, season.players[line.player].colour or SEAT_COLOURS[line.player]))
            for line in table(season)[: len(_STEPS)]
        ]
        told = [labelled(f"{line.place}. {shown_name(line.name)}", _money(line)) for line, _person in self._first]
        self.setAccessibleName(", ".join(told))
        self.update()

    def restyle(self) -> None:
        self.setFixedHeight(theme().px(_HIGH))

    def sizeHint(self) -> QSize:
        return QSize(theme().px(420), theme().px(_HIGH))

    def paintEvent(self, _event: QPaintEvent) -> None:
        t = theme()
        room = QRectF(self.rect())
        ground = t.colour("green")
        with painting(self) as painter:
            painter.setClipRect(room)
            painter.fillRect(room, ground)
            paint_rays(painter, room, QPointF(room.center().x(), room.bottom()), ground.darker(116), 0.1)
            wide = min(room.width() * 0.94, t.px(720)) / len(_STEPS)
            left = room.center().x() - wide * len(_STEPS) / 2
            for at, (who, share) in enumerate(_STEPS):
                if who < len(self._first):
                    high = room.height() * share
                    step = QRectF(left + wide * at, room.bottom() - high, wide, high)
                    self._paint_step(painter, step, *self._first[who])

    def _paint_step(self, painter: QPainter, step: QRectF, line: SeasonLine, person: Person) -> None:
        """A dark step with place, name and money; the face stands on it."""
        t = theme()
        painter.fillRect(step.adjusted(t.px(3), 0, -t.px(3), 0), INK)
        painter.fillRect(QRectF(step.left() + t.px(3), step.top(), step.width() - t.px(6), t.px(6)), t.colour("gold"))
        side = min(step.width() * 0.6, t.px(112))
        draw_face(painter, QRectF(step.center().x() - side / 2, step.top() - side + t.px(3), side, side), person)
        inner = step.adjusted(t.px(12), t.px(8), -t.px(12), -t.px(4))
        name = f"{line.place}. {shown_name(line.name)}"
        half = inner.height() / 2
        for number, (text, ink) in enumerate(((name, PAPER), (_money(line), t.colour("gold")))):
            row = QRectF(inner.left(), inner.top() + half * number, inner.width(), half)
            draw_centred(painter, row, text, fit_line(text, row.width(), _display, min(half * 0.72, t.px(26)), 8), ink)


def _money(line: SeasonLine) -> str:
    money = language().money(line.money)
    return f"+{money}" if line.money > 0 else money


def _display(px: float) -> QFont:
    return theme().sized_font("display", px)
