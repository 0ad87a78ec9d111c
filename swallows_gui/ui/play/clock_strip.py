"""The time that is left, above the table: a line of words over a bar that grows shorter. It covers nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from swallows_gui.models.vocabulary import labelled
from swallows_gui.services.glossary import translate
from swallows_gui.services.people import shown_name
from swallows_gui.services.settings import settings
from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.adaptive import Adaptive
from swallows_gui.ui.kit.notices import announce
from swallows_gui.ui.kit.painting import painting, set_ink
from swallows_gui.ui.play.seat_clock import SOON, SeatClock

if TYPE_CHECKING:
    from swallows_gui.ui.play.game_controller import GameController

_HIGH, _BAR, _EDGE = 26, 4, 12
"""Design pixels."""
_LONG: Final = 600
"""Seconds: of the evening minutes are told above that."""


def as_time(seconds: int) -> str:
    """Minutes and seconds.

    >>> as_time(125)
    '2:05'
    """
    return f"{seconds // 60}:{seconds % 60:02}"


class ClockStrip(Adaptive, QWidget):
    """There only while a game is played by the clock."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.clock: SeatClock | None = None
        self._controller: GameController | None = None
        self._words = ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.hide()

    def follow(self, controller: GameController | None) -> None:
        """Show the time of a game, or of none."""
        if self.clock is not None:
            self.clock.close()
        self.clock, self._controller = None, controller
        if controller is not None:
            self.clock = SeatClock(controller)
            self.clock.ticked.connect(self.show_time)
            self.clock.soon.connect(self.tell)
            self.clock.up.connect(self.tell)
        self.show_time()

    def words(self) -> str:
        """How much time is left, and to whom."""
        at, game = self.clock, self._controller
        if at is None or game is None or not at.on:
            return ""
        text = self._left(at, game)
        if at.stands:
            return translate("Clock", "{time} · the clock stands still").format(time=text)
        return text

    def _left(self, at: SeatClock, game: GameController) -> str:
        kind, asked, humans = settings().now.clock, at.asked, game.session.humans()
        names = {seat: shown_name(game.session.seats[seat].name) for seat in humans}
        if kind == "decision":
            if asked is None:
                return translate("Clock", "{time} for each decision").format(time=as_time(at.given))
            left = at.left(asked)
            said = translate("Clock", "{time} for this decision")
            up = translate("Clock", "time is up")
            return labelled(names[asked], (said if left else up).format(time=as_time(left)))
        if kind == "seat":
            return " · ".join(labelled(name, as_time(at.left(seat))) for seat, name in names.items())
        left = at.left(None)
        if not left:
            return translate("Clock", "Time is up")
        if kind == "match":
            return translate("Clock", "{time} to the whistle").format(time=as_time(left))
        if left > _LONG:
            return translate("Clock", "{minutes} minutes left of the evening").format(minutes=-(-left // 60))
        return translate("Clock", "{time} left of the evening").format(time=as_time(left))

    def show_time(self) -> None:
        """Say what the time is now."""
        words = self.words()
        if words != self._words:
            self._words = words
            self.setAccessibleName(words)
            self.update()
        game = self._controller
        self.setVisible(bool(words) and game is not None and not game.presenter.now.away)

    def tell(self) -> None:
        """Have a screen reader say it."""
        announce(self, self._words, urgent=True)

    def retranslate(self) -> None:
        self.show_time()

    def sizeHint(self) -> QSize:
        return QSize(0, theme().px(_HIGH))

    minimumSizeHint = sizeHint

    def paintEvent(self, _event: QPaintEvent) -> None:
        at, game, t = self.clock, self._controller, theme()
        if at is None or game is None:
            return
        seat = at.asked if at.asked is not None else game.info.viewer
        left = at.left(seat)
        urgent = left <= SOON
        with painting(self) as painter:
            room = QRectF(self.rect())
            painter.fillRect(room, t.colour("ink"))
            set_ink(painter, line=t.colour("paper"))
            painter.setFont(t.font("label"))
            words = room.adjusted(t.px(_EDGE), 0, -t.px(_EDGE), -t.px(_BAR))
            shown = painter.fontMetrics().elidedText(self._words, Qt.TextElideMode.ElideRight, int(words.width()))
            painter.drawText(words, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignHCenter, shown)
            colour = QColor(game.session.seats[seat].colour) if seat is not None and not urgent else t.colour("red")
            share = min(1.0, left / max(1, at.given))
            painter.fillRect(
                QRectF(0, room.height() - t.px(_BAR), room.width() * share, t.px(_BAR)),
                t.colour("gold") if seat is None and not urgent else colour,
            )
