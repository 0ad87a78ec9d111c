"""The deal of a day: a cup of eight that is the same for everybody who plays it, today's or that of a day gone by."""

from __future__ import annotations

import datetime

from PySide6.QtCore import QRectF, QSize, Signal
from PySide6.QtGui import QHideEvent, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from swallows_gui.games.swallows.data.catalogue import Catalogue
from swallows_gui.games.swallows.session.attempts import kept
from swallows_gui.games.swallows.session.scenario import daily_setup
from swallows_gui.games.swallows.table.cover import paint_cover
from swallows_gui.games.swallows.words.attempt import day_name, played_sentence
from swallows_gui.services.people import own_name
from swallows_gui.services.qobjects import SingleShotTimer
from swallows_gui.services.theme import theme
from swallows_gui.session import Setup
from swallows_gui.ui.art.face import Face, Person
from swallows_gui.ui.kit.buttons import PosterButton
from swallows_gui.ui.kit.painting import painting
from swallows_gui.ui.kit.panels import Panel, add_layout, fill
from swallows_gui.ui.kit.seat_colours import SEAT_COLOURS
from swallows_gui.ui.kit.words import PlainLabel
from swallows_gui.ui.play.screen import PageScreen
from swallows_gui.ui.play.seat_rows import SeatChoice

FIRST_DAY = datetime.date(2026, 1, 1)
"""No day before it has a deal."""
_BESIDE = 760
"""Design pixels: from here on the cover hangs beside the day."""
_FACE = 72
"""Design pixels."""


class _Cover(QWidget):
    """The game's cover, as large as its room."""

    def __init__(self) -> None:
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Expanding)

    def minimumSizeHint(self) -> QSize:
        return QSize(0, theme().px(200))

    def paintEvent(self, _event: QPaintEvent) -> None:
        with painting(self) as painter:
            paint_cover(painter, QRectF(self.rect()))


class DailyScreen(PageScreen):
    """Emits `started(options, seats, packs)`; packs are never among the cards of a day."""

    motif = "calendar"

    started = Signal(object, object, object)
    goes_back = True

    def __init__(self, _catalogue: Catalogue, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.day = _today()
        self.panel = Panel("")
        self.faces = [Face(_FACE) for _ in daily_setup(self.day, "").seats]
        """You and those who play against you."""
        self.cover = _Cover()
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
        fill(self.panel.body, people, self.what, self.result)
        days = fill(QHBoxLayout(), self.before_button, self.after_button, self.today_button, 1)
        fill(self.panel.body, days, 1)
        row = fill(QHBoxLayout(), (self.panel, 1), (self.cover, 1))
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
        played = kept().days.get(self.day.isoformat())
        self.panel.set_title(day_name(self.day))
        self.result.setText(self.tr("Not played yet.") if played is None else played_sentence(played))
        self.before_button.setEnabled(self.day > FIRST_DAY)
        self.after_button.setEnabled(self.day < today)
        self.today_button.setEnabled(self.day != today)
        self.start_button.setText(self.tr("Play") if played is None else self.tr("Play again"))

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

    def reflow(self, width: float, height: float) -> None:
        super().reflow(width, height)
        self.cover.setVisible(width >= _BESIDE)

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
