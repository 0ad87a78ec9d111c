"""The deal of a day: a cup of eight that is the same for everybody who plays it, today's or that of a day gone by, on
the leaves of a tear-off calendar."""

from __future__ import annotations

import datetime
from functools import partial

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QSizePolicy, QWidget

from swallows_gui.games.swallows.data.catalogue import Catalogue
from swallows_gui.games.swallows.session.attempts import DayPlayed, kept
from swallows_gui.games.swallows.session.scenario import daily_setup
from swallows_gui.games.swallows.table.paper.leaf import paint_leaf
from swallows_gui.games.swallows.words.attempt import day_name, played_sentence
from swallows_gui.models.vocabulary import labelled
from swallows_gui.services.people import own_name
from swallows_gui.services.qobjects import SingleShotTimer
from swallows_gui.services.theme import theme
from swallows_gui.session import Setup
from swallows_gui.ui.art.face import Face, Person
from swallows_gui.ui.kit.button_paint import paint_focus
from swallows_gui.ui.kit.buttons import PosterButton
from swallows_gui.ui.kit.painting import painting
from swallows_gui.ui.kit.panels import Panel, add_layout, fill
from swallows_gui.ui.kit.seat_colours import SEAT_COLOURS
from swallows_gui.ui.kit.take_over import paint_rays
from swallows_gui.ui.kit.words import Adaptive, PlainLabel, set_tip
from swallows_gui.ui.play.screen import PageScreen
from swallows_gui.ui.play.seat_rows import SeatChoice

FIRST_DAY = datetime.date(2026, 1, 1)
"""No day before it has a deal."""
_WEEK = 7
"""Days."""
_BESIDE = 760
"""Design pixels: from here on the great leaf hangs beside the day."""
_LEAF = 96
"""Design pixels of height."""
_FACE = 72
"""Design pixels."""


class DayLeaf(Adaptive, QAbstractButton):
    """A leaf of the calendar, torn off and stamped once its deal was played; pressed it is the day that is meant."""

    def __init__(self, high: int, parent: QWidget | None = None) -> None:
        """`high`: design pixels."""
        super().__init__(parent)
        self._high = high
        self.day = FIRST_DAY
        self.played: DayPlayed | None = None
        self.setCheckable(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_day(self, day: datetime.date, played: DayPlayed | None, *, meant: bool) -> None:
        """Show a day, its result, and whether it is the selected one."""
        self.day, self.played = day, played
        self.setChecked(meant)
        said = self.tr("not played yet") if played is None else played_sentence(played)
        self.setAccessibleName(labelled(day_name(day), said))
        set_tip(self, self.accessibleName())
        self.update()

    def restyle(self) -> None:
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        return QSize(theme().px(self._high * 0.8), theme().px(self._high))

    def minimumSizeHint(self) -> QSize:
        return QSize(theme().px(self._high * 0.46), theme().px(self._high))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        t = theme()
        room = QRectF(self.rect())
        with painting(self) as painter:
            edge = t.px(5)
            leaf = room.adjusted(edge, edge, -edge, -edge * 1.6)
            if self.underMouse() or self.hasFocus():
                leaf.translate(0, -t.px(2))
            paint_leaf(painter, leaf, self.day, self.played)
            if self.isChecked():
                painter.fillRect(
                    QRectF(room.left() + edge, room.bottom() - edge, room.width() - 2 * edge, edge), t.colour("red")
                )
            if self.hasFocus():
                paint_focus(painter, room, 0)


class _GreatLeaf(QWidget):
    """The day that is meant, as large as its room, before rays."""

    def __init__(self) -> None:
        super().__init__()
        self._day: datetime.date = FIRST_DAY
        self._played: DayPlayed | None = None
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Expanding)

    def show_day(self, day: datetime.date, played: DayPlayed | None) -> None:
        """Show a day and its result."""
        self._day, self._played = day, played
        self.update()

    def minimumSizeHint(self) -> QSize:
        return QSize(0, theme().px(200))

    def paintEvent(self, _event: QPaintEvent) -> None:
        room = QRectF(self.rect())
        ground = theme().colour("gold")
        with painting(self) as painter:
            painter.setClipRect(room)
            painter.fillRect(room, ground)
            paint_rays(painter, room, room.center(), ground.darker(112), 0.1)
            wide, high = room.width() * 0.12, room.height() * 0.09
            paint_leaf(painter, room.adjusted(wide, high, -wide, -high), self._day, self._played)


class DailyScreen(PageScreen):
    """Emits `started(options, seats, packs)`; packs are never among the cards of a day."""

    started = Signal(object, object, object)
    goes_back = True

    def __init__(self, _catalogue: Catalogue, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.day = _today()
        self.panel = Panel("")
        self.faces = [Face(_FACE) for _ in daily_setup(self.day, "").seats]
        """You and those who play against you."""
        self.great = _GreatLeaf()
        self.leaves = [DayLeaf(_LEAF) for _ in range(_WEEK)]
        """A week with the day that is meant, the earliest first."""
        self.what = PlainLabel()
        self.result = PlainLabel(role="strong")
        self.before_button = PosterButton("", kind="quiet")
        self.after_button = PosterButton("", kind="quiet")
        self.today_button = PosterButton("", kind="quiet")
        people = QHBoxLayout()
        for face in self.faces:
            people.addWidget(face)
        people.addStretch(1)
        self._people = people
        for label in (self.what, self.result):
            label.setWordWrap(True)
        week = self._week = QHBoxLayout()
        for leaf in self.leaves:
            week.addWidget(leaf, 1)
            leaf.clicked.connect(partial(self._mean, leaf))
        days = fill(QHBoxLayout(), self.before_button, self.after_button, self.today_button, 1)
        fill(self.panel.body, week, days, self.result, people, self.what, 1)
        row = fill(QHBoxLayout(), (self.panel, 1), (self.great, 1))
        self._row = row
        add_layout(self.page.body, row, 1)
        self.back_button = PosterButton("", kind="quiet")
        self.start_button = PosterButton("", kind="primary")
        self.primary = self.start_button
        fill(self.foot, self.back_button, 1, self.start_button)
        self.back_button.clicked.connect(self.back)
        self.start_button.clicked.connect(self._start)
        self.before_button.clicked.connect(lambda: self.show_day(self.day - datetime.timedelta(days=1)))
        self.after_button.clicked.connect(lambda: self.show_day(self.day + datetime.timedelta(days=1)))
        self.today_button.clicked.connect(lambda: self.show_day(_today()))
        self._today = _today()
        """The day that was today when the page was told last."""
        self._midnight = SingleShotTimer(self, self.follow_calendar)
        self.adapt()

    def follow_calendar(self) -> None:
        """Go on to the new day when the date has changed while today's deal was shown; wait for the next midnight."""
        shown, self._today = self._today, _today()
        if self._today != shown:
            self.show_day(self._today if self.day == shown else self.day)
        self._midnight.start(_until_midnight())

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.follow_calendar()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._midnight.stop()

    def show_day(self, wanted: datetime.date) -> None:
        """Show the deal of a day: of the first or of today, where it would lie before or after."""
        self.day = min(max(wanted, FIRST_DAY), _today())
        self._tell()

    def _mean(self, leaf: DayLeaf, _checked: bool = False) -> None:
        self.show_day(leaf.day)

    def _setup(self) -> Setup:
        you = own_name()
        return daily_setup(self.day, you, SEAT_COLOURS)

    def _start(self) -> None:
        setup = self._setup()
        seats = tuple(SeatChoice(seat.name, seat.colour, seat.level, "") for seat in setup.seats)
        self.started.emit(setup.options, seats, ())

    def _tell(self) -> None:
        today = _today()
        for face, seat in zip(self.faces, self._setup().seats, strict=True):
            face.show_person(Person(seat.name, seat.colour))
        days = kept().days
        played = days.get(self.day.isoformat())
        self.great.show_day(self.day, played)
        last = max(
            min(today, self.day + datetime.timedelta(days=_WEEK // 2)), FIRST_DAY + datetime.timedelta(_WEEK - 1)
        )
        for back, leaf in enumerate(reversed(self.leaves)):
            day = last - datetime.timedelta(days=back)
            leaf.show_day(day, days.get(day.isoformat()), meant=day == self.day)
            leaf.setEnabled(FIRST_DAY <= day <= today)
        self.panel.set_title(day_name(self.day))
        self.result.setText(self.tr("Not played yet.") if played is None else played_sentence(played))
        self.before_button.setEnabled(self.day > FIRST_DAY)
        self.after_button.setEnabled(self.day < today)
        self.today_button.setEnabled(self.day != today)
        words = self.tr("Play") if self.day == today else self.tr("Play late")
        self.start_button.setText(words if played is None else self.tr("Play again"))

    def heading(self) -> str:
        return self.tr("Deal of the day")

    def retranslate(self) -> None:
        self.head.set_words(self.tr("Deal of the day"), self.tr("Everybody has the same; who makes most of it?"))
        self.what.setText(
            self.tr(
                "A cup of eight teams, a quarter of an hour, against Ottmar, Wanda and Piet: the same teams, cards, "
                "dice and opponents for everybody who plays this day, without any network. Your first result counts. "
                "At the end it can be copied as three lines, to be compared with others."
            )
        )
        self.back_button.setText(self.tr("Back"))
        self.before_button.setText(self.tr("The day before"))
        self.after_button.setText(self.tr("The day after"))
        self.today_button.setText(self.tr("Today"))
        self._tell()

    def restyle(self) -> None:
        self._row.setSpacing(theme().px(24))
        self._people.setSpacing(theme().px(12))
        self._week.setSpacing(theme().px(4))

    def reflow(self, width: float, height: float) -> None:
        super().reflow(width, height)
        self.great.setVisible(width >= _BESIDE)

    def enter(self) -> None:
        self.show_day(_today())
        self.start_button.setFocus()


def _today() -> datetime.date:
    """By the player's own calendar."""
    return datetime.datetime.now().astimezone().date()


def _until_midnight() -> int:
    """Milliseconds until the date may have changed: a minute at most, for clocks are set and computers sleep."""
    now = datetime.datetime.now().astimezone()
    midnight = (now + datetime.timedelta(days=1)).replace(hour=0, minute=0, second=0, microsecond=0)
    return min(60_000, int((midnight - now).total_seconds() * 1000) + 1_000)
