"""Opens replays from a file or from the running game without blocking the window.

Reading goes in pieces, with a progress screen that can cancel: the record, the packs its game needs, its positions. The
sound part of a damaged record is offered; every other trouble ends in a sentence.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QProgressBar, QStackedWidget, QWidget

from swallows_gui import titles
from swallows_gui.catalogue.mistakes import BadCard
from swallows_gui.models.error_messages import record_sentence
from swallows_gui.records.read import bytes_of, reading, trust
from swallows_gui.records.record import DamagedRecord, MissingPacks, RecordError
from swallows_gui.services.glossary import translate
from swallows_gui.services.qobjects import SingleShotTimer
from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.buttons import PosterButton
from swallows_gui.ui.kit.idle_queue import Work, idle_queue
from swallows_gui.ui.kit.notices import announce
from swallows_gui.ui.kit.panels import fill
from swallows_gui.ui.kit.run_all import run_all
from swallows_gui.ui.play import dialogs
from swallows_gui.ui.play.dialogs import look_for
from swallows_gui.ui.play.record_files import why_not
from swallows_gui.ui.play.screen import PageScreen

if TYPE_CHECKING:
    from swallows_gui.records.record import Record
    from swallows_gui.session import Session
    from swallows_gui.session.replay import Playback
    from swallows_gui.ui.play.game_desk import GameUi
    from swallows_gui.ui.play.replay.replay_screen import ReplayScreen


PARTS = 100
"""Steps of the progress shown."""


class ReadingScreen(PageScreen):
    """Shows the progress of reading a record until its replay can be shown."""

    cancelled = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.progress = QProgressBar()
        self.progress.setRange(0, PARTS)
        self.cancel_button = PosterButton("")
        fill(self.page.body, 1, self.progress, 2)
        fill(self.foot, self.cancel_button, 1)
        self.cancel_button.clicked.connect(self.cancelled)
        self.adapt()

    def show_share(self, share: float) -> None:
        """Show how much is done, 0 to 1."""
        self.progress.setValue(round(PARTS * share))

    def heading(self) -> str:
        return self.tr("Reading the saved game")

    def key_help(self) -> list[tuple[str, str]]:
        """Its key with its meaning, for the sheet of keys."""
        return [("Esc", self.tr("Cancel"))]

    def retranslate(self) -> None:
        self.head.set_words(self.tr("Replay"), self.tr("Reading the saved game"))
        self.progress.setAccessibleName(self.tr("Reading the saved game"))
        self.cancel_button.setText(self.tr("Cancel"))

    def restyle(self) -> None:
        self.progress.setMinimumHeight(theme().px(22))

    def enter(self) -> None:
        self.cancel_button.setFocus()
        announce(self, self.tr("Reading the saved game"))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.cancelled.emit()
        else:
            super().keyPressEvent(event)


Made = TypeVar("Made")
Reading = Generator[float, None, "Record"]
"""A record is read; yields the share that is done."""

_READ, _LOADED = 0.2, 0.4
"""Shares of the whole work that are done after its first two parts."""


def of_file(path: Path) -> Reading:
    """The record in a file. Raises what `reading` and `trust` raise."""
    record = yield from reading(bytes_of(path), path)
    return trust(record)


def opened(records: Reading) -> Generator[float, None, Playback]:
    """The positions of a record; yields the share done. Raises what `Playback` raises."""
    from swallows_gui.session.replay import Playback

    record = yield from within(records, 0.0, _READ)
    title = titles.title(record.header.game)
    for number, name in enumerate(title.ahead):
        import_module(name)
        yield _READ + (_LOADED - _READ) * number / len(title.preload)
    return (yield from within(Playback.preparing(record), _LOADED, 1.0))


def within(work: Generator[float, None, Made], first: float, last: float) -> Generator[float, None, Made]:
    """Run `work` as a part of larger work, scaling its shares from 0..1 to `first`..`last`."""
    while True:
        try:
            share = next(work)
        except StopIteration as done:
            made: Made = done.value
            return made
        yield first + (last - first) * share


Building = Generator[float, None, "ReplayScreen"]

UNSEEN = 120
"""Milliseconds that a record is read before the window says so: most are open by then."""
_PREPARED = 0.85
"""The share of the whole work that is done when only the screen is still to be made."""


class Replays(QObject):
    """Opens one replay at a time; another screen cancels it."""

    ready = Signal(object)
    """A `ReplayScreen` that can be shown."""
    show_wanted = Signal(object)
    """A widget is to be shown: that the record is being read, or what was shown before."""

    def __init__(self, window: QWidget, stack: QStackedWidget) -> None:
        super().__init__(window)
        self._window = window
        self._stack = stack
        self.screen = ReadingScreen(window)
        self.screen.hide()
        self.screen.cancelled.connect(self.cancel)
        self._work: Work | None = None
        self._number = 0
        """Of the replay that is being opened."""
        self._began_at: QWidget | None = None
        self._path: Path | None = None
        """The file that is being read, if it is one."""
        self._damage: DamagedRecord | None = None
        self._late = SingleShotTimer(self, self._show_reading, UNSEEN)
        self._ends: list[Callable[[], None]] = []
        """How works ended that nobody has seen to."""
        self._see_to_ends = SingleShotTimer(self, self._end)
        stack.currentChanged.connect(self._moved_on)

    @property
    def reading(self) -> bool:
        """Whether a record is being read."""
        return self._work is not None

    def open_file(self, path: Path) -> None:
        """Start to open the replay of a record, whose file is only read."""
        self._begin(of_file(path))
        self._path = path

    def open_game(self, session: Session) -> None:
        """Start to open a replay of the running game up to now."""
        self._begin(session.recording())

    def cancel(self) -> None:
        """Cancel, and show the screen from before again."""
        before = self._began_at
        self.forget()
        if before is not None and self._stack.currentWidget() is self.screen:
            self.show_wanted.emit(before)

    def _begin(self, records: Reading, damage: DamagedRecord | None = None) -> None:
        self.forget()
        self._number += 1
        self._path = None
        self._damage = damage
        self._began_at = self._stack.currentWidget()
        self.screen.show_share(0)
        self._work = idle_queue().take(self, self._pieces(records))
        self._late.start()

    def _pieces(self, records: Reading) -> Iterator[None]:
        """The whole work in pieces. Its end is handled in a later turn, because a dialog may block that for long."""
        work, number = self._building(records), self._number
        while True:
            try:
                self.screen.show_share(next(work))
            except StopIteration as done:
                self._tell(partial(self._made, number, done.value))
                return
            except (RecordError, OSError, BadCard) as error:
                self._tell(partial(self._failed, number, error))
                return
            yield

    def _building(self, records: Reading) -> Building:
        """Read the record and what its game needs, make positions and screen; yields the share done."""
        playback = yield from within(opened(records), 0.0, _PREPARED)
        title = titles.title(playback.record.header.game)
        make: type[GameUi] = title.load(title.desk)
        return (yield from within(make.replay(playback, self._damage, self._window), _PREPARED, 1.0))

    def _tell(self, end: Callable[[], None]) -> None:
        self._ends.append(end)
        self._see_to_ends.start()

    def _end(self) -> None:
        ends, self._ends = self._ends, []
        run_all(*ends)

    def _show_reading(self) -> None:
        self.show_wanted.emit(self.screen)

    def _made(self, number: int, screen: ReplayScreen) -> None:
        if number != self._number or not self.reading:
            screen.close_replay()
            screen.deleteLater()
            return
        self.forget()
        self.ready.emit(screen)

    def _failed(self, number: int, error: Exception) -> None:
        if number != self._number or not self.reading:
            return
        before, shown, path = self._began_at, self._stack.currentWidget(), self._path
        self.forget()
        if isinstance(error, MissingPacks) and path is not None:
            if look_for(self._window, error):
                self.open_file(path)
                self._began_at = before
            elif before is not None and shown is self.screen:
                self.show_wanted.emit(before)
            return
        sound = error.sound if isinstance(error, DamagedRecord) else None
        if sound is not None and isinstance(error, DamagedRecord):
            if dialogs.ask_show_sound(self._window, record_sentence(error), error.last_move, _last_match(sound)):
                self._begin(_ready(sound), error)
                self._began_at = before
                return
        else:
            title = translate("Replays", "The saved game cannot be shown")
            text = why_not(error)
            if isinstance(error, DamagedRecord):
                text += " " + translate(
                    "Replays", "Nothing of it can be shown. If you have a copy of the file, open that."
                )
            dialogs.tell(self._window, title, text)
        if before is not None and shown is self.screen:
            self.show_wanted.emit(before)

    def _moved_on(self) -> None:
        """Cancel if another screen is shown."""
        if self.reading and self._stack.currentWidget() not in (self.screen, self._began_at):
            self.forget()

    def forget(self) -> None:
        """Cancel without showing another screen."""
        self._late.stop()
        self._began_at = None
        if self._work is not None:
            self._work.drop()
            self._work = None


def _ready(record: Record) -> Reading:
    """A record that needs no reading."""
    yield 1.0
    return record


def _last_match(record: Record) -> int:
    """The number of the last match that has begun, 0 before the first."""
    return max((int(event["match"]) for event in record.events if event["type"] == "match_started"), default=0)
