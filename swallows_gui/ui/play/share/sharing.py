"""What can be shared of a replay: a menu of pictures, films, a page for a browser, and lines to copy.

All of it shows what everybody knew at the time, whoever's eyes the replay is seen by.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QDir, QObject, QStandardPaths
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QMenu, QWidget

from swallows_gui import titles
from swallows_gui.models.vocabulary import labelled, of_title
from swallows_gui.records.whole_files import replace
from swallows_gui.services.glossary import translate
from swallows_gui.services.people import shown_name
from swallows_gui.services.settings import settings
from swallows_gui.ui.kit.notices import NoticeBar, announce
from swallows_gui.ui.kit.save_dialog import ask_to_save
from swallows_gui.ui.kit.words import set_tip
from swallows_gui.ui.play.paper.writing import Writing, written_in_pieces
from swallows_gui.ui.play.share.hidden_table import FRAME_MS, SIZE, HiddenTable, Still
from swallows_gui.ui.play.share.web_page import Step, web_page
from swallows_gui.ui.play.share.webp import encoded, file_of, film

if TYPE_CHECKING:
    from swallows_gui.ui.play.replay.replay_desk import ReplayDesk

LOOK_MS, MARKED_MS, LAST_MS = 1300, 2600, 4000
"""How long a film shows a position, one worth going to, and its last picture."""

Pieces = Iterator[bytes | None]
"""Work in pieces: None after each but the last, which has what is to be written."""


class Sharing(QObject):
    """The menu of one replay."""

    def __init__(self, desk: ReplayDesk, notice: NoticeBar, window: QWidget) -> None:
        super().__init__(window)
        self._desk, self._rerun = desk, desk.rerun
        self._notice, self._window = notice, window
        self.menu = QMenu(window)
        self.menu.aboutToShow.connect(self._fill)
        self._fill()

    def _fill(self) -> None:
        self.menu.clear()
        self.menu.setToolTipsVisible(True)
        film_here = self.menu.addAction(translate("Share", "&Film of this moment…"))
        film_here.triggered.connect(lambda: self._keep(".webp", self._film_of_moment))
        if settings().now.reduced_motion or not self._rerun.position:
            film_here.setEnabled(False)
            why = translate("Share", "Nothing moves here: motion is reduced in the settings, or it is the beginning.")
            set_tip(film_here, why)
        for text, suffix, make in (
            (translate("Share", "&Picture of this moment…"), ".png", self._picture),
            (translate("Share", "Film of this &match…"), ".webp", self._film_of_part),
            (translate("Share", "Page of this match for a &browser…"), ".html", self._page),
        ):
            self.menu.addAction(text).triggered.connect(partial(self._asked, suffix, make))
        self.menu.addSeparator()
        self.menu.addAction(translate("Share", "&Copy the result")).triggered.connect(self._copy)

    def _asked(self, suffix: str, make: Callable[[HiddenTable], Pieces], _on: bool = False) -> None:
        self._keep(suffix, make)

    def lines(self) -> str:
        """Three lines for a message: the game, how the match stands, and who plays."""
        return "\n".join((self._heading(), self._desk.standing(), self._seats()))

    def _seats(self) -> str:
        return ", ".join(shown_name(seat.name) for seat in self._rerun.playback.seats)

    def _heading(self) -> str:
        playback = self._rerun.playback
        name = of_title(titles.title(playback.record.header.game).name)
        return labelled(name, playback.title) if playback.title else name

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.lines())
        text = translate("Share", "Copied: {lines}").format(lines=self.lines().replace("\n", " · "))
        self._notice.show_notice(text, "info")
        announce(self._window, text)

    # Files

    def _keep(self, suffix: str, make: Callable[[HiddenTable], Pieces]) -> None:
        """Ask for a file and write into it what `make` makes."""
        self._rerun.play(False)
        title = translate("Share", "Share")
        kinds = {
            ".png": translate("Share", "Pictures (*{suffix})"),
            ".webp": translate("Share", "Films (*{suffix})"),
            ".html": translate("Share", "Pages for a browser (*{suffix})"),
        }
        folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.PicturesLocation) or QDir.homePath()
        proposal = Path(folder) / (_file_name(self._desk.match_name()) + suffix)
        path = ask_to_save(self._window, title, proposal, kinds[suffix].format(suffix=suffix), suffix)
        if path is None:
            return
        sentence = translate("Share", "{path} is being made.").format(path=path.name)
        table = HiddenTable(self._rerun.playback, self._window)
        try:
            done = written_in_pieces(
                Writing(self._window, title, sentence, self._parts(suffix), _written(table, make, path))
            )
        except OSError as trouble:
            text = translate("Paper", "{path} could not be written: {reason}. Choose another folder.")
            self._notice.show_notice(text.format(path=path, reason=trouble.strerror or trouble), "warning")
        else:
            text = translate("Share", "Made: {path}. It shows what everybody knew.").format(path=path)
            stopped = translate("Paper", "Stopped: nothing was written.")
            self._notice.show_notice(text if done else stopped, "info")
        finally:
            table.close()

    def _parts(self, suffix: str) -> int:
        """About how many pieces the work has."""
        first, last = self._desk.match_span()
        return 8 if suffix == ".png" else 8 + last - first

    def _picture(self, table: HiddenTable) -> Pieces:
        yield file_of(table.still(self._rerun.position).image, "png")

    def _film_of_moment(self, table: HiddenTable) -> Pieces:
        pictures = []
        for image in table.moment(self._rerun.position):
            pictures.append(encoded(image))
            yield None
        shown = [FRAME_MS] * (len(pictures) - 1) + [LAST_MS]
        yield film(pictures, shown, SIZE)

    def _film_of_part(self, table: HiddenTable) -> Pieces:
        pictures: list[bytes] = []
        shown: list[int] = []
        for still in table.stills(*table.match_at(self._rerun.position)):
            pictures.append(encoded(still.image))
            shown.append(MARKED_MS if still.marked else LOOK_MS)
            yield None
        shown[-1] = LAST_MS
        yield film(pictures, shown, SIZE)

    def _page(self, table: HiddenTable) -> Pieces:
        steps: list[Step] = []
        for still in table.stills(*table.match_at(self._rerun.position)):
            if still.lines or not steps:
                steps.append(_step(still))
            yield None
        yield web_page(self._desk.match_name(), f"{self._heading()} · {self._seats()}", steps, SIZE)


def _step(still: Still) -> Step:
    return Step(encoded(still.image), still.lines, still.marked)


def _written(table: HiddenTable, make: Callable[[HiddenTable], Pieces], path: Path) -> Iterator[None]:
    """All the work. Raises `OSError`."""
    yield from table.laid()
    for made in make(table):
        if made is not None:
            replace(path, made)
        yield


def _file_name(words: str) -> str:
    """Words as a file may be called on every system."""
    return re.sub(r'[\\/:*?"<>|\x00-\x1f]+', "-", words).strip(" .-") or "swallows"
