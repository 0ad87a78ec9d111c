"""An invisible table that shows a record as everybody knew it, for pictures and films, written as WebP.

Qt writes the single pictures; the container that joins them into a film is written here (RFC 9649, section 2.7).
"""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from PySide6.QtCore import QBuffer, QByteArray, QObject, Qt
from PySide6.QtGui import QImage, QImageWriter
from PySide6.QtWidgets import QWidget

from swallows_gui import titles
from swallows_gui.models.vocabulary import labelled, of_title
from swallows_gui.services.people import shown_name
from swallows_gui.ui.kit.clock import Apart, clock
from swallows_gui.ui.kit.face_cache import paint_queue
from swallows_gui.ui.play.moments import showing_ms
from swallows_gui.ui.play.replay.replay_desk import USUAL_BEAT, ReplayController

if TYPE_CHECKING:
    from swallows_gui.session.replay import Playback
    from swallows_gui.ui.play.game_desk import GameUi
    from swallows_gui.ui.play.replay.replay_desk import ReplayDesk


SIZE = (960, 600)
"""Pixels of a picture."""
FRAME_MS = 80
"""Milliseconds between two pictures of a moment."""


class Still(NamedTuple):
    """A picture of the table at a position."""

    position: int
    image: QImage
    lines: tuple[str, ...]
    """What the reporter said of what led to it."""
    marked: bool
    """Whether it is a moment worth going to."""


class HiddenTable(QObject):
    """Shows a playback as everybody knew it, independently of the window. Call `close` when it is no longer needed."""

    def __init__(self, playback: Playback, window: QWidget) -> None:
        super().__init__(window)
        title = titles.title(playback.record.header.game)
        self._make: type[GameUi] = title.load(title.desk)
        make = self._make
        self.rerun = ReplayController(playback, make.models_for, make.manners, make.chapters, public=True)
        self._room = QWidget()
        self._room.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
        self._room.resize(*SIZE)
        self._desk: ReplayDesk = make.replay_desk(self.rerun, self._room, make.table_for)
        self._laid = False
        self._apart = Apart()
        """What moves on it: nothing else in the window moves or waits for it, or is over because it is."""
        self._log = self.rerun.models.new_log(self)
        self._lines = 0
        """How many lines the last events added to the log."""
        self._log.rowsInserted.connect(self._count)
        self._told = 0
        """The position up to which the log has been told."""

    def laid(self) -> Iterator[None]:
        """Build the table, in pieces of a few milliseconds."""
        yield from self._desk.laid()
        self._laid = True
        table = self._table = self._desk.table
        table.watching = True
        beside = (self._desk.opening, *(panel.widget for panel in self._desk.panels()))
        with clock().apart(self._apart):
            for widget in (table, *beside):
                if widget is not None:
                    widget.setParent(self._room)
                    widget.hide()
            table.resize(*SIZE)
            table.show()
            self._room.show()
        self.rerun.began.connect(self._began)
        self.rerun.played.connect(self._played)

    def close(self) -> None:
        """Release everything."""
        with clock().apart(self._apart):
            self.rerun.close()
            if self._laid:
                self._desk.close()
            self._room.hide()
        self._room.deleteLater()
        self.deleteLater()

    def match_at(self, position: int) -> tuple[int, int]:
        """The first and the last position of the match at a position."""
        self.rerun.seek(position)
        return self._desk.match_span()

    def name(self, position: int) -> str:
        """The name of the match at a position, without its result."""
        self.rerun.seek(position)
        return self._desk.match_name()

    def heading(self) -> str:
        """The names of the game and of its players."""
        return f"{self._game_name()} · {self._seats()}"

    def lines(self, position: int) -> tuple[str, str, str]:
        """Three lines: the game, the match's score at a position, and the players."""
        self.rerun.seek(position)
        return self._game_name(), self._desk.standing(), self._seats()

    def _game_name(self) -> str:
        playback = self.rerun.playback
        name = of_title(titles.title(playback.record.header.game).name)
        return labelled(name, playback.title) if playback.title else name

    def _seats(self) -> str:
        return ", ".join(shown_name(seat.name) for seat in self.rerun.playback.seats)

    def still(self, position: int) -> Still:
        """The picture at a position and the sentences of the events that led to it."""
        self._show(position)
        marks = {mark.position for mark in self.rerun.chapters.marks}
        return Still(position, self._grabbed(), self._said(position), position in marks)

    def stills(self, first: int, last: int) -> Iterator[Still]:
        """The pictures from one position to another, where the table is visible."""
        for position in range(first, last + 1):
            self.rerun.seek(position)
            if self._at_table:
                yield self.still(position)

    def last_seen(self) -> Generator[None, None, QImage | None]:
        """The picture of the last position at which the table is visible, made in pieces; None if it never is."""
        for position in range(self.rerun.last, -1, -1):
            self.rerun.seek(position)
            yield
            if self._at_table:
                self._show(position)
                yield
                self._table.grab()
                yield
                return self._grabbed()
        return None

    def moment(self, position: int) -> Iterator[QImage]:
        """The frames of the animation that leads to a position, one every `FRAME_MS` at pace normal."""
        self._show(max(0, position - 1))
        yield self._grabbed()
        events = self.rerun.playback.events(position, None)
        with clock().apart(self._apart):
            self.rerun.step()
        for _frame in range(-(-showing_ms(self._make.manners, events, USUAL_BEAT) // FRAME_MS)):
            with clock().apart(self._apart):
                clock().pass_time(FRAME_MS / 1000)
            yield self._grabbed()
        with clock().apart(self._apart):
            clock().finish_all()
            self.rerun.presenter.finish(nod=True)
        yield self._grabbed()

    @property
    def _at_table(self) -> bool:
        return self._make.manners.at_table(self.rerun.view)

    def _show(self, position: int) -> None:
        with clock().apart(self._apart):
            self.rerun.seek(position)
            self._table.show_view(self.rerun.view, self.rerun.info)
            clock().finish_all()

    def _began(self, events: list[Any]) -> None:
        if events:
            self._table.begin(self.rerun.info)

    def _played(self, _events: list[Any]) -> None:
        self._table.settle(self.rerun.view, self.rerun.info)

    def _grabbed(self) -> QImage:
        """A picture of the table with all its cards painted."""
        self._table.grab()
        paint_queue().flush()
        image: QImage = self._table.grab().toImage()
        return image.scaled(*SIZE, mode=Qt.TransformationMode.SmoothTransformation)

    def _said(self, position: int) -> tuple[str, ...]:
        """The sentences of the events that led to a position. Call it with rising positions."""
        for before in range(self._told, position):
            self._log.append(self.rerun.playback.events(before, None))
        self._lines = 0
        self._log.append(self.rerun.playback.events(position, None))
        self._told = position + 1
        lines = min(self._lines, self._log.rowCount())
        return tuple(str(self._log.index(row).data()) for row in reversed(range(lines)))

    def _count(self, _parent: object, first: int, last: int) -> None:
        self._lines = last - first + 1


QUALITY: Final = 78
"""Of a picture, 0 to 100: lettering is still clean at it."""
_ANIMATED: Final = 0b10
"""The flag of a container with more than one picture."""
_NO_BLENDING: Final = 0b10
"""The flag of a picture that takes the place of the one before."""
_BITSTREAMS: Final = (b"VP8 ", b"VP8L")


def encoded(image: QImage) -> bytes:
    """The image as a WebP file. Raises `OSError`."""
    return file_of(image.convertToFormat(QImage.Format.Format_RGB32), "webp", QUALITY)


def file_of(image: QImage, kind: str, quality: int = -1) -> bytes:
    """The image as a file of a type that Qt can write. Raises `OSError` if this Qt cannot."""
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QBuffer.OpenModeFlag.WriteOnly)
    writer = QImageWriter(buffer, QByteArray(kind.encode()))
    writer.setQuality(quality)
    if not writer.write(image):
        raise OSError(writer.errorString())
    return bytes(data.data())


def film(pictures: Sequence[bytes], milliseconds: Sequence[int], size: tuple[int, int]) -> bytes:
    """An endless animation from WebP files of the same size in pixels, each with its duration."""
    width, height = size
    header = bytes((_ANIMATED, 0, 0, 0)) + _three(width - 1) + _three(height - 1)
    background, loops = bytes(4), bytes(2)
    chunks = [_chunk(b"VP8X", header), _chunk(b"ANIM", background + loops)]
    place = bytes(6) + _three(width - 1) + _three(height - 1)
    for picture, shown in zip(pictures, milliseconds, strict=True):
        still = b"".join(_chunk(name, data) for name, data in _chunks(picture) if name in _BITSTREAMS)
        chunks.append(_chunk(b"ANMF", place + _three(shown) + bytes((_NO_BLENDING,)) + still))
    body = b"WEBP" + b"".join(chunks)
    return _chunk(b"RIFF", body)


def _three(number: int) -> bytes:
    return number.to_bytes(3, "little")


def _chunk(name: bytes, data: bytes) -> bytes:
    """A chunk of a WebP file, padded to even length."""
    return name + len(data).to_bytes(4, "little") + data + bytes(len(data) % 2)


def _chunks(file: bytes) -> Iterator[tuple[bytes, bytes]]:
    """The chunks of a WebP file after its header of twelve bytes."""
    at = 12
    while at + 8 <= len(file):
        length = int.from_bytes(file[at + 4 : at + 8], "little")
        yield file[at : at + 4], file[at + 8 : at + 8 + length]
        at += 8 + length + length % 2
