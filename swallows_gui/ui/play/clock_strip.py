"""The clock of a running game, and the strip above the table that shows the time left as a line of words over a bar.

The clock measures how long people have thought against the time that the settings give. Engines and records know
nothing of it: where the time is up and the settings are strict, the session plays the seat's most modest answer, which
is a move like any other.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPaintEvent
from PySide6.QtWidgets import QApplication, QSizePolicy, QWidget

from swallows_gui.models.vocabulary import labelled
from swallows_gui.services.glossary import translate
from swallows_gui.services.people import shown_name
from swallows_gui.services.settings import settings
from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.clock import Alarm, clock
from swallows_gui.ui.kit.notices import announce
from swallows_gui.ui.kit.painting import painting, set_ink
from swallows_gui.ui.kit.words import Adaptive
from swallows_gui.ui.play.game_table import Phase

if TYPE_CHECKING:
    from swallows_gui.session import Change
    from swallows_gui.ui.play.game_controller import GameController


_TICK: Final = 200
"""Milliseconds between two looks at the time."""
_STILL: Final = (Phase.HELD, Phase.PAUSED, Phase.STEPPING, Phase.CURTAINED, Phase.OVER)
"""While the game is at one of these, no time passes."""
_TIMED: Final = ("match", "period")
"""Parts of a game that have a time of their own, by what the games call them."""
SOON: Final = 10
"""Seconds: so much is left when that is said."""


class SeatClock(QObject):
    """The clock of one game. It stands still while the screen is covered, in menus and dialogs, on other screens, and
    while the game is paused or waits to be read."""

    ticked = Signal()
    """Something that is shown may have changed."""
    soon = Signal()
    """Little is left."""
    up = Signal()
    """Nothing is left."""

    def __init__(self, controller: GameController) -> None:
        super().__init__(controller)
        self._controller = controller
        self._alarm = Alarm(self, self._tick)
        self._since: float | None = None
        """When the stretch began that is not counted yet; None: time stands still."""
        self._thinks: int | None = None
        """Who is asked in it."""
        self._point = -1
        """The decision that `_thought` is about."""
        self._thought = self._part = self._evening = 0.0
        self._seats: dict[int, float] = {}
        self._said = ""
        """What has been said of the time that runs: "", "soon", "up"."""
        begun = (each.begins for each in controller.session.sections if each.name in _TIMED)
        self._begins = frozenset(begun)
        self._unsubscribe = controller.session.subscribe(self._heard)
        controller.presenter.informed.connect(self.look)
        settings().changed.connect(self._set)
        self.look()

    def close(self) -> None:
        """Stop following the game."""
        self._alarm.stop()
        self._unsubscribe()
        self._controller.presenter.informed.disconnect(self.look)
        settings().changed.disconnect(self._set)

    @property
    def on(self) -> bool:
        """Whether the settings give players limited time."""
        return settings().now.clock != "off" and not self._controller.over

    @property
    def stands(self) -> bool:
        """Whether the clock stands still now."""
        return self._since is None

    @property
    def given(self) -> int:
        """The time that the settings give, in seconds."""
        now = settings().now
        return now.clock_seconds if now.clock == "decision" else 60 * now.clock_minutes

    def left(self, seat: int | None) -> int:
        """The whole seconds that a seat has left; a clock for a match or the evening is the same for all seats."""
        spent = {"decision": self._thought, "match": self._part, "evening": self._evening}
        mine = self._seats.get(seat, 0.0) if seat is not None else 0.0
        return max(0, math.ceil(self.given - spent.get(settings().now.clock, mine) - 1e-6))

    @property
    def asked(self) -> int | None:
        """The seat of the person who is asked now, None if no person is."""
        info = self._controller.info
        return info.actor if info.phase is Phase.ASKED else None

    def look(self) -> None:
        """Count the time since the last call by the state of that time, then take over the present state."""
        self._count()
        session, asked = self._controller.session, self.asked
        if asked is not None and session.point != self._point:
            self._point, self._thought = session.point, 0.0
            if settings().now.clock in ("decision", "seat"):
                self._said = ""
        self._thinks = asked
        runs = self.on and self._may_run()
        self._since = clock().seconds() if runs else None
        if self.on:
            self._alarm.start(_TICK)
        else:
            self._alarm.stop()
        self.ticked.emit()

    def _may_run(self) -> bool:
        now = self._controller.presenter.now
        covered = QApplication.activePopupWidget() is not None or QApplication.activeModalWidget() is not None
        return not covered and not now.away and not now.curtained and self._controller.info.phase not in _STILL

    def _count(self) -> None:
        if self._since is None:
            return
        passed = clock().seconds() - self._since
        self._since = None
        if not self._may_run():
            return  # a menu has been opened meanwhile
        self._part += passed
        self._evening += passed
        if self._thinks is not None:
            self._thought += passed
            self._seats[self._thinks] = self._seats.get(self._thinks, 0.0) + passed

    def _tick(self) -> None:
        self.look()
        seat = self.asked
        if self.stands or seat is None:
            return
        left = self.left(seat)
        if left <= SOON and self._said == "" and left > 0:
            self._said = "soon"
            self.soon.emit()
        elif left == 0 and self._said != "up":
            self._said = "up"
            self.up.emit()
        if left == 0 and settings().now.clock_strict:
            self._controller.answer_late(seat)

    def _heard(self, change: Change) -> None:
        """Give the full time again when a match or a half begins."""
        if any(event["type"] in self._begins for event in change.events(None)):
            self._count()
            self._part = 0.0
            if settings().now.clock == "match":
                self._said = ""

    def _set(self, name: str) -> None:
        if name.startswith("clock"):
            self._said = ""
            self.look()


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
    """The strip with the remaining time; visible only while a game has a clock."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.clock: SeatClock | None = None
        self._controller: GameController | None = None
        self._words = ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.hide()

    def follow(self, controller: GameController | None) -> None:
        """Show the clock of this game, or none."""
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
        """The remaining time and whose it is, in words."""
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
        """Update the words and the bar."""
        words = self.words()
        if words != self._words:
            self._words = words
            self.setAccessibleName(words)
            self.update()
        game = self._controller
        self.setVisible(bool(words) and game is not None and not game.presenter.now.away)

    def tell(self) -> None:
        """Have a screen reader say the remaining time."""
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
