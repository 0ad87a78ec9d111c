"""What can be shared of a game: a menu of pictures, films, a page for a browser, and lines to copy.

All of it shows what everybody knew at the time, whoever looks.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Generator, Iterator
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QDir, QObject, QRectF, QStandardPaths
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtWidgets import QMenu, QWidget

from swallows_gui.catalogue.mistakes import BadCard
from swallows_gui.records.record import RecordError
from swallows_gui.records.whole_files import replace
from swallows_gui.services.glossary import translate
from swallows_gui.services.settings import settings
from swallows_gui.ui.kit.notices import NoticeBar, announce
from swallows_gui.ui.kit.painting import painting
from swallows_gui.ui.kit.save_dialog import ask_to_save
from swallows_gui.ui.kit.take_over import AT_REST, TakeOver, paint_take_over
from swallows_gui.ui.kit.words import set_tip
from swallows_gui.ui.play.paper.printing import Writing, written_in_pieces
from swallows_gui.ui.play.record_files import why_not
from swallows_gui.ui.play.share.hidden_table import FRAME_MS, SIZE, HiddenTable, Still, encoded, file_of, film
from swallows_gui.ui.play.share.web_page import PageStep, web_page

if TYPE_CHECKING:
    from swallows_gui.session.replay import Playback

LOOK_MS, MARKED_MS, LAST_MS = 1300, 2600, 4000
"""How long a film shows a position, one worth going to, and its last picture."""

POSTER = (1600, 1000)
"""Pixels of a poster that is kept."""
_OPENING = 40
"""About how many pieces there are before it is known how many."""

Pieces = Iterator[bytes | int]
"""Work in pieces: how many more there are than was known, and last what is to be written."""
Make = Callable[[HiddenTable, int], Pieces]


class Shared(Protocol):
    """What can be shared: a game, from a position on."""

    @property
    def moves(self) -> bool:
        """Whether a film of the position shows more than a picture, because something moved on the way to it."""
        ...

    def pause(self) -> None:
        """Stop playing while a file dialog is open."""
        ...

    def opened(self) -> Generator[float, None, Playback]:
        """The playback to share; yields the share done."""
        ...

    def position(self, playback: Playback) -> int:
        """The position to share."""
        ...

    def name(self) -> str:
        """A name for the file."""
        ...

    def poster(self) -> TakeOver | None:
        """The poster shown last, None if there was none."""
        ...


class ReplaySharing(QObject):
    """The menu of what can be made from a game: pictures, films, a web page, text."""

    def __init__(self, shared: Shared, notice: NoticeBar, window: QWidget) -> None:
        super().__init__(window)
        self._shared = shared
        self._notice, self._window = notice, window
        self.menu = QMenu(window)
        self.menu.aboutToShow.connect(self._fill)
        self._fill()

    def _fill(self) -> None:
        self.menu.clear()
        self.menu.setToolTipsVisible(True)
        if self._shared.poster() is not None:
            self.menu.addAction(translate("Share", "The last &poster as a picture…")).triggered.connect(self._hang)
        film_here = self.menu.addAction(translate("Share", "&Film of this moment…"))
        film_here.triggered.connect(partial(self._asked, ".webp", _film_of_moment))
        if settings().now.reduced_motion or not self._shared.moves:
            film_here.setEnabled(False)
            why = translate("Share", "Nothing moves here: motion is reduced in the settings, or it is the beginning.")
            set_tip(film_here, why)
        for text, suffix, make in (
            (translate("Share", "&Picture of this moment…"), ".png", _picture),
            (translate("Share", "Film of this &match…"), ".webp", _film_of_part),
            (translate("Share", "Page of this match for a &browser…"), ".html", _page),
        ):
            self.menu.addAction(text).triggered.connect(partial(self._asked, suffix, make))
        self.menu.addSeparator()
        self.menu.addAction(translate("Share", "&Copy the result")).triggered.connect(self._copy)

    def close(self) -> None:
        """Delete the menu when its subject is closed."""
        self.menu.deleteLater()
        self.deleteLater()

    def open_at(self, place: QWidget | None) -> None:
        """Open the menu below a button, or in the middle of the window."""
        within = place or self._window
        corner = within.rect().bottomLeft() if place is not None else within.rect().center()
        self.menu.popup(within.mapToGlobal(corner))

    def _asked(self, suffix: str, make: Make, _on: bool = False) -> None:
        path = self._ask(suffix)
        if path is not None and self._made(str(path), partial(_written, make, path)):
            self._say_made(path)

    def _copy(self) -> None:
        """Copy three lines: the game, the match's score, and the players."""
        lines: list[str] = []
        if self._made(translate("Share", "The result"), partial(_told, lines), seen=False):
            QGuiApplication.clipboard().setText("\n".join(lines))
            text = translate("Share", "Copied: {lines}").format(lines=" · ".join(lines))
            self._notice.show_notice(text, "info")
            announce(self._window, text)

    def _hang(self) -> None:
        """Save the poster as a picture."""
        poster, path = self._shared.poster(), self._ask(".png")
        if poster is None or path is None:
            return
        image = QImage(*POSTER, QImage.Format.Format_RGB32)
        with painting(image) as painter:
            paint_take_over(painter, QRectF(image.rect()), poster, AT_REST)
        try:
            replace(path, file_of(image, "png"))
        except OSError as trouble:
            self._say_unwritten(str(path), trouble)
        else:
            self._say_made(path)

    # Files

    def _ask(self, suffix: str) -> Path | None:
        self._shared.pause()
        kinds = {
            ".png": translate("Share", "Pictures (*{suffix})"),
            ".webp": translate("Share", "Films (*{suffix})"),
            ".html": translate("Share", "Pages for a browser (*{suffix})"),
        }
        folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.PicturesLocation) or QDir.homePath()
        proposal = Path(folder) / (_file_name(self._shared.name()) + suffix)
        title = translate("Share", "Share")
        return ask_to_save(self._window, title, proposal, kinds[suffix].format(suffix=suffix), suffix)

    def _made(self, what: str, make: Callable[[HiddenTable, int], Iterator[int]], *, seen: bool = True) -> bool:
        """Make `what`, a file or text, behind a progress dialog; returns whether it was made and reports errors.
        `seen`: the table must be laid out for it."""
        trouble: list[Exception] = []
        tables: list[HiddenTable] = []

        def pieces() -> Iterator[None]:
            try:
                opening = self._shared.opened()
                while True:
                    try:
                        next(opening)
                    except StopIteration as done:
                        playback: Playback = done.value
                        break
                    yield
                tables.append(HiddenTable(playback, self._window))
                if seen:
                    yield from tables[0].laid()
                for parts in make(tables[0], self._shared.position(playback)):
                    writing.expect(parts)
                    yield
            except (RecordError, BadCard, OSError) as error:
                trouble.append(error)

        sentence = translate("Share", "{path} is being made.").format(path=Path(what).name)
        writing = Writing(self._window, translate("Share", "Share"), sentence, _OPENING, pieces())
        try:
            done = written_in_pieces(writing)
        finally:
            for table in tables:
                table.close()
        if trouble and isinstance(trouble[0], OSError):
            self._say_unwritten(what, trouble[0])
        elif trouble:
            self._notice.show_notice(why_not(trouble[0]), "warning")
        elif not done:
            self._notice.show_notice(translate("Paper", "Stopped: nothing was written."), "info")
        return done and not trouble

    def _say_made(self, path: Path) -> None:
        text = translate("Share", "Made: {path}. It shows what everybody knew.").format(path=path)
        self._notice.show_notice(text, "info")

    def _say_unwritten(self, what: str, trouble: OSError) -> None:
        text = translate("Paper", "{path} could not be written: {reason}. Choose another folder.")
        self._notice.show_notice(text.format(path=what, reason=trouble.strerror or trouble), "warning")


def _written(make: Make, path: Path, table: HiddenTable, position: int) -> Iterator[int]:
    """Write the file that `make` makes; yields how many parts are left. Raises `OSError`."""
    for made in make(table, position):
        if isinstance(made, bytes):
            replace(path, made)
            made = 0
        yield made


def _told(lines: list[str], table: HiddenTable, position: int) -> Iterator[int]:
    lines += table.lines(position)
    yield 0


def _picture(table: HiddenTable, position: int) -> Pieces:
    yield file_of(table.still(position).image, "png")


def _film_of_moment(table: HiddenTable, position: int) -> Pieces:
    pictures = []
    for image in table.moment(position):
        pictures.append(encoded(image))
        yield 0
    shown = [FRAME_MS] * (len(pictures) - 1) + [LAST_MS]
    yield film(pictures, shown, SIZE)


def _film_of_part(table: HiddenTable, position: int) -> Pieces:
    pictures: list[bytes] = []
    shown: list[int] = []
    first, last = table.match_at(position)
    yield last - first
    for still in table.stills(first, last):
        pictures.append(encoded(still.image))
        shown.append(MARKED_MS if still.marked else LOOK_MS)
        yield 0
    shown[-1] = LAST_MS
    yield film(pictures, shown, SIZE)


def _page(table: HiddenTable, position: int) -> Pieces:
    steps: list[PageStep] = []
    first, last = table.match_at(position)
    yield last - first
    name, heading = table.name(position), table.heading()
    for still in table.stills(first, last):
        if still.lines or not steps:
            steps.append(_step(still))
        yield 0
    yield web_page(name, heading, steps, SIZE)


def _step(still: Still) -> PageStep:
    return PageStep(encoded(still.image), still.lines, still.marked)


def _file_name(words: str) -> str:
    """Words turned into a file name that is valid on every system."""
    return re.sub(r'[\\/:*?"<>|\x00-\x1f]+', "-", words).strip(" .-") or "swallows"
